//! The pages around the table: what the server is sent by their forms, and that a name is never markup.
#![allow(clippy::unwrap_used)] // everything here is a test

use maud::{Markup, html};
use pages::create::{Create, create};
use pages::hand_over::hand_over;
use pages::home::{GameCard, Home, TableRow, home};
use pages::me::me;
use pages::notice::{Notice, RetryForm, notice, take_seat};
use pages::replay::{Replay, replay};
use pages::review::{Findings, Review, ReviewStatus, TurningPoint, review};
use pages::rules::{rules, rules_list};
use pages::{Board, Language, Words, Zone, assets};
use serde_json::Value;
use std::collections::BTreeSet;
use tabletop::{Game, Seat, Viewer};
use wonderful_world::WonderfulWorld;

const NASTY: &str = "<script>alert(\"1\")</script>";

fn english() -> &'static Words {
    Language::English.words()
}

fn card() -> GameCard {
    GameCard::new(english(), WonderfulWorld::KEYS, &WonderfulWorld::about())
}

fn row(id: &str) -> TableRow {
    let people = vec!["Anna".to_owned(), NASTY.to_owned()];
    TableRow { id: id.into(), title: NASTY.into(), people, your_turn: false, open_seats: 0, minutes: 5, result: None }
}

fn form(error: &str) -> String {
    let (game, about) = (card(), WonderfulWorld::about());
    let (bots, options, chosen) = (&["random", "fair"], &Value::Null, &|_: &str| None);
    let error = Some(error);
    create(english(), &Create { person: NASTY, game: &game, keys: "ww", about: &about, bots, options, chosen, error })
        .into_string()
}

fn film(viewer: Viewer, step: usize) -> String {
    let zones = [Zone::new("hand", html! { section #hand { "cards" } })];
    let seats = [NASTY.to_owned(), "Boris".to_owned()];
    let log = html! { p { (NASTY) } };
    let film = Replay {
        id: "k3v9",
        title: NASTY,
        class: "wonderful-world",
        steps: 40,
        step,
        seats: &seats,
        viewer,
        zones: &zones,
        log,
        styles: &["table.css"],
        can_play: true,
    };
    replay(english(), &film).into_string()
}

fn looked_at(status: ReviewStatus) -> String {
    let seats = [NASTY.to_owned(), "Boris".to_owned()];
    review(english(), &Review { id: "k3v9", title: NASTY, keys: "ww", seats: &seats, status }).into_string()
}

fn findings(expected: &[[f32; 2]]) -> Findings {
    let turn = |step, lost| TurningPoint {
        step,
        seat: Seat(0),
        chosen: NASTY.into(),
        better: "Zeppelin".into(),
        lost,
        why: "More production".into(),
    };
    let expected: Vec<_> = expected.iter().map(|all| all.to_vec()).collect();
    Findings { expected, rounds: vec![(0, 1), (2, 2)], turning_points: vec![turn(1, 0.124), turn(2, 0.05)] }
}

fn every_page() -> Vec<String> {
    let words = english();
    let games = [GameCard { title: NASTY.into(), about: NASTY.into(), ..card() }];
    let rows = [TableRow { result: Some(NASTY.into()), ..row("a") }];
    let message = Notice {
        status: 404,
        title: NASTY.into(),
        text: NASTY.into(),
        link: Some(("/", NASTY.into())),
        retry: Some(RetryForm { action: NASTY, fields: vec![(NASTY, NASTY)] }),
    };
    let pages: Vec<Markup> = vec![
        home(words, &Home { person: NASTY, games: &games, mine: &rows, open: &rows, finished: &rows }),
        rules(words, NASTY, NASTY, "wonderful-world", NASTY),
        rules_list(words, NASTY, &games),
        me(words, NASTY, Some(NASTY)),
        notice(words, NASTY, &message),
        take_seat(words, NASTY, NASTY, NASTY, "token"),
        hand_over(words, NASTY, NASTY, NASTY, "/t/k3v9"),
    ];
    let made = pages.into_iter().map(Markup::into_string);
    let reviews = [
        ReviewStatus::Working(3, 40),
        ReviewStatus::Failed,
        ReviewStatus::Ready(findings(&[[0.5, 0.5], [0.6, 0.4], [1.0, 0.0]])),
    ];
    let reviews = reviews.map(looked_at);
    made.chain([form(NASTY), film(Viewer::Spectator, 3)]).chain(reviews).collect()
}

/// The values of an attribute, wherever it is.
fn values<'a>(page: &'a str, attribute: &str) -> Vec<&'a str> {
    let start = format!(" {attribute}=\"");
    page.match_indices(&start).filter_map(|(at, found)| page[at + found.len()..].split('"').next()).collect()
}

/// The tag that has this text in it.
fn tag<'a>(page: &'a str, text: &str) -> &'a str {
    let at = page.find(text).unwrap_or_else(|| panic!("no {text} in {page}"));
    let start = page[..at].rfind('<').unwrap();
    &page[start..=start + page[start..].find('>').unwrap()]
}

#[test]
fn a_name_is_text_wherever_it_stands() {
    for page in every_page() {
        assert!(page.contains("&lt;script&gt;"), "{page}");
        assert!(!page.contains("<script>"), "{page}");
    }
}

#[test]
fn nothing_is_styled_or_scripted_in_the_page_itself_and_every_file_is_there() {
    for page in every_page() {
        assert!(!page.contains(" style=") && !page.contains("<style"), "{page}");
        assert_eq!(page.matches("<script").count(), page.matches("></script>").count(), "{page}");
        for handler in [" onclick", " onload", " onchange", "javascript:"] {
            assert!(!page.contains(handler), "{page}");
        }
        let start = format!("/assets/{}/", assets::fingerprint());
        let addresses = values(&page, "src").into_iter().chain(values(&page, "href"));
        for name in addresses.filter_map(|address| address.strip_prefix(&start)) {
            assert!(assets::find(name).is_some(), "{name}");
        }
    }
}

#[test]
fn ids_are_given_once_and_what_names_them_finds_them() {
    for page in every_page().into_iter().chain([rulebook("en"), rulebook("ru"), rulebook("cs")]) {
        let ids = values(&page, "id");
        let known: BTreeSet<_> = ids.iter().copied().collect();
        assert_eq!(ids.len(), known.len(), "{ids:?}");
        for attribute in ["for", "form", "aria-labelledby", "aria-describedby", "popovertarget"] {
            let named = values(&page, attribute).into_iter().filter(|name| !name.contains(' '));
            assert_eq!(named.filter(|name| !known.contains(name)).collect::<Vec<_>>(), [""; 0], "{attribute}");
        }
        let anchors = values(&page, "href").into_iter().filter_map(|href| href.strip_prefix('#'));
        assert_eq!(anchors.filter(|name| !known.contains(name)).collect::<Vec<_>>(), [""; 0]);
    }
}

#[test]
fn the_first_page_leads_to_every_game_and_names_my_turn_first() {
    let games = [card()];
    let mine = [row("waiting"), TableRow { your_turn: true, ..row("turn") }];
    let parts = Home { person: "Anna", games: &games, mine: &mine, open: &[], finished: &[] };
    let page = home(english(), &parts).into_string();
    assert!(tag(&page, "/play/wonderful-world").contains("method=\"post\""));
    let links = values(&page, "href");
    assert!(links.contains(&"/new/wonderful-world") && links.contains(&"/rules/wonderful-world"));
    let turn = page.find("/t/turn").unwrap();
    assert!(turn < page.find("/t/waiting").unwrap());
    assert!(page[turn..].contains("◆") && page[turn..].contains("Your turn"));
    assert!(page.contains("Nobody is looking for players"), "an empty list says what would fill it");
}

#[test]
fn small_forms_go_where_they_should() {
    let words = english();
    let page = me(words, "Anna", None).into_string();
    assert!(page.contains(r#"<form class="narrow" method="post" action="/me">"#));
    assert!(tag(&page, "name=\"name\"").contains("value=\"Anna\""));
    let page = take_seat(words, "Anna", "A game", "Boris", "s3cret").into_string();
    assert!(page.contains(r#"<form method="post" action="/take/s3cret">"#));
    assert!(tag(&page, "name=\"back\"").contains("value=\"/take/s3cret\""));
    assert_eq!(values(&page, "value").iter().filter(|value| ["en", "ru", "cs"].contains(value)).count(), 3);
    let page = hand_over(words, "Anna", "A game", "Boris", "/t/k3v9?seat=1").into_string();
    assert!(tag(&page, "href=\"/t/k3v9?seat=1\"").contains("autofocus"));
}

#[test]
fn a_replay_can_be_walked_through_without_a_script() {
    let page = film(Viewer::Seat(Seat(1)), 12);
    assert!(tag(&page, "id=\"step\"").contains(r#"type="range" name="step" min="0" max="40" value="12""#));
    for (id, step) in [("first", 0), ("previous", 11), ("next", 13), ("last", 40)] {
        let button = tag(&page, &format!("id=\"replay-{id}\""));
        assert!(button.contains(&format!("name=\"step\" value=\"{step}\"")), "{button}");
    }
    assert!(page.contains(r#"<option value="1" selected>Boris</option>"#));
    assert!(page.contains(r#"action="/t/k3v9/what-if""#) && page.contains("/t/k3v9/record"));
    assert!(
        page.contains(r#"<main class="board" id="board""#) && page.contains("<section id=\"hand\">cards</section>")
    );
    let spectator = film(Viewer::Spectator, 40);
    assert!(spectator.contains(r#"<option value="" selected>"#));
    assert!(tag(&spectator, "What if?").contains(" disabled"), "a spectator has no seat to go on in");
    assert!(tag(&spectator, "id=\"replay-next\"").contains("aria-disabled=\"true\""));
}

fn rulebook(language: &str) -> String {
    let (_, markdown) = WonderfulWorld::RULES_PAGES.iter().find(|(code, _)| *code == language).unwrap();
    let words = Language::from_code(language).unwrap().words();
    rules(words, "Anna", "A game", "wonderful-world", markdown).into_string()
}

#[test]
fn every_rule_of_the_book_has_an_address() {
    for language in ["en", "ru", "cs"] {
        let page = rulebook(language);
        let ids: BTreeSet<_> = values(&page, "id").into_iter().filter(|id| id.starts_with("WW-")).collect();
        assert!(ids.len() > 180, "{}", ids.len());
        assert!(ids.contains("WW-DRAFT-03") && ids.contains("WW-TWO-06") && ids.contains("WW-GAP-04"));
        assert_eq!(page.matches("<h1>").count(), 1, "the page's own title stands for that of the book");
        assert!(page.matches("<table>").count() > 3 && page.contains("class=\"scroll\""));
    }
}

#[test]
fn codes_become_anchors_once_and_headings_a_table_of_contents() {
    let text = "# Title\n\n## The *first* part\n\nOne. [AB-CD-01] Two. [AB-CD-01] Three [AB-CD-02,\nX-Y-03]. [not-a-code] [AB-CD-1] [AB-M1-02]\n\n\
                ## The first part\n\n`[AB-CD-04]` <b>bold</b>\n\n<div onclick=\"x\">\n\n| a |\n|---|\n| [AB-CD-05] |\n";
    let page = rules(english(), "Anna", "A game", "game", text).into_string();
    assert!(page.contains(r##"One. <a class="rule" id="AB-CD-01" href="#AB-CD-01">[AB-CD-01]</a> Two."##), "{page}");
    assert!(page.contains(r##"Two. <a class="rule" href="#AB-CD-01">[AB-CD-01]</a>"##));
    assert!(
        page.contains(r##"<a class="rule" id="AB-CD-02" href="#AB-CD-02">[AB-CD-02]</a> <a class="rule" id="X-Y-03""##)
    );
    assert!(page.contains("[not-a-code] [AB-CD-1]") && page.contains("<code>[AB-CD-04]</code>"));
    assert!(
        page.contains("&lt;b&gt;bold&lt;/b&gt;") && page.contains("&lt;div onclick=") && !page.contains("<div onclick")
    );
    assert!(page.contains(r##"<a class="rule" id="AB-M1-02""##), "a chapter may have digits");
    assert!(page.contains("<td><a class=\"rule\" id=\"AB-CD-05\""));
    assert!(
        page.contains(r##"<li><a href="#the-first-part">The first part</a></li><li><a href="#the-first-part-2">"##),
        "{page}"
    );
    assert!(!page.contains("<h1>Title"));
}

#[test]
fn a_review_has_a_line_for_each_seat_and_leads_to_its_turning_points() {
    let page = looked_at(ReviewStatus::Ready(findings(&[[0.5, 0.5], [0.6, 0.4], [1.0, 0.0]])));
    assert_eq!(page.matches("class=\"curve line-").count(), 4, "two lines, and each in the legend");
    assert!(page.contains("Boris: 50 % at the beginning, 0 % at the end."), "{page}");
    assert!(page.contains("/t/k3v9/replay?seat=0&amp;step=1") && page.contains("−12 percentage points"), "{page}");
    assert!(page.contains("Round 2") && page.contains("href=\"#turn-2\""), "{page}");
    let together = looked_at(ReviewStatus::Ready(findings(&[[0.5, 0.5], [0.4, 0.4], [1.0, 1.0]])));
    assert!(together.matches("class=\"curve line-").count() == 2 && together.contains("The team"), "{together}");
    let nothing = looked_at(ReviewStatus::Ready(Findings::default()));
    assert!(nothing.contains("well played") && !nothing.contains("NaN"), "{nothing}");
}
