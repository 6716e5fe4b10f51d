//! The action bar: what can be chosen, in words; and what is said to whoever has nothing to choose.

use crate::board::Offers;
use crate::table::{Chair, Frame, Sitter, chair_deed, proposed, seat_of};
use maud::{Markup, html};
use tabletop::{Seat, Viewer};

/// From this many choices on, a phone shows them in one line, with a button that opens all of them.
const MANY: usize = 4;

pub(crate) fn actions(frame: &Frame) -> Markup {
    html! {
        section #actions aria-label=(frame.words.say("your-choices")) tabindex="-1" {
            form #choose method="post" action=(format!("/t/{}/choose", frame.id)) data-live {
                input type="hidden" name="seat" value=(seat_of(frame.viewer));
                input type="hidden" name="revision" value=(frame.revision);
            }
            (invitation(frame))
            (asked(frame))
            (after_stand_in(frame))
            @if frame.bots_paused { p.soft { (frame.words.say("bots-paused")) } }
            @if let Some(held) = frame.held.as_ref().filter(|_| !bot_plays(frame)) {
                div.deeds {
                    button.choice.primary type="submit" form="act" name="deed" value="confirm" data-number="1" {
                        kbd { "1" } (frame.words.with("confirm-choice", &[("choice", held.as_str().into())]))
                    }
                }
            } @else if bot_plays(frame) || frame.offers.iter().all(|offers| offers.choices.is_empty()) {
                (idle(frame))
            } @else {
                (bar(frame))
            }
        }
    }
}

/// What is proposed for somebody who is away and waits for this person's answer: the list of players may be closed.
fn asked(frame: &Frame) -> Markup {
    html! {
        @for (seat, chair) in (0..).map(Seat).zip(frame.chairs) {
            @if let Some(proposal) = chair.proposal.as_ref().filter(|proposal| proposal.asked) {
                (proposed(frame, seat, chair, proposal))
            }
        }
    }
}

/// What a bot has chosen for whoever has just come back, and how to take it back.
fn after_stand_in(frame: &Frame) -> Markup {
    let words = frame.words;
    if frame.stood_in == 0 || bot_plays(frame) || frame.result.is_some() {
        return Markup::default();
    }
    html! {
        div.stood-in role="status" {
            p { (words.with("stood-in", &[("n", frame.stood_in.into())])) }
            @if frame.can_take_back {
                button.button type="submit" form="act" name="deed" value="back-from-bot" { (words.say("stood-in-take-back")) }
            } @else {
                p.soft { (words.say("stood-in-stands")) }
            }
        }
    }
}

/// Whether a bot plays the seat of whoever looks, who may have it back.
pub(crate) fn bot_plays(frame: &Frame) -> bool {
    my_chair(frame).is_some_and(|(_, chair)| chair.sitter == Sitter::StandIn && chair.mine) && frame.result.is_none()
}

fn my_chair<'a>(frame: &Frame<'a>) -> Option<(Seat, &'a Chair)> {
    let Viewer::Seat(seat) = frame.viewer else { return None };
    Some((seat, frame.chairs.get(seat.index())?))
}

/// The seats that nobody has taken; none once the game is over.
fn free_seats<'a>(frame: &Frame<'a>) -> Vec<(Seat, &'a Chair)> {
    let free = |(_, chair): &(Seat, &Chair)| chair.sitter == Sitter::Nobody && frame.result.is_none();
    (0..).map(Seat).zip(frame.chairs).filter(free).collect()
}

/// While seats are free, whoever sits at the table can send its link, or let bots play.
fn invitation(frame: &Frame) -> Markup {
    let (words, free) = (frame.words, free_seats(frame));
    if free.is_empty() || frame.viewer == Viewer::Spectator {
        return Markup::default();
    }
    html! {
        div.invitation {
            label for="invite-link" { (words.say("waiting-for-players")) }
            div.copy {
                input #invite-link type="text" readonly value=(format!("/t/{}", frame.id)) data-link;
                button.button type="button" data-copy="invite-link" { (words.say("copy")) }
            }
            @for (seat, chair) in &free {
                @if let Some(bot) = chair.bots.last() {
                    (chair_deed(frame, *seat, &format!("hand-over:{bot}"), &words.with("let-bot-play", &[("n", (seat.0 + 1).into())])))
                }
            }
        }
    }
}

/// What is said to whoever has nothing to choose, and what they can do about it.
fn idle(frame: &Frame) -> Markup {
    let (words, free) = (frame.words, free_seats(frame));
    let key = match frame.viewer {
        _ if frame.result.is_some() => "idle-over",
        Viewer::Spectator => "idle-watching",
        Viewer::Seat(_) if bot_plays(frame) => "turn-bot",
        // The invitation says it.
        Viewer::Seat(_) if !free.is_empty() => return Markup::default(),
        Viewer::Seat(_) => "idle-waiting",
    };
    html! {
        div.deeds {
            @if frame.viewer == Viewer::Spectator && !free.is_empty() {
                form.seats method="post" action=(format!("/t/{}/sit", frame.id)) {
                    @for (seat, _) in &free {
                        button.choice.primary type="submit" name="seat" value=(seat.0) {
                            (words.with("take-seat", &[("n", (seat.0 + 1).into())]))
                        }
                    }
                }
            } @else {
                p.idle { (words.say(key)) }
                @if let Some((seat, _)) = my_chair(frame).filter(|_| bot_plays(frame)) {
                    (chair_deed(frame, seat, "return", &words.say("chair-return")))
                }
            }
        }
    }
}

/// The number of the choice at a place of the list.
pub(crate) fn number_of(offers: &[Offers], place: usize) -> Option<usize> {
    let choices = offers.iter().flat_map(|offers| offers.choices.iter().map(move |(place, _)| (offers, *place)));
    let mut counted = choices.scan(1, |next, (offers, place)| {
        let number = *next;
        *next += 1 + offers.shortcuts.iter().filter(|(_, of, _)| *of == place).count();
        Some((place, number))
    });
    counted.find(|(other, _)| *other == place).map(|(_, number)| number)
}

/// The choices: group by group, then the end of the turn, and the seldom used ones folded.
fn bar(frame: &Frame) -> Markup {
    let mut next = 1;
    let groups = frame.offers.iter().filter(|offers| !offers.choices.is_empty()).map(|offers| {
        let first = next;
        next += offers.choices.len() + offers.shortcuts.len();
        (offers, first)
    });
    let groups: Vec<_> = groups.collect();
    let folded = groups.iter().any(|(offers, _)| offers.folded);
    let main = groups.iter().filter(|(offers, _)| !offers.folded && !offers.ends);
    html! {
        div.deeds {
            div.groups {
                @for (offers, first) in main { div.group { (heading(frame, offers)) (choices(offers, *first)) } }
            }
            @if next > MANY || folded {
                button.button.unfold type="button" data-toggle="choices" aria-expanded="false" {
                    (frame.words.with("all-choices", &[("n", (next - 1).into())]))
                }
            }
            @for (offers, first) in groups.iter().filter(|(offers, _)| offers.ends) { (choices(offers, *first)) }
            @if folded {
                div.folds {
                    @for (offers, first) in groups.iter().filter(|(offers, _)| offers.folded) { (fold(frame, offers, *first)) }
                }
            }
        }
    }
}

fn heading(frame: &Frame, offers: &Offers) -> Markup {
    html! { @if !offers.title.is_empty() { h2 { (offers.title) (why(frame, offers)) } } }
}

fn why(frame: &Frame, offers: &Offers) -> Markup {
    html! {
        @if let Some(rule) = offers.rule {
            " "
            a.why href=(format!("/rules/{}#{rule}", frame.game)) target="_blank"
                aria-label=(frame.words.with("why", &[("what", offers.title.as_str().into())])) { "?" }
        }
    }
}

/// A group that lies folded: what it is, how many there are, and their numbers.
fn fold(frame: &Frame, offers: &Offers, first: usize) -> Markup {
    let count = offers.choices.len() + offers.shortcuts.len();
    let numbers = if count > 1 { format!("{first}–{}", first + count - 1) } else { first.to_string() };
    html! {
        details.fold id=(format!("fold-{}", offers.rule.unwrap_or_default())) {
            summary.choice { kbd { (numbers) } (offers.title) " (" (count) ")" }
            div.group { (choices(offers, first)) (why(frame, offers)) }
        }
    }
}

/// The choices of a group, numbered from `first`.
fn choices(offers: &Offers, first: usize) -> Markup {
    let mut number = first..;
    let mut next = || number.next().unwrap_or_default();
    html! {
        @for (place, label) in &offers.choices {
            @let number = next();
            button.choice.primary[offers.ends] type="submit" form="choose" name="choice" value=(place) data-number=(number) {
                kbd { (number) } (label)
            }
            @for (label, _, times) in offers.shortcuts.iter().filter(|(_, of, _)| of == place) {
                @let number = next();
                button.choice.shortcut type="submit" form="choose" name="choice" value=(format!("{place}x{times}")) data-number=(number) {
                    kbd { (number) } (label)
                }
            }
        }
    }
}
