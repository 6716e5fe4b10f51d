//! The kit passes a sound game, and sees every defect that a game can have.
#![allow(clippy::unwrap_used)] // everything here is a test

mod faulty;
mod toy;

use faulty::{Fault, Faulty, Odd, STARTED};
use std::panic::catch_unwind;
use tabletop::{Seed, Table, kit};
use toy::{Options, Oracle};

#[test]
fn a_sound_game_keeps_every_law() {
    for (players, rounds, games) in [(2, 3, 200), (3, 4, 150), (4, 6, 100), (3, 40, 20)] {
        kit::hold_in_games::<Oracle>(&Options { players, rounds }, "sound", 0..games);
    }
}

#[test]
fn asking_for_the_only_thing_there_is_is_right_where_doing_it_unasked_would_tell_a_secret() {
    let options = faulty::Options { plain: Options::default(), fault: Fault::AsksInSecret, odd: Odd(0) };
    kit::hold_in_games::<Faulty>(&options, "secret", 0..100);
}

#[test]
fn options_that_start_no_game_are_told() {
    let told = catch_unwind(|| kit::hold::<Oracle>(&Options { players: 9, rounds: 1 }, Seed([0; 32])));
    let told = told.unwrap_err().downcast::<String>().unwrap();
    assert!(told.contains("players: 9") && told.contains("2 to 4 players"), "{told}");
}

/// One test for each defect: how many rounds it needs to show, and the law that the kit says is broken.
macro_rules! defects {
    ($($name:ident: $fault:ident, $rounds:literal, $law:literal;)+) => {
        $(#[test]
        fn $name() {
            is_noticed(Fault::$fault, $rounds, $law);
        })+
    };
}

// One choice and one position.
defects! {
    a_listed_choice_is_refused:              RefusesWhatItLists,         3, "what is listed applies";
    a_listed_choice_leads_elsewhere:         ListedLeadsElsewhere,       3, "a listed choice does the same either way: Plain(Stop) of seat 0 leads";
    a_listed_choice_reveals_less:            ListedRevealsLess,          3, "a listed choice does the same either way: Plain(Draw) of seat 0 reveals";
    a_listed_choice_tells_less:              ListedTellsLess,            3, "a listed choice does the same either way: Plain(Bid(";
    an_unlisted_choice_is_accepted:          AcceptsWhatItDoesNotList,   4, "what is not listed is refused";
    a_seat_too_many_is_served:               ServesTheNextSeat,          3, "what is not listed is refused";
    a_seat_that_no_table_has_is_served:      ServesSeat255,              3, "what is not listed is refused";
    a_refused_choice_leaves_a_trace:         RefusalLeavesATrace,        3, "a refused choice changes nothing";
    a_choice_is_listed_twice:                OffersTwice,                3, "is offered a choice twice";
    the_order_of_choices_changes:            OffersInAnyOrder,           3, "choices come in a stable order";
    the_list_is_not_begun_anew:              OffersOnTopOfTheOld,        3, "choices take the place of what was";
    a_chain_leads_to_a_dead_end:             OffersNothing,              3, "is waited for without a choice";
    a_secret_chain_leads_to_a_dead_end:      OffersNothingInSecret,      3, "is waited for without a choice";
    only_one_choice_is_offered:              OffersOneThing,             3, "asked to click the only thing there is";
    only_one_choice_is_offered_as_all_know:  OffersOneSecretThing,       3, "asked to click the only thing there is";
    a_choice_changes_nothing:                OffersNothingNew,           3, "nothing is offered that changes nothing";
    a_seat_out_of_turn_is_offered_something: OffersOutOfTurn,            3, "is not waited for but offered";
    a_seat_out_of_turn_could_go_on:          IdlesOutOfTurn,             3, "is not waited for but could go on";
    the_idle_choice_is_not_listed:           IdlesWithWhatItDoesNotList, 3, "would go on with";
    a_state_comes_back:                      GoesThereAndBack,           3, "no state comes back";
    a_game_never_ends:                       NeverEnds,                  3, "the game ends within 6625 choices";
    a_card_is_lost:                          LosesACard,                 3, "every piece is somewhere, once";
    an_outcome_comes_too_soon:               EndsTooSoon,                3, "a game is over when nobody is waited for";
    no_outcome_comes:                        EndsWithoutOutcome,         3, "a game is over when nobody is waited for";
    a_seat_is_first_and_has_not_won:         LoserIsFirst,               3, "who is first has won, and nobody else";
    a_seat_has_no_place_in_the_outcome:      ForgetsAPlace,              3, "an outcome has a result for every seat";
}

// Simultaneous choices.
defects! {
    block_numbers_fall:                        BlocksFall,            3, "blocks are numbered upwards";
    block_numbers_stay:                        BlocksStay,            3, "simultaneous choices stay legal";
    who_bids_first_counts:                     ArrivalCounts,         3, "simultaneous choices commute";
    who_bids_first_keeps_others_from_it:       ArrivalForbids,        3, "simultaneous choices stay legal";
    who_bids_first_counts_late_in_the_game:    ArrivalCountsLate,    40, "a block is the same seat by seat";
    one_order_of_many_counts_late_in_the_game: OneArrivalCountsLate, 40, "a block is the same in any order of arrival";
}

// Secrets.
defects! {
    a_view_shows_the_deck:                     ShowsTheDeck,              3, "nothing hidden leaks";
    a_view_shows_a_secret_bid:                 ShowsBids,                 3, "nothing hidden leaks";
    spectators_see_a_hand:                     ShowsTheHandToSpectators,  3, "nothing hidden leaks: Spectator";
    a_view_is_written_with_more_than_it_shows: WritesTheDeck,             3, "sees a difference in what is written";
    a_view_cannot_be_written:                  ViewCannotBeWritten,       3, "a view cannot be written";
    a_guess_deals_a_card_twice:                GuessHasTwins,             3, "a guess for Seat(Seat(0)) can be";
    a_guess_waits_for_other_seats:             GuessWaitsForOthers,      20, "a guess waits for the same seats";
    a_guess_is_in_another_block:               GuessIsInAnotherBlock,     3, "a guess is in the same block";
    a_guess_gives_the_viewer_other_choices:    GuessOffersMore,           3, "has the same choices in a guess";
    a_guess_cannot_be_played_on:               GuessRefuses,              3, "a guess plays on: Plain(Draw)";
    a_guess_played_on_loses_a_card:            GuessLosesACard,           3, "a guess plays on: the cards are";
    a_guess_hangs_on_what_is_hidden:           GuessPeeks,                3, "hangs on nothing but what is seen";
    a_guess_knows_the_truth:                   GuessIsTheTruth,           3, "what was known already";
    a_guess_knows_secret_bids:                 GuessKeepsBids,            3, "what was known already";
    a_card_is_drawn_and_not_revealed:          DrawsSilently,             3, "shows what it does not reveal";
    a_die_is_rolled_and_not_revealed:          RollsSilently,             3, "shows what it does not reveal";
    bids_are_opened_and_not_revealed:          OpensSilently,             3, "shows what it does not reveal";
    an_open_block_shows_a_choice_to_others:    ShowsToOthersInAnOpenBlock, 3, "an open block reveals nothing to others";
    a_choice_says_it_reveals_what_was_known:   CriesWolf,                 3, "what was known already";
    an_event_tells_a_secret_card:              TellsTheCard,              3, "what it does not show";
    an_event_tells_a_secret_choice:            TellsTheBid,               3, "and does not see it";
    spectators_hear_of_a_secret_card:          TellsSpectatorsTheCard,    3, "tells Spectator what it does not show";
}

// Writing, reading, playing again.
defects! {
    a_state_cannot_be_written:         StateCannotBeWritten,  3, "a state can be written";
    a_written_state_cannot_be_read:    StateCannotBeRead,     3, "a written state is read";
    a_state_changes_in_writing:        StateForgets,          3, "a state survives being written";
    a_state_that_was_is_not_admitted:  AdmitsNothing,         3, "a state that was reached is admitted: nothing";
    a_state_is_admitted_as_another:    AdmitsAnother,         3, "is admitted as it is";
    a_choice_cannot_be_written:        ChoiceCannotBeWritten, 3, "a choice can be written";
    a_written_choice_cannot_be_read:   ChoiceCannotBeRead,    3, "a written choice is read";
    a_choice_changes_in_writing:       ChoiceForgets,         3, "a choice survives being written";
    written_options_cannot_be_read:    OptionsCannotBeRead,   3, "a table plays the same game: options";
    options_change_in_writing:         OptionsForget,         1, "detours lead to the same end";
    an_outcome_changes_in_writing:     OutcomeForgets,        3, "a record replays: the game ends otherwise";
    the_same_seed_starts_no_game:      StartsOnce,            3, "the same start starts: not again";
    the_same_seed_starts_another_game: StartsOtherwise,       3, "the same seed gives the same start";
    the_same_choices_lead_elsewhere:   PlaysOtherwise,        3, "the same choices give the same game";
    the_same_choices_are_refused:      AllowsOtherwise,       3, "the same choices stay legal";
    the_same_game_is_scored_otherwise: ScoresOtherwise,       3, "the same game has the same outcome";
}

/// Plays until the kit complains about this law, and looks at how it complains.
fn is_noticed(fault: Fault, rounds: u16, law: &str) {
    let odd = match fault {
        Fault::OptionsCannotBeRead => Odd::UNREADABLE,
        Fault::OptionsForget => Odd::FORGOTTEN,
        _ => Odd(0),
    };
    let options = faulty::Options { plain: Options { players: 3, rounds }, fault, odd };
    let mut others = Vec::new();
    for number in 0..600 {
        let seed = Seed::from_text("defects").unwrap().nth(number);
        let Err(complaint) = catch_unwind(|| from_the_first_start(|| kit::hold::<Faulty>(&options, seed))) else {
            continue;
        };
        let complaint = *complaint.downcast::<String>().unwrap();
        if complaint.lines().next().unwrap().contains(law) {
            has_all_that_is_needed_to_see_it_again(&complaint, seed, fault);
            return;
        }
        others.push(complaint.lines().next().unwrap().to_string());
    }
    panic!("{fault:?} did not break the law that {law:?}, but {others:#?}");
}

/// Some defects look at how many games were started.
fn from_the_first_start<T>(play: impl FnOnce() -> T) -> T {
    STARTED.set(0);
    play()
}

fn has_all_that_is_needed_to_see_it_again(complaint: &str, seed: Seed, fault: Fault) {
    assert!(complaint.contains(&format!("game faulty, seed {seed}, after ")), "{complaint}");
    let (head, record) = complaint.split_once("; the record:\n").unwrap();
    let count: usize = head.rsplit_once("after ").unwrap().1.strip_suffix(" choices").unwrap().parse().unwrap();
    let loaded = from_the_first_start(|| Table::<Faulty>::load(record));
    match fault {
        // Records are what these defects break.
        Fault::OptionsCannotBeRead | Fault::StartsOnce => assert!(record.contains("start no table"), "{record}"),
        Fault::AllowsOtherwise => assert!(record.contains("the next choice fails"), "{record}"),
        Fault::OptionsForget | Fault::OutcomeForgets | Fault::ScoresOtherwise => {}
        _ => assert_eq!(loaded.unwrap().choices_made(), count),
    }
}
