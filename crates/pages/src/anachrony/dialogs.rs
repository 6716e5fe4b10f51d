//! What is chosen before the first era: path, side of the path board, leader, starting assets and endgame cards.

use super::Context;
use super::offers::say;
use crate::words::capital;
use maud::{Markup, html};

/// The choices of the setup side by side; nothing once the eras have begun.
pub(super) fn dialog(context: &Context) -> Markup {
    let asked = context.view.era == 0 && !context.choices.is_empty();
    html! {
        section #ana-dialog .zone.dialog hidden[!asked] {
            @if asked {
                @for choice in context.choices {
                    @let label = capital(&say(context, *choice));
                    (context.piece(choice, "card-choice", &label, &html! { (label) }))
                }
            }
        }
    }
}
