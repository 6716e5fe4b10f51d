//! Every component's printed facts a second time, from its owner's shelf.

use anachrony::data::{
    ASSETS, BUILDINGS, Building, Collapse, EVACUATIONS, Goal, MINE_CARDS, PROJECTS, Project, RECRUIT_CARDS, Side,
    TIMELINE, Trade, Warp, board,
};

#[test]
fn buildings_have_their_points_and_ranges() {
    // ANA-PLANT-01, ANA-GOAL-06
    let points = [
        [4, 3, 3, 4, 2, 2, 3, 2, 2, 2, 1, 1, 1, 1, 3],
        [1, 1, 2, 3, 2, 3, 2, 2, 2, 1, 3, 2, 2, 1, 1],
        [1, 1, 1, 1, 3, 3, 2, 2, 2, 2, 1, 1, 1, 1, 2],
        [4, 3, 2, 3, 3, 2, 2, 2, 2, 1, 2, 2, 2, 1, 2],
    ];
    let ranges = [1, 2, 2, 2, 3, 3, 3, 2, 3, 4, 3, 1, 1, 3, 3];
    for (index, tile) in BUILDINGS.iter().enumerate() {
        let (row, place) = (index / 15, index % 15);
        assert_eq!(usize::from(tile.number), 100 * (row + 1) + place + 1);
        assert_eq!(tile.points, points[row][place], "{}", tile.number);
        let range = match tile.number {
            401 => 1,
            402 => 2,
            number if number < 200 => ranges[place],
            _ => 0,
        };
        assert_eq!(tile.range, range, "{}", tile.number);
    }
    assert_eq!(Building::all().count(), 60);
}

#[test]
fn superprojects_have_their_points_and_costs() {
    // ANA-SUPER-21
    let facts = [
        ("Welfare Society", 6, "titanium 2, gold 2, water 4", ""),
        ("Archive of the Eras", 5, "neutronium 1, titanium 2, gold 2", ""),
        ("Continuum Stabilizer", 6, "titanium 2, gold 2", ""),
        ("Grand Reservoir", 6, "uranium 2, titanium 2, water 2", "engineer"),
        ("Anti-Gravity Field", 6, "titanium 4", "engineer"),
        ("Uranium Cores", 5, "uranium 3, titanium 1", "scientist"),
        ("Particle Collider", 7, "uranium 1, titanium 2, gold 1, water 2", ""),
        ("Temporal Tourism", 6, "neutronium 1, titanium 3, water 3", ""),
        ("Outback Conditioner", 4, "uranium 2, titanium 2, gold 2", ""),
        ("Synthetic Endorphins", 5, "titanium 3, water 3", "scientist"),
        ("Exocrawler", 6, "uranium 2, titanium 3", ""),
        ("Dark Matter Converter", 6, "titanium 2, gold 2, water 2", ""),
        ("Tectonic Drill", 6, "titanium 3, gold 1", "engineer"),
        ("Rescue Pods", 5, "core 1, titanium 2, water 3", ""),
        ("Neutronium Research Center", 8, "neutronium 2, titanium 3", "scientist"),
        ("The Ultimate Plan", 3, "uranium 1, titanium 2, gold 1", "scientist"),
        ("Quantum Chameleon", 5, "neutronium 1, uranium 1, titanium 1, gold 1", ""),
        ("Cloning Vat", 6, "uranium 2, titanium 2, water 4", ""),
    ];
    for (tile, (name, points, cost, worker)) in PROJECTS.iter().zip(facts) {
        assert_eq!((tile.name, tile.points), (name, points));
        let mut parts: Vec<&str> = cost.split(", ").collect();
        let mut printed: Vec<String> = anachrony::data::Good::ALL
            .into_iter()
            .filter(|&good| tile.cost.of(good) > 0)
            .map(|good| format!("{good} {}", tile.cost.of(good)))
            .collect();
        parts.sort_unstable();
        printed.sort_unstable();
        assert_eq!(printed, parts, "{name}");
        assert_eq!(tile.worker.map_or("", |worker| worker.name()), worker, "{name}");
    }
    let exact = "circle_society circle_time_travel square_time_travel square_society triangle_technology triangle_warfare \
        square_technology triangle_time_travel square_genetics triangle_genetics circle_warfare circle_genetics \
        square_warfare triangle_society circle_technology - - -";
    let shown: Vec<&str> =
        PROJECTS.iter().map(|tile| tile.breakthroughs.exact.map_or("-", |kind| kind.name())).collect();
    assert_eq!(shown.join(" "), exact);
    let pairs: Vec<String> = Project::ALL
        .iter()
        .map(|project| project.printed().breakthroughs.pair.map(|shape| &shape.name()[..1]).join(""))
        .collect();
    assert_eq!(pairs.join(" "), "ts ts tc tc cs cs tc cs tc cs ts ts tc cs ts tt ss cc");
}

#[test]
fn player_boards_have_their_tracks() {
    // ANA-SIDEB-01, ANA-EX-06
    use anachrony::data::Path::{Dominance, Harmony, Progress, Salvation};
    for path in [Harmony, Dominance, Progress, Salvation] {
        let side = board(path, Side::A);
        assert_eq!(side.morale, [-6, -4, -2, 0, 2, 4, 6], "side A is the same for all");
        assert_eq!(side.time_travel[4], 8, "8 points take four travels");
        assert_eq!((side.paradox_limit, side.beyond_morale, side.water_for_empty), (3, 2, 1));
    }
}

#[test]
fn cards_and_tiles_are_as_many_as_in_the_box() {
    // ANA-IMPACT-04, ANA-TRADE-01
    assert_eq!((RECRUIT_CARDS.len(), MINE_CARDS.len(), ASSETS.len(), TIMELINE.len()), (11, 11, 16, 12));
    assert_eq!((Collapse::ALL.len(), Goal::ALL.len(), Warp::ALL.len(), Trade::ALL.len()), (15, 8, 9, 8));
    let mut totals = [0; 4];
    RECRUIT_CARDS.iter().flat_map(|card| card.iter().enumerate()).for_each(|(kind, count)| totals[kind] += count);
    assert_eq!(totals, [12, 12, 10, 10], "scientists, engineers, administrators, geniuses");
    let neutronium = MINE_CARDS.iter().flatten().filter(|good| good.name() == "neutronium").count();
    assert_eq!(neutronium, 8);
    assert_eq!(EVACUATIONS.iter().flatten().count(), 8);
}
