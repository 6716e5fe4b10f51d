//! What is shown of a game that says nothing for itself: its view as tidy text, its choices as buttons.

use crate::board::{BoardContext, Chapter, LogContext, Offers, Zone};
use maud::{Markup, html};
use serde::Serialize;
use serde_json::Value;
use tabletop::Game;

/// The view, each field under its name.
pub fn zones<G: Game>(context: &BoardContext<G>) -> Vec<Zone> {
    let view = json(context.view);
    let zone = html! {
        section #plain .plain tabindex="0" aria-label=(context.words.say("board")) { (tidy(&view)) }
    };
    vec![Zone::new("plain", zone)]
}

/// Every choice, in one group.
pub fn offers<G: Game>(context: &BoardContext<G>) -> Vec<Offers> {
    let choices = context.choices.iter().enumerate().map(|(index, choice)| (index, phrase(&json(choice)))).collect();
    vec![Offers { choices, ..Offers::default() }]
}

/// A log that the game does not divide is one chapter.
pub fn begins_chapter<E>(_: &E) -> bool {
    false
}

/// Every event as a line.
pub fn chapter<E: Serialize>(events: &[E], context: &LogContext) -> Chapter {
    let lines = events.iter().map(|event| (None, phrase(&json(event)))).collect();
    Chapter { title: context.words.say("log-title"), lines }
}

/// The outcome, each field under its name.
pub fn result<G: Game>(context: &BoardContext<G>) -> Markup {
    match json(context.view).get("outcome") {
        Some(outcome) if !outcome.is_null() => html! { div .plain { (tidy(outcome)) } },
        _ => Markup::default(),
    }
}

fn json(value: &impl Serialize) -> Value {
    serde_json::to_value(value).unwrap_or_default()
}

/// A value as nested lists of names and values.
fn tidy(value: &Value) -> Markup {
    match value {
        Value::Object(fields) => html! {
            dl { @for (name, value) in fields { div { dt { (spaced(name)) } dd { (within(value)) } } } }
        },
        Value::Array(items) if items.iter().all(|item| !item.is_object() && !item.is_array()) => {
            let items: Vec<_> = items.iter().map(phrase).collect();
            html! { (if items.is_empty() { "–".to_owned() } else { items.join(", ") }) }
        }
        Value::Array(items) => html! { ol start="0" { @for item in items { li { (within(item)) } } } },
        other => html! { (phrase(other)) },
    }
}

/// What stands inside something else: on one line if there is nothing further inside it.
fn within(value: &Value) -> Markup {
    let is_flat = |value: &Value| !value.is_object() && !value.is_array();
    match value {
        Value::Object(fields) if fields.values().all(is_flat) => html! { (phrase(value)) },
        other => tidy(other),
    }
}

/// A value on one line: `{"pick": "zeppelin"}` is "pick zeppelin".
fn phrase(value: &Value) -> String {
    match value {
        Value::Object(fields) => {
            let parts: Vec<_> =
                fields.iter().map(|(name, value)| format!("{} {}", spaced(name), phrase(value))).collect();
            if parts.is_empty() { "–".into() } else { parts.join(", ") }
        }
        Value::Array(items) if items.is_empty() => "–".into(),
        Value::Array(items) => items.iter().map(phrase).collect::<Vec<_>>().join(" + "),
        Value::String(text) => spaced(text),
        Value::Null => "–".into(),
        other => other.to_string(),
    }
}

fn spaced(name: &str) -> String {
    name.replace('_', " ")
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn values_become_phrases_and_lists() {
        assert_eq!(phrase(&json!({"place": {"piece": "gold", "on": {"site": 1}}})), "place on site 1, piece gold");
        assert_eq!(phrase(&json!(["a_b", 2, null])), "a b + 2 + –");
        let list = tidy(&json!({"the_hand": ["x", "y"], "players": [{"n": 1, "row": []}], "dice": {"a": 1, "b": 2}}))
            .into_string();
        assert!(list.contains("<dt>the hand</dt><dd>x, y</dd>"), "{list}");
        assert!(list.contains("<li><dl>") && list.contains("<dt>row</dt><dd>–</dd>"), "{list}");
        assert_eq!(tidy(&json!([[{}], [{}]])).into_string().matches("–").count(), 2, "an empty space shows");
        assert!(list.contains("<dt>dice</dt><dd>a 1, b 2</dd>"), "{list}");
    }

    #[test]
    fn what_a_game_says_is_text_never_markup() {
        let shown = tidy(&json!({"<b>": "<script>"})).into_string();
        assert!(!shown.contains("<script>") && !shown.contains("<b>"), "{shown}");
    }
}
