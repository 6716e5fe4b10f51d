use super::{five_names, in_games};
use crate::board::{Board, Chapter, LogContext};
use crate::words::Language;
use tabletop::{Game, List, Seat, Viewer};
use wonderful_world::choice::{Placement, Site};
use wonderful_world::data::{Card, Direction, Empire, Leader, Piece, Resource};
use wonderful_world::{Event, WonderfulWorld};

fn told(events: &[Event]) -> Chapter {
    let names = ["Anna", "Boris"].map(String::from);
    let context = LogContext { viewer: Viewer::Spectator, names: &names, words: Language::English.words() };
    WonderfulWorld::chapter(events, &context)
}

fn lines(events: &[Event]) -> Vec<String> {
    told(events).lines.into_iter().map(|(_, line)| line).collect()
}

fn card(id: &str) -> Card {
    Card::from_id(id).unwrap()
}

fn placed(seat: Seat, piece: Piece, id: &str) -> Event {
    Event::Placed { seat, placement: Placement { piece, stands_for: None, on: Site { site: 1, card: card(id) } } }
}

const ANNA: Seat = Seat(0);
const BORIS: Seat = Seat(1);

#[test]
fn cubes_on_one_card_are_told_together_with_what_comes_of_them() {
    let events = [
        placed(ANNA, Piece::Energy, "tank_division"),
        placed(BORIS, Piece::Energy, "zeppelin"),
        placed(ANNA, Piece::Energy, "tank_division"),
        Event::Built { seat: ANNA, site: 1, card: card("tank_division"), bonus: card("tank_division").printed().bonus },
        Event::OnEmpire { seat: BORIS, resource: Resource::Gold },
        Event::OnEmpire { seat: BORIS, resource: Resource::Gold },
        Event::Krystallium { seat: BORIS },
    ];
    assert_eq!(
        lines(&events),
        [
            "Anna: built Tank Division with 2 energy, +1 general",
            "Boris: 1 energy onto Zeppelin; 2 gold onto the empire; five cubes became a krystallium"
        ]
    );
    assert_eq!(told(&events).lines[0].0, Some(ANNA));
}

#[test]
fn a_step_is_told_as_one_line_and_who_alone_has_most() {
    let (resource, leader) = (Resource::Gold, Some(Leader::Financier));
    let produced = |seat, cubes| Event::Produced { seat, resource, cubes };
    let step = [
        Event::Step { resource },
        produced(ANNA, 2),
        produced(BORIS, 0),
        Event::Supremacy { seat: ANNA, resource, leader },
    ];
    assert_eq!(told(&step).title, "Production: gold");
    assert_eq!(lines(&step), ["Produced – Anna: 2, Boris: 0", "Anna: supremacy, +1 financier"]);
    let science = [
        Event::Supremacy { seat: ANNA, resource: Resource::Science, leader: None },
        Event::Took { seat: ANNA, leader: Leader::General },
    ];
    assert_eq!(lines(&science), ["Anna: supremacy, a leader to choose; +1 general"]);
}

#[test]
fn picks_are_told_when_they_are_turned_up_a_line_for_each() {
    let shown = |seat, id| Event::Shown { seat, card: card(id) };
    let events = [
        Event::Picked { seat: BORIS, card: None },
        shown(ANNA, "zeppelin"),
        shown(BORIS, "satellites"),
        Event::Passed { to: Direction::Left },
        shown(ANNA, "museum"),
        shown(BORIS, "roswell"),
        Event::LeftOver { seat: ANNA, cards: List::from_iter([card("zeppelin"), card("zeppelin")]) },
    ];
    assert_eq!(told(&events).title, "The beginning");
    assert_eq!(
        lines(&events),
        [
            "Turned up: Zeppelin (Anna), Satellites (Boris)",
            "Turned up: Museum (Anna), Roswell (Boris)",
            "Anna: discarded the rest: Zeppelin, Zeppelin"
        ]
    );
}

#[test]
fn planning_and_digging_are_told_in_order() {
    let (seat, zeppelin) = (ANNA, card("zeppelin"));
    let five = List::from_iter([zeppelin; 5]);
    let events = [
        Event::Planning,
        Event::Pile { seat, pile: 3, cards: None },
        Event::Began { seat, site: 1, card: zeppelin },
        Event::Began { seat, site: 2, card: card("museum") },
        Event::Recycled { seat, card: zeppelin, gives: Resource::Exploration },
        placed(seat, Piece::Exploration, "atlantis"),
        Event::Dropped { seat, site: 2, card: card("museum"), gives: Resource::Gold },
        Event::OnEmpire { seat, resource: Resource::Gold },
        Event::Threw { seat, card: zeppelin },
        Event::Drew { seat, cards: None },
        Event::Kept { seat, card: None },
        Event::Kept { seat, card: Some(zeppelin) },
        Event::Rejected { seat, cards: List::from_iter([zeppelin]) },
        Event::Reshuffled,
        Event::Drew { seat, cards: Some(five) },
        Event::Finished { seat },
    ];
    assert_eq!(told(&events).title, "Planning");
    assert_eq!(
        lines(&events),
        [
            "Anna: took up pile 3; under construction: Zeppelin, Museum; recycled Zeppelin → 1 exploration onto Atlantis; \
             gave up Museum; 1 gold onto the empire; threw Zeppelin away; drew 5 cards; kept a card; kept Zeppelin; discarded Zeppelin",
            "The discard pile was shuffled into the deck.",
            "Anna: drew Zeppelin, Zeppelin, Zeppelin, Zeppelin, Zeppelin"
        ]
    );
    let chosen = [Event::Chose { seat, empire: Empire::AztecEmpire }];
    assert_eq!(
        (told(&chosen).title.as_str(), lines(&chosen)),
        ("Choice of empires", vec!["Anna: Aztec Empire".into()])
    );
    assert_eq!(told(&[Event::Over]).title, "Game over");
    assert_eq!(told(&[Event::Round { round: 2 }]).title, "Round 2");
}

#[test]
fn whole_games_are_told_to_everybody_in_every_language() {
    let mut chapters = 0;
    in_games("random", |game, events| {
        if game.outcome().is_none() {
            return;
        }
        for viewer in Viewer::all(game.seats()) {
            for language in Language::ALL {
                let names = five_names();
                let context = LogContext { viewer, names: &names, words: language.words() };
                let seen: Vec<_> = events.iter().filter_map(|event| WonderfulWorld::event_for(event, viewer)).collect();
                for chapter in seen.chunk_by(|_, next| !WonderfulWorld::begins_chapter(next)) {
                    let told = WonderfulWorld::chapter(chapter, &context);
                    assert!(!told.title.is_empty());
                    let texts = told.lines.iter().map(|(_, line)| line).chain([&told.title]);
                    assert!(texts.clone().all(|text| !text.contains("ww-")), "{told:?}");
                    chapters += 1;
                }
            }
        }
    });
    assert!(chapters > 300);
}
