//! The rules' own board as a field: any game, at the speed of the rules. More than two players are searched as one
//! against all others, who are taken to think of nothing else.

use super::evaluation::{KROO, Lead, SEED, estimate};
use super::field::{Field, Played, Slot};
use super::pit_values::PitValues;
use crate::rules::{
    Board, BoardKey, Capture, Direction, Event, Family, LastEight, Move, PitId, Player, Ruleset, legal_moves,
    play_on_board,
};
use std::sync::Arc;

/// A board of the rules, seen by one of its players: all others are one side against that one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Plain {
    board: Board,
    /// Who thinks: the player to move where the search begins.
    me: Player,
    players: u8,
    /// What a quan stone is worth.
    quan: u16,
}

impl Plain {
    /// `board` as `me` sees it.
    pub(super) fn seen_by(rules: &Ruleset, board: &Board, me: Player) -> Plain {
        let quan = rules.quan_worth();
        Plain { board: *board, me, players: rules.board.players, quan }
    }

    /// The board itself.
    pub(super) fn board(&self) -> &Board {
        &self.board
    }

    /// By how much the thinking player leads the best other.
    fn lead(&self) -> i32 {
        let others = (0..self.players).map(Player).filter(|player| *player != self.me);
        let best = others.map(|player| self.board.points(self.quan, player)).max();
        self.board.points(self.quan, self.me) - best.unwrap_or(0)
    }

    /// By how many pits the row of the player to move is ahead of the next one's.
    fn pits_ahead(&self) -> Lead {
        let (mover, next) = (self.board.mover, self.board.mover.next(2));
        let mut lead = Lead::default();
        for (pieces, owner) in self.board.pits.iter().zip(&self.board.owners) {
            let sign = i32::from(*owner == Some(mover)) - i32::from(*owner == Some(next));
            let more = |n: u16| if pieces.dan >= n { sign } else { 0 };
            lead.filled += more(1);
            lead.three += more(3);
            lead.kroo += more(KROO);
        }
        lead
    }

    /// Of two players of Ba-awa the last seeds are as good as won by who began.
    fn due(&self, rules: &Ruleset) -> i32 {
        let Capture::Fours { last_eight, .. } = rules.capture else { return 0 };
        let seeds = match last_eight {
            LastEight::AtOnce | LastEight::AfterMove if self.players == 2 => i32::from(last_eight.seeds()),
            LastEight::AtOnce | LastEight::AfterMove | LastEight::FourToMover | LastEight::FourToTaker => 0,
        };
        if self.board.starter == self.me { seeds } else { -seeds }
    }

    /// What lies before the thinking player is worth, less what lies before another on average.
    fn at_home(&self, rules: &Ruleset) -> i32 {
        let worth = PitValues::of(rules.family()).by_player(rules, &self.board);
        let (all, own) = (worth.iter().sum::<i32>(), worth[self.me.index()]);
        own - (all - own) / (i32::from(self.players) - 1).max(1)
    }
}

/// Slots from here on are the moves against the sowing order.
const BACKWARD: Slot = 32;

fn slot(mv: Move) -> Slot {
    match mv.direction {
        Direction::Forward => mv.pit.0,
        Direction::Backward => mv.pit.0 + BACKWARD,
    }
}

fn to_move(slot: Slot) -> Move {
    let direction = if slot < BACKWARD { Direction::Forward } else { Direction::Backward };
    Move { pit: PitId(slot % BACKWARD), direction }
}

impl Field for Plain {
    type Rules = Arc<Ruleset>;
    type Key = BoardKey;

    const DEAR: bool = true;

    fn of(rules: &Arc<Ruleset>, board: &Board) -> Option<(Arc<Ruleset>, Plain)> {
        Some((Arc::clone(rules), Plain::seen_by(rules, board, board.mover)))
    }

    fn past_key(_: &Arc<Ruleset>, key: &BoardKey) -> BoardKey {
        *key
    }

    fn legal(&self, rules: &Arc<Ruleset>) -> u64 {
        legal_moves(rules, &self.board).fold(0, |mask, mv| mask | 1 << slot(mv))
    }

    fn play(&mut self, rules: &Arc<Ruleset>, slot: Slot, past: &[BoardKey]) -> Played {
        let (mover, quan, mut gain) = (self.board.mover, u32::from(self.quan), 0);
        let fresh = play_on_board(rules, &mut self.board, to_move(slot), past, |event| {
            if let Event::Capture { pieces, to, .. } = event
                && to == mover
            {
                gain += u32::from(pieces.dan) + u32::from(pieces.quan) * quan;
            }
        });
        Played { gain, fresh }
    }

    fn key(&self) -> BoardKey {
        self.board.key()
    }

    fn hash(&self) -> u64 {
        let pieces = self.board.pits.iter().chain(&self.board.stores);
        let counts = pieces.map(|p| u64::from(p.dan) << 8 | u64::from(p.quan));
        let owed = self.board.debts.all().map(|(borrower, lender, dan)| {
            u64::from(borrower.0) << 32 | lender.map_or(9, |player| u64::from(player.0)) << 24 | u64::from(dan)
        });
        counts.chain(owed).chain([u64::from(self.board.mover.0)]).fold(0x9E37_79B9_7F4A_7C15, |hash, count| {
            let mixed = (hash ^ count).wrapping_mul(0xC2B2_AE3D_27D4_EB4F);
            mixed ^ mixed >> 29
        })
    }

    fn over(&self) -> bool {
        self.board.over.is_some()
    }

    /// Of two the player, of more the side: all others play against the one who thinks.
    fn mover(&self) -> usize {
        if self.players == 2 { self.board.mover.index() } else { (self.board.mover != self.me).into() }
    }

    fn margin(&self) -> i32 {
        if self.board.mover == self.me { self.lead() } else { -self.lead() }
    }

    fn estimate(&self, rules: &Arc<Ruleset>) -> i32 {
        if rules.family() == Family::Oware {
            return estimate(self.margin(), self.pits_ahead());
        }
        let value = (self.lead() + self.due(rules)) * SEED + self.at_home(rules);
        if self.board.mover == self.me { value } else { -value }
    }

    fn to_move(&self, _: &Arc<Ruleset>, slot: Slot) -> Move {
        to_move(slot)
    }

    fn loud(&self, rules: &Arc<Ruleset>) -> u64 {
        if rules.family() != Family::Oware {
            return 0;
        }
        let takes = |slot: &Slot| Plain::play(&mut self.clone(), rules, *slot, &[]).gain > 0;
        legal_moves(rules, &self.board).map(slot).filter(takes).fold(0, |mask, slot| mask | 1 << slot)
    }
}
