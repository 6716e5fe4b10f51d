//! A component in full.

use super::super::paper::{Paper, wrap};
use super::names;
use crate::language::words;
use anachrony::Choice;
use anachrony::data::{Building, Leader, Project};

/// A building by its number, a superproject or a leader by a part of its name.
pub(super) fn look(choices: &[Choice], wanted: &str, paper: Paper) -> Result<Vec<String>, String> {
    let names = names();
    let told = |name: &str, text: &str| Ok(wrap(&format!("{}: {text}", paper.heading(name)), 2));
    let plain = |text: &str| text.trim().to_lowercase().replace(['-', '_'], " ");
    let wanted = plain(wanted);
    if let Some(found) = wanted.parse().ok().and_then(Building::numbered) {
        return told(names.building(found), names.building_text(found));
    }
    if wanted.parse::<usize>().is_ok_and(|number| number <= choices.len()) || wanted.is_empty() {
        return Err(words().say("ana-terminal-look-by-name"));
    }
    let fits = |called: &[&str]| called.iter().any(|called| plain(called).contains(&wanted));
    if let Some(project) = Project::ALL.into_iter().find(|&one| fits(&[names.project(one), one.name()])) {
        return told(names.project(project), names.project_text(project));
    }
    if let Some(leader) = Leader::ALL.into_iter().find(|&one| fits(&[&names.leader(one), one.name()])) {
        return told(&names.leader(leader), &names.leader_text(leader));
    }
    Err(words().say("ana-terminal-look-by-name"))
}
