//! How a game describes its options, so that a form can be made of them and a program knows what goes together.
//!
//! The game's own reading of its options stays the authority. What is described here says the same: a test compares the two
//! for every combination ([`kit::options`](crate::kit::options)).

use serde::Serialize;
use serde_json::{Map, Value};

/// A game in a list of games.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct About {
    /// The game's name in addresses, records and commands.
    pub name: &'static str,
    pub title: &'static str,
    /// The version of its rules in this program.
    pub rules: u32,
    /// The fewest and the most seats.
    pub players: (u8, u8),
    /// What can be agreed before a game.
    pub options: Vec<OptionField>,
    /// What does not go together.
    pub relations: Vec<Relation>,
    /// Sets of options with a name.
    pub presets: Vec<Preset>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct OptionField {
    /// Its key in the options.
    pub name: &'static str,
    /// What may be chosen of the values.
    pub kind: OptionKind,
    /// What may be written there.
    pub values: Vec<String>,
    /// What stands for an option left out; none if that depends on the others.
    pub default: Option<String>,
    /// What a list with one entry for each seat may name, where the option takes such a list.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub by_seat: Option<BySeat>,
    /// One sentence about it.
    pub about: &'static str,
}

/// What may be chosen of an option's values.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum OptionKind {
    /// One of them.
    OneOf,
    /// Any of them together, written as a list.
    AnyOf,
    /// One of them, written as a number.
    Number,
}

/// What can be named seat by seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct BySeat {
    /// The names.
    pub values: Vec<String>,
    /// Whether every seat needs another one.
    pub different: bool,
}

impl OptionField {
    /// An option with one of these values.
    pub fn one_of(name: &'static str, values: &[&str], default: Option<&str>, about: &'static str) -> Self {
        let values = values.iter().map(|&value| value.to_owned()).collect();
        Self { name, kind: OptionKind::OneOf, values, default: default.map(str::to_owned), by_seat: None, about }
    }

    /// An option with any of these values; none of them by default.
    pub fn any_of(name: &'static str, values: &[&str], about: &'static str) -> Self {
        Self { kind: OptionKind::AnyOf, ..Self::one_of(name, values, Some(""), about) }
    }

    /// An option with a number.
    pub fn number(name: &'static str, (min, max): (u8, u8), default: Option<u8>, about: &'static str) -> Self {
        let values = (min..=max).map(|number| number.to_string()).collect();
        let default = default.map(|number| number.to_string());
        Self { name, kind: OptionKind::Number, values, default, by_seat: None, about }
    }

    /// The same option, which also takes a list that names one of these for each seat.
    #[must_use]
    pub fn or_by_seat(self, values: &[&str], different: bool) -> Self {
        let values = values.iter().map(|&value| value.to_owned()).collect();
        Self { by_seat: Some(BySeat { values, different }), ..self }
    }
}

/// Some values of an option: true if at least one of them is chosen.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Chosen {
    pub option: &'static str,
    /// Its values, or names that it takes seat by seat.
    pub values: Vec<String>,
}

/// Something that does not go together. Between options that are named seat by seat it holds for each seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Relation {
    /// If this is chosen,
    pub when: Chosen,
    /// this is demanded.
    #[serde(flatten)]
    pub then: Demand,
    /// The name of the reason, for those who say it in words.
    pub reason: &'static str,
}

/// What is demanded of another option.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Demand {
    /// This has to be chosen.
    Needs(Chosen),
    /// This has to be chosen, and if the option is left out it is: the first of the values.
    Sets(Chosen),
    /// This must not be chosen.
    Excludes(Chosen),
}

impl Chosen {
    /// These values of an option.
    pub fn of(option: &'static str, values: &[&str]) -> Self {
        Self { option, values: values.iter().map(|&value| value.to_owned()).collect() }
    }
}

impl Relation {
    /// Choosing the one needs the other.
    pub fn needs(reason: &'static str, when: Chosen, needed: Chosen) -> Self {
        Self { when, then: Demand::Needs(needed), reason }
    }

    /// Choosing the one sets the other, if that is left out, and needs it.
    pub fn sets(reason: &'static str, when: Chosen, set: Chosen) -> Self {
        Self { when, then: Demand::Sets(set), reason }
    }

    /// The one and the other are not chosen together.
    pub fn excludes(reason: &'static str, when: Chosen, excluded: Chosen) -> Self {
        Self { when, then: Demand::Excludes(excluded), reason }
    }

    /// What the demand is about.
    pub fn demanded(&self) -> &Chosen {
        match &self.then {
            Demand::Needs(chosen) | Demand::Sets(chosen) | Demand::Excludes(chosen) => chosen,
        }
    }
}

/// A set of options with a name. An option that it does not name is left out; the number of players stays as it is
/// unless the preset names it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Preset {
    pub name: &'static str,
    /// The options, as a game reads them.
    pub options: Map<String, Value>,
}

impl Preset {
    /// A preset with everything left out.
    pub fn new(name: &'static str) -> Self {
        Self { name, options: Map::new() }
    }

    /// The same with one value of an option.
    #[must_use]
    pub fn one(mut self, option: &str, value: &str) -> Self {
        self.options.insert(option.to_owned(), value.into());
        self
    }

    /// The same with the value of an option that is a number.
    #[must_use]
    pub fn number(mut self, option: &str, value: u8) -> Self {
        self.options.insert(option.to_owned(), value.into());
        self
    }

    /// The same with several values of an option.
    #[must_use]
    pub fn all(mut self, option: &str, values: &[&str]) -> Self {
        self.options.insert(option.to_owned(), values.into());
        self
    }
}

/// Why options do not go together.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Conflict {
    /// The option whose choice demands something.
    pub option: &'static str,
    /// Why.
    pub reason: Reason,
}

/// Why an option cannot be as it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reason {
    /// A [`Relation`], by the name of its reason.
    Related(&'static str),
    /// Not every seat has one of the names.
    EachSeat,
    /// Two seats have the same, and it must be different.
    Different,
}

impl About {
    /// Everything that does not go together in options whose values are written as they are described.
    pub fn conflicts(&self, options: &Value) -> Vec<Conflict> {
        let mut found: Vec<_> =
            self.options.iter().filter_map(|field| self.conflict_of_seats(field, options)).collect();
        for relation in &self.relations {
            let conflict = Conflict { option: relation.when.option, reason: Reason::Related(relation.reason) };
            let broken = |seat| self.is_broken(relation, options, seat);
            if !found.contains(&conflict) && (0..self.seats(options)).any(broken) {
                found.push(conflict);
            }
        }
        found
    }

    /// How many play with these options.
    pub fn seats(&self, options: &Value) -> usize {
        let players = self.values_at("players", options, 0);
        let number = players.first().and_then(|text| text.parse().ok()).filter(|&number| number > 0);
        number.unwrap_or(usize::from(self.players.0)).min(usize::from(self.players.1))
    }

    fn conflict_of_seats(&self, field: &OptionField, options: &Value) -> Option<Conflict> {
        let by_seat = field.by_seat.as_ref()?;
        let names = options.get(field.name)?.as_array()?;
        let is_known = |name: &Value| name.as_str().is_some_and(|name| by_seat.values.iter().any(|one| one == name));
        let reason = if names.len() != self.seats(options) || !names.iter().all(is_known) {
            Reason::EachSeat
        } else if by_seat.different && names.iter().enumerate().any(|(seat, name)| names[..seat].contains(name)) {
            Reason::Different
        } else {
            return None;
        };
        Some(Conflict { option: field.name, reason })
    }

    fn is_broken(&self, relation: &Relation, options: &Value, seat: usize) -> bool {
        let is_chosen = |chosen: &Chosen| {
            self.values_at(chosen.option, options, seat).iter().any(|value| chosen.values.contains(value))
        };
        let wanted = !matches!(relation.then, Demand::Excludes(_));
        is_chosen(&relation.when) && is_chosen(relation.demanded()) != wanted
    }

    /// The values of an option at a seat, with what stands for an option left out.
    fn values_at(&self, name: &str, options: &Value, seat: usize) -> Vec<String> {
        let Some(field) = self.options.iter().find(|field| field.name == name) else {
            return Vec::new();
        };
        let written = written(field, options, seat);
        if !written.is_empty() {
            return written;
        }
        let is_chosen = |chosen: &Chosen| {
            let field = self.options.iter().find(|field| field.name == chosen.option);
            field.is_some_and(|field| is_written(field, options, seat, chosen))
        };
        let set = self.relations.iter().find_map(|relation| match &relation.then {
            Demand::Sets(chosen) if chosen.option == name && is_chosen(&relation.when) => chosen.values.first(),
            _ => None,
        });
        set.or(field.default.as_ref()).filter(|value| !value.is_empty()).cloned().into_iter().collect()
    }
}

fn is_written(field: &OptionField, options: &Value, seat: usize, chosen: &Chosen) -> bool {
    written(field, options, seat).iter().any(|value| chosen.values.contains(value))
}

/// What is written for an option, for this seat where it is written seat by seat.
fn written(field: &OptionField, options: &Value, seat: usize) -> Vec<String> {
    let text = |value: &Value| match value {
        Value::String(text) => Some(text.clone()),
        Value::Number(number) => Some(number.to_string()),
        _ => None,
    };
    match options.get(field.name) {
        Some(Value::Array(all)) if field.kind == OptionKind::AnyOf => all.iter().filter_map(text).collect(),
        Some(Value::Array(all)) => all.get(seat).and_then(text).into_iter().collect(),
        Some(value) => text(value).into_iter().collect(),
        None => Vec::new(),
    }
}
