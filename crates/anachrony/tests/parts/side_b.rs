//! Side B of the player boards.

use crate::support::{Position, at, build, go, place, side_b, use_spot, work, workers};
use anachrony::data::{Good, Path, Side, board};
use anachrony::player::{Home, Tile};
use serde_json::json;

#[test]
fn harmony_charges_two_slots_for_water_and_gets_two_for_each_empty_one() {
    // ANA-SIDEB-02, ANA-SIDEB-03
    let mut game = side_b("harmony", "haulani").goods(0, "6W 1C").powering_up();
    game.choose(0, json!({"charge": {"slot": 4, "pay": "water"}}));
    assert!(game.has(0, "3W 1C"));
    let cost = |slot: u8| game.named(0, "charge").into_iter().filter(|charge| charge["slot"] == slot).count();
    assert_eq!((cost(5), cost(6)), (1, 2), "the middle one a core, the right one a core or water");
    game.choose_all(0, &[json!({"charge": {"slot": 6, "pay": "water"}}), json!("done")]);
    assert!(game.has(0, "8W 1C"), "two for each of four");
    assert!(
        !side_b("harmony", "haulani")
            .goods(0, "2W")
            .powering_up()
            .offers(0, json!({"charge": {"slot": 4, "pay": "water"}}))
    );
}

#[test]
fn harmony_loses_a_third_slot_at_the_impact() {
    // ANA-SIDEB-04
    let mut game = side_b("harmony", "haulani").era(4).ready();
    game.end_era();
    assert_eq!(game.player(0).closed, [true, false, true, false, true, false]);
    game.choose(0, json!("done"));
    assert_eq!(game.player(0).goods[Good::Water], 6);
}

#[test]
fn harmony_has_another_morale_track() {
    // ANA-SIDEB-05
    let printed = board(Path::Harmony, Side::B);
    assert_eq!((printed.morale, printed.morale_start), ([-4, -2, 0, 2, 4, 6, 8], 2));
    let mut game = side_b("harmony", "haulani").morale(0, 6).active(0, "1S").goods(0, "8W").ready();
    game.choose(0, go("scientist", "supply"));
    assert_eq!((game.player(0).points, game.has(0, "")), (3, true));
}

/// What a building on the next spot of a row costs, of a hoard of nine each.
fn cost(position: Position, row: &str) -> Vec<u16> {
    let mut game = position.goods(0, "9W 9T 9U 9G 9N").active(0, "1S").charged(0, 1).on_top(&[303, 404]).ready();
    game.choose_all(0, &[place("scientist", "construct", 1), build(row)]);
    [Good::Neutronium, Good::Uranium, Good::Titanium, Good::Gold, Good::Water]
        .map(|good| 9 - game.player(0).goods[good])
        .to_vec()
}

#[test]
fn spots_that_cost_something_else() {
    // ANA-SIDEB-06, ANA-SIDEB-13, ANA-SIDEB-19, ANA-SIDEB-25
    let costs = |path: &str, leader: &str, facts: &[(&[u16], &str, [u16; 5])]| {
        for (built, row, expected) in facts {
            assert_eq!(cost(side_b(path, leader).built(0, built), row), expected, "{path}, {row}");
        }
    };
    costs(
        "harmony",
        "haulani",
        &[(&[], "factory", [0, 0, 2, 1, 1]), (&[], "life_support", [0, 0, 2, 0, 1]), (&[], "lab", [0, 1, 2, 0, 1])],
    );
    costs(
        "dominance",
        "wolfe",
        &[
            (&[101], "power_plant", [1, 0, 2, 0, 2]),
            (&[201, 202], "factory", [0, 0, 2, 1, 2]),
            (&[304], "life_support", [0, 0, 2, 0, 1]),
        ],
    );
    costs("progress", "cornella", &[(&[], "power_plant", [1, 0, 2, 1, 1]), (&[], "life_support", [0, 1, 2, 0, 0])]);
    costs("salvation", "amena", &[(&[101], "power_plant", [1, 0, 2, 0, 2]), (&[401, 402], "lab", [1, 0, 2, 0, 2])]);
}

#[test]
fn harmony_may_give_up_a_building_instead_of_an_anomaly() {
    // ANA-SIDEB-07, ANA-SIDEB-08, ANA-SIDEB-09, ANA-SIDEB-28
    let ready =
        side_b("harmony", "haulani").built(0, &[414, 305]).project(0, "exocrawler", "factory", 1).paradoxes(0, 2);
    let mut game = ready.warp(0, "gold", 1).busy(0, "life_support", 1, "engineer", Home::Motivated).ready();
    game.choose(0, use_spot("lab", 1));
    assert_eq!(game.named(0, "give_up"), [at("life_support", 1), at("lab", 1)], "no superproject");
    let events = game.choose(0, json!({"give_up": at("life_support", 1)}));
    assert!(events.iter().any(|event| matches!(event, anachrony::Event::GaveUp { .. })));
    assert_eq!((game.player(0).anomalies(), game.player(0).paradoxes), (0, 0));
    assert!(game.player(0).spots[6].is_free());
    assert_eq!(game.0.primary[2].tiles[0].printed().number, 305, "under its primary stack");
    assert_eq!(game.view(Some(1)).stacks[2].underneath.len(), 1, "where everybody has seen it go");
    assert!(game.offers(0, json!({"take_back": "gold"})), "the other consequences stay");
    game.choose(0, json!("skip"));
    game.end_era();
    assert_eq!(
        (game.player(0).tired, game.player(0).active),
        (workers("1E"), workers("")),
        "tired, though it was motivated there"
    );
    let mut game = side_b("harmony", "haulani").built(0, &[414, 305]).paradoxes(0, 2).ready();
    game.choose(0, use_spot("lab", 1));
    game.choose(0, json!({"give_up": at("lab", 1)}));
    assert_eq!(game.player(0).markers, 6, "the marker on it comes home in clean-up");
    game.end_era();
    assert_eq!(game.player(0).markers, 7);
    let covered = side_b("harmony", "haulani").built(0, &[414, 305]).anomaly(0, "life_support", 1).paradoxes(0, 2);
    let mut game = covered.ready();
    game.choose(0, use_spot("lab", 1));
    assert_eq!(game.named(0, "give_up"), [at("lab", 1)], "not a covered one");
}

#[test]
fn dominance_gets_no_water_and_supplies_as_a_free_action() {
    // ANA-SIDEB-10, ANA-SIDEB-11, ANA-SUPPLY-05
    let mut game = side_b("dominance", "samira").powering_up();
    game.choose(0, json!("done"));
    assert!(game.has(0, ""));
    for (morale, cost) in (0..7).zip([4, 4, 4, 4, 5, 5, 5]) {
        let mut game = side_b("dominance", "samira")
            .morale(0, morale)
            .goods(0, "9W")
            .active(0, "1A")
            .tired(0, "1S")
            .charged(0, 1)
            .ready();
        assert!(!game.offers(0, go("administrator", "supply")), "not with a worker");
        game.choose(0, json!({"use": "supply"}));
        assert_eq!(game.player(0).goods[Good::Water], 9 - cost, "morale {morale}");
        assert_eq!((game.player(0).active, game.player(0).markers), (workers("1S 1A"), 6));
        assert!(!game.offers(0, json!({"use": "supply"})), "once an era");
        game.choose(0, go("scientist", "purify"));
    }
    assert!(!side_b("dominance", "samira").goods(0, "3W").ready().offers(0, json!({"use": "supply"})));
    assert!(!side_b("harmony", "zaida").goods(0, "9W").ready().offers(0, json!({"use": "supply"})));
}

#[test]
fn dominance_has_other_tracks() {
    // ANA-SIDEB-12, ANA-SIDEB-14
    let printed = board(Path::Dominance, Side::B);
    assert_eq!((printed.morale, printed.morale_start), ([-3, -2, -1, 0, 2, 4, 6], 3));
    assert_eq!(printed.time_travel, [0, 2, 4, 6, 8, 10, 12, 12, 12]);
}

#[test]
fn dominance_builds_superprojects_on_any_two_free_spots() {
    // ANA-SIDEB-15
    let ready = side_b("dominance", "wolfe").goods(0, "9T 9G").active(0, "1S").charged(0, 1);
    let mut game =
        ready.above(2, "continuum_stabilizer").breakthroughs(0, &["square_time_travel"]).built(0, &[201]).ready();
    game.choose(0, place("scientist", "construct", 1));
    let spots = game.named(0, "superproject");
    assert_eq!(spots.len(), 7, "two in three rows, one in the row of factories");
    game.choose(0, json!({"superproject": at("factory", 2)}));
    assert!(matches!(game.player(0).spots[4].tile, Tile::Superproject(_)));
}

#[test]
fn progress_charges_the_bottom_slots_for_resources_too() {
    // ANA-SIDEB-16
    let game = side_b("progress", "cornella").goods(0, "1T 1U 1G 1C").powering_up();
    let pay: Vec<_> = game
        .named(0, "charge")
        .into_iter()
        .filter(|charge| charge["slot"] == 4)
        .map(|charge| charge["pay"].clone())
        .collect();
    assert_eq!(pay, ["core", "titanium", "uranium", "gold"]);
}

#[test]
fn progress_has_other_tracks_and_a_higher_paradox_limit() {
    // ANA-SIDEB-17, ANA-SIDEB-21, ANA-SIDEB-22
    let printed = board(Path::Progress, Side::B);
    assert_eq!((printed.morale, printed.supply), ([-6, -4, -2, 0, 3, 5, 7], [4, 4, 5, 5, 7, 8, 8]));
    assert_eq!(printed.time_travel, [0, 1, 2, 4, 8, 10, 12, 14, 16]);
    for (built, limit) in [(&[414][..], 4), (&[414, 405], 5)] {
        let mut game = side_b("progress", "cornella").built(0, built).paradoxes(0, limit - 1).ready();
        assert_eq!(game.view(None).players[0].paradox_limit, limit);
        game.choose(0, use_spot("lab", 1));
        assert_eq!(game.player(0).paradoxes, 0, "the limit is {limit}");
        let mut game = side_b("progress", "cornella").built(0, built).paradoxes(0, limit - 2).ready();
        game.choose(0, use_spot("lab", 1));
        assert_eq!(game.player(0).paradoxes, limit - 1);
    }
}

#[test]
fn progress_administrators_are_not_motivated_on_supply() {
    // ANA-SIDEB-18
    for worker in ["administrator", "genius"] {
        let mut game = side_b("progress", "cornella").active(0, "1A 1G").goods(0, "5W").ready();
        game.choose(0, go(worker, "supply"));
        assert_eq!(game.player(0).supply.unwrap().home, Home::Tired);
    }
}

#[test]
fn progress_scientists_are_motivated_on_plants_factories_and_labs() {
    // ANA-SIDEB-20, ANA-SIDEB-29
    let home = |built: u16, row: &str, worker: &str| {
        let mut game = side_b("progress", "cornella")
            .era(3)
            .active(0, "1S 1E 1A 1G")
            .goods(0, "9W 9T 9N")
            .built(0, &[built])
            .ready();
        game.choose(0, work(worker, row, 1));
        let spot = crate::support::spot(row, 1);
        game.player(0).spot(spot).busy.unwrap().home
    };
    for (built, row) in [(101, "power_plant"), (202, "factory"), (413, "lab")] {
        assert_eq!(home(built, row, "scientist"), Home::Motivated, "{built}");
        assert_eq!(home(built, row, "genius"), Home::Motivated, "{built}, a genius used as a scientist");
        assert_eq!(home(built, row, "engineer"), Home::Tired, "{built}");
    }
    assert_eq!(home(212, "factory", "genius"), Home::Tired, "there a genius works as an engineer");
    assert_eq!(home(309, "life_support", "scientist"), Home::Tired, "not on life supports");
    assert_eq!(home(415, "lab", "scientist"), Home::Dies, "dying is the rule of the space");
    let mut game = side_b("progress", "cornella").active(0, "1S").project(0, "cloning_vat", "lab", 1).ready();
    game.choose(0, work("scientist", "lab", 1));
    assert_eq!(game.player(0).spots[9].busy.unwrap().home, Home::Tired, "not on superprojects");
    let mut plain = crate::support::led_by("progress", "cornella").active(0, "1S").built(0, &[413]).ready();
    plain.choose(0, work("scientist", "lab", 1));
    assert_eq!(plain.player(0).spots[9].busy.unwrap().home, Home::Tired, "side A does not know it");
}

#[test]
fn salvation_pays_for_slots_by_column() {
    // ANA-SIDEB-23
    let slots = |goods: &str| -> Vec<String> {
        let game = side_b("salvation", "amena").goods(0, goods).powering_up();
        game.named(0, "charge")
            .iter()
            .map(|charge| format!("{} {}", charge["slot"], charge["pay"].as_str().unwrap_or("free")))
            .collect()
    };
    assert_eq!(slots("1T 1U 1G 1C"), ["1 titanium", "1 uranium", "1 gold", "2 free", "3 core"]);
    assert_eq!(slots(""), ["2 free"]);
    let printed = board(Path::Salvation, Side::B).slots;
    assert_eq!(
        (printed[0], printed[1], printed[2]),
        (printed[3], printed[4], printed[5]),
        "the bottom row is like the top"
    );
}

#[test]
fn salvation_has_other_tracks_and_puts_anomalies_anywhere() {
    // ANA-SIDEB-24, ANA-SIDEB-26, ANA-SIDEB-27
    let printed = board(Path::Salvation, Side::B);
    assert_eq!((printed.morale, printed.morale_start), ([-8, -6, -4, -2, 0, 2, 4], 4));
    assert_eq!(printed.time_travel, [0, 2, 4, 6, 8, 12, 14, 16, 20]);
    let mut game = side_b("salvation", "amena").built(0, &[414]).paradoxes(0, 2).ready();
    game.choose(0, use_spot("lab", 1));
    assert_eq!(game.named(0, "anomaly").len(), 11, "any free spot");
    game.choose(0, json!({"anomaly": at("lab", 3)}));
    assert!(game.player(0).spots[11].anomaly);
}

#[test]
fn the_printed_tracks_are_what_scores() {
    // ANA-SIDEB-01, ANA-SIDEB-05, ANA-SIDEB-14
    for (path, leader, morale, travel) in [
        ("harmony", "haulani", 8, 16),
        ("dominance", "wolfe", 6, 12),
        ("progress", "cornella", 7, 16),
        ("salvation", "amena", 4, 20),
    ] {
        let outcome = side_b(path, leader).morale(0, 6).with(|game| game.players[0].time_travel = 8).outcome();
        assert_eq!((outcome.seats[0].score.morale, outcome.seats[0].score.time_travel), (morale, travel), "{path}");
    }
}
