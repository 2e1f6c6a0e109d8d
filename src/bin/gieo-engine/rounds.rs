//! Whole matches: games that follow one another until somebody has won.

use crate::Failure;
use crate::duel::{Meeting, play};
use gieo::rules::{Move, Player, Position, Ruleset, Standing};
use std::cmp::Ordering;
use std::sync::Arc;

/// A match that is not won after so many games is drawn.
const MOST_GAMES: usize = 50;

/// A match as it was played.
pub struct Played {
    /// Who won it; nobody if it went on too long.
    pub winner: Option<Player>,
    /// The last position of each game, with its plies.
    pub games: Vec<(Position, u64)>,
}

impl Played {
    /// What the match came to for whoever sat at `seat`.
    pub fn result(&self, seat: usize) -> Ordering {
        let sign = |winner: Player| if winner.index() == seat { Ordering::Greater } else { Ordering::Less };
        self.winner.map_or(Ordering::Equal, sign)
    }
}

/// The rules of a match by `rules`.
///
/// # Errors
/// If its games stand alone.
pub fn of_match(rules: &Ruleset) -> Result<Arc<Ruleset>, Failure> {
    let rules = rules.for_match();
    let alone = || Failure::Arguments(format!("{}: every game stands alone, there are no matches", rules.id.0));
    rules.rounds.is_some().then(|| Arc::new(rules.clone())).ok_or_else(alone)
}

/// Plays games until the match is won; the first one begins with `opening`, the others from their start.
pub fn play_match(rules: &Arc<Ruleset>, opening: &[Move], meeting: &mut Meeting) -> Result<Played, Failure> {
    let mut played = Played { winner: None, games: Vec::new() };
    let (mut start, mut first, mut difference) = (Position::start(rules.clone(), Player::SOUTH), opening, 0);
    while played.games.len() < MOST_GAMES {
        let (end, plies) = play(start.clone(), first, meeting)?;
        difference += end.board().lead(rules, Player::SOUTH);
        let standing = standing(rules, &end, difference);
        played.games.push((end, plies));
        let next = rules.next_round(&standing, start.board().starter).map_err(|e| Failure::Wrong(e.to_string()))?;
        if next.winner.is_some() {
            played.winner = next.winner;
            break;
        }
        (start, first) = (Position::from_board(rules.clone(), next.board), &[]);
    }
    Ok(played)
}

/// What the match asks of its games: the seeds of the last one, or the points of all.
fn standing(rules: &Ruleset, end: &Position, difference: i32) -> Standing {
    let sold = matches!(rules.rounds, Some(gieo::rules::Rounds::SoldSquares { .. }));
    let totals = || rules.players().map(|player| end.board().store(player)).collect();
    if sold { Standing::Difference(difference) } else { Standing::Totals(totals()) }
}
