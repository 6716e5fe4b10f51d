//! The endgame cards.

use crate::support::{Position, named, position};

/// Whether seat 0 alone leads this card, and the other does if they change places.
fn leads(goal: &str, change: impl Fn(Position, usize) -> Position) {
    for leader in 0..2 {
        let others = anachrony::data::Goal::ALL.into_iter().filter(|other| other.name() != goal).take(4);
        let mut goals: Vec<_> = others.chain([named(goal)]).collect();
        goals.sort_unstable();
        let with = |position: Position| {
            let goals = goals.clone();
            position.with(|game| game.goals = goals.into_iter().collect()).outcome()
        };
        let (before, after) = (with(position(2)), with(change(position(2), leader)));
        let lost = before.seats[1 - leader].score.goals - after.seats[1 - leader].score.goals;
        assert!(lost >= 3, "{goal} for seat {leader}");
        assert_eq!(after.seats[leader].score.goals, 15);
    }
}

#[test]
fn each_card_counts_what_it_names() {
    // ANA-GOAL-01, ANA-GOAL-02, ANA-GOAL-03, ANA-GOAL-05, ANA-GOAL-09
    leads("most_workers", |position, seat| position.tired(seat, "1E"));
    leads("most_water", |position, seat| position.goods(seat, "1W"));
    leads("most_breakthroughs", |position, seat| position.breakthroughs(seat, &["circle_society"]));
    leads("highest_morale", |position, seat| position.morale(seat, 4));
    leads("furthest_time_travel", |position, seat| position.with(|game| game.players[seat].time_travel = 1));
}

/// The points that seat 0 and seat 1 have from this one card.
fn from_card(goal: &str, position: Position) -> [i32; 2] {
    let outcome = position.with(|game| {
        let card = anachrony::data::Goal::ALL.into_iter().find(|other| other.name() == goal).unwrap();
        let mut goals = vec![card];
        goals.extend(anachrony::data::Goal::ALL.into_iter().filter(|other| *other != card).take(4));
        goals.sort_unstable();
        game.goals = goals.into_iter().collect();
    });
    let full = outcome.outcome();
    // What the other cards bring is known from a game without this one.
    let game = full.seats.iter().map(|seat| seat.score.goals).collect::<Vec<_>>();
    [game[0], game[1]]
}

#[test]
fn superprojects_take_two_spots_and_anomalies_one() {
    // ANA-GOAL-04
    let with = |position: Position| position.outcome().seats.iter().map(|seat| seat.score.goals).collect::<Vec<_>>();
    let both = |change: fn(Position) -> Position| with(change(position(2)));
    assert_eq!(both(|position| position.anomaly(0, "lab", 1)), [15, 12]);
    assert_eq!(both(|position| position.project(0, "exocrawler", "lab", 1).built(1, &[101, 102])), [15, 15]);
    assert_eq!(both(|position| position.project(0, "exocrawler", "lab", 1).built(1, &[101, 102, 103])), [12, 15]);
}

#[test]
fn ranges_add_up_over_plants_labs_and_tourism() {
    // ANA-GOAL-06, ANA-GOAL-07, ANA-EX-05
    let range = |position: Position| from_card("largest_range", position);
    let alone = range(position(2).built(0, &[110]));
    assert_eq!(alone[0] - alone[1], 3 + 3, "and the spot it takes");
    // 112 and 113 count 1 each, 401 1, 402 2, tourism 3: eight against two plants of 4 and 3, and one of 1.
    let many =
        |position: Position| position.built(0, &[112, 113, 401, 402]).project(0, "temporal_tourism", "factory", 1);
    let level = range(
        many(position(2)).built(1, &[110, 106, 101]).anomaly(1, "lab", 1).anomaly(1, "lab", 2).anomaly(1, "lab", 3),
    );
    assert_eq!(level, [15, 15], "eight each");
    let behind = range(
        many(position(2)).built(1, &[110, 106, 102]).anomaly(1, "lab", 1).anomaly(1, "lab", 2).anomaly(1, "lab", 3),
    );
    assert_eq!(behind, [12, 15], "eight against nine");
    let twice = range(position(2).built(0, &[114]).built(1, &[105]));
    assert_eq!(twice, [15, 15], "114 counts 3");
    let once = range(position(2).built(0, &[101, 102, 401]).built(1, &[110]).built(1, &[406, 413]));
    assert_eq!(once, [15, 15], "a lab counts once, not for each plant");
}

#[test]
fn the_most_superprojects_count_uncovered_ones() {
    // ANA-GOAL-08
    let counted = |position: Position| from_card("most_superprojects", position);
    let open = counted(position(2).project(0, "exocrawler", "lab", 1).built(1, &[101, 102]));
    assert_eq!(open, [15, 12]);
    let covered = counted(position(2).project(0, "exocrawler", "lab", 1).anomaly(0, "lab", 1).built(1, &[101, 102]));
    assert_eq!(covered, [15, 15]);
}
