//! The first page: what this is, games to play, tables to go to.

use crate::frame::{SitePage, site_page};
use crate::lesson;
use crate::ornament;
use crate::words::Words;
use maud::{Markup, html};
use tabletop::About;

/// A game in a list of games.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GameCard {
    /// Its name in addresses.
    pub name: &'static str,
    pub title: String,
    /// What it is about, in a sentence or two.
    pub about: String,
    /// The fewest and the most players.
    pub players: (u8, u8),
    /// Whether it can be learned by playing.
    pub teaches: bool,
}

impl GameCard {
    /// The card of a game: what it says of itself in this language, its words beginning with `keys`.
    pub fn new(words: &Words, keys: &str, about: &About) -> Self {
        let say = |part: &str| words.get(&format!("{keys}-{part}"), &[]);
        Self {
            name: about.name,
            title: say("title").unwrap_or_else(|| about.title.to_owned()),
            about: say("about").unwrap_or_default(),
            players: about.players,
            teaches: false,
        }
    }
}

/// A table in a list of tables.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TableRow {
    /// Its name in addresses.
    pub id: String,
    pub title: String,
    /// Who sits there.
    pub people: Vec<String>,
    /// Whether it is the visitor's turn.
    pub your_turn: bool,
    /// How many seats wait for somebody.
    pub open_seats: usize,
    /// Minutes since somebody last did something there.
    pub minutes: u64,
    /// How it ended, once it has.
    pub result: Option<String>,
}

/// What is on the first page.
pub struct Home<'a> {
    /// The visitor's name.
    pub person: &'a str,
    pub games: &'a [GameCard],
    /// The visitor's running tables.
    pub mine: &'a [TableRow],
    /// Tables that anybody may join.
    pub open: &'a [TableRow],
    /// Games that have ended.
    pub finished: &'a [TableRow],
}

/// The home page. A visitor's own tables come first.
pub fn home(words: &'static Words, home: &Home) -> Markup {
    let returning = !home.mine.is_empty();
    let inside = html! {
        (hero(words))
        @if returning { (mine(words, home.mine)) }
        section.games aria-labelledby="games" {
            h2 #games { (words.say("home-games")) }
            @for game in home.games { (card(words, game)) }
        }
        div.lists {
            @if !returning { (mine(words, home.mine)) }
            (tables(words, "open", &words.say("home-open"), &words.say("home-open-none"), home.open))
            (tables(words, "finished", &words.say("home-finished"), &words.say("home-finished-none"), home.finished))
        }
    };
    let class = if returning { "home returning" } else { "home" };
    let title = words.say("home-tab");
    site_page(&SitePage { words, person: home.person, here: "/", title: &title, class, scripts: &[] }, &inside)
}

fn hero(words: &Words) -> Markup {
    html! {
        section.hero {
            div.says {
                h1 { (words.say("home-headline")) }
                p.lead { (words.say("home-lead")) }
            }
            (ornament::skyline())
        }
    }
}

fn card(words: &Words, game: &GameCard) -> Markup {
    let id = format!("game-{}", game.name);
    html! {
        article.game aria-labelledby=(id) {
            (ornament::emblem(game.name))
            div.says {
                h3 id=(id) { (game.title) }
                @if !game.about.is_empty() { p { (game.about) } }
                p.soft { (players(words, game.players)) }
            }
            div.does {
                form method="post" action={ "/play/" (game.name) } {
                    button.button.primary.big type="submit" aria-describedby=(id) { (words.say("play-now")) }
                }
                p.soft { (words.say("play-now-about")) }
                @if game.teaches {
                    form method="post" action={ "/learn/" (game.name) } {
                        button.button type="submit" aria-describedby=(id) { (lesson::book()) (words.say("learn")) }
                    }
                    p.soft { (words.say("learn-about")) }
                }
                p.also {
                    a.button href={ "/new/" (game.name) } aria-describedby=(id) { (words.say("create-table")) }
                    a.button href={ "/rules/" (game.name) } aria-describedby=(id) { (words.say("rules")) }
                }
            }
        }
    }
}

/// For how many players a game is.
fn players(words: &Words, (fewest, most): (u8, u8)) -> String {
    if fewest == most {
        words.with("players-exactly", &[("n", most.into())])
    } else {
        words.with("players-range", &[("fewest", fewest.into()), ("most", most.into())])
    }
}

/// My tables, those first where I am waited for.
fn mine(words: &Words, rows: &[TableRow]) -> Markup {
    let mut rows = rows.to_vec();
    rows.sort_by_key(|row| !row.your_turn);
    tables(words, "mine", &words.say("home-mine"), &words.say("home-mine-none"), &rows)
}

fn tables(words: &Words, id: &str, title: &str, none: &str, rows: &[TableRow]) -> Markup {
    html! {
        section.tables.(id) aria-labelledby=(id) {
            h2 id=(id) { (title) }
            @if rows.is_empty() {
                p.none { (none) }
            } @else {
                ul { @for row in rows { li { (table(words, row)) } } }
            }
        }
    }
}

/// One table: all of it is the link.
fn table(words: &Words, row: &TableRow) -> Markup {
    // A result that tells who reached what names everybody already.
    let named = row.result.as_ref().is_some_and(|result| row.people.iter().all(|name| result.contains(name)));
    html! {
        a.row.turn[row.your_turn].over[row.result.is_some()] href={ "/t/" (row.id) } {
            span.what {
                strong { (row.title) }
                @if !named { span.soft { (people(words, &row.people)) } }
            }
            span.state { (state(words, row)) }
            span.when.soft { (ago(words, row.minutes)) }
        }
    }
}

fn state(words: &Words, row: &TableRow) -> Markup {
    match &row.result {
        Some(result) => html! { (result) },
        None if row.your_turn => html! { span.sign aria-hidden="true" { "◆" } " " (words.say("your-turn")) },
        None if row.open_seats > 0 => html! { (words.with("open-seats", &[("n", row.open_seats.into())])) },
        None => html! { span.soft { (words.say("others-turn")) } },
    }
}

fn people(words: &Words, people: &[String]) -> String {
    if people.is_empty() { words.say("nobody-yet") } else { people.join(", ") }
}

/// How long ago that was, in the largest unit that says something.
fn ago(words: &Words, minutes: u64) -> String {
    let (key, n) = match minutes {
        0 => return words.say("ago-now"),
        1..60 => ("ago-minutes", minutes),
        60..1440 => ("ago-hours", minutes / 60),
        _ => ("ago-days", minutes / 1440),
    };
    words.with(key, &[("n", n.into())])
}
