//! Learning a game: the table where it is taught, and its lessons to be read again.

use super::Site;
use super::error::HttpError;
use super::site::{card, find_game, html, open_table};
use super::visitor::Visitor;
use crate::table::{AbsenceTimeout, Hints, SeatHolder, TableSetup};
use axum::extract::{Path, State};
use axum::response::{IntoResponse, Redirect, Response};
use pages::lesson;
use pages::notice::RetryForm;
use serde_json::Value;
use tabletop::record::Origin;
use tabletop::{Error, ErrorKind, Seed};

/// The bots that a learner meets.
const OPPONENTS: &str = "easy";

/// "Learn by playing": the game's first game, with the learner in the first seat.
pub(super) async fn learn(State(site): State<Site>, visitor: Visitor, Path(name): Path<String>) -> Response {
    let learn = async {
        let game = find_game(&site, &name)?;
        if game.lessons.is_empty() {
            return Err(HttpError::NotFound);
        }
        let options: Value = serde_json::from_str(game.first_game.options)
            .map_err(|error| Error::new(ErrorKind::Options, error.to_string()))?;
        let origin = Origin::Seed(Seed::from_text(game.first_game.seed)?);
        let seats = game.start(&options, origin.clone())?.seats().len();
        let mut holders = vec![SeatHolder::bot(OPPONENTS); seats];
        holders[0] = SeatHolder::person(&visitor.guest, &visitor.name(&site).await);
        let setup = TableSetup {
            game,
            options: &options,
            origin,
            holders: &holders,
            opened_by: &visitor.guest,
            listed: false,
            hints: Hints::default(),
            absence_timeout: AbsenceTimeout::default(),
            learning: true,
        };
        open_table(&site, &visitor, &setup).await
    };
    match learn.await {
        Ok(id) => Redirect::to(&format!("/t/{id}")).into_response(),
        Err(error) => {
            let action = format!("/learn/{name}");
            error.response_with_retry(&visitor, Some(RetryForm { action: &action, fields: Vec::new() }))
        }
    }
}

/// All lessons of a game.
pub(super) async fn lessons(State(site): State<Site>, visitor: Visitor, Path(name): Path<String>) -> Response {
    let words = visitor.words();
    match find_game(&site, &name) {
        Ok(game) if !game.lessons.is_empty() => {
            let person = visitor.name(&site).await;
            html(&lesson::page(words, &person, &card(game, words), game.keys, game.lessons))
        }
        Ok(_) => HttpError::NotFound.response(&visitor),
        Err(error) => error.response(&visitor),
    }
}
