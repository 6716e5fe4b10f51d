//! Who would get the leader of each production step: the race for supremacy.

use super::names::Names;
use super::{See, icons, me, names};
use crate::words::Value;
use maud::{Markup, html};
use wonderful_world::data::{Resource, SOLO_SUPREMACY};
use wonderful_world::state::Phase;
use wonderful_world::view::PlayerView;

pub(super) fn race(see: &See) -> Markup {
    let names = names(see);
    html! {
        section #ww-race aria-labelledby="ww-race-title" {
            h2 #ww-race-title {
                (names.say("ww-race"))
                a.rule href="/rules/wonderful-world#WW-SUPREM-02" aria-label=(names.say("ww-race-rule")) { "?" }
            }
            ol {
                @for resource in Resource::ALL {
                    li.now[see.view.phase == Phase::Production(resource)] {
                        (icons::icon(icons::of_piece(resource.piece())))
                        span.unseen { (names.resource(resource)) ": " }
                        (standing(see, names, resource))
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
fn cubes(see: &See, player: &PlayerView, resource: Resource) -> u16 {
    if see.view.phase == Phase::Production(resource) {
        return player.produced;
    }
    player.production.get(&resource).copied().unwrap_or_default()
}

fn standing(see: &See, names: Names, resource: Resource) -> Markup {
    let players = &see.view.players;
    if let [alone] = &players[..] {
        return threshold(names, cubes(see, alone, resource));
    }
    let mut order: Vec<_> = players.iter().map(|player| (cubes(see, player, resource), player.seat)).collect();
    order.sort_by_key(|&(cubes, seat)| (std::cmp::Reverse(cubes), seat));
    let (best, leader) = order[0];
    let next = order[1].0;
    let mine = me(see).map(|player| cubes(see, player, resource));
    html! {
        @if best == 0 { span.soft { (names.say("ww-race-nobody")) } }
        @else if best == next {
            @let tied: Vec<_> = order.iter().filter(|(cubes, _)| *cubes == best).map(|(_, seat)| see.name(*seat)).collect();
            span.tie { (names.with("ww-race-tie", &[("n", best.into()), ("names", tied.join(", ").into())])) }
        } @else {
            @let values: [(&str, Value); 3] = [("name", see.name(leader).into()), ("n", best.into()), ("by", (best - next).into())];
            span.leads.mine[see.viewer.is(leader)] { (names.with("ww-race-leads", &values)) }
        }
        @if let Some(mine) = mine.filter(|&mine| mine < best) {
            span.behind { (names.with("ww-race-behind", &[("n", (best - mine).into())])) }
        }
    }
}

/// Alone, five cubes in a step are enough.
fn threshold(names: Names, cubes: u16) -> Markup {
    html! {
        span.meter aria-hidden="true" { @for pip in 0..SOLO_SUPREMACY { i.on[pip < cubes] {} } }
        span.leads.mine[cubes >= SOLO_SUPREMACY] {
            (names.with("ww-race-alone", &[("n", cubes.into()), ("of", SOLO_SUPREMACY.into())]))
        }
    }
}
