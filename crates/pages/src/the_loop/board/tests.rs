//! Whole games on the board: whatever can be chosen is lit there, and everything has its drawing.

use super::super::Context;
use super::{danger, icons, zones};
use crate::assets;
use crate::board::{Board, BoardContext};
use crate::words::Language;
use std::collections::BTreeSet;
use tabletop::{Dice, Game, Seed, Viewer};
use the_loop::data::{Card, Era};
use the_loop::outcome::Ending;
use the_loop::state::Phase;
use the_loop::{Choice, Event, TheLoop};

const AGREED: [&str; 6] = [
    r#"{"players": 2, "agents": ["mr_time", "robofinisher_404"]}"#,
    r#"{"players": 4, "level": "agency_legend"}"#,
    r#"{"players": 3, "agents": ["time_prowler", "v_girl", "cztwyzzek"]}"#,
    r#"{"players": 1, "team": 4}"#,
    r#"{"players": 3, "agents": "chosen", "level": "agent_of_the_year"}"#,
    r#"{"players": 1, "team": 2, "agents": "chosen"}"#,
];

/// Plays games at random and shows every position of them to the one who chooses.
fn walk(mut look: impl FnMut(&Context)) -> BTreeSet<Ending> {
    let names = ["Anna", "Boris", "Cyril", "Dana"].map(String::from);
    let mut endings = BTreeSet::new();
    for number in 0..24 {
        let options = serde_json::from_str(AGREED[number % AGREED.len()]).unwrap();
        let seed = Seed::from_text(&format!("shown {number}")).unwrap();
        let mut game = TheLoop::start(&options, seed).unwrap();
        let mut dice = Dice::new(seed, 1);
        let (mut choices, mut events) = (Vec::new(), Vec::<Event>::new());
        while let Some(seat) = game.waiting_for().iter().next() {
            let viewer = Viewer::Seat(seat);
            let view = game.view(viewer);
            game.choices(seat, &mut choices);
            let words = Language::ALL[number % 3].words();
            look(&BoardContext { viewer, view: &view, choices: &choices, held: None, names: &names, words });
            // Ending the actions at once soon loses, so mostly do something else.
            let stays = choices.iter().any(|choice| *choice != Choice::End) && dice.below(5) > 0;
            let open: Vec<Choice> = choices.iter().copied().filter(|choice| !stays || *choice != Choice::End).collect();
            game.apply(seat, open[dice.below(open.len() as u32) as usize], &mut events).unwrap();
        }
        let view = game.view(Viewer::Spectator);
        let words = Language::English.words();
        look(&BoardContext { viewer: Viewer::Spectator, view: &view, choices: &[], held: None, names: &names, words });
        endings.extend(game.outcome().map(|outcome| outcome.ending));
    }
    endings
}

fn shown(context: &Context) -> String {
    zones(context).into_iter().filter(|zone| zone.id != "loop-sprite").map(|zone| zone.html).collect()
}

/// The values of an attribute, in their order.
fn values<'a>(html: &'a str, attribute: &str) -> Vec<&'a str> {
    let begin = format!(" {attribute}=\"");
    html.split(&begin).skip(1).filter_map(|rest| rest.split('"').next()).collect()
}

#[test]
fn every_choice_is_a_lit_piece_and_every_id_is_there_once() {
    let endings = walk(|context| {
        let html = shown(context);
        let lit: BTreeSet<&str> = values(&html, "value").into_iter().collect();
        for (index, choice) in context.choices.iter().enumerate() {
            let phase = context.view.phase;
            assert!(
                lit.contains(index.to_string().as_str()),
                "{choice:?} in {phase:?}, {:?}",
                context.view.steps.last()
            );
        }
        assert!(lit.len() <= context.choices.len(), "only what can be chosen is lit");
        let ids = values(&html, "id");
        let once: BTreeSet<&str> = ids.iter().copied().collect();
        assert_eq!(ids.len(), once.len(), "{ids:?}");
        assert!(!html.contains(" style="), "the policy of the site forbids styles in elements");
    });
    assert!(endings.len() > 1, "games ended in several ways: {endings:?}");
}

#[test]
fn every_drawing_that_is_referred_to_is_there() {
    let sprite = icons::sprite().into_string();
    let mut used = BTreeSet::new();
    walk(|context| {
        let html = shown(context) + &TheLoop::result(context).into_string();
        used.extend(values(&html, "href").into_iter().map(str::to_owned));
    });
    let file = std::str::from_utf8(&assets::find("the-loop.svg").unwrap().bytes).unwrap();
    for href in &used {
        let (of, name) = href.split_once('#').unwrap();
        let there = if of.is_empty() { &sprite } else { file };
        assert!(there.contains(&format!("id=\"{name}\"")), "{href}");
    }
    for inner in values(&sprite, "href") {
        assert!(sprite.contains(&format!("id=\"{}\"", &inner[1..])), "{inner}");
    }
    let pictures = Card::all().map(|card| card.name().replace('_', "-"));
    let scenes = Era::ALL.map(|era| format!("scene-{}", era.name()));
    let endings = Ending::ALL.map(|ending| format!("end-{}", ending.name().replace('_', "-")));
    for name in pictures.chain(scenes).chain(endings) {
        assert!(file.contains(&format!("id=\"{name}\"")), "{name}");
    }
}

#[test]
fn figures_stand_on_the_board_and_have_names() {
    walk(|context| {
        let html = shown(context);
        let on_board: BTreeSet<&str> = values(&html, "data-figure").into_iter().collect();
        for figure in TheLoop::figures(context.view, context.viewer, context.words) {
            assert!(!figure.label.is_empty() && !figure.label.starts_with("loop-"), "{figure:?}");
            let of_eras = figure.key.starts_with("rifts-") || figure.key.starts_with("energy-");
            assert!(!of_eras || on_board.contains(figure.key.as_str()), "{figure:?}");
        }
    });
}

#[test]
fn danger_is_told_before_it_falls() {
    let mut told = 0;
    walk(|context| {
        let html = shown(context);
        for era in Era::ALL {
            let ground = context.view.era(era);
            let falls = danger::next_rift(context.view, era).is_some();
            assert_eq!(falls, ground.rifts >= ground.holds && context.view.outcome.is_none(), "{era}");
            if falls && !matches!(context.view.phase, Phase::Choose) {
                told += 1;
                assert!(html.contains("class=\"danger\""), "{era}");
            }
        }
    });
    assert!(told > 50, "{told}");
}

#[test]
fn the_shorter_way_of_a_clone_leads_to_where_it_is_destroyed() {
    for from in Era::ALL {
        for to in Era::ALL.into_iter().filter(|to| *to != from) {
            let (way, far) = super::era::shorter_way(from, to);
            assert_eq!(from.towards(way, far), to);
            assert!((1..=3).contains(&far));
        }
    }
}
