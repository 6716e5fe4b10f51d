//! The page of a table: what stands around the board of every game.

use crate::actions::{self, bot_plays};
use crate::board::{Chapter, Offers, RecentEvent, Zone};
use crate::create::bot_name;
use crate::frame::{self, Head};
use crate::hint;
use crate::lesson;
use crate::words::Words;
use maud::{Markup, PreEscaped, html};
use tabletop::{Seat, Viewer};

/// How many of the recent events the top bar shows.
const SHOWN_RECENT: usize = 4;

/// How long the steps of others are apart where somebody learns, in milliseconds, unless the reader has set it.
const LEARNERS_PACE: u16 = 1000;

/// What the frame shows besides the board.
pub struct Frame<'a> {
    pub words: &'static Words,
    /// The table's own name in addresses.
    pub id: &'a str,
    /// The game's name in addresses; also the class of its pages.
    pub game: &'a str,
    pub title: &'a str,
    pub viewer: Viewer,
    /// The number that a choice of this viewer has to carry.
    pub revision: u64,
    /// Whether this viewer owes a choice.
    pub waited_for: bool,
    pub seats: &'a [SeatInfo],
    /// What can be chosen, in groups.
    pub offers: &'a [Offers],
    /// The choice that waits to be confirmed, in words.
    pub held: Option<String>,
    /// Whether the last choice can be taken back.
    pub can_undo: bool,
    /// Whether something taken back can be made again.
    pub can_redo: bool,
    /// Whether the table continues by itself when this viewer has only optional rights left.
    pub auto_continue: bool,
    /// Whether this viewer confirms the end of a turn.
    pub confirming: bool,
    /// How it ended; nothing before.
    pub result: Option<Markup>,
    /// The chat, oldest message first.
    pub chat: &'a [ChatMessage],
    /// Whether another table was opened with the same options when this game was over.
    pub has_rematch: bool,
    /// The secret link that moves this seat to another device; only for the player who holds it.
    pub seat_link: Option<String>,
    /// How many choices a bot has made for this viewer, who has the seat back and has not chosen since.
    pub stand_in_choices: usize,
    /// After how long a bot may play for somebody who is away: the end of its keys in the Fluent files.
    pub patience: &'a str,
    /// Whether this viewer's seat is held on other devices too.
    pub other_devices: bool,
    /// Whether hints are given at this table.
    pub hints: bool,
    /// Whether the bots had paused while nobody was here.
    pub bots_paused: bool,
    /// The action that this viewer is in the middle of: what has been chosen of it.
    pub chain: &'a [ChainLink],
    /// What is asked of this viewer now, in a few words.
    pub question: String,
    /// What has happened since this viewer's last choice.
    pub recent: &'a [RecentEvent],
    /// Whether nothing but optional rights is left to this viewer, and the table could go on by itself.
    pub could_auto_continue: bool,
    /// Whether the game has lessons.
    pub teaches: bool,
    /// Whether this table was opened to learn the game.
    pub learning: bool,
    /// The names of the lessons that belong to this moment.
    pub lessons: &'a [&'static str],
}

/// A choice that belongs to the action at hand.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ChainLink {
    pub text: String,
    /// How many choices stand when this one is taken back; nothing if it cannot be.
    pub back_to: Option<usize>,
}

/// A seat, as everybody sees it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SeatInfo {
    /// The player's name.
    pub name: String,
    /// Who that is.
    pub occupant: Occupant,
    /// Whether the person who looks holds this seat.
    pub mine: bool,
    /// The bots that the person who looks may let play this seat.
    pub bots: &'static [&'static str],
    /// The bots that they may propose to the others for it.
    pub bots_to_propose: &'static [&'static str],
    /// What is proposed for it.
    pub proposal: Option<Proposal>,
}

/// That a bot plays for somebody who is away.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Proposal {
    pub by: String,
    pub bot: String,
    /// Who agrees, including the proposer.
    pub agreed: Vec<String>,
    /// Whether the person who looks is asked.
    pub asked: bool,
}

/// Who plays a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Occupant {
    /// A person who has the table open.
    Here,
    /// A person who has not.
    Away,
    Bot,
    /// A bot, for a person who may come back.
    StandIn,
    /// Nobody yet.
    Nobody,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ChatMessage {
    pub name: String,
    pub text: String,
}

/// The zones around the board.
pub fn zones(frame: &Frame) -> Vec<Zone> {
    vec![
        Zone::new("top", top(frame)),
        Zone::new("actions", actions::actions(frame)),
        Zone::new("result", result(frame)),
        Zone::new("chairs", seats(frame)),
        Zone::new("chat", chat(frame)),
        Zone::new("seat-menu", seat_menu(frame)),
        Zone::new("lessons-now", lesson::now(frame)),
    ]
}

pub fn chapter(number: usize, chapter: &Chapter) -> Zone {
    let id = format!("log-{number}");
    let html = html! {
        section #(id) .chapter {
            h3 { (chapter.title) }
            ol { @for (seat, line) in &chapter.lines { li data-seat=[seat.map(|seat| seat.0)] { (line) } } }
        }
    };
    Zone::new(id, html)
}

/// The whole page, with the board's zones, the chapters of the log, and a hint if one was asked for. `hash` stands for all of it: a browser that has
/// this one needs nothing until something changes.
pub fn page(frame: &Frame, board: &[Zone], chapters: &[Zone], hint: &Markup, hash: u64) -> Markup {
    let words = frame.words;
    let around = zones(frame);
    let zone = |id: &str| around.iter().find(|zone| zone.id == id).map(|zone| PreEscaped(zone.html.as_str()));
    let seat = seat_of(frame.viewer);
    let style = format!("{}.css", frame.game);
    let head = Head {
        words,
        title: frame.title,
        styles: &["table.css", "choosing.css", "learning.css", &style],
        scripts: &["idiomorph.js", "table.js"],
        class: &format!("table {}", frame.game),
    };
    let body = html! {
        a.skip href="#actions" { (words.say("skip-to-choices")) }
        div #table data-id=(frame.id) data-seat=(seat) data-hash=(format!("{hash:x}")) data-title=(frame.title)
            data-your-turn=(words.say("title-your-turn")) data-lost=(words.say("connection-lost"))
            data-moved-on=(words.say("table-moved-on")) data-failed=(words.say("request-failed"))
            data-copied=(words.say("copied")) data-final=(words.say("preview-final")) data-worker=(crate::assets::address("live.js"))
            data-pace=[frame.learning.then_some(LEARNERS_PACE)] {}
        @if let Some(top) = zone("top") { (top) }
        @if let Some(now) = zone("lessons-now") { (now) }
        (lesson::card(frame))
        main #board .board tabindex="-1" { @for zone in board { (PreEscaped(&zone.html)) } }
        section #hint aria-live="polite" aria-label=(words.say("hint-title")) { (hint) }
        @if let Some(actions) = zone("actions") { (actions) }
        @if let Some(result) = zone("result") { (result) }
        aside #side aria-label=(words.say("side-title")) {
            @if let Some(chairs) = zone("chairs") { (chairs) }
            section #log aria-labelledby="log-title" {
                h2 #log-title { (words.say("log-title")) }
                div #chapters tabindex="0" role="group" aria-labelledby="log-title" { @for zone in chapters { (PreEscaped(&zone.html)) } }
            }
            section.talk aria-labelledby="chat-title" {
                h2 #chat-title { (words.say("chat-title")) }
                @if let Some(chat) = zone("chat") { (chat) }
                form #say method="post" action=(format!("/t/{}/say", frame.id)) data-live {
                    input type="hidden" name="seat" value=(seat);
                    label.unseen for="say-text" { (words.say("chat-label")) }
                    input #say-text type="text" name="text" maxlength="300" autocomplete="off" placeholder=(words.say("chat-label"));
                    button.button type="submit" { (words.say("chat-send")) }
                }
            }
        }
        (menu(frame, zone("seat-menu")))
        div #enlarged hidden {}
        div #confirm-touch role="alertdialog" aria-label=(words.say("confirm-touch")) hidden {
            p.what {}
            button.button.primary.yes type="button" { (words.say("confirm-touch")) }
            button.button.no type="button" { (words.say("cancel")) }
        }
        div #unsaved role="status" hidden { p { (words.say("not-saved")) } p.kept {} }
        div #toast role="alert" {}
        div #announce .unseen role="status" aria-live="polite" {}
    };
    frame::page(&head, &body)
}

/// A seat as addresses and forms write it: its number, or nothing for a spectator.
pub fn seat_of(viewer: Viewer) -> String {
    match viewer {
        Viewer::Seat(seat) => seat.0.to_string(),
        Viewer::Spectator => String::new(),
    }
}

fn top(frame: &Frame) -> Markup {
    let words = frame.words;
    let command = |value: &str, key: &str, label: &str, sign: Markup, can: bool| {
        html! {
            button.tool type="submit" form="act" name="command" value=(value) aria-label=(words.say(label))
                title=(words.say(label)) aria-keyshortcuts=(key) disabled[!can] { (sign) }
        }
    };
    let own = !bot_plays(frame);
    html! {
        header #top data-turn[frame.waited_for && own] {
            a.brand href="/" aria-label=(words.say("home-link")) { (frame::mark()) }
            h1 { (frame.title) }
            p.turn { (turn(frame)) }
            (recent(frame))
            form #act method="post" action=(format!("/t/{}/act", frame.id)) data-live {
                input type="hidden" name="seat" value=(seat_of(frame.viewer));
                input type="hidden" name="revision" value=(frame.revision);
            }
            form #ask method="post" action=(format!("/t/{}/hint", frame.id)) {
                input type="hidden" name="seat" value=(seat_of(frame.viewer));
                input type="hidden" name="revision" value=(frame.revision);
            }
            nav.tools aria-label=(words.say("tools")) {
                @if matches!(frame.viewer, Viewer::Seat(_)) && frame.result.is_none() {
                    (hint::tool(frame))
                    (command("back-turn", "Shift+U", "take-back-turn", sign("M10 5 4 11l6 6M17 5l-6 6 6 6"), own && frame.can_undo))
                    (command("back", "U", "take-back", sign("M9 6 4 11l5 5M4 11h9a5 5 0 0 1 0 10h-3"), own && frame.can_undo))
                    (command("redo", "R", "redo", sign("M15 6l5 5-5 5M20 11h-9a5 5 0 0 0 0 10h3"), own && frame.can_redo))
                }
                button.tool type="button" data-toggle="side" aria-label=(words.say("log-and-chat")) title=(words.say("log-and-chat"))
                    aria-keyshortcuts="L" aria-expanded="false" { (sign("M5 5h14M5 10h14M5 15h9")) }
                a.tool href=(format!("/rules/{}", frame.game)) target="_blank" aria-label=(words.say("rules")) title=(words.say("rules")) {
                    (sign("M9 9a3 3 0 1 1 4.5 2.6c-1 .6-1.5 1.2-1.5 2.4M12 18v.5"))
                }
                button.tool type="button" data-open="menu" aria-label=(words.say("menu")) title=(words.say("menu")) aria-keyshortcuts="M" {
                    (sign("M4 7h16M4 12h16M4 17h16"))
                }
            }
        }
    }
}

/// What has happened since this viewer's last choice: the newest entries in the top bar, all of them in a panel.
fn recent(frame: &Frame) -> Markup {
    let words = frame.words;
    let entry = |event: &RecentEvent| {
        html! {
            li data-seat=[event.seat.map(|seat| seat.0)] { (event.icons) span { (event.text) } }
        }
    };
    html! {
        div.recent {
            button.recent-open type="button" popovertarget="recent" disabled[frame.recent.is_empty()] {
                span.unseen { (words.with("recent-open", &[("n", frame.recent.len().into())])) }
                ol aria-hidden="true" { @for event in frame.recent.iter().rev().take(SHOWN_RECENT).rev() { (entry(event)) } }
            }
            div.pace-tools {
                button.tool type="button" data-pace="pause" aria-pressed="false" aria-label=(words.say("pace-pause")) title=(words.say("pace-pause")) {
                    (sign("M8 6v12M16 6v12"))
                }
                button.tool type="button" data-pace="skip" aria-label=(words.say("pace-skip")) title=(words.say("pace-skip")) {
                    (sign("M6 6l6 6-6 6M13 6l6 6-6 6"))
                }
            }
        }
        div #recent popover="auto" aria-labelledby="recent-title" {
            h2 #recent-title { (words.say("recent-title")) }
            ol tabindex="0" { @for event in frame.recent { (entry(event)) } }
            button.button type="button" data-again=(format!("/t/{}/since?seat={}", frame.id, seat_of(frame.viewer))) { (words.say("recent-again")) }
        }
    }
}

/// Whose turn it is, as far as the viewer may know.
fn turn(frame: &Frame) -> String {
    let key = match frame.viewer {
        _ if frame.result.is_some() => "turn-over",
        Viewer::Spectator => "turn-watching",
        Viewer::Seat(_) if bot_plays(frame) => "turn-bot",
        Viewer::Seat(_) if frame.held.is_some() => "turn-confirm",
        Viewer::Seat(_) if frame.waited_for => "turn-yours",
        Viewer::Seat(_) => "turn-others",
    };
    frame.words.say(key)
}

pub(crate) fn sign(path: &str) -> Markup {
    html! { svg.sign viewBox="0 0 24 24" aria-hidden="true" { path d=(path) {} } }
}

fn result(frame: &Frame) -> Markup {
    let words = frame.words;
    let Some(result) = &frame.result else {
        return html! { section #result hidden {} };
    };
    let seat = seat_of(frame.viewer);
    html! {
        section #result aria-labelledby="result-title" tabindex="0" {
            h2 #result-title { (words.say("result-title")) }
            (result)
            div.after {
                form method="post" action=(format!("/t/{}/again", frame.id)) {
                    button.button.primary type="submit" { (words.say(if frame.has_rematch { "next-game" } else { "again" })) }
                }
                a.button href=(format!("/t/{}/replay?seat={seat}", frame.id)) { (words.say("replay")) }
                a.button href=(format!("/t/{}/review", frame.id)) { (words.say("review")) }
                a.button href=(format!("/t/{}/record", frame.id)) download="" { (words.say("download-record")) }
                button.button type="button" data-toggle="result" { (words.say("show-board")) }
            }
        }
    }
}

fn seats(frame: &Frame) -> Markup {
    let words = frame.words;
    // A player alone keeps nobody waiting.
    let others = |info: &&SeatInfo| !info.mine && info.occupant != Occupant::Bot;
    let people: Vec<_> = frame.seats.iter().filter(others).collect();
    html! {
        section #chairs aria-labelledby="chairs-title" {
            h2 #chairs-title { (words.say("chairs-title")) }
            ol {
                @for (seat, info) in (0..).map(Seat).zip(frame.seats) {
                    li.mine[info.mine] { (seat_line(frame, seat, info)) }
                }
            }
            @if frame.result.is_none() && !people.is_empty() { p.soft { (words.say(&format!("absence-{}", frame.patience))) } }
            @if frame.result.is_none() { p.soft { (words.say(if frame.hints { "hints-on" } else { "hints-off" })) } }
        }
    }
}

fn seat_line(frame: &Frame, seat: Seat, info: &SeatInfo) -> Markup {
    let words = frame.words;
    let state = match info.occupant {
        Occupant::Here => "chair-here",
        Occupant::Away => "chair-away",
        Occupant::Bot => "chair-bot",
        Occupant::StandIn => "chair-stand-in",
        Occupant::Nobody => "chair-open",
    };
    let looking = frame.viewer.is(seat);
    html! {
        span.name { (info.name) }
        " "
        span.state { (words.say(state)) @if looking { " · " (words.say("chair-you")) } }
        @if info.mine && !looking {
            " " a.button href=(format!("/t/{}?seat={}", frame.id, seat.0)) { (words.say("chair-look")) }
        }
        @if info.occupant == Occupant::Nobody && frame.result.is_none() {
            form method="post" action=(format!("/t/{}/sit", frame.id)) {
                button.button type="submit" name="seat" value=(seat.0) { (words.say("chair-take")) }
            }
        }
        @if info.occupant == Occupant::StandIn && info.mine {
            (seat_button(frame, seat, "return", &words.say("chair-return")))
        }
        (bots(frame, seat, "hand-over", "chair-hand-over", info.bots))
        (bots(frame, seat, "propose", "chair-propose", info.bots_to_propose))
        @if let Some(proposal) = &info.proposal { (proposed(frame, seat, info, proposal)) }
    }
}

/// The bots that can be handed a seat, or proposed for it.
fn bots(frame: &Frame, seat: Seat, command: &str, label: &str, bots: &[&str]) -> Markup {
    html! {
        @if !bots.is_empty() {
            details #(format!("{command}-{}", seat.0)) {
                summary { (frame.words.say(label)) }
                @for bot in bots { (seat_button(frame, seat, &format!("{command}:{bot}"), &bot_name(frame.words, bot))) }
            }
        }
    }
}

pub(crate) fn proposed(frame: &Frame, seat: Seat, info: &SeatInfo, proposal: &Proposal) -> Markup {
    let words = frame.words;
    let bot = words.get(&format!("bot-name-{}", proposal.bot), &[]).unwrap_or_else(|| proposal.bot.clone());
    let values = [("by", proposal.by.as_str().into()), ("bot", bot.into()), ("name", info.name.as_str().into())];
    html! {
        div.proposal role="status" {
            p { (words.with("proposal", &values)) }
            p.soft { (words.with("proposal-agreed", &[("names", proposal.agreed.join(", ").into())])) }
            @if proposal.asked {
                div.answers {
                    (seat_button(frame, seat, "agree", &words.say("proposal-agree")))
                    (seat_button(frame, seat, "disagree", &words.say("proposal-disagree")))
                }
            }
        }
    }
}

/// A command about a seat, as a button.
pub(crate) fn seat_button(frame: &Frame, seat: Seat, command: &str, label: &str) -> Markup {
    html! {
        form method="post" action=(format!("/t/{}/chair", frame.id)) data-live {
            input type="hidden" name="seat" value=(seat.0);
            button.button type="submit" name="command" value=(command) { (label) }
        }
    }
}

fn chat(frame: &Frame) -> Markup {
    html! {
        ol #chat tabindex="0" aria-label=(frame.words.say("chat-title")) {
            @for message in frame.chat { li { b { (message.name) } " " (message.text) } }
        }
    }
}

/// What a seat can set for itself.
fn seat_menu(frame: &Frame) -> Markup {
    let words = frame.words;
    let Viewer::Seat(seat) = frame.viewer else {
        return html! { section #seat-menu hidden {} };
    };
    let setting = |on: bool, command: &str, label: &str| {
        let value = format!("{command}-{}", if on { "off" } else { "on" });
        html! {
            button.setting type="submit" form="act" name="command" value=(value) role="switch" aria-checked=(on.to_string()) { (words.say(label)) }
        }
    };
    html! {
        section #seat-menu aria-label=(words.say("seat-menu")) {
            h3 { (words.say("seat-menu")) }
            @if frame.result.is_none() {
                (setting(frame.auto_continue, "go-on", "setting-go-on"))
                (setting(frame.confirming, "confirming", "setting-confirm"))
            }
            @if let Some(link) = &frame.seat_link {
                p { (words.say("seat-link-about")) }
                div.copy {
                    label.unseen for="seat-link" { (words.say("seat-link")) }
                    input #seat-link type="text" readonly value=(link) data-link;
                    button.button type="button" data-copy="seat-link" { (words.say("copy")) }
                }
                form.renew method="post" action=(format!("/t/{}/link", frame.id)) data-live {
                    input type="hidden" name="seat" value=(seat.0);
                    button.button type="submit" name="devices" value="all" { (words.say("seat-link-renew")) }
                    @if frame.other_devices {
                        button.button type="submit" name="devices" value="this" { (words.say("seat-link-alone")) }
                    }
                }
            }
            p { a href=(format!("/t/{}/report?seat={}", frame.id, seat.0)) download="" { (words.say("report")) } }
        }
    }
}

/// What opens over the page: settings of this browser, links, and what the seat can set.
fn menu(frame: &Frame, seat_menu: Option<PreEscaped<&str>>) -> Markup {
    let words = frame.words;
    let here = format!("/t/{}?seat={}", frame.id, seat_of(frame.viewer));
    html! {
        dialog #menu aria-labelledby="menu-title" {
            form.close method="dialog" { button.tool aria-label=(words.say("close")) { (sign("M6 6l12 12M18 6 6 18")) } }
            h2 #menu-title { (words.say("menu")) }
            section {
                h3 { (words.say("invite")) }
                p { (words.say("invite-about")) }
                div.copy {
                    label.unseen for="table-link" { (words.say("invite")) }
                    input #table-link type="text" readonly value=(format!("/t/{}", frame.id)) data-link;
                    button.button type="button" data-copy="table-link" { (words.say("copy")) }
                }
            }
            @if let Some(seat_menu) = seat_menu { (seat_menu) }
            (lesson::menu(frame))
            section {
                h3 { (words.say("browser-settings")) }
                div.row {
                    label for="speed" { (words.say("speed")) }
                    select #speed {
                        option value="0" { (words.say("speed-none")) }
                        option value="140" { (words.say("speed-fast")) }
                        option value="260" selected { (words.say("speed-normal")) }
                        option value="600" { (words.say("speed-slow")) }
                    }
                    label for="pace" { (words.say("pace")) }
                    select #pace {
                        option value="0" { (words.say("pace-none")) }
                        option value="400" selected { (words.say("pace-normal")) }
                        option value="1000" { (words.say("pace-slow")) }
                    }
                    label.check { input #confirm-touch-setting type="checkbox"; (words.say("setting-confirm-touch")) }
                    (frame::theme(words))
                    (frame::languages(words, &here))
                }
            }
            section {
                h3 { (words.say("keys-title")) }
                p { (words.say("keys-about")) }
            }
            p {
                a href="/" { (words.say("home-link")) } " · "
                @if matches!(frame.viewer, Viewer::Spectator) {
                    a href=(format!("/t/{}/report", frame.id)) download="" { (words.say("report")) } " · "
                }
                a href=(format!("/t/{}?watch=1", frame.id)) { (words.say("watch-link")) }
            }
        }
    }
}
