//! The evaluation weights, in hundredths of a point.

use super::experience::{ALONE, Experience, NONE};

/// All weights.
#[derive(Debug, Clone)]
pub(super) struct Weights {
    /// A cube of each resource that finds no slot on what is already begun: in the last round, in the one before it,
    /// and in earlier ones.
    pub cube: [[i32; 5]; 3],
    /// So many spare cubes of one resource in one round are worth half of what they would be each for itself.
    pub glut: i32,
    /// A krystallium that is left over, by the rounds that are still to come after this one.
    pub krystallium: [i32; 4],
    /// The chance to be supreme, in hundredths, by how far ahead this player is: from three behind to three ahead.
    pub supremacy: [i32; 7],
    /// How much the others' production grows in a round, in hundredths of a cube.
    pub growth: i32,
    /// Cards of each type that a coming round brings, in hundredths.
    pub coming_builds: i32,
    /// Leaders of each kind that a coming round brings, in hundredths, when cards are compared.
    pub coming_leaders: i32,
    /// Cubes of any colour that recycling brings to begun cards in each coming round, in hundredths.
    pub recycled_a_round: i32,
    /// The same for each pick that is still to be made in this round's draft, in hundredths.
    pub recycled_a_pick: i32,
    /// What a spare cube of this round is worth for each pick still to be made, in percent of [`cube`](Self::cube).
    pub spare_a_pick: i32,
    /// How much a neighbour's gain from a card counts when it is passed on, in percent, with two players and with more.
    pub denial: [i32; 2],
    /// A card that the scenario requires.
    pub required: i32,
    /// What digging must promise beyond what it costs.
    pub dig_margin: i32,
    /// What built cards were found to bring beyond all this.
    pub experience: &'static Experience,
    /// Whether a forecast is corrected by what was learned from many games.
    pub value_network: bool,
}

impl Weights {
    /// A cube of a resource in a round with so many rounds after it.
    pub(super) fn cube(&self, resource: usize, after: usize) -> i32 {
        self.cube[after.min(2)][resource]
    }

    /// A cube of a resource in each of so many coming rounds, and perhaps already in this one.
    pub(super) fn cubes_a_round(&self, resource: usize, rounds: i32) -> i32 {
        let coming: i32 = (0..rounds as usize).map(|after| self.cube(resource, after)).sum();
        coming + self.cube(resource, rounds as usize) / 2
    }
}

impl Weights {
    /// The weight of this name, such as `growth` or `cube.0.4`.
    pub(super) fn of(&mut self, name: &str) -> Option<&mut i32> {
        let mut parts = name.split('.');
        let field = parts.next()?;
        let index: Vec<usize> = parts.map(|part| part.parse().ok()).collect::<Option<_>>()?;
        match (field, &index[..]) {
            ("cube", &[after, resource]) => self.cube.get_mut(after)?.get_mut(resource),
            ("glut", []) => Some(&mut self.glut),
            ("krystallium", &[after]) => self.krystallium.get_mut(after),
            ("supremacy", &[ahead]) => self.supremacy.get_mut(ahead),
            ("growth", []) => Some(&mut self.growth),
            ("coming_builds", []) => Some(&mut self.coming_builds),
            ("coming_leaders", []) => Some(&mut self.coming_leaders),
            ("recycled_a_round", []) => Some(&mut self.recycled_a_round),
            ("recycled_a_pick", []) => Some(&mut self.recycled_a_pick),
            ("spare_a_pick", []) => Some(&mut self.spare_a_pick),
            ("denial", &[table]) => self.denial.get_mut(table),
            ("required", []) => Some(&mut self.required),
            ("dig_margin", []) => Some(&mut self.dig_margin),
            _ => None,
        }
    }
}

/// The weights of *fair*, and at a table of *strong*.
pub(super) static WEIGHTS: Weights = BEGINNER;
/// Those of *best* at a table.
pub(super) static WITH_NETWORK: Weights = Weights { value_network: true, ..BEGINNER };
/// Those of *strong* and *best* alone.
pub(super) static ALONE_AT_IT: Weights = Weights { experience: &ALONE, ..BEGINNER };

const BEGINNER: Weights = Weights {
    #[rustfmt::skip]
    cube: [
        // materials energy science gold exploration
        [105, 123, 106,  98, 129],
        [120, 130, 114, 105, 138],
        [174, 150, 133, 123, 104],
    ],
    glut: 20,
    krystallium: [0, 100, 160, 160],
    supremacy: [2, 4, 12, 30, 65, 85, 100],
    growth: 60,
    coming_builds: 45,
    coming_leaders: 50,
    recycled_a_round: 100,
    recycled_a_pick: 50,
    spare_a_pick: 10,
    denial: [40, 24],
    required: 2500,
    dig_margin: 20,
    experience: &NONE,
    value_network: false,
};
