//! The path of choices and apply allocates nothing, and a state stays small.

use allocation_counter::measure;
use tabletop::Game;
use tabletop::kit::Series;
use the_loop::{Choice, TheLoop};

#[test]
fn listing_and_making_choices_allocates_nothing() {
    let mut list = Vec::with_capacity(1024);
    for options in [
        r#"{"players":2}"#,
        r#"{"players":3,"agents":"chosen"}"#,
        r#"{"players":1,"team":2,"agents":"chosen"}"#,
        r#"{"players":4,"level":"agency_legend"}"#,
        r#"{"players":1,"team":3}"#,
    ] {
        let series = Series::<TheLoop>::new(options);
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
    assert!(size_of::<TheLoop>() < 4096, "{}", size_of::<TheLoop>());
    assert!(size_of::<Choice>() <= 8, "{}", size_of::<Choice>());
}
