//! Every move of a position that the tables know.

use super::pits::Pits;
use super::pursuit::Past;
use super::tables::EndgameTables;
use crate::ai::evaluation::decided;
use crate::ai::tree::MAX_DEPTH;
use crate::ai::{Report, Scored};
use crate::rules::{EndReason, Move, Position};
use std::cmp::Reverse;

/// The longest line that is told.
const LINE: usize = 16;

/// A move as the tables value it.
struct Valued {
    mv: Move,
    /// The final margin, the game played out.
    margin: i32,
    /// What the rest is worth to the mover.
    rest: i8,
    /// The game's past cannot change that.
    certain: bool,
    /// It is the move of the tables.
    progress: bool,
    /// It ends the game.
    over: bool,
}

/// What a search of `position` would find if it saw everything, with the move first that gets the value for certain.
/// `None` if the tables, which hold for it, do not reach so far, or if the game's past may keep the mover from what they promise.
pub fn answer(tables: &EndgameTables, position: &Position) -> Option<Report> {
    let board = position.board();
    if board.in_play() > tables.seeds().into() || board.over.is_some() {
        return None;
    }
    let past = Past::of(tables, position);
    let mut all: Vec<_> = position.legal().map(|mv| valued(tables, position, &past, mv)).collect();
    all.sort_by_key(|v| (Reverse(decided(v.margin, 1)), !v.over, !v.progress, !v.certain));
    let best = all.first().filter(|best| best.certain || best.rest < 0)?;
    let pv = line(tables, position, best.mv);
    let scored = |v: &Valued| Scored { mv: v.mv, score: v.margin as i16, exact: v.certain, proved: v.certain };
    Some(Report { depth: MAX_DEPTH, nodes: all.len() as u64, pv, all: all.iter().map(scored).collect() })
}

fn valued(tables: &EndgameTables, position: &Position, past: &Past, mv: Move) -> Valued {
    let mut after = position.clone();
    after.play_unchecked(mv, |_| {});
    let (me, board) = (position.board().mover, after.board());
    let lead = board.lead(position.rules(), me);
    if let Some(reason) = board.over {
        let margin = lead + i32::from(left_over(tables, &after, reason));
        return Valued { mv, margin, rest: 0, certain: true, progress: false, over: true };
    }
    let progress = tables.probe(position.board()).and_then(|verdict| verdict.progress());
    let progress = progress.is_some_and(|pit| pit == mv.pit.0 % 6);
    let rest = tables.probe(board).map_or(0, |verdict| -verdict.value());
    let certain = after.history().len() == 1 || is_certain(past, Pits::of(board), rest, progress);
    Valued { mv, margin: lead + i32::from(rest), rest, certain, progress, over: false }
}

/// Whether a quiet move is worth what the tables say, whatever lies in the past.
fn is_certain(past: &Past, after: Pits, rest: i8, progress: bool) -> bool {
    match rest {
        // Either player can hold a draw, and a position that comes back is one.
        0 => true,
        1.. if progress && past.has_led_here() => true,
        1.. => past.is_out_of_the_way(after, true),
        // Who is lost here was found to be so after all the moves that lose no more: none of these leads back.
        ..0 => past.is_fresh() || past.is_out_of_the_way(after, false),
    }
}

/// What the mover would still win of the seeds that lie on the board of a decided game, were it played out.
fn left_over(tables: &EndgameTables, after: &Position, reason: EndReason) -> i8 {
    match reason {
        EndReason::Majority | EndReason::Level => tables.probe(after.board()).map_or(0, |verdict| -verdict.value()),
        EndReason::NoMove
        | EndReason::Cycle
        | EndReason::LastEight
        | EndReason::LastFour
        | EndReason::Agreed
        | EndReason::QuanGone
        | EndReason::Empty
        | EndReason::RowEmpty => 0,
    }
}

/// How the game goes on after `mv` by the tables.
fn line(tables: &EndgameTables, position: &Position, mv: Move) -> Vec<Move> {
    let (mut game, mut line, mut next) = (position.clone(), vec![], Some(mv));
    while let Some(mv) = next.filter(|_| line.len() < LINE) {
        game.play_unchecked(mv, |_| {});
        line.push(mv);
        next = if game.board().over.is_some() { None } else { reply(tables, &game) };
    }
    line
}

/// A move that keeps the value; the one of the tables where there is one.
fn reply(tables: &EndgameTables, position: &Position) -> Option<Move> {
    let mover = position.board().mover;
    let progress = tables.probe(position.board())?.progress();
    let worth = |mv: &Move| {
        let mut after = position.clone();
        after.play_unchecked(*mv, |_| {});
        let rest = tables.probe(after.board()).map_or(0, |verdict| -verdict.value());
        (progress == Some(mv.pit.0 % 6), after.board().lead(position.rules(), mover) + i32::from(rest))
    };
    position.legal().max_by_key(worth)
}
