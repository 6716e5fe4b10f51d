//! Properties of the small parts, over whatever comes.

use proptest::prelude::*;
use std::collections::BTreeSet;
use tabletop::{Chance, Dice, List, Seat, Seats, Seed, closest};

const N: usize = 6;

/// Something done to a list.
#[derive(Clone, Copy, Debug)]
enum Act {
    TryPush(u8),
    Pop,
    Insert(usize, u8),
    Remove(usize),
    InsertSorted(u8),
    Take(u8),
    Clear,
    Sort,
}

fn acts() -> impl Strategy<Value = Vec<Act>> {
    let act = prop_oneof![
        4 => (0..9u8).prop_map(Act::TryPush),
        2 => Just(Act::Pop),
        2 => (0..N, 0..9u8).prop_map(|(index, item)| Act::Insert(index, item)),
        2 => (0..N).prop_map(Act::Remove),
        2 => (0..9u8).prop_map(Act::InsertSorted),
        2 => (0..9u8).prop_map(Act::Take),
        1 => Just(Act::Clear),
        1 => Just(Act::Sort),
    ];
    prop::collection::vec(act, 0..40)
}

proptest! {
    #[test]
    fn a_seed_is_read_back_from_its_digits(bytes: [u8; 32]) {
        let seed = Seed(bytes);
        let text = seed.to_string();
        prop_assert_eq!(text.len(), 64);
        prop_assert_eq!(Seed::from_text(&text), Ok(seed));
        prop_assert_eq!(Seed::from_text(&text.to_uppercase()), Ok(seed));
        let json = serde_json::to_string(&seed).unwrap();
        prop_assert_eq!(serde_json::from_str::<Seed>(&json).unwrap(), seed);
    }

    #[test]
    fn a_text_is_a_seed_if_it_is_short_or_hexadecimal(text in "\\PC{0,40}|[0-9a-fA-F]{62,66}") {
        let hexadecimal = text.len() == 64 && text.bytes().all(|byte| byte.is_ascii_hexdigit());
        let seed = Seed::from_text(&text);
        prop_assert_eq!(seed.is_ok(), text.len() <= 32 || hexadecimal);
        if let (Ok(Seed(bytes)), false) = (seed, hexadecimal) {
            prop_assert_eq!(&bytes[..text.len()], text.as_bytes());
            prop_assert!(bytes[text.len()..].iter().all(|&byte| byte == 0));
        }
    }

    #[test]
    fn a_number_is_the_seed_of_its_decimal_text(number: u64) {
        let json = number.to_string();
        prop_assert_eq!(serde_json::from_str::<Seed>(&json).unwrap(), Seed::from_text(&json).unwrap());
    }

    #[test]
    fn a_list_is_a_vector_that_ends_at_its_length(acts in acts()) {
        let mut list = List::<u8, N>::new();
        let mut vector = Vec::new();
        for act in acts {
            let full = vector.len() == N;
            match act {
                Act::TryPush(item) => {
                    prop_assert_eq!(list.try_push(item), if full { Err(item) } else { Ok(()) });
                    if !full {
                        vector.push(item);
                    }
                }
                Act::Pop => prop_assert_eq!(list.pop(), vector.pop()),
                Act::Insert(index, item) if !full && index <= vector.len() => {
                    list.insert(index, item);
                    vector.insert(index, item);
                }
                Act::Remove(index) if index < vector.len() => prop_assert_eq!(list.remove(index), vector.remove(index)),
                Act::InsertSorted(item) if !full => {
                    list.sort_unstable();
                    list.insert_sorted(item);
                    vector.push(item);
                    vector.sort_unstable();
                }
                Act::Take(item) => {
                    let index = vector.iter().position(|&other| other == item);
                    prop_assert_eq!(list.take(item), index.is_some());
                    index.map(|index| vector.remove(index));
                }
                Act::Clear => {
                    list.clear();
                    vector.clear();
                }
                Act::Sort => {
                    list.sort_unstable();
                    vector.sort_unstable();
                }
                _ => {}
            }
            prop_assert_eq!(&list[..], &vector[..]);
        }
        prop_assert_eq!(list, vector.iter().copied().collect());
        prop_assert_eq!(format!("{list:?}"), format!("{vector:?}"));
        let json = serde_json::to_string(&list).unwrap();
        prop_assert_eq!(&json, &serde_json::to_string(&vector).unwrap());
        prop_assert_eq!(serde_json::from_str::<List<u8, N>>(&json).unwrap(), list);
    }

    #[test]
    fn equal_lists_are_equal_whatever_lay_in_them_before(left in acts(), right in acts()) {
        let [left, right] = [left, right].map(|acts| {
            let mut list = List::<u8, N>::new();
            for act in acts {
                match act {
                    Act::TryPush(item) => _ = list.try_push(item),
                    Act::Pop => _ = list.pop(),
                    _ => {}
                }
            }
            list
        });
        prop_assert_eq!(left == right, left[..] == right[..]);
    }

    #[test]
    fn seats_are_a_set_of_the_first_sixteen_numbers(
        changes in prop::collection::vec((any::<bool>(), prop_oneof![0..20u8, any::<u8>()]), 0..40),
        others in prop::collection::vec(any::<u8>(), 0..5),
    ) {
        let (mut seats, mut set) = (Seats::NONE, BTreeSet::new());
        for (add, number) in changes {
            let seat = Seat(number);
            if add {
                seats.insert(seat);
                if seat.index() < Seats::MOST {
                    set.insert(seat);
                }
            } else {
                prop_assert_eq!(seats.without(seat), seats.iter().filter(|&other| other != seat).collect());
                seats.remove(seat);
                set.remove(&seat);
            }
            prop_assert_eq!(seats.contains(seat), set.contains(&seat));
            prop_assert_eq!(Seats::only(seat), [seat].into_iter().collect());
        }
        prop_assert!(seats.iter().eq(set.iter().copied()));
        prop_assert_eq!((seats.len(), seats.is_empty()), (set.len(), set.is_empty()));
        let others: Seats = others.into_iter().map(Seat).collect();
        prop_assert!(seats.union(others).iter().eq(set.iter().copied().chain(others.iter()).collect::<BTreeSet<_>>()));
        let json = serde_json::to_string(&seats).unwrap();
        prop_assert_eq!(serde_json::from_str::<Seats>(&json).unwrap(), seats);
    }

    #[test]
    fn the_first_seats_are_as_many_as_asked_for(count in 0..=Seats::MOST) {
        prop_assert!(Seats::first(count).iter().eq((0..count as u8).map(Seat)));
    }

    #[test]
    fn a_number_below_is_below_and_a_shuffle_keeps_everything(seed: [u8; 32], stream: u64, below in 1..=u32::MAX) {
        let mut dice = Dice::new(Seed(seed), stream);
        prop_assert!((0..20).all(|_| dice.below(below) < below));
        let mut items: Vec<u8> = (0..50).collect();
        dice.shuffle(&mut items);
        prop_assert!(items.iter().all(|item| dice.pick(&[*item]) == Some(*item)));
        items.sort_unstable();
        prop_assert!(items.into_iter().eq(0..50));
    }

    #[test]
    fn small_numbers_are_as_likely_as_each_other(seed: [u8; 32], below in 2..9u32) {
        let mut dice = Dice::new(Seed(seed), 0);
        let mut seen = vec![0u32; below as usize];
        for _ in 0..1_000 * below {
            seen[dice.below(below) as usize] += 1;
        }
        // Six standard deviations of about 31: never by chance.
        prop_assert!(seen.iter().all(|count| count.abs_diff(1_000) < 190), "{:?}", seen);
    }

    #[test]
    fn the_streams_of_a_game_go_on_as_if_each_were_alone(
        seed: [u8; 32],
        draws in prop::collection::vec(0..3usize, 0..60),
    ) {
        let mut chance = Chance::<3>::new(Seed(seed));
        let mut alone = [0, 1, 2].map(|stream| Dice::new(Seed(seed), stream));
        for stream in draws {
            prop_assert_eq!(chance.draw(stream, |dice| dice.below(1_000)), alone[stream].below(1_000));
            let json = serde_json::to_string(&chance).unwrap();
            chance = serde_json::from_str(&json).unwrap();
        }
    }

    #[test]
    fn whatever_is_typed_the_closest_name_is_one_of_the_names(
        word: String,
        names in prop::collection::vec(any::<String>(), 0..5),
    ) {
        let found = closest(&word, names.iter().map(String::as_str));
        prop_assert!(found.is_none_or(|found| names.iter().any(|name| name == found)));
    }

    #[test]
    fn a_name_typed_right_is_the_closest(
        names in prop::collection::vec("\\PC{1,60}", 1..5),
        which: prop::sample::Index,
    ) {
        let name = which.get(&names).as_str();
        prop_assert_eq!(closest(name, names.iter().map(String::as_str)), Some(name));
    }
}

#[test]
fn one_of_nothing_is_nothing() {
    assert_eq!(Dice::new(Seed([0; 32]), 0).pick::<u8>(&[]), None);
}

#[test]
#[should_panic(expected = "count <= Self::MOST")]
fn a_table_has_sixteen_seats_at_most() {
    _ = Seats::first(Seats::MOST + 1);
}
