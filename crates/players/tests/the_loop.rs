//! Teams of The LOOP keep to the rules in every mode, know no more than the table, and the strong one plays far better.
#![allow(clippy::unwrap_used)]

use players::{Bot, Bots, Player};
use tabletop::{Dice, Game, Seed, Viewer};
use the_loop::outcome::Outcome;
use the_loop::state::Phase;
use the_loop::{Choice, Options, TheLoop};

fn options(text: &str) -> Options {
    serde_json::from_str(text).unwrap()
}

fn play(options: &Options, seed: Seed, name: &str) -> Outcome {
    let bot = |seat| TheLoop::bot(name, seed.nth(1_000 + seat)).unwrap();
    let mut bots: Vec<Box<dyn Player<TheLoop>>> = (0..u64::from(options.players)).map(bot).collect();
    let mut game = TheLoop::start(options, seed).unwrap();
    while let Some(seat) = game.waiting_for().iter().next() {
        let choice = bots[seat.index()].choose(&game, seat).unwrap();
        game.apply(seat, choice, &mut ()).unwrap();
    }
    game.outcome().unwrap()
}

#[test]
fn every_team_plays_every_mode_to_its_end() {
    for name in ["random", "easy", "fair", "strong:2000", "best:2ms"] {
        for (number, mode) in (0..).zip([
            r#"{"players":2,"level":"agency_legend"}"#,
            r#"{"players":3,"level":"agent_of_the_year"}"#,
            r#"{"players":4}"#,
            r#"{"players":1,"team":3}"#,
        ]) {
            assert!(play(&options(mode), Seed([number; 32]), name).turns > 0, "{name}, {mode}");
        }
    }
}

#[test]
fn what_nobody_can_see_changes_no_choice() {
    for name in ["easy", "fair", "strong:9000"] {
        let mut game = TheLoop::start(&options(r#"{"players":2}"#), Seed([8; 32])).unwrap();
        let mut dice = Dice::new(Seed([9; 32]), 0);
        for number in 0..60 {
            let Some(seat) = game.waiting_for().iter().next() else { break };
            let other = game.guess(Viewer::Seat(seat), &mut dice);
            let choose = |game: &TheLoop| TheLoop::bot(name, Seed([number; 32])).unwrap().choose(game, seat).unwrap();
            let choice = choose(&game);
            assert_eq!(choice, choose(&other), "{name}");
            game.apply(seat, choice, &mut ()).unwrap();
        }
    }
}

#[test]
fn a_team_that_plans_its_turns_wins_far_more_often() {
    let won = |name, mode: &str, games: u8| {
        (0..games).filter(|number| play(&options(mode), Seed([*number; 32]), name).won).count()
    };
    let level = r#"{"players":2,"level":"agent_of_the_year"}"#;
    let (fair, strong) = (won("fair", level, 16), won("strong:4000", level, 16));
    assert!(strong >= 9 && strong >= fair + 4, "strong {strong}, fair {fair} of 16");
}

#[test]
fn the_order_of_a_turn_is_no_mistake_and_what_is_asked_about_is_always_answered() {
    let (mut lost, mut listed) = (Vec::new(), Vec::new());
    for number in 0..2 {
        let mut game = TheLoop::start(&options(r#"{"players":2}"#), Seed([7; 32]).nth(number)).unwrap();
        let mut team = TheLoop::bot("strong:1500", Seed([8; 32])).unwrap();
        let thinker = || "strong:1500".parse::<Bot>().unwrap().thinker::<TheLoop>(Seed([9; 32]));
        let mut before: Option<(TheLoop, Vec<Choice>)> = None;
        while let Some(seat) = game.waiting_for().iter().next() {
            game.choices(seat, &mut listed);
            let plans = game.phase == Phase::Actions && game.steps.is_empty();
            let choice = team.choose(&game, seat).unwrap();
            let swapped = before.take().filter(|(_, could)| plans && choice != Choice::End && could.contains(&choice));
            if let Some((earlier, _)) = swapped {
                let about = thinker().consider(&earlier, seat, Some(choice));
                let answer = about.iter().find(|candidates| candidates.choice == choice).unwrap();
                lost.push(about[0].value - answer.value);
            }
            if plans {
                let last = *listed.last().unwrap();
                let about = thinker().consider(&game, seat, Some(last));
                assert!(about.iter().any(|candidates| candidates.choice == last), "{last:?} was asked about");
                before = (choice != Choice::End).then(|| (game.clone(), listed.clone()));
            }
            game.apply(seat, choice, &mut ()).unwrap();
        }
    }
    let mistakes = lost.iter().filter(|lost| **lost > 0.03).count();
    assert!(lost.len() > 50 && mistakes * 20 <= lost.len(), "{mistakes} of {}", lost.len());
}
