//! What the fair player thinks things are worth, in hundredths of a point.

/// The whole table of opinions.
#[derive(Debug, Clone)]
pub(super) struct Weights {
    /// A cube of each resource in a coming round that finds no slot on what is already begun.
    pub cube: [i32; 5],
    /// How much more such a cube is worth while rounds are left after its own, in percent: in the last round, and
    /// with one and two rounds after it.
    pub early: [i32; 3],
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
}

/// The opinions in use.
pub(super) static WEIGHTS: Weights = Weights {
    //      materials energy science gold exploration
    cube: [55, 75, 95, 110, 115],
    early: [100, 120, 140],
    glut: 10,
    krystallium: [0, 100, 120, 130],
    supremacy: [2, 5, 12, 30, 65, 85, 95],
    growth: 60,
    coming_builds: 60,
    coming_leaders: 50,
    recycled_a_round: 100,
    recycled_a_pick: 40,
    spare_a_pick: 10,
    denial: [25, 10],
    required: 2500,
    dig_margin: 20,
};
