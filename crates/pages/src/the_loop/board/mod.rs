//! The table of The LOOP.
//!
//! | file | what it shows |
//! |---|---|
//! | `ring`, `era`, `machine` | the seven eras around the machine, and what lies in each |
//! | `danger` | what falls at the next rift |
//! | `missions` | the open missions, what counts for them now and what does not |
//! | `status`, `now` | turn, cycle and phases; the effect being applied, part by part, and what threatens |
//! | `team`, `me`, `hand` | the agents, their hands, and what can be done with them |
//! | `card`, `icons` | what they are made of |
//! | `figures` | what is asked, and the figures that choices change |
//! | `result` | how it ended |

mod card;
mod danger;
mod era;
mod figures;
mod hand;
pub(super) mod icons;
mod machine;
mod me;
mod missions;
mod now;
mod result;
mod ring;
mod status;
mod team;
#[cfg(test)]
mod tests;

use super::names::Names;
use super::{Context, offers};
use crate::board::{Offers, Zone};
use crate::words::Value;
pub(super) use figures::{figures, question};
use maud::{Markup, html};
pub(super) use result::result;
use tabletop::Viewer;
use the_loop::data::{Agent, Era};
use the_loop::state::Phase;
use the_loop::view::{AgentView, PileView};
use the_loop::{Choice, View};

pub(super) fn zones(context: &Context) -> Vec<Zone> {
    let scene = &Scene::new(context);
    vec![
        // The drawings never change, so they are sent only once.
        Zone::new("loop-sprite", html! { div #loop-sprite .unseen aria-hidden="true" { (icons::sprite()) } }),
        Zone::new("loop-status", status::status(scene)),
        Zone::new("loop-ring", ring::ring(scene)),
        Zone::new("loop-missions", missions::missions(scene)),
        Zone::new("loop-now", now::now(scene)),
        Zone::new("loop-hand", hand::hand(scene)),
        Zone::new("loop-me", me::me(scene)),
        Zone::new("loop-agents", team::team(scene)),
    ]
}

/// What every zone is drawn from.
struct Scene<'a> {
    context: &'a Context<'a>,
    view: &'a View,
    names: Names,
    /// The choices as the action bar lists them.
    offers: Vec<Offers>,
    /// The agent whose hand lies in front: the viewer's own; alone or watching, the one whose turn it is.
    me: Option<&'a AgentView>,
}

impl<'a> Scene<'a> {
    fn new(context: &'a Context<'a>) -> Self {
        let view = context.view;
        Self {
            context,
            view,
            names: Names(context.words),
            offers: offers::offers(context),
            me: in_front(view, context.viewer),
        }
    }

    fn say(&self, key: &str) -> String {
        self.names.0.say(key)
    }

    fn with(&self, key: &str, values: &[(&str, Value)]) -> String {
        self.names.0.with(key, values)
    }

    fn can(&self, choice: Choice) -> bool {
        self.context.index_of(&choice).is_some()
    }

    /// A choice as the action bar says it.
    fn label(&self, choice: Choice) -> String {
        let index = self.context.index_of(&choice);
        let mut listed = self.offers.iter().flat_map(|offers| &offers.choices);
        listed.find(|(other, _)| Some(*other) == index).map(|(_, label)| label.clone()).unwrap_or_default()
    }

    /// The number of a choice in the action bar.
    fn number(&self, choice: Choice) -> Option<usize> {
        crate::actions::number_of(&self.offers, self.context.index_of(&choice)?)
    }

    /// A piece that makes this choice where it can be made.
    fn piece(&self, choice: Choice, class: &str, inside: &Markup) -> Markup {
        self.context.piece(&choice, class, &self.label(choice), inside)
    }

    /// The same for a piece that may have no choice at all.
    fn perhaps(&self, choice: Option<Choice>, class: &str, inside: &Markup) -> Markup {
        match choice {
            Some(choice) => self.piece(choice, class, inside),
            None => html! { div.(class) { (inside) } },
        }
    }

    /// Whether an agent is the one in front.
    fn is_me(&self, agent: Agent) -> bool {
        self.me.is_some_and(|one| one.agent == agent)
    }

    /// Whether it is the turn of the agent in front.
    fn is_my_turn(&self) -> bool {
        self.view.active.is_some_and(|agent| self.is_me(agent))
    }

    /// The own deck and discard pile of an agent; alone, the common ones.
    fn pile(&self, agent: Agent) -> Option<&'a PileView> {
        let index = self.view.agents.iter().position(|one| one.agent == agent)?;
        self.view.piles.get(if is_alone(self.view) { 0 } else { index })
    }

    fn badge(&self, era: Era) -> Markup {
        icons::badge(self.names, era)
    }
}

/// Whether one player leads all agents.
fn is_alone(view: &View) -> bool {
    view.options.players == 1
}

/// The agent whose hand lies in front.
fn in_front(view: &View, viewer: Viewer) -> Option<&AgentView> {
    let active = || view.active.and_then(|agent| view.agent(agent));
    let fullest = || view.agents.iter().rev().max_by_key(|one| one.ready.len() + one.exhausted.len());
    match viewer {
        Viewer::Seat(seat) if !is_alone(view) => view.agents.iter().find(|one| one.seat == seat),
        _ if matches!(view.phase, Phase::Deal { .. }) => None,
        _ => active().or_else(fullest),
    }
}
