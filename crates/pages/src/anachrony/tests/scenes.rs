//! What stands beside the standing zones: the setup before the board, the strip of what happened, and the end.

use crate::board::{Board, BoardContext, LogContext};
use crate::words::Language;
use anachrony::data::{Good, Warp, Worker};
use anachrony::state::Phase;
use anachrony::{Anachrony, Choice, Event, Options, Participant};
use serde_json::json;
use tabletop::{Dice, Game, Seat, Seed, Viewer};

/// Plays at random, and shows every decision to `look`.
fn play(
    options: serde_json::Value,
    seed: u8,
    mut look: impl FnMut(&Anachrony, Viewer, &[Choice], &[Event]),
) -> Anachrony {
    let options: Options = serde_json::from_value(options).unwrap();
    let seed = Seed([seed; 32]);
    let mut game = Anachrony::start(&options, seed).unwrap();
    let (mut dice, mut choices, mut events) = (Dice::new(seed, 9), Vec::new(), Vec::new());
    while let Some(seat) = game.waiting_for().iter().next() {
        game.choices(seat, &mut choices);
        look(&game, Viewer::Seat(seat), &choices, &events);
        events.clear();
        let choice = dice.pick(&choices).unwrap();
        game.apply(seat, choice, &mut events).unwrap();
    }
    game
}

fn everything() -> serde_json::Value {
    json!({"players": 4, "side": "B", "paths": "chosen", "leaders": "chosen", "evacuation": "chosen",
        "variants": ["alternate_timeline", "asset_draft", "goal_draft"]})
}

fn names() -> [String; 4] {
    ["Karel", "Anna", "Борис", "Eva"].map(String::from)
}

/// Whether it reads like words, in what is shown.
fn is_said(html: &str) -> bool {
    let mut inside = false;
    let shown: String = html
        .chars()
        .filter(|&letter| {
            inside = (inside || letter == '<') && letter != '>';
            !inside && letter != '>'
        })
        .collect();
    !shown.contains("ana-") && !shown.contains('{')
}

#[test]
fn every_choice_of_the_setup_is_a_card_before_the_board() {
    let people = names();
    let mut met = std::collections::BTreeSet::new();
    play(everything(), 1, |game, viewer, choices, _| {
        let view = game.view(viewer);
        for language in Language::ALL {
            let words = language.words();
            let context = BoardContext { viewer, view: &view, choices, held: None, names: &people, words };
            let zones = Anachrony::zones(&context);
            let dialog = &zones.iter().find(|zone| zone.id == "ana-dialog").unwrap().html;
            assert!(is_said(dialog), "{dialog}");
            if game.era > 0 {
                assert!(dialog.contains("hidden") && !dialog.contains("<button"), "{dialog}");
                continue;
            }
            met.insert(format!("{:?}", game.phase).chars().take(5).collect::<String>());
            for (index, choice) in choices.iter().enumerate() {
                let found = dialog.matches(&format!("value=\"{index}\"")).count();
                assert_eq!(found, 1, "{:?}: {choice:?}", game.phase);
            }
        }
    });
    assert_eq!(met.len(), 5, "paths, path boards, assets, leaders and endgame cards: {met:?}");
}

#[test]
fn whoever_waits_in_the_setup_reads_who_chooses() {
    let people = names();
    let mut read = 0;
    play(everything(), 2, |game, viewer, _, _| {
        let other = Viewer::Seat(Seat(if viewer.is(Seat(0)) { 1 } else { 0 }));
        if game.phase != Phase::Paths {
            return;
        }
        let view = game.view(other);
        let words = Language::English.words();
        let context = BoardContext { viewer: other, view: &view, choices: &[], held: None, names: &people, words };
        let zones = Anachrony::zones(&context);
        let dialog = &zones.iter().find(|zone| zone.id == "ana-dialog").unwrap().html;
        assert!(dialog.contains("Choosing: "), "{dialog}");
        assert!(!dialog.contains("<button"), "{dialog}");
        read += 1;
    });
    assert!(read > 1);
}

#[test]
fn an_action_is_one_entry_and_a_phase_is_one_for_all() {
    let (one, other) = (Participant(0), Participant(1));
    let place = |seat, worker, on| Event::Placed { seat, worker: Some(worker), on, suit: None };
    let events = [
        Event::Rolled { seat: one, tile: 1, paradoxes: 2 },
        Event::Paradoxes { seat: one, paradoxes: 2 },
        Event::Rolled { seat: other, tile: 1, paradoxes: 0 },
        Event::PowerUp,
        Event::Charged { seat: one, slot: 1 },
        Event::Charged { seat: one, slot: 4 },
        Event::Paid { seat: one, good: Good::Core, count: 1 },
        Event::Charged { seat: other, slot: 1 },
        Event::Warp,
        Event::Warped { seat: one, warp: Warp::Gold, cell: 1 },
        Event::Warped { seat: other, warp: Warp::Suit, cell: 2 },
        Event::Gained { seat: one, good: Good::Gold, count: 1 },
        Event::Actions,
        place(one, Worker::Scientist, anachrony::choice::Space::Mine(1)),
        Event::Gained { seat: one, good: Good::Uranium, count: 1 },
        Event::Gained { seat: one, good: Good::Uranium, count: 1 },
        place(other, Worker::Engineer, anachrony::choice::Space::Purify),
        Event::Gained { seat: other, good: Good::Water, count: 3 },
        Event::Passed { seat: one },
        Event::CleanUp,
        Event::Home,
        Event::Impact,
    ];
    let people = names();
    let context = LogContext { viewer: Viewer::Spectator, names: &people, words: Language::English.words() };
    let entries = Anachrony::recent(&events, &context);
    let seats: Vec<Option<u8>> = entries.iter().map(|entry| entry.seat.map(|seat| seat.0)).collect();
    assert_eq!(seats, [None, Some(0), Some(1), None, Some(0), Some(1), Some(0), None, None]);
    let mined = &entries[4];
    assert_eq!(mined.text, "Karel: scientist → Mine, space 1; +1 uranium; +1 uranium");
    let icons = mined.icons.0.as_str();
    assert!(
        icons.contains("#scientist") && icons.contains("Mine 1") && icons.contains("+<span class=\"q\">2"),
        "{icons}"
    );
    assert!(entries[0].icons.0.contains("data-seat=\"1\""), "both rolled: {}", entries[0].icons.0);
    assert!(entries[8].text.contains("asteroid"), "{}", entries[8].text);
}

#[test]
fn whatever_happens_is_told_in_every_language() {
    let people = names();
    play(everything(), 3, |_, viewer, _, events| {
        let seen: Vec<Event> = events.iter().filter_map(|event| Anachrony::event_for(event, viewer)).collect();
        for language in Language::ALL {
            let context = LogContext { viewer, names: &people, words: language.words() };
            for entry in Anachrony::recent(&seen, &context) {
                assert!(is_said(&entry.text) && is_said(&entry.icons.0), "{}", entry.text);
            }
        }
    });
}

#[test]
fn the_parts_of_a_result_add_up_and_its_story_is_told() {
    let people = names();
    for seed in 4..8 {
        let game = play(everything(), seed, |_, _, _, _| {});
        let view = game.view(Viewer::Spectator);
        for language in Language::ALL {
            let names = super::names(language);
            let scores = names.scores(&view.players);
            let (_, totals) = scores.last().unwrap();
            for (player, total) in totals.iter().enumerate() {
                let sum: i32 = scores[..scores.len() - 1].iter().map(|(_, points)| points[player]).sum();
                assert_eq!(sum, *total, "{scores:?}");
            }
            let words = language.words();
            let context = BoardContext {
                viewer: Viewer::Spectator,
                view: &view,
                choices: &[],
                held: None,
                names: &people,
                words,
            };
            let html = Anachrony::result(&context).into_string();
            assert!(is_said(&html), "{html}");
            assert_eq!(html.matches("scope=\"row\"").count(), 4 + view.goals.len(), "players, then endgame cards");
            assert!(html.contains("class=\"story\""));
            let won = html.find("class=\"won\"").or(html.find("class=\"won mine\"")).unwrap();
            assert!(won < html.find("class=\"goals\"").unwrap(), "the best comes first");
        }
    }
}
