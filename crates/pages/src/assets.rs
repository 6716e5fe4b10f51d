//! Style sheets, scripts and fonts. They are in the program; their address has their fingerprint, so that a browser may
//! keep them for good.

use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::{LazyLock, OnceLock};

/// A file that pages refer to.
pub struct Asset {
    pub name: &'static str,
    /// What it is, as browsers call it.
    pub mime: &'static str,
    pub bytes: Vec<u8>,
}

macro_rules! assets {
    ($($name:literal: $mime:literal,)+) => {
        pub static ASSETS: LazyLock<Vec<Asset>> = LazyLock::new(|| {
            vec![$(
                Asset {
                    name: $name,
                    mime: $mime,
                    bytes: without_comments($mime, include_bytes!(concat!("../assets/", $name))),
                },
            )+]
        });
    };
}

assets! {
    "site.css": "text/css",
    "sheet.css": "text/css",
    "replay.css": "text/css",
    "review.css": "text/css",
    "table.css": "text/css",
    "choosing.css": "text/css",
    "learning.css": "text/css",
    "wonderful-world.css": "text/css",
    "anachrony.css": "text/css",
    "the-loop.css": "text/css",
    "theme.js": "text/javascript",
    "create.js": "text/javascript",
    "replay.js": "text/javascript",
    "review.js": "text/javascript",
    "wonderful-world.svg": "image/svg+xml",
    "anachrony.svg": "image/svg+xml",
    "the-loop.svg": "image/svg+xml",
    "table.js": "text/javascript",
    "table/cards.js": "text/javascript",
    "table/hint.js": "text/javascript",
    "table/keys.js": "text/javascript",
    "table/lessons.js": "text/javascript",
    "table/menu.js": "text/javascript",
    "table/motion.js": "text/javascript",
    "table/page.js": "text/javascript",
    "table/panels.js": "text/javascript",
    "table/preview.js": "text/javascript",
    "table/recent.js": "text/javascript",
    "table/send.js": "text/javascript",
    "table/show.js": "text/javascript",
    "table/stream.js": "text/javascript",
    "live.js": "text/javascript",
    "idiomorph.js": "text/javascript",
    "icon.svg": "image/svg+xml",
    "fonts/exo-2-latin-400-normal.woff2": "font/woff2",
    "fonts/exo-2-latin-600-normal.woff2": "font/woff2",
    "fonts/exo-2-latin-ext-400-normal.woff2": "font/woff2",
    "fonts/exo-2-latin-ext-600-normal.woff2": "font/woff2",
    "fonts/exo-2-cyrillic-400-normal.woff2": "font/woff2",
    "fonts/exo-2-cyrillic-600-normal.woff2": "font/woff2",
}

/// Scripts and style sheets without indentation and without lines that are only a comment: readers of the source need
/// them, browsers do not.
fn without_comments(mime: &str, bytes: &[u8]) -> Vec<u8> {
    let (Ok(text), true) = (std::str::from_utf8(bytes), matches!(mime, "text/javascript" | "text/css")) else {
        return bytes.to_vec();
    };
    let is_comment = |line: &&str| line.starts_with("//") || (line.starts_with("/*") && line.ends_with("*/"));
    let lines = text.lines().map(str::trim).filter(|line| !line.is_empty() && !is_comment(line));
    lines.collect::<Vec<_>>().join("\n").into_bytes()
}

/// The fingerprint of all files together: style sheets name fonts beside them, so one address for all is enough.
pub fn fingerprint() -> &'static str {
    static PRINT: OnceLock<String> = OnceLock::new();
    PRINT.get_or_init(|| {
        let mut hasher = DefaultHasher::new();
        for asset in ASSETS.iter() {
            (asset.name, &asset.bytes).hash(&mut hasher);
        }
        format!("{:016x}", hasher.finish())
    })
}

pub fn address(name: &str) -> String {
    format!("/assets/{}/{name}", fingerprint())
}

pub fn find(name: &str) -> Option<&'static Asset> {
    ASSETS.iter().find(|asset| asset.name == name)
}
