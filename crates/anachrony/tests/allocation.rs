//! The path of choices and apply allocates nothing, and a state stays small.

use allocation_counter::measure;
use anachrony::{Anachrony, Choice};
use tabletop::Game;
use tabletop::kit::Series;

#[test]
fn listing_and_making_choices_allocates_nothing() {
    let mut list = Vec::with_capacity(1024);
    for options in [
        r#"{"players":4}"#,
        r#"{"players":2,"side":"B","variants":["asset_draft","goal_draft"]}"#,
        r#"{"players":3,"side":"B","paths":"chosen","variants":["alternate_timeline"]}"#,
    ] {
        let series = Series::<Anachrony>::new(options);
        for number in 0..50 {
            let mut game = series.start(number);
            let during = measure(|| _ = Series::play_on(&mut game, number, &mut list));
            assert_eq!(during.count_total, 0, "{options}, game {number}");
            assert!(game.outcome().is_some());
        }
    }
    assert_eq!(measure(|| drop(std::hint::black_box(vec![1]))).count_total, 1, "the count counts");
}

#[test]
fn a_state_is_smaller_than_four_kilobytes_and_a_choice_than_a_word() {
    assert!(size_of::<Anachrony>() < 4096, "{}", size_of::<Anachrony>());
    assert!(size_of::<Choice>() <= 8, "{}", size_of::<Choice>());
}
