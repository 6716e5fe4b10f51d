//! Every sentence is there in every language, everything that is said has its sentence, and no sentence lies about unused.
//!
//! The sources are read as text: a key is used where a string in the code is that key. Keys that are put together while
//! the program runs belong to a [`Family`].
#![allow(clippy::unwrap_used)] // everything here is a test

use anachrony::Anachrony;
use fluent_syntax::ast::{CallArguments, Entry, Expression, InlineExpression, Pattern, PatternElement};
use pages::words::FILES;
use pages::{Board, Language};
use players::{Bots, Level as BotLevel};
use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::{env, fs};
use tabletop::OptionKind;
use the_loop::TheLoop;
use the_loop::data::{Agent, Card as Artifact, Dimension, Era, Level, Mission};
use the_loop::outcome::Ending;
use wonderful_world::WonderfulWorld;
use wonderful_world::data::{Card, Direction, Empire, Leader, Medal, Piece, Rating, Scenario, Type};

/// Keys that the sources put together.
struct Family {
    /// How the string begins that they are made with.
    made_with: &'static str,
    keys: Vec<String>,
    /// Keys that are asked for and can do without a sentence.
    may_be: Vec<String>,
}

fn families() -> Vec<Family> {
    let family = |made_with, keys: Vec<String>| Family { made_with, keys, may_be: Vec::new() };
    let of = |made_with: &'static str, names: &[&str]| {
        let start = made_with.trim_end_matches('{');
        family(made_with, names.iter().map(|name| format!("{start}{}", name.replace('_', "-"))).collect())
    };
    let empires = Empire::ALL.map(Empire::name).map(|name| name.replace('_', "-"));
    vec![
        of("bot-{", BotLevel::NAMES),
        of("absence-{", &["ten-minutes", "day", "three-days", "week", "never"]),
        of("bot-name-{", BotLevel::NAMES),
        family("{keys}-{part}", cards_of_games(&[WonderfulWorld::KEYS, Anachrony::KEYS, TheLoop::KEYS])),
        options::<WonderfulWorld>(),
        options::<TheLoop>(),
        options::<Anachrony>(),
        reasons::<WonderfulWorld>(),
        reasons::<TheLoop>(),
        reasons::<Anachrony>(),
        of("preset-{", &PRESETS),
        presets::<WonderfulWorld>(),
        presets::<TheLoop>(),
        presets::<Anachrony>(),
        lessons::<WonderfulWorld>(),
        lessons::<TheLoop>(),
        lessons::<Anachrony>(),
        terms::<WonderfulWorld>(),
        terms::<TheLoop>(),
        terms::<Anachrony>(),
        family(
            "{}-review-round",
            [WonderfulWorld::KEYS, TheLoop::KEYS, Anachrony::KEYS].map(|keys| format!("{keys}-review-round")).to_vec(),
        ),
        of("ww-card-{", &Card::all().map(|card| card.printed().id).collect::<Vec<_>>()),
        of("ww-{", &Piece::ALL.map(Piece::name)),
        of("ww-count-{", &Piece::ALL.map(Piece::name)),
        of("ww-type-{", &Type::ALL.map(Type::name)),
        of("ww-type-each-{", &Type::ALL.map(Type::name)),
        of("ww-each-{", &Leader::ALL.map(Leader::name)),
        of("ww-empire-{", &empires.each_ref().map(String::as_str)),
        family("ww-empire-{", empires.map(|name| format!("ww-empire-{name}-short")).to_vec()),
        of("ww-scenario-{", &Scenario::ALL.map(Scenario::name)),
        of("ww-passing-{", &Direction::ALL.map(Direction::name)),
        of("ww-rating-{", &Rating::ALL.map(Rating::name)),
        of("ww-medal-{", &Medal::ALL.map(Medal::name)),
        of("loop-card-{", &Artifact::all().map(Artifact::name).collect::<Vec<_>>()),
        of("loop-era-{", &Era::ALL.map(Era::name)),
        of("loop-era-in-{", &Era::ALL.map(Era::name)),
        of("loop-era-to-{", &Era::ALL.map(Era::name)),
        of("loop-era-short-{", &Era::ALL.map(Era::name)),
        of("loop-ability-{", &Agent::ALL.map(Agent::name)),
        of("loop-phase-{", &["doctor", "actions", "take", "archive", "end"]),
        of("loop-figure-{", &["rifts", "energy", "clones"]),
        of("loop-over-{", &Ending::ALL.map(Ending::name)),
        of("loop-dimension-{", &Dimension::ALL.map(Dimension::name)),
        of("loop-level-{", &Level::ALL.map(Level::name)),
        family("loop-agent-{", with_text("loop-agent", &Agent::ALL.map(Agent::name))),
        family("loop-mission-{", with_text("loop-mission", &Mission::ALL.map(Mission::name))),
        of("loop-from-{", PLACES),
        of("loop-to-{", PLACES),
        of("loop-in-{", PLACES),
    ]
    .into_iter()
    .chain(of_anachrony())
    .collect()
}

/// The keys of the things of Anachrony.
fn of_anachrony() -> Vec<Family> {
    use anachrony::data::{Capital, Cell, Goal, Good, Leader, Path, Project, Row, SLOTS, Shape, Side, Symbol, Worker};
    let family = |made_with: &'static str, names: &[&str]| {
        let start = made_with.trim_end_matches('{');
        let keys = names.iter().map(|name| format!("{start}{}", name.replace('_', "-"))).collect();
        Family { made_with, keys, may_be: Vec::new() }
    };
    let slots: Vec<String> = (1..=SLOTS).map(|slot| slot.to_string()).collect();
    let sides = |path: Path| Side::ALL.map(|side| format!("{path}-{}", side.name().to_lowercase()));
    let evacuations: Vec<String> = Path::ALL.into_iter().flat_map(sides).collect();
    let mut leaders = with_text("ana-leader", &Leader::ALL.map(Leader::name));
    // Her text is that of the passive ability that she shares with a superproject.
    leaders.retain(|key| key != "ana-leader-cornella-text");
    vec![
        family("ana-good-{", &Good::ALL.map(Good::name)),
        family("ana-count-{", &Good::ALL.map(Good::name)),
        family("ana-worker-{", &Worker::ALL.map(Worker::name)),
        family("ana-workers-{", &Worker::ALL.map(Worker::name)),
        family("ana-a-{", &Worker::ALL.map(Worker::name)),
        family("ana-active-{", &Worker::ALL.map(Worker::name)),
        family("ana-tired-{", &Worker::ALL.map(Worker::name)),
        family("ana-reward-{", &Worker::ALL.map(Worker::name)),
        family("ana-path-{", &Path::ALL.map(Path::name)),
        Family { made_with: "ana-leader-{", keys: leaders, may_be: Vec::new() },
        family("ana-row-{", &Row::ALL.map(Row::name)),
        family("ana-building-{", &Row::ALL.map(Row::name)),
        family("ana-if-three-{", &Row::ALL.map(Row::name)),
        family("ana-capital-{", &Capital::ALL.map(Capital::name)),
        family("ana-shape-{", &Shape::ALL.map(Shape::name)),
        family("ana-symbol-{", &Symbol::ALL.map(Symbol::name)),
        family("ana-project-{", &Project::ALL.map(Project::name)),
        family("ana-evacuation-{", &evacuations.iter().map(String::as_str).collect::<Vec<_>>()),
        family("ana-goal-{", &Goal::ALL.map(Goal::name)),
        family("ana-goal-short-{", &Goal::ALL.map(Goal::name)),
        family("ana-tile-again-{", &Capital::ALL.map(Capital::name)),
        family("ana-cell-{", &Cell::ALL.map(Cell::name)),
        family("ana-slot-{", &slots.iter().map(String::as_str).collect::<Vec<_>>()),
    ]
}

/// Where the effects of artifacts can do something.
const PLACES: &[&str] = &[
    "own",
    "adjacent",
    "each-adjacent",
    "own-or-adjacent",
    "next",
    "previous",
    "doctor",
    "vortex",
    "each-vortex",
    "vortex-or-doctor",
    "other-agent",
    "other-agent-or-doctor",
    "any",
    "pushed",
    "destroyed",
    "moved",
    "drawn",
    "revealed",
];

/// A name and a text for each.
fn with_text(start: &str, names: &[&str]) -> Vec<String> {
    let names = names.iter().map(|name| format!("{start}-{}", name.replace('_', "-")));
    names.flat_map(|name| [format!("{name}-text"), name]).collect()
}

/// What a game says of itself in a list of games.
fn cards_of_games(keys: &[&str]) -> Vec<String> {
    keys.iter().flat_map(|keys| [format!("{keys}-title"), format!("{keys}-about")]).collect()
}

/// An option has a name and a sentence, and so has each of its values but for numbers; what is named seat by seat has a
/// name; one that is left out may have a name for that and a sentence.
fn options<G: Board>() -> Family {
    let (mut keys, mut may_be) = (Vec::new(), Vec::new());
    for field in G::about().options {
        let option = format!("{}-option-{}", G::KEYS, field.name.replace('_', "-"));
        let named = |value: &String| format!("{option}-{}", value.replace('_', "-"));
        if field.kind != OptionKind::Number {
            keys.extend(field.values.iter().flat_map(|value| [named(value), format!("{}-about", named(value))]));
        }
        keys.extend(field.by_seat.iter().flat_map(|by_seat| &by_seat.values).map(named));
        if field.default.is_none() {
            may_be.extend([format!("{option}-none"), format!("{option}-none-about")]);
        }
        keys.extend([format!("{option}-about"), option]);
    }
    Family { made_with: "{keys}-option-{", keys, may_be }
}

/// Why options do not go together.
fn reasons<G: Board>() -> Family {
    let reasons = G::about().relations.into_iter().map(|relation| relation.reason.replace('_', "-"));
    let keys = reasons.map(|reason| format!("{}-reason-{reason}", G::KEYS)).collect();
    Family { made_with: "{keys}-reason-{", keys, may_be: Vec::new() }
}

/// Every game has the same presets, each with a sentence of its own.
fn presets<G: Board>() -> Family {
    let names = G::about().presets.into_iter().map(|preset| preset.name.replace('_', "-")).collect::<Vec<_>>();
    assert_eq!(names, PRESETS);
    let keys = names.iter().map(|name| format!("{}-preset-{name}-about", G::KEYS)).collect();
    Family { made_with: "{keys}-preset-{", keys, may_be: Vec::new() }
}

/// The presets of every game.
const PRESETS: [&str; 3] = ["first-game", "full-game", "everything"];

/// What a game's players count when they compare choices.
fn terms<G: Board + Bots>() -> Family {
    let keys = G::TERMS.iter().map(|term| format!("{}-term-{term}", G::KEYS)).collect();
    Family { made_with: "{keys}-term-{", keys, may_be: Vec::new() }
}

/// What a game teaches.
fn lessons<G: Board>() -> Family {
    let names: Vec<_> = G::LESSONS.iter().map(|lesson| lesson.name).collect();
    Family { made_with: "{keys}-lesson-{", keys: with_text(&format!("{}-lesson", G::KEYS), &names), may_be: Vec::new() }
}

#[test]
fn every_file_is_read_and_without_fault() {
    for (language, files) in Language::ALL.into_iter().zip(FILES) {
        let folder = workspace().join("crates/pages/locales").join(language.name());
        for path in fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()) {
            let text = fs::read_to_string(&path).unwrap();
            assert!(files.contains(&text.as_str()), "{} is not in the list of files", path.display());
            if let Err((_, errors)) = fluent_syntax::parser::parse(text.as_str()) {
                panic!("{}: {errors:?}", path.display());
            }
        }
    }
}

#[test]
fn every_language_says_the_same_things() {
    let english = sentences(Language::English);
    for language in [Language::Russian, Language::Czech] {
        let other = sentences(language);
        assert_eq!(without(&english, &other), [""; 0], "missing in {language}");
        assert_eq!(without(&other, &english), [""; 0], "only in {language}");
        for (key, sentence) in &english {
            assert_eq!(sentence.variables, other[key].variables, "the places in {key}, English and {language}");
        }
    }
}

#[test]
fn every_key_is_used() {
    let known = sentences(Language::English);
    let literals: BTreeSet<String> = sources().iter().flat_map(|source| literals(&source.text)).collect();
    let families = families();
    let made: BTreeSet<&str> =
        families.iter().flat_map(|family| family.keys.iter().chain(&family.may_be)).map(String::as_str).collect();
    let unused: Vec<_> = known.keys().filter(|key| !literals.contains(*key) && !made.contains(key.as_str())).collect();
    assert_eq!(unused, [""; 0], "nobody says this");
    for Family { made_with, .. } in &families {
        assert!(
            literals.iter().any(|literal| literal.starts_with(made_with)),
            "nobody makes keys with \"{made_with}\""
        );
    }
}

#[test]
fn everything_said_has_its_sentence() {
    let known = sentences(Language::English);
    let missing: Vec<_> =
        families().into_iter().flat_map(|family| family.keys).filter(|key| !known.contains_key(key)).collect();
    assert_eq!(missing, [""; 0], "missing of families");
    for sentence in known.values() {
        let missing: Vec<_> = sentence.refers_to.iter().filter(|key| !known.contains_key(*key)).collect();
        assert_eq!(missing, [""; 0], "sentences refer to these");
    }
    let mut faults = Vec::new();
    for Source { path, text } in sources() {
        for Call { key, given } in calls(&text) {
            match known.get(&key) {
                None => faults.push(format!("{path}: there is no {key}")),
                Some(sentence) if given.as_ref().is_some_and(|given| *given != sentence.variables) => {
                    faults.push(format!("{path}: {key} has places for {:?}, not for {given:?}", sentence.variables));
                }
                Some(_) => {}
            }
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn a_scenario_names_the_cards_that_it_demands() {
    for language in Language::ALL {
        let said = sentences(language);
        for scenario in Scenario::ALL {
            let key = |card: Card| format!("ww-card-{}", card.printed().id.replace('_', "-"));
            let cards: BTreeSet<_> = scenario.printed().required().map(key).collect();
            assert_eq!(said[&format!("ww-option-scenario-{}-about", scenario.name())].refers_to, cards, "{language}");
        }
    }
}

#[test]
fn the_readers_of_sources_read_what_they_should() {
    let text = r#"
        // a "comment"
        words.say("one"); map.get("not-a-key"); words.get("two", &[]); '"';
        words.with(
            "three", &[("n", list[0].into()), ("who", name("x").into())]);
        words.with("four", &values); format!("five-{}", "a \" quote");
        #[cfg(test)]
        mod tests { words.say("six"); }
    "#;
    let text = without_tests(text);
    let found: Vec<_> = calls(text).into_iter().map(|call| (call.key, call.given)).collect();
    let set = |names: &[&str]| Some(names.iter().map(|&name| name.to_owned()).collect());
    let expected = [("one", set(&[])), ("three", set(&["n", "who"])), ("four", None), ("two", set(&[]))]
        .map(|(key, given)| (key.to_owned(), given));
    assert_eq!(found, expected);
    assert_eq!(
        literals(text),
        ["one", "not-a-key", "two", "three", "n", "who", "x", "four", "five-{}", "a \\\" quote"]
    );
}

/// What a sentence is made of.
#[derive(Default)]
struct Sentence {
    variables: BTreeSet<String>,
    refers_to: BTreeSet<String>,
}

/// The sentences of a language. No key is there twice.
fn sentences(language: Language) -> BTreeMap<String, Sentence> {
    let mut sentences = BTreeMap::new();
    for file in FILES[language as usize] {
        let resource = fluent_syntax::parser::parse(file).map_err(|(_, errors)| errors).unwrap();
        for entry in resource.body {
            let Entry::Message(message) = entry else { continue };
            let mut sentence = Sentence::default();
            sentence.read(message.value.as_ref().unwrap());
            let key = message.id.name.to_owned();
            assert!(sentences.insert(key.clone(), sentence).is_none(), "{key} is there twice in {language}");
        }
    }
    sentences
}

impl Sentence {
    fn read(&mut self, pattern: &Pattern<&str>) {
        for element in &pattern.elements {
            if let PatternElement::Placeable { expression } = element {
                self.expression(expression);
            }
        }
    }

    fn expression(&mut self, expression: &Expression<&str>) {
        match expression {
            Expression::Inline(inline) => self.inline(inline),
            Expression::Select { selector, variants } => {
                self.inline(selector);
                variants.iter().for_each(|variant| self.read(&variant.value));
            }
        }
    }

    fn inline(&mut self, inline: &InlineExpression<&str>) {
        match inline {
            InlineExpression::VariableReference { id } => {
                self.variables.insert(id.name.to_owned());
            }
            InlineExpression::MessageReference { id, .. } => {
                self.refers_to.insert(id.name.to_owned());
            }
            InlineExpression::FunctionReference { arguments, .. } => self.arguments(arguments),
            InlineExpression::TermReference { arguments: Some(arguments), .. } => self.arguments(arguments),
            InlineExpression::Placeable { expression } => self.expression(expression),
            _ => {}
        }
    }

    fn arguments(&mut self, arguments: &CallArguments<&str>) {
        arguments.positional.iter().for_each(|argument| self.inline(argument));
    }
}

fn without<'a>(all: &'a BTreeMap<String, Sentence>, but: &BTreeMap<String, Sentence>) -> Vec<&'a str> {
    all.keys().filter(|key| !but.contains_key(*key)).map(String::as_str).collect()
}

struct Source {
    path: String,
    text: String,
}

/// What speaks to people: the code of the pages, of the server and of the program, without its tests.
fn sources() -> Vec<Source> {
    let mut found = Vec::new();
    let mut folders: Vec<PathBuf> =
        ["crates/pages/src", "crates/games/src", "crates/server/src", "crates/chronotope/src"]
            .map(|folder| workspace().join(folder))
            .to_vec();
    while let Some(folder) = folders.pop() {
        for path in fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()) {
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|ext| ext == "rs")
                && path.file_stem().is_some_and(|stem| stem != "tests")
            {
                let text = fs::read_to_string(&path).unwrap();
                let short = path.strip_prefix(workspace()).unwrap_or(&path).display().to_string();
                found.push(Source { path: short, text: without_tests(&text).to_owned() });
            }
        }
    }
    found
}

fn workspace() -> PathBuf {
    Path::new(&env::var("CARGO_MANIFEST_DIR").unwrap()).join("../..")
}

/// A source up to its tests, which stand last. Tests in a file of their own cut nothing off.
fn without_tests(text: &str) -> &str {
    let opens = |rest: &str| rest.find('{').is_some_and(|at| rest.find(';').is_none_or(|end| at < end));
    let is_here = |rest: &str| rest.starts_with("mod ") && opens(rest);
    let end = text.match_indices("#[cfg(test)]").find(|(at, mark)| is_here(text[at + mark.len()..].trim_start()));
    end.map_or(text, |(at, _)| &text[..at])
}

/// Every string in the code, as it is written.
fn literals(text: &str) -> Vec<String> {
    let mut found = Vec::new();
    let mut rest = text;
    while let Some(at) = rest.find(['"', '/', '\'']) {
        let here = &rest[at..];
        if here.starts_with("//") {
            rest = here.split_once('\n').map_or("", |(_, after)| after);
        } else if let Some(after) = here.strip_prefix("'\"'") {
            rest = after;
        } else if let Some(inside) = here.strip_prefix('"') {
            let end = end_of_string(inside);
            found.push(inside[..end].to_owned());
            rest = inside.get(end + 1..).unwrap_or_default();
        } else {
            rest = &here[1..];
        }
    }
    found
}

fn end_of_string(inside: &str) -> usize {
    let mut escaped = false;
    let end = inside.find(|c| {
        let ends = c == '"' && !escaped;
        escaped = c == '\\' && !escaped;
        ends
    });
    end.unwrap_or(inside.len())
}

/// A sentence asked for by its key.
struct Call {
    key: String,
    /// The places that are filled, where they are written beside the key.
    given: Option<BTreeSet<String>>,
}

fn calls(text: &str) -> Vec<Call> {
    let said = arguments(text, ".say(").map(|(key, _)| Call { key, given: Some(BTreeSet::new()) });
    let filled = arguments(text, ".with(").map(|(key, after)| Call { key, given: places(after) });
    // A map has a `get` too, with one argument.
    let asked = arguments(text, ".get(").filter(|(_, after)| after.starts_with(','));
    said.chain(filled).chain(asked.map(|(key, after)| Call { key, given: places(after) })).collect()
}

/// The first argument of every call of this name where it is a string, and what follows it.
fn arguments<'a>(text: &'a str, call: &str) -> impl Iterator<Item = (String, &'a str)> {
    text.match_indices(call).filter_map(move |(at, call)| {
        let inside = text[at + call.len()..].trim_start().strip_prefix('"')?;
        let end = end_of_string(inside);
        Some((inside[..end].to_owned(), inside.get(end + 1..)?))
    })
}

/// The names in `, &[("n", …), ("who", …)]`.
fn places(after: &str) -> Option<BTreeSet<String>> {
    let list = after.trim_start_matches([',', ' ', '\n']).strip_prefix("&[")?;
    let (mut depth, mut start, mut names) = (0, 0, BTreeSet::new());
    for (at, c) in list.char_indices() {
        match c {
            '(' | '[' => {
                depth += 1;
                start = if depth == 1 { at + 1 } else { start };
            }
            ']' if depth == 0 => return Some(names),
            ')' | ']' => {
                depth -= 1;
                if depth == 0 {
                    names.extend(literals(&list[start..at]).into_iter().next());
                }
            }
            _ => {}
        }
    }
    None
}
