//! The description of the options says what goes together, exactly as the game does.

use anachrony::Anachrony;
use tabletop::kit::options::described_as_started;

#[test]
fn a_game_starts_with_exactly_the_options_that_its_description_allows() {
    let tried = described_as_started::<Anachrony>();
    assert!(tried.allowed > 50 && tried.refused > 50, "{tried:?}");
}
