//! Cleans names and chat messages: no invisible or misleading characters.

use unicode_properties::{GeneralCategory, UnicodeGeneralCategory};
use unicode_security::confusable_detection;

/// How many combining marks a character may have. No living language needs more.
const MAX_MARKS: usize = 3;

/// A name without invisible characters, cut to a length. `None` if nothing is left.
pub(crate) fn name(text: &str, max_chars: usize) -> Option<String> {
    clean(text, max_chars, |_| false)
}

/// A chat message. Unlike in names, joiners are kept, which emoji and some scripts need.
pub(crate) fn message(text: &str, max_chars: usize) -> Option<String> {
    clean(text, max_chars, is_joiner)
}

/// Equal for texts that look alike, such as a Latin and a Cyrillic `a`.
pub(crate) fn skeleton(text: &str) -> String {
    confusable_detection::skeleton(text).collect()
}

fn clean(text: &str, max_chars: usize, is_kept: fn(char) -> bool) -> Option<String> {
    let visible = |c: &char| c.is_whitespace() || is_kept(*c) || !is_hidden(*c);
    let visible: String = text.chars().filter(visible).collect();
    let words = visible.split_whitespace().map(limit_marks).filter(|word| !word.is_empty());
    let text: String = words.collect::<Vec<_>>().join(" ").chars().take(max_chars).collect();
    Some(text.trim_end().to_owned()).filter(|text| !text.is_empty())
}

/// Removes marks that follow no character, and those above the limit.
fn limit_marks(word: &str) -> String {
    let mut marks = MAX_MARKS;
    let fits = |c: &char| {
        marks = if is_mark(*c) { marks + 1 } else { 0 };
        marks <= MAX_MARKS
    };
    word.chars().filter(fits).collect()
}

fn is_mark(c: char) -> bool {
    let category = c.general_category();
    matches!(category, GeneralCategory::NonspacingMark | GeneralCategory::EnclosingMark) || is_joiner(c)
}

/// The two joiners, and the selector of coloured emoji.
fn is_joiner(c: char) -> bool {
    matches!(c, '\u{200C}' | '\u{200D}' | '\u{FE0F}')
}

/// Whether a character is invisible, changes the direction of the text or is for private use.
fn is_hidden(c: char) -> bool {
    use GeneralCategory::{Control, Format, PrivateUse};
    matches!(c.general_category(), Control | Format | PrivateUse) || is_ignorable(c) || is_blank(c)
}

/// Unicode's Default_Ignorable_Code_Point, except the category Format.
fn is_ignorable(c: char) -> bool {
    matches!(
        c,
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

/// Characters that look like a space and are none in Unicode.
fn is_blank(c: char) -> bool {
    matches!(c, '\u{2800}' | '\u{FFFC}' | '\u{13441}'..='\u{13442}' | '\u{16FE4}' | '\u{1D159}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_lose_invisible_characters_only() {
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
    fn invisible_characters_are_removed() {
        let listed = "\u{AD}\u{3164}\u{2800}\u{61C}\u{E0000}\u{E0041}\u{E007F}\u{115F}\u{1160}\u{FFA0}\u{34F}\u{17B4}";
        let more = "\u{180E}\u{180B}\u{FE0F}\u{FE00}\u{E0100}\u{200D}\u{2066}\u{FEFF}\u{FFF9}\u{1BCA0}\u{1D173}\u{E000}\u{2028}";
        for c in listed.chars().chain(more.chars()) {
            assert_eq!(name(&c.to_string(), 24), None, "{:x}", u32::from(c));
            assert_eq!(message(&c.to_string(), 24), None, "{:x}", u32::from(c));
            assert_eq!(name(&format!("An{c}na"), 24).unwrap().replace(' ', ""), "Anna", "{:x}", u32::from(c));
        }
    }

    #[test]
    fn stacked_marks_are_limited() {
        let piled = format!("Z{}a", "\u{301}".repeat(50));
        assert_eq!(name(&piled, 24).unwrap(), "Z\u{301}\u{301}\u{301}a");
        assert_eq!(message(&format!("Z{}", "\u{301}\u{200D}".repeat(50)), 300).unwrap().chars().count(), 4);
        assert_eq!(name("\u{301}\u{20DD} \u{301}", 24), None);
    }

    #[test]
    fn joined_emoji_stay_in_chat() {
        let family = "👩\u{200D}❤\u{FE0F}\u{200D}👩 می\u{200C}خواهم";
        assert_eq!(message(family, 300).as_deref(), Some(family));
        assert_eq!(name("👩\u{200D}👩", 24).as_deref(), Some("👩👩"));
    }

    #[test]
    fn letters_of_different_alphabets_can_look_alike() {
        assert_eq!(skeleton("Anna"), skeleton("\u{410}nn\u{430}"));
        assert_eq!(skeleton("Bill"), skeleton("BiIl"));
        assert_ne!(skeleton("Anna"), skeleton("Anne"));
    }
}
