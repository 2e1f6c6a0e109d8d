//! A match: games by the same rules, each of which decides how the next one begins (RULES B.2, B.3, C.9, D
//! row 6).

use crate::rules::{Board, NextRound, PitId, Player, Position, RoundError, Rounds, Ruleset, Standing};
use serde::{Deserialize, Serialize};

/// A match as it stands before its current game: all that the owners and the opener of that game follow from.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Contest {
    /// Who opened the first game.
    pub first: Player,
    /// What each player came to, game by game: seeds, or points where debts and stones count.
    pub results: Vec<Vec<i32>>,
    /// The pits that the winner of each game picked for the next one; none where there was nothing to pick, or those
    /// next to the own row were left.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub picks: Vec<Vec<PitId>>,
}

/// Why a match does not fit its rules.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ContestError {
    /// There are no matches by these rules, or not for so many players.
    #[error("match: {id} has none for {players} players")]
    None {
        /// The ruleset.
        id: String,
        /// How many play.
        players: u8,
    },
    /// Nobody plays at that number.
    #[error("match: there is no player {0} to open it")]
    Opener(u8),
    /// The result of a game cannot be one.
    #[error("match: game {game}: {why}")]
    Result {
        /// Counted from 1.
        game: usize,
        /// What is wrong with it.
        why: String,
    },
    /// Games follow after the one that won the match.
    #[error("match: it was won in game {game}, and yet another follows")]
    Won {
        /// Counted from 1.
        game: usize,
    },
}

impl Contest {
    /// A match whose first game `first` opens.
    pub fn new(first: Player) -> Contest {
        Contest { first, results: Vec::new(), picks: Vec::new() }
    }

    /// Whether there are matches by `rules`, as many as play.
    pub fn is_known_to(rules: &Ruleset) -> bool {
        match rules.rounds {
            Some(Rounds::PitsPerFour { .. } | Rounds::BurntPits { .. }) => true,
            Some(Rounds::SoldSquares { .. }) => rules.board.players == 2,
            None => false,
        }
    }

    /// The number of the current game, counted from 1.
    pub fn game(&self) -> usize {
        self.results.len() + 1
    }

    /// The board on which the current game begins, its opener to move.
    ///
    /// # Errors
    /// If the results do not fit the rules, or the match is won already.
    pub fn opening(&self, rules: &Ruleset) -> Result<Board, ContestError> {
        let round = self.next(rules)?;
        match round.winner {
            Some(_) => Err(ContestError::Won { game: self.results.len() }),
            None => Ok(round.board),
        }
    }

    /// What the finished games lead to: the winner of the match, or how the current game begins.
    ///
    /// # Errors
    /// If the results do not fit the rules.
    pub fn next(&self, rules: &Ruleset) -> Result<NextRound, ContestError> {
        let mut round = self.beginning(rules)?;
        for game in 1..=self.results.len() {
            if round.winner.is_some() {
                return Err(ContestError::Won { game: game - 1 });
            }
            let wrong = |why: String| ContestError::Result { game, why };
            let standing = self.standing_after(rules, game).map_err(wrong)?;
            let next = rules.next_round(&standing, round.board.starter);
            let refused = |why: RoundError| wrong(why.to_string());
            round = next.map_err(refused)?;
            match self.picks.get(game - 1) {
                Some(picks) if !picks.is_empty() => round = round.with_picks(rules, picks).map_err(refused)?,
                Some(_) | None => {}
            }
        }
        Ok(round)
    }

    /// The first game.
    fn beginning(&self, rules: &Ruleset) -> Result<NextRound, ContestError> {
        let players = rules.board.players;
        if !Contest::is_known_to(rules) {
            return Err(ContestError::None { id: rules.id.0.clone(), players });
        }
        if self.first.0 >= players {
            return Err(ContestError::Opener(self.first.0));
        }
        let pits = vec![rules.board.pits; players.into()];
        Ok(NextRound { pits, winner: None, board: Board::start(rules, self.first) })
    }

    /// How the match stands after its finished games; nothing before the first of them is.
    pub fn standing(&self, rules: &Ruleset) -> Option<Standing> {
        self.standing_after(rules, self.results.len()).ok()
    }

    fn standing_after(&self, rules: &Ruleset, games: usize) -> Result<Standing, String> {
        let played = self.results.get(..games).unwrap_or_default();
        let last = played.last().ok_or("it has no result")?;
        if last.len() != usize::from(rules.board.players) {
            return Err(format!("{} results for {} players", last.len(), rules.board.players));
        }
        match rules.rounds {
            Some(Rounds::SoldSquares { .. }) => {
                Ok(Standing::Difference(played.iter().fold(0, |lead, result| lead_after(lead, result))))
            }
            Some(Rounds::PitsPerFour { .. } | Rounds::BurntPits { .. }) | None => {
                let seeds = |n: &i32| u16::try_from(*n).map_err(|_| format!("{n} seeds"));
                last.iter().map(seeds).collect::<Result<_, _>>().map(Standing::Totals)
            }
        }
    }

    /// The same, with the pits that the winner of its last game picked.
    pub fn with_picks(mut self, picks: Vec<PitId>) -> Contest {
        if picks.is_empty() && self.picks.is_empty() {
            return self;
        }
        self.picks.resize(self.results.len(), Vec::new());
        if let Some(last) = self.picks.last_mut() {
            *last = picks;
        }
        self
    }

    /// The match after `game`, which has come to its end.
    pub fn with(&self, game: &Position) -> Contest {
        let rules = game.rules();
        let mut after = self.clone();
        after.results.push(rules.players().map(|player| game.board().score(rules, player)).collect());
        after
    }
}

/// By how much player 0 leads after one more game. Of a match of two; a save may say anything.
fn lead_after(lead: i32, result: &[i32]) -> i32 {
    match *result {
        [south, north] => lead.saturating_add(south).saturating_sub(north),
        _ => lead,
    }
}

#[cfg(test)]
mod tests;
