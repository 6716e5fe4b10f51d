//! What is asked, and the figures that choices change.

use super::{Context, Names, me, names};
use crate::board::Figure;
use crate::words::Words;
use tabletop::Viewer;
use wonderful_world::data::{CUBES_TO_KRYSTALLIUM, Piece, Resource};
use wonderful_world::state::Phase;
use wonderful_world::{Choice, View};

/// What is asked, in a few words.
pub(super) fn question(context: &Context) -> String {
    let names = names(context);
    let is = |wanted: fn(&Choice) -> bool| context.choices.iter().any(wanted);
    let key = match context.view.phase {
        _ if is(|choice| matches!(choice, Choice::Choose(_))) => "ww-question-empire",
        _ if is(|choice| matches!(choice, Choice::Keep(_))) => "ww-question-keep",
        _ if is(|choice| matches!(choice, Choice::Take(_))) => "ww-question-leader",
        Phase::Draft { .. } => "ww-question-pick",
        _ if is(|choice| matches!(choice, Choice::Build(_) | Choice::Recycle(_))) => "ww-question-plan",
        _ if is(|choice| matches!(choice, Choice::Dig(_))) => "ww-question-dig",
        _ if is(|choice| matches!(choice, Choice::Pile(_))) => "ww-question-pile",
        _ => match me(context).and_then(|me| me.unplaced) {
            Some(unplaced) => {
                let what = names.count(unplaced.resource.piece(), 1);
                return names.with("ww-question-cube", &[("what", what.into())]);
            }
            None => "ww-question-finish",
        },
    };
    names.say(key)
}

/// The figures of the viewer's empire and cards.
pub(super) fn figures(view: &View, viewer: Viewer, words: &'static Words) -> Vec<Figure> {
    let names = Names(words);
    let Viewer::Seat(seat) = viewer else { return Vec::new() };
    let Some(me) = view.players.get(seat.index()) else { return Vec::new() };
    let figure = |key: String, value: i64, label: String| Figure { key, value: value.to_string(), label };
    let mut figures = vec![
        figure("points".into(), me.points.into(), names.say("ww-figure-points")),
        Figure {
            key: "cubes".into(),
            value: format!("{}/{CUBES_TO_KRYSTALLIUM}", me.cubes),
            label: names.say("ww-figure-cubes"),
        },
    ];
    let tokens = [
        (Piece::Krystallium, i64::from(me.krystallium)),
        (Piece::General, me.generals.into()),
        (Piece::Financier, me.financiers.into()),
    ];
    figures.extend(tokens.map(|(piece, count)| figure(piece.to_string(), count, names.piece(piece))));
    for resource in Resource::ALL {
        let cubes = me.production.get(&resource).copied().unwrap_or_default();
        let label = names.with("ww-figure-production", &[("what", names.piece(resource.piece()).into())]);
        figures.push(figure(format!("makes-{resource}"), cubes.into(), label));
    }
    for site in &me.sites {
        let missing: i64 = Piece::ALL.iter().map(|piece| i64::from(site.missing.of(*piece))).sum();
        let label = names.with("ww-figure-missing", &[("card", names.card(site.building.card).into())]);
        figures.push(figure(format!("site-{}", site.building.site), missing, label));
    }
    figures
}
