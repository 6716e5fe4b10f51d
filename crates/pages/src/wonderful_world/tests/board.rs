use super::{context, eyes, five_names, in_games, now_and_then, read, values};
use crate::board::{Board, BoardContext};
use crate::words::Language;
use std::collections::BTreeSet;
use tabletop::{Game, Seat, Viewer};
use wonderful_world::WonderfulWorld;
use wonderful_world::state::Phase;

/// No board is larger, uncompressed: five empires full of cards, in the language with the longest letters.
const LARGEST: usize = 100_000;

fn html(context: &BoardContext<WonderfulWorld>) -> String {
    WonderfulWorld::zones(context).into_iter().map(|zone| zone.html).collect()
}

#[test]
fn every_choice_is_told_once_and_lit_on_the_board() {
    for bot in ["random", "fair"] {
        in_games(bot, |game, events| {
            // A player who is not waited for has nothing to choose, so an occasional check is enough.
            let waited_for = |viewer: &Viewer| matches!(viewer, Viewer::Seat(seat) if game.waiting_for().iter().next() == Some(*seat));
            for seen in eyes(game).iter().filter(|seen| waited_for(&seen.0) || now_and_then(game, events)) {
                let names = five_names();
                let context = context(seen, &names, Language::English);
                let mut told: Vec<_> =
                    WonderfulWorld::offers(&context).iter().flat_map(|group| group.choices.clone()).collect();
                told.sort();
                let places: Vec<_> = told.iter().map(|(place, _)| *place).collect();
                assert_eq!(places, (0..seen.2.len()).collect::<Vec<_>>(), "{told:?}");
                let html = html(&context);
                let lit: BTreeSet<usize> = values(&html, "value").iter().map(|value| value.parse().unwrap()).collect();
                assert_eq!(lit, (0..seen.2.len()).collect(), "{:?}", seen.2);
            }
        });
    }
}

#[test]
fn a_shortcut_is_a_choice_that_can_be_made_as_often_as_it_says() {
    let mut tried = 0;
    in_games("fair", |game, _| {
        for seen in &eyes(game) {
            let Viewer::Seat(seat) = seen.0 else { continue };
            let names = five_names();
            for group in WonderfulWorld::offers(&context(seen, &names, Language::English)) {
                for (_, place, times) in group.shortcuts {
                    assert!(times > 1);
                    let mut later = game.clone();
                    for _ in 0..times {
                        later.apply(seat, seen.2[place], &mut ()).unwrap();
                    }
                    tried += 1;
                }
            }
        }
    });
    assert!(tried > 100);
}

#[test]
fn zones_keep_their_ids_and_every_id_and_piece_is_there_once() {
    in_games("fair", |game, events| {
        for seen in eyes(game).iter().filter(|_| now_and_then(game, events)) {
            let names = five_names();
            let zones = WonderfulWorld::zones(&context(seen, &names, Language::Czech));
            let ids: Vec<_> = zones.iter().map(|zone| zone.id.as_str()).collect();
            assert_eq!(
                ids,
                ["ww-sprite", "ww-status", "ww-players", "ww-race", "ww-goal", "ww-sites", "ww-empire", "ww-hand"]
            );
            for zone in &zones {
                let outermost = zone.html.split('>').next().unwrap();
                assert!(outermost.contains(&format!("id=\"{}\"", zone.id)), "{outermost}");
            }
            let html: String = zones.into_iter().map(|zone| zone.html).collect();
            for attribute in ["id", "data-piece"] {
                let all = values(&html, attribute);
                let different: BTreeSet<_> = all.iter().collect();
                assert_eq!(all.len(), different.len(), "{attribute}: {all:?}");
            }
            for from in values(&html, "data-from") {
                assert!(html.contains(&format!(" id=\"{from}\"")), "{from}");
            }
        }
    });
}

#[test]
fn pages_are_small_strict_and_say_everything_in_words() {
    let mut largest = 0;
    in_games("fair", |game, events| {
        for seen in eyes(game).iter().filter(|_| now_and_then(game, events)) {
            let names = five_names();
            for language in Language::ALL {
                let context = context(seen, &names, language);
                let html = html(&context);
                largest = largest.max(html.len());
                let heard = read(&html);
                assert!(!heard.contains("ww-"), "a key is left in {heard}");
                assert!(!html.contains("<script"), "names are text");
                assert!(!html.contains(" style=") && !html.contains(" onclick"), "nothing that a strict page refuses");
                for group in WonderfulWorld::offers(&context) {
                    let texts = group.choices.iter().map(|(_, text)| text).chain([&group.title]);
                    let shortcuts = group.shortcuts.iter().map(|(text, ..)| text);
                    assert!(texts.chain(shortcuts).all(|text| !text.contains("ww-")), "{group:?}");
                }
            }
        }
    });
    assert!((LARGEST / 2..LARGEST).contains(&largest), "{largest}");
}

#[test]
fn a_hand_is_hidden_in_a_draft_only() {
    in_games("random", |game, _| {
        let view = game.view(Viewer::Seat(Seat(0)));
        assert_eq!(WonderfulWorld::hides(&view), matches!(game.phase, Phase::Draft { .. }));
    });
}

#[test]
fn a_choice_that_waits_to_be_confirmed_is_marked() {
    let mut marked = 0;
    in_games("random", |game, _| {
        let seen = &eyes(game)[0];
        let names = five_names();
        let mut context = context(seen, &names, Language::English);
        context.held = seen.2.iter().copied().find(|choice| matches!(choice, wonderful_world::Choice::Pick(_)));
        context.choices = &[];
        if context.held.is_some() {
            assert_eq!(html(&context).matches(" chosen\"").count(), 1);
            marked += 1;
        }
    });
    assert!(marked > 20);
}
