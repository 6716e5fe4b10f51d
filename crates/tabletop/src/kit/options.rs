//! What a game says of its options, compared with the options that it takes.

use crate::{Game, OptionField, OptionKind, Seed};
use serde::Deserialize;
use serde_json::{Map, Value};

/// How many combinations of options there were.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Combinations {
    /// That a game can be started with.
    pub allowed: usize,
    /// That are refused.
    pub refused: usize,
}

/// Tries every combination of the described values: a game starts exactly when the description finds no conflict.
/// Lists by seat are tried with equal names, with neighbouring names, with every other name, and with a seat left out.
/// Presets start, with every number of players.
///
/// # Panics
/// At the first combination where the game and its description differ.
pub fn described_as_started<G: Game>() -> Combinations {
    let about = G::about();
    let mut count = Combinations::default();
    let seats: Vec<Value> = match about.options.iter().find(|field| field.name == "players") {
        Some(field) => written(field, 0),
        None => vec![Value::Null],
    };
    for players in &seats {
        let start = [("players".to_owned(), players.clone())].into_iter().filter(|(_, value)| !value.is_null());
        let start: Map<String, Value> = start.collect();
        for preset in &about.presets {
            let preset = start.clone().into_iter().chain(preset.options.clone()).collect();
            assert!(is_started::<G>(&preset), "the preset {}", Value::Object(preset));
        }
        let fields: Vec<_> = about.options.iter().filter(|field| field.name != "players").collect();
        each(&fields, about.seats(&Value::Object(start.clone())), &start, &mut |options| {
            let started = is_started::<G>(options);
            let options = Value::Object(options.clone());
            let conflicts = about.conflicts(&options);
            assert_eq!(started, conflicts.is_empty(), "{options}: started or not, and {conflicts:?}");
            *if started { &mut count.allowed } else { &mut count.refused } += 1;
        });
    }
    count
}

fn is_started<G: Game>(options: &Map<String, Value>) -> bool {
    G::Options::deserialize(Value::Object(options.clone()))
        .is_ok_and(|options| G::start(&options, Seed([1; 32])).is_ok())
}

fn each(
    fields: &[&OptionField],
    seats: usize,
    so_far: &Map<String, Value>,
    visit: &mut impl FnMut(&Map<String, Value>),
) {
    let Some((field, rest)) = fields.split_first() else {
        return visit(so_far);
    };
    for value in written(field, seats) {
        let mut options = so_far.clone();
        if !value.is_null() {
            options.insert(field.name.to_owned(), value);
        }
        each(rest, seats, &options, visit);
    }
}

/// Everything that may be written for an option; null for an option left out.
fn written(field: &OptionField, seats: usize) -> Vec<Value> {
    let mut all = vec![Value::Null];
    match field.kind {
        OptionKind::OneOf => all.extend(field.values.iter().map(|value| Value::from(value.as_str()))),
        OptionKind::Number => {
            all.extend(field.values.iter().filter_map(|value| value.parse::<u64>().ok()).map(Value::from));
        }
        OptionKind::AnyOf => {
            let subset = |bits: u32| {
                let values = field.values.iter().enumerate();
                values.filter(|(at, _)| bits & (1 << at) != 0).map(|(_, value)| value.as_str()).collect::<Vec<_>>()
            };
            all.extend((1..1_u32 << field.values.len()).map(|bits| Value::from(subset(bits))));
        }
    }
    if let Some(by_seat) = &field.by_seat {
        let names = &by_seat.values;
        let list = |from: usize, step: usize, seats: usize| -> Value {
            (0..seats).map(|seat| names[(from + seat * step) % names.len()].as_str()).collect()
        };
        for from in 0..names.len() {
            all.extend([0, 1, 2].map(|step| list(from, step, seats)));
        }
        all.push(list(0, 1, seats.saturating_sub(1)));
        all.dedup();
    }
    all
}
