//! Matches: what a finished game means for the next one (RULES B.2, B.3, C.9, D row 6).

use super::{Board, Opener, Pieces, PitId, Player, Rounds, Ruleset};
use std::cmp::Reverse;

/// Seeds that are worth a pit.
const FOR_A_PIT: u16 = 4;

/// How a match stands, and the board of the next game.
#[derive(Clone, PartialEq, Debug)]
pub struct NextRound {
    /// Pits of each player in the next game.
    pub pits: Vec<u8>,
    /// Who has won the match, if somebody has.
    pub winner: Option<Player>,
    /// The next game, its opener to move.
    pub board: Board,
}

/// What the games so far came to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Standing {
    /// Seeds of each player in the last game.
    Totals(Vec<u16>),
    /// By how many points player 0 leads over all games so far.
    Difference(i32),
}

/// Why there is no next round.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum RoundError {
    /// Each game of this ruleset stands alone.
    #[error("{0} is one game, a new one starts from \"start\"")]
    OneGame(String),
    /// The match needs another kind of result.
    #[error("the match needs {0}")]
    Needs(&'static str),
    /// The seeds of the players are not those of a game.
    #[error("totals: {found} seeds, but a game has {expected}")]
    Sum {
        /// What was given.
        found: u32,
        /// What a game has.
        expected: u16,
    },
    /// The rules leave nothing to pick after that result.
    #[error("pick: there is nothing to pick")]
    NothingToPick,
    /// Too many pits are picked, or too few.
    #[error("pick: {found} pits, but the winner picks {expected}")]
    Picks {
        /// How many were.
        found: usize,
        /// How many there are to pick.
        expected: usize,
    },
    /// A pit that the winner cannot pick.
    #[error("pick: {0} is not in the loser's row, or picked twice")]
    Pick(u8),
}

impl Ruleset {
    /// The next game of a match, after one that `opener` began.
    ///
    /// # Errors
    /// If this ruleset knows no matches, or the result does not fit it.
    pub fn next_round(&self, standing: &Standing, opener: Player) -> Result<NextRound, RoundError> {
        match (self.rounds, standing) {
            (None, _) => Err(RoundError::OneGame(self.id.0.clone())),
            (Some(Rounds::PitsPerFour { goal, opener: who, .. }), Standing::Totals(totals)) => {
                self.pits_per_four(goal, who, totals, opener)
            }
            (Some(Rounds::BurntPits { least, opener: who }), Standing::Totals(totals)) => {
                self.burnt_pits(least, who, totals, opener)
            }
            (Some(Rounds::PitsPerFour { .. } | Rounds::BurntPits { .. }), Standing::Difference(_)) => {
                Err(RoundError::Needs("totals"))
            }
            (Some(Rounds::SoldSquares { .. }), Standing::Totals(_)) => Err(RoundError::Needs("difference")),
            (Some(Rounds::SoldSquares { .. }), _) if self.board.players != 2 => Err(RoundError::Needs("two players")),
            (Some(Rounds::SoldSquares { points, goal }), Standing::Difference(lead)) => {
                Ok(self.sold_squares(points, goal, *lead, opener))
            }
        }
    }

    fn pits_per_four(&self, goal: u8, who: Opener, totals: &[u16], opener: Player) -> Result<NextRound, RoundError> {
        self.check_totals(totals)?;
        let pits = pits_for(totals, self.ring_len() as u8);
        let winner = self.players().find(|p| has_won(&pits, *p, goal));
        let next = next_opener(&pits, who, totals, opener, self.board.players);
        let mut board = Board::start(self, next);
        for (pit, owner) in self.ring().zip(owners(self, &pits)) {
            board.owners[pit.index()] = Some(owner);
        }
        Ok(NextRound { pits, winner, board })
    }

    fn check_totals(&self, totals: &[u16]) -> Result<(), RoundError> {
        let (found, expected) = (totals.iter().map(|n| u32::from(*n)).sum(), self.total_seeds());
        if totals.len() != usize::from(self.board.players) {
            return Err(RoundError::Needs("a total for each player"));
        }
        if found != u32::from(expected) {
            return Err(RoundError::Sum { found, expected });
        }
        Ok(())
    }

    fn burnt_pits(&self, least: u8, who: Opener, totals: &[u16], opener: Player) -> Result<NextRound, RoundError> {
        self.check_totals(totals)?;
        let full = |total: &u16| (total / self.board.seeds.max(1)).min(self.board.pits.into()) as u8;
        let pits: Vec<u8> = totals.iter().map(full).collect();
        // One of two has half of the seeds at least, and so fills all pits.
        let beaten = pits.iter().any(|filled| *filled < least);
        let winner = self.players().find(|player| beaten && pits[player.index()] >= least);
        let mut board = Board::start(self, next_opener(&pits, who, totals, opener, self.board.players));
        for (player, total) in self.players().zip(totals) {
            self.fill(&mut board, player, pits[player.index()], *total);
        }
        Ok(NextRound { pits, winner, board })
    }

    /// Of `total` seeds `player` fills so many pits; the others are burnt, what is over lies in the store.
    fn fill(&self, board: &mut Board, player: Player, filled: u8, total: u16) {
        // The store closes the row, so the pits nearest to it come last.
        for pit in self.first_row(player).rev().skip(filled.into()) {
            board.owners[pit.index()] = None;
            board.pits[pit.index()] = Pieces::default();
        }
        if let Some(store) = self.store_square(player) {
            board.pits[store.index()] = Pieces::seeds(total - u16::from(filled) * self.board.seeds);
        }
    }

    fn sold_squares(&self, points: u16, goal: u8, lead: i32, opener: Player) -> NextRound {
        let (seller, buyer) = if lead >= 0 { (Player::NORTH, Player::SOUTH) } else { (Player::SOUTH, Player::NORTH) };
        let due = lead.unsigned_abs() / u32::from(points.max(1));
        let sold = due.min(self.board.pits.into()) as u8;
        let mut board = Board::start(self, opener.next(2));
        // The left end of a row is its last square in sowing order.
        for pit in self.first_row(seller).rev().take(sold.into()) {
            board.owners[pit.index()] = Some(buyer);
        }
        let mut pits = vec![self.board.pits; 2];
        pits[seller.index()] -= sold;
        pits[buyer.index()] += sold;
        NextRound { pits, winner: (sold >= goal).then_some(buyer), board }
    }
}

/// One pit for four seeds; what is left over goes to the largest remainder, then to fewer seeds, then by seat.
fn pits_for(totals: &[u16], ring: u8) -> Vec<u8> {
    let mut pits: Vec<u8> = totals.iter().map(|n| (n / FOR_A_PIT) as u8).collect();
    let mut order: Vec<usize> = (0..totals.len()).collect();
    order.sort_by_key(|i| (Reverse(totals[*i] % FOR_A_PIT), totals[*i], *i));
    let left = ring.saturating_sub(pits.iter().sum());
    for i in order.into_iter().take(left.into()) {
        pits[i] += 1;
    }
    pits
}

fn has_won(pits: &[u8], player: Player, goal: u8) -> bool {
    let own = pits[player.index()];
    own >= goal || pits.iter().map(|n| u32::from(*n)).sum::<u32>() == u32::from(own)
}

/// Who owns which pit, in ring order: of two, the one with more has a run from the own leftmost pit on; three have runs
/// in seat order from pit 0.
fn owners(rules: &Ruleset, pits: &[u8]) -> Vec<Player> {
    let ring = rules.ring_len();
    let runs = rules.players().flat_map(|p| std::iter::repeat_n(p, pits[p.index()].into()));
    let mut owners: Vec<Player> = runs.collect();
    if rules.board.players == 2 && pits[1] > pits[0] {
        // North's run begins at North's leftmost pit and goes round: South keeps the right end of the own row.
        owners.rotate_left(usize::from(pits[0]));
        owners.rotate_right(rules.first_row(Player::NORTH).next().map_or(0, PitId::index));
    }
    owners.truncate(ring);
    owners
}

fn next_opener(pits: &[u8], who: Opener, totals: &[u16], opener: Player, players: u8) -> Player {
    let alternate = || {
        let mut next = opener.next(players);
        while pits[next.index()] == 0 && next != opener {
            next = next.next(players);
        }
        next
    };
    let only = |wanted: Option<&u16>| {
        let mut with = (0u8..).zip(totals).filter(|(i, n)| Some(*n) == wanted && pits[usize::from(*i)] > 0);
        with.next().map(|(i, _)| Player(i)).filter(|_| with.next().is_none())
    };
    match who {
        Opener::Alternates => alternate(),
        Opener::Loser => only(totals.iter().min()).unwrap_or_else(alternate),
        Opener::Winner => only(totals.iter().max()).unwrap_or_else(alternate),
    }
}

#[cfg(test)]
mod tests {
    use super::super::Position;
    use super::super::testing::{ba_awa, congklak, o_an_quan, with};
    use super::*;
    use std::sync::Arc;

    fn after(totals: &[u16]) -> NextRound {
        ba_awa().next_round(&Standing::Totals(totals.to_vec()), Player::SOUTH).unwrap()
    }

    fn owned(round: &NextRound, player: Player) -> Vec<u8> {
        (0..12).filter(|i| round.board.owns(player, PitId(*i))).collect()
    }

    #[test]
    fn four_seeds_are_a_pit_and_the_winners_run_begins_at_the_own_leftmost_pit() {
        assert_eq!(after(&[28, 20]).pits, [7, 5]);
        assert_eq!(owned(&after(&[28, 20]), Player::SOUTH), [0, 1, 2, 3, 4, 5, 6]);
        assert_eq!(owned(&after(&[20, 28]), Player::NORTH), [0, 6, 7, 8, 9, 10, 11]);
        assert_eq!(owned(&after(&[8, 40]), Player::SOUTH), [4, 5]);
        assert_eq!(after(&[24, 24]).board.owners, Board::start(&ba_awa(), Player::SOUTH).owners);
    }

    #[test]
    fn left_over_pits_go_to_the_largest_remainder_then_to_fewer_seeds() {
        assert_eq!(after(&[30, 18]).pits, [7, 5]);
        assert_eq!(after(&[26, 22]).pits, [6, 6]);
        assert_eq!(after(&[27, 21]).pits, [7, 5]);
    }

    #[test]
    fn ten_pits_win_the_match_and_the_opener_alternates() {
        assert_eq!(after(&[36, 12]).winner, None);
        assert_eq!(after(&[40, 8]).winner, Some(Player::SOUTH));
        assert_eq!((after(&[24, 24]).board.mover, after(&[24, 24]).board.starter), (Player::NORTH, Player::NORTH));
    }

    #[test]
    fn of_three_the_runs_follow_in_seat_order_and_who_has_none_is_out() {
        let mut rules = Ruleset::clone(&ba_awa());
        rules.set_option("players", "3").unwrap();
        let after = |totals: [u16; 3]| rules.next_round(&Standing::Totals(totals.to_vec()), Player(1)).unwrap();
        assert_eq!(after([20, 16, 12]).pits, [5, 4, 3]);
        assert_eq!(owned(&after([20, 16, 12]), Player(2)), [9, 10, 11]);
        assert_eq!(after([24, 24, 0]).board.mover, Player(0), "the third is out");
        assert_eq!(after([0, 48, 0]).winner, Some(Player(1)));
    }

    #[test]
    fn who_is_behind_sells_squares_from_the_left_end() {
        let round = o_an_quan().next_round(&Standing::Difference(25), Player::SOUTH).unwrap();
        assert_eq!((round.pits.clone(), round.winner), (vec![7, 3], None));
        assert_eq!(owned(&round, Player::SOUTH), [1, 2, 3, 4, 5, 10, 11]);
        let round = o_an_quan().next_round(&Standing::Difference(-30), Player::SOUTH).unwrap();
        assert_eq!((round.pits.clone(), round.winner), (vec![2, 8], Some(Player::NORTH)));
        assert_eq!(owned(&round, Player::SOUTH), [1, 2]);
    }

    fn rounds(options: &[(&str, &str)]) -> Arc<Ruleset> {
        with(&congklak(), &[&[("rounds", "burnt")], options].concat())
    }

    /// The next game after one of Congklak with these seeds in the stores, as text.
    fn refilled(totals: [u16; 2], options: &[(&str, &str)]) -> (NextRound, String) {
        let rules = rounds(options);
        let round = rules.next_round(&Standing::Totals(totals.to_vec()), Player::SOUTH).unwrap();
        let text = Position::from_board(rules, round.board).to_text();
        (round, text)
    }

    #[test]
    fn pits_are_filled_from_the_store_on_and_what_cannot_be_filled_is_burnt() {
        let (round, text) = refilled([60, 38], &[]);
        assert_eq!((round.pits, round.winner), (vec![7, 5], None));
        assert_eq!(text, "7-7-7-7-7-7-7-11-0-0-7-7-7-7-7-3-S o:0000000...11111.");
        let (round, text) = refilled([6 + 7, 85], &[]);
        assert_eq!((round.pits, round.winner), (vec![1, 7], None));
        assert_eq!(text, "0-0-0-0-0-0-7-6-7-7-7-7-7-7-7-36-N o:......0.1111111.");
        assert_eq!(refilled([49, 49], &[]).1, "7-7-7-7-7-7-7-0-7-7-7-7-7-7-7-0-N");
        let (five, text) = refilled([26, 24], &[("pits", "5"), ("seeds", "5")]);
        assert_eq!((five.pits, text.as_str()), (vec![5, 4], "5-5-5-5-5-1-0-5-5-5-5-4-S o:00000..1111."));
    }

    #[test]
    fn who_cannot_fill_as_many_pits_as_the_rules_ask_has_lost_the_match() {
        assert_eq!(refilled([6, 92], &[]).0.winner, Some(Player::NORTH));
        assert_eq!(refilled([7, 91], &[]).0.winner, None);
        assert_eq!(refilled([71, 27], &[("least", "4")]).0.winner, Some(Player::SOUTH));
        assert_eq!(refilled([70, 28], &[("least", "4")]).0.winner, None);
    }

    #[test]
    fn the_winner_of_a_game_opens_the_next_and_after_a_draw_the_other() {
        let opener = |totals, options: &[_]| refilled(totals, options).0.board.mover;
        assert_eq!([[60, 38], [38, 60], [49, 49]].map(|totals| opener(totals, &[])), [0, 1, 1].map(Player));
        assert_eq!(opener([60, 38], &[("opener", "loser")]), Player::NORTH);
        assert_eq!(opener([60, 38], &[("opener", "alternates")]), Player::NORTH);
    }

    #[test]
    fn a_single_game_has_no_next_one_until_a_match_is_asked_for() {
        let standing = Standing::Totals(vec![60, 38]);
        assert!(congklak().next_round(&standing, Player::SOUTH).is_err());
        assert_eq!(congklak().for_match(), *rounds(&[]));
        assert!(rounds(&[]).next_round(&Standing::Difference(3), Player::SOUTH).is_err());
        assert!(rounds(&[]).next_round(&Standing::Totals(vec![60, 39]), Player::SOUTH).is_err());
        assert_eq!(ba_awa().for_match(), *ba_awa());
    }
}
