//! What is chosen before the first era: path, side of the path board, leader, starting assets and endgame cards. They lie
//! before the board side by side, whole, with what they give.

use super::names::Names;
use super::{Context, ask, icons, portraits, short};
use crate::words::capital;
use anachrony::Choice;
use anachrony::data::{
    ASSETS_KEPT, Asset, BASE_KIT, Column, GOAL_POINTS, Goal, Goods, Leader, Path, STARTS, Side, Worker, Workers,
    evacuation,
};
use anachrony::state::Phase;
use anachrony::view::PlayerView;
use maud::{Markup, html};
use tabletop::Viewer;

/// The choices of the setup side by side; nothing once the eras have begun.
pub(super) fn dialog(context: &Context) -> Markup {
    let setup = context.view.era == 0;
    let names = Names(context.words);
    html! {
        section #ana-dialog .zone.dialog hidden[!setup] aria-labelledby="ana-dialog-title" {
            (marks(context))
            @if setup {
                header {
                    h2 #ana-dialog-title { (title(context, names)) }
                    p { (note(context, names)) }
                    (chosen_so_far(context, names))
                }
                div.setup-cards {
                    @match context.view.phase {
                        Phase::Paths => (paths(context, names)),
                        Phase::Boards => (boards(context, names)),
                        Phase::Leaders => (leaders(context, names)),
                        Phase::Assets { .. } => (assets(context, names)),
                        Phase::Goals => (goals(context, names)),
                        _ => {}
                    }
                }
                (laid_aside(context, names))
            } @else {
                h2 #ana-dialog-title {}
            }
        }
    }
}

/// Which seat follows which path, for the marks of seats in the strip of recent events.
fn marks(context: &Context) -> Markup {
    html! {
        @for player in &context.view.players {
            @if let Some(path) = player.path { i.seat-mark hidden data-seat=(player.seat.0) data-path=(path) {} }
        }
    }
}

fn is_asked(context: &Context) -> bool {
    !context.choices.is_empty()
}

fn title(context: &Context, names: Names) -> String {
    if is_asked(context) {
        return ask::asked(names, context.view).0;
    }
    let waiting = context.view.waiting.iter().filter(|&seat| !context.viewer.is(seat));
    let waiting: Vec<String> = waiting.map(|seat| context.name(seat)).collect();
    if waiting.is_empty() {
        return names.phase(context.view.phase);
    }
    let values = [("phase", names.phase(context.view.phase).into()), ("names", waiting.join(", ").into())];
    names.0.with("ana-setup-waiting", &values)
}

fn note(context: &Context, names: Names) -> String {
    let words = names.0;
    match context.view.phase {
        Phase::Paths => words.say("ana-setup-path"),
        Phase::Boards => words.say("ana-setup-board"),
        Phase::Leaders => words.say("ana-setup-leader"),
        Phase::Assets { .. } => {
            let (goods, workers) = BASE_KIT;
            let workers: Workers = Worker::ALL.into_iter().zip(workers).collect();
            let kit = format!("{}, {}", names.bill(&goods), names.workers(&workers));
            words.with("ana-setup-asset", &[("kit", kit.into()), ("n", ASSETS_KEPT.into())])
        }
        Phase::Goals => words.with("ana-setup-goal", &[("points", names.points(GOAL_POINTS).into())]),
        _ => String::new(),
    }
}

/// What everybody has by now.
fn chosen_so_far(context: &Context, names: Names) -> Markup {
    let line = |player: &PlayerView| {
        let parts = [
            player.path.map(|path| names.path(path)),
            player.leader.map(|leader| names.leader(leader)),
            player.path.zip(player.evacuation).map(|(path, side)| names.evacuation(path, side)),
        ];
        parts.into_iter().flatten().collect::<Vec<_>>().join(", ")
    };
    let anything = context.view.players.iter().any(|player| player.path.is_some());
    html! {
        @if anything {
            ul.so-far {
                @for player in &context.view.players {
                    li.me[context.viewer.is(player.seat.seat())] {
                        @if let Some(path) = player.path { (icons::path(path)) }
                        b { (context.name(player.seat.seat())) }
                        span { (line(player)) }
                    }
                }
            }
        }
    }
}

/// A card; what is said of it to those who do not see it is its whole text.
fn card(context: &Context, choice: Choice, class: &str, label: &str, inside: &Markup) -> Markup {
    context.piece(&choice, &format!("setup-card {class}"), label, inside)
}

fn part(title: &str, inside: &Markup) -> Markup {
    html! { span.part { small { (title) } (inside) } }
}

fn paths(context: &Context, names: Names) -> Markup {
    let owner = |path: Path| context.view.players.iter().find(|player| player.path == Some(path));
    html! {
        @for path in Path::ALL {
            @let inside = html! {
                span.name { (icons::crest(path)) (names.path(path)) }
                @if let Some(owner) = owner(path) { span.taken { (context.name(owner.seat.seat())) } }
                @if !context.view.options.variants.asset_draft { (start(names, path)) }
                @for side in Side::ALL { (path_board(names, path, side)) }
                (part(&names.0.say("ana-setup-leaders"), &html! {
                    @for leader in path.leaders() {
                        span.one { (portraits::portrait(leader)) span { b { (names.leader(leader)) } " " (names.leader_text(leader)) } }
                    }
                }))
            };
            (card(context, Choice::Path(path), &format!("p-{path}"), &names.path(path), &inside))
        }
    }
}

/// What a path begins with.
fn start(names: Names, path: Path) -> Markup {
    let start = &STARTS[path as usize];
    let breakthrough = names.0.say("ana-a-breakthrough");
    part(
        &names.0.say("ana-setup-begin"),
        &html! {
            span.line { (goods(&start.goods())) @if start.breakthroughs > 0 { span.q title=(breakthrough) { (icons::icon("breakthrough")) } } }
            span.line { (workers(names, &start.active(), Column::Active)) (workers(names, &start.tired(), Column::Tired)) }
        },
    )
}

fn goods(goods: &Goods) -> Markup {
    html! { @for (good, count) in goods.iter() { (icons::count(count, &icons::good(good))) } }
}

fn workers(names: Names, workers: &Workers, column: Column) -> Markup {
    let tired = column == Column::Tired;
    html! {
        @for (worker, count) in workers.iter() {
            span.q.tired[tired] title=(names.waiting(anachrony::choice::Waiting { worker, column })) {
                @for _ in 0..count { (icons::worker(worker)) }
                @if tired { small { (names.0.say("ana-setup-tired")) } }
            }
        }
    }
}

/// One side of a path board: when one can be evacuated, and what it brings.
fn path_board(names: Names, path: Path, side: Side) -> Markup {
    let printed = evacuation(path, side);
    let title = names.0.with("ana-setup-side", &[("side", side.name().into())]);
    part(
        &title,
        &html! {
            b { (names.evacuation(path, side)) }
            span.line {
                (icons::icon("evacuate")) (icons::condition(printed.condition))
                (icons::drawn("i ar", "arrow")) (icons::points(printed.points))
                "+" (icons::points(printed.extra)) "×" span.q { (icons::reward(printed.reward)) }
            }
            span.text { (capital(&names.evacuation_text(path, side))) }
        },
    )
}

fn boards(context: &Context, names: Names) -> Markup {
    let Some(path) = short::me(context).and_then(|me| me.path) else { return Markup::default() };
    html! {
        @for side in Side::ALL {
            @let inside = html! { span.name { (icons::crest(path)) (names.path(path)) } (path_board(names, path, side)) };
            @let label = short::short(context, Choice::Board(side));
            (card(context, Choice::Board(side), &format!("wide p-{path}"), &label, &inside))
        }
    }
}

fn leaders(context: &Context, names: Names) -> Markup {
    let Some(path) = short::me(context).and_then(|me| me.path) else { return Markup::default() };
    let inside = |leader: Leader| {
        html! {
            span.name { (portraits::portrait(leader)) (names.leader(leader)) }
            span.text { (names.leader_text(leader)) }
        }
    };
    html! {
        @for leader in path.leaders() {
            @let label = names.with_text(&names.leader(leader), &names.leader_text(leader));
            (card(context, Choice::Leader(leader), &format!("wide leader p-{path}"), &label, &inside(leader)))
        }
    }
}

fn assets(context: &Context, names: Names) -> Markup {
    let mine = own(context);
    let hand = mine.and_then(|me| me.hand.clone()).unwrap_or_default();
    html! {
        @for asset in &hand {
            @let label = names.0.with("ana-choose-asset", &[("n", asset.number().into()), ("what", names.asset(*asset).into())]);
            @let picked = mine.is_some_and(|me| me.pick == Some(*asset));
            (card(context, Choice::Pick(*asset), if picked { "asset picked" } else { "asset" }, &label, &asset_face(names, *asset)))
        }
    }
}

fn asset_face(names: Names, asset: Asset) -> Markup {
    let card = asset.printed();
    html! {
        span.name { (asset.number()) }
        span.line.large {
            (icons::bill(&card.goods))
            @if let Some((worker, column)) = card.worker {
                span.q.tired[column == Column::Tired] { (icons::worker(worker)) }
            }
            @if card.breakthroughs > 0 { (icons::icon("breakthrough")) }
        }
        span.text { (capital(&names.asset(asset))) }
    }
}

fn goals(context: &Context, names: Names) -> Markup {
    let hand = own(context).and_then(|me| me.goal_hand.clone()).unwrap_or_default();
    html! {
        @for goal in &hand { (card(context, Choice::Keep(*goal), "goal", &names.goal_text(*goal), &goal_face(names, *goal))) }
    }
}

fn goal_face(names: Names, goal: Goal) -> Markup {
    html! {
        span.name { (icons::goal(goal)) (names.goal(goal)) }
        span.line.large { (icons::points(GOAL_POINTS)) }
        span.text { (capital(&names.goal_text(goal))) }
    }
}

/// The cards that the viewer has kept, and those that were passed on.
fn laid_aside(context: &Context, names: Names) -> Markup {
    let Some(me) = own(context) else { return Markup::default() };
    let kept: Vec<Markup> = match context.view.phase {
        Phase::Assets { .. } => me.assets.iter().flatten().map(|asset| asset_face(names, *asset)).collect(),
        Phase::Goals => me.goals_kept.iter().flatten().map(|goal| goal_face(names, *goal)).collect(),
        _ => Vec::new(),
    };
    let passed = context.view.hands_passed.iter().map(|hand| {
        let one = |asset: &Asset| {
            names.0.with("ana-choose-asset", &[("n", asset.number().into()), ("what", names.asset(*asset).into())])
        };
        hand.iter().map(one).collect::<Vec<_>>().join("; ")
    });
    let passed: Vec<String> = passed.collect();
    html! {
        @if !kept.is_empty() {
            h3 { (names.0.say("ana-setup-kept")) }
            div.setup-cards.kept { @for face in kept { div.setup-card.asset { (face) } } }
        }
        @if !passed.is_empty() {
            details.passed #ana-passed {
                summary { (names.0.say("ana-setup-passed")) }
                ol { @for hand in passed { li { (hand) } } }
            }
        }
    }
}

/// The player who looks.
fn own<'a>(context: &Context<'a>) -> Option<&'a PlayerView> {
    match context.viewer {
        Viewer::Seat(seat) => context.view.players.get(seat.index()),
        Viewer::Spectator => None,
    }
}
