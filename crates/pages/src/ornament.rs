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
            path.far d="M0 400v-76h34v-30h22v-40l8-22 8 22v40h20v50h40v-92h12v-14h10v-36h4v36h10v14h12v92h38v-60l26-20 26 20v40h36v-96c0-20 12-34 24-34s24 14 24 34v96h40v-62h16v-26h24v26h16v62h34v-110l10-16v-40l4-30 4 30v40l10 16v110h40v-70h60v40h40v76z" {}
            rect x="0" y="250" width="720" height="150" fill="url(#haze)" {}
            path.line.thin d="M-10 330C120 250 250 262 372 322s240 60 370-30" {}
            path.train d="M196 268c22-2 50 2 74 10l4 10c-28-8-56-12-82-10z" {}
            path.near d="M0 400v-30h60v-26h14v-12h32v12h14v26h44v-64h10v-16h8v-24h3v24h8v16h10v64h62v-40c0-16 16-28 34-28s34 12 34 28v40h52v-52h12v-18h14v-14h20v14h14v18h12v52h66v-84l14-12v-22l3-20 3 20v22l14 12v84h58v-36h20v-16h34v16h20v66z" {}
            path.windows d="M84 346v18M96 346v18M184 306v58M198 306v58M300 344v18M322 344v18M344 344v18M420 322v42M436 322v42M452 322v42M556 296v66M570 296v66M668 360v8" {}
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
                path.gem.materials d="M30 92h24v24H30z" {}
                path.gem.energy d="M62 60 76 84H48z" {}
                path.gem.science d="M104 96a14 14 0 1 0 .1 0z" {}
                path.gem.gold d="M98 58 112 68 107 84H89L84 68z" {}
                path.gem.exploration d="M118 92 130 104 118 116 106 104z" {}
                path.gem.krystallium d="M80 24 92 40 80 56 68 40z" {}
            }
        },
        _ => dial(),
    }
}
