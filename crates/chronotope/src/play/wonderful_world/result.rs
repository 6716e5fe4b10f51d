//! How it ended.

use super::super::paper::{Column, Paper, table, wrap};
use super::board::{capital, headed};
use super::called;
use super::cards::names;
use wonderful_world::View;
use wonderful_world::data::{Medal, Rating, SIDE_A_HANDICAP, Side, Type};
use wonderful_world::score::{Decision, LeaderPoints, Outcome, SeatOutcome, SoloOutcome};

/// The points of everybody, part by part, and who has won.
pub(super) fn result(view: &View, paper: Paper) -> Vec<String> {
    let Some(outcome) = &view.outcome else {
        return vec!["The game is not over.".into()];
    };
    let mut lines = headed(points(view, outcome), paper);
    lines.push(String::new());
    let verdict = match &outcome.solo {
        Some(solo) => alone(view, outcome, solo),
        None => vec![winners(view, outcome)],
    };
    lines.extend(verdict.iter().flat_map(|line| wrap(line, 2)).map(|line| paper.heading(line)));
    lines
}

fn points(view: &View, outcome: &Outcome) -> Vec<String> {
    let seats = &outcome.seats;
    let row = |title: &str, cell: &dyn Fn(&SeatOutcome) -> String| {
        let mut row = vec![title.to_owned()];
        row.extend(seats.iter().map(cell));
        row
    };
    let mut rows = vec![row("Final points", &|seat| called(view, seat.seat))];
    rows.push(row("Printed points", &|seat| seat.score.flat.to_string()));
    for kind in Type::ALL {
        let part = |seat: &SeatOutcome| {
            let part = seat.score.per_type.iter().find(|part| part.kind == kind && part.points > 0)?;
            Some(product(part.built, part.each, part.points))
        };
        if seats.iter().any(|seat| part(seat).is_some()) {
            let title = format!("For each {kind} built");
            rows.push(row(&title, &|seat| part(seat).unwrap_or("-".into())));
        }
    }
    let leader = |part: LeaderPoints| product(part.count, part.each, part.points);
    rows.push(row("For each general", &|seat| leader(seat.score.generals)));
    rows.push(row("For each financier", &|seat| leader(seat.score.financiers)));
    rows.push(row("Total", &|seat| seat.score.total.to_string()));
    if seats.len() > 1 {
        rows.push(row("Cards built (1st tie-break)", &|seat| seat.built.to_string()));
        rows.push(row("Leaders (2nd tie-break)", &|seat| seat.leaders.to_string()));
        rows.push(row("Rank", &|seat| seat.rank.to_string()));
    }
    let mut columns = vec![Column::Right(8); seats.len() + 1];
    columns[0] = Column::Left(0);
    table(&rows, 1, &columns)
}

/// Such as `4x2=8`.
fn product(count: u16, each: i32, points: i32) -> String {
    match count {
        0 => "-".into(),
        _ => format!("{count}x{each}={points}"),
    }
}

fn winners(view: &View, outcome: &Outcome) -> String {
    let best = outcome.seats.iter().map(|seat| seat.score.total).max().unwrap_or_default();
    let names: Vec<_> = outcome.winners.iter().map(|&seat| called(view, seat)).collect();
    if outcome.decided_by == Decision::Shared {
        return format!("{} share the victory with {best} points, equal in all tie-breaks.", names.join(" and "));
    }
    let you = outcome.winners.iter().any(|&seat| view.viewer.is(seat));
    let wins = if you { "win" } else { "wins" };
    let why = match outcome.decided_by {
        Decision::BuiltCards => ", before an equal score by more cards built",
        Decision::Leaders => ", before an equal score and as many cards by more leaders",
        _ => "",
    };
    format!("{} {wins} with {best} points{why}.", names.join(" and "))
}

fn alone(view: &View, outcome: &Outcome, solo: &SoloOutcome) -> Vec<String> {
    let total = outcome.seats.first().map_or(0, |seat| seat.score.total);
    match solo {
        SoloOutcome::Rated { score, rating } => {
            let why = match view.options.side {
                Side::A => format!("{total} points less {SIDE_A_HANDICAP} for side A make {score}"),
                Side::B => format!("{total} points"),
            };
            vec![format!("{why}: your rating is {}.", title(*rating))]
        }
        SoloOutcome::Scenario { scenario, won: false, unbuilt, .. } => {
            vec![
                format!("Scenario {scenario}, {}: lost.", scenario.printed().title),
                format!("Not built: {}.", names(unbuilt)),
            ]
        }
        SoloOutcome::Scenario { scenario, medal, .. } => {
            let printed = scenario.printed();
            let earned = medal.map_or("without a medal".into(), |medal| format!("with a {medal} medal"));
            let next = Medal::ALL.into_iter().find(|&next| total < printed.points_for(next));
            let mut lines = vec![format!("Scenario {scenario}, {}: won {earned}, {total} points.", printed.title)];
            lines.extend(
                next.map(|next| format!("{} takes {} points.", capital(next.name()), printed.points_for(next))),
            );
            lines
        }
    }
}

/// The title that a rating gives.
fn title(rating: Rating) -> String {
    match rating {
        Rating::Deity => "Incarnation of a deity".into(),
        _ => capital(rating.name()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tabletop::{Dice, Game, Seat, Seed, Viewer};
    use wonderful_world::data::{Card, Scenario};
    use wonderful_world::{Options, WonderfulWorld};

    /// The view of a random game that has ended.
    fn ended(players: u8) -> View {
        let options = Options { players, ..Options::default() };
        let mut game = WonderfulWorld::start(&options, Seed([3; 32])).unwrap();
        let (mut dice, mut choices) = (Dice::new(Seed([3; 32]), 9), Vec::new());
        while let Some(seat) = game.waiting_for().iter().next() {
            game.choices(seat, &mut choices);
            game.apply(seat, dice.pick(&choices).unwrap(), &mut ()).unwrap();
        }
        game.view(Viewer::Seat(Seat(0)))
    }

    fn verdict(mut view: View, change: impl Fn(&mut Outcome)) -> String {
        change(view.outcome.as_mut().unwrap());
        let lines = result(&view, Paper { colour: false });
        let gap = lines.iter().position(String::is_empty).unwrap();
        lines[gap + 1..].join(" ")
    }

    #[test]
    fn the_winner_is_named_with_what_decided() {
        let decided = |by: Decision| {
            verdict(ended(3), move |outcome| {
                outcome.winners = vec![Seat(0)];
                outcome.decided_by = by;
            })
        };
        assert!(decided(Decision::Points).starts_with("You win with "));
        assert!(decided(Decision::BuiltCards).contains("by more cards built"));
        assert!(decided(Decision::Leaders).contains("by more leaders"));
        let shared = verdict(ended(2), |outcome| {
            outcome.winners = vec![Seat(0), Seat(1)];
            outcome.decided_by = Decision::Shared;
        });
        assert!(shared.contains(" share the victory with "), "{shared}");
    }

    #[test]
    fn alone_there_is_a_rating_or_a_medal() {
        let alone = |solo: SoloOutcome, total: i32| {
            verdict(ended(1), move |outcome| {
                outcome.solo = Some(solo.clone());
                outcome.seats[0].score.total = total;
            })
        };
        assert_eq!(
            alone(SoloOutcome::Rated { score: 85, rating: Rating::Emperor }, 100),
            "100 points less 15 for side A make 85: your rating is Emperor."
        );
        assert_eq!(
            alone(SoloOutcome::Rated { score: 105, rating: Rating::Deity }, 120),
            "120 points less 15 for side A make 105: your rating is Incarnation of a deity."
        );
        let scenario = |won, unbuilt, medal| SoloOutcome::Scenario { scenario: Scenario::S03, won, unbuilt, medal };
        assert_eq!(
            alone(scenario(true, vec![], Some(Medal::Silver)), 95),
            "Scenario 03, They are among us: won with a silver medal, 95 points. Gold takes 105 points."
        );
        assert_eq!(
            alone(scenario(false, vec![Card::from_id("lunar_base").unwrap()], None), 200),
            "Scenario 03, They are among us: lost. Not built: Lunar Base."
        );
    }
}
