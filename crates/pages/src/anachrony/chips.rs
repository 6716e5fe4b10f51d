//! The choices of a group as chips: one for each place, with who can go there; short, in icons.

use super::names::Names;
use super::{Context, icons};
use crate::board::Chip;
use crate::words::capital;
use anachrony::Choice;
use anachrony::choice::{FreeAction, Pile, Placement, Space, Stack};
use anachrony::data::{Shown, SpotId, Worker};
use anachrony::player::Tile;
use anachrony::view::PlayerView;
use maud::{Markup, html};
use tabletop::Viewer;

const NUMERALS: [&str; 3] = ["I", "II", "III"];

/// Chips for these choices, in their order.
pub(super) fn chips(context: &Context, choices: &[Choice]) -> Vec<Chip> {
    let together = |one: &Choice, next: &Choice| match (one, next) {
        (Choice::Place(one), Choice::Place(next)) => one.on == next.on,
        (Choice::Superproject(_), Choice::Superproject(_)) => true,
        _ => false,
    };
    let faces = Faces { context, names: Names(context.words) };
    choices.chunk_by(together).map(|these| faces.chip(these)).collect()
}

struct Faces<'a> {
    context: &'a Context<'a>,
    names: Names,
}

impl Faces<'_> {
    fn chip(&self, these: &[Choice]) -> Chip {
        let (before, label, after) = match these[0] {
            Choice::Place(placement) => {
                let workers: Vec<Option<Worker>> = these
                    .iter()
                    .filter_map(
                        |choice| if let Choice::Place(placement) = choice { Some(placement.worker) } else { None },
                    )
                    .collect();
                let (icon, label) = self.place(placement);
                (icon, label, self.workers(&workers))
            }
            choice => self.face(choice),
        };
        Chip { label, before: before.into_string(), after: after.into_string(), count: these.len() }
    }

    fn me(&self) -> Option<&PlayerView> {
        match self.context.viewer {
            Viewer::Seat(seat) => self.context.view.players.get(seat.index()),
            Viewer::Spectator => None,
        }
    }

    /// Who can go there: one figure if all who are active can.
    fn workers(&self, workers: &[Option<Worker>]) -> Markup {
        let kinds = self.me().map_or(0, |me| me.active.iter().count());
        html! {
            @if workers.len() == kinds && kinds > 1 { (icons::anyone()) }
            @else { @for worker in workers { @match worker { Some(worker) => (icons::worker(*worker)), None => (icons::icon("suit")) } } }
        }
    }

    fn place(&self, Placement { on, .. }: Placement) -> (Markup, String) {
        let words = self.names.0;
        let numbered = |name: String, n: u8| {
            let numeral = NUMERALS.get(usize::from(n).wrapping_sub(1)).copied().unwrap_or_default();
            format!("{name} {numeral}")
        };
        let label = match on {
            Space::Construct(n) => numbered(words.say("ana-capital-construct"), n),
            Space::Recruit(n) => numbered(words.say("ana-capital-recruit"), n),
            Space::Research(n) => numbered(words.say("ana-capital-research"), n),
            Space::Council(n) => numbered(words.say("ana-council-short"), n),
            Space::Mine(n) => numbered(words.say("ana-mine"), n),
            Space::Anomaly(_) => words.say("ana-anomaly"),
            Space::Spot(spot) => return self.tile(spot),
            Space::Supply => words.say("ana-supply"),
            other => capital(&self.names.space(other)),
        };
        (Markup::default(), label)
    }

    /// What stands on a spot of mine: what it does, and its name.
    fn tile(&self, spot: SpotId) -> (Markup, String) {
        match self.me().map(|me| me.spot(spot).tile) {
            Some(Tile::Building(building)) => {
                let printed = building.printed();
                (icons::does(&printed.ability, printed.once), self.names.building(building).to_owned())
            }
            Some(Tile::Superproject(project)) => (icons::icon("project"), self.names.project(project).to_owned()),
            _ => (Markup::default(), capital(&self.names.spot(spot))),
        }
    }

    /// What a choice is shown as: icons before the words, short words, icons after them.
    fn face(&self, choice: Choice) -> (Markup, String, Markup) {
        let said = || super::short::short(self.context, choice);
        let with = |icon: Markup| (icon, said(), Markup::default());
        match choice {
            Choice::Use(FreeAction::Force) => (
                icons::icon("free"),
                self.names.0.say("ana-force"),
                html! { "−1" (icons::icon("morale")) (icons::icon("wake")) },
            ),
            Choice::Use(FreeAction::Supply) => (icons::icon("free"), self.names.0.say("ana-supply"), Markup::default()),
            Choice::Use(FreeAction::Leader) => {
                let leader = self.me().and_then(|me| me.leader).map(|leader| self.names.leader(leader));
                (icons::icon("free"), leader.unwrap_or_default(), Markup::default())
            }
            Choice::Use(FreeAction::Spot(spot)) => {
                let (does, name) = self.tile(spot);
                (icons::icon("free"), name, does)
            }
            Choice::Build(stack) => self.building(stack),
            Choice::Superproject(_) => self.superproject(),
            Choice::Charge(charge) => with(charge.pay.map_or_else(|| icons::icon("suit"), icons::good)),
            Choice::Warp(warp) => with(match warp.shows() {
                Shown::Goods(good, _) => icons::good(good),
                Shown::Worker(worker) => icons::worker(worker),
                Shown::Suit => icons::icon("suit"),
            }),
            Choice::Repay(warp) | Choice::TakeBack(warp) => with(icons::icon(icons::shown(warp))),
            Choice::Discount(good) | Choice::Pay(good) | Choice::Take(good) | Choice::Gain(good) => {
                with(icons::good(good))
            }
            Choice::PayWorker(waiting) | Choice::Lose(waiting) => with(icons::worker(waiting.worker)),
            Choice::Recruit(worker) | Choice::NewWorker(worker) => with(icons::worker(worker)),
            Choice::PayBreakthrough(kind) => with(icons::breakthrough(kind)),
            Choice::SetShape(shape) => with(icons::shape(shape)),
            Choice::SetSymbol(symbol) => with(html! { span.die-face { (icons::symbol(symbol)) } }),
            Choice::Roll | Choice::Reroll(_) => with(icons::icon("die")),
            Choice::Perform(action) => with(icons::capital(action)),
            Choice::Focus(_) => with(icons::icon("focus")),
            Choice::ReturnParadox | Choice::Bargain(_) => with(icons::icon("paradox")),
            Choice::Anomaly(_) => with(icons::icon("anomaly")),
            Choice::Path(path) => with(icons::path(path)),
            Choice::Keep(goal) => with(icons::goal(goal)),
            _ => with(Markup::default()),
        }
    }

    fn building(&self, stack: Stack) -> (Markup, String, Markup) {
        let view = self.context.view.stacks.get(stack.row as usize);
        let top = view.and_then(|view| match stack.from {
            Pile::Primary => view.primary,
            Pile::Secondary => view.secondary.last().copied(),
        });
        let Some(top) = top else { return (Markup::default(), self.names.row(stack.row), Markup::default()) };
        let printed = top.printed();
        let does = html! { (icons::who(&printed.ability)) (icons::does(&printed.ability, printed.once)) (icons::points(printed.points)) };
        (icons::row(stack.row), self.names.building(top).to_owned(), does)
    }

    fn superproject(&self) -> (Markup, String, Markup) {
        let era = self.me().map_or(0, |me| usize::from(me.focus));
        let project = self.context.view.superprojects.get(era.wrapping_sub(1)).copied().flatten();
        let Some(project) = project else { return (icons::icon("project"), String::new(), Markup::default()) };
        (icons::icon("project"), self.names.project(project).to_owned(), icons::points(project.printed().points))
    }
}
