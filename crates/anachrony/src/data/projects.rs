//! The eighteen superprojects.

use super::Breakthrough as B;
use super::Effect::*;
use super::Passive::*;
use super::Returns::Tired;
use super::Shape::{Circle, Square, Triangle};
use super::Who::{Any, Only};
use super::Worker::{Administrator, Engineer, Genius, Scientist};
use super::buildings::{free, passive, worker};
use super::{Ability, Bill, Once, Project, Shape, Worker};

/// A superproject, as printed.
#[derive(Debug)]
pub struct ProjectTile {
    /// Its English name.
    pub name: &'static str,
    /// Points at the end.
    pub points: u8,
    /// The goods it costs.
    pub cost: Bill,
    /// The worker it costs.
    pub worker: Option<Worker>,
    /// The breakthroughs it costs.
    pub breakthroughs: Breakthroughs,
    /// What it is good for.
    pub ability: Ability,
    /// What it gives once, when it is built.
    pub once: Once,
}

/// The breakthroughs of a superproject: this very one, if one is shown, or else two of these shapes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Breakthroughs {
    /// The one that is enough by itself.
    pub exact: Option<B>,
    /// The shapes of the two that do as well.
    pub pair: [Shape; 2],
}

/// Every superproject, in the order of [`Project`]; letters as for buildings.
#[rustfmt::skip]
pub static PROJECTS: [ProjectTile; 18] = [
    row("Welfare Society",            6, "2T 2G 4W",    None,            or(B::CircleSociety,      Triangle, Square), worker(Only(Administrator), Tired, "1W", "", RaiseMorale)),
    row("Archive of the Eras",        5, "1N 2T 2G",    None,            or(B::CircleTimeTravel,   Triangle, Square), passive(StepsScore)),
    row("Continuum Stabilizer",       6, "2T 2G",       None,            or(B::SquareTimeTravel,   Triangle, Circle), Ability::None).once(Once::TakeBack(3)),
    row("Grand Reservoir",            6, "2U 2T 2W",    Some(Engineer),  or(B::SquareSociety,      Triangle, Circle), passive(SavesWater)),
    row("Anti-Gravity Field",         6, "4T",          Some(Engineer),  or(B::TriangleTechnology, Circle, Square),   passive(CheaperConstruction)),
    row("Uranium Cores",              5, "3U 1T",       Some(Scientist), or(B::TriangleWarfare,    Circle, Square),   free("", "", ChargeSuit)),
    row("Particle Collider",          7, "1U 2T 1G 2W", None,            or(B::SquareTechnology,   Triangle, Circle), free("", "", Collide)),
    row("Temporal Tourism",           6, "1N 3T 3W",    None,            or(B::TriangleTimeTravel, Circle, Square),   free("", "", Focus(3))),
    row("Outback Conditioner",        4, "2U 2T 2G",    None,            or(B::SquareGenetics,     Triangle, Circle), worker(Any, Tired, "2W", "", CapitalAction)),
    row("Synthetic Endorphins",       5, "3T 3W",       Some(Scientist), or(B::TriangleGenetics,   Circle, Square),   passive(NoLowMorale)),
    row("Exocrawler",                 6, "2U 3T",       None,            or(B::CircleWarfare,      Triangle, Square), free("", "", PlaceOnMainBoard)),
    row("Dark Matter Converter",      6, "2T 2G 2W",    None,            or(B::CircleGenetics,     Triangle, Square), free("", "", Convert)),
    row("Tectonic Drill",             6, "3T 1G",       Some(Engineer),  or(B::SquareWarfare,      Triangle, Circle), passive(MinesMore)),
    row("Rescue Pods",                5, "1C 2T 3W",    None,            or(B::TriangleSociety,    Circle, Square),   passive(EvacuatesAnyway)),
    row("Neutronium Research Center", 8, "2N 3T",       Some(Scientist), or(B::CircleTechnology,   Triangle, Square), Ability::None).once(Once::Research(2)),
    row("The Ultimate Plan",          3, "1U 2T 1G",    Some(Scientist), two(Triangle),                               passive(ProjectsScore)),
    row("Quantum Chameleon",          5, "1N 1U 1T 1G", None,            two(Square),                                 worker(Only(Genius), Tired, "", "", CopySpace)),
    row("Cloning Vat",                6, "2U 2T 4W",    None,            two(Circle),                                 worker(Any, Tired, "", "", CloneWorker)),
];

const fn or(exact: B, one: Shape, other: Shape) -> Breakthroughs {
    Breakthroughs { exact: Some(exact), pair: [one, other] }
}

const fn two(shape: Shape) -> Breakthroughs {
    Breakthroughs { exact: None, pair: [shape, shape] }
}

const fn row(
    name: &'static str,
    points: u8,
    cost: &str,
    worker: Option<Worker>,
    breakthroughs: Breakthroughs,
    ability: Ability,
) -> ProjectTile {
    ProjectTile { name, points, cost: Bill::parse(cost), worker, breakthroughs, ability, once: Once::Nothing }
}

impl ProjectTile {
    const fn once(mut self, once: Once) -> Self {
        self.once = once;
        self
    }
}

impl Project {
    /// What is printed on it.
    #[inline]
    pub fn printed(self) -> &'static ProjectTile {
        &PROJECTS[self as usize]
    }
}
