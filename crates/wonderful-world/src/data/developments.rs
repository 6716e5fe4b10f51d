//! The 78 development cards, one row each; 150 cards with their copies.
//!
//! Pieces are written as a number and a letter: M materials, E energy, S science, G gold, X exploration,
//! K krystallium, g general, f financier.

use super::Counted::{Built, Token};
use super::Leader::{Financier, General};
use super::Points::{Each, Flat};
use super::Resource::{Energy, Exploration, Gold, Materials, Science};
use super::Type::{Discovery, Project, Research, Structure, Vehicle};
use super::{Development, Makes, Points, Resource, Slots, Type};

/// How many different development cards there are.
pub const DIFFERENT: usize = 78;
/// How many development cards there are, with all copies.
pub const COPIES: usize = 150;

/// Every development card, in the order of the numbers printed on them.
#[rustfmt::skip]
pub static DEVELOPMENTS: [Development; DIFFERENT] = [
    // id                           name                        type       n  cost           recycles to  bonus  makes                  points
    row("financial_center",         "Financial Center",         Structure, 5, "4M 1E",       Gold,        "1f",  cubes("2G"),           Flat(0)),
    row("industrial_complex",       "Industrial Complex",       Structure, 6, "3M 1E",       Gold,        "1f",  cubes("1M 1G"),        Flat(0)),
    row("military_base",            "Military Base",            Structure, 6, "3M 1E",       Materials,   "1g",  cubes("1M 1S"),        Flat(0)),
    row("nuclear_plant",            "Nuclear Plant",            Structure, 5, "4M 1S",       Energy,      "",    cubes("3E"),           Flat(0)),
    row("offshore_oil_rig",         "Offshore Oil Rig",         Structure, 5, "3M 1X",       Energy,      "1f",  cubes("1E 1G"),        Flat(0)),
    row("recycling_plant",          "Recycling Plant",          Structure, 7, "2M",          Materials,   "",    cubes("2M"),           Flat(0)),
    row("research_center",          "Research Center",          Structure, 7, "3M 1E",       Science,     "",    cubes("2S"),           Flat(0)),
    row("transportation_network",   "Transportation Network",   Structure, 2, "3M",          Materials,   "",    cubes(""),             Each(1, Built(Vehicle))),
    row("wind_turbines",            "Wind Turbines",            Structure, 7, "2M",          Energy,      "",    cubes("1E"),           Flat(0)),
    row("airborne_laboratory",      "Airborne Laboratory",      Vehicle,   3, "3E",          Science,     "",    cubes("1S 1X"),        Flat(0)),
    row("aircraft_carrier",         "Aircraft Carrier",         Vehicle,   1, "3M 4E",       Materials,   "2g",  each(Vehicle, "1X"),   Flat(0)),
    row("icebreaker",               "Icebreaker",               Vehicle,   4, "3E 1S",       Exploration, "",    cubes("2X"),           Flat(0)),
    row("juggernaut",               "Juggernaut",               Vehicle,   1, "3M 3E 1K",    Materials,   "2g",  cubes("2X"),           Each(1, Built(Vehicle))),
    row("mega_drill",               "Mega-Drill",               Vehicle,   4, "1M 2E",       Materials,   "",    cubes("1M 1X"),        Flat(0)),
    row("saucer_squadron",          "Saucer Squadron",          Vehicle,   2, "3E 2S",       Science,     "",    cubes("3X"),           Flat(0)),
    row("submarine",                "Submarine",                Vehicle,   3, "2M 3E",       Materials,   "1g",  cubes("2X"),           Flat(0)),
    row("tank_division",            "Tank Division",            Vehicle,   7, "1M 2E",       Materials,   "1g",  cubes("1X"),           Flat(0)),
    row("zeppelin",                 "Zeppelin",                 Vehicle,   6, "2E",          Exploration, "",    cubes("1X"),           Flat(0)),
    row("aquaculture",              "Aquaculture",              Research,  1, "4S 2G",       Science,     "1f",  cubes(""),             Each(1, Token(Financier))),
    row("bionic_grafts",            "Bionic Grafts",            Research,  1, "5S",          Materials,   "1g",  cubes("2M"),           Flat(4)),
    row("climate_control",          "Climate Control",          Research,  1, "5S",          Energy,      "",    cubes("2E 1G"),        Flat(2)),
    row("cryopreservation",         "Cryopreservation",         Research,  1, "7S",          Gold,        "1f",  cubes(""),             Each(1, Token(Financier))),
    row("genetic_upgrades",         "Genetic Upgrades",         Research,  1, "4S",          Science,     "2f",  cubes(""),             Flat(3)),
    row("gravity_inverter",         "Gravity Inverter",         Research,  1, "1E 4S 1K",    Science,     "1f",  cubes(""),             Each(2, Built(Project))),
    row("human_cloning",            "Human Cloning",            Research,  1, "2S 1G",       Gold,        "1f",  cubes("1G"),           Flat(1)),
    row("mega_bomb",                "Mega-Bomb",                Research,  1, "2E 2S",       Energy,      "2g",  cubes(""),             Flat(3)),
    row("neuroscience",             "Neuroscience",             Research,  1, "3S",          Science,     "",    each(Research, "1S"),  Flat(1)),
    row("quantum_generator",        "Quantum Generator",        Research,  1, "5S",          Energy,      "",    cubes("3E"),           Each(1, Built(Vehicle))),
    row("robot_assistants",         "Robot Assistants",         Research,  1, "3S",          Materials,   "",    each(Structure, "1M"), Flat(1)),
    row("robotic_animals",          "Robotic Animals",          Research,  1, "1E 2S",       Energy,      "1g",  cubes("1M"),           Flat(2)),
    row("satellites",               "Satellites",               Research,  1, "2E 4S",       Exploration, "1g",  cubes("2X"),           Flat(3)),
    row("security_automatons",      "Security Automatons",      Research,  1, "4S 1G",       Gold,        "",    cubes(""),             Each(1, Token(General))),
    row("super_soldiers",           "Super-Soldiers",           Research,  1, "7S",          Exploration, "1g",  cubes(""),             Each(1, Token(General))),
    row("super_sonar",              "Super-Sonar",              Research,  1, "4S",          Exploration, "",    each(Vehicle, "1X"),   Flat(1)),
    row("supercomputer",            "Supercomputer",            Research,  1, "4S",          Science,     "",    cubes("1S"),           Each(1, Built(Vehicle))),
    row("teleportation",            "Teleportation",            Research,  1, "8S",          Exploration, "2K",  cubes(""),             Flat(8)),
    row("time_travel",              "Time Travel",              Research,  1, "5S 3K",       Exploration, "",    cubes(""),             Flat(15)),
    row("transmutation",            "Transmutation",            Research,  1, "3S 2G",       Gold,        "1K",  cubes("3G"),           Flat(1)),
    row("universal_vaccine",        "Universal Vaccine",        Research,  1, "3S",          Gold,        "",    cubes(""),             Each(1, Built(Project))),
    row("unknown_technology",       "Unknown Technology",       Research,  1, "7S 1K",       Science,     "",    cubes(""),             Each(3, Built(Research))),
    row("virtual_reality",          "Virtual Reality",          Research,  1, "5S",          Gold,        "",    each(Research, "1G"),  Flat(2)),
    row("casino_city",              "Casino City",              Project,   2, "3E 4G",       Gold,        "1f",  cubes("2G"),           Each(1, Token(Financier))),
    row("espionage_agency",         "Espionage Agency",         Project,   2, "2E 2G",       Exploration, "",    cubes("2X"),           Flat(1)),
    row("giant_dam",                "Giant Dam",                Project,   1, "3M 2G",       Energy,      "",    cubes("4E"),           Flat(1)),
    row("giant_tower",              "Giant Tower",              Project,   1, "2M 3G 1f",    Gold,        "",    cubes(""),             Flat(10)),
    row("harbor_zone",              "Harbor Zone",              Project,   2, "5G",          Gold,        "2f",  cubes("2M 2G"),        Flat(2)),
    row("lunar_base",               "Lunar Base",               Project,   1, "2E 2S 2G 1K", Exploration, "2g",  cubes(""),             Flat(10)),
    row("magnetic_train",           "Magnetic Train",           Project,   1, "1E 1S 3G",    Gold,        "2f",  each(Structure, "1G"), Flat(2)),
    row("museum",                   "Museum",                   Project,   2, "3G",          Exploration, "",    cubes(""),             Each(2, Built(Discovery))),
    row("national_monument",        "National Monument",        Project,   1, "5M 3G",       Gold,        "",    cubes(""),             Each(2, Built(Project))),
    row("polar_base",               "Polar Base",               Project,   1, "3E 4G",       Exploration, "1g",  cubes("3X"),           Each(2, Built(Discovery))),
    row("propaganda_center",        "Propaganda Center",        Project,   2, "3G",          Gold,        "1g",  each(Project, "1G"),   Flat(1)),
    row("secret_laboratory",        "Secret Laboratory",        Project,   2, "2M 3G",       Science,     "1K",  cubes("2S"),           Each(1, Built(Research))),
    row("secret_society",           "Secret Society",           Project,   2, "3G 1K",       Gold,        "",    cubes(""),             Each(1, Token(Financier))),
    row("solar_cannon",             "Solar Cannon",             Project,   1, "2E 1S 3G",    Energy,      "1g",  cubes(""),             Each(1, Token(General))),
    row("space_elevator",           "Space Elevator",           Project,   1, "3E 1S 2G",    Energy,      "1f",  cubes(""),             Each(1, Token(Financier))),
    row("underground_city",         "Underground City",         Project,   2, "3M 3G",       Energy,      "1K",  cubes("2M 2E"),        Flat(3)),
    row("underwater_city",          "Underwater City",          Project,   2, "2E 1S 2G",    Exploration, "",    cubes("1S 2X"),        Flat(3)),
    row("universal_exposition",     "Universal Exposition",     Project,   1, "3G 2f",       Gold,        "",    cubes(""),             Each(3, Built(Research))),
    row("university",               "University",               Project,   1, "1S 2G",       Science,     "",    each(Project, "1S"),   Flat(2)),
    row("world_congress",           "World Congress",           Project,   1, "6G 2f",       Gold,        "",    cubes(""),             Each(3, Built(Project))),
    row("alexanders_tomb",          "Alexander's Tomb",         Discovery, 1, "7X",          Gold,        "2g",  cubes(""),             Flat(10)),
    row("ancient_astronauts",       "Ancient Astronauts",       Discovery, 1, "6X 1g",       Science,     "2K",  each(Discovery, "1S"), Flat(10)),
    row("ark_of_the_covenant",      "Ark of the Covenant",      Discovery, 1, "4X",          Exploration, "1K",  cubes(""),             Flat(5)),
    row("atlantis",                 "Atlantis",                 Discovery, 1, "7X 1K",       Gold,        "",    cubes(""),             Each(2, Token(General))),
    row("bermuda_triangle",         "Bermuda Triangle",         Discovery, 1, "4X",          Science,     "1K",  cubes("1S"),           Flat(4)),
    row("blackbeards_treasure",     "Blackbeard's Treasure",    Discovery, 1, "3X",          Gold,        "",    cubes("1G 1X"),        Flat(2)),
    row("center_of_the_earth",      "Center of the Earth",      Discovery, 1, "5X 2g",       Exploration, "",    cubes(""),             Flat(15)),
    row("cities_of_gold",           "Cities of Gold",           Discovery, 1, "4X",          Gold,        "",    cubes("3G"),           Flat(3)),
    row("city_of_agartha",          "City of Agartha",          Discovery, 1, "4X 1K",       Exploration, "",    cubes("2X"),           Each(1, Token(General))),
    row("fountain_of_youth",        "Fountain of Youth",        Discovery, 1, "7X",          Energy,      "3K",  cubes(""),             Each(1, Token(General))),
    row("garden_of_the_hesperides", "Garden of the Hesperides", Discovery, 1, "5X",          Exploration, "",    cubes(""),             Each(2, Built(Project))),
    row("island_of_avalon",         "Island of Avalon",         Discovery, 1, "5X",          Science,     "",    cubes("1S"),           Flat(7)),
    row("king_solomons_mines",      "King Solomon's Mines",     Discovery, 1, "4X",          Gold,        "",    each(Structure, "1G"), Flat(2)),
    row("lost_continent_of_mu",     "Lost Continent of Mu",     Discovery, 1, "6X",          Gold,        "2K",  cubes("1G"),           Each(2, Built(Discovery))),
    row("parallel_dimension",       "Parallel Dimension",       Discovery, 1, "3S 4X 1g",    Exploration, "3K",  cubes(""),             Each(3, Built(Research))),
    row("roswell",                  "Roswell",                  Discovery, 1, "6X",          Science,     "1g",  cubes("1S"),           Each(1, Token(General))),
    row("treasure_of_the_templars", "Treasure of the Templars", Discovery, 1, "5X",          Gold,        "2K",  cubes("2G"),           Flat(3)),
];

#[allow(clippy::too_many_arguments)] // one for each column of the table
const fn row(
    id: &'static str,
    name: &'static str,
    kind: Type,
    copies: u8,
    cost: &str,
    recycling: Resource,
    bonus: &str,
    makes: Makes,
    points: Points,
) -> Development {
    Development {
        id,
        name,
        kind,
        copies,
        cost: Slots::parse(cost),
        recycling,
        bonus: Slots::parse(bonus),
        makes,
        points,
    }
}

const fn cubes(cubes: &str) -> Makes {
    Makes { cubes: Slots::parse(cubes), for_each: None }
}

const fn each(kind: Type, cubes: &str) -> Makes {
    Makes { cubes: Slots::parse(cubes), for_each: Some(kind) }
}
