//! What happened, in the words of a player at the table.

use super::names::Names;
use crate::board::{Chapter, LogContext};
use anachrony::Event;
use anachrony::Participant;
use anachrony::choice::{FreeAction, Space, Waiting};
use anachrony::data::{BOARD_A, Shape, Symbol};

/// A chapter is a phase of an era: a line for what the whole table did, one for what each player did in between.
pub(super) fn chapter(events: &[Event], context: &LogContext) -> Chapter {
    let names = Names(context.words);
    let mut builder = ChapterBuilder { context, names, lines: Vec::new(), who: None, entries: Vec::new() };
    for &event in events {
        match (builder.of_table(event), builder.of_player(event)) {
            (Some(line), _) => {
                builder.flush();
                builder.lines.push((None, line));
            }
            (None, Some((seat, what))) => builder.add_entry(seat, what),
            (None, None) => {}
        }
    }
    builder.flush();
    let lines = builder.lines.into_iter().map(|(who, line)| (who.map(Participant::seat), line)).collect();
    Chapter { title: title(names, events), lines }
}

fn title(names: Names, events: &[Event]) -> String {
    let words = names.0;
    match events.first() {
        Some(&Event::Era { era }) => words.with("ana-log-era", &[("n", era.into())]),
        Some(Event::PowerUp) => words.say("ana-phase-power-up"),
        Some(Event::Warp) => words.say("ana-phase-warp"),
        Some(Event::Actions) => words.say("ana-phase-actions"),
        Some(Event::CleanUp) => words.say("ana-phase-clean-up"),
        Some(Event::Over) => words.say("ana-phase-over"),
        // Nobody is told how a table was laid out; a game that is played on from a position begins anywhere.
        _ => words.say("ana-log-setup"),
    }
}

struct ChapterBuilder<'a> {
    context: &'a LogContext<'a>,
    names: Names,
    lines: Vec<(Option<Participant>, String)>,
    /// The acting player; `entries` is what they have done so far.
    who: Option<Participant>,
    entries: Vec<String>,
}

impl ChapterBuilder<'_> {
    fn add_entry(&mut self, seat: Participant, what: String) {
        if self.who != Some(seat) {
            self.flush();
            self.who = Some(seat);
        }
        self.entries.push(what);
    }

    fn flush(&mut self) {
        if let Some(seat) = self.who.take() {
            let entries = std::mem::take(&mut self.entries).join("; ");
            let values = [("name", self.context.name(seat.seat()).into()), ("acts", entries.into())];
            self.lines.push((Some(seat), self.names.0.with("ana-log-line", &values)));
        }
    }

    /// What the whole table did.
    fn of_table(&self, event: Event) -> Option<String> {
        let (names, words) = (self.names, self.names.0);
        let list = |parts: Vec<String>| parts.join(", ");
        Some(match event {
            Event::Goals { goals } => {
                let goals = list(goals.iter().map(|&goal| names.goal(goal)).collect());
                words.with("ana-log-goals", &[("goals", goals.into())])
            }
            Event::FirstPlayer { seat } => {
                words.with("ana-log-first-player", &[("name", self.context.name(seat.seat()).into())])
            }
            Event::Superproject { era, superproject } => {
                let name = names.project(superproject);
                words.with("ana-log-superproject", &[("n", era.into()), ("name", name.into())])
            }
            Event::Stocked { building } => words.with("ana-log-stocked", &[("name", names.building(building).into())]),
            Event::RecruitPool { workers } => {
                words.with("ana-log-recruit-pool", &[("workers", names.workers(&workers).into())])
            }
            Event::MinePool { goods } => {
                let goods = list(goods.iter().map(|&good| names.good(good)).collect());
                words.with("ana-log-mine-pool", &[("goods", goods.into())])
            }
            Event::Home => words.say("ana-log-home"),
            Event::Collapsed { action, space } => {
                let space = names.space(Space::capital(action, space));
                words.with("ana-log-collapsed", &[("space", space.into())])
            }
            Event::Impact => words.say("ana-log-impact"),
            Event::Laid { tile, space } => {
                let space = names.space(Space::capital(tile.action(), space));
                words.with("ana-log-laid", &[("space", space.into()), ("tile", names.collapse_text(tile).into())])
            }
            _ => return None,
        })
    }

    /// What one player did.
    fn of_player(&self, event: Event) -> Option<(Participant, String)> {
        self.of_setup(event)
            .or_else(|| self.of_goods(event))
            .or_else(|| self.of_time(event))
            .or_else(|| self.of_turn(event))
    }

    fn of_setup(&self, event: Event) -> Option<(Participant, String)> {
        let (names, words) = (self.names, self.names.0);
        Some(match event {
            Event::Path { seat, path } => (seat, words.with("ana-log-path", &[("path", names.path(path).into())])),
            Event::Board { seat, side } => (seat, words.with("ana-log-board", &[("side", side.name().into())])),
            Event::Leader { seat, leader } => {
                (seat, words.with("ana-log-leader", &[("leader", names.leader(leader).into())]))
            }
            Event::Picked { seat, asset: None } => (seat, words.say("ana-log-picked")),
            Event::Picked { seat, asset: Some(asset) } => {
                (seat, words.with("ana-log-picked-card", &[("n", asset.number().into())]))
            }
            Event::Assets { seat, assets } => {
                let numbers: Vec<String> = assets.iter().map(|asset| asset.number().to_string()).collect();
                (seat, words.with("ana-log-assets", &[("numbers", numbers.join(", ").into())]))
            }
            Event::Kept { seat, goal } => (seat, words.with("ana-log-kept", &[("goal", names.goal(goal).into())])),
            Event::Ready { seat } => (seat, words.say("ana-log-ready")),
            _ => return None,
        })
    }

    /// What came and went.
    fn of_goods(&self, event: Event) -> Option<(Participant, String)> {
        let (names, words) = (self.names, self.names.0);
        Some(match event {
            Event::Paid { seat, good, count } => (seat, format!("−{}", names.amount(good, count))),
            Event::Gained { seat, good, count } => (seat, format!("+{}", names.amount(good, count))),
            Event::Points { seat, points } => (seat, format!("+{}", names.points(points.into()))),
            Event::LostWorker { seat, worker } => {
                (seat, words.with("ana-log-lost-worker", &[("worker", names.worker(worker).into())]))
            }
            Event::NewWorker { seat, worker, column } => {
                let worker = names.waiting(Waiting { worker, column });
                (seat, words.with("ana-log-new-worker", &[("worker", worker.into())]))
            }
            Event::Breakthrough { seat, breakthrough } => {
                (seat, words.with("ana-log-breakthrough", &[("what", names.breakthrough(breakthrough).into())]))
            }
            Event::PaidBreakthrough { seat, breakthrough } => {
                (seat, words.with("ana-log-paid-breakthrough", &[("what", names.breakthrough(breakthrough).into())]))
            }
            Event::Charged { seat, slot } => {
                (seat, words.with("ana-log-charged", &[("slot", names.slot(slot).into())]))
            }
            Event::Woke { seat } => (seat, words.say("ana-log-woke")),
            Event::Morale { seat, morale } => {
                let values = [("n", (morale + 1).into()), ("of", BOARD_A.morale.len().into())];
                (seat, words.with("ana-log-morale", &values))
            }
            _ => return None,
        })
    }

    /// Warp tokens, paradoxes and travels.
    fn of_time(&self, event: Event) -> Option<(Participant, String)> {
        let (names, words) = (self.names, self.names.0);
        Some(match event {
            Event::Rolled { seat, tile, paradoxes } => {
                (seat, words.with("ana-log-rolled", &[("n", paradoxes.into()), ("era", tile.into())]))
            }
            Event::Paradoxes { seat, paradoxes } => (seat, words.with("ana-log-paradoxes", &[("n", paradoxes.into())])),
            Event::Anomaly { seat, spot } => {
                (seat, words.with("ana-log-anomaly", &[("spot", names.spot(spot).into())]))
            }
            Event::GaveUp { seat, building, .. } => {
                (seat, words.with("ana-log-gave-up", &[("name", names.building(building).into())]))
            }
            Event::Removed { seat, spot } => {
                (seat, words.with("ana-log-removed", &[("spot", names.spot(spot).into())]))
            }
            Event::TookBack { seat, warp } => {
                (seat, words.with("ana-log-took-back", &[("what", names.warp(warp).into())]))
            }
            Event::Warping { seat, warp } => {
                (seat, words.with("ana-log-warping", &[("what", names.warp(warp).into())]))
            }
            Event::Warped { seat, warp, .. } => {
                (seat, words.with("ana-log-warped", &[("what", names.warp(warp).into())]))
            }
            Event::Focus { seat, era } => (seat, words.with("ana-log-focus", &[("n", era.into())])),
            Event::Repaid { seat, warp } => (seat, words.with("ana-log-repaid", &[("what", names.warp(warp).into())])),
            Event::TimeTravel { seat, steps } => (seat, words.with("ana-log-time-travel", &[("n", steps.into())])),
            _ => return None,
        })
    }

    /// What is done in a turn.
    fn of_turn(&self, event: Event) -> Option<(Participant, String)> {
        let (names, words) = (self.names, self.names.0);
        Some(match event {
            Event::Placed { seat, worker, on, .. } => {
                let worker = worker.map_or_else(|| words.say("ana-log-empty-suit"), |worker| names.worker(worker));
                let values = [("worker", worker.into()), ("space", names.space(on).into())];
                (seat, words.with("ana-log-placed", &values))
            }
            Event::Used { seat, action } => (
                seat,
                match action {
                    FreeAction::Force => words.say("ana-log-force"),
                    FreeAction::Supply => words.say("ana-log-supply"),
                    FreeAction::Leader => words.say("ana-log-used-leader"),
                    FreeAction::Spot(spot) => words.with("ana-log-used", &[("name", names.spot(spot).into())]),
                },
            ),
            Event::Passed { seat } => (seat, words.say("ana-log-passed")),
            Event::Performs { seat, action } => {
                (seat, words.with("ana-log-performs", &[("action", names.capital(action).into())]))
            }
            Event::Copies { seat, space } => {
                let values =
                    [("name", names.spot(space.spot).into()), ("player", self.context.name(space.seat.seat()).into())];
                (seat, words.with("ana-log-copies", &values))
            }
            Event::Built { seat, building, spot } => {
                let values = [("name", names.building(building).into()), ("spot", names.spot(spot).into())];
                (seat, words.with("ana-log-built", &values))
            }
            Event::BuiltSuperproject { seat, superproject, spot } => {
                let values = [("name", names.project(superproject).into()), ("spot", names.spot(spot).into())];
                (seat, words.with("ana-log-built", &values))
            }
            Event::Set { seat, shape, symbol, .. } => {
                (seat, words.with("ana-log-set", &[("what", dice(names, shape, symbol).into())]))
            }
            Event::RolledDie { seat, shape, symbol, .. } => {
                (seat, words.with("ana-log-rolled-die", &[("what", dice(names, shape, symbol).into())]))
            }
            Event::Banner { seat } => (seat, words.say("ana-log-banner")),
            Event::Evacuated { seat, circle, points } => {
                let values = [("n", circle.into()), ("points", names.points(points.into()).into())];
                (seat, words.with("ana-log-evacuated", &values))
            }
            _ => return None,
        })
    }
}

/// What research dice show.
fn dice(names: Names, shape: Option<Shape>, symbol: Option<Symbol>) -> String {
    let shown: Vec<String> =
        shape.map(|shape| names.shape(shape)).into_iter().chain(symbol.map(|symbol| names.symbol(symbol))).collect();
    if shown.is_empty() { "?".to_owned() } else { shown.join(", ") }
}
