//! The figures that choices change: a preview compares them before and after.
//!
//! In the warp phase they count what the chosen tokens will bring, so that a token's preview tells it before all are turned up.

use super::evacuation;
use super::names::Names;
use crate::board::Figure;
use crate::words::{Words, capital};
use anachrony::View;
use anachrony::data::{Good, Shape, Shown, Warp, Worker, board};
use anachrony::state::Phase;
use anachrony::view::PlayerView;
use tabletop::Viewer;

/// The viewer's figures, and those of the pools.
pub(super) fn figures(view: &View, viewer: Viewer, words: &'static Words) -> Vec<Figure> {
    let Viewer::Seat(seat) = viewer else { return Vec::new() };
    let Some(me) = view.players.get(seat.index()).filter(|_| view.era > 0) else { return Vec::new() };
    let mut list = List { names: Names(words), figures: Vec::new() };
    list.stores(view, me);
    list.tracks(view, me);
    list.people(view, me);
    list.timeline(view, me);
    list.pools(view);
    list.figures
}

/// A number as people write it.
fn signed(n: i32) -> String {
    if n < 0 { format!("−{}", -n) } else { n.to_string() }
}

/// The tokens that are chosen and whose assets have not come yet.
fn to_come<'a>(view: &View, me: &'a PlayerView) -> &'a [Warp] {
    let phase = matches!(view.phase, Phase::Warp | Phase::Arrival { .. });
    me.warping.as_deref().filter(|_| phase).unwrap_or_default()
}

struct List {
    names: Names,
    figures: Vec<Figure>,
}

impl List {
    fn add(&mut self, key: impl Into<String>, value: impl std::fmt::Display, label: &str) {
        self.figures.push(Figure { key: key.into(), value: format!("{value}"), label: capital(label) });
    }

    fn say(&self, key: &str) -> String {
        self.names.0.say(key)
    }

    fn stores(&mut self, view: &View, me: &PlayerView) {
        for good in Good::ALL {
            let gained = |warp: &Warp| match warp.shows() {
                Shown::Goods(of, n) if of == good => i32::from(n),
                // A worker from the future costs a water.
                Shown::Worker(_) if good == Good::Water => -1,
                _ => 0,
            };
            let more: i32 = to_come(view, me).iter().map(gained).sum();
            let key = if good == Good::Core { "cores" } else { good.name() };
            self.add(key, signed(i32::from(me.goods[good]) + more), &self.names.good(good));
        }
        self.add("breakthroughs", me.breakthroughs.total(), &self.say("ana-board-breakthroughs"));
        for shape in Shape::ALL {
            let of_shape = me.breakthroughs.iter().filter(|(kind, _)| kind.shape() == shape);
            let count: u16 = of_shape.map(|(_, count)| count).sum();
            let label = self.names.0.with("ana-figure-breakthroughs", &[("shape", self.names.shape(shape).into())]);
            self.add(format!("breakthroughs-{shape}"), count, &label);
        }
    }

    fn tracks(&mut self, view: &View, me: &PlayerView) {
        if let Some(path) = me.path {
            let morale = board(path, view.options.side).morale[usize::from(me.morale)];
            self.add("morale", signed(morale.into()), &self.say("ana-board-morale"));
        }
        self.add("travel", me.time_travel, &self.say("ana-figure-travel"));
        self.add("paradoxes", format!("{}/{}", me.paradoxes, me.paradox_limit), &self.say("ana-board-paradoxes"));
        self.add("anomalies", me.anomalies(), &self.say("ana-part-anomalies"));
        self.add("points", signed(me.score.total), &self.say("ana-scores"));
        self.add("markers", me.markers, &self.say("ana-board-markers"));
        if let Some((have, need)) = evacuation::progress(view, me).filter(|_| me.evacuated.is_none()) {
            self.add("evacuation", format!("{have}/{need}"), &self.say("ana-board-evacuation"));
            let brings = evacuation::points(view, me).unwrap_or_default();
            self.add("evacuation-points", brings, &self.say("ana-figure-evacuation"));
        }
    }

    fn people(&mut self, view: &View, me: &PlayerView) {
        let comes = |wanted: Shown| to_come(view, me).iter().filter(|warp| warp.shows() == wanted).count() as u16;
        for worker in Worker::ALL {
            let active = me.active[worker] + comes(Shown::Worker(worker));
            self.add(format!("workers-{worker}"), active, &self.names.worker(worker));
            let label = self.names.0.with("ana-figure-tired", &[("worker", self.names.worker(worker).into())]);
            self.add(format!("tired-{worker}"), me.tired[worker], &label);
        }
        self.add("suits", u16::from(me.suits_charged()) + comes(Shown::Suit), &self.say("ana-figure-suits"));
    }

    fn timeline(&mut self, view: &View, me: &PlayerView) {
        let chosen = to_come(view, me).iter().filter(|&&warp| me.era_of(warp).is_none()).count();
        for era in 1..=view.era {
            let debts = me.warped_in(era) + if era == view.era { chosen } else { 0 };
            self.add(format!("warp-{era}"), debts, &self.names.0.with("ana-figure-warp", &[("n", era.into())]));
        }
        self.add("focus", me.focus, &self.say("ana-board-focus"));
    }

    fn pools(&mut self, view: &View) {
        for good in Good::ALL {
            let count = view.mine_pool.iter().filter(|&&other| other == good).count();
            let label = self.names.0.with("ana-figure-mine", &[("what", self.names.good(good).into())]);
            self.add(format!("mine-pool-{good}"), count, &label);
        }
        for worker in Worker::ALL {
            let label = self.names.0.with("ana-figure-recruit", &[("worker", self.names.worker(worker).into())]);
            self.add(format!("recruit-{worker}"), view.recruit_pool[worker], &label);
        }
    }
}
