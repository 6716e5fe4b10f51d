//! The players of Anachrony: they know no more than their seat, keep to the rules in every mode, and see what is to be seen.
#![allow(clippy::unwrap_used)]

use anachrony::choice::{FreeAction, Placement, Space};
use anachrony::data::{Row, Warp, Worker};
use anachrony::{Anachrony, Choice, Options, Outcome};
use players::{Bots, Player};
use support::{Played, Position, led_by, position, spot};
use tabletop::{Dice, Game, Results, Seat, Seed, Viewer};

#[allow(unused_imports)]
#[path = "../../anachrony/tests/support/mod.rs"]
mod support;

/// Every way to set up a game, with two, three and four players.
const MODES: [&str; 6] = [
    r#"{"players":2,"side":"A","paths":"chosen","evacuation":"chosen","variants":["goal_draft"]}"#,
    r#"{"players":2,"side":"B","leaders":"dealt","variants":["alternate_timeline","asset_draft"]}"#,
    r#"{"players":3,"side":"B","evacuation":"chosen","variants":["asset_draft","fixed_paradox"]}"#,
    r#"{"players":3,"side":"A","paths":"chosen","leaders":"dealt","variants":["alternate_timeline","goal_draft"]}"#,
    r#"{"players":4,"side":"B","leaders":"dealt","variants":["alternate_timeline","fixed_paradox"]}"#,
    r#"{"players":4,"side":"A","variants":["asset_draft","goal_draft"]}"#,
];

fn options(text: &str) -> Options {
    serde_json::from_str(text).unwrap()
}

/// Plays a game to its end; `look` is shown every position and the choice made in it.
fn play(options: &Options, seed: Seed, names: &[&str], mut look: impl FnMut(&Anachrony, Seat, Choice)) -> Outcome {
    let bot = |(seat, name): (u64, &&str)| Anachrony::bot(name, seed.nth(1_000 + seat)).unwrap();
    let mut bots: Vec<Box<dyn Player<Anachrony>>> = (0..).zip(names).map(bot).collect();
    let mut game = Anachrony::start(options, seed).unwrap();
    while let Some(seat) = game.waiting_for().iter().next() {
        let choice = bots[seat.index()].choose(&game, seat).unwrap();
        look(&game, seat, choice);
        game.apply(seat, choice, &mut ()).unwrap();
    }
    game.outcome().unwrap()
}

#[test]
fn every_mode_is_played_to_its_end_with_listed_choices_only() {
    let mut listed = Vec::new();
    for (number, text) in (0..).zip(MODES) {
        let options = options(text);
        let names = ["fair", "strong:12", "easy", "strong:3"];
        let outcome = play(&options, Seed([number; 32]), &names[..options.players.into()], |game, seat, choice| {
            game.choices(seat, &mut listed);
            assert!(listed.contains(&choice), "{text}: {choice:?} is not among {listed:?}");
        });
        assert_eq!(outcome.seats.len(), usize::from(options.players));
    }
}

#[test]
fn what_the_seat_cannot_see_changes_no_choice() {
    for (number, text) in (0..).zip(MODES) {
        let options = options(text);
        let mut dice = Dice::new(Seed([number; 32]), 5);
        play(&options, Seed([100 + number; 32]), &["fair"; 4][..options.players.into()], |game, seat, _| {
            if dice.below(12) > 0 {
                return;
            }
            let same = dice.seed();
            for name in ["easy", "fair", "strong:10"] {
                let choose = |game: &Anachrony| Anachrony::bot(name, same).unwrap().choose(game, seat);
                let guess = game.guess(Viewer::Seat(seat), &mut dice);
                assert_eq!(choose(&guess), choose(game), "{name}, {text}: {:?}", game.view(Viewer::Seat(seat)));
            }
        });
    }
}

#[test]
fn the_same_seed_makes_the_same_choices_and_nobody_else_has_a_name() {
    let options = options(r#"{"players":3}"#);
    let names = ["fair", "strong:15", "easy"];
    let again = || play(&options, Seed([3; 32]), &names, |_, _, _| {});
    assert_eq!(again(), again());
    assert!(Anachrony::bot("genius", Seed([1; 32])).is_none());
}

#[test]
fn each_level_is_better_than_the_one_below() {
    for (better, other, games) in [("easy", "random", 10), ("fair", "easy", 20), ("strong:200", "fair", 16)] {
        let mut won = 0;
        for number in 0..games {
            let seat = number as usize % 2;
            let mut names = [other; 2];
            names[seat] = better;
            let outcome = play(&options(r#"{"players":2}"#), Seed([9; 32]).nth(number / 2), &names, |_, _, _| {});
            won += u64::from(outcome.results()[seat].won);
        }
        assert!(won * 10 >= games * 6, "{better} won {won} of {games} against {other}");
    }
}

#[test]
fn among_its_own_kind_it_scores_like_a_practised_player() {
    let mut scores = Vec::new();
    for number in 0..20 {
        let outcome = play(&options(r#"{"players":2}"#), Seed([8; 32]).nth(number), &["fair"; 2], |_, _, _| {});
        scores.extend(outcome.results().iter().map(|result| result.score));
    }
    let mean = scores.iter().sum::<i32>() / scores.len() as i32;
    assert!(mean >= 50, "it scores {mean} on average");
}

/// What fair and strong choose for seat 0: the same, where there is no doubt.
fn chosen(game: &Played) -> Choice {
    let bot = |name| Anachrony::bot(name, Seed([5; 32])).unwrap().choose(&game.0, Seat(0)).unwrap();
    let (fair, strong) = (bot("fair"), bot("strong:200"));
    assert_eq!(fair, strong, "fair chooses {fair:?}, strong {strong:?}");
    fair
}

fn place(worker: Worker, on: Space) -> Choice {
    Choice::Place(Placement { worker: Some(worker), on, suit: None })
}

/// The choices of one seat until it is another's turn.
fn turn(position: Position, name: &str) -> (Vec<Choice>, Anachrony) {
    played_on(position.ready(), name)
}

fn played_on(mut game: Played, name: &str) -> (Vec<Choice>, Anachrony) {
    let mut bot = Anachrony::bot(name, Seed([5; 32])).unwrap();
    let (mut choices, before) = (Vec::new(), game.0.phase);
    while game.0.phase == before && game.0.waiting_for().contains(Seat(0)) {
        let choice = bot.choose(&game.0, Seat(0)).unwrap();
        choices.push(choice);
        game.0.apply(Seat(0), choice, &mut ()).unwrap();
    }
    (choices, game.0)
}

#[test]
fn what_was_taken_from_the_future_is_repaid() {
    let owing = position(2).built(0, &[101]).warp(0, "titanium", 1).goods(0, "1T").active(0, "1S").active(1, "1S");
    let (choices, after) = turn(owing.charged(1, 1), "fair");
    assert!(choices.contains(&Choice::Repay(Warp::Titanium)), "{choices:?}");
    assert_eq!(after.players[0].time_travel, 1);
}

#[test]
fn a_bot_that_can_evacuate_does() {
    let game = position(2).era(7).built(0, &[101, 102, 103]).goods(0, "3N").active(0, "1E").charged(0, 1);
    let game = game.active(1, "1S").charged(1, 1).ready();
    assert_eq!(chosen(&game), place(Worker::Engineer, Space::Evacuate));
}

#[test]
fn the_last_building_of_an_evacuation_is_built_before_others() {
    let game = led_by("dominance", "samira").era(5).built(0, &[213, 214]).goods(0, "8T 3G 3U 6W").active(0, "1E");
    let game = game.tired(0, "4E").charged(0, 1).active(1, "1S").charged(1, 1);
    let (choices, after) = turn(game, "fair");
    assert_eq!(after.players[0].buildings_of(Row::Factory), 3, "{choices:?}");
}

#[test]
fn there_is_a_suit_for_every_worker_and_none_for_nobody() {
    for name in ["fair", "strong:300"] {
        let many = position(2).goods(0, "3W 4C").active(0, "2S 2E").active(1, "1S").powering_up();
        let (choices, _) = played_on(many, name);
        let charged = choices.iter().filter(|choice| matches!(choice, Choice::Charge(_))).count();
        assert!((4..=5).contains(&charged), "{name}: {choices:?}");
        let nobody = position(2).goods(0, "3W 4C").active(1, "1S").powering_up();
        let (choices, _) = played_on(nobody, name);
        assert!(choices.len() <= 2, "{name}: {choices:?}");
    }
}

#[test]
fn paradoxes_are_taken_for_points_but_not_the_third() {
    let lab = |paradoxes| {
        let position = position(2).built(0, &[414]).paradoxes(0, paradoxes).active(1, "1S").charged(1, 1);
        turn(position, "fair").0.contains(&Choice::Use(FreeAction::Spot(spot("lab", 1))))
    };
    assert!(lab(0) && !lab(2));
}

#[test]
fn thirst_is_quenched_where_everybody_is_tired() {
    let game = position(2).era(3).active(0, "1S").tired(0, "2S 2E").goods(0, "2W").charged(0, 4).mine("T");
    let game = game.with(|game| (game.players[0].forced, game.players[0].markers) = (true, 6));
    let game = game.active(1, "1S").charged(1, 1).ready();
    assert_eq!(chosen(&game), place(Worker::Scientist, Space::Purify));
}

#[test]
fn a_bot_with_the_water_wakes_its_workers() {
    let game = position(2).era(3).active(0, "1A").tired(0, "2S 2E").goods(0, "6W").charged(0, 4).mine("T");
    let game = game.active(1, "1S").charged(1, 1).ready();
    assert_eq!(chosen(&game), place(Worker::Administrator, Space::Supply));
}

#[test]
fn in_the_last_era_goods_become_buildings() {
    let last = position(2).era(7).goods(0, "4T 1G 2W").active(0, "1E").charged(0, 1).active(1, "1S").charged(1, 1);
    let (choices, after) = turn(last, "fair");
    assert!(matches!(choices[..], [Choice::Place(Placement { on: Space::Construct(_), .. }), ..]), "{choices:?}");
    assert_eq!(after.players[0].spots_taken(), 1);
}

#[test]
fn in_the_last_era_a_superproject_in_focus_is_built_rather_than_a_building() {
    let ready = position(2).era(7).above(7, "particle_collider").breakthroughs(0, &["square_technology"]);
    let ready = ready.goods(0, "2W 1U 2T 1G").active(0, "1E").charged(0, 1).active(1, "1S").charged(1, 1);
    let (choices, after) = turn(ready, "fair");
    assert_eq!(after.players[0].superprojects().count(), 1, "{choices:?}");
}
