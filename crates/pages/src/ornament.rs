//! What pages are adorned with: drawn by us, in the colours of the theme.

use maud::{Markup, html};

/// A city of tomorrow under a sun that is a clock.
pub(crate) fn skyline() -> Markup {
    html! {
        svg.skyline viewBox="0 0 720 400" preserveAspectRatio="xMaxYMax slice" aria-hidden="true" {
            defs {
                radialGradient #glow {
                    stop.warm offset="0" {}
                    stop.warm.out offset="1" {}
                }
                linearGradient #haze x2="0" y2="1" {
                    stop.warm.out offset="0" {}
                    stop.warm.faint offset="1" {}
                }
            }
            path.stars d="M40 60h0M96 148h0M150 40h0M214 96h0M262 30h0M330 70h0M384 24h0M300 150h0M120 230h0M46 300h0M640 36h0M692 110h0M580 20h0M690 230h0M440 52h0M226 210h0" {}
            circle cx="500" cy="206" r="210" fill="url(#glow)" {}
            circle.line.ticks cx="500" cy="206" r="150" pathLength="60" {}
            circle.line.hours cx="500" cy="206" r="143" pathLength="12" {}
            circle.line cx="500" cy="206" r="158" {}
            circle.line.thin cx="500" cy="206" r="120" {}
            g.line transform="rotate(-16 500 206)" {
                ellipse.thin cx="500" cy="206" rx="238" ry="58" {}
                ellipse.thin.dashed cx="500" cy="206" rx="206" ry="34" {}
                circle.body cx="268" cy="194" r="9" {}
                circle.body cx="690" cy="240" r="5" {}
            }
            path.line.glass d="M464 136h72M464 276h72M470 136c0 44 30 50 30 70s-30 26-30 70M530 136c0 44-30 50-30 70s30 26 30 70" {}
            path.sand d="M479 164h42c-4 18-21 26-21 42 0-16-17-24-21-42zM474 276c2-26 14-30 26-40 12 10 24 14 26 40z" {}
            (airship())
            (city())
        }
    }
}

fn airship() -> Markup {
    html! {
        g.line.ship transform="translate(150 92)" {
            path.solid d="M0 26c10-22 40-30 74-28 30 2 52 14 58 28-8 14-30 24-60 25-34 1-62-6-72-25z" {}
            path.thin d="M0 26h132M8 14c40-10 80-8 116 0M8 38c40 10 80 8 116 0" {}
            path.solid d="M14 12-6 2l2 18zM14 40-6 50l2-18zM52 52h36l-6 10H58z" {}
        }
    }
}

fn city() -> Markup {
    html! {
        g.city {
            path.far d="M0 400V330H40V244h19v-10h4v-24h4v24h4v10H90V330H110V262h40V330H160V226l17 -14v-14l3 -18 3 18v14l17 14V330H226V256c0 -20 60 -20 60 0V330H300V218h9v-14h9v-14h18v14h9v14h9V330H360V250h36V330H412V296h14v-10h4v-24h4v24h4v10H452V330H520V290h40V330H572V248h8v-14h8v-14h16v14h8v14h8V330H676V256l15 -14v-14l3 -18 3 18v14l15 14V330H730V400z" {}
            rect x="0" y="250" width="720" height="150" fill="url(#haze)" {}
            path.line.thin d="M-10 300C120 216 250 226 372 286s240 60 370-30" {}
            path.train d="M-10 300C120 216 250 226 372 286s240 60 370-30" {}
            path.near d="M0 400V376H24V340h56V376H104V328h11v-14h11v-14h22v14h11v14h11V376H196V304h17v-10h4v-24h4v24h4v10H242V376H268V338c0 -24 74 -24 74 0V376H366V296l19 -14v-14l3 -18 3 18v14l19 14V376H432V346h14v-14h14v-14h28v14h14v14h14V376H546V346c0 -20 60 -20 60 0V376H630V278l21 -14v-14l3 -18 3 18v14l21 14V376H730V400z" {}
            path.windows d="M32 366V368M41 366V368M50 366V368M59 366V368M130 316V368M204 314V368M213 314V368M231 314V368M278 360V368M288 344V368M298 352V368M308 360V368M318 344V368M328 352V368M374 320V368M383 320V368M401 320V368M472 334V368M480 326V368M556 360V368M566 368V368M576 352V368M586 360V368M596 368V368M638 302V368M647 302V368M656 302V368" {}
            path.line d="M0 399h720" {}
        }
    }
}

/// A small dial for pages that say one thing.
pub(crate) fn dial() -> Markup {
    html! {
        svg.dial viewBox="0 0 160 160" aria-hidden="true" {
            circle.line.ticks cx="80" cy="80" r="70" pathLength="60" {}
            circle.line.hours cx="80" cy="80" r="64" pathLength="12" {}
            circle.line cx="80" cy="80" r="76" {}
            g.line transform="rotate(-16 80 80)" {
                ellipse.thin cx="80" cy="80" rx="76" ry="18" {}
                circle.body cx="8" cy="74" r="4" {}
            }
            path.line.glass d="M62 48h36M62 112h36M65 48c0 20 15 24 15 32s-15 12-15 32M95 48c0 20-15 24-15 32s15 12 15 32" {}
            path.sand d="M69 60h22c-2 9-11 13-11 20 0-7-9-11-11-20zM66 112c2-12 8-14 14-19 6 5 12 7 14 19z" {}
        }
    }
}

/// The emblem of a game; the dial for a game that has none.
pub(crate) fn emblem(game: &str) -> Markup {
    match game {
        "wonderful-world" => html! {
            svg.emblem viewBox="0 0 160 160" aria-hidden="true" {
                circle.line.ticks cx="80" cy="80" r="70" pathLength="60" {}
                circle.line cx="80" cy="80" r="76" {}
                path.gem.materials d="M32 87 58 87 58 113 32 113z" {}
                path.gem.energy d="M45 44 60 72 30 72z" {}
                path.gem.science d="M101 100a14 14 0 1 1 28 0 14 14 0 1 1-28 0z" {}
                path.gem.gold d="M115 44 130 55 124 73 106 73 100 55z" {}
                path.gem.exploration d="M80 104 96 120 80 136 64 120z" {}
                path.gem.krystallium d="M80 21 92 35 80 57 68 35z" {}
            }
        },
        _ => dial(),
    }
}
