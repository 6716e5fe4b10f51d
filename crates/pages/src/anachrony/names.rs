//! What things are called.

use super::effect;
use crate::words::{Language, Words};
use anachrony::choice::{Space, Waiting};
use anachrony::data::{
    Asset, Bill, Breakthrough, BreakthroughTokens, Building, Capital, Cell, Collapse, Column, GOAL_POINTS, Goal, Good,
    Leader, Path, Project, Row, Shape, Shown, Side, SpotId, Symbol, Warp, Worker, Workers,
};
use anachrony::state::Phase;
use std::sync::OnceLock;

/// A tile in words. They never change: they are put together once.
struct TileText {
    name: String,
    text: String,
}

/// The words of a language, for the things of this game.
#[derive(Clone, Copy)]
pub struct Names(pub &'static Words);

impl Names {
    pub fn good(self, good: Good) -> String {
        self.0.say(&format!("ana-good-{good}"))
    }

    /// So many of a good, as the object of a sentence.
    pub fn count(self, good: Good, n: u16) -> String {
        self.0.with(&format!("ana-count-{good}"), &[("n", n.into())])
    }

    /// So many of a good, standing for themselves.
    pub fn amount(self, good: Good, n: u16) -> String {
        if n == 1 { format!("1 {}", self.good(good)) } else { self.count(good, n) }
    }

    pub fn points(self, n: i32) -> String {
        self.0.with("ana-count-points", &[("n", n.into())])
    }

    /// So many of titanium, uranium or gold.
    pub fn any(self, n: u8) -> String {
        self.0.with("ana-count-any", &[("n", n.into())])
    }

    /// A price or a gain; empty for nothing.
    pub fn bill(self, bill: &Bill) -> String {
        let goods = Good::ALL.into_iter().filter(|&good| bill.of(good) > 0);
        let mut parts: Vec<String> = goods.map(|good| self.count(good, bill.of(good).into())).collect();
        parts.extend((bill.any > 0).then(|| self.any(bill.any)));
        parts.extend((bill.points > 0).then(|| self.points(bill.points.into())));
        parts.join(", ")
    }

    /// A kind of worker.
    pub fn worker(self, worker: Worker) -> String {
        self.0.say(&format!("ana-worker-{worker}"))
    }

    /// A worker, as the object of a sentence.
    pub fn a_worker(self, worker: Worker) -> String {
        self.0.say(&format!("ana-a-{worker}"))
    }

    /// A worker in a column, as the object of a sentence.
    pub fn waiting(self, Waiting { worker, column }: Waiting) -> String {
        match column {
            Column::Active => self.0.say(&format!("ana-active-{worker}")),
            Column::Tired => self.0.say(&format!("ana-tired-{worker}")),
        }
    }

    /// Workers such as "2 scientists, 1 genius"; empty for none.
    pub fn workers(self, workers: &Workers) -> String {
        let count = |(worker, n): (Worker, u16)| self.0.with(&format!("ana-workers-{worker}"), &[("n", n.into())]);
        workers.iter().map(count).collect::<Vec<_>>().join(", ")
    }

    pub fn path(self, path: Path) -> String {
        self.0.say(&format!("ana-path-{path}"))
    }

    pub fn leader(self, leader: Leader) -> String {
        self.0.say(&format!("ana-leader-{leader}"))
    }

    /// What a leader can do.
    pub fn leader_text(self, leader: Leader) -> String {
        effect::leader(self, leader)
    }

    /// A row of a player board.
    pub fn row(self, row: Row) -> String {
        self.0.say(&format!("ana-row-{}", dashed(row.name())))
    }

    /// A spot of a player board.
    pub fn spot(self, spot: SpotId) -> String {
        let n = spot.column() as u8 + 1;
        self.0.with("ana-spot", &[("row", self.row(spot.row()).into()), ("n", n.into())])
    }

    pub fn capital(self, action: Capital) -> String {
        self.0.say(&format!("ana-capital-{action}"))
    }

    /// A space for a worker, wherever it is.
    pub fn space(self, space: Space) -> String {
        let words = self.0;
        let capital = |action: Capital, n: u8| {
            words.with("ana-space-capital", &[("action", self.capital(action).into()), ("n", n.into())])
        };
        match space {
            Space::Construct(n) => capital(Capital::Construct, n),
            Space::Recruit(n) => capital(Capital::Recruit, n),
            Space::Research(n) => capital(Capital::Research, n),
            Space::Council(1) => words.say("ana-space-council-left"),
            Space::Council(_) => words.say("ana-space-council-right"),
            Space::Mine(n) => words.with("ana-space-mine", &[("n", n.into())]),
            Space::Purify => words.say("ana-space-purify"),
            Space::Nomads => words.say("ana-space-nomads"),
            Space::Evacuate => words.say("ana-space-evacuate"),
            Space::Supply => words.say("ana-space-supply"),
            Space::Spot(spot) => self.spot(spot),
            Space::Anomaly(spot) => words.with("ana-space-anomaly", &[("spot", self.spot(spot).into())]),
        }
    }

    /// The phase of an era, or of the setup.
    pub fn phase(self, phase: Phase) -> String {
        self.0.say(match phase {
            Phase::Paths => "ana-phase-paths",
            Phase::Boards => "ana-phase-boards",
            Phase::Assets { .. } => "ana-phase-assets",
            Phase::Leaders => "ana-phase-leaders",
            Phase::Goals => "ana-phase-goals",
            Phase::Paradox { .. } | Phase::Recovery { .. } => "ana-phase-paradox",
            Phase::PowerUp { .. } => "ana-phase-power-up",
            Phase::Warp | Phase::Arrival { .. } => "ana-phase-warp",
            Phase::Actions => "ana-phase-actions",
            Phase::CleanUp { .. } => "ana-phase-clean-up",
            Phase::Over => "ana-phase-over",
        })
    }

    /// What a warp token shows, as the object of a sentence.
    pub fn warp(self, warp: Warp) -> String {
        match warp.shows() {
            Shown::Goods(good, n) => self.count(good, n),
            Shown::Worker(worker) => self.a_worker(worker),
            Shown::Suit => self.0.say("ana-a-suit"),
        }
    }

    pub fn shape(self, shape: Shape) -> String {
        self.0.say(&format!("ana-shape-{shape}"))
    }

    pub fn symbol(self, symbol: Symbol) -> String {
        self.0.say(&format!("ana-symbol-{}", dashed(symbol.name())))
    }

    pub fn breakthrough(self, breakthrough: Breakthrough) -> String {
        let (shape, symbol) = (self.shape(breakthrough.shape()), self.symbol(breakthrough.symbol()));
        self.0.with("ana-breakthrough", &[("symbol", symbol.into()), ("shape", shape.into())])
    }

    /// Breakthroughs; empty for none.
    pub fn breakthroughs(self, breakthroughs: &BreakthroughTokens) -> String {
        let describe = |(kind, n): (Breakthrough, u16)| match n {
            1 => self.breakthrough(kind),
            _ => format!("{n} × {}", self.breakthrough(kind)),
        };
        breakthroughs.iter().map(describe).collect::<Vec<_>>().join(", ")
    }

    /// What a starting-asset card gives.
    pub fn asset(self, asset: Asset) -> String {
        let card = asset.printed();
        let mut parts = vec![self.bill(&card.goods)];
        parts.extend(card.worker.map(|(worker, column)| self.waiting(Waiting { worker, column })));
        parts.extend((card.breakthroughs > 0).then(|| self.0.say("ana-a-breakthrough")));
        parts.retain(|part| !part.is_empty());
        parts.join(", ")
    }

    /// The name of a building: its kind and its number.
    pub fn building(self, building: Building) -> &'static str {
        &self.building_entry(building).name
    }

    /// What a building does.
    pub fn building_text(self, building: Building) -> &'static str {
        &self.building_entry(building).text
    }

    fn building_entry(self, building: Building) -> &'static TileText {
        static CACHE: [OnceLock<Vec<TileText>>; Language::ALL.len()] = [const { OnceLock::new() }; Language::ALL.len()];
        let describe = |building: Building| {
            let printed = building.printed();
            let key = format!("ana-building-{}", dashed(building.row().name()));
            TileText {
                name: self.0.with(&key, &[("n", printed.number.to_string().into())]),
                text: effect::tile(self, &printed.ability, printed.once),
            }
        };
        let texts = CACHE[self.0.language as usize].get_or_init(|| Building::all().map(describe).collect());
        &texts[building.index()]
    }

    pub fn project(self, project: Project) -> &'static str {
        &self.project_entry(project).name
    }

    /// What a superproject costs and does.
    pub fn project_text(self, project: Project) -> &'static str {
        &self.project_entry(project).text
    }

    fn project_entry(self, project: Project) -> &'static TileText {
        static CACHE: [OnceLock<Vec<TileText>>; Language::ALL.len()] = [const { OnceLock::new() }; Language::ALL.len()];
        let describe = |project: Project| TileText {
            name: self.0.say(&format!("ana-project-{}", dashed(project.name()))),
            text: effect::project(self, project.printed()),
        };
        &CACHE[self.0.language as usize].get_or_init(|| Project::ALL.map(describe).into())[project as usize]
    }

    pub fn evacuation(self, path: Path, side: Side) -> String {
        self.0.say(&format!("ana-evacuation-{path}-{}", side.name().to_lowercase()))
    }

    /// When one can be evacuated, and what it brings.
    pub fn evacuation_text(self, path: Path, side: Side) -> String {
        effect::evacuation(self, anachrony::data::evacuation(path, side))
    }

    /// The name of an endgame card.
    pub fn goal(self, goal: Goal) -> String {
        self.0.say(&format!("ana-goal-{}", dashed(goal.name())))
    }

    /// What an endgame card brings.
    pub fn goal_text(self, goal: Goal) -> String {
        let points = self.points(GOAL_POINTS);
        self.0.with("ana-goal-text", &[("goal", self.goal(goal).into()), ("points", points.into())])
    }

    /// The name of a collapsing tile.
    pub fn collapse(self, tile: Collapse) -> String {
        self.0.with("ana-tile-name", &[("action", self.capital(tile.action()).into())])
    }

    /// What a collapsing tile does.
    pub fn collapse_text(self, tile: Collapse) -> String {
        effect::collapse(self, tile)
    }

    /// What a space on the fiery side of the timeline does.
    pub fn cell(self, cell: Cell) -> String {
        self.0.say(&format!("ana-cell-{}", dashed(cell.name())))
    }

    /// A slot for an exosuit, counted from 1.
    pub fn slot(self, slot: u8) -> String {
        self.0.say(&format!("ana-slot-{slot}"))
    }

    /// A name and what it does, such as "Lab 404: Scientist: return a paradox".
    pub(super) fn with_text(self, name: &str, text: &str) -> String {
        self.0.with("ana-choose-with-text", &[("name", name.into()), ("text", text.into())])
    }
}

/// A name as keys have it.
fn dashed(name: &str) -> String {
    name.replace('_', "-")
}
