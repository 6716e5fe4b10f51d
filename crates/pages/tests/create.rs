//! The form of a new table, for every game: what it shows, what it sends, and what it says after a refusal.
#![allow(clippy::unwrap_used)] // everything here is a test

use anachrony::Anachrony;
use pages::create::{Create, create};
use pages::home::GameCard;
use pages::{Board, Language};
use serde_json::{Value, json};
use std::collections::BTreeSet;
use tabletop::OptionKind;
use the_loop::TheLoop;
use wonderful_world::WonderfulWorld;

fn form<G: Board>(language: Language, options: &Value, sent: &[(&str, &str)], error: Option<&str>) -> String {
    let (words, about) = (language.words(), G::about());
    let game = &GameCard::new(words, G::KEYS, &about);
    let chosen = &|field: &str| sent.iter().find(|(name, _)| *name == field).map(|(_, value)| (*value).to_owned());
    let (keys, bots) = (G::KEYS, &["random", "fair"]);
    create(words, &Create { person: "Anna", game, keys, about: &about, bots, options, chosen, error }).into_string()
}

fn fresh<G: Board>() -> String {
    form::<G>(Language::English, &Value::Null, &[], None)
}

/// The tags of the inputs of an option.
fn inputs<'a>(page: &'a str, option: &str) -> Vec<&'a str> {
    let name = format!("name=\"option.{option}\"");
    page.split('<').filter(|tag| tag.starts_with("input") && tag.contains(&name)).collect()
}

/// What a browser would send for an option.
fn checked(page: &str, option: &str) -> Vec<String> {
    let value = |tag: &str| tag.split(" value=\"").nth(1).unwrap().split('"').next().unwrap().to_owned();
    inputs(page, option).into_iter().filter(|tag| tag.contains(" checked")).map(value).collect()
}

fn shows_every_option<G: Board>() {
    for language in Language::ALL {
        let page = form::<G>(language, &Value::Null, &[], None);
        for field in G::about().options {
            let inputs = inputs(&page, field.name);
            let more = usize::from(field.default.is_none()) + usize::from(field.by_seat.is_some());
            assert_eq!(inputs.len(), field.values.len() + more, "{} of {}", field.name, G::NAME);
            let any = field.kind == OptionKind::AnyOf;
            let kind = if any { "type=\"checkbox\"" } else { "type=\"radio\"" };
            assert!(inputs.iter().all(|tag| tag.contains(kind)), "{inputs:?}");
            // The usual value is chosen and sent as nothing; of several there is none.
            assert_eq!(checked(&page, field.name), [""; 1][usize::from(any)..], "{} of {}", field.name, G::NAME);
            for seat in field.by_seat.iter().flat_map(|_| 0..G::about().players.1) {
                assert!(page.contains(&format!("<select id=\"option.{0}.{seat}\"", field.name)), "{}", field.name);
            }
            assert!(!page.contains(field.about), "the words of the protocol: {}", field.about);
        }
        let presets = page.matches("data-preset=").count();
        assert_eq!((presets, page.matches("?preset=first_game").count()), (3, 1));
        assert!(!page.contains("for each seat"), "the words of the protocol");
    }
}

#[test]
fn every_option_of_every_game_is_shown_as_what_it_is() {
    shows_every_option::<WonderfulWorld>();
    shows_every_option::<Anachrony>();
    shows_every_option::<TheLoop>();
}

#[test]
fn a_fresh_form_sends_the_usual_as_nothing_and_a_bot_in_every_other_seat() {
    let page = fresh::<WonderfulWorld>();
    assert!(page.contains("<form class=\"create\" method=\"post\" action=\"/tables\" data-relations="), "{page}");
    assert!(page.contains("<input type=\"hidden\" name=\"game\" value=\"wonderful-world\">"));
    let usual = r#"name="option.players" value="" data-value="3" checked"#;
    assert!(page.contains(usual), "{page}");
    assert!(page.contains(r#"name="option.side" value="B" data-value="B">"#), "{page}");
    assert_eq!(page.matches(r#"<option value="me" selected>"#).count(), 1);
    assert_eq!(page.matches(r#"<option value="bot:fair" selected>"#).count(), 4);
    assert!(!page.contains("name=\"listed\" value=\"on\" checked"));
    assert!(!page.contains("class=\"error\""));
}

#[test]
fn the_script_is_given_what_goes_together_with_reasons_in_the_language_of_the_page() {
    let page = form::<WonderfulWorld>(Language::Czech, &Value::Null, &[], None);
    let relations = page.split("data-relations=\"").nth(1).unwrap().split('"').next().unwrap().replace("&quot;", "\"");
    let relations: Value = serde_json::from_str(&relations).unwrap();
    assert_eq!(relations[0]["sets"], json!({"option": "players", "values": ["1"]}));
    assert_eq!(relations[0]["when"]["values"].as_array().unwrap().len(), 6);
    assert_eq!(relations[0]["why"], "Scénář je pro jednoho hráče.");
}

#[test]
fn a_preset_or_a_refusal_fills_the_form_several_values_and_seats_too() {
    let chosen = json!({
        "players": 2, "side": "B", "paths": ["harmony", "progress"], "variants": ["goal_draft", "fixed_paradox"],
    });
    let page = form::<Anachrony>(Language::English, &chosen, &[], None);
    assert_eq!(checked(&page, "players"), ["2"]);
    assert_eq!(checked(&page, "side"), ["B"]);
    assert_eq!(checked(&page, "paths"), ["by-seat"]);
    assert_eq!(checked(&page, "leaders"), [""]);
    assert_eq!(checked(&page, "variants"), ["goal_draft", "fixed_paradox"]);
    for (seat, path) in ["harmony", "progress"].into_iter().enumerate() {
        let select = page.split(&format!("<select id=\"option.paths.{seat}\"")).nth(1).unwrap();
        let select = select.split("</select>").next().unwrap();
        assert!(select.contains(&format!("value=\"{path}\" selected")), "{select}");
    }
    // A preset may name the usual value.
    let page = form::<TheLoop>(Language::English, &json!({"level": "employee_of_the_month"}), &[], None);
    assert_eq!(checked(&page, "level"), [""]);
}

#[test]
fn a_refusal_is_told_beside_the_option_in_the_language_of_the_page() {
    let sent = [("seat.0", "open"), ("seat.2", "bot:random"), ("listed", "on")];
    let options = json!({"players": 4, "scenario": "03"});
    let told = "scenario 03 is for one player, not for 4";
    let page = form::<WonderfulWorld>(Language::Russian, &options, &sent, Some(told));
    assert!(page.contains("role=\"alert\"") && !page.contains(told), "{page}");
    let scenario = page.split("data-option=\"scenario\"").nth(1).unwrap().split("</fieldset>").next().unwrap();
    assert!(scenario.contains("<p class=\"error\">Сценарий рассчитан на одного игрока.</p>"), "{scenario}");
    assert_eq!((checked(&page, "players"), checked(&page, "scenario")), (vec!["4".into()], vec!["03".into()]));
    assert_eq!(page.matches(r#"<option value="open" selected>"#).count(), 1);
    assert_eq!(page.matches(r#"<option value="bot:random" selected>"#).count(), 1);
    assert!(page.contains("name=\"listed\" value=\"on\" checked"));
    let other = form::<WonderfulWorld>(Language::English, &json!({"players": 9}), &sent, Some("9 cannot play"));
    assert!(other.contains("9 cannot play"), "what no relation describes is said as the game says it");
}

#[test]
fn ids_of_every_form_are_given_once() {
    for page in [fresh::<WonderfulWorld>(), fresh::<Anachrony>(), fresh::<TheLoop>()] {
        let ids: Vec<_> = page.split(" id=\"").skip(1).map(|rest| rest.split('"').next().unwrap()).collect();
        assert_eq!(ids.len(), ids.iter().collect::<BTreeSet<_>>().len(), "{ids:?}");
    }
}
