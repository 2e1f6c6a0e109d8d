//! The pits that the winner of a game picks from the other's row for the next one (RULES B.5, question 9).

use super::{NextRound, PitId, Placing, Player, RoundError, Rounds, Ruleset};

/// What there is to pick before the next game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Spoils {
    /// Who picks.
    pub taker: Player,
    /// The row that is picked from, in sowing order.
    pub row: Vec<PitId>,
    /// The pits that are taken unless others are picked: those next to the taker's own row. As many are picked.
    pub usual: Vec<PitId>,
}

impl Spoils {
    /// The picks once `pit` is asked for as well: the oldest makes room for it. What is not in the row changes nothing.
    pub fn picking(&self, mut picks: Vec<PitId>, pit: PitId) -> Vec<PitId> {
        if self.row.contains(&pit) && !picks.contains(&pit) {
            picks.push(pit);
            picks.drain(..picks.len().saturating_sub(self.usual.len()));
        }
        picks
    }
}

impl NextRound {
    /// What the winner of the last game picks, where `rules` let one of two pick and the match goes on.
    pub fn spoils(&self, rules: &Ruleset) -> Option<Spoils> {
        let picks = matches!(rules.rounds, Some(Rounds::PitsPerFour { placing: Placing::Picked, .. }));
        if !picks || self.winner.is_some() || rules.board.players != 2 {
            return None;
        }
        let taker = rules.players().find(|player| self.pits[player.index()] > rules.board.pits)?;
        let row: Vec<PitId> = rules.first_row(taker.next(2)).collect();
        let usual = row.iter().copied().filter(|pit| self.board.owns(taker, *pit)).collect();
        Some(Spoils { taker, row, usual })
    }

    /// The same with `picks` instead of the pits next to the winner's row.
    ///
    /// # Errors
    /// If there is nothing to pick, or not these.
    pub fn with_picks(mut self, rules: &Ruleset, picks: &[PitId]) -> Result<NextRound, RoundError> {
        let spoils = self.spoils(rules).ok_or(RoundError::NothingToPick)?;
        if picks.len() != spoils.usual.len() {
            return Err(RoundError::Picks { found: picks.len(), expected: spoils.usual.len() });
        }
        for (i, pit) in picks.iter().enumerate() {
            if !spoils.row.contains(pit) || picks[..i].contains(pit) {
                return Err(RoundError::Pick(pit.0));
            }
        }
        for pit in spoils.row {
            let owner = if picks.contains(&pit) { spoils.taker } else { spoils.taker.next(2) };
            self.board.owners[pit.index()] = Some(owner);
        }
        Ok(self)
    }
}

#[cfg(test)]
mod tests {
    use super::super::Standing;
    use super::super::testing::{ba_awa, with};
    use super::*;

    fn after(totals: &[u16], options: &[(&str, &str)]) -> (std::sync::Arc<Ruleset>, NextRound) {
        let rules = with(&ba_awa(), options);
        let round = rules.next_round(&Standing::Totals(totals.to_vec()), Player::SOUTH).unwrap();
        (rules, round)
    }

    const PICKED: (&str, &str) = ("placing", "picked");

    fn pits(numbers: &[u8]) -> Vec<PitId> {
        numbers.iter().copied().map(PitId).collect()
    }

    #[test]
    fn the_winner_picks_as_many_pits_as_are_won_from_the_others_row() {
        let (rules, round) = after(&[32, 16], &[PICKED]);
        let spoils = round.spoils(&rules).unwrap();
        assert_eq!((spoils.taker, spoils.usual.clone()), (Player::SOUTH, pits(&[6, 7])));
        let round = round.with_picks(&rules, &pits(&[11, 8])).unwrap();
        let south: Vec<u8> = (0..12).filter(|i| round.board.owns(Player::SOUTH, PitId(*i))).collect();
        assert_eq!(south, [0, 1, 2, 3, 4, 5, 8, 11]);
        assert!(rules.ring().all(|pit| round.board.owners[pit.index()].is_some()));
        let (rules, round) = after(&[20, 28], &[PICKED]);
        let north = round.with_picks(&rules, &pits(&[3])).unwrap().board;
        assert!(north.owns(Player::NORTH, PitId(3)) && north.owns(Player::SOUTH, PitId(0)));
    }

    #[test]
    fn what_cannot_be_picked_is_named() {
        let picked = |totals: &[u16], options: &[_], picks: &[u8]| {
            let (rules, round) = after(totals, options);
            round.with_picks(&rules, &pits(picks)).unwrap_err().to_string()
        };
        assert_eq!(picked(&[32, 16], &[PICKED], &[7]), "pick: 1 pits, but the winner picks 2");
        assert_eq!(picked(&[32, 16], &[PICKED], &[7, 7]), "pick: 7 is not in the loser's row, or picked twice");
        assert_eq!(picked(&[32, 16], &[PICKED], &[7, 5]), "pick: 5 is not in the loser's row, or picked twice");
        assert_eq!(picked(&[32, 16], &[PICKED], &[7, 255]), "pick: 255 is not in the loser's row, or picked twice");
        assert_eq!(picked(&[24, 24], &[PICKED], &[7]), "pick: there is nothing to pick");
        assert_eq!(picked(&[44, 4], &[PICKED], &[7]), "pick: there is nothing to pick", "the match is won");
        assert_eq!(picked(&[32, 16], &[], &[7, 8]), "pick: there is nothing to pick", "the rules say where");
        let three = [("players", "3"), PICKED];
        assert_eq!(picked(&[32, 16, 0], &three, &[7]), "pick: there is nothing to pick");
    }

    #[test]
    fn one_more_pick_puts_the_oldest_back() {
        let (rules, round) = after(&[32, 16], &[PICKED]);
        let spoils = round.spoils(&rules).unwrap();
        let picks = spoils.picking(spoils.usual.clone(), PitId(9));
        assert_eq!(picks, pits(&[7, 9]));
        assert_eq!(spoils.picking(picks.clone(), PitId(9)), picks, "it is picked already");
        assert_eq!(spoils.picking(picks.clone(), PitId(2)), picks, "that is the own row");
    }
}
