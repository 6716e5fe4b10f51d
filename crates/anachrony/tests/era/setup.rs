//! Setup and options.

use crate::support::{Played, goods, named, position, refused, start, start_with, workers};
use anachrony::Event;
use anachrony::Participant;
use anachrony::data::{BUILDINGS, Good, Leader, Path, Row, STARTS, Side, Worker};
use anachrony::state::Phase;
use serde_json::{Value, json};
use tabletop::{Game, Viewer};

/// A game in the first power-up phase, leaders dealt.
fn begun(players: u8) -> Played {
    start(json!({"players": players, "leaders": "dealt"}))
}

#[test]
fn two_or_three_players_have_two_spaces_for_each_capital_action_and_four_have_three() {
    // ANA-SETUP-01
    for (players, spaces) in [(2, 2), (3, 2), (4, 3)] {
        let view = begun(players).view(None);
        assert!(view.capital.iter().all(|hexes| hexes.len() == spaces));
        let mut game =
            position(players.into()).active(0, "1E 1S 1A").charged(0, 1).goods(0, "9W 9T 9U 9G 9N").pool("1S").ready();
        for action in ["construct", "recruit", "research"] {
            assert_eq!(game.can_go(0, json!({action: 3})), spaces == 3, "{action}");
            assert!(game.can_go(0, json!({action: 2})), "{action}");
        }
        game.choose(0, json!("pass"));
    }
}

#[test]
fn nobody_can_be_evacuated_before_the_impact() {
    // ANA-SETUP-02
    let game =
        position(2).evacuation(0, "B").anomaly(0, "lab", 1).anomaly(0, "factory", 1).active(0, "1S").charged(0, 1);
    assert!(!game.ready().can_go(0, json!("evacuate")));
    let game = position(2)
        .era(5)
        .evacuation(0, "B")
        .anomaly(0, "lab", 1)
        .anomaly(0, "factory", 1)
        .active(0, "1S")
        .charged(0, 1);
    assert!(game.ready().can_go(0, json!("evacuate")));
}

#[test]
fn recruit_and_mining_cards_are_two_decks_of_eleven() {
    // ANA-SETUP-03, ANA-SETUP-04
    let game = begun(4);
    assert_eq!((game.0.recruit_deck.len(), game.0.mine_deck.len()), (10, 10), "one of each is drawn for era 1");
    for row in Row::ALL {
        let stack = game.0.primary[row as usize];
        assert_eq!(stack.tiles.len() + game.0.secondary[row as usize].len(), 15);
        assert!(stack.tiles.iter().all(|building| building.row() == row));
        assert_ne!(begun(4).0.primary[row as usize].tiles.to_vec(), {
            let mut other = start(json!({"players": 3, "leaders": "dealt"})).0.primary[row as usize].tiles.to_vec();
            other.sort_unstable();
            other
        });
    }
    let seen = game.view(Some(0));
    assert!(
        seen.stacks.iter().all(|stack| stack.primary.is_some() && stack.unseen.len() == 13 && stack.unseen.is_sorted())
    );
}

#[test]
fn water_resources_workers_and_cores_never_run_out_but_breakthroughs_do() {
    // ANA-SETUP-05, ANA-SETUP-06, ANA-SETUP-07
    let mut game = position(2).goods(0, "99W 99T 99U 99G 99N 99C").active(0, "40S 40E 40A 40G").charged(0, 1).ready();
    game.choose(0, json!({"place": {"worker": "scientist", "on": "purify"}}));
    assert_eq!(game.player(0).goods[Good::Water], 103);
    assert_eq!(game.0.breakthroughs.total(), 45);
    assert!(game.0.breakthroughs.iter().all(|(_, count)| count == 3));
    let why = position(2).with(|game| game.breakthroughs[named("circle_society")] = 4).impossible();
    assert!(why.contains("4 of circle_society instead of 3"), "{why}");
}

#[test]
fn seven_superprojects_lie_above_the_tiles_and_only_the_first_is_seen_at_setup() {
    // ANA-SETUP-08, ANA-SETUP-09
    let mut game = start(json!({"players": 2}));
    assert_eq!((game.0.era, game.view(None).superprojects.len()), (0, 1));
    assert_eq!(game.0.superprojects.iter().flatten().count(), 7);
    let hidden: Vec<_> = (0..40)
        .map(|n| game.0.guess(Viewer::Spectator, &mut tabletop::Dice::new(tabletop::Seed([n; 32]), 0)).superprojects)
        .collect();
    assert!(hidden.iter().all(|other| other[0] == game.0.superprojects[0]));
    assert!(hidden.iter().any(|other| other[6] != game.0.superprojects[6]), "eleven others are in the box");
    game.idle_until(|game| game.era == 5);
    assert!(game.0.is_after_impact(), "the impact lies between tiles 4 and 5");
}

#[test]
fn everybody_has_seven_markers_six_suits_and_nine_warp_tokens() {
    // ANA-SETUP-10, ANA-SETUP-12, ANA-SETUP-15, ANA-SETUP-16
    let game = begun(4);
    for player in &game.0.players {
        assert_eq!((player.markers, player.suits, player.focus), (7, 6, 1));
        assert_eq!(player.warps.len(), 9);
    }
    let shown: Vec<_> = anachrony::data::Warp::ALL.map(anachrony::data::Warp::name).to_vec();
    let all = ["water", "titanium", "uranium", "gold", "neutronium", "scientist", "engineer", "administrator", "suit"];
    assert_eq!(shown, all);
    let mut paths: Vec<_> = game.0.players.iter().map(|player| player.path.unwrap()).collect();
    paths.sort_unstable();
    assert_eq!(paths, Path::ALL, "everybody follows another path");
}

#[test]
fn five_of_eight_endgame_cards_are_in_play_and_none_counts_experiments() {
    // ANA-SETUP-11, ANA-COMPAT-07
    let game = begun(3);
    assert_eq!((game.0.goals.len(), anachrony::data::Goal::ALL.len()), (5, 8));
    assert_eq!(game.view(None).goals.len(), 5, "they lie open");
    let given = json!(["most_water", "largest_range", "most_spots", "most_superprojects", "highest_morale"]);
    let game = start_with(json!({"players": 2}), json!({"goals": given}));
    let mut expected: Vec<anachrony::data::Goal> = serde_json::from_value(given).unwrap();
    expected.sort_unstable();
    assert_eq!(game.0.goals[..], expected[..]);
}

#[test]
fn all_boards_show_the_same_side() {
    // ANA-SETUP-13
    for (side, morale) in [("A", 3), ("B", 2)] {
        let game = start(json!({"players": 2, "side": side, "paths": ["harmony", "progress"]}));
        assert_eq!((game.player(0).morale, game.player(1).morale), (morale, 3), "side {side}");
    }
}

#[test]
fn path_boards_lie_at_random_unless_agreed_otherwise() {
    // ANA-SETUP-14
    let sides = |seed: u8| {
        let options = serde_json::from_value(json!({"players": 4})).unwrap();
        let game = anachrony::Anachrony::start(&options, tabletop::Seed([seed; 32])).unwrap();
        game.players.iter().map(|player| player.evacuation.unwrap()).collect::<Vec<_>>()
    };
    let all: Vec<_> = (0..20).map(sides).collect();
    assert!(all.iter().any(|sides| sides.contains(&Side::A) && sides.contains(&Side::B)), "each for itself");
    assert!(all.iter().any(|sides| sides[0] == Side::A) && all.iter().any(|sides| sides[0] == Side::B));
    let mut game = start(json!({"players": 2, "evacuation": "chosen"}));
    assert_eq!(game.0.phase, Phase::Boards);
    game.choose(0, json!({"board": "B"}));
    game.choose(1, json!({"board": "A"}));
    assert_eq!((game.player(0).evacuation, game.player(1).evacuation), (Some(Side::B), Some(Side::A)));
}

#[test]
fn each_path_starts_with_what_its_board_shows() {
    // ANA-SETUP-17, ANA-SETUP-18
    let facts = [
        (Path::Harmony, "1U 3T 6W 3C", "2S 2E", "1G", 0),
        (Path::Dominance, "1G 2U 2T 3W 4C", "2S 2E", "1E", 0),
        (Path::Progress, "1G 1U 2T 3W 4C", "2S 2A", "1E", 1),
        (Path::Salvation, "1N 2G 2T 4W 3C", "3S 1E", "1A", 0),
    ];
    let game = start(json!({"players": 4, "paths": ["harmony", "dominance", "progress", "salvation"]}));
    for (player, (path, owned, active, tired, breakthroughs)) in game.0.players.iter().zip(facts) {
        assert_eq!(player.path, Some(path));
        assert_eq!(player.goods, goods(owned), "{path}: water by turn order is not given yet");
        assert_eq!((player.active, player.tired), (workers(active), workers(tired)), "{path}");
        assert_eq!(player.breakthroughs.total(), breakthroughs, "{path}");
        assert_eq!((player.morale, player.time_travel), (3, 0));
        assert_eq!(STARTS[path as usize].breakthroughs, breakthroughs as u8);
    }
    let drawn = |seed: u8| {
        let options = serde_json::from_value(json!({"players": 2, "paths": ["progress", "harmony"]})).unwrap();
        anachrony::Anachrony::start(&options, tabletop::Seed([seed; 32])).unwrap().players[0].breakthroughs
    };
    assert!((1..20).any(|seed| drawn(seed) != drawn(0)), "the breakthrough is drawn at random");
}

#[test]
fn each_player_chooses_one_of_the_two_leaders_of_the_own_path() {
    // ANA-SETUP-19, ANA-LEADER-09
    let mut game = start(json!({"players": 4, "paths": ["harmony", "dominance", "progress", "salvation"]}));
    let pairs = [["haulani", "zaida"], ["wolfe", "samira"], ["valerian", "cornella"], ["caratacus", "amena"]];
    for (seat, pair) in pairs.iter().enumerate() {
        assert_eq!(game.words(seat as u8, "leader"), pair);
        game.choose(seat as u8, json!({"leader": pair[1]}));
    }
    assert_eq!(game.player(3).leader, Some(Leader::Amena));
    assert_eq!(game.0.era, 1);
}

#[test]
fn water_goes_out_by_turn_order_from_a_first_player_who_may_be_anybody() {
    // ANA-SETUP-20, ANA-SETUP-21, ANA-EX-09
    let paths = ["harmony", "dominance", "progress", "salvation"];
    let leaders = ["zaida", "wolfe", "cornella", "amena"];
    let options = json!({"players": 4, "paths": paths, "leaders": leaders});
    let game = start_with(options.clone(), json!({"first_player": 2}));
    let more: Vec<u16> =
        (0..4).map(|seat| game.player(seat).goods[Good::Water] - STARTS[seat].goods()[Good::Water]).collect();
    assert_eq!(more, [1, 2, 0, 1], "0, 1, 1, 2 clockwise from seat 2");
    assert_eq!((game.0.first_player, game.0.banner), (Participant(2), Participant(2)));
    let first = |seed: u8| {
        let options = serde_json::from_value(options.clone()).unwrap();
        anachrony::Anachrony::start(&options, tabletop::Seed([seed; 32])).unwrap().first_player.0
    };
    let firsts: std::collections::BTreeSet<u8> = (0..40).map(first).collect();
    assert_eq!(firsts.len(), 4);
}

#[test]
fn leaders_are_chosen_with_assets_and_condition_known_and_the_first_player_unknown() {
    // ANA-SETUP-22
    let game = start(json!({"players": 3}));
    assert_eq!(game.0.phase, Phase::Leaders);
    assert!(game.0.players.iter().all(|player| player.evacuation.is_some() && !player.active.is_empty()));
    let mut firsts = std::collections::BTreeSet::new();
    for seed in 0..30 {
        let mut dice = tabletop::Dice::new(tabletop::Seed([seed; 32]), 0);
        let mut guess = Played(game.0.guess(Viewer::Spectator, &mut dice));
        guess.idle_until(|game| game.era == 1);
        firsts.insert(guess.0.first_player.0);
    }
    assert_eq!(firsts.len(), 3, "nothing told who it would be");
}

#[test]
fn a_plain_timeline_has_room_for_every_token_and_no_effect() {
    // ANA-SETUP-23
    let mut game =
        position(4).with(|game| game.players.iter_mut().for_each(|player| player.goods = goods("5W"))).warping();
    let before = game.0.clone();
    for seat in 0..4 {
        game.choose_all(seat, &[json!({"warp": "gold"}), json!({"warp": "titanium"}), json!("done")]);
    }
    for (player, old) in game.0.players.iter().zip(&before.players) {
        assert_eq!(player.goods, goods("5W 1G 1T"));
        assert_eq!((player.morale, player.points, player.paradoxes), (old.morale, old.points, old.paradoxes));
        assert_eq!(player.warped_in(2), 2);
    }
}

#[test]
fn options_that_do_not_go_together_are_refused_with_a_sentence() {
    let says = |options: Value, setup: Value, words: &str| {
        let said = refused(options, setup);
        assert!(said.contains(words), "{said}");
    };
    says(json!({"players": 1}), json!({}), "1 cannot play: this game is for 2 to 4 players");
    says(json!({"players": 2, "paths": ["harmony", "harmony"]}), json!({}), "harmony is named twice");
    says(json!({"players": 3, "paths": ["harmony"]}), json!({}), "1 paths are named for 3 players");
    says(json!({"players": 2, "leaders": ["zaida", "wolfe"]}), json!({}), "name the path of each leader too");
    says(
        json!({"players": 2, "paths": ["harmony", "progress"], "leaders": ["zaida", "wolfe"]}),
        json!({}),
        "wolfe leads dominance, not progress: name \"valerian\" or \"cornella\"",
    );
    says(json!({"players": 2, "evacuation": ["A", "C"]}), json!({}), "there is no side \"C\"");
    says(json!({"players": 2, "paths": "drafted"}), json!({}), "paths cannot be \"drafted\"");
    says(json!({"variants": ["solo"]}), json!({}), "there is no variant \"solo\"");
    says(json!({"variants": "asset_draft"}), json!({"first_player": 0}), "the asset draft decides");
    says(json!({}), json!({"assets": [1]}), "dealt in the asset draft only");
    says(json!({}), json!({"timeline": [1]}), "on the alternate timeline only");
    says(json!({"players": 2}), json!({"first_player": 3}), "no seat of 2 players");
    says(json!({}), json!({"recruit": [1, 1]}), "recruit card 1 is given twice");
    says(json!({}), json!({"mine": [12]}), "there is no mining card 12");
}

#[test]
fn a_given_setup_decides_what_comes() {
    let setup = json!({"recruit": [10, 6], "mine": [5, 1], "buildings": [315, 101, 310, 415],
        "superprojects": ["cloning_vat", "exocrawler"], "first_player": 1});
    let game = start_with(json!({"players": 2, "leaders": "dealt"}), setup);
    assert_eq!(game.0.recruit_pool, workers("2E 2G"));
    assert_eq!(
        serde_json::to_value(game.0.mine_pool).unwrap(),
        json!(["neutronium", "neutronium", "gold", "titanium", "titanium"])
    );
    assert_eq!(game.0.second_top(Row::Life).unwrap().printed().number, 315, "the top went to the secondary stack");
    assert_eq!(game.0.primary[Row::Life as usize].top().unwrap().printed().number, 310);
    assert_eq!(game.0.superprojects[..2], [Some(named("cloning_vat")), Some(named("exocrawler"))]);
    assert_eq!(game.0.first_player, Participant(1));
    assert_eq!(BUILDINGS.len(), 60);
}

#[test]
fn paths_are_chosen_seat_by_seat_and_the_last_of_four_has_no_choice() {
    let mut game = start(json!({"players": 4, "paths": "chosen"}));
    game.choose(0, json!({"path": "progress"}));
    assert_eq!(game.words(1, "path"), ["harmony", "dominance", "salvation"]);
    game.choose(1, json!({"path": "salvation"}));
    let events = game.choose(2, json!({"path": "harmony"}));
    assert!(events.contains(&Event::Path { seat: Participant(3), path: Path::Dominance }));
    assert_eq!(Worker::ALL.len(), 4);
}
