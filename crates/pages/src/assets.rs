//! Style sheets, scripts and fonts. They are in the program; their address has their fingerprint, so that a browser may
//! keep them for good.

use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::OnceLock;

/// A file that pages refer to.
pub struct Asset {
    pub name: &'static str,
    /// What it is, as browsers call it.
    pub mime: &'static str,
    pub bytes: &'static [u8],
}

macro_rules! assets {
    ($($name:literal: $mime:literal,)+) => {
        pub static ASSETS: &[Asset] = &[$(
            Asset { name: $name, mime: $mime, bytes: include_bytes!(concat!("../assets/", $name)) },
        )+];
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

/// The fingerprint of all files together: style sheets name fonts beside them, so one address for all is enough.
pub fn fingerprint() -> &'static str {
    static PRINT: OnceLock<String> = OnceLock::new();
    PRINT.get_or_init(|| {
        let mut hasher = DefaultHasher::new();
        for asset in ASSETS {
            (asset.name, asset.bytes).hash(&mut hasher);
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
