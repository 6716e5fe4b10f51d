//! The language of the terminal.

use pages::{Language, Words};
use std::sync::OnceLock;

/// Set once at the start.
static CHOSEN: OnceLock<Language> = OnceLock::new();

/// Sets the language once; without one, it is taken from the environment.
pub(crate) fn choose(language: Option<Language>) {
    let variables = ["LC_ALL", "LANG"].map(|name| std::env::var(name).unwrap_or_default());
    CHOSEN.get_or_init(|| language.unwrap_or_else(|| of_environment(variables.each_ref().map(String::as_str))));
}

/// The words of the language that was chosen.
pub(crate) fn words() -> &'static Words {
    CHOSEN.get().copied().unwrap_or(Language::English).words()
}

/// The language of this code.
pub(crate) fn parse(code: &str) -> Result<Language, String> {
    Language::from_code(code).ok_or_else(|| format!("choose {}", tabletop::any_of(&Language::ALL.map(Language::name))))
}

/// `LC_ALL` is stronger than `LANG`; what it says counts even if it is none of our languages.
fn of_environment(variables: [&str; 2]) -> Language {
    let set = variables.into_iter().find(|value| !value.is_empty()).unwrap_or_default();
    set.split(['_', '.', '@', '-']).next().and_then(Language::from_code).unwrap_or(Language::English)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_environment_says_the_language_and_english_stands_in() {
        for (variables, wanted) in [
            (["", ""], Language::English),
            (["", "cs_CZ.UTF-8"], Language::Czech),
            (["ru_RU.UTF-8", "cs_CZ.UTF-8"], Language::Russian),
            (["C", "cs_CZ.UTF-8"], Language::English),
            (["", "de_DE"], Language::English),
            (["ru", ""], Language::Russian),
        ] {
            assert_eq!(of_environment(variables), wanted, "{variables:?}");
        }
        assert_eq!(parse("cs"), Ok(Language::Czech));
        assert!(parse("de").unwrap_err().contains("ru"));
    }
}
