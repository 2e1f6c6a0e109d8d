//! `next_round`: what a finished game means for the next one of a match.

use super::fields::{Fields, whole};
use super::shape::{full_shape, owners};
use super::words::{Refusal, refuse, shown};
use crate::rules::{MAX_COUNT, Player, Position, Ruleset, Standing};
use serde_json::{Value, json};
use std::sync::Arc;

/// The largest difference of points that is believed.
const MAX_DIFFERENCE: u64 = 1_000_000;

/// Tells how the match stands and how the next game begins.
///
/// Whoever asks means a match: where that is an option, it is taken.
pub(super) fn next_round(rules: Arc<Ruleset>, fields: &mut Fields) -> Result<Value, Refusal> {
    let rules = Arc::new(rules.for_match());
    let last = u64::from(rules.board.players) - 1;
    let opener = fields.number("opener", 0..=last)?.unwrap_or(0);
    let standing = read_standing(fields)?;
    let round = rules.next_round(&standing, Player(opener as u8)).map_err(|e| Refusal(e.to_string()))?;
    let position = Position::from_board(rules, round.board);
    Ok(json!({
        "pits": round.pits,
        "owner": owners(&position),
        "opener": round.board.starter.0,
        "winner": round.winner.map(|player| player.0),
        "before": full_shape(&position),
    }))
}

fn read_standing(fields: &mut Fields) -> Result<Standing, Refusal> {
    match (fields.take("totals"), fields.take("difference")) {
        (Some(_), Some(_)) => refuse("both totals and difference are given; one is enough"),
        (None, None) => refuse("totals, or the difference of all games so far, is missing"),
        (Some(totals), None) => read_totals(&totals).map(Standing::Totals).map_err(|e| e.within("totals")),
        (None, Some(value)) => {
            let lead = value.as_i64().filter(|lead| lead.unsigned_abs() <= MAX_DIFFERENCE);
            let wrong = || Refusal(format!("difference: {} is no whole number of points", shown(&value)));
            Ok(Standing::Difference(lead.ok_or_else(wrong)? as i32))
        }
    }
}

fn read_totals(value: &Value) -> Result<Vec<u16>, Refusal> {
    let Value::Array(items) = value else {
        return refuse(format!("expected an array, found {}", shown(value)));
    };
    let read = |item| whole(item, 0..=MAX_COUNT.into()).map(|n| n as u16);
    items.iter().map(read).collect()
}
