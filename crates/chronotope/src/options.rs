//! The flags for the options of a game.

use games::GAMES;
use serde_json::{Map, Value, json};
use std::fmt::Write;
use tabletop::{About, Error, ErrorKind, OptionKind};

/// The options of a game. An option without a flag of its own is given by `--option`.
#[derive(clap::Args, Clone, Default, Debug)]
#[command(next_help_heading = "Options of the game")]
pub(crate) struct OptionFlags {
    /// The number of players; 1 is a solo game
    #[arg(long, value_name = "N")]
    pub(crate) players: Option<u8>,
    /// It's a Wonderful World, Anachrony: the side of the empire cards or player boards
    #[arg(long, value_name = "A|B")]
    pub(crate) side: Option<String>,
    /// It's a Wonderful World: the number of a solo scenario
    #[arg(long, value_name = "03")]
    pub(crate) scenario: Option<String>,
    /// It's a Wonderful World: dealt, chosen, or an empire for each seat
    #[arg(long, value_name = "dealt|chosen|NAME,NAME,...", value_delimiter = ',')]
    pub(crate) empires: Vec<String>,
    /// Any option of the game, with its value as JSON or text; may be repeated. Several values of one option are separated
    /// by commas or given one by one. The options of each game are listed below
    #[arg(long = "option", value_name = "KEY=VALUE")]
    pub(crate) further: Vec<String>,
}

/// One option that was given.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Given {
    /// Its key in the options of the game.
    pub(crate) key: String,
    pub(crate) value: Value,
    /// What was typed for it, without the value.
    pub(crate) flag: String,
}

impl OptionFlags {
    /// What was given for the game that is described, each key once.
    pub(crate) fn given(&self, about: &About) -> Result<Vec<Given>, Error> {
        let empires = match &self.empires[..] {
            [] => None,
            [word] if word == "dealt" || word == "chosen" => Some(json!(word)),
            names => Some(json!(names)),
        };
        let flags = [
            ("players", self.players.map(Value::from)),
            ("side", self.side.as_ref().map(|side| json!(side.to_uppercase()))),
            ("scenario", self.scenario.as_ref().map(|scenario| json!(scenario))),
            ("empires", empires),
        ];
        let mut given: Vec<Given> = flags
            .into_iter()
            .filter_map(|(key, value)| Some(Given { key: key.into(), value: value?, flag: format!("--{key}") }))
            .collect();
        for text in &self.further {
            let next = further(text, about)?;
            if let Some(twice) = given.iter_mut().find(|other| other.key == next.key) {
                if let (Value::Array(all), Value::Array(more)) = (&mut twice.value, &next.value)
                    && kind(about, &next.key) == Some(OptionKind::AnyOf)
                {
                    all.extend(more.iter().cloned());
                    continue;
                }
                let message =
                    format!("{} is said twice, by {} and by {}: say it once", next.key, twice.flag, next.flag);
                return Err(Error::new(ErrorKind::Options, message));
            }
            given.push(next);
        }
        Ok(given)
    }

    /// The options as a game reads them; what was not given is left out.
    pub(crate) fn json(&self, about: &About) -> Result<Value, Error> {
        let given = self.given(about)?.into_iter().map(|given| (given.key, given.value));
        Ok(Value::Object(given.collect::<Map<_, _>>()))
    }
}

/// The options of every game, for the end of a help text.
pub(crate) fn help() -> String {
    let mut text = String::from("The options of each game, as --option KEY=VALUE:\n");
    for entry in GAMES {
        let about = entry.about();
        let _ = writeln!(text, "\n{} ({}):", about.title, about.name);
        for option in about.options {
            let default = option.default.filter(|default| !default.is_empty());
            let default = default.map_or(String::new(), |default| format!(" [default: {default}]"));
            let _ = writeln!(text, "  {}={}{default}", option.name, option.values.join("|"));
            let _ = writeln!(text, "      {}", option.about);
        }
    }
    text
}

fn kind(about: &About, key: &str) -> Option<OptionKind> {
    about.options.iter().find(|field| field.name == key).map(|field| field.kind)
}

/// Reads `key=value`; the value is JSON if it can be, else it is text, or a list where the option takes one.
fn further(text: &str, about: &About) -> Result<Given, Error> {
    match text.split_once('=') {
        Some((key, value)) if !key.trim().is_empty() => {
            let key = key.trim().to_owned();
            let is_by_seat = about.options.iter().any(|field| field.name == key && field.by_seat.is_some());
            let is_list = kind(about, &key) == Some(OptionKind::AnyOf) || (is_by_seat && value.contains(','));
            let list = || value.split(',').map(str::trim).filter(|one| !one.is_empty()).collect::<Value>();
            let text = || if is_list { list() } else { json!(value) };
            let value = serde_json::from_str(value).unwrap_or_else(|_| text());
            Ok(Given { flag: format!("--option {key}"), key, value })
        }
        _ => {
            let message = format!("--option takes a key and its value, such as players=3, not {text:?}");
            Err(Error::new(ErrorKind::Options, message))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use anachrony::Anachrony;
    use tabletop::Game;
    use wonderful_world::WonderfulWorld;

    #[test]
    fn the_help_has_a_section_for_every_game_with_all_its_options() {
        let help = help();
        for entry in GAMES {
            let about = entry.about();
            let (_, section) = help.split_once(&format!("\n{} ({}):\n", about.title, about.name)).unwrap();
            let section = section.split("\n\n").next().unwrap();
            for option in about.options {
                assert!(section.contains(&format!("  {}=", option.name)), "{} of {}", option.name, about.name);
                assert!(section.contains(option.about), "{} of {}", option.name, about.name);
            }
        }
        assert!(!help.contains("[default: ]"), "{help}");
    }

    fn further(texts: &[&str]) -> OptionFlags {
        OptionFlags { further: texts.iter().map(|&text| text.to_owned()).collect(), ..OptionFlags::default() }
    }

    #[test]
    fn flags_become_the_options_of_a_game_and_what_is_not_said_is_left_out() {
        assert_eq!(OptionFlags::default().json(&WonderfulWorld::about()).unwrap(), json!({}));
        let all = OptionFlags {
            players: Some(1),
            side: Some("b".into()),
            scenario: Some("03".into()),
            empires: vec!["chosen".into()],
            ..OptionFlags::default()
        };
        let expected = json!({"players": 1, "side": "B", "scenario": "03", "empires": "chosen"});
        assert_eq!(all.json(&WonderfulWorld::about()).unwrap(), expected);
        let named = OptionFlags { empires: vec!["aztec_empire".into()], ..OptionFlags::default() };
        assert_eq!(named.json(&WonderfulWorld::about()).unwrap(), json!({"empires": ["aztec_empire"]}));
    }

    #[test]
    fn any_option_can_be_named_its_value_as_json_or_as_text() {
        let flags =
            further(&["players=2", "side=B", "empires=[\"aztec_empire\",\"noram_states\"]", "scenario=03", "x="]);
        let expected = json!({
            "players": 2, "side": "B", "empires": ["aztec_empire", "noram_states"], "scenario": "03", "x": ""
        });
        assert_eq!(flags.json(&WonderfulWorld::about()).unwrap(), expected);
    }

    #[test]
    fn several_values_are_a_list_with_commas_or_are_given_one_by_one() {
        let of = |texts: &[&str]| further(texts).json(&Anachrony::about());
        let both = json!({"variants": ["asset_draft", "goal_draft"]});
        assert_eq!(of(&["variants=asset_draft,goal_draft"]).unwrap(), both);
        assert_eq!(of(&["variants=asset_draft", "variants=goal_draft"]).unwrap(), both);
        assert_eq!(of(&["variants=[\"asset_draft\"]", "variants=goal_draft"]).unwrap(), both);
        assert_eq!(of(&["variants="]).unwrap(), json!({"variants": []}));
        assert_eq!(of(&["paths=harmony, progress"]).unwrap(), json!({"paths": ["harmony", "progress"]}));
        assert_eq!(of(&["paths=dealt"]).unwrap(), json!({"paths": "dealt"}));
        assert!(of(&["paths=dealt", "paths=chosen"]).unwrap_err().message.contains("said twice"));
    }

    #[test]
    fn what_cannot_be_read_or_is_said_twice_is_refused_with_what_would_do() {
        for wrong in ["7", "", "=3", " =3"] {
            assert!(
                further(&[wrong]).json(&WonderfulWorld::about()).unwrap_err().message.contains("such as players=3"),
                "{wrong:?}"
            );
        }
        let twice = OptionFlags { players: Some(2), ..further(&["players=3"]) };
        let message = twice.json(&WonderfulWorld::about()).unwrap_err().message;
        assert_eq!(message, "players is said twice, by --players and by --option players: say it once");
    }
}
