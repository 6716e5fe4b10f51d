//! The options of a game, as the form of a new table sends them.

use super::fields::Fields;
use pages::create::BY_SEAT;
use serde_json::{Map, Value};
use tabletop::{About, OptionField, OptionKind};

/// The options that were chosen; what was left open is left out.
pub(super) fn options_of(about: &About, fields: &Fields) -> Value {
    let is_by_seat = |field: &OptionField| field.by_seat.is_some() && fields.text(&key(field)) == BY_SEAT;
    let mut options = Map::new();
    for field in about.options.iter().filter(|field| !is_by_seat(field)) {
        options.extend(value(field, fields).map(|value| (field.name.to_owned(), value)));
    }
    // How many seats there are depends on the other options.
    let seats = about.seats(&Value::Object(options.clone()));
    for field in about.options.iter().filter(|field| is_by_seat(field)) {
        let named = (0..seats).map(|seat| fields.text(&format!("{}.{seat}", key(field)))).collect();
        options.insert(field.name.to_owned(), named);
    }
    Value::Object(options)
}

fn key(field: &OptionField) -> String {
    format!("option.{}", field.name)
}

fn value(field: &OptionField, fields: &Fields) -> Option<Value> {
    let key = key(field);
    let sent: Vec<&str> = fields.all(&key).filter(|text| !text.is_empty()).collect();
    let last = sent.last().copied()?;
    Some(match field.kind {
        OptionKind::AnyOf => sent.into(),
        OptionKind::OneOf => last.into(),
        OptionKind::Number => last.parse::<u64>().map_or_else(|_| last.into(), Value::from),
    })
}
