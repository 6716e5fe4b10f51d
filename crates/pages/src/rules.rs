//! The rules of a game, from Markdown to a page whose every rule has an address.

use crate::frame::{SitePage, site_page};
use crate::home::GameCard;
use crate::ornament;
use crate::words::Words;
use maud::{Markup, PreEscaped, html};
use pulldown_cmark::{CowStr, Event, HeadingLevel, Options, Parser, Tag, TagEnd, TextMergeStream, html::push_html};
use std::collections::HashSet;

/// The rules of a game: `markdown` with a table of contents, where the first `[WW-DRAFT-03]` is the anchor of that name.
pub fn rules(words: &'static Words, person: &str, title: &str, game: &str, markdown: &str) -> Markup {
    let Pages { contents, html } = read(words, markdown);
    let tab = words.with("rules-of", &[("game", title.into())]);
    let here = format!("/rules/{game}");
    let inside = html! {
        div.rulebook {
            nav.contents aria-labelledby="contents" {
                h2 #contents { (words.say("rules-contents")) }
                ol { @for (id, heading) in &contents { li { a href={ "#" (id) } { (heading) } } } }
            }
            article.rules {
                p.soft { a href="/rules" { (words.say("rules")) } }
                h1 { (title) }
                (PreEscaped(html))
            }
        }
    };
    site_page(&SitePage { words, person, here: &here, title: &tab, class: "ruled", scripts: &[] }, &inside)
}

/// Every game whose rules can be read.
pub fn rules_list(words: &'static Words, person: &str, games: &[GameCard]) -> Markup {
    let title = words.say("rules");
    let inside = html! {
        section.shelf {
            h1 { (title) }
            p.lead { (words.say("rules-about")) }
            ul {
                @for game in games {
                    li {
                        a.row href={ "/rules/" (game.name) } {
                            (ornament::emblem(game.name))
                            span.what { strong { (game.title) } span.soft { (game.about) } }
                        }
                    }
                }
            }
        }
    };
    site_page(&SitePage { words, person, here: "/rules", title: &title, class: "shelved", scripts: &[] }, &inside)
}

/// What is made of a page of Markdown.
struct Pages {
    /// The headings of the second level and their ids.
    contents: Vec<(String, String)>,
    html: String,
}

fn read(words: &Words, markdown: &str) -> Pages {
    // A rule's code may be broken over two lines: with the break as text, it is in one piece.
    let broken_lines = Parser::new_ext(markdown, Options::ENABLE_TABLES).map(|event| match event {
        Event::SoftBreak => Event::Text("\n".into()),
        // What would be markup is shown as it was written.
        Event::Html(text) | Event::InlineHtml(text) => Event::Text(text),
        other => other,
    });
    let mut reader = Reader { scroll: words.say("rules-table"), ..Reader::default() };
    for event in TextMergeStream::new(broken_lines) {
        reader.take(event);
    }
    let mut html = String::with_capacity(markdown.len() * 2);
    push_html(&mut html, reader.events.into_iter());
    Pages { contents: reader.contents, html }
}

#[derive(Default)]
struct Reader<'a> {
    events: Vec<Event<'a>>,
    contents: Vec<(String, String)>,
    /// Ids that are given already.
    ids: HashSet<String>,
    /// Where the open heading begins among the events.
    heading: Option<(HeadingLevel, usize)>,
    in_code: bool,
    /// What a table is called that is wider than the screen.
    scroll: String,
}

impl<'a> Reader<'a> {
    fn take(&mut self, event: Event<'a>) {
        match event {
            Event::Start(Tag::Heading { level, .. }) => {
                self.heading = Some((level, self.events.len()));
            }
            Event::End(TagEnd::Heading(level)) => self.close_heading(level),
            Event::Start(Tag::Table(columns)) => {
                let open = html! { div.scroll role="group" tabindex="0" aria-label=(self.scroll) {} }.into_string();
                self.html(open.trim_end_matches("</div>").to_owned());
                self.events.push(Event::Start(Tag::Table(columns)));
            }
            Event::End(TagEnd::Table) => {
                self.events.push(Event::End(TagEnd::Table));
                self.html("</div>".to_owned());
            }
            Event::Start(Tag::CodeBlock(kind)) => {
                self.in_code = true;
                self.events.push(Event::Start(Tag::CodeBlock(kind)));
            }
            Event::End(TagEnd::CodeBlock) => {
                self.in_code = false;
                self.events.push(Event::End(TagEnd::CodeBlock));
            }
            Event::Text(text) if !self.in_code => self.text(&text),
            other => self.events.push(other),
        }
    }

    fn html(&mut self, html: String) {
        self.events.push(Event::InlineHtml(html.into()));
    }

    /// The heading gets an id, and a line in the table of contents. The page has its own title.
    fn close_heading(&mut self, level: HeadingLevel) {
        let Some((_, start)) = self.heading.take() else { return };
        let inside = self.events.split_off(start);
        if level == HeadingLevel::H1 {
            return;
        }
        let text: String = inside
            .iter()
            .filter_map(|event| match event {
                Event::Text(text) | Event::Code(text) => Some(&**text),
                _ => None,
            })
            .collect();
        let id = self.new_id(&slug(&text));
        if level == HeadingLevel::H2 {
            self.contents.push((id.clone(), text.trim().to_owned()));
        }
        let tag = Tag::Heading { level, id: Some(id.into()), classes: Vec::new(), attrs: Vec::new() };
        self.events.push(Event::Start(tag));
        self.events.extend(inside);
        self.events.push(Event::End(TagEnd::Heading(level)));
    }

    fn new_id(&mut self, wanted: &str) -> String {
        let mut id = wanted.to_owned();
        let mut number = 2;
        while !self.ids.insert(id.clone()) {
            id = format!("{wanted}-{number}");
            number += 1;
        }
        id
    }

    /// Text, with its codes in brackets made into anchors.
    fn text(&mut self, text: &str) {
        let mut rest = text;
        while let Some((before, keys, after)) = next_codes(rest) {
            self.plain(before);
            for (index, key) in keys.iter().enumerate() {
                let id = self.ids.insert((*key).to_owned()).then_some(*key);
                let gap = if index > 0 { " " } else { "" };
                self.html(html! { (gap) a.rule id=[id] href={ "#" (key) } { "[" (key) "]" } }.into_string());
            }
            rest = after;
        }
        self.plain(rest);
    }

    fn plain(&mut self, text: &str) {
        if !text.is_empty() {
            self.events.push(Event::Text(CowStr::from(text.to_owned())));
        }
    }
}

/// The next `[WW-DRAFT-11, WW-TWO-06]`: what is before it, the codes, what is after it.
fn next_codes(text: &str) -> Option<(&str, Vec<&str>, &str)> {
    text.match_indices('[').find_map(|(open, _)| {
        let (inside, after) = text[open + 1..].split_once(']')?;
        let codes: Vec<_> = inside.split(',').map(str::trim).collect();
        codes.iter().all(|code| is_code(code)).then(|| (&text[..open], codes, after))
    })
}

/// Whether this names a rule: `WW-DRAFT-03`, `LOOP-M1-02`.
fn is_code(text: &str) -> bool {
    let is_name = |part: &str| {
        let first = part.bytes().next();
        first.is_some_and(|first| first.is_ascii_uppercase())
            && part.bytes().all(|byte| byte.is_ascii_uppercase() || byte.is_ascii_digit())
    };
    let mut parts = text.split('-');
    parts.next().is_some_and(is_name)
        && parts.next().is_some_and(is_name)
        && parts.next().is_some_and(|part| part.len() == 2 && part.bytes().all(|byte| byte.is_ascii_digit()))
        && parts.next().is_none()
}

/// A heading as an id, in the letters of its language.
fn slug(text: &str) -> String {
    let words: Vec<String> =
        text.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty()).map(str::to_lowercase).collect();
    words.join("-")
}
