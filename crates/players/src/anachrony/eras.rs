//! How much of the game is to come, and what is as good as there.

use super::weights::Weights;
use anachrony::Anachrony;
use anachrony::data::{ERAS, Good, SLOTS, Shown, board};
use anachrony::player::{Player, Warped};
use anachrony::state::Phase;
use tabletop::Seat;

/// The eras to come.
#[derive(Clone, Copy, Debug)]
pub(super) struct Eras {
    /// How many are expected after this one.
    pub(super) left: f32,
    /// Whether workers can still be placed in this era, as far as the phase goes.
    pub(super) acting: bool,
    /// Whether suits are still to be charged in this era.
    pub(super) charging: bool,
    passed: bool,
}

impl Eras {
    pub(super) fn of(game: &Anachrony, seat: Seat, weights: &Weights) -> Self {
        let acting = !matches!(game.phase, Phase::CleanUp { .. } | Phase::Over);
        let last = f32::from(ERAS.saturating_sub(game.era));
        let left = if game.is_after_impact() {
            let spaces = game.capital_spaces();
            let open = game.capital.iter().flat_map(|hexes| &hexes[..spaces]);
            let open = open.filter(|hex| !hex.unavailable && hex.suit.is_none()).count() as f32;
            let to_come: f32 = game.players.iter().map(suits_to_come).sum();
            let rest = (open - 0.45 * to_come).max(0.0);
            let most = 1.5 * game.players.len() as f32;
            if open == 0.0 { 0.0 } else { (rest / most + 0.25).min(last) }
        } else {
            f32::from(game.eras_to_impact()) + weights.afterwards
        };
        let charging = matches!(game.phase, Phase::PowerUp { .. } | Phase::Paradox { .. } | Phase::Recovery { .. })
            && !(game.players[seat.index()].ready && matches!(game.phase, Phase::PowerUp { .. }) && game.actor == seat);
        Self { charging, left: left.min(last), acting, passed: game.players[seat.index()].passed }
    }

    /// Whether this seat can still act in this era.
    pub(super) fn to_act(self) -> bool {
        self.acting && !self.passed
    }
}

/// The suits a player can still send out in this era.
fn suits_to_come(player: &Player) -> f32 {
    if player.passed { 0.0 } else { f32::from(player.suits_charged()) }
}

/// The player, with what the choices of this phase bring in a moment: water for slots left empty, assets from the future.
pub(super) fn foreseen(game: &Anachrony, seat: Seat) -> Player {
    let mut player = game.players[seat.index()];
    match game.phase {
        Phase::PowerUp { .. } if game.actor == seat && !player.ready => {
            let empty = (0..SLOTS).filter(|&slot| !player.charged[slot] && !player.closed[slot]).count() as u16;
            player.goods[Good::Water] += board(player.path(), game.options.side).water_for_empty * empty;
        }
        Phase::Warp => {
            for &warp in &player.warping.clone() {
                player.warps[warp as usize] = Some(Warped { era: game.era, cell: 1 });
                match warp.shows() {
                    Shown::Goods(good, count) => player.goods[good] += count,
                    Shown::Worker(worker) => {
                        player.active[worker] += 1;
                        player.goods[Good::Water] = player.goods[Good::Water].saturating_sub(1);
                    }
                    Shown::Suit => {
                        if let Some(slot) = (0..SLOTS).find(|&slot| !player.charged[slot]) {
                            player.charged[slot] = true;
                        }
                    }
                }
            }
        }
        _ => {}
    }
    player
}
