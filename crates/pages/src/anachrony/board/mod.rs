//! The table: time above, the capital in the middle, my board below, and beside them everybody's figures.
//!
//! | file | what it shows |
//! |---|---|
//! | `forward` | which zone the decision at hand lies in |
//! | `timeline`, `warp_tray` | eras, superprojects, warp tokens and focus; what can be taken from the future |
//! | `capital`, `outskirts`, `space` | the main board and its spaces |
//! | `own_board`, `tile`, `stores` | buildings on offer and my spots in one line; goods, workers, suits and tracks |
//! | `ledger`, `others` | everybody's figures under each other; a board, enlarged |
//!
//! A band grows or folds, but never moves. On a phone the zone of the decision comes first.

mod capital;
mod forward;
mod ledger;
mod others;
mod outskirts;
mod own_board;
mod space;
mod stores;
#[cfg(test)]
mod tests;
mod tile;
mod timeline;
mod warp_tray;

use super::names::Names;
use super::{Context, dialogs, icons};
use crate::board::{MenuItem, Zone};
use crate::words::capital as capitalised;
use anachrony::Choice;
use anachrony::View;
use anachrony::data::{Path, PlayerBoard, board};
use anachrony::step::Step;
use anachrony::view::PlayerView;
use forward::Forward;
use maud::{Markup, html};
use tabletop::Viewer;

/// The zones of the table, in the order in which a keyboard walks through them.
pub(super) fn zones(context: &Context) -> Vec<Zone> {
    let table = Table::new(context);
    let mut zones = vec![
        Zone::new("ana-tabs", tabs(&table)),
        Zone::new("ana-dialog", dialogs::dialog(context)),
        Zone::new("ana-time", timeline::timeline(&table)),
        Zone::new("ana-main", capital::main_board(&table)),
        Zone::new("ana-mine", own_board::own_board(&table)),
        Zone::new("ana-ledger", ledger::ledger(&table)),
    ];
    zones.extend(table.view.players.iter().map(|player| {
        let id = others::id(player);
        Zone::new(id, others::enlarged(&table, player))
    }));
    zones
}

/// What every zone is drawn from.
struct Table<'a> {
    context: &'a Context<'a>,
    view: &'a View,
    names: Names,
    /// The player who looks; none for a spectator.
    me: Option<&'a PlayerView>,
    forward: Forward,
}

impl<'a> Table<'a> {
    fn new(context: &'a Context<'a>) -> Self {
        let me = match context.viewer {
            Viewer::Seat(seat) => context.view.players.get(seat.index()),
            Viewer::Spectator => None,
        };
        Self { context, view: context.view, names: Names(context.words), me, forward: Forward::of(context) }
    }

    /// The player whose board lies in front: one's own, or for a spectator that of the player who acts.
    fn owner(&self) -> Option<&'a PlayerView> {
        self.me.or_else(|| self.view.players.get(self.view.actor.index())).or(self.view.players.first())
    }

    fn is_mine(&self, player: &PlayerView) -> bool {
        self.context.viewer.is(player.seat.seat())
    }

    /// The step of a half-made action that asks the viewer something.
    fn step(&self) -> Option<&'a Step> {
        self.view.steps.last().filter(|_| !self.context.choices.is_empty())
    }

    /// The printed board of a player.
    fn printed(&self, player: &PlayerView) -> &'static PlayerBoard {
        board(player.path(), self.view.options.side)
    }

    fn offers(&self, choice: Choice) -> bool {
        self.context.index_of(&choice).is_some()
    }

    fn say(&self, key: &str) -> String {
        self.context.words.say(key)
    }

    /// The choices that `words` finds words for, as they stand in the menu of a piece.
    fn items(&self, item: impl Fn(Choice) -> Option<MenuItem<Choice>>) -> Vec<MenuItem<Choice>> {
        self.context.choices.iter().filter_map(|&choice| item(choice)).collect()
    }

    /// A piece with these choices. `label` says what the piece is; if a single choice is behind it, the choice in words does.
    fn piece(&self, id: &str, items: &[MenuItem<Choice>], class: &str, label: &str, inside: &Markup) -> Markup {
        match items {
            [] => html! { div.(class) title=(label) { (inside) } },
            [one] if !matches!(one.choice, Choice::Place(_)) => {
                self.context.piece(&one.choice, class, &one.words, inside)
            }
            _ => self.context.piece_menu(&format!("ana-{id}"), items, class, label, inside),
        }
    }

    /// A piece with one choice, which is said in the words of the action bar.
    fn single(&self, choice: Choice, class: &str, label: &str, inside: &Markup) -> Markup {
        let items: Vec<_> = self.context.index_of(&choice).map(|_| self.item(choice)).into_iter().collect();
        match items.is_empty() {
            true => html! { div.(class) title=(label) { (inside) } },
            false => self.context.piece(&choice, class, &items[0].words, inside),
        }
    }

    /// A choice in the words of the action bar.
    fn item(&self, choice: Choice) -> MenuItem<Choice> {
        MenuItem::new(choice, capitalised(&super::offers::say(self.context, choice)))
    }
}

/// The class that brings the colour of a player's path.
fn path_class(player: &PlayerView) -> String {
    format!("p-{}", player.path())
}

/// A path, for pieces in its colour.
fn path_of(view: &View, who: anachrony::Participant) -> Path {
    view.players.get(who.index()).map(|player| player.path()).unwrap_or_default()
}

/// On a narrow screen: my stores in one line, and the way to every zone.
fn tabs(table: &Table) -> Markup {
    let zones = [
        ("ana-main", "council", "ana-tab-main"),
        ("ana-mine", "spots", "ana-tab-mine"),
        ("ana-time", "travel", "ana-tab-time"),
        ("ana-ledger", "anyone", "ana-tab-players"),
    ];
    html! {
        nav #ana-tabs aria-label=(table.say("ana-tabs")) hidden[table.view.era == 0] {
            @if let Some(me) = table.me { (stores::essence(table, me)) }
            ul {
                @for (id, icon, key) in zones {
                    li { a href={ "#" (id) } { (icons::icon(icon)) span { (table.say(key)) } } }
                }
            }
        }
    }
}
