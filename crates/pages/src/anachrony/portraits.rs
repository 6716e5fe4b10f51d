//! The leaders as silhouettes before the colour of their path, in a box of 64: what they wear tells them apart.

use anachrony::data::Leader;
use maud::{Markup, PreEscaped, html};

pub(super) fn portrait(leader: Leader) -> Markup {
    html! {
        svg.portrait viewBox="0 0 64 64" aria-hidden="true" {
            rect.ground width="64" height="64" rx="6" {}
            path.light d="M0 46 20 30l10 8 14-16 20 20v16a6 6 0 0 1-6 6H6a6 6 0 0 1-6-6z" {}
            g.figure { (PreEscaped(figure(leader))) }
        }
    }
}

const fn figure(leader: Leader) -> &'static str {
    match leader {
        // A crown of leaves and a long beard.
        Leader::Haulani => {
            r#"<path d="M12 64c0-13 8-18 20-18s20 5 20 18zM22 27c0-8 4-13 10-13s10 5 10 13c0 6-1 11-4 15 0 6-3 12-6 14-3-2-6-8-6-14-3-4-4-9-4-15zM20 22c0-6 2-10 6-13 0 3 0 4-1 6 2-4 4-6 7-8 3 2 5 4 7 8-1-2-1-3-1-6 4 3 6 7 6 13l-4-4c-5-3-11-3-16 0z"/><path class="cut" d="M27 27h3M34 27h3"/>"#
        }
        // Long hair, a knot on top.
        Leader::Zaida => {
            r#"<path d="M11 64c0-12 8-17 21-17s21 5 21 17zM32 6a6 6 0 0 1 4 10c7 2 10 8 10 16 0 9 1 14 4 18-6 1-10-1-12-4-4 4-8 4-12 0-2 3-6 5-12 4 3-4 4-9 4-18 0-8 3-14 10-16a6 6 0 0 1 4-10z"/><path class="cut" d="M26 28c2-6 10-6 12 0M27 31h3M34 31h3"/>"#
        }
        // A cap with a peak.
        Leader::Wolfe => {
            r#"<path d="M10 64c0-13 7-17 14-18l8 5 8-5c7 1 14 5 14 18zM23 26h18c1 12-3 20-9 20s-10-8-9-20zM18 20c0-7 6-11 14-11s14 4 14 11c0 2-2 3-4 4 3 1 4 3 4 4-9-4-19-4-28 0 0-1 1-3 4-4-2-1-4-2-4-4z"/><path class="cut" d="M22 21c7-2 13-2 20 0M31 14h2"/>"#
        }
        // A broad hat and a scarf.
        Leader::Samira => {
            r#"<path d="M9 64c0-12 8-16 17-17l6 4 6-4c9 1 17 5 17 17zM23 26h18c1 11-3 19-9 19s-10-8-9-19zM6 25c4-3 9-4 14-5 0-8 4-12 8-12 2 0 3 1 4 1s2-1 4-1c4 0 8 4 8 12 5 1 10 2 14 5-6 3-15 4-26 4S12 28 6 25zM20 44c8 5 16 5 24 0l3 5c-9 6-21 6-30 0z"/><path class="cut" d="M20 20c8 2 16 2 24 0"/>"#
        }
        // A high collar, hair swept back.
        Leader::Valerian => {
            r#"<path d="M8 64c0-12 6-16 13-18l-1-12 12 15 12-15-1 12c7 2 13 6 13 18zM23 24c0-8 3-12 9-12s9 4 9 12c1 11-3 19-9 19s-10-8-9-19zM20 26c-2-11 4-18 13-18 8 0 13 4 13 9-2-1-3-1-5-1 2 3 3 6 2 10-1-6-4-8-11-8s-10 2-12 8z"/><path class="cut" d="M35 25a3 3 0 1 0 6 0 3 3 0 1 0-6 0M26 25h3"/>"#
        }
        // Glasses, a bun at the neck.
        Leader::Cornella => {
            r#"<path d="M11 64c0-12 8-17 21-17s21 5 21 17zM22 28c0-10 4-16 10-16s10 6 10 16-4 17-10 17-10-7-10-17zM20 32c-3-14 2-23 12-23s15 9 12 23c3 0 6 2 6 5s-3 5-7 4c-1-6-1-10-1-14-6 0-10-3-12-7-2 4-6 7-8 8z"/><path class="cut" d="M24 29a3.4 3.4 0 1 0 6.800 0 3.400 3.400 0 1 0-6.800 0M33.200 29a3.400 3.400 0 1 0 6.800 0 3.400 3.400 0 1 0-6.800 0M30.800 29h2.400"/>"#
        }
        // A hood and a crook.
        Leader::Caratacus => {
            r#"<path d="M12 64c0-14 6-18 10-22-4-4-5-9-5-14C17 16 24 8 32 6c8 2 15 10 15 22 0 5-1 10-5 14 4 4 10 8 10 22zM53 64V22c0-5-2-8-5-8s-5 2-5 5" fill-rule="evenodd"/><path class="cut" d="M24 26c0-7 3-11 8-11s8 4 8 11-3 13-8 13-8-6-8-13z"/><path class="staff" d="M55 64V20c0-5-2-8-6-8s-6 3-6 6"/>"#
        }
        // A helmet with a visor.
        Leader::Amena => {
            r#"<path d="M10 64c0-12 8-16 22-16s22 4 22 16zM16 28C16 15 23 8 32 8s16 7 16 20-7 20-16 20-16-7-16-20zM30 4h4v5h-4z"/><path class="visor" d="M21 26c0-4 5-7 11-7s11 3 11 7c0 7-5 12-11 12s-11-5-11-12z"/><path class="cut" d="M25 25c1-2 4-3 6-3M14 30h3M47 30h3"/>"#
        }
    }
}
