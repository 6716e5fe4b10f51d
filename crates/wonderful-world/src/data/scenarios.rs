//! The solo scenarios.

use super::{Card, Medal, Scenario};

/// A scenario: what has to be built, and what the medals take.
#[derive(Debug)]
pub struct ScenarioCard {
    /// Its title, in our words.
    pub title: &'static str,
    /// The ids of the cards that begin under construction and must be built.
    required: &'static [&'static str],
    /// Points for bronze, silver and gold.
    medals: [i32; 3],
    /// Whether the rulebook that we go by has it; 04 comes from elsewhere.
    pub in_rulebook: bool,
}

/// Every scenario, in the order of [`Scenario`].
#[rustfmt::skip]
pub static SCENARIOS: [ScenarioCard; 6] = [
    row("To the centre of the Earth", &["polar_base", "mega_drill", "super_sonar", "center_of_the_earth"],                  [70, 95, 115], true),
    row("A better world",             &["recycling_plant", "wind_turbines", "universal_vaccine", "aquaculture"],            [70, 95, 115], true),
    row("They are among us",          &["unknown_technology", "saucer_squadron", "lunar_base", "secret_laboratory"],        [70, 90, 105], true),
    row("Masters of time",            &["research_center", "neuroscience", "time_travel"],                                  [65, 85, 105], false),
    row("End of times",               &["industrial_complex", "underground_city", "underwater_city", "secret_society"],     [75, 95, 120], true),
    row("Money has no smell",         &["financial_center", "propaganda_center", "national_monument"],                      [60, 85, 105], true),
];

impl Scenario {
    /// What is printed on it.
    pub fn printed(self) -> &'static ScenarioCard {
        &SCENARIOS[self as usize]
    }
}

impl ScenarioCard {
    /// The cards that begin under construction and must be built.
    pub fn required(&self) -> impl Iterator<Item = Card> {
        self.required.iter().filter_map(|id| Card::from_id(id))
    }

    /// The points from which a medal is given.
    pub const fn points_for(&self, medal: Medal) -> i32 {
        self.medals[medal as usize]
    }
}

const fn row(
    title: &'static str,
    required: &'static [&'static str],
    medals: [i32; 3],
    in_rulebook: bool,
) -> ScenarioCard {
    ScenarioCard { title, required, medals, in_rulebook }
}
