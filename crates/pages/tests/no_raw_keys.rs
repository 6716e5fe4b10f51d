//! No raw key reaches a person: games are played at random in every mode, and whatever they show is read in every language.
#![allow(clippy::unwrap_used)] // everything here is a test

use anachrony::Anachrony;
use pages::{Board, BoardContext, Language, LogContext};
use serde_json::{Value, json};
use std::collections::BTreeSet;
use tabletop::{Dice, Seat, Seed, Viewer};
use the_loop::TheLoop;
use wonderful_world::WonderfulWorld;

/// The text of a piece of HTML, with what screen readers and tooltips say.
fn visible(html: &str) -> String {
    let mut text = String::new();
    let mut rest = html;
    while let Some((before, tag)) = rest.split_once('<') {
        text.push_str(before);
        let (tag, after) = tag.split_once('>').unwrap_or((tag, ""));
        for name in ["aria-label=\"", "title=\"", "alt=\""] {
            if let Some((_, value)) = tag.split_once(name) {
                text.push(' ');
                text.push_str(value.split('"').next().unwrap_or_default());
            }
        }
        text.push(' ');
        rest = after;
    }
    text + rest
}

/// What looks like a name of the program in a text: `some_name`, or the key of a sentence.
fn raw_keys(text: &str) -> Vec<&str> {
    const KEYS: [&str; 3] = ["ana-", "ww-", "loop-"];
    let words = text.split(|c: char| !c.is_alphanumeric() && c != '_' && c != '-');
    words.filter(|word| word.contains('_') || KEYS.iter().any(|key| word.starts_with(key))).collect()
}

/// Words in Latin letters, which only titles and the players' names are in Russian.
fn latin_words(text: &str) -> Vec<&str> {
    let words = text.split(|c: char| !c.is_alphanumeric());
    let latin = |word: &&str| word.len() > 2 && word.chars().all(|c| c.is_ascii_alphabetic());
    words.filter(latin).filter(|word| !["LOOP", "III", "quot", "amp"].contains(word)).collect()
}

/// What a game says in one language so far.
struct Ear {
    language: Language,
    said: BTreeSet<String>,
}

impl Ear {
    fn hear(&mut self, text: &str) {
        let raw = raw_keys(text);
        assert!(raw.is_empty(), "{}: {raw:?} in {text}", self.language);
        assert!(!text.contains("{\"") && !text.contains("{ $"), "{}: {text}", self.language);
        if self.language == Language::Russian {
            let latin = latin_words(text);
            assert!(latin.is_empty(), "not in Russian: {latin:?} in {text}");
        }
        self.said.insert(text.to_owned());
    }

    /// Everything shown to the player who is to choose.
    fn look<G: Board>(&mut self, view: &G::View, viewer: Viewer, choices: &[G::Choice], names: &[String]) {
        let context = BoardContext { viewer, view, choices, held: None, names, words: self.language.words() };
        for zone in G::zones(&context) {
            self.hear(&visible(&zone.html));
        }
        let offers = G::offers(&context);
        let mut places: Vec<usize> = Vec::new();
        for group in &offers {
            self.hear(&group.title);
            let rule = group.rule.map(|rule| format!("[{rule}]")).unwrap_or_default();
            assert!(G::RULES_PAGES.iter().all(|(_, page)| page.contains(&rule)), "no page tells about {rule}");
            for (place, text) in &group.choices {
                assert!(!text.trim().is_empty(), "{}: {:?} has no words", self.language, choices[*place]);
                self.hear(text);
                places.push(*place);
            }
        }
        places.sort_unstable();
        assert_eq!(places, (0..choices.len()).collect::<Vec<_>>(), "every choice is in exactly one group");
        self.hear(&visible(&G::result(&context).into_string()));
    }
}

/// Plays a random game of these options and reads all that it shows, in every language.
fn listen<G: Board>(options: Value, seed: u8) {
    let options: G::Options = serde_json::from_value(options).unwrap();
    let mut game = G::start(&options, Seed([seed; 32])).unwrap();
    let (mut dice, mut choices) = (Dice::new(Seed([seed; 32]), 9), Vec::new());
    let mut ears = Language::ALL.map(|language| Ear { language, said: BTreeSet::new() });
    let names: Vec<String> = (0..5).map(|seat| format!("P{seat}")).collect();
    let mut log: Vec<G::Event> = Vec::new();
    let mut step = 0;
    while let Some(seat) = game.waiting_for().iter().next() {
        game.choices(seat, &mut choices);
        // A board is long, and changes little from one choice to the next.
        if step % 5 == 0 || choices.len() < 4 {
            let view = game.view(Viewer::Seat(seat));
            ears.iter_mut().for_each(|ear| ear.look::<G>(&view, Viewer::Seat(seat), &choices, &names));
        }
        let mut happened: Vec<G::Event> = Vec::new();
        game.apply(seat, dice.pick(&choices).unwrap(), &mut happened).unwrap();
        log.extend(happened.iter().filter_map(|event| G::event_for(event, Viewer::Seat(Seat(0)))));
        step += 1;
    }
    let view = game.view(Viewer::Spectator);
    for ear in &mut ears {
        ear.look::<G>(&view, Viewer::Spectator, &[], &names);
        let context = LogContext { viewer: Viewer::Seat(Seat(0)), names: &names, words: ear.language.words() };
        for part in log.chunk_by(|_, next| !G::begins_chapter(next)) {
            let chapter = G::chapter(part, &context);
            assert!(!chapter.title.is_empty());
            ear.hear(&chapter.title);
            chapter.lines.iter().for_each(|(_, line)| ear.hear(line));
        }
    }
    let [english, russian, czech] = ears.map(|ear| ear.said);
    assert!(english.len() > 20 && russian.len() > 20 && czech.len() > 20);
    assert!(russian.iter().any(|text| text.chars().any(|letter| ('а'..='я').contains(&letter))));
}

#[test]
fn no_raw_key_is_shown_in_it_s_a_wonderful_world() {
    for (seed, options) in (0..).zip([
        json!({"players": 1}),
        json!({"players": 1, "side": "B", "scenario": "03"}),
        json!({"players": 2, "side": "B"}),
        json!({"players": 5, "empires": "chosen"}),
    ]) {
        listen::<WonderfulWorld>(options, seed);
    }
}

#[test]
fn no_raw_key_is_shown_in_anachrony() {
    for (seed, options) in (0..).zip([
        json!({"players": 2}),
        json!({"players": 3, "side": "B", "paths": "chosen", "evacuation": "chosen"}),
        json!({"players": 4, "side": "B", "variants": ["alternate_timeline", "asset_draft", "goal_draft"]}),
        json!({"players": 4, "variants": ["fixed_paradox"]}),
    ]) {
        listen::<Anachrony>(options, seed);
    }
}

#[test]
fn no_raw_key_is_shown_in_the_loop() {
    for (seed, options) in (0..).zip([
        json!({"players": 1}),
        json!({"players": 2, "level": "agency_legend", "agents": "chosen"}),
        json!({"players": 4, "level": "agent_of_the_year"}),
    ]) {
        listen::<TheLoop>(options, seed);
    }
}

#[test]
fn the_test_sees_raw_keys_where_there_are_some() {
    assert_eq!(latin_words("Игра The LOOP: раунд 2, P1"), ["The"]);
    assert_eq!(raw_keys("builds power_plant, see ana-log-built or Anti-Gravity"), ["power_plant", "ana-log-built"]);
    assert_eq!(
        visible(r#"<p class="some_class">one<b title="two">three</b></p>"#).split_whitespace().collect::<Vec<_>>(),
        ["one", "two", "three"]
    );
}
