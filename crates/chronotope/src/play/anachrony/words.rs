//! What happened, in the words of a player at the table.

use super::super::paper::{Paper, Tint, wrap};
use super::called;
use super::things::{capital, letter, one};
use anachrony::Participant;
use anachrony::choice::{FreeAction, Space};
use anachrony::data::SpotId;
use anachrony::{Event, View};

/// What happened: a line for what the whole table did, one for each turn of a player in between.
pub(super) fn tell(view: &View, events: &[Event], paper: Paper) -> Vec<String> {
    let mut story = Story { view, paper, lines: Vec::new(), who: None, acts: Vec::new() };
    for &event in events {
        match (table(view, event), act(event)) {
            (Some(line), _) => story.say(&line),
            (None, Some((seat, what))) => story.act(seat, what),
            (None, None) => {}
        }
    }
    story.pause();
    story.lines
}

struct Story<'a> {
    view: &'a View,
    paper: Paper,
    lines: Vec<String>,
    /// Whoever is acting, and what that player has done so far.
    who: Option<Participant>,
    acts: Vec<String>,
}

impl Story<'_> {
    fn say(&mut self, line: &str) {
        self.pause();
        self.lines.extend(wrap(line, 2).iter().map(|line| self.paper.paint(Tint::Strong, line)));
    }

    fn act(&mut self, seat: Participant, what: String) {
        if self.who != Some(seat) {
            self.pause();
            self.who = Some(seat);
        }
        self.acts.push(what);
    }

    fn pause(&mut self) {
        if let Some(seat) = self.who.take() {
            let acts = std::mem::take(&mut self.acts).join("; ");
            self.lines.extend(wrap(&format!("{}: {acts}.", called(self.view, seat)), 2));
        }
    }
}

/// What the whole table did.
fn table(view: &View, event: Event) -> Option<String> {
    Some(match event {
        Event::Goals { goals } => {
            let names: Vec<String> = goals.iter().map(|goal| goal.name().replace('_', " ")).collect();
            format!("Endgame cards: {}.", names.join(", "))
        }
        Event::FirstPlayer { seat } => format!("First player: {}.", called(view, seat)),
        Event::Era { era } => format!("Era {era} begins."),
        Event::Superproject { era, superproject } => {
            format!("Above era {era}: {}.", superproject.printed().name)
        }
        Event::Home => "Workers and suits come home.".into(),
        Event::Collapsed { action, space } => format!("{} {space} is gone.", capital(action.name())),
        Event::Impact => "The asteroid falls.".into(),
        Event::Over => "The game is over.".into(),
        _ => return None,
    })
}

fn spot(spot: SpotId) -> String {
    format!("{} {}", spot.row().name().replace('_', " "), spot.column() + 1)
}

fn space(on: Space) -> String {
    match on {
        Space::Construct(number) => format!("construct {number}"),
        Space::Recruit(number) => format!("recruit {number}"),
        Space::Research(number) => format!("research {number}"),
        Space::Council(number) => format!("council {number}"),
        Space::Mine(number) => format!("mine {number}"),
        Space::Purify => "purify water".into(),
        Space::Nomads => "the nomads".into(),
        Space::Evacuate => "the evacuation".into(),
        Space::Supply => "supply".into(),
        Space::Spot(at) => spot(at),
        Space::Anomaly(at) => format!("the anomaly on {}", spot(at)),
    }
}

/// What one player did.
fn act(event: Event) -> Option<(Participant, String)> {
    Some(match event {
        Event::Path { seat, path } => (seat, format!("follows {}", capital(path.name()))),
        Event::Board { seat, side } => (seat, format!("path board {side}")),
        Event::Leader { seat, leader } => (seat, format!("led by {}", capital(leader.name()))),
        Event::Picked { seat, .. } => (seat, "picks a card".into()),
        Event::Assets { seat, assets } => {
            let numbers: Vec<String> = assets.iter().map(|asset| asset.number().to_string()).collect();
            (seat, format!("kept cards {}", numbers.join(", ")))
        }
        Event::Kept { seat, goal } => (seat, format!("keeps {}", goal.name().replace('_', " "))),
        Event::Rolled { seat, tile, paradoxes } => (seat, format!("{paradoxes} paradoxes for era {tile}")),
        Event::Anomaly { seat, spot: at } => (seat, format!("an anomaly on {}", spot(at))),
        Event::GaveUp { seat, building, .. } => (seat, format!("gives up {building:?}")),
        Event::TookBack { seat, warp } => (seat, format!("takes back {warp}")),
        Event::Charged { seat, slot } => (seat, format!("charges slot {slot}")),
        Event::Paid { seat, good, count } => (seat, format!("-{count} {}", letter(good))),
        Event::Gained { seat, good, count } => (seat, format!("+{count} {}", letter(good))),
        Event::Points { seat, points } => (seat, format!("+{points} points")),
        Event::LostWorker { seat, worker } => (seat, format!("{} less", one(worker.name()))),
        Event::NewWorker { seat, worker, column } => (seat, format!("a new {worker} ({column})")),
        Event::Warping { seat, warp } => (seat, format!("chooses {warp}")),
        Event::Warped { seat, warp, .. } => (seat, format!("warps {warp}")),
        Event::Placed { seat, worker, on } => {
            let who = worker.map_or("empty suit".to_owned(), |worker| worker.name().to_owned());
            (seat, format!("{who} to {}", space(on)))
        }
        Event::Used { seat, action } => {
            let what = match action {
                FreeAction::Force => "forces workers".to_owned(),
                FreeAction::Supply => "supplies".to_owned(),
                FreeAction::Leader => "uses the leader".to_owned(),
                FreeAction::Spot(at) => format!("uses {}", spot(at)),
            };
            (seat, what)
        }
        Event::Passed { seat } => (seat, "passes".into()),
        Event::Performs { seat, action } => (seat, action.name().to_owned()),
        Event::Copies { seat, space } => (seat, format!("copies {} of {}", spot(space.spot), space.seat)),
        Event::Built { seat, building, spot: at } => (seat, format!("builds {building:?} on {}", spot(at))),
        Event::BuiltSuperproject { seat, superproject, .. } => {
            (seat, format!("builds {}", superproject.printed().name))
        }
        Event::RolledDie { seat, shape, symbol, .. } => {
            let face = shape.map_or(symbol.map_or("a question mark", |symbol| symbol.name()), |shape| shape.name());
            (seat, format!("rolls {}", face.replace('_', " ")))
        }
        Event::Breakthrough { seat, breakthrough } => {
            (seat, format!("finds {}", breakthrough.name().replace('_', " ")))
        }
        Event::PaidBreakthrough { seat, breakthrough } => {
            (seat, format!("pays {}", breakthrough.name().replace('_', " ")))
        }
        Event::Focus { seat, era } => (seat, format!("travels to era {era}")),
        Event::Repaid { seat, warp } => (seat, format!("repays {warp}")),
        Event::Morale { seat, morale } => (seat, format!("morale {morale}")),
        Event::Woke { seat } => (seat, "wakes everybody".into()),
        Event::Removed { seat, spot: at } => (seat, format!("removes the anomaly on {}", spot(at))),
        Event::Evacuated { seat, circle, .. } => (seat, format!("is evacuated, circle {circle}")),
        _ => return None,
    })
}
