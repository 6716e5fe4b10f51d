//! The fair player of Anachrony keeps to the rules in every mode, and is no beginner.
#![allow(clippy::unwrap_used)]

use anachrony::{Anachrony, Options, Outcome};
use players::{Bots, Player};
use tabletop::{Game, Seed, Standing};

fn play(options: &Options, seed: Seed, names: &[&str]) -> Outcome {
    let bot = |(seat, name): (u64, &&str)| Anachrony::bot(name, seed.nth(1_000 + seat)).unwrap();
    let mut bots: Vec<Box<dyn Player<Anachrony>>> = (0..).zip(names).map(bot).collect();
    let mut game = Anachrony::start(options, seed).unwrap();
    while let Some(seat) = game.waiting_for().iter().next() {
        let choice = bots[seat.index()].choose(&game, seat).unwrap();
        game.apply(seat, choice, &mut ()).unwrap();
    }
    game.outcome().unwrap()
}

#[test]
fn fair_plays_every_mode_to_its_end() {
    for (number, text) in [
        r#"{"players":2,"side":"A","paths":"chosen","variants":["goal_draft"]}"#,
        r#"{"players":3,"side":"B","evacuation":"chosen","variants":["asset_draft","fixed_paradox"]}"#,
        r#"{"players":4,"side":"B","leaders":"dealt","variants":["alternate_timeline"]}"#,
    ]
    .into_iter()
    .enumerate()
    {
        let options: Options = serde_json::from_str(text).unwrap();
        let names = vec!["fair"; options.players.into()];
        let outcome = play(&options, Seed([number as u8; 32]), &names);
        assert_eq!(outcome.seats.len(), usize::from(options.players));
    }
}

#[test]
fn fair_wins_nearly_always_against_random_players() {
    let options: Options = serde_json::from_str(r#"{"players":3}"#).unwrap();
    let mut won = 0;
    for number in 0..30 {
        let mut names = ["random"; 3];
        let seat = number as usize % 3;
        names[seat] = "fair";
        won += usize::from(play(&options, Seed([9; 32]).nth(number), &names).places()[seat].won);
    }
    assert!(won >= 25, "{won} of 30");
}

#[test]
fn the_same_seed_makes_the_same_choices_and_nobody_else_has_a_name() {
    let options = Options::default();
    let names = ["fair", "random", "fair", "random"];
    assert_eq!(play(&options, Seed([3; 32]), &names), play(&options, Seed([3; 32]), &names));
    assert!(Anachrony::bot("genius", Seed([1; 32])).is_none());
}
