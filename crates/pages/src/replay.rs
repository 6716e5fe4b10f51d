//! A finished game, step by step, from anybody's eyes.

use crate::board::Zone;
use crate::frame::{self, Head, page};
use crate::words::Words;
use maud::{Markup, PreEscaped, html};
use tabletop::{Seat, Viewer};

/// What is replayed, and where it stands.
pub struct Replay<'a> {
    /// The table's name in addresses.
    pub id: &'a str,
    pub title: &'a str,
    /// A class for the whole page: the game's name.
    pub class: &'a str,
    /// How many steps the game took; step 0 is the start.
    pub steps: usize,
    /// The step that is shown.
    pub step: usize,
    /// What each seat is called, in the order of seats.
    pub seats: &'a [String],
    /// From whose eyes.
    pub viewer: Viewer,
    pub zones: &'a [Zone],
    /// What stands inside the log.
    pub log: Markup,
    /// The style sheets of the board.
    pub styles: &'a [&'a str],
    /// Whether a game can be played on from here.
    pub can_play: bool,
}

impl Replay<'_> {
    fn seat(&self) -> Option<Seat> {
        self.viewer.into()
    }

    /// The seat as forms and addresses have it: nothing for a spectator.
    fn seat_value(&self) -> String {
        self.seat().map_or_else(String::new, |seat| seat.0.to_string())
    }

    /// The address of what is shown.
    fn address(&self) -> String {
        format!("/t/{}/replay?seat={}&step={}", self.id, self.seat_value(), self.step)
    }
}

/// The page. Without a script every control asks for the page anew; with one, only what changes comes.
pub fn replay(words: &'static Words, replay: &Replay) -> Markup {
    let tab = format!("{} · {} · Chronotope", words.say("replay-title"), replay.title);
    let body = html! {
        a.skip href="#controls" { (words.say("replay-skip")) }
        (bar(words, replay.id, replay.title, "replay-title", "review", &replay.address()))
        div.replayed {
            main #board .board tabindex="-1" aria-label=(words.say("replay-board")) {
                @for zone in replay.zones { (PreEscaped(&zone.html)) }
            }
            section.told aria-labelledby="log-heading" {
                h2 #log-heading { (words.say("replay-log")) }
                div #log tabindex="0" role="group" aria-labelledby="log-heading" { (replay.log) }
            }
        }
        (controls(words, replay))
    };
    let styles: Vec<_> = replay.styles.iter().copied().chain(["replay.css"]).collect();
    let scripts = &["idiomorph.js", "replay.js"];
    page(&Head { words, title: &tab, styles: &styles, scripts, class: &format!("replay {}", replay.class) }, &body)
}

/// The bar above a page about a finished game; `other` is the other page about it, by its key and by its address.
pub(crate) fn bar(words: &Words, id: &str, title: &str, this: &str, other: &str, here: &str) -> Markup {
    html! {
        header.bar {
            a.brand href={ "/t/" (id) } aria-label=(words.say("replay-back")) title=(words.say("replay-back")) { (frame::mark()) }
            h1 { (title) span.soft { " · " (words.say(this)) } }
            nav.links aria-label=(words.say("replay-pages")) {
                a href={ "/t/" (id) } { (words.say("replay-back")) }
                a href={ "/t/" (id) "/" (other) } { (words.say(other)) }
                a href={ "/t/" (id) "/record" } download { (words.say("replay-record")) }
            }
            (frame::theme(words))
            (frame::languages(words, here))
        }
    }
}

fn controls(words: &Words, replay: &Replay) -> Markup {
    let values = [("step", replay.step.into()), ("steps", replay.steps.into())];
    html! {
        section #controls .controls tabindex="-1" aria-label=(words.say("replay-controls")) {
            (buttons(words, replay))
            form #walk .walk method="get" action={ "/t/" (replay.id) "/replay" } {
                label.unseen for="step" { (words.say("replay-step")) }
                input #step type="range" name="step" min="0" max=(replay.steps) value=(replay.step)
                    aria-valuetext=(words.with("replay-where", &values));
                // The script fills the places of this sentence anew.
                output #where for="step" data-words=(words.with("replay-where", &[("step", "%1".into()), ("steps", "%2".into())])) {
                    (words.with("replay-where", &values))
                }
                label {
                    span { (words.say("replay-eyes")) }
                    select #eyes name="seat" {
                        @for (seat, name) in (0u8..).zip(replay.seats) {
                            option value=(seat) selected[replay.viewer.is(Seat(seat))] { (name) }
                        }
                        option value="" selected[replay.viewer == Viewer::Spectator] { (words.say("replay-spectator")) }
                    }
                }
                button.button.without-script type="submit" { (words.say("replay-show")) }
            }
            @if replay.can_play { (what_if(words, replay)) }
        }
    }
}

fn buttons(words: &Words, replay: &Replay) -> Markup {
    let Replay { step, steps, .. } = *replay;
    let places = [
        ("replay-first", "Home", 0, step == 0, "M5 4v12M16 4l-8 6 8 6z"),
        ("replay-previous", "ArrowLeft", step.saturating_sub(1), step == 0, "M14 4l-8 6 8 6z"),
        ("replay-next", "ArrowRight", (step + 1).min(steps), step >= steps, "M6 4l8 6-8 6z"),
        ("replay-last", "End", steps, step >= steps, "M15 4v12M4 4l8 6-8 6z"),
    ];
    html! {
        form #jump .jump method="get" action={ "/t/" (replay.id) "/replay" } aria-label=(words.say("replay-jump")) {
            input type="hidden" name="seat" value=(replay.seat_value());
            @for (name, key, to, here, path) in places {
                @let label = words.say(name);
                // Not disabled where it leads nowhere: a button that goes dead under the finger loses the focus.
                button.button.icon type="submit" id=(name) name="step" value=(to) aria-keyshortcuts=(key) aria-label=(label) title=(label)
                    aria-disabled=(here) {
                    svg viewBox="0 0 20 20" aria-hidden="true" {
                        path d=(path) fill="currentColor" stroke="currentColor" stroke-width="2" stroke-linejoin="round" {}
                    }
                }
            }
        }
    }
}

/// A new table from this step on, against bots, in the seat from which one looks. A spectator has none.
fn what_if(words: &Words, replay: &Replay) -> Markup {
    let about = words.say("what-if-about");
    html! {
        form #what-if method="post" action={ "/t/" (replay.id) "/what-if" } {
            input type="hidden" name="step" value=(replay.step);
            input type="hidden" name="seat" value=(replay.seat_value());
            button.button type="submit" title=(about) disabled[replay.seat().is_none()] { (words.say("what-if")) }
        }
    }
}
