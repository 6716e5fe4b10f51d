//! A state that a viewer cannot tell from the real one.

use crate::data::{ASSETS_KEPT, Asset, Goal, Project, Warp};
use crate::player::{Player, Tile};
use crate::state::Anachrony;
use tabletop::{Dice, Game, List, Seat, Viewer};

impl Anachrony {
    /// Decks that nobody has looked into.
    pub(crate) fn reshuffle(&mut self, dice: &mut Dice) {
        for stack in &mut self.primary {
            let unseen = stack.unseen();
            let known = usize::from(stack.known);
            dice.deal_anew(&mut stack.tiles[known..known + unseen]);
        }
        dice.deal_anew(&mut self.recruit_deck);
        dice.deal_anew(&mut self.mine_deck);
        for tiles in &mut self.collapsing {
            dice.deal_anew(tiles);
        }
        let built = |project: Project| {
            let tile = Tile::Superproject(project);
            self.players.iter().any(|player| player.spots.iter().any(|spot| spot.tile == tile))
        };
        let shown = self.superprojects.len().min(usize::from(self.era) + 1);
        let (open, face_down) = self.superprojects.split_at_mut(shown);
        let mut unseen: Vec<Project> =
            Project::ALL.into_iter().filter(|&project| !open.contains(&Some(project)) && !built(project)).collect();
        dice.shuffle(&mut unseen);
        for project in face_down.iter_mut().flatten() {
            *project = unseen.pop().unwrap_or(*project);
        }
    }

    pub(crate) fn redeal_goals(&mut self, viewer: Viewer, dice: &mut Dice) {
        let mut hidden: Vec<Goal> = Goal::ALL.into_iter().chain(self.modules.goals()).collect();
        if let Viewer::Seat(seat) = viewer {
            hidden.retain(|goal| !self.player(seat).goal_hand.contains(goal));
        }
        dice.shuffle(&mut hidden);
        for (_, player) in (0..).map(Seat).zip(self.players.iter_mut()).filter(|(seat, _)| !viewer.is(*seat)) {
            for goal in player.goal_hand.iter_mut() {
                *goal = hidden.pop().unwrap_or(*goal);
            }
            dice.shuffle(&mut player.goal_hand);
            player.goals_kept = player.goal_hand.iter().copied().take(player.goals_kept.len()).collect();
            player.goals_kept.sort_unstable();
            player.goal_hand.sort_unstable();
        }
    }

    /// A hand that the viewer has held is known but for what others picked out of it; others may be anything. Pick 0 is the
    /// time before the draft, when nobody has held any.
    pub(crate) fn redeal_assets(&mut self, viewer: Viewer, pick: u8, dice: &mut Dice) {
        let done = usize::from(pick).saturating_sub(1);
        let players = usize::from(self.options.players);
        let visits = |packet: usize| -> Vec<usize> {
            let Viewer::Seat(seat) = viewer else { return Vec::new() };
            (1..=pick).filter(|&at| (seat.index() + usize::from(at) - 1) % players == packet).map(usize::from).collect()
        };
        let mut unknown: Vec<Asset> = Asset::all().collect();
        for packet in 0..players {
            if let Some(&first) = visits(packet).first() {
                unknown.retain(|asset| !self.packets[packet][first - 1..].contains(asset));
            }
        }
        dice.shuffle(&mut unknown);
        for packet in 0..players {
            let visits = visits(packet);
            let cards = &mut self.packets[packet];
            let before = visits.first().map_or(cards.len(), |first| first - 1);
            for card in &mut cards[..before] {
                *card = unknown.pop().unwrap_or(*card);
            }
            // What others picked between two visits is known, but not who of them picked what.
            for pair in visits.windows(2) {
                dice.deal_anew(&mut cards[pair[0]..pair[1] - 1]);
            }
            if let Some(&last) = visits.last()
                && last <= done
            {
                dice.deal_anew(&mut cards[last..]);
            }
            cards[done..].sort_unstable();
        }
        for seat in self.seats().iter().filter(|&seat| !viewer.is(seat)) {
            let hand: List<Asset, 8> = self.asset_hand(seat).iter().copied().collect();
            let player = self.player_mut(seat);
            player.pick = player.pick.and_then(|_| dice.pick(&hand));
        }
        debug_assert!(done < ASSETS_KEPT);
    }

    /// A player who has chosen may have chosen anything; one who has not may have begun.
    pub(crate) fn choose_other_warps(&mut self, viewer: Viewer, dice: &mut Dice) {
        for seat in self.seats().iter().filter(|&seat| !viewer.is(seat)) {
            let fiery = self.is_fiery();
            let player = self.player_mut(seat);
            player.warping.clear();
            let mut possible = vec![player.warping];
            for one in Warp::ALL.into_iter().filter(|&warp| player.can_choose(warp)) {
                let begun = Player { warping: [one].into_iter().collect(), ..*player };
                possible.push(begun.warping);
                for other in Warp::ALL.into_iter().filter(|&warp| begun.can_choose(warp)) {
                    let mut both = begun.warping;
                    if fiery {
                        both.push(other);
                    } else {
                        both.insert_sorted(other);
                    }
                    possible.push(both);
                }
            }
            possible.retain(|warps| !player.ready || player.can_pay_for(warps));
            player.warping = dice.pick(&possible).unwrap_or_default();
        }
    }
}
