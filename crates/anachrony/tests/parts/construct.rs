//! Construction, the abilities of tiles, and workers as payment.

use crate::support::{Played, Position, at, build, named, place, position, use_spot, work, workers};
use anachrony::data::{Good, Row};
use anachrony::player::Tile;
use serde_json::{Value, json};
use tabletop::Seat;

/// Seat 0 with everything it could need, one of each worker, in era 3.
fn rich() -> Position {
    position(2).era(3).goods(0, "20W 20T 20U 20G 20N 5C").active(0, "1S 1E 1A 1G").charged(0, 2)
}

/// This worker of seat 0 goes to construct.
fn constructing(position: Position, worker: &str) -> Played {
    let mut game = position.ready();
    game.choose(0, place(worker, "construct", 1));
    game
}

fn superproject(row: &str, place: u8) -> Value {
    json!({"superproject": at(row, place)})
}

/// What seat 0 has paid, compared with what [`rich`] has.
fn paid(game: &Played) -> String {
    let had = crate::support::goods("20W 20T 20U 20G 20N 5C");
    let letters = [
        (Good::Neutronium, 'N'),
        (Good::Uranium, 'U'),
        (Good::Titanium, 'T'),
        (Good::Gold, 'G'),
        (Good::Water, 'W'),
        (Good::Core, 'C'),
    ];
    let parts: Vec<String> = letters
        .iter()
        .filter(|(good, _)| had[*good] != game.player(0).goods[*good])
        .map(|(good, letter)| format!("{}{letter}", i32::from(had[*good]) - i32::from(game.player(0).goods[*good])))
        .collect();
    parts.join(" ")
}

#[test]
fn construct_builds_one_building_or_one_superproject() {
    // ANA-CONSTRUCT-01
    let ready = rich().above(3, "continuum_stabilizer").breakthroughs(0, &["square_time_travel"]);
    let mut game = constructing(ready, "scientist");
    assert_eq!((game.named(0, "build").len(), game.named(0, "superproject").len()), (8, 4));
    game.choose(0, build("lab"));
    assert_eq!((game.player(0).spots_taken(), game.waiting()), (1, vec![1]));
}

#[test]
fn each_spot_has_its_cost_from_the_left() {
    // ANA-CONSTRUCT-02
    let facts = [
        ("power_plant", ["1N 2T 1W", "1N 2T 1G 2W", "2N 2T 2W"], [101, 102, 103]),
        ("factory", ["2T 1G", "2T 1G 2W", "2T 2G 2W"], [201, 202, 203]),
        ("life_support", ["2T", "1U 2T 1W", "1U 2T 1G 2W"], [303, 305, 306]),
        ("lab", ["1U 2T 1W", "1U 2T 2W", "2U 2T 1G 2W"], [401, 402, 403]),
    ];
    for (row, costs, numbers) in facts {
        for (place, cost) in costs.iter().enumerate() {
            let top = if row == "life_support" { 307 } else { numbers[2] + 1 };
            let mut game = constructing(rich().built(0, &numbers[..place]).on_top(&[top]), "scientist");
            game.choose(0, build(row));
            assert_eq!(paid(&game), *cost, "{row} {}", place + 1);
            let spot = crate::support::spot(row, place + 1);
            assert!(matches!(game.player(0).spot(spot).tile, Tile::Building(tile) if tile.printed().number == top));
        }
    }
}

#[test]
fn a_full_row_takes_no_building() {
    // ANA-CONSTRUCT-03
    let game = constructing(rich().built(0, &[401, 402, 403]), "scientist");
    assert!(!game.offers(0, build("lab")) && game.offers(0, build("factory")));
}

#[test]
fn only_the_superproject_in_focus_can_be_built_and_its_place_stays_empty() {
    // ANA-CONSTRUCT-05, ANA-CONSTRUCT-13
    let ready = || rich().above(2, "continuum_stabilizer").breakthroughs(0, &["square_time_travel"; 2]);
    assert!(constructing(ready(), "scientist").named(0, "superproject").is_empty(), "the focus lies on era 3");
    let mut game = constructing(ready().focus(0, 2), "scientist");
    game.choose(0, superproject("lab", 1));
    assert_eq!(game.0.superprojects[1], None);
    game.choose(1, json!("pass"));
    game.choose(0, place("engineer", "construct", 2));
    assert!(game.named(0, "superproject").is_empty(), "nothing replaces it");
}

#[test]
fn a_superproject_lies_as_far_left_as_any_row_has_two_free_spots() {
    // ANA-CONSTRUCT-06, ANA-CONSTRUCT-07
    let ready = || rich().above(3, "continuum_stabilizer").breakthroughs(0, &["square_time_travel"]);
    let game = constructing(ready().built(0, &[201, 401]), "scientist");
    assert_eq!(game.named(0, "superproject"), [at("power_plant", 1), at("life_support", 1)]);
    let mut game = constructing(ready().built(0, &[101, 201, 301, 401]).anomaly(0, "lab", 2), "scientist");
    assert_eq!(game.named(0, "superproject"), [at("power_plant", 2), at("factory", 2), at("life_support", 2)]);
    game.choose(0, superproject("factory", 2));
    assert_eq!(paid(&game), "2T 2G", "its own cost, not that of the spots");
    assert_eq!(game.player(0).breakthroughs.total(), 0);
    assert_eq!(game.player(0).spots[5].tile, Tile::Beside);
}

#[test]
fn without_two_free_spots_side_by_side_there_is_no_superproject() {
    // ANA-CONSTRUCT-09
    let ready = rich().above(3, "continuum_stabilizer").breakthroughs(0, &["square_time_travel"]);
    let game =
        ["power_plant", "factory", "life_support", "lab"].iter().fold(ready, |game, row| game.anomaly(0, row, 2));
    assert!(constructing(game, "scientist").named(0, "superproject").is_empty());
}

#[test]
fn a_worker_in_the_cost_is_active_or_tired_but_never_the_one_who_builds() {
    // ANA-CONSTRUCT-08, ANA-WORKER-06, ANA-WORKER-07
    let ready = |active: &str, tired: &str| {
        rich().above(3, "uranium_cores").breakthroughs(0, &["triangle_warfare"]).active(0, active).tired(0, tired)
    };
    let mut game = constructing(ready("2S", "1S"), "scientist");
    game.choose(0, superproject("lab", 1));
    assert_eq!(game.named(0, "pay_worker").len(), 2, "from either column");
    game.choose(0, json!({"pay_worker": {"worker": "scientist", "column": "tired"}}));
    assert_eq!((game.player(0).active, game.player(0).tired), (workers("1S"), workers("")));
    let mut game = constructing(ready("1S", ""), "scientist");
    assert!(game.named(0, "superproject").is_empty(), "the only scientist stands on the space");
    game.choose(0, build("lab"));
    assert!(
        constructing(ready("1E 1G", "1G"), "engineer").named(0, "superproject").is_empty(),
        "no genius in the place of a scientist"
    );
    assert!(!constructing(ready("1E", "1S"), "engineer").named(0, "superproject").is_empty());
}

#[test]
fn a_chain_that_only_the_builder_could_pay_for_is_not_begun() {
    // ANA-WORKER-06, ANA-TURN-10
    let ready = |active: &str| {
        let position = position(2).era(3).goods(0, "3U 1T").charged(0, 1).active(0, active);
        position.above(3, "uranium_cores").breakthroughs(0, &["triangle_warfare"]).ready()
    };
    assert!(!ready("1S").can_go(0, json!({"construct": 1})));
    assert!(ready("2S").can_go(0, json!({"construct": 1})));
    assert_eq!(ready("1S 1E").who_can_go(0, json!({"construct": 1})), ["engineer"]);
}

#[test]
fn administrators_do_not_construct_and_engineers_save_a_titanium() {
    // ANA-CONSTRUCT-10, ANA-CONSTRUCT-11
    assert_eq!(rich().ready().who_can_go(0, json!({"construct": 1})), ["scientist", "engineer", "genius"]);
    for (worker, cost) in [("scientist", "2T 1G"), ("engineer", "1T 1G"), ("genius", "1T 1G")] {
        let mut game = constructing(rich(), worker);
        game.choose(0, build("factory"));
        assert_eq!(paid(&game), cost, "{worker}");
    }
    let ready = rich().above(3, "continuum_stabilizer").breakthroughs(0, &["square_time_travel"]);
    let mut game = constructing(ready, "engineer");
    game.choose(0, superproject("lab", 1));
    assert_eq!(paid(&game), "1T 2G", "on a superproject too");
}

#[test]
fn discounts_add_up_and_what_cannot_be_used_is_lost() {
    // ANA-CONSTRUCT-12, ANA-CONSTRUCT-15, ANA-SUPER-12
    let field = || rich().project(0, "anti_gravity_field", "power_plant", 1).on_top(&[303]);
    let mut game = constructing(field(), "engineer");
    game.choose(0, build("life_support"));
    assert_eq!(paid(&game), "", "2 T less 1 T less 1 T");
    let mut game = constructing(field().era(5).tile("less_of_any", 1), "engineer");
    game.choose(0, build("life_support"));
    assert_eq!(paid(&game), "", "the third discount has nothing left to be taken off");
    let mut game = constructing(field().era(5).tile("less_neutronium", 1), "scientist");
    game.choose(0, build("factory"));
    assert_eq!(game.words(0, "discount"), ["titanium", "gold"], "of what the cost has; neutronium it has not");
    game.choose(0, json!({"discount": "gold"}));
    assert_eq!(paid(&game), "2T");
}

#[test]
fn a_discount_is_offered_only_where_the_rest_can_be_paid() {
    // ANA-CONSTRUCT-12, ANA-TURN-10
    let field = |goods: &str| {
        let position =
            position(2).era(3).project(0, "anti_gravity_field", "power_plant", 1).charged(0, 1).active(0, "1S");
        position.goods(0, goods).with(|game| game.players[0].spots.swap(0, 0)).ready()
    };
    assert!(field("2T 1U").can_go(0, json!({"construct": 1})), "life support needs 2 T");
    let mut game = field("1T 1G");
    game.choose(0, place("scientist", "construct", 1));
    assert_eq!(game.words(0, "build").len(), 4);
    game.choose(0, build("factory"));
    assert!(game.has(0, ""), "only titanium could be left out, so nobody was asked");
    assert!(!field("1G").can_go(0, json!({"construct": 1})));
}

#[test]
fn what_a_tile_gives_cannot_pay_for_it() {
    // ANA-CONSTRUCT-14
    let thirsty = position(2).active(0, "1S").charged(0, 1).built(0, &[303]).goods(0, "1U 2T").on_top(&[315]);
    assert!(!thirsty.ready().can_go(0, json!({"construct": 1})), "315 gives 8 W, but its spot costs 1 W before");
}

#[test]
fn a_tile_can_be_used_from_the_moment_it_lies_there() {
    // ANA-ABILITY-01, ANA-ABILITY-02
    let mut game = constructing(rich().on_top(&[305]), "scientist");
    game.choose(0, build("life_support"));
    game.choose(1, json!("pass"));
    assert!(game.offers(0, work("engineer", "life_support", 1)), "in the same era");
    let mut game = constructing(rich().on_top(&[303]), "scientist");
    game.choose(0, build("life_support"));
    game.choose(1, json!("pass"));
    assert!(game.offers(0, use_spot("life_support", 1)));
}

#[test]
fn what_is_given_once_is_given_when_the_tile_is_placed_and_never_again() {
    // ANA-ABILITY-03, ANA-LIFE-15
    let mut game = constructing(rich().on_top(&[315]), "scientist");
    game.choose(0, build("life_support"));
    assert_eq!(game.player(0).goods[Good::Water], 28);
    game.choose(1, json!("pass"));
    assert!(!game.offers(0, work("engineer", "life_support", 1)) && !game.offers(0, use_spot("life_support", 1)));
    game.end_era();
    assert_eq!(game.player(0).goods[Good::Water], 28);
}

#[test]
fn actions_given_once_ask_for_no_kind_of_worker() {
    // ANA-ABILITY-04, ANA-SUPER-19
    let center = rich().above(3, "neutronium_research_center").breakthroughs(0, &["circle_technology"]).tired(0, "1S");
    let mut game = constructing(center, "engineer");
    game.choose_all(0, &[superproject("lab", 1), json!({"pay_worker": {"worker": "scientist", "column": "tired"}})]);
    assert_eq!(game.named(0, "set_shape").len(), 3, "an engineer built it, and research follows");
    assert!(game.offers(0, json!("skip")));
    game.choose(0, json!({"set_symbol": "society"}));
    assert_eq!(game.player(0).breakthroughs.total(), 1);
    assert_eq!(game.named(0, "set_shape").len(), 3, "and once more");
    game.choose(0, json!({"set_symbol": "society"}));
    assert_eq!((game.player(0).breakthroughs.total(), game.waiting()), (2, vec![1]));
}

#[test]
fn a_capital_action_from_a_tile_is_the_plain_one_whatever_the_spaces() {
    // ANA-ABILITY-05, ANA-SUPER-04
    let outback = rich().era(5).project(0, "outback_conditioner", "factory", 1).goods(0, "2W").pool("1A");
    for position in
        [outback, rich().era(5).project(0, "outback_conditioner", "factory", 1).goods(0, "2W").pool("1A").full(1, 1)]
    {
        let mut game = position.ready();
        let before = game.0.capital;
        game.choose(0, work("administrator", "factory", 1));
        assert_eq!((game.player(0).points, game.0.capital), (1, before), "one bonus, no tile, no space, full or not");
        assert!(game.has(0, ""));
    }
}

#[test]
fn four_kinds_of_workers_and_a_genius_pays_as_a_genius() {
    // ANA-WORKER-01, ANA-WORKER-05
    assert_eq!(
        anachrony::data::Worker::ALL.map(anachrony::data::Worker::name),
        ["scientist", "engineer", "administrator", "genius"]
    );
    let mut game = position(2).tired(0, "1G").project(0, "dark_matter_converter", "lab", 1).ready();
    game.choose(0, use_spot("lab", 1));
    game.choose(0, json!({"gain": "core"}));
    assert_eq!(game.0.workers_of(Seat(0)), workers(""), "any worker, so a genius too");
}

#[test]
fn breakthroughs_are_the_one_shown_or_two_of_two_shapes() {
    // ANA-SUPER-24
    let with =
        |project: &str, names: &[&str]| constructing(rich().above(3, project).breakthroughs(0, names), "scientist");
    let offered = |project: &str, names: &[&str]| !with(project, names).named(0, "superproject").is_empty();
    assert!(offered("rescue_pods", &["triangle_society"]));
    assert!(offered("rescue_pods", &["circle_warfare", "square_genetics"]));
    assert!(!offered("rescue_pods", &["triangle_warfare"]));
    assert!(!offered("rescue_pods", &["circle_warfare", "circle_genetics"]));
    assert!(!offered("rescue_pods", &["square_warfare"]));
    assert!(offered("cloning_vat", &["circle_warfare", "circle_genetics"]), "the pair of one shape is the only way");
    assert!(!offered("cloning_vat", &["circle_warfare", "square_genetics"]));
    let mut game = with("rescue_pods", &["triangle_society", "circle_warfare", "circle_society", "square_genetics"]);
    game.choose(0, superproject("lab", 1));
    assert_eq!(game.words(0, "pay_breakthrough"), ["triangle_society", "circle_warfare", "circle_society"]);
    let mut one = Played(game.0.clone());
    one.choose(0, json!({"pay_breakthrough": "triangle_society"}));
    assert_eq!(one.player(0).breakthroughs.total(), 3);
    game.choose(0, json!({"pay_breakthrough": "circle_warfare"}));
    assert_eq!(game.player(0).breakthroughs.total(), 2, "the square follows by itself");
    assert_eq!(game.player(0).breakthroughs[named("circle_society")], 1);
}

#[test]
fn a_superproject_costs_cores_too_if_it_says_so() {
    // ANA-CONSTRUCT-07, ANA-SUPER-21
    let mut game = constructing(rich().above(3, "rescue_pods").breakthroughs(0, &["triangle_society"]), "scientist");
    game.choose(0, superproject("lab", 1));
    assert_eq!(paid(&game), "2T 3W 1C");
    assert_eq!(game.0.score_of(Seat(0)).superprojects, 5);
    assert_eq!(Row::ALL.len(), 4);
}
