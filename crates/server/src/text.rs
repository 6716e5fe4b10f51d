//! What people write: names and chat, without what cannot be seen or could pass for something else.

use unicode_properties::{GeneralCategory, UnicodeGeneralCategory};
use unicode_security::confusable_detection::skeleton;

/// Accents and other marks that one letter may carry. No living language needs more.
const MOST_MARKS: usize = 3;

/// A name as it will be shown: nothing but what can be seen, not too long. None if nothing is left.
pub(crate) fn name(text: &str, most: usize) -> Option<String> {
    clean(text, most, |_| false)
}

/// Something said. What joins emoji, and letters of some scripts, stays.
pub(crate) fn said(text: &str, most: usize) -> Option<String> {
    clean(text, most, is_joiner)
}

/// What two texts have in common if people could take one for the other, such as a Latin and a Cyrillic `a`.
pub(crate) fn look(text: &str) -> String {
    skeleton(text).collect()
}

fn clean(text: &str, most: usize, keeps: fn(char) -> bool) -> Option<String> {
    let shown = |letter: &char| letter.is_whitespace() || keeps(*letter) || !is_hidden(*letter);
    let shown: String = text.chars().filter(shown).collect();
    let words = shown.split_whitespace().map(without_stacks).filter(|word| !word.is_empty());
    let text: String = words.collect::<Vec<_>>().join(" ").chars().take(most).collect();
    Some(text.trim_end().to_owned()).filter(|text| !text.is_empty())
}

/// The word without marks that stand on nothing, and without those beyond the most that a letter may carry.
fn without_stacks(word: &str) -> String {
    let mut marks = MOST_MARKS;
    let fits = |letter: &char| {
        marks = if is_mark(*letter) { marks + 1 } else { 0 };
        marks <= MOST_MARKS
    };
    word.chars().filter(fits).collect()
}

fn is_mark(letter: char) -> bool {
    let category = letter.general_category();
    matches!(category, GeneralCategory::NonspacingMark | GeneralCategory::EnclosingMark) || is_joiner(letter)
}

/// The two joiners, and what asks for a coloured emoji.
fn is_joiner(letter: char) -> bool {
    matches!(letter, '\u{200C}' | '\u{200D}' | '\u{FE0F}')
}

/// Whether a letter shows nothing, turns the writing around, or means nothing to others.
fn is_hidden(letter: char) -> bool {
    use GeneralCategory::{Control, Format, PrivateUse};
    matches!(letter.general_category(), Control | Format | PrivateUse) || is_ignorable(letter) || is_blank(letter)
}

/// Unicode's Default_Ignorable_Code_Point, as far as it is not of the category Format.
fn is_ignorable(letter: char) -> bool {
    matches!(
        letter,
        '\u{034F}'
            | '\u{115F}'..='\u{1160}'
            | '\u{17B4}'..='\u{17B5}'
            | '\u{180B}'..='\u{180F}'
            | '\u{2060}'..='\u{206F}'
            | '\u{3164}'
            | '\u{FE00}'..='\u{FE0F}'
            | '\u{FFA0}'
            | '\u{FFF0}'..='\u{FFF8}'
            | '\u{E0000}'..='\u{E0FFF}'
    )
}

/// What is no space to Unicode, yet looks like one.
fn is_blank(letter: char) -> bool {
    matches!(letter, '\u{2800}' | '\u{FFFC}' | '\u{13441}'..='\u{13442}' | '\u{16FE4}' | '\u{1D159}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_keep_their_letters_and_lose_tricks() {
        assert_eq!(name("  Anna \n Nováková ", 24).as_deref(), Some("Anna Nováková"));
        assert_eq!(name("<b>", 24).as_deref(), Some("<b>"));
        assert_eq!(name("\u{202E}evil\u{200B}", 24).as_deref(), Some("evil"));
        assert_eq!(name(&"x".repeat(100), 24).unwrap().len(), 24);
        assert_eq!((name("  ", 24), name("\u{7}", 24)), (None, None));
        for word in ["Łukasz", "Nguyễn", "Nguye\u{302}\u{303}n", "ไกรวุฒิ", "प्रिया", "שָׁלוֹם", "한글", "🦊", "O'Neill"]
        {
            assert_eq!(name(word, 24).as_deref(), Some(word));
        }
    }

    #[test]
    fn what_cannot_be_seen_makes_no_name() {
        let listed = "\u{AD}\u{3164}\u{2800}\u{61C}\u{E0000}\u{E0041}\u{E007F}\u{115F}\u{1160}\u{FFA0}\u{34F}\u{17B4}";
        let others = "\u{180E}\u{180B}\u{FE0F}\u{FE00}\u{E0100}\u{200D}\u{2066}\u{FEFF}\u{FFF9}\u{1BCA0}\u{1D173}\u{E000}\u{2028}";
        for letter in listed.chars().chain(others.chars()) {
            assert_eq!(name(&letter.to_string(), 24), None, "{:x}", u32::from(letter));
            assert_eq!(said(&letter.to_string(), 24), None, "{:x}", u32::from(letter));
            assert_eq!(name(&format!("An{letter}na"), 24).unwrap().replace(' ', ""), "Anna", "{:x}", u32::from(letter));
        }
    }

    #[test]
    fn marks_are_not_piled_up() {
        let piled = format!("Z{}a", "\u{301}".repeat(50));
        assert_eq!(name(&piled, 24).unwrap(), "Z\u{301}\u{301}\u{301}a");
        assert_eq!(said(&format!("Z{}", "\u{301}\u{200D}".repeat(50)), 300).unwrap().chars().count(), 4);
        assert_eq!(name("\u{301}\u{20DD} \u{301}", 24), None);
    }

    #[test]
    fn joined_emoji_stay_in_chat() {
        let family = "👩\u{200D}❤\u{FE0F}\u{200D}👩 می\u{200C}خواهم";
        assert_eq!(said(family, 300).as_deref(), Some(family));
        assert_eq!(name("👩\u{200D}👩", 24).as_deref(), Some("👩👩"));
    }

    #[test]
    fn letters_of_other_alphabets_look_like_ours() {
        assert_eq!(look("Anna"), look("\u{410}nn\u{430}"));
        assert_eq!(look("Bill"), look("BiIl"));
        assert_ne!(look("Anna"), look("Anne"));
    }
}
