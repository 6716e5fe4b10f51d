//! The two drafts.

use crate::support::{Played, goods, start, start_with, workers};
use anachrony::Anachrony;
use anachrony::Participant;
use anachrony::data::{ASSETS, Good};
use anachrony::state::Phase;
use serde_json::json;
use tabletop::{Dice, Game, Seat, Seed, Viewer};

fn drafting(players: u8) -> Played {
    start(json!({"players": players, "variants": ["asset_draft"]}))
}

/// Everybody picks the first card of the hand, until the draft is over.
fn drafted(players: u8, assets: &[u8]) -> Played {
    let mut game = start_with(json!({"players": players, "variants": ["asset_draft"]}), json!({"assets": assets}));
    while matches!(game.0.phase, Phase::Assets { .. }) {
        let seat = game.waiting()[0];
        let card = game.named(seat, "pick")[0].clone();
        game.choose(seat, json!({"pick": card}));
    }
    game
}

#[test]
fn everybody_has_the_same_kit_and_nothing_of_the_path_board() {
    // ANA-DRAFT-01
    let game = drafting(4);
    for player in &game.0.players {
        assert_eq!((player.goods, player.active, player.tired), (goods("2C 2W"), workers("2S 1E"), workers("")));
        assert!(player.breakthroughs.is_empty());
    }
}

#[test]
fn eight_five_or_four_cards_are_dealt_and_four_kept() {
    // ANA-DRAFT-02, ANA-DRAFT-03, ANA-EX-07
    for (players, dealt, left) in [(2, 8, 8), (3, 5, 3), (4, 4, 0)] {
        let game = drafting(players);
        assert!((0..players).all(|seat| game.view(Some(seat)).players[usize::from(seat)].hand_size == dealt));
        let all: usize = game.0.packets.iter().map(|packet| packet.len()).sum();
        assert_eq!((all, all - 4 * usize::from(players)), (dealt * usize::from(players), left));
    }
    assert_eq!(ASSETS.len(), 16);
}

#[test]
fn cards_are_picked_face_down_and_the_others_go_to_the_right() {
    // ANA-DRAFT-03
    let mut game = drafting(3);
    let hands: Vec<_> = (0..3).map(|seat| game.named(seat, "pick")).collect();
    for seat in [1, 0] {
        game.choose(seat, json!({"pick": hands[usize::from(seat)][0]}));
        assert_eq!(game.view(Some(2)).players[usize::from(seat)].pick, None);
    }
    game.choose(2, json!({"pick": hands[2][0]}));
    for seat in 0..3 {
        assert_eq!(game.named(seat, "pick")[..], hands[usize::from(seat + 1) % 3][1..], "from the left neighbour");
    }
    let view = game.view(Some(0));
    assert_eq!(
        (view.players[0].assets.as_ref().unwrap().len(), view.players[1].assets.is_none()),
        (1, true),
        "others' cards stay face down"
    );
    assert_eq!(view.hands_passed[0].len(), 4, "what was passed on is remembered");
}

#[test]
fn the_four_cards_give_what_they_show() {
    // ANA-DRAFT-04, ANA-DRAFT-06
    // Seat 0 is dealt 1 to 4 and keeps 1, then the lowest of what comes: 5, 9, 13 give way to seats in turn.
    let game = drafted(4, &[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16]);
    // Packets go to the right: seat 0 picks 1, then 6 of seat 1's, then 11 of seat 2's, then 16 of seat 3's.
    let player = game.player(0);
    assert_eq!((player.active, player.tired), (workers("2S 2E"), workers("1G")));
    assert_eq!(player.goods, goods("6C 2W 2T"), "2 C; 2 C 1 T; an engineer and 1 T; a genius");
    let player = game.player(1);
    assert_eq!(player.goods[Good::Titanium] + player.goods[Good::Core], goods("3C 2T").total(), "5, 10, 15, 4");
    assert_eq!(game.0.phase, Phase::Leaders);
}

#[test]
fn the_lowest_sum_is_first_player_and_water_goes_out_from_there() {
    // ANA-DRAFT-05, ANA-DRAFT-06
    let mut game = drafted(2, &[8, 9, 10, 11, 12, 13, 14, 15, 1, 2, 3, 4, 5, 6, 7, 16]);
    // Seat 1 begins with the low ones: it keeps 1, seat 0 8; then 2 and 9, and so on.
    let sums: Vec<u8> = vec![8 + 2 + 10 + 4, 1 + 9 + 3 + 11];
    assert_eq!(sums[0], sums[1], "equal sums");
    game.idle_until(|game| game.era == 1);
    assert_eq!(game.0.first_player, Participant(1), "the tied player with the single lowest card");
    let mut lower = drafted(2, &[1, 3, 5, 7, 9, 11, 13, 15, 2, 4, 6, 8, 10, 12, 14, 16]);
    let water = |game: &Played, seat: usize| game.player(seat).goods[Good::Water];
    let before = [water(&lower, 0), water(&lower, 1)];
    let low = [1 + 4 + 5 + 8, 2 + 3 + 6 + 7];
    assert_eq!(low, [18, 18]);
    lower.idle_until(|game| game.era == 1);
    assert_eq!(lower.0.first_player, Seat(0));
    assert_eq!([water(&lower, 0) - before[0], water(&lower, 1) - before[1]], [0, 1]);
}

#[test]
fn guesses_keep_to_what_a_viewer_has_seen_in_the_draft() {
    // ANA-DRAFT-03
    let mut game = drafting(3);
    for _ in 0..2 {
        for seat in game.waiting() {
            let card = game.named(seat, "pick")[0].clone();
            game.choose(seat, json!({"pick": card}));
        }
    }
    let mut dice = Dice::new(Seed([5; 32]), 0);
    let (mut same, mut others) = (0, std::collections::BTreeSet::new());
    for _ in 0..60 {
        let guess: Anachrony = game.0.guess(Viewer::Seat(Seat(0)), &mut dice);
        assert_eq!(guess.view(Viewer::Seat(Seat(0))), game.0.view(Viewer::Seat(Seat(0))));
        let mut known: Vec<_> = guess.packets[0][1..].to_vec();
        known.sort_unstable();
        let mut real: Vec<_> = game.0.packets[0][1..].to_vec();
        real.sort_unstable();
        assert_eq!(known, real, "the hand it passed on first is known");
        same += usize::from(guess.packets[2][0] == game.0.packets[2][0]);
        others.insert(guess.packets[0][1]);
    }
    assert!(same < 60 && others.len() > 1, "but not what others picked out of it, or out of others");
}

#[test]
fn two_players_keep_two_of_four_endgame_cards_and_more_players_one_of_two() {
    // ANA-GOALDRAFT-01, ANA-GOALDRAFT-02, ANA-GOALDRAFT-03, ANA-EX-08
    for (players, dealt, kept) in [(2, 4, 2), (3, 2, 1), (4, 2, 1)] {
        let mut game = start(json!({"players": players, "variants": ["goal_draft"]}));
        assert_eq!(game.0.phase, Phase::Goals);
        let hands: Vec<Vec<String>> = (0..players).map(|seat| game.words(seat, "keep")).collect();
        assert!(hands.iter().all(|hand| hand.len() == dealt));
        let mut chosen = Vec::new();
        for seat in 0..players {
            for goal in &hands[usize::from(seat)][..kept] {
                game.choose(seat, json!({"keep": goal}));
                chosen.push(goal.clone());
                if seat + 1 < players {
                    assert!(game.0.goals.is_empty(), "they are revealed together");
                    assert_eq!(game.view(Some(seat + 1)).players[usize::from(seat)].goals_kept, None);
                }
            }
        }
        let goals: Vec<String> = game.0.goals.iter().map(|goal| goal.name().to_owned()).collect();
        assert_eq!(goals.len(), 5);
        assert!(chosen.iter().all(|goal| goals.contains(goal)));
        let added: Vec<_> = goals.iter().filter(|goal| !chosen.contains(goal)).collect();
        let dealt_to_somebody = |goal: &&&String| hands.iter().flatten().any(|dealt| dealt == **goal);
        let from_hands = added.iter().filter(dealt_to_somebody).count();
        assert_eq!((added.len(), from_hands), if players == 3 { (2, 0) } else { (1, 1) }, "{players} players");
    }
}
