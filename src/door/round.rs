//! `next_round`: what a finished game means for the next one of a match.

use super::fields::{Fields, whole};
use super::shape::{full_shape, owners};
use super::words::{Refusal, refuse, shown};
use crate::rules::{MAX_COUNT, MAX_PITS, PitId, Player, Position, RoundError, Ruleset, Standing};
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
    let refused = |e: RoundError| Refusal(e.to_string());
    let mut round = rules.next_round(&standing, Player(opener as u8)).map_err(refused)?;
    let spoils = round.spoils(&rules);
    if let Some(picks) = fields.take("pick") {
        let picks = read_numbers(&picks, MAX_PITS as u64 - 1).map_err(|e| e.within("pick"))?;
        let picks: Vec<PitId> = picks.into_iter().map(|n| PitId(n as u8)).collect();
        round = round.with_picks(&rules, &picks).map_err(refused)?;
    }
    let position = Position::from_board(rules, round.board);
    let mut answer = json!({
        "pits": round.pits,
        "owner": owners(&position),
        "opener": round.board.starter.0,
        "winner": round.winner.map(|player| player.0),
        "before": full_shape(&position),
    });
    if let Some(spoils) = spoils {
        let row: Vec<u8> = spoils.row.iter().map(|pit| pit.0).collect();
        answer["pick"] = json!({ "player": spoils.taker.0, "number": spoils.usual.len(), "from": row });
    }
    Ok(answer)
}

fn read_standing(fields: &mut Fields) -> Result<Standing, Refusal> {
    match (fields.take("totals"), fields.take("difference")) {
        (Some(_), Some(_)) => refuse("both totals and difference are given; one is enough"),
        (None, None) => refuse("totals, or the difference of all games so far, is missing"),
        (Some(totals), None) => {
            read_numbers(&totals, MAX_COUNT.into()).map(Standing::Totals).map_err(|e| e.within("totals"))
        }
        (None, Some(value)) => {
            let lead = value.as_i64().filter(|lead| lead.unsigned_abs() <= MAX_DIFFERENCE);
            let wrong = || Refusal(format!("difference: {} is no whole number of points", shown(&value)));
            Ok(Standing::Difference(lead.ok_or_else(wrong)? as i32))
        }
    }
}

fn read_numbers(value: &Value, most: u64) -> Result<Vec<u16>, Refusal> {
    let Value::Array(items) = value else {
        return refuse(format!("expected an array, found {}", shown(value)));
    };
    let read = |item| whole(item, 0..=most).map(|n| n as u16);
    items.iter().map(read).collect()
}
