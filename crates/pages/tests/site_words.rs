//! No raw key and no open place of a sentence reaches a person on the pages around the games, in any language.
#![allow(clippy::unwrap_used)] // everything here is a test

use anachrony::Anachrony;
use maud::{Markup, html};
use pages::board::RecentEvent;
use pages::create::{Create, create};
use pages::hand_over::hand_over;
use pages::hint::{Advice, hint};
use pages::home::{GameCard, Home, TableRow, home};
use pages::me::me;
use pages::notice::{Notice, RetryForm, notice, take_seat};
use pages::replay::{Replay, replay};
use pages::review::{Findings, Review, ReviewStatus, TurningPoint, review};
use pages::rules::{rules, rules_list};
use pages::table::{self, ChainLink, ChatMessage, Frame, Occupant, Proposal, SeatInfo};
use pages::words::FILES;
use pages::{Board, Language, Offers, Words};
use players::Level;
use serde_json::Value;
use std::collections::BTreeSet;
use tabletop::{Seat, Viewer};
use the_loop::TheLoop;
use wonderful_world::WonderfulWorld;

/// What a page shows and what its attributes say, word by word. Addresses, classes and values are not read.
fn words_of(html: &str) -> BTreeSet<String> {
    const READ: [&str; 8] =
        ["aria-label", "title", "alt", "placeholder", "data-about", "data-lost", "data-failed", "data-your-turn"];
    let mut text = String::new();
    let mut rest = html;
    while let Some((before, tag)) = rest.split_once('<') {
        let (tag, after) = tag.split_once('>').unwrap_or((tag, ""));
        text.push_str(before);
        for name in READ {
            if let Some((_, value)) = tag.split_once(&format!(" {name}=\"")) {
                text.push(' ');
                text.push_str(value.split('"').next().unwrap_or_default());
            }
        }
        text.push(' ');
        rest = after;
    }
    text.push_str(rest);
    let words = text.split(|c: char| !c.is_alphanumeric() && !"-_{}$".contains(c));
    words.filter(|word| !word.is_empty()).map(str::to_owned).collect()
}

fn is_like_a_key(word: &str) -> bool {
    word.contains('-')
        && word.starts_with(|c: char| c.is_ascii_lowercase())
        && word.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-')
}

/// What should not be there: a key that some language has a sentence for, a key that none has, and so reads the same in
/// all languages, or the open place of a sentence.
fn faults(pages: &[String; 3]) -> Vec<String> {
    let lines = FILES.iter().flat_map(|files| files.iter()).flat_map(|file| file.lines());
    let keys: BTreeSet<&str> = lines.filter_map(|line| Some(line.split_once(" =")?.0)).collect();
    let read = [0, 1, 2].map(|language| words_of(&pages[language]));
    let everywhere = |word: &String| read.iter().all(|words| words.contains(word));
    let raw = |word: &&String| {
        word.contains(['_', '{', '}', '$']) || is_like_a_key(word) && (keys.contains(word.as_str()) || everywhere(word))
    };
    read.iter().flatten().filter(raw).cloned().collect()
}

fn card<G: Board>(words: &Words) -> GameCard {
    GameCard::new(words, G::KEYS, &G::about())
}

fn form<G: Board>(words: &'static Words) -> Markup {
    let (game, about) = (&card::<G>(words), G::about());
    let (keys, bots, options, chosen) = (G::KEYS, Level::NAMES, &Value::Null, &|_: &str| None);
    create(words, &Create { person: "Anna", game, keys, about: &about, bots, options, chosen, error: None })
}

fn rows() -> Vec<TableRow> {
    let row = |your_turn, open_seats, minutes, result: Option<&str>| TableRow {
        id: "k3v9".into(),
        title: "Game".into(),
        people: vec!["Anna".into(), "Boris".into()],
        your_turn,
        open_seats,
        minutes,
        result: result.map(str::to_owned),
    };
    vec![row(true, 0, 0, None), row(false, 2, 90, None), row(false, 0, 5000, Some("Anna 12"))]
}

fn seats() -> Vec<SeatInfo> {
    let occupants = [Occupant::Here, Occupant::Away, Occupant::Bot, Occupant::StandIn, Occupant::Nobody];
    let proposal = Proposal { by: "Anna".into(), bot: "fair".into(), agreed: vec!["Anna".into()], asked: true };
    let seat = |(index, occupant): (usize, Occupant)| SeatInfo {
        name: format!("P{index}"),
        occupant,
        mine: index == 0 || index == 3,
        bots: Level::NAMES,
        bots_to_propose: Level::NAMES,
        proposal: (index == 1).then(|| proposal.clone()),
    };
    occupants.into_iter().enumerate().map(seat).collect()
}

/// The page of a table for this viewer, before or after the end.
fn table_page(words: &'static Words, viewer: Viewer, held: bool, over: bool, patience: &str) -> Markup {
    let offers = [Offers {
        title: "Build".into(),
        rule: Some("WW-PLAN-02"),
        choices: vec![(0, "Mine".into())],
        ..Offers::default()
    }];
    let advice = [Advice { index: 0, expected: 0.5, why: "Why".into() }];
    let frame = Frame {
        words,
        id: "k3v9",
        game: "wonderful-world",
        title: "Game",
        viewer,
        revision: 3,
        waited_for: true,
        seats: &seats(),
        offers: &offers,
        held: held.then(|| "Mine".to_owned()),
        can_undo: true,
        can_redo: true,
        auto_continue: held,
        confirming: held,
        result: over.then(|| html! { p { "Result" } }),
        chat: &[ChatMessage { name: "Anna".into(), text: "Hello".into() }],
        has_rematch: held,
        seat_link: Some("/take/k3v9/0/secret".into()),
        stand_in_choices: 2,
        patience,
        other_devices: true,
        hints: !held,
        bots_paused: true,
        chain: &[ChainLink { text: "Mine".into(), back_to: Some(1) }],
        question: "Mine".into(),
        recent: &[RecentEvent { seat: Some(Seat(0)), icons: Markup::default(), text: "Mine".into() }],
        could_auto_continue: true,
        teaches: true,
        learning: true,
        lessons: &[],
    };
    table::page(&frame, &[], &[], &hint(words, &offers, &advice), 1)
}

fn reviewed(words: &'static Words, keys: &str, status: ReviewStatus) -> Markup {
    let seats = ["Anna".to_owned(), "Boris".to_owned()];
    review(words, &Review { id: "k3v9", title: "Game", keys, seats: &seats, status })
}

fn findings() -> Findings {
    let (chosen, better, why) = ("Mine".to_owned(), "Zeppelin".to_owned(), "Why".to_owned());
    let turning_points = vec![TurningPoint { step: 1, seat: Seat(0), chosen, better, lost: 0.1, why }];
    Findings { expected: vec![vec![0.5, 0.5], vec![1.0, 0.0]], rounds: vec![(0, 1)], turning_points }
}

/// Every kind of page in one language, each by its name.
fn every_page(words: &'static Words) -> Vec<(&'static str, Markup)> {
    let games = [card::<WonderfulWorld>(words), card::<Anachrony>(words), card::<TheLoop>(words)];
    let rows = rows();
    let form_again = RetryForm { action: "/new/game", fields: Vec::new() };
    let message = Notice { status: 404, title: "T".into(), text: "T".into(), link: None, retry: Some(form_again) };
    let film = |viewer| Replay {
        id: "k3v9",
        title: "Game",
        class: "wonderful-world",
        steps: 40,
        step: 3,
        seats: &[],
        viewer,
        zones: &[],
        log: Markup::default(),
        styles: &[],
        can_play: true,
    };
    let mut pages = vec![
        ("home", home(words, &Home { person: "Anna", games: &games, mine: &rows, open: &rows, finished: &rows })),
        ("empty home", home(words, &Home { person: "Anna", games: &games, mine: &[], open: &[], finished: &[] })),
        ("create", form::<WonderfulWorld>(words)),
        ("create Anachrony", form::<Anachrony>(words)),
        ("create The LOOP", form::<TheLoop>(words)),
        ("rules", rules(words, "Anna", "Game", "wonderful-world", "# Game\n\n## Part\n\n| a |\n|---|\n| b |\n")),
        ("list of rules", rules_list(words, "Anna", &games)),
        ("me", me(words, "Anna", Some("Error"))),
        ("notice", notice(words, "Anna", &message)),
        ("take a seat", take_seat(words, "Anna", "Game", "Boris", "token")),
        ("hand over", hand_over(words, "Anna", "Game", "Boris", "/t/k3v9")),
        ("replay", replay(words, &film(Viewer::Seat(Seat(0))))),
        ("replay of a spectator", replay(words, &film(Viewer::Spectator))),
        ("failed review", reviewed(words, "ww", ReviewStatus::Failed)),
        ("working review", reviewed(words, "ww", ReviewStatus::Working(3, 40))),
        ("table over", table_page(words, Viewer::Seat(Seat(0)), false, true, "never")),
        ("table with a bot in my seat", table_page(words, Viewer::Seat(Seat(3)), false, false, "week")),
        ("table of a spectator", table_page(words, Viewer::Spectator, false, false, "ten-minutes")),
        ("table to confirm", table_page(words, Viewer::Seat(Seat(0)), true, false, "day")),
        ("table over with a rematch", table_page(words, Viewer::Seat(Seat(0)), true, true, "three-days")),
        ("table", table_page(words, Viewer::Seat(Seat(0)), false, false, "day")),
    ];
    pages.extend(
        [WonderfulWorld::KEYS, Anachrony::KEYS, TheLoop::KEYS]
            .map(|keys| ("review", reviewed(words, keys, ReviewStatus::Ready(findings())))),
    );
    pages
}

#[test]
fn no_raw_key_is_shown_on_the_pages_around_the_games() {
    let [english, russian, czech] = Language::ALL.map(|language| every_page(language.words()));
    for (((name, english), (_, russian)), (_, czech)) in english.into_iter().zip(russian).zip(czech) {
        let pages = [english, russian, czech].map(Markup::into_string);
        assert_eq!(faults(&pages), [""; 0], "{name}");
        assert!(pages[0] != pages[1] && pages[0] != pages[2] && pages[1] != pages[2], "{name}");
    }
}

#[test]
fn the_test_sees_what_should_not_be_there() {
    let page = |text: &str| format!("<p class=\"some-class\" title=\"{text}\">Anna</p>");
    let known = ["review-lead", "Text", "Text"].map(page);
    assert_eq!(faults(&known), ["review-lead"]);
    assert_eq!(faults(&["no-such-sentence"; 3].map(page)), ["no-such-sentence"; 3]);
    assert_eq!(faults(&["for {$name}", "a_name", "chcete-li"].map(page)), ["{$name}", "a_name"]);
}
