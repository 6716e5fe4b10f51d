//! A space for a worker: a hexagon, or an open zone. Touching it asks who goes.

use super::{Table, path_of};
use crate::anachrony::icons;
use crate::board::MenuItem;
use crate::words::capital as capitalised;
use anachrony::Choice;
use anachrony::choice::{Placement, Space};
use anachrony::data::{Capital, Collapse, Path, Worker};
use anachrony::state::Suit;
use maud::{Markup, html};

pub(super) const NUMERALS: [&str; 3] = ["I", "II", "III"];

/// A hexagon of the main board.
pub(super) struct Face {
    pub space: Space,
    /// From 1.
    pub number: usize,
    pub suit: Option<Suit>,
    pub tile: Option<Collapse>,
    pub closed: bool,
    /// What it costs or brings, below it.
    pub tag: Markup,
    /// The same in words.
    pub text: String,
}

/// The placements on a space, worker by worker.
pub(super) fn placements(table: &Table, space: Space) -> Vec<MenuItem<Choice>> {
    let words = table.context.words;
    table.items(|choice| match choice {
        Choice::Place(Placement { worker, on, .. }) if on == space => {
            let name = worker.map_or_else(|| words.say("ana-choose-empty-suit"), |worker| table.names.worker(worker));
            let icon = worker.map_or_else(|| icons::icon("suit"), icons::worker);
            Some(MenuItem { icon, note: note(table, worker, space), ..MenuItem::new(choice, capitalised(&name)) })
        }
        _ => None,
    })
}

/// What is special about this worker on this space.
fn note(table: &Table, worker: Option<Worker>, space: Space) -> Markup {
    let engineer = matches!(worker, Some(Worker::Engineer | Worker::Genius));
    let scientist = matches!(worker, None | Some(Worker::Scientist | Worker::Genius));
    let administrator = matches!(worker, Some(Worker::Administrator | Worker::Genius));
    let key = match space {
        Space::Construct(_) if engineer => "ana-note-engineer-builds",
        Space::Recruit(_) if worker == Some(Worker::Engineer) => "ana-note-no-genius",
        Space::Mine(_) if engineer => "ana-note-motivated",
        Space::Purify if scientist => "ana-note-four-water",
        Space::Nomads if administrator => "ana-note-twice",
        Space::Supply if administrator && table.owner().is_some_and(|me| table.printed(me).supply_motivates) => {
            "ana-note-motivated"
        }
        _ => return Markup::default(),
    };
    html! { (table.say(key)) }
}

/// A hexagon with what lies and stands on it.
pub(super) fn hexagon(table: &Table, face: &Face) -> Markup {
    let words = table.context.words;
    let place = table.names.space(face.space);
    let state = match face.suit {
        _ if face.closed => words.say("ana-board-closed"),
        Some(suit) => words.with(
            "ana-space-taken",
            &[("name", table.context.name(suit.owner.seat()).into()), ("worker", pilot(table, suit).into())],
        ),
        None => face.text.clone(),
    };
    let label = if state.is_empty() { place } else { table.names.with_text(&place, &state) };
    let label = capitalised(&label);
    let class = match face.suit {
        _ if face.closed => "hexc closed",
        Some(_) => "hexc taken",
        None if face.tile.is_some() => "hexc tile",
        None => "hexc",
    };
    let inside = html! {
        svg.hx viewBox="0 0 56 60" {
            (icons::whole("hex"))
            @if face.closed { (icons::part("closed", 16.0, 18.0, 24.0)) }
            @else if let Some(suit) = face.suit { (exosuit(path_of(table.view, suit.owner), suit.worker, &piece_of(face.space, suit))) }
            @else { text.numeral x="28" y="36" { (NUMERALS.get(face.number - 1).copied().unwrap_or_default()) } }
        }
        span.tag aria-hidden="true" { (face.tag) }
    };
    let id = format!("{}-{}", dashed(face.space), face.number);
    table.piece(&id, &placements(table, face.space), class, &label, &inside)
}

/// Who sits in a suit, in words.
fn pilot(table: &Table, suit: Suit) -> String {
    suit.worker.map_or_else(|| table.say("ana-choose-empty-suit"), |worker| table.names.worker(worker))
}

/// A suit in the colour and with the outline of its path, and who sits in it. `piece` says where it comes from when it is new.
fn exosuit(path: Path, worker: Option<Worker>, (piece, from): &(String, String)) -> Markup {
    html! {
        g class={ "p-" (path) } data-piece=(piece) data-from=(from) {
            (icons::whole("exosuit"))
            (icons::part(worker.map_or("nobody", Worker::name), 17.5, 19.0, 21.0))
            (icons::part(&format!("s-{path}"), 40.0, 0.0, 15.0))
        }
    }
}

/// A charged suit on its slot.
pub(super) fn charged(path: Path) -> Markup {
    html! { g class={ "p-" (path) } { (icons::whole("exosuit")) (icons::part(&format!("s-{path}"), 40.0, 0.0, 15.0)) } }
}

/// The suit as a piece that moves, and the element it comes from.
fn piece_of(space: Space, suit: Suit) -> (String, String) {
    (format!("suit-{}-{}", suit.owner.0, dashed(space)), format!("ana-suits-{}", suit.owner.0))
}

/// A space as ids and pieces are called.
fn dashed(space: Space) -> String {
    match space {
        Space::Construct(n) => format!("construct-{n}"),
        Space::Recruit(n) => format!("recruit-{n}"),
        Space::Research(n) => format!("research-{n}"),
        Space::Council(n) => format!("council-{n}"),
        Space::Mine(n) => format!("mine-{n}"),
        Space::Purify => "purify".into(),
        Space::Nomads => "nomads".into(),
        Space::Evacuate => "evacuate".into(),
        Space::Supply => "supply".into(),
        Space::Spot(spot) | Space::Anomaly(spot) => format!("spot-{}", spot.index()),
        Space::Module(module) => match module {},
    }
}

/// An open zone of the main board, where any number of suits find room.
pub(super) fn zone(table: &Table, space: Space, class: &str, icon: &str, text: &str, inside: &Markup) -> Markup {
    let name = capitalised(&table.names.space(space));
    let label = table.names.with_text(&name, text);
    let inside = html! {
        span.head { (icons::icon(icon)) span { (name) } }
        (inside)
    };
    table.piece(&dashed(space), &placements(table, space), &format!("act zn {class}"), &label, &inside)
}

/// The spaces of a capital action.
pub(super) fn of_capital(action: Capital) -> fn(u8) -> Space {
    match action {
        Capital::Construct => Space::Construct,
        Capital::Recruit => Space::Recruit,
        Capital::Research => Space::Research,
    }
}
