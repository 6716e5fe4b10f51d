//! Choices and spaces in few words, where a chip or a line has no room for more. What tiles do stands on the board.

use super::names::Names;
use super::{Context, offers};
use crate::words::capital;
use anachrony::Choice;
use anachrony::choice::{FreeAction, Pile, Placement, Space, Stack};
use anachrony::data::{Building, Capital, Project, SpotId};
use anachrony::player::Tile;
use anachrony::view::PlayerView;
use tabletop::Viewer;

impl Names {
    /// A space for a worker, such as "Mine 2".
    pub(super) fn short_space(self, space: Space) -> String {
        let numbered = |name: String, n: u8| format!("{name} {n}");
        match space {
            Space::Construct(n) => numbered(self.capital(Capital::Construct), n),
            Space::Recruit(n) => numbered(self.capital(Capital::Recruit), n),
            Space::Research(n) => numbered(self.capital(Capital::Research), n),
            Space::Council(n) => numbered(self.0.say("ana-short-council"), n),
            Space::Mine(n) => numbered(self.0.say("ana-short-mine"), n),
            Space::Purify => self.0.say("ana-short-purify"),
            Space::Nomads => self.0.say("ana-short-nomads"),
            Space::Spot(spot) => self.short_spot(spot),
            Space::Anomaly(_) => self.0.say("ana-short-anomaly"),
            _ => self.space(space),
        }
    }

    /// A spot of a player board, such as "Lab 2".
    pub(super) fn short_spot(self, spot: SpotId) -> String {
        let key = format!("ana-building-{}", spot.row().name().replace('_', "-"));
        self.0.with(&key, &[("n", (spot.column() + 1).to_string().into())])
    }
}

/// A choice in few words.
pub(super) fn short(context: &Context, choice: Choice) -> String {
    let names = Names(context.words);
    let words = match choice {
        Choice::Place(Placement { worker, on, .. }) => {
            let worker =
                worker.map_or_else(|| context.words.say("ana-choose-empty-suit"), |worker| names.worker(worker));
            let space = match on {
                Space::Spot(spot) => tile(names, me(context), spot),
                _ => names.short_space(on),
            };
            context.words.with("ana-choose-place", &[("worker", worker.into()), ("space", space.into())])
        }
        Choice::Use(FreeAction::Force) => context.words.say("ana-log-force"),
        Choice::Use(FreeAction::Supply) => context.words.say("ana-log-supply"),
        Choice::Use(FreeAction::Leader) => {
            me(context).and_then(|me| me.leader).map(|leader| names.leader(leader)).unwrap_or_default()
        }
        Choice::Use(FreeAction::Spot(spot)) => tile(names, me(context), spot),
        Choice::Leader(leader) => names.leader(leader),
        Choice::Keep(goal) => names.goal(goal),
        Choice::Build(stack) => match on_offer(context, stack) {
            Some(building) => {
                let points = names.points(building.printed().points.into());
                format!("{} ({points})", names.building(building))
            }
            None => names.row(stack.row),
        },
        Choice::Superproject(spot) => match in_focus(context) {
            Some(project) => {
                let points = names.points(project.printed().points.into());
                format!("{} ({points}), {}", names.project(project), names.short_spot(spot))
            }
            None => names.short_spot(spot),
        },
        Choice::CopySpace(other) => {
            let player = context.view.players.get(other.seat.index());
            format!("{} ({})", tile(names, player, other.spot), context.name(other.seat.seat()))
        }
        _ => offers::say(context, choice),
    };
    capital(&words)
}

/// The player who chooses. Where all choose at once, that is the viewer.
pub(super) fn me<'a>(context: &Context<'a>) -> Option<&'a PlayerView> {
    let seat = match context.viewer {
        Viewer::Seat(seat) => seat,
        Viewer::Spectator => context.view.actor.seat(),
    };
    context.view.players.get(seat.index())
}

/// The top building of a stack.
pub(super) fn on_offer(context: &Context, stack: Stack) -> Option<Building> {
    let stacks = context.view.stacks.get(stack.row as usize)?;
    match stack.from {
        Pile::Primary => stacks.primary,
        Pile::Secondary => stacks.secondary.last().copied(),
    }
}

/// The superproject in focus.
fn in_focus(context: &Context) -> Option<Project> {
    let focus = usize::from(me(context)?.focus);
    *context.view.superprojects.get(focus.checked_sub(1)?)?
}

/// What stands on a spot.
fn tile(names: Names, player: Option<&PlayerView>, spot: SpotId) -> String {
    match player.map(|player| player.spots[spot.index()].tile) {
        Some(Tile::Building(building)) => names.building(building).into(),
        Some(Tile::Superproject(project)) => names.project(project).into(),
        _ => names.short_spot(spot),
    }
}
