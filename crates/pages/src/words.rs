//! Languages: every sentence that a person reads comes from a Fluent file.

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use std::sync::OnceLock;
use tabletop::named;
use unic_langid::LanguageIdentifier;

named! {
    /// The languages of the site.
    pub enum Language: "language" {
        /// English, which stands in where nothing else fits.
        English = "en",
        Russian = "ru",
        Czech = "cs",
    }
}

impl Language {
    /// The language of this code.
    pub fn from_code(code: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|language| language.name() == code)
    }

    /// What the language calls itself.
    pub const fn own_name(self) -> &'static str {
        match self {
            Self::English => "English",
            Self::Russian => "Русский",
            Self::Czech => "Čeština",
        }
    }

    /// The language that a browser would like best among those there are, by its `Accept-Language`.
    pub fn wanted_by(header: &str) -> Self {
        let weighed = header.split(',').filter_map(|part| {
            let (tag, weight) = part.split_once(";q=").unwrap_or((part, "1"));
            let code = tag.trim().split('-').next()?.to_ascii_lowercase();
            let weight = (weight.trim().parse::<f32>().ok()? * 1000.0) as i32;
            Some((weight, Self::from_code(&code)?))
        });
        // Of equals the first named is wanted most.
        weighed.rev().max_by_key(|&(weight, _)| weight).map_or(Self::English, |(_, language)| language)
    }

    /// The words of this language.
    pub fn words(self) -> &'static Words {
        static WORDS: OnceLock<[Words; 3]> = OnceLock::new();
        &WORDS.get_or_init(|| Self::ALL.map(Words::of))[self as usize]
    }
}

/// The Fluent files, by language.
pub const FILES: [[&str; 17]; 3] = [
    [
        include_str!("../locales/en/anachrony-board.ftl"),
        include_str!("../locales/en/anachrony-lessons.ftl"),
        include_str!("../locales/en/anachrony-names.ftl"),
        include_str!("../locales/en/anachrony-play.ftl"),
        include_str!("../locales/en/anachrony-scenes.ftl"),
        include_str!("../locales/en/anachrony.ftl"),
        include_str!("../locales/en/learning.ftl"),
        include_str!("../locales/en/site.ftl"),
        include_str!("../locales/en/table.ftl"),
        include_str!("../locales/en/terminal.ftl"),
        include_str!("../locales/en/the-loop-board.ftl"),
        include_str!("../locales/en/the-loop-lessons.ftl"),
        include_str!("../locales/en/the-loop-names.ftl"),
        include_str!("../locales/en/the-loop.ftl"),
        include_str!("../locales/en/wonderful-world-lessons.ftl"),
        include_str!("../locales/en/wonderful-world-names.ftl"),
        include_str!("../locales/en/wonderful-world.ftl"),
    ],
    [
        include_str!("../locales/ru/anachrony-board.ftl"),
        include_str!("../locales/ru/anachrony-lessons.ftl"),
        include_str!("../locales/ru/anachrony-names.ftl"),
        include_str!("../locales/ru/anachrony-play.ftl"),
        include_str!("../locales/ru/anachrony-scenes.ftl"),
        include_str!("../locales/ru/anachrony.ftl"),
        include_str!("../locales/ru/learning.ftl"),
        include_str!("../locales/ru/site.ftl"),
        include_str!("../locales/ru/table.ftl"),
        include_str!("../locales/ru/terminal.ftl"),
        include_str!("../locales/ru/the-loop-board.ftl"),
        include_str!("../locales/ru/the-loop-lessons.ftl"),
        include_str!("../locales/ru/the-loop-names.ftl"),
        include_str!("../locales/ru/the-loop.ftl"),
        include_str!("../locales/ru/wonderful-world-lessons.ftl"),
        include_str!("../locales/ru/wonderful-world-names.ftl"),
        include_str!("../locales/ru/wonderful-world.ftl"),
    ],
    [
        include_str!("../locales/cs/anachrony-board.ftl"),
        include_str!("../locales/cs/anachrony-lessons.ftl"),
        include_str!("../locales/cs/anachrony-names.ftl"),
        include_str!("../locales/cs/anachrony-play.ftl"),
        include_str!("../locales/cs/anachrony-scenes.ftl"),
        include_str!("../locales/cs/anachrony.ftl"),
        include_str!("../locales/cs/learning.ftl"),
        include_str!("../locales/cs/site.ftl"),
        include_str!("../locales/cs/table.ftl"),
        include_str!("../locales/cs/terminal.ftl"),
        include_str!("../locales/cs/the-loop-board.ftl"),
        include_str!("../locales/cs/the-loop-lessons.ftl"),
        include_str!("../locales/cs/the-loop-names.ftl"),
        include_str!("../locales/cs/the-loop.ftl"),
        include_str!("../locales/cs/wonderful-world-lessons.ftl"),
        include_str!("../locales/cs/wonderful-world-names.ftl"),
        include_str!("../locales/cs/wonderful-world.ftl"),
    ],
];

/// A value for a place in a sentence.
pub type Value<'a> = FluentValue<'a>;

/// The sentences of one language.
pub struct Words {
    pub language: Language,
    bundle: FluentBundle<FluentResource>,
}

impl Words {
    fn of(language: Language) -> Self {
        let id: LanguageIdentifier = language.name().parse().unwrap_or_default();
        let mut bundle = FluentBundle::new_concurrent(vec![id]);
        // Isolating marks would stand in accessible names and in what tests and screen readers compare.
        bundle.set_use_isolating(false);
        for file in FILES[language as usize] {
            // A file with a fault keeps its good sentences; the tests refuse it.
            let resource = FluentResource::try_new(file.to_owned()).unwrap_or_else(|(good, _)| good);
            bundle.add_resource_overriding(resource);
        }
        Self { language, bundle }
    }

    /// The sentence of this key, if there is one.
    pub fn get(&self, key: &str, values: &[(&str, Value)]) -> Option<String> {
        let pattern = self.bundle.get_message(key)?.value()?;
        let args: FluentArgs = values.iter().map(|(name, value)| (*name, value.clone())).collect();
        Some(self.bundle.format_pattern(pattern, Some(&args), &mut Vec::new()).into_owned())
    }

    /// The sentence of this key.
    pub fn say(&self, key: &str) -> String {
        self.with(key, &[])
    }

    /// The sentence of this key with its places filled.
    pub fn with(&self, key: &str, values: &[(&str, Value)]) -> String {
        self.get(key, values).unwrap_or_else(|| key.to_owned())
    }
}

/// The same with a capital first letter.
pub fn capital(text: &str) -> String {
    let mut chars = text.chars();
    chars.next().map(|first| first.to_uppercase().chain(chars).collect()).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::Language;

    #[test]
    fn a_browser_gets_the_language_it_likes_best_of_those_there_are() {
        for (header, wanted) in [
            ("", Language::English),
            ("de,fr;q=0.8", Language::English),
            ("cs-CZ,cs;q=0.9,en;q=0.8", Language::Czech),
            ("en;q=0.7,ru-RU;q=0.9", Language::Russian),
            ("ru,cs", Language::Russian),
            ("de;q=nonsense,ru;q=0.1", Language::Russian),
        ] {
            assert_eq!(Language::wanted_by(header), wanted, "{header:?}");
        }
    }
}
