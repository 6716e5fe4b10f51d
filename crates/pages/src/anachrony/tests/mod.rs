#![allow(clippy::unwrap_used)]

mod figures;
mod position;
mod scenes;

use super::effect;
use super::names::Names;
use crate::Language;
use anachrony::choice::{Space, Waiting};
use anachrony::data::{
    Ability, Bill, Building, Collapse, Column, Condition, Effect, Evacuation, Goal, Good, Leader, Once, Passive, Path,
    PrintedAction, Project, Returns, Reward, Row, Side, Who, WorkSpace, Worker,
};

fn names(language: Language) -> Names {
    Names(language.words())
}

/// Every component of the game: its name and what it does.
fn components(names: Names) -> Vec<(String, String)> {
    let buildings = Building::all().map(|one| (names.building(one).to_owned(), names.building_text(one).to_owned()));
    let projects = Project::ALL.into_iter().map(|one| (names.project(one).into(), names.project_text(one).into()));
    let leaders = Leader::ALL.into_iter().map(|one| (names.leader(one), names.leader_text(one)));
    let tiles = Collapse::ALL.into_iter().map(|one| (names.collapse(one), names.collapse_text(one)));
    let goals = Goal::ALL.into_iter().map(|one| (names.goal(one), names.goal_text(one)));
    let boards = Path::ALL.into_iter().flat_map(|path| Side::ALL.map(|side| (path, side)));
    let boards = boards.map(|(path, side)| (names.evacuation(path, side), names.evacuation_text(path, side)));
    buildings.chain(projects).chain(leaders).chain(tiles).chain(goals).chain(boards).collect()
}

#[test]
fn every_component_has_a_name_and_says_what_it_does_in_every_language() {
    for language in Language::ALL {
        let all = components(names(language));
        assert_eq!(all.len(), 60 + 18 + 8 + 15 + 8 + 8);
        for (name, text) in &all {
            assert!(!name.is_empty() && text.chars().count() > 5, "{language}: {name:?}: {text:?}");
            for said in [name, text] {
                assert!(!said.contains("ana-") && !said.contains('{') && !said.contains('_'), "{language}: {said}");
            }
        }
    }
    // What one language says is not what another says.
    let [english, russian, czech] = Language::ALL.map(|language| components(names(language)));
    for ((english, russian), czech) in english.iter().zip(&russian).zip(&czech) {
        assert!(english.1 != russian.1 && english.1 != czech.1 && russian.1 != czech.1, "{english:?}");
    }
}

#[test]
fn what_a_tile_says_follows_from_its_row() {
    let english = names(Language::English);
    let text = |number: u16| english.building_text(Building::numbered(number).unwrap());
    assert_eq!(text(107), "Any worker: pay 1 uranium, travel in time (range 3), gain 1 point.");
    assert_eq!(text(211), "Engineer (motivated): pay 1 titanium, gain 1 core.");
    assert_eq!(text(310), "Any worker: gain 7 water; the worker dies in clean-up.");
    assert_eq!(text(301), "Free action: gain 1 water. Once, when built: gain 3 water.");
    assert_eq!(text(409), "Administrator (motivated): pay 2 water, gain an active scientist or an active engineer.");
    let drill = english.project_text(Project::TectonicDrill);
    let cost = "Cost: 3 titanium, 1 gold, an engineer, breakthrough: warfare (square), or triangle + circle.";
    assert_eq!(drill, format!("{cost} Mining brings 1 of titanium, uranium, gold more."));
    let russian = names(Language::Russian);
    assert_eq!(
        russian.building_text(Building::numbered(108).unwrap()),
        "Учёный (воодушевление): совершите путешествие во времени (дальность 2)."
    );

    assert_eq!(english.collapse_text(Collapse::LessNeutronium), "costs 1 neutronium less");
    assert_eq!(english.collapse_text(Collapse::ResearchPoints), "gain 2 points");
    assert_eq!(english.collapse_text(Collapse::ReturnParadoxes), "return up to 2 paradoxes");
    assert_eq!(english.leader_text(Leader::Cornella), "In research: pay 1 water to set the second die too");
    assert_eq!(
        names(Language::Czech).leader_text(Leader::Caratacus),
        "Volná akce: získejte 2 vody a vezměte si paradox, nebo zaplaťte 2 vody a vraťte paradox"
    );
    assert_eq!(names(Language::Russian).collapse_text(Collapse::ProjectPoints), "суперпроект даёт ещё 2 очка");

    // The same row with another number says another number.
    let row = |returns, gain: u8, effect| {
        let mut bill = Bill::NOTHING;
        bill.goods[Good::Gold as usize] = gain;
        let action = PrintedAction { cost: Bill::NOTHING, gain: bill, effect };
        let ability = Ability::Worker(WorkSpace { who: Who::Any, returns, action });
        effect::tile(names(Language::Czech), &ability, Once::Nothing)
    };
    assert_eq!(row(Returns::Tired, 2, Effect::Nothing), "Kdokoli: získejte 2 zlata.");
    assert_eq!(row(Returns::Dies, 5, Effect::Nothing), "Kdokoli: získejte 5 zlat; při úklidu pracovník umírá.");
    assert_eq!(
        row(Returns::Motivated, 1, Effect::WakeAll),
        "Kdokoli (motivovaný): osvěžte všechny vyčerpané pracovníky, získejte 1 zlato."
    );
}

#[test]
fn every_word_of_the_vocabulary_of_tiles_has_a_sentence_of_its_own() {
    const EFFECTS: [Effect; 18] = [
        Effect::Focus(2),
        Effect::FocusTwice(2),
        Effect::FocusForWater,
        Effect::FocusForResources,
        Effect::ThreeOrNeutronium,
        Effect::ChargeSuit,
        Effect::ReturnParadox,
        Effect::Paradox,
        Effect::TakeBack,
        Effect::WakeAll,
        Effect::NewWorker(&[Worker::Genius]),
        Effect::RaiseMorale,
        Effect::CapitalAction,
        Effect::CloneWorker,
        Effect::CopySpace,
        Effect::Convert,
        Effect::Collide,
        Effect::PlaceOnMainBoard,
    ];
    const PASSIVES: [Passive; 12] = [
        Passive::HalvesSupply,
        Passive::Range(1),
        Passive::MoreParadoxes,
        Passive::AnomaliesCostLess,
        Passive::SetsSecondDie,
        Passive::StepsScore,
        Passive::ProjectsScore,
        Passive::SavesWater,
        Passive::CheaperConstruction,
        Passive::NoLowMorale,
        Passive::EvacuatesAnyway,
        Passive::MinesMore,
    ];
    for language in Language::ALL {
        let names = names(language);
        let free = |effect| Ability::Free(PrintedAction { cost: Bill::NOTHING, gain: Bill::NOTHING, effect });
        let effects = EFFECTS.map(|effect| effect::tile(names, &free(effect), Once::Nothing));
        let passives = PASSIVES.map(|passive| effect::tile(names, &Ability::Passive(passive), Once::Nothing));
        let mut said: Vec<String> = effects.into_iter().chain(passives).collect();
        let all = said.len();
        said.sort();
        said.dedup();
        assert_eq!(said.len(), all, "{language}: two words of the vocabulary say the same");
    }
}

#[test]
fn an_evacuation_says_its_condition_its_points_and_its_sets() {
    let english = names(Language::English);
    assert_eq!(
        english.evacuation_text(Path::Harmony, Side::A),
        "3 life supports: 2 points; 3 points for each genius and gold"
    );
    let other = Evacuation {
        name: "",
        condition: Condition::ThreeOf(Row::Lab),
        points: 7,
        extra: 1,
        reward: Reward::WorkerAndGood(Worker::Engineer, Good::Neutronium),
    };
    assert_eq!(effect::evacuation(english, &other), "3 labs: 7 points; 1 point for each engineer and neutronium");
}

#[test]
fn names_bend_as_their_sentences_ask() {
    let russian = names(Language::Russian);
    assert_eq!([1, 2, 5].map(|n| russian.count(Good::Core, n)), ["1 энергоядро", "2 энергоядра", "5 энергоядер"]);
    assert_eq!((russian.count(Good::Water, 1), russian.amount(Good::Water, 1)), ("1 воду".into(), "1 вода".into()));
    let tired = Waiting { worker: Worker::Genius, column: Column::Tired };
    assert_eq!(names(Language::Czech).waiting(tired), "vyčerpaného génia");
    assert_eq!(names(Language::English).space(Space::Council(2)), "World Council, right space");
}
