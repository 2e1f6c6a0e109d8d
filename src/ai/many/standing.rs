//! What a board is worth to each of its players.

use super::super::evaluation::{SEED, decided};
use super::super::pit_values::PitValues;
use crate::rules::{Board, MAX_PLAYERS, Player, Ruleset};

/// By how much each player leads the best other, in parts of a seed; 0 for seats that nobody has.
///
/// Whatever the board, the leads of two players add up to 0 at most: what one is ahead, every other is behind. This is
/// the bound by which a search of such values can leave moves out.
pub type Leads = [i32; MAX_PLAYERS];

/// The leads that `scores` amount to.
fn leads(scores: Leads, players: usize) -> Leads {
    let mut leads = Leads::default();
    for (player, lead) in leads.iter_mut().enumerate().take(players) {
        let others = scores.iter().take(players).enumerate().filter(|(other, _)| *other != player);
        *lead = scores[player] - others.map(|(_, score)| *score).max().unwrap_or(0);
    }
    leads
}

fn by_player(rules: &Ruleset, worth: impl Fn(Player) -> i32) -> Leads {
    let mut scores = Leads::default();
    rules.players().for_each(|player| scores[player.index()] = worth(player));
    leads(scores, rules.board.players.into())
}

/// The leads at the end of a game, `ply` plies from the root.
pub fn finished(rules: &Ruleset, board: &Board, ply: usize) -> Leads {
    let quan = rules.quan_worth();
    let mut leads = by_player(rules, |player| board.points(quan, player));
    leads.iter_mut().for_each(|lead| *lead = decided(*lead, ply));
    leads
}

/// The leads expected at the end of a game that goes on.
pub fn expected(rules: &Ruleset, board: &Board) -> Leads {
    let (quan, pits) = (rules.quan_worth(), PitValues::of(rules.family()).by_player(rules, board));
    by_player(rules, |player| board.points(quan, player) * SEED + pits[player.index()])
}
