//! The path of choices and apply allocates nothing, and a state stays small.

use allocation_counter::measure;
use tabletop::Game;
use tabletop::kit::Series;
use wonderful_world::{Choice, WonderfulWorld};

#[test]
fn listing_and_making_choices_allocates_nothing() {
    let mut list = Vec::with_capacity(1024);
    for options in [r#"{"players":4}"#, r#"{"players":2,"side":"B"}"#, r#"{"players":1}"#, r#"{"scenario":"05"}"#] {
        let series = Series::<WonderfulWorld>::new(options);
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
    assert!(size_of::<WonderfulWorld>() < 4096, "{}", size_of::<WonderfulWorld>());
    assert!(size_of::<Choice>() <= 8, "{}", size_of::<Choice>());
}
