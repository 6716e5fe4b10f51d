//! A second copy of what is printed on the components, kept apart from the engine's own tables, and what follows
//! from it for production and points.

// A row that cannot be read ends the test.
#![allow(clippy::unwrap_used)]

use wonderful_world::data::{Piece, Resource};

/// The 78 development cards in the order of their printed numbers.
const CARDS: &str = "\
id                       | name                     | type      | n | cost                                    | recycling   | bonus         | production                | points
financial_center         | Financial Center         | structure | 5 | 4 materials 1 energy                    | gold        | 1 financier   | 2 gold                    |
industrial_complex       | Industrial Complex       | structure | 6 | 3 materials 1 energy                    | gold        | 1 financier   | 1 materials 1 gold        |
military_base            | Military Base            | structure | 6 | 3 materials 1 energy                    | materials   | 1 general     | 1 materials 1 science     |
nuclear_plant            | Nuclear Plant            | structure | 5 | 4 materials 1 science                   | energy      |               | 3 energy                  |
offshore_oil_rig         | Offshore Oil Rig         | structure | 5 | 3 materials 1 exploration               | energy      | 1 financier   | 1 energy 1 gold           |
recycling_plant          | Recycling Plant          | structure | 7 | 2 materials                             | materials   |               | 2 materials               |
research_center          | Research Center          | structure | 7 | 3 materials 1 energy                    | science     |               | 2 science                 |
transportation_network   | Transportation Network   | structure | 2 | 3 materials                             | materials   |               |                           | 1 per vehicle
wind_turbines            | Wind Turbines            | structure | 7 | 2 materials                             | energy      |               | 1 energy                  |
airborne_laboratory      | Airborne Laboratory      | vehicle   | 3 | 3 energy                                | science     |               | 1 science 1 exploration   |
aircraft_carrier         | Aircraft Carrier         | vehicle   | 1 | 3 materials 4 energy                    | materials   | 2 general     | 1 exploration per vehicle |
icebreaker               | Icebreaker               | vehicle   | 4 | 3 energy 1 science                      | exploration |               | 2 exploration             |
juggernaut               | Juggernaut               | vehicle   | 1 | 3 materials 3 energy 1 krystallium      | materials   | 2 general     | 2 exploration             | 1 per vehicle
mega_drill               | Mega-Drill               | vehicle   | 4 | 1 materials 2 energy                    | materials   |               | 1 materials 1 exploration |
saucer_squadron          | Saucer Squadron          | vehicle   | 2 | 3 energy 2 science                      | science     |               | 3 exploration             |
submarine                | Submarine                | vehicle   | 3 | 2 materials 3 energy                    | materials   | 1 general     | 2 exploration             |
tank_division            | Tank Division            | vehicle   | 7 | 1 materials 2 energy                    | materials   | 1 general     | 1 exploration             |
zeppelin                 | Zeppelin                 | vehicle   | 6 | 2 energy                                | exploration |               | 1 exploration             |
aquaculture              | Aquaculture              | research  | 1 | 4 science 2 gold                        | science     | 1 financier   |                           | 1 per financier
bionic_grafts            | Bionic Grafts            | research  | 1 | 5 science                               | materials   | 1 general     | 2 materials               | 4
climate_control          | Climate Control          | research  | 1 | 5 science                               | energy      |               | 2 energy 1 gold           | 2
cryopreservation         | Cryopreservation         | research  | 1 | 7 science                               | gold        | 1 financier   |                           | 1 per financier
genetic_upgrades         | Genetic Upgrades         | research  | 1 | 4 science                               | science     | 2 financier   |                           | 3
gravity_inverter         | Gravity Inverter         | research  | 1 | 1 energy 4 science 1 krystallium        | science     | 1 financier   |                           | 2 per project
human_cloning            | Human Cloning            | research  | 1 | 2 science 1 gold                        | gold        | 1 financier   | 1 gold                    | 1
mega_bomb                | Mega-Bomb                | research  | 1 | 2 energy 2 science                      | energy      | 2 general     |                           | 3
neuroscience             | Neuroscience             | research  | 1 | 3 science                               | science     |               | 1 science per research    | 1
quantum_generator        | Quantum Generator        | research  | 1 | 5 science                               | energy      |               | 3 energy                  | 1 per vehicle
robot_assistants         | Robot Assistants         | research  | 1 | 3 science                               | materials   |               | 1 materials per structure | 1
robotic_animals          | Robotic Animals          | research  | 1 | 1 energy 2 science                      | energy      | 1 general     | 1 materials               | 2
satellites               | Satellites               | research  | 1 | 2 energy 4 science                      | exploration | 1 general     | 2 exploration             | 3
security_automatons      | Security Automatons      | research  | 1 | 4 science 1 gold                        | gold        |               |                           | 1 per general
super_soldiers           | Super-Soldiers           | research  | 1 | 7 science                               | exploration | 1 general     |                           | 1 per general
super_sonar              | Super-Sonar              | research  | 1 | 4 science                               | exploration |               | 1 exploration per vehicle | 1
supercomputer            | Supercomputer            | research  | 1 | 4 science                               | science     |               | 1 science                 | 1 per vehicle
teleportation            | Teleportation            | research  | 1 | 8 science                               | exploration | 2 krystallium |                           | 8
time_travel              | Time Travel              | research  | 1 | 5 science 3 krystallium                 | exploration |               |                           | 15
transmutation            | Transmutation            | research  | 1 | 3 science 2 gold                        | gold        | 1 krystallium | 3 gold                    | 1
universal_vaccine        | Universal Vaccine        | research  | 1 | 3 science                               | gold        |               |                           | 1 per project
unknown_technology       | Unknown Technology       | research  | 1 | 7 science 1 krystallium                 | science     |               |                           | 3 per research
virtual_reality          | Virtual Reality          | research  | 1 | 5 science                               | gold        |               | 1 gold per research       | 2
casino_city              | Casino City              | project   | 2 | 3 energy 4 gold                         | gold        | 1 financier   | 2 gold                    | 1 per financier
espionage_agency         | Espionage Agency         | project   | 2 | 2 energy 2 gold                         | exploration |               | 2 exploration             | 1
giant_dam                | Giant Dam                | project   | 1 | 3 materials 2 gold                      | energy      |               | 4 energy                  | 1
giant_tower              | Giant Tower              | project   | 1 | 2 materials 3 gold 1 financier          | gold        |               |                           | 10
harbor_zone              | Harbor Zone              | project   | 2 | 5 gold                                  | gold        | 2 financier   | 2 materials 2 gold        | 2
lunar_base               | Lunar Base               | project   | 1 | 2 energy 2 science 2 gold 1 krystallium | exploration | 2 general     |                           | 10
magnetic_train           | Magnetic Train           | project   | 1 | 1 energy 1 science 3 gold               | gold        | 2 financier   | 1 gold per structure      | 2
museum                   | Museum                   | project   | 2 | 3 gold                                  | exploration |               |                           | 2 per discovery
national_monument        | National Monument        | project   | 1 | 5 materials 3 gold                      | gold        |               |                           | 2 per project
polar_base               | Polar Base               | project   | 1 | 3 energy 4 gold                         | exploration | 1 general     | 3 exploration             | 2 per discovery
propaganda_center        | Propaganda Center        | project   | 2 | 3 gold                                  | gold        | 1 general     | 1 gold per project        | 1
secret_laboratory        | Secret Laboratory        | project   | 2 | 2 materials 3 gold                      | science     | 1 krystallium | 2 science                 | 1 per research
secret_society           | Secret Society           | project   | 2 | 3 gold 1 krystallium                    | gold        |               |                           | 1 per financier
solar_cannon             | Solar Cannon             | project   | 1 | 2 energy 1 science 3 gold               | energy      | 1 general     |                           | 1 per general
space_elevator           | Space Elevator           | project   | 1 | 3 energy 1 science 2 gold               | energy      | 1 financier   |                           | 1 per financier
underground_city         | Underground City         | project   | 2 | 3 materials 3 gold                      | energy      | 1 krystallium | 2 materials 2 energy      | 3
underwater_city          | Underwater City          | project   | 2 | 2 energy 1 science 2 gold               | exploration |               | 1 science 2 exploration   | 3
universal_exposition     | Universal Exposition     | project   | 1 | 3 gold 2 financier                      | gold        |               |                           | 3 per research
university               | University               | project   | 1 | 1 science 2 gold                        | science     |               | 1 science per project     | 2
world_congress           | World Congress           | project   | 1 | 6 gold 2 financier                      | gold        |               |                           | 3 per project
alexanders_tomb          | Alexander's Tomb         | discovery | 1 | 7 exploration                           | gold        | 2 general     |                           | 10
ancient_astronauts       | Ancient Astronauts       | discovery | 1 | 6 exploration 1 general                 | science     | 2 krystallium | 1 science per discovery   | 10
ark_of_the_covenant      | Ark of the Covenant      | discovery | 1 | 4 exploration                           | exploration | 1 krystallium |                           | 5
atlantis                 | Atlantis                 | discovery | 1 | 7 exploration 1 krystallium             | gold        |               |                           | 2 per general
bermuda_triangle         | Bermuda Triangle         | discovery | 1 | 4 exploration                           | science     | 1 krystallium | 1 science                 | 4
blackbeards_treasure     | Blackbeard's Treasure    | discovery | 1 | 3 exploration                           | gold        |               | 1 gold 1 exploration      | 2
center_of_the_earth      | Center of the Earth      | discovery | 1 | 5 exploration 2 general                 | exploration |               |                           | 15
cities_of_gold           | Cities of Gold           | discovery | 1 | 4 exploration                           | gold        |               | 3 gold                    | 3
city_of_agartha          | City of Agartha          | discovery | 1 | 4 exploration 1 krystallium             | exploration |               | 2 exploration             | 1 per general
fountain_of_youth        | Fountain of Youth        | discovery | 1 | 7 exploration                           | energy      | 3 krystallium |                           | 1 per general
garden_of_the_hesperides | Garden of the Hesperides | discovery | 1 | 5 exploration                           | exploration |               |                           | 2 per project
island_of_avalon         | Island of Avalon         | discovery | 1 | 5 exploration                           | science     |               | 1 science                 | 7
king_solomons_mines      | King Solomon's Mines     | discovery | 1 | 4 exploration                           | gold        |               | 1 gold per structure      | 2
lost_continent_of_mu     | Lost Continent of Mu     | discovery | 1 | 6 exploration                           | gold        | 2 krystallium | 1 gold                    | 2 per discovery
parallel_dimension       | Parallel Dimension       | discovery | 1 | 3 science 4 exploration 1 general       | exploration | 3 krystallium |                           | 3 per research
roswell                  | Roswell                  | discovery | 1 | 6 exploration                           | science     | 1 general     | 1 science                 | 1 per general
treasure_of_the_templars | Treasure of the Templars | discovery | 1 | 5 exploration                           | gold        | 2 krystallium | 2 gold                    | 3
";

/// The five empire cards: id, name, then production and points of side A and of side B.
#[rustfmt::skip]
pub(crate) const EMPIRES: [[&str; 6]; 5] = [
    ["aztec_empire",       "Aztec Empire",       "2 energy 1 exploration",         "3 per discovery", "2 materials 1 energy 1 science", ""],
    ["federation_of_asia", "Federation of Asia", "1 materials 2 gold",             "2 per project",   "2 materials 1 energy 1 science", ""],
    ["noram_states",       "Noram States",       "3 materials 1 gold",             "1 per financier", "2 materials 1 energy 1 science", ""],
    ["panafrican_union",   "Panafrican Union",   "2 materials 2 science",          "2 per research",  "2 materials 1 energy 1 science", ""],
    ["republic_of_europe", "Republic of Europe", "2 materials 1 energy 1 science", "1 per general",   "2 materials 1 energy 1 science", ""],
];

/// The scenarios: number, required cards, points for bronze, silver and gold, whether the rulebook has it.
pub(crate) const SCENARIOS: [(&str, &str, [i32; 3], bool); 6] = [
    ("01", "polar_base mega_drill super_sonar center_of_the_earth", [70, 95, 115], true),
    ("02", "recycling_plant wind_turbines universal_vaccine aquaculture", [70, 95, 115], true),
    ("03", "unknown_technology saucer_squadron lunar_base secret_laboratory", [70, 90, 105], true),
    ("04", "research_center neuroscience time_travel", [65, 85, 105], false),
    ("05", "industrial_complex underground_city underwater_city secret_society", [75, 95, 120], true),
    ("06", "financial_center propaganda_center national_monument", [60, 85, 105], true),
];

/// One development card.
pub(crate) struct Fact {
    pub(crate) id: &'static str,
    pub(crate) name: &'static str,
    pub(crate) kind: &'static str,
    pub(crate) copies: u8,
    pub(crate) cost: &'static str,
    pub(crate) recycling: &'static str,
    pub(crate) bonus: &'static str,
    pub(crate) production: &'static str,
    pub(crate) points: &'static str,
}

/// Every card.
pub(crate) fn cards() -> impl Iterator<Item = Fact> {
    CARDS.lines().skip(1).map(|line| {
        let cells: Vec<&str> = line.split('|').map(str::trim).collect();
        let [id, name, kind, copies, cost, recycling, bonus, production, points] = cells[..] else {
            panic!("nine columns make a card: {line}");
        };
        Fact { id, name, kind, copies: copies.parse().unwrap(), cost, recycling, bonus, production, points }
    })
}

/// The card of this id.
pub(crate) fn fact(id: &str) -> Fact {
    cards().find(|fact| fact.id == id).unwrap()
}

/// `"2 materials 1 general"` as pieces with their numbers.
pub(crate) fn pieces(written: &str) -> Vec<(Piece, u8)> {
    let words: Vec<&str> = written.split_whitespace().collect();
    let piece = |name: &str| Piece::ALL.into_iter().find(|piece| piece.name() == name).unwrap();
    words.chunks(2).map(|pair| (piece(pair[1]), pair[0].parse().unwrap())).collect()
}

/// How many of these cards are of a type.
fn of_type(built: &[&str], kind: &str) -> u16 {
    built.iter().filter(|id| fact(id).kind == kind).count() as u16
}

/// What these built cards produce of a resource.
pub(crate) fn production_of(built: &[&str], resource: Resource) -> u16 {
    let made = |id: &&str| {
        let production = fact(id).production;
        let (cubes, times) = match production.split_once(" per ") {
            Some((cubes, kind)) => (cubes, of_type(built, kind)),
            None => (production, 1),
        };
        let of_it = pieces(cubes).into_iter().find(|(piece, _)| *piece == resource.piece());
        of_it.map_or(0, |(_, cubes)| u16::from(cubes)) * times
    };
    built.iter().map(made).sum()
}

/// What these built cards are worth with so many leaders, the leaders' own points included.
pub(crate) fn points_of(built: &[&str], generals: u8, financiers: u8) -> i32 {
    let worth = |id: &&str| {
        let (points, times) = match fact(id).points.split_once(" per ") {
            Some((points, "general")) => (points, generals.into()),
            Some((points, "financier")) => (points, financiers.into()),
            Some((points, kind)) => (points, of_type(built, kind)),
            None => (fact(id).points, 1),
        };
        if points.is_empty() { 0 } else { points.parse::<i32>().unwrap() * i32::from(times) }
    };
    built.iter().map(worth).sum::<i32>() + i32::from(generals) + i32::from(financiers)
}
