//! The action bar: the choices in words, or a message for a viewer who has none.

use crate::board::Offers;
use crate::table::{Frame, Occupant, SeatInfo, proposed, seat_button, seat_of, sign};
use maud::{Markup, PreEscaped, html};
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
            (chain(frame))
            (invitation(frame))
            (asked(frame))
            (after_stand_in(frame))
            @if frame.bots_paused { p.soft { (frame.words.say("bots-paused")) } }
            @if let Some(held) = frame.held.as_ref().filter(|_| !bot_plays(frame)) {
                div.buttons {
                    button.choice.primary type="submit" form="act" name="command" value="confirm" data-number="1" {
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

/// What has been chosen of the action at hand, each part a way back to it, and what is asked now. A preview of a choice is
/// written at its end.
fn chain(frame: &Frame) -> Markup {
    let words = frame.words;
    if bot_plays(frame) || frame.held.is_some() || frame.offers.iter().all(|offers| offers.choices.is_empty()) {
        return Markup::default();
    }
    html! {
        div.chain {
            @if !frame.chain.is_empty() {
                ol aria-label=(words.say("chain-title")) {
                    @for link in frame.chain {
                        li {
                            @match link.back_to {
                                Some(choices) => button.link type="submit" form="act" name="command" value=(format!("back-to:{choices}"))
                                    aria-label=(words.with("chain-back", &[("choice", link.text.as_str().into())])) { (link.text) },
                                None => span { (link.text) },
                            }
                        }
                    }
                }
            }
            p.question { (frame.question) }
            output #preview for="choose" {}
            button.tool.fold-bar type="button" data-toggle="folded" aria-pressed="false" aria-keyshortcuts="F"
                aria-label=(words.say("fold-bar")) title=(words.say("fold-bar")) { (sign("M6 9l6 6 6-6")) }
        }
        @if frame.could_auto_continue && !frame.auto_continue {
            div.offer data-dismissable="auto-continue" role="note" {
                p { (words.say("offer-auto-continue")) }
                button.button type="submit" form="act" name="command" value="go-on-on" { (words.say("offer-auto-continue-yes")) }
                button.button type="button" data-dismiss="auto-continue" { (words.say("offer-auto-continue-no")) }
            }
        }
    }
}

/// What is proposed for somebody who is away and waits for this person's answer: the list of players may be closed.
fn asked(frame: &Frame) -> Markup {
    html! {
        @for (seat, info) in (0..).map(Seat).zip(frame.seats) {
            @if let Some(proposal) = info.proposal.as_ref().filter(|proposal| proposal.asked) {
                (proposed(frame, seat, info, proposal))
            }
        }
    }
}

/// How many choices a bot made while the player was away, and a button to undo them.
fn after_stand_in(frame: &Frame) -> Markup {
    let words = frame.words;
    if frame.stand_in_choices == 0 || bot_plays(frame) || frame.result.is_some() {
        return Markup::default();
    }
    html! {
        div.stood-in role="status" {
            p { (words.with("stood-in", &[("n", frame.stand_in_choices.into())])) }
            @if frame.can_undo {
                button.button type="submit" form="act" name="command" value="back-from-bot" { (words.say("stood-in-take-back")) }
            } @else {
                p.soft { (words.say("stood-in-stands")) }
            }
        }
    }
}

/// Whether a bot is playing the viewer's own seat for them.
pub(crate) fn bot_plays(frame: &Frame) -> bool {
    my_seat(frame).is_some_and(|(_, info)| info.occupant == Occupant::StandIn && info.mine) && frame.result.is_none()
}

fn my_seat<'a>(frame: &Frame<'a>) -> Option<(Seat, &'a SeatInfo)> {
    let Viewer::Seat(seat) = frame.viewer else { return None };
    Some((seat, frame.seats.get(seat.index())?))
}

/// The seats that nobody has taken; none once the game is over.
fn free_seats<'a>(frame: &Frame<'a>) -> Vec<(Seat, &'a SeatInfo)> {
    let free = |(_, info): &(Seat, &SeatInfo)| info.occupant == Occupant::Nobody && frame.result.is_none();
    (0..).map(Seat).zip(frame.seats).filter(free).collect()
}

/// While seats are free, seated players can send the link or let bots play.
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
            @for (seat, info) in &free {
                @if let Some(bot) = info.bots.last() {
                    (seat_button(frame, *seat, &format!("hand-over:{bot}"), &words.with("let-bot-play", &[("n", (seat.0 + 1).into())])))
                }
            }
        }
    }
}

/// The message for a viewer without choices, and what they can do instead.
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
        div.buttons {
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
                @if let Some((seat, _)) = my_seat(frame).filter(|_| bot_plays(frame)) {
                    (seat_button(frame, seat, "return", &words.say("chair-return")))
                }
            }
        }
    }
}

/// The number that the action bar shows for the choice at this index.
pub(crate) fn number_of(offers: &[Offers], index: usize) -> Option<usize> {
    let mut next = 1;
    for group in offers {
        let mut chips = group.chips.iter().flat_map(|chip| (0..chip.count).map(|n| n + 1 == chip.count));
        for &(other, _) in &group.choices {
            if other == index {
                return Some(next);
            }
            // The choices of a chip share its number.
            let ends = chips.next().unwrap_or(true);
            next += usize::from(ends) + group.shortcuts.iter().filter(|(_, of, _)| *of == other).count();
        }
    }
    None
}

/// How many numbers a group takes.
fn numbers(offers: &Offers) -> usize {
    let chips = if offers.chips.is_empty() { offers.choices.len() } else { offers.chips.len() };
    chips + offers.shortcuts.len()
}

/// The choices: group by group, then the end of the turn, and the seldom used ones folded.
fn bar(frame: &Frame) -> Markup {
    let mut next = 1;
    let groups = frame.offers.iter().filter(|offers| !offers.choices.is_empty()).map(|offers| {
        let first = next;
        next += numbers(offers);
        (offers, first)
    });
    let groups: Vec<_> = groups.collect();
    let folded = groups.iter().any(|(offers, _)| offers.folded);
    let main = groups.iter().filter(|(offers, _)| !offers.folded && !offers.ends);
    html! {
        div.buttons {
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
    let count = numbers(offers);
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
    if !offers.chips.is_empty() {
        return chips(offers, first);
    }
    let mut number = first..;
    let mut next = || number.next().unwrap_or_default();
    html! {
        @for (index, label) in &offers.choices {
            @let number = next();
            button.choice.primary[offers.ends] type="submit" form="choose" name="choice" value=(index) data-number=(number) {
                kbd { (number) } (label)
            }
            @for (label, _, times) in offers.shortcuts.iter().filter(|(_, of, _)| of == index) {
                @let number = next();
                button.choice.shortcut type="submit" form="choose" name="choice" value=(format!("{index}x{times}")) data-number=(number) {
                    kbd { (number) } (label)
                }
            }
        }
    }
}

/// The choices of a group as chips. A chip of several choices opens a menu, in which they are numbered from 1.
fn chips(offers: &Offers, first: usize) -> Markup {
    let mut rest = offers.choices.as_slice();
    let chips = (first..).zip(&offers.chips).map(|(number, chip)| {
        let (these, others) = rest.split_at(chip.count.min(rest.len()));
        rest = others;
        let face = html! { kbd { (number) } (icons(&chip.before)) @if !chip.label.is_empty() { span { (chip.label) } } (icons(&chip.after)) };
        let menu = format!("chip-{number}");
        match these {
            [] => Markup::default(),
            [(index, label)] => html! {
                button.choice.primary[offers.ends] type="submit" form="choose" name="choice" value=(index) data-number=(number) title=(label) {
                    (face) @if chip.label.is_empty() { span.unseen { (label) } }
                }
            },
            several => html! {
                button.choice type="button" popovertarget=(menu) aria-haspopup="menu" data-number=(number) { (face) }
                div.piece-menu #(menu) popover="auto" role="menu" aria-label=(chip.label) {
                    @for (key, (index, label)) in (1..).zip(several) {
                        button.choice type="submit" form="choose" name="choice" value=(index) role="menuitem" data-key=(key) data-chip=(number) { (label) }
                    }
                }
            },
        }
    });
    let chips: Vec<Markup> = chips.collect();
    html! { @for chip in chips { (chip) } }
}

fn icons(icons: &str) -> Markup {
    html! { @if !icons.is_empty() { span.chip-icons aria-hidden="true" { (PreEscaped(icons)) } } }
}
