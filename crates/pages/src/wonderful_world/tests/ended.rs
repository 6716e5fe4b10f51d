use super::{context, eyes, five_names, in_games, read};
use crate::board::Board;
use crate::words::Language;
use tabletop::{Game, Seat, Viewer};
use wonderful_world::data::{Card, Medal, Rating, Scenario};
use wonderful_world::score::{Decision, Outcome, SoloOutcome};
use wonderful_world::{View, WonderfulWorld};

/// The view of a game with so many players that has ended.
fn ended(players: usize) -> View {
    let mut findings = None;
    in_games("random", |game, _| {
        if game.outcome().is_some() && game.players.len() == players {
            findings.get_or_insert_with(|| game.view(Viewer::Spectator));
        }
    });
    findings.unwrap()
}

/// What is said of an outcome before its numbers.
fn verdict(mut view: View, change: impl Fn(&mut Outcome)) -> String {
    change(view.outcome.as_mut().unwrap());
    let names = five_names();
    let seen = (Viewer::Spectator, view, Vec::new());
    let html = WonderfulWorld::result(&context(&seen, &names, Language::English)).into_string();
    let said: Vec<_> = html.split("class=\"verdict\">").skip(1).filter_map(|rest| rest.split('<').next()).collect();
    said.join(" ")
}

#[test]
fn there_is_no_result_before_the_end_and_one_in_words_after_it() {
    in_games("fair", |game, _| {
        for seen in &eyes(game) {
            for language in Language::ALL {
                let names = five_names();
                let html = WonderfulWorld::result(&context(seen, &names, language)).into_string();
                assert_eq!(html.is_empty(), game.outcome().is_none());
                let heard = read(&html);
                assert!(!heard.contains("ww-") && !html.contains("<script"), "{heard}");
            }
            if game.outcome().is_none() {
                break;
            }
        }
    });
}

#[test]
fn the_winner_is_named_with_what_decided() {
    let view = ended(4);
    let decided = |by: Decision, winners: &[Seat]| {
        verdict(view.clone(), |outcome| {
            outcome.winners = winners.to_vec();
            outcome.decided_by = by;
            outcome.seats[0].score.total = 99;
        })
    };
    assert_eq!(decided(Decision::Points, &[Seat(0)]), "Victory with 99 points: Karel");
    assert!(decided(Decision::BuiltCards, &[Seat(0)]).contains("by more built cards: Karel"));
    assert!(decided(Decision::Leaders, &[Seat(1)]).contains("by more leaders: Anna"));
    assert!(decided(Decision::Shared, &[Seat(0), Seat(1)]).ends_with("equal in every tie-break: Karel, Anna"));
}

#[test]
fn alone_there_is_a_rating_or_a_medal() {
    let view = ended(1);
    let alone = |solo: SoloOutcome, total: i32| {
        verdict(view.clone(), |outcome| {
            outcome.solo = Some(solo.clone());
            outcome.seats[0].score.total = total;
        })
    };
    assert_eq!(
        alone(SoloOutcome::Rated { score: 85, rating: Rating::Emperor }, 100),
        "100 points, less 15 for side A: 85. Rating: Emperor"
    );
    let scenario = |won, unbuilt, medal| SoloOutcome::Scenario { scenario: Scenario::S03, won, unbuilt, medal };
    assert_eq!(
        alone(scenario(true, vec![], Some(Medal::Silver)), 95),
        "Scenario “They are among us”: won with 95 points. Medal: silver Gold: from 105 points"
    );
    assert_eq!(
        alone(scenario(false, vec![Card::from_id("lunar_base").unwrap()], None), 200),
        "Scenario “They are among us”: lost Not built: Lunar Base"
    );
}
