//! Parses the options of a game from the form of a new table.

use super::form::FormFields;
use pages::create::BY_SEAT;
use serde_json::{Map, Value};
use tabletop::{About, OptionField, OptionKind};

/// Only the options that were chosen.
pub(super) fn parse_options(about: &About, fields: &FormFields) -> Value {
    let is_by_seat = |field: &OptionField| field.by_seat.is_some() && fields.text(&key(field)) == BY_SEAT;
    let mut options = Map::new();
    for field in about.options.iter().filter(|field| !is_by_seat(field)) {
        options.extend(value(field, fields).map(|value| (field.name.to_owned(), value)));
    }
    // How many seats there are depends on the other options.
    let seats = about.seats(&Value::Object(options.clone()));
    for field in about.options.iter().filter(|field| is_by_seat(field)) {
        let by_seat = (0..seats).map(|seat| fields.text(&format!("{}.{seat}", key(field)))).collect();
        options.insert(field.name.to_owned(), by_seat);
    }
    Value::Object(options)
}

fn key(field: &OptionField) -> String {
    format!("option.{}", field.name)
}

fn value(field: &OptionField, fields: &FormFields) -> Option<Value> {
    let key = key(field);
    let sent: Vec<&str> = fields.all(&key).filter(|text| !text.is_empty()).collect();
    let last = sent.last().copied()?;
    Some(match field.kind {
        OptionKind::AnyOf => sent.into(),
        OptionKind::OneOf => last.into(),
        OptionKind::Number => last.parse::<u64>().map_or_else(|_| last.into(), Value::from),
    })
}
