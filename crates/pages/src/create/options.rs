//! The options of a game in the form of a new table, made from the game's own description.

use super::Create;
use crate::words::Words;
use maud::{Markup, html};
use serde_json::{Value, json};
use tabletop::{About, BySeat, Conflict, Demand, OptionField, OptionKind, Preset, Reason};

/// What the form sends for an option whose values are named seat by seat, in fields of their own.
pub const BY_SEAT: &str = "by-seat";

/// The whole part of the form. `conflicts` are shown beside their options.
pub(super) fn options(words: &Words, create: &Create, conflicts: &[Conflict]) -> Markup {
    html! {
        section aria-labelledby="options" {
            h2 #options { (words.say("create-options")) }
            (presets(words, create))
            @for field in &create.about.options { (option(words, create, field, conflicts)) }
        }
    }
}

/// What goes with what, for the script that greys out the rest.
pub(super) fn relations(words: &Words, keys: &str, about: &About) -> String {
    let relations = about.relations.iter().map(|relation| {
        let (demand, other) = match &relation.then {
            Demand::Needs(other) => ("needs", other),
            Demand::Sets(other) => ("sets", other),
            Demand::Excludes(other) => ("excludes", other),
        };
        json!({ "when": relation.when, demand: other, "why": related(words, keys, relation.reason) })
    });
    Value::from_iter(relations).to_string()
}

fn presets(words: &Words, create: &Create) -> Markup {
    let Create { keys, about, .. } = create;
    html! {
        @if !about.presets.is_empty() {
            ul.presets aria-label=(words.say("create-presets")) {
                @for Preset { name, options } in &about.presets {
                    @let part = name.replace('_', "-");
                    li {
                        a.button href={ "/new/" (about.name) "?preset=" (name) } data-preset=(json!(options)) { (words.say(&format!("preset-{part}"))) }
                        span.soft { (words.say(&format!("{keys}-preset-{part}-about"))) }
                    }
                }
            }
        }
    }
}

fn option(words: &Words, create: &Create, field: &OptionField, conflicts: &[Conflict]) -> Markup {
    let label = say(words, create.keys, field.name, "").unwrap_or_else(|| field.name.replace('_', " "));
    let about = say(words, create.keys, field.name, "about").unwrap_or_else(|| field.about.to_owned());
    let hint = format!("about-{}", field.name);
    let reasons = conflicts.iter().filter(|conflict| conflict.option == field.name);
    html! {
        fieldset.option data-option=(field.name) aria-describedby=(hint) {
            legend { (label) }
            p.soft id=(hint) { (about) }
            @for conflict in reasons { p.error { (reason(words, create.keys, conflict.reason)) } }
            @if field.kind == OptionKind::Number { (pills(words, create, field)) } @else { (choices(words, create, field)) }
            @if let Some(by_seat) = &field.by_seat { (seat_by_seat(words, create, field, by_seat)) }
            p.why aria-live="polite" hidden {}
        }
    }
}

/// One value of an option in the form.
struct Choice {
    /// What the form sends: nothing for what is usual.
    sent: String,
    /// What it stands for.
    stands_for: String,
    label: String,
    about: Option<String>,
}

/// Short values side by side.
fn pills(words: &Words, create: &Create, field: &OptionField) -> Markup {
    html! {
        div.pills {
            @for choice in values(words, create.keys, field) {
                label { (input(create, field, &choice)) span { (choice.label) } }
            }
        }
    }
}

/// Values with a sentence about each.
fn choices(words: &Words, create: &Create, field: &OptionField) -> Markup {
    html! {
        div.choices {
            @for choice in values(words, create.keys, field) {
                label {
                    (input(create, field, &choice))
                    span { strong { (choice.label) } @if let Some(about) = &choice.about { small { (about) } } }
                }
            }
        }
    }
}

fn input(create: &Create, field: &OptionField, choice: &Choice) -> Markup {
    let given = create.options.get(field.name);
    let own = &choice.stands_for;
    let is = |value: &Value| value.as_str() == Some(own) || value.as_u64().is_some_and(|n| own.parse() == Ok(n));
    let checked = match given {
        Some(Value::Array(all)) if field.kind == OptionKind::AnyOf => all.iter().any(is),
        Some(Value::Array(_)) => choice.sent == BY_SEAT,
        Some(value) => is(value),
        None => field.kind != OptionKind::AnyOf && choice.sent.is_empty(),
    };
    let kind = if field.kind == OptionKind::AnyOf { "checkbox" } else { "radio" };
    html! {
        input type=(kind) name={ "option." (field.name) } value=(choice.sent) data-value=(choice.stands_for) checked[checked];
    }
}

fn values(words: &Words, keys: &str, field: &OptionField) -> Vec<Choice> {
    let said = |part: &str| say(words, keys, field.name, part);
    // Without one usual value it depends on the other options, and that is a value of its own.
    let depends = field.default.is_none().then(|| Choice {
        sent: String::new(),
        stands_for: String::new(),
        label: said("none").unwrap_or_else(|| words.say("option-default")),
        about: said("none-about"),
    });
    let listed = field.values.iter().map(|value| Choice {
        sent: if field.default.as_ref() == Some(value) { String::new() } else { value.clone() },
        stands_for: value.clone(),
        label: said(value).unwrap_or_else(|| value.replace('_', " ")),
        about: said(&format!("{value}-about")),
    });
    let by_seat = field.by_seat.is_some().then(|| Choice {
        sent: BY_SEAT.to_owned(),
        stands_for: BY_SEAT.to_owned(),
        label: words.say("option-by-seat"),
        about: Some(words.say("option-by-seat-about")),
    });
    depends.into_iter().chain(listed).chain(by_seat).collect()
}

/// A list to choose from for each seat.
fn seat_by_seat(words: &Words, create: &Create, field: &OptionField, by_seat: &BySeat) -> Markup {
    let chosen = |seat: u8| create.options.get(field.name)?.get(usize::from(seat))?.as_str();
    html! {
        ol.by-seat {
            @for seat in 0..create.about.players.1 {
                @let name = format!("option.{}.{seat}", field.name);
                li.seat {
                    label for=(name) { (words.with("seat-number", &[("n", (seat + 1).into())])) }
                    select id=(name) name=(name) data-seat=(seat) {
                        option value="" { (words.say("option-by-seat-nothing")) }
                        @for value in &by_seat.values {
                            option value=(value) selected[chosen(seat) == Some(value)] {
                                (say(words, create.keys, field.name, value).unwrap_or_else(|| value.replace('_', " ")))
                            }
                        }
                    }
                }
            }
        }
    }
}

fn reason(words: &Words, keys: &str, reason: Reason) -> String {
    match reason {
        Reason::Related(name) => related(words, keys, name),
        Reason::EachSeat => words.say("option-reason-each-seat"),
        Reason::Different => words.say("option-reason-different"),
    }
}

fn related(words: &Words, keys: &str, reason: &str) -> String {
    words.say(&format!("{keys}-reason-{}", reason.replace('_', "-")))
}

/// What is said of an option or of a part of it, where there is a sentence.
fn say(words: &Words, keys: &str, option: &str, part: &str) -> Option<String> {
    let key = format!("{keys}-option-{option}-{part}").replace('_', "-");
    words.get(key.trim_end_matches('-'), &[])
}
