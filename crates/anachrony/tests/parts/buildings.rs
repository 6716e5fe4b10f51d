//! The sixty buildings, each used once.

use crate::support::{Played, at, place, position, use_spot, work, workers};
use anachrony::data::{Building, Worker};
use anachrony::player::Home;
use serde_json::{Value, json};
use tabletop::Seat;

/// What everybody has before a building is used.
const OWNED: &str = "9W 9T 9U 9G 9N 9C";

/// A building of seat 0 in era 6, with one of each worker.
fn with_building(number: u16) -> Played {
    let position = position(2).era(6).goods(0, OWNED).active(0, "1S 1E 1A 1G").tired(0, "1E").built(0, &[number]);
    position.paradoxes(0, 1).warp(0, "gold", 2).ready()
}

fn row(number: u16) -> &'static str {
    ["power_plant", "factory", "life_support", "lab"][usize::from(number) / 100 - 1]
}

/// Who may work there.
fn who(number: u16) -> Vec<String> {
    with_building(number).who_can_go(0, json!({"spot": at(row(number), 1)}))
}

/// A worker works there and makes these choices; what the player has then, points, and how the worker comes home.
fn used(number: u16, worker: &str, choices: &[Value]) -> (String, u16, Home) {
    let mut game = with_building(number);
    game.choose(0, work(worker, row(number), 1));
    game.choose_all(0, choices);
    assert_eq!(game.waiting(), [1], "{number} is done");
    let spot = game.player(0).spots[crate::support::spot(row(number), 1).index()];
    (difference(&game), game.player(0).points, spot.busy.unwrap().home)
}

/// Goods gained and paid since.
fn difference(game: &Played) -> String {
    let had = crate::support::goods(OWNED);
    let letters = ["W", "T", "U", "G", "N", "C"];
    let parts = anachrony::data::Good::ALL.into_iter().zip(letters).filter_map(|(good, letter)| {
        let more = i32::from(game.player(0).goods[good]) - i32::from(had[good]);
        (more != 0).then(|| format!("{more:+}{letter}"))
    });
    parts.collect::<Vec<_>>().join(" ")
}

const ALL: [&str; 4] = ["scientist", "engineer", "administrator", "genius"];

#[test]
fn power_plants_reach_as_far_as_they_say() {
    // ANA-PLANT-01, ANA-PLANT-02, ANA-PLANT-03, ANA-PLANT-04, ANA-PLANT-05, ANA-PLANT-06, ANA-PLANT-08, ANA-PLANT-10
    let facts = [
        (101, 1),
        (102, 2),
        (103, 2),
        (104, 2),
        (105, 3),
        (106, 3),
        (107, 3),
        (108, 2),
        (109, 3),
        (110, 4),
        (111, 3),
        (114, 3),
        (115, 3),
    ];
    for (number, range) in facts {
        let mut game = with_building(number);
        game.choose(0, work("scientist", "power_plant", 1));
        if range > 1 {
            let eras: Vec<String> = (6 - range..6).map(|era| era.to_string()).collect();
            assert_eq!(game.words(0, "focus"), eras, "{number}");
        } else {
            assert_eq!(game.player(0).focus, 5, "{number}");
        }
    }
    let only = [104, 108, 109, 114];
    for number in 101..=115 {
        let expected = if only.contains(&number) { vec!["scientist", "genius"] } else { ALL.to_vec() };
        assert_eq!(who(number), expected, "{number}");
    }
}

#[test]
fn power_plants_take_their_price_and_give_their_points_without_a_repayment_too() {
    // ANA-PLANT-07, ANA-PLANT-08, ANA-PLANT-09, ANA-PLANT-10, ANA-PLANT-15, ANA-PLANT-16
    let there = [json!({"focus": 5})];
    let facts = [
        (102, "", 0, Home::Tired),
        (107, "-1U", 1, Home::Tired),
        (108, "", 0, Home::Motivated),
        (109, "-1N", 2, Home::Tired),
        (110, "-1W", 0, Home::Tired),
        (115, "-1G", 1, Home::Tired),
    ];
    for (number, goods, points, home) in facts {
        assert_eq!(used(number, "scientist", &there), (goods.into(), points, home), "{number}");
    }
    let mut poor = with_building(107);
    poor.0.players[0].goods[anachrony::data::Good::Uranium] = 0;
    assert!(!poor.offers(0, work("scientist", "power_plant", 1)));
}

#[test]
fn plant_111_may_take_back_a_token_when_it_is_built() {
    // ANA-PLANT-11
    let mut game = position(2)
        .goods(0, OWNED)
        .active(0, "1S")
        .charged(0, 1)
        .on_top(&[111])
        .warp(0, "gold", 1)
        .warp(0, "suit", 2)
        .ready();
    game.choose_all(0, &[place("scientist", "construct", 1), crate::support::build("power_plant")]);
    assert_eq!(game.choices(0), [json!({"take_back": "gold"}), json!({"take_back": "suit"}), json!("skip")]);
    game.choose(0, json!({"take_back": "gold"}));
    assert_eq!((game.player(0).warped().count(), game.player(0).time_travel, game.player(0).points), (1, 0, 0));
}

#[test]
fn plant_112_takes_a_water_for_each_era_less_what_labs_reach_but_one_at_least() {
    // ANA-PLANT-12, ANA-LAB-01, ANA-LAB-02
    for (labs, costs) in [
        (&[][..], [5, 4, 3, 2, 1]),
        (&[401], [4, 3, 2, 1, 1]),
        (&[402], [3, 2, 1, 1, 1]),
        (&[401, 402], [2, 1, 1, 1, 1]),
    ] {
        for (era, cost) in (1..=5).zip(costs) {
            let mut game = position(2).era(6).goods(0, "5W").active(0, "1S").built(0, &[112]).built(0, labs).ready();
            game.choose_all(0, &[work("scientist", "power_plant", 1), json!({"focus": era})]);
            assert_eq!(game.player(0).goods[anachrony::data::Good::Water], 5 - cost, "{labs:?} to {era}");
            assert_eq!(game.player(0).points, 1);
        }
    }
    let short = |water: &str| position(2).era(6).goods(0, water).active(0, "1S").built(0, &[112]).ready();
    assert!(!short("").offers(0, work("scientist", "power_plant", 1)));
    let mut game = short("2W");
    game.choose(0, work("scientist", "power_plant", 1));
    assert_eq!(game.words(0, "focus"), ["4", "5"]);
}

#[test]
fn plant_113_takes_any_resources_for_range_and_as_many_points_up_to_the_past_eras() {
    // ANA-PLANT-13, ANA-PLANT-17
    let plant = |era: u8, goods: &str, labs: &[u16]| {
        let mut game = position(2).era(era).goods(0, goods).active(0, "1S").built(0, &[113]).built(0, labs).ready();
        game.choose(0, work("scientist", "power_plant", 1));
        game
    };
    assert_eq!(plant(6, "9T", &[]).words(0, "spend"), ["1", "2", "3", "4", "5"], "at least 1, at most the past eras");
    assert_eq!(plant(4, "9T", &[402]).words(0, "spend"), ["1", "2", "3"], "labs or not");
    let mut game = plant(6, "1T 2G", &[]);
    game.choose_all(0, &[json!({"spend": 2}), json!({"pay": "gold"}), json!({"pay": "titanium"})]);
    assert_eq!(game.words(0, "focus"), ["4", "5"], "up to two eras back");
    game.choose(0, json!({"focus": 5}));
    assert!(game.has(0, "1G"));
    assert_eq!(game.player(0).points, 2);
    let mut game = plant(6, "3T", &[401, 402]);
    game.choose(0, json!({"spend": 1}));
    assert_eq!(game.words(0, "focus"), ["2", "3", "4", "5"], "labs reach further");
    game.choose(0, json!({"focus": 2}));
    assert_eq!(game.player(0).points, 1, "but give no points");
    assert!(
        !position(2).era(6).active(0, "1S").built(0, &[113]).ready().offers(0, work("scientist", "power_plant", 1))
    );
}

#[test]
fn plant_114_travels_twice_for_one_water() {
    // ANA-PLANT-14
    let twice = position(2)
        .era(6)
        .goods(0, "1W 1G 1T")
        .active(0, "1S")
        .built(0, &[114])
        .warp(0, "gold", 3)
        .warp(0, "titanium", 5);
    let mut game = twice.ready();
    game.choose_all(0, &[work("scientist", "power_plant", 1), json!({"focus": 3}), json!({"repay": "gold"})]);
    assert_eq!(game.words(0, "focus"), ["3", "4", "5"]);
    game.choose_all(0, &[json!({"focus": 5}), json!({"repay": "titanium"})]);
    assert!(game.has(0, ""));
    assert_eq!((game.player(0).time_travel, game.player(0).focus, game.waiting()), (2, 5, vec![1]));
}

#[test]
fn labs_lengthen_the_range_of_every_plant_and_add_up() {
    // ANA-LAB-01, ANA-LAB-02
    for (labs, first) in [(&[401][..], 4), (&[402], 3), (&[401, 402], 2)] {
        let mut game = position(2).era(6).active(0, "1S").built(0, &[101]).built(0, labs).ready();
        game.choose(0, work("scientist", "power_plant", 1));
        assert_eq!(game.words(0, "focus")[0], first.to_string(), "{labs:?}");
    }
    let both = position(2).era(7).goods(0, "1W").active(0, "1S").built(0, &[114, 402]);
    let mut game = both.ready();
    game.choose(0, work("scientist", "power_plant", 1));
    for _ in 0..2 {
        assert_eq!(game.words(0, "focus")[0], "2", "both travels reach five eras back");
        game.choose(0, json!({"focus": 2}));
    }
}

#[test]
fn factories_pay_and_give_what_they_say() {
    // ANA-FACTORY-01, ANA-FACTORY-02, ANA-FACTORY-04, ANA-FACTORY-05, ANA-FACTORY-06, ANA-FACTORY-07, ANA-FACTORY-08
    // ANA-FACTORY-09, ANA-FACTORY-11, ANA-FACTORY-12, ANA-FACTORY-14
    let facts = [
        (201, "+2T", 0, Home::Motivated),
        (202, "-1W +3T", 0, Home::Tired),
        (204, "+1G", 0, Home::Motivated),
        (205, "-1W +2G", 0, Home::Tired),
        (206, "+1U", 0, Home::Motivated),
        (207, "-1W +2U", 0, Home::Tired),
        (208, "-1W -1G +1N", 1, Home::Tired),
        (209, "-1W -1U +1N", 1, Home::Tired),
        (211, "-1T +1C", 0, Home::Motivated),
        (212, "+1C", 0, Home::Tired),
        (214, "-3W +2C", 0, Home::Tired),
    ];
    for (number, goods, points, home) in facts {
        assert_eq!(used(number, "engineer", &[]), (goods.into(), points, home), "{number}");
    }
    for number in 201..=214 {
        let expected = if number < 210 { ALL.to_vec() } else { vec!["engineer", "genius"] };
        assert_eq!(who(number), expected, "{number}");
    }
}

#[test]
fn factories_with_a_choice() {
    // ANA-FACTORY-03, ANA-FACTORY-10, ANA-FACTORY-13
    assert_eq!(used(203, "scientist", &[json!({"gain": "uranium"})]), ("-1W +1U".into(), 0, Home::Motivated));
    assert_eq!(used(210, "engineer", &[json!({"gain": "neutronium"})]), ("-3W +1N".into(), 0, Home::Tired));
    let three = ["titanium", "gold", "gold"].map(|good| json!({"gain": good}));
    assert_eq!(used(210, "engineer", &three), ("-3W +1T +2G".into(), 0, Home::Tired));
    let two = ["uranium", "gold"].map(|good| json!({"pay": good}));
    assert_eq!(used(213, "engineer", &two), ("-1U -1G +2C".into(), 0, Home::Tired));
}

/// A free action is used; what changed.
fn freely(number: u16, choices: &[Value]) -> (String, u16) {
    let mut game = with_building(number);
    game.choose(0, use_spot(row(number), 1));
    game.choose_all(0, choices);
    assert_eq!((game.waiting(), game.player(0).markers), (vec![0], 6));
    (difference(&game), game.player(0).points)
}

#[test]
fn buildings_with_free_actions() {
    // ANA-FACTORY-15, ANA-LIFE-01, ANA-LIFE-02, ANA-LIFE-03, ANA-LIFE-04, ANA-LAB-14
    assert_eq!(freely(215, &[json!({"gain": "gold"})]), ("-1W +1G".into(), 0));
    for (number, goods) in [(301, "+1W"), (302, "+1W"), (303, "+2W"), (304, "+2W")] {
        assert_eq!(freely(number, &[]), (goods.into(), 0), "{number}");
    }
    assert_eq!(freely(414, &[]), (String::new(), 2));
    let mut game = with_building(414);
    game.choose(0, use_spot("lab", 1));
    assert_eq!(game.player(0).paradoxes, 2);
}

#[test]
fn life_supports_that_give_water_when_they_are_built() {
    // ANA-LIFE-01, ANA-LIFE-02, ANA-LIFE-15
    for (number, water) in [(301, 3), (302, 3), (303, 0), (315, 8)] {
        let lower = if number == 301 { 302 } else { 301 };
        let second = |game: &mut anachrony::Anachrony| {
            // Two stacks to choose from, whichever building is on the first.
            if game.secondary[2].is_empty() {
                let building = Building::numbered(lower).unwrap();
                game.primary[2].tiles.take(building);
                game.secondary[2].push(building);
            }
        };
        let mut game = position(2).goods(0, "2T").active(0, "1S").charged(0, 1).on_top(&[number]).with(second).ready();
        game.choose_all(0, &[place("scientist", "construct", 1), crate::support::build("life_support")]);
        assert_eq!(game.player(0).goods.total(), water, "{number}");
    }
}

#[test]
fn life_supports_pay_and_give_what_they_say() {
    // ANA-LIFE-05, ANA-LIFE-06, ANA-LIFE-07, ANA-LIFE-08, ANA-LIFE-09, ANA-LIFE-10, ANA-LIFE-13, ANA-LIFE-14
    let facts = [
        (305, "+3W", 0, Home::Motivated),
        (306, "+3W", 0, Home::Motivated),
        (307, "+5W", 0, Home::Tired),
        (308, "+5W", 0, Home::Tired),
        (309, "+8W -1N", 0, Home::Tired),
        (310, "+7W", 0, Home::Dies),
        (313, "+6W -1U", 1, Home::Motivated),
        (314, "+6W -1G", 1, Home::Motivated),
    ];
    for (number, goods, points, home) in facts {
        assert_eq!(used(number, "administrator", &[]), (goods.into(), points, home), "{number}");
        let only = [307, 308].contains(&number);
        assert_eq!(who(number), if only { vec!["administrator", "genius"] } else { ALL.to_vec() }, "{number}");
    }
}

#[test]
fn life_supports_311_and_312_halve_the_water_of_supply_rounded_up_each() {
    // ANA-LIFE-11, ANA-LIFE-12
    for (numbers, cost) in [(&[][..], 5), (&[311], 3), (&[312], 3), (&[311, 312], 2)] {
        let mut game = position(2).goods(0, "5W").active(0, "1A").built(0, numbers).ready();
        game.choose(0, crate::support::go("administrator", "supply"));
        assert_eq!(game.player(0).goods[anachrony::data::Good::Water], 5 - cost, "{numbers:?}");
    }
    let game = position(2).goods(0, "2W").active(0, "1A").built(0, &[311, 312]).ready();
    assert!(game.offers(0, crate::support::go("administrator", "supply")));
}

#[test]
fn labs_that_work_on_what_is_on_the_board() {
    // ANA-LAB-03, ANA-LAB-04, ANA-LAB-07, ANA-LAB-08
    let mut game = with_building(403);
    game.choose(0, work("engineer", "lab", 1));
    assert_eq!((difference(&game), game.player(0).suits_charged()), ("-1C".into(), 1));
    assert_eq!(used(403, "engineer", &[]).2, Home::Motivated);
    let mut game = with_building(404);
    assert_eq!(who(404), ["scientist", "genius"]);
    game.choose(0, work("scientist", "lab", 1));
    assert_eq!((difference(&game), game.player(0).paradoxes), (String::new(), 0));
    assert_eq!(used(404, "scientist", &[]).2, Home::Tired);
    let mut game = with_building(407);
    assert_eq!(who(407), ["scientist", "genius"]);
    game.choose(0, work("scientist", "lab", 1));
    assert_eq!((difference(&game), game.player(0).warped().count()), (String::new(), 0));
    for (worker, home) in [
        ("scientist", Home::Tired),
        ("engineer", Home::Tired),
        ("administrator", Home::Motivated),
        ("genius", Home::Motivated),
    ] {
        assert_eq!(used(408, worker, &[]), (String::new(), 0, home), "{worker}");
    }
    let mut game = with_building(408);
    game.choose(0, work("scientist", "lab", 1));
    assert_eq!((game.player(0).active, game.player(0).tired), (workers("2E 1A 1G"), workers("")));
}

#[test]
fn labs_that_bring_workers() {
    // ANA-LAB-09, ANA-LAB-10
    for (number, choices, gained) in [
        (409, vec![json!({"new_worker": "scientist"})], Worker::Scientist),
        (409, vec![json!({"new_worker": "engineer"})], Worker::Engineer),
        (410, vec![], Worker::Genius),
    ] {
        assert_eq!(who(number), ["administrator", "genius"]);
        assert_eq!(used(number, "administrator", &choices), ("-2W".into(), 0, Home::Motivated), "{number}");
        let mut game = with_building(number);
        game.choose(0, work("administrator", "lab", 1));
        game.choose_all(0, &choices);
        assert_eq!(game.player(0).active[gained], 2, "{number}: active");
    }
}

#[test]
fn lab_411_sets_the_second_die_for_a_water() {
    // ANA-LAB-11
    let mut game = position(2).active(0, "1S").charged(0, 1).goods(0, "1W").built(0, &[411]).ready();
    game.choose_all(0, &[place("scientist", "research", 1), json!({"set_symbol": "warfare"})]);
    assert_eq!(game.words(0, "set_shape").len(), 3);
    game.choose(0, json!({"set_shape": "triangle"}));
    assert!(game.has(0, ""));
    assert_eq!(game.player(0).breakthroughs[crate::support::named("triangle_warfare")], 1);
    let mut game = position(2).active(0, "1S").charged(0, 1).built(0, &[411]).ready();
    game.choose_all(0, &[place("scientist", "research", 1), json!({"set_symbol": "warfare"})]);
    assert_eq!(game.waiting(), [1], "without water it is rolled");
}

#[test]
fn labs_that_give_points() {
    // ANA-LAB-12, ANA-LAB-13, ANA-LAB-15
    assert_eq!(used(412, "engineer", &[json!({"pay": "titanium"})]), ("-1T".into(), 2, Home::Tired));
    assert_eq!(used(413, "engineer", &[]), ("+1W".into(), 1, Home::Tired));
    assert_eq!(used(415, "scientist", &[]), ("+2W".into(), 2, Home::Dies));
    assert_eq!(who(415), ["scientist", "genius"]);
}

#[test]
fn lab_406_makes_anomalies_cost_two_points_less() {
    // ANA-LAB-06
    let outcome =
        position(2).built(0, &[406]).anomaly(0, "factory", 1).anomaly(0, "factory", 2).anomaly(1, "lab", 1).outcome();
    assert_eq!((outcome.seats[0].score.anomalies, outcome.seats[1].score.anomalies), (-2, -3));
}

#[test]
fn no_building_without_a_test_of_what_it_does() {
    // Passive and once-only ones are shown above; everything else is used by a worker or a marker.
    let mut passive = Vec::new();
    for building in Building::all() {
        let number = building.printed().number;
        let game = with_building(number);
        let usable = !who(number).is_empty() || game.offers(0, use_spot(row(number), 1));
        if !usable {
            passive.push(number);
        }
    }
    assert_eq!(passive, [311, 312, 315, 401, 402, 405, 406, 411]);
    assert_eq!(Seat(0).index(), 0);
}
