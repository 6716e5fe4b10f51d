//! Who would get the leader of each production step: the race for supremacy.

use super::names::Names;
use super::{Context, icons, me, names};
use crate::words::Value;
use maud::{Markup, html};
use wonderful_world::data::{Resource, SOLO_SUPREMACY};
use wonderful_world::state::Phase;
use wonderful_world::view::PlayerView;

pub(super) fn race(context: &Context) -> Markup {
    let names = names(context);
    html! {
        section #ww-race aria-labelledby="ww-race-title" {
            h2 #ww-race-title {
                (names.say("ww-race"))
                a.rule href="/rules/wonderful-world#WW-SUPREM-02" target="_blank" aria-label=(names.say("ww-race-rule")) { "?" }
            }
            ol {
                @for resource in Resource::ALL {
                    li.now[context.view.phase == Phase::Production(resource)] {
                        (icons::icon(icons::of_piece(resource.piece())))
                        span.unseen { (names.resource(resource)) ": " }
                        (standing(context, names, resource))
                        span.prize {
                            @for leader in resource.supremacy() {
                                (icons::icon(icons::of_piece(leader.piece())))
                                span.unseen { (names.piece(leader.piece())) " " }
                            }
                        }
                    }
                }
            }
        }
    }
}

/// What counts for a step: what was produced in the step at hand, what would be in the others.
fn cubes(context: &Context, player: &PlayerView, resource: Resource) -> u16 {
    if context.view.phase == Phase::Production(resource) {
        return player.produced;
    }
    player.production.get(&resource).copied().unwrap_or_default()
}

fn standing(context: &Context, names: Names, resource: Resource) -> Markup {
    let players = &context.view.players;
    if let [alone] = &players[..] {
        return threshold(names, cubes(context, alone, resource));
    }
    let all = |player: &PlayerView| (cubes(context, player, resource), player.seat);
    let mut order: Vec<_> = players.iter().map(all).collect();
    order.sort_by_key(|&(cubes, seat)| (std::cmp::Reverse(cubes), seat));
    let best = order[0].0;
    let next = order.iter().map(|&(cubes, _)| cubes).find(|&cubes| cubes < best).unwrap_or_default();
    let first: Vec<_> = order.iter().filter(|(cubes, _)| *cubes == best).map(|(_, seat)| *seat).collect();
    let who = first.iter().map(|&seat| context.name(seat)).collect::<Vec<_>>().join(", ");
    let behind = me(context).map_or(0, |me| best - cubes(context, me, resource));
    let values: [(&str, Value); 4] =
        [("n", best.into()), ("names", who.as_str().into()), ("by", (best - next).into()), ("behind", behind.into())];
    let (class, key) = match first[..] {
        _ if best == 0 => ("tie", "ww-race-nobody"),
        [_] => ("leads", "ww-race-leads"),
        _ => ("tie", "ww-race-tie"),
    };
    let words = names.with(key, &values);
    let words = if behind > 0 { words + &names.with("ww-race-behind", &values) } else { words };
    html! {
        span.standing.(class).mine[first == me(context).map(|me| me.seat).as_slice()] title=(words) {
            span.unseen { (words) }
            span.best aria-hidden="true" { (best) }
            @if best > 0 {
                span.who aria-hidden="true" { @if first.len() > 1 { "= " } (who) }
                @if first.len() == 1 { span.by aria-hidden="true" { "+" (best - next) } }
                @if behind > 0 { span.behind aria-hidden="true" { "−" (behind) } }
            }
        }
    }
}

/// Alone, five cubes in a step are enough.
fn threshold(names: Names, cubes: u16) -> Markup {
    html! {
        span.standing.leads.mine[cubes >= SOLO_SUPREMACY] {
            span.meter aria-hidden="true" { @for pip in 0..SOLO_SUPREMACY { i.on[pip < cubes] {} } }
            span.who { (names.with("ww-race-alone", &[("n", cubes.into()), ("of", SOLO_SUPREMACY.into())])) }
        }
    }
}
