//! Whatever is done to a written state: it is refused, or it is a game that can be played on.
#![allow(clippy::unwrap_used)] // everything here is a test

use serde_json::{Value, json};
use tabletop::{Dice, Game, Seed};
use the_loop::{Options, TheLoop};

/// The places of all values inside a value.
fn places(value: &Value, at: &str, into: &mut Vec<String>) {
    into.push(at.to_owned());
    match value {
        Value::Object(fields) => {
            fields.iter().for_each(|(name, inner)| places(inner, &format!("{at}/{name}"), into));
        }
        Value::Array(items) => {
            items.iter().enumerate().for_each(|(n, inner)| places(inner, &format!("{at}/{n}"), into));
        }
        _ => {}
    }
}

/// One thing is not as it was: a number, or something of the same state in its place, or a list one longer or shorter.
fn spoil(state: &mut Value, dice: &mut Dice) {
    let mut all = Vec::new();
    places(state, "", &mut all);
    all.retain(|at| !at.starts_with("/chance") && !at.is_empty());
    let [at, other] = [(); 2].map(|()| all[dice.below(all.len() as u32) as usize].clone());
    let stranger = state.pointer(&other).unwrap().clone();
    let value = state.pointer_mut(&at).unwrap();
    match value {
        Value::Number(_) => *value = json!(dice.pick(&[0, 1, 2, 3, 4, 6, 7, 8, 20, 127, 200, 255, 70_000]).unwrap()),
        Value::Bool(set) => *set = !*set,
        Value::Array(items) if dice.below(2) == 0 => _ = items.pop(),
        Value::Array(items) if !items.is_empty() => {
            let item = items[dice.below(items.len() as u32) as usize].clone();
            items.push(item);
        }
        value if stranger.is_string() == value.is_string() => *value = stranger,
        _ => {}
    }
}

#[test]
fn a_spoiled_state_is_refused_or_played_on() {
    let mut dice = Dice::new(Seed([8; 32]), 0);
    let (mut list, mut admitted) = (Vec::new(), 0);
    for number in 0..4_000 {
        let options = [
            r#"{"players":2,"agents":["robofinisher_404","v_girl"]}"#,
            r#"{"players":3}"#,
            r#"{"players":1,"team":3}"#,
        ];
        let options: Options = serde_json::from_str(options[number % 3]).unwrap();
        let mut game = TheLoop::start(&options, Seed([1; 32]).nth(number as u64)).unwrap();
        for _ in 0..dice.below(40) {
            let Some(seat) = game.waiting_for().iter().next() else { break };
            game.choices(seat, &mut list);
            game.apply(seat, dice.pick(&list).unwrap(), &mut ()).unwrap();
        }
        let mut state = serde_json::to_value(&game).unwrap();
        for _ in 0..=dice.below(2) {
            spoil(&mut state, &mut dice);
        }
        let Ok(read) = serde_json::from_value::<TheLoop>(state) else { continue };
        let Ok(mut game) = read.admit() else { continue };
        admitted += 1;
        for _ in 0..60 {
            let Some(seat) = game.waiting_for().iter().next() else { break };
            game.choices(seat, &mut list);
            assert!(list.len() > 1, "{list:?}");
            game.apply(seat, dice.pick(&list).unwrap(), &mut ()).unwrap();
            game.check().unwrap();
        }
    }
    println!("{admitted} were admitted");
    assert!(admitted > 200, "{admitted}");
}
