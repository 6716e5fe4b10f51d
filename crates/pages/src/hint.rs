//! A hint: the best few choices, how they compare, and why.

use crate::actions;
use crate::board::Offers;
use crate::table::{Frame, sign};
use crate::words::{Words, capital};
use maud::{Markup, html};

/// A choice that is advised, or that comes close.
#[derive(Clone, PartialEq, Debug)]
pub struct Advice {
    /// Its index in the list of choices.
    pub index: usize,
    /// What can be expected of it, from 0 (lost) to 1 (won).
    pub expected: f32,
    /// What speaks for it or against it, in words.
    pub why: String,
}

/// The button that asks for a hint. It stays enabled where there is none, so that pressing it explains why.
pub(crate) fn tool(frame: &Frame) -> Markup {
    let can = frame.hints && frame.waited_for && frame.held.is_none() && !actions::bot_plays(frame);
    let label = frame.words.say(if frame.hints { "hint" } else { "hints-off" });
    html! {
        button.tool type="submit" form="ask" aria-label=(label) title=(label) aria-keyshortcuts="H" aria-disabled=(!can) {
            (sign("M9.5 18h5M10.5 21h3M9 15c0-2-3-3-3-6.5a6 6 0 0 1 12 0c0 3.5-3 4.5-3 6.5z"))
        }
    }
}

/// What stands in the place for hints. Each line is a button that makes its choice.
pub fn hint(words: &Words, offers: &[Offers], advice: &[Advice]) -> Markup {
    html! {
        div.advised-choices {
            h2 { (words.say("hint-title")) }
            ol {
                @for (rank, advice) in (1..).zip(advice) {
                    @let percent = percent(advice.expected);
                    @let expected = words.with("percent", &[("n", percent.into())]);
                    li {
                        button.advice type="submit" form="choose" name="choice" value=(advice.index) data-rank=(rank)
                            data-about=(words.with("hint-about", &[("rank", rank.into()), ("expected", expected.as_str().into())])) {
                            @if let Some(number) = actions::number_of(offers, advice.index) { kbd { (number) } " " }
                            span.what { (what(offers, advice.index)) }
                            span.expected title=(words.say("hint-expected")) { (share(percent)) (expected) }
                            span.because { (advice.why) }
                        }
                    }
                }
            }
            button.tool type="button" data-close="hint" aria-label=(words.say("close")) title=(words.say("close")) {
                (sign("M6 6l12 12M18 6 6 18"))
            }
        }
    }
}

/// A choice as the action bar says it, with what stands above it there.
fn what(offers: &[Offers], index: usize) -> Markup {
    let (title, label) = label_of(offers, index).unwrap_or_default();
    html! { @if !title.is_empty() { span.of { (title) ": " } } (label) }
}

/// What stands above a choice in the action bar, and what it says itself.
fn label_of(offers: &[Offers], index: usize) -> Option<(&str, &str)> {
    let of = |offers: &'_ Offers| offers.choices.iter().position(|(other, _)| *other == index);
    offers.iter().find_map(|offers| Some((offers.title.as_str(), offers.choices[of(offers)?].1.as_str())))
}

/// A choice in one line, wherever it is spoken of.
pub fn in_words(offers: &[Offers], index: usize) -> Option<String> {
    label_of(offers, index).map(|(title, label)| match title {
        "" => label.to_owned(),
        title => format!("{title}: {label}"),
    })
}

/// What makes the difference, in a sentence.
pub fn why<'a>(words: &Words, keys: &str, reasons: impl Iterator<Item = (&'a str, f32)>) -> String {
    let text = reasons_in_words(words, keys, reasons);
    if text.is_empty() { words.say("hint-close") } else { capital(&text) }
}

/// The same as part of a sentence; empty if nothing in particular does: terms of the game's evaluation, and how much more or
/// less there is of each.
pub fn reasons_in_words<'a>(words: &Words, keys: &str, reasons: impl Iterator<Item = (&'a str, f32)>) -> String {
    let text = reasons.filter_map(|(term, more)| {
        let how = if more > 0.0 { "better" } else { "worse" };
        words.get(&format!("{keys}-term-{term}"), &[("how", how.into())])
    });
    text.collect::<Vec<_>>().join(", ")
}

/// What can be expected, in percent.
pub(crate) fn percent(expected: f32) -> i32 {
    (expected.clamp(0.0, 1.0) * 100.0).round() as i32
}

fn share(percent: i32) -> Markup {
    html! {
        svg.share viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true" {
            rect.all width="100" height="8" {}
            rect.part width=(percent) height="8" {}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Language;

    fn offers() -> Vec<Offers> {
        let offer = |title: &str, choices: &[(usize, &str)], shortcuts: Vec<(String, usize, u8)>| Offers {
            title: title.into(),
            choices: choices.iter().map(|(index, label)| (*index, (*label).to_owned())).collect(),
            shortcuts,
            ..Offers::default()
        };
        vec![
            offer("Build", &[(2, "Zeppelin"), (0, "<b>Mine</b>")], vec![("all".into(), 2, 3)]),
            offer("", &[(1, "Finish")], Vec::new()),
        ]
    }

    #[test]
    fn every_line_says_makes_and_numbers_its_choice_as_the_action_bar_does() {
        let words = Language::English.words();
        let advice = [(1, 0.625), (0, 0.4)].map(|(index, expected)| Advice { index, expected, why: "Why".into() });
        let hint = hint(words, &offers(), &advice).into_string();
        assert!(hint.contains("value=\"1\" data-rank=\"1\"") && hint.contains("<kbd>4</kbd>"), "{hint}");
        assert!(hint.contains("63 %") && hint.contains("<kbd>3</kbd>"), "{hint}");
        assert!(hint.contains("Build: </span>&lt;b&gt;Mine"), "{hint}");
        assert_eq!(in_words(&offers(), 2).as_deref(), Some("Build: Zeppelin"));
        assert_eq!(in_words(&offers(), 1).as_deref(), Some("Finish"));
        assert_eq!(in_words(&offers(), 9), None);
    }

    #[test]
    fn reasons_become_a_sentence() {
        let words = Language::English.words();
        let label_of = |reasons: &[(&'static str, f32)]| why(words, "loop", reasons.iter().copied());
        assert_eq!(label_of(&[("vortexes", 2.0), ("energy", 0.5)]), "Fewer vortexes, more energy");
        assert_eq!(label_of(&[("missions", -1.0)]), "Less progress with missions");
        assert_eq!(label_of(&[]), "Hardly any difference");
    }
}
