//! Everybody's figures, players under each other: goods, workers, tracks, and who leads the endgame cards.

use super::{Table, icons, others, path_class, stores};
use crate::words::capital as capitalised;
use anachrony::data::{ERAS, GOAL_POINTS, SpotId, Worker};
use anachrony::player::Tile;
use anachrony::state::Phase;
use anachrony::view::PlayerView;
use maud::{Markup, html};

pub(super) fn ledger(table: &Table) -> Markup {
    html! {
        section #ana-ledger .zone.side aria-label=(table.say("ana-tab-players")) {
            (era_and_phase(table))
            ol.players { @for player in &table.view.players { li { (player_line(table, player)) } } }
            @if table.view.era > 0 { (goods(table)) (workers(table)) (tracks(table)) }
            (goals(table))
        }
    }
}

/// The phases of an era, in order.
const PHASES: [&str; 5] =
    ["ana-phase-paradox", "ana-phase-power-up", "ana-phase-warp", "ana-phase-actions", "ana-phase-clean-up"];

fn era_and_phase(table: &Table) -> Markup {
    let words = table.context.words;
    let now = match table.view.phase {
        Phase::Paradox { .. } | Phase::Recovery { .. } => Some(0),
        Phase::PowerUp { .. } => Some(1),
        Phase::Warp | Phase::Arrival { .. } => Some(2),
        Phase::Actions => Some(3),
        Phase::CleanUp { .. } => Some(4),
        _ => None,
    };
    html! {
        div.phase {
            @if table.view.era > 0 { b { (words.with("ana-board-era", &[("n", table.view.era.into()), ("of", ERAS.into())])) } }
            @match now {
                Some(now) => ol {
                    @for (at, key) in PHASES.iter().enumerate() {
                        @if at == now { li.now aria-current="step" { (words.say(key)) } } @else { li title=(words.say(key)) {} }
                    }
                },
                None => span { (table.names.phase(table.view.phase)) },
            }
        }
    }
}

/// A player: emblem, name, leader, the board as a miniature, points. A touch enlarges the board.
fn player_line(table: &Table, player: &PlayerView) -> Markup {
    let words = table.context.words;
    let mine = table.is_mine(player);
    let name = capitalised(&table.context.name(player.seat.seat()));
    let leader = player.leader.map(|leader| table.names.leader(leader));
    let label = words.with("ana-enlarge-board", &[("name", name.as_str().into())]);
    let first = table.view.first_player == player.seat && table.view.era > 0;
    let acting = table.view.waiting.contains(player.seat.seat());
    html! {
        button.pl.me[mine].acting[acting].passed[player.passed].(path_class(player)) id={ "ana-player-" (player.seat.0) } type="button"
            popovertarget=(others::id(player)) aria-label=(label) title=(label) {
            @if player.path.is_some() { (icons::crest(player.path())) } @else { span.crest {} }
            span.who {
                b { span.name { (name) } @if first { span data-piece="first" title=(words.say("ana-first")) { (icons::drawn("i sm", "first")) } } }
                small { @if player.passed { (words.say("ana-passed")) } @else { (leader.unwrap_or_default()) } }
            }
            (thumbnail(table, player))
            b.vp { @if table.view.era > 0 { (stores::signed(player.score.total)) } }
        }
    }
}

/// A board in the size of a stamp.
fn thumbnail(table: &Table, player: &PlayerView) -> Markup {
    html! {
        span.stamp {
            @for id in SpotId::all() {
                @let spot = player.spot(id);
                @let kind = match spot.tile {
                    _ if spot.anomaly => "an",
                    Tile::Superproject(_) | Tile::Beside => "su",
                    Tile::Building(_) => "bu",
                    Tile::None => "",
                };
                @let piece = super::tile::piece_of(spot.tile).filter(|_| !table.is_mine(player));
                i class={ (kind) " " (id.row().name().replace('_', "-")) } data-piece=[piece] {}
            }
        }
    }
}

/// A number of each player, the best of them marked.
struct Figure<'a> {
    icon: Markup,
    title: String,
    cells: Vec<(Markup, i32)>,
    /// Whether less is better.
    least: bool,
    key: Option<&'a str>,
}

fn figure<'a>(table: &Table, icon: Markup, title: String, value: impl Fn(&PlayerView) -> i32) -> Figure<'a> {
    let cell = |player: &PlayerView| {
        let n = value(player);
        (html! { (stores::signed(n)) }, n)
    };
    Figure { icon, title, cells: table.view.players.iter().map(cell).collect(), least: false, key: None }
}

fn table_of(table: &Table, caption: &str, class: &str, figures: &[Figure]) -> Markup {
    let best = |figure: &Figure| {
        let all = figure.cells.iter().map(|(_, n)| *n);
        let best = if figure.least { all.min() } else { all.max() };
        best.filter(|&best| figure.cells.iter().any(|(_, n)| *n != best))
    };
    html! {
        table.led.(class) {
            caption { (table.say(caption)) }
            thead { tr { td {} @for figure in figures { th scope="col" title=(figure.title) { (figure.icon) span.unseen { (figure.title) } } } } }
            tbody {
                @for (at, player) in table.view.players.iter().enumerate() {
                    tr.me[table.is_mine(player)].(path_class(player)) {
                        th scope="row" { (icons::path(player.path())) span.unseen { (table.context.name(player.seat.seat())) } }
                        @for figure in figures {
                            @let (text, n) = &figure.cells[at];
                            td.mx[best(figure) == Some(*n)].z[*n == 0] data-key=[figure.key] { (text) }
                        }
                    }
                }
            }
        }
    }
}

fn goods(table: &Table) -> Markup {
    let mut figures: Vec<Figure> = stores::GOODS
        .into_iter()
        .map(|good| {
            figure(table, icons::good(good), capitalised(&table.names.good(good)), |player| player.goods[good].into())
        })
        .collect();
    figures.push(figure(table, icons::icon("breakthrough"), table.say("ana-board-breakthroughs"), |player| {
        player.breakthroughs.total().into()
    }));
    table_of(table, "ana-goods", "goods-of", &figures)
}

fn workers(table: &Table) -> Markup {
    let mut figures: Vec<Figure> = Worker::ALL
        .into_iter()
        .map(|worker| {
            let cell = |player: &PlayerView| {
                let (active, tired) = (player.active[worker], player.tired[worker]);
                (html! { (active) @if tired > 0 { small { "+" (tired) } } }, i32::from(active))
            };
            let cells = table.view.players.iter().map(cell).collect();
            Figure {
                icon: icons::worker(worker),
                title: capitalised(&table.names.worker(worker)),
                cells,
                least: false,
                key: None,
            }
        })
        .collect();
    let busy = figure(table, html! { span { (table.say("ana-away-short")) } }, table.say("ana-away"), |player| {
        stores::busy(table, player).into()
    });
    let suits =
        figure(table, icons::icon("suit"), table.say("ana-suits-ready"), |player| player.suits_charged().into());
    figures.extend([busy, suits]);
    table_of(table, "ana-workers-active", "workers-of", &figures)
}

fn tracks(table: &Table) -> Markup {
    let say = |key: &str| table.say(key);
    let mut figures = vec![
        figure(table, icons::icon("morale"), say("ana-board-morale"), |player| player.score.morale),
        figure(table, icons::icon("travel"), say("ana-board-steps"), |player| player.time_travel.into()),
        figure(table, icons::icon("paradox"), say("ana-board-paradoxes"), |player| player.paradoxes.into()),
        figure(table, icons::icon("anomaly"), say("ana-part-anomalies"), |player| player.anomalies() as i32),
        figure(table, icons::icon("warp"), say("ana-board-debts"), |player| player.warped().count() as i32),
        figure(table, icons::icon("spots"), say("ana-spots-taken"), |player| player.spots_taken() as i32),
        figure(table, icons::icon("free"), say("ana-board-markers"), |player| player.markers.into()),
    ];
    for figure in &mut figures[2..5] {
        figure.least = true;
    }
    table_of(table, "ana-tracks", "tracks-of", &figures)
}

/// The endgame cards, players side by side.
fn goals(table: &Table) -> Markup {
    let words = table.context.words;
    let players = &table.view.players;
    if table.view.goals.is_empty() {
        return Markup::default();
    }
    html! {
        table.goals {
            caption { (icons::icon("cup")) (words.with("ana-goals-title", &[("points", table.names.points(GOAL_POINTS).into())])) }
            thead { tr { td {} @for player in players { th scope="col" { (icons::path(player.path())) span.unseen { (table.context.name(player.seat.seat())) } } } } }
            tbody {
                @for &goal in &table.view.goals {
                    @let counts: Vec<u16> = (0..players.len()).map(|at| table.view.counted(goal, at)).collect();
                    @let best = counts.iter().max().copied();
                    tr {
                        th scope="row" title=(table.names.goal_text(goal)) { (icons::goal(goal)) span { (words.say(&format!("ana-goal-short-{}", goal.name().replace('_', "-")))) } }
                        @for (player, n) in players.iter().zip(&counts) { td.me[table.is_mine(player)].mx[best == Some(*n)] { (n) } }
                    }
                }
            }
        }
    }
}
