//! What lies where, and the one function that moves it.

use super::{EndReason, Event, PitId, Player, Ruleset};
use serde::{Deserialize, Serialize};

/// The most squares a ring may have (four rows of eight: room for Bao and Omweso).
pub const MAX_PITS: usize = 32;
/// The most players a game may have.
pub const MAX_PLAYERS: usize = 4;

/// A count of pieces: plain seeds (`dan` in Ô ăn quan) and big quan stones.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Pieces {
    /// Seeds, or dân.
    pub dan: u16,
    /// Quan stones; always 0 outside Ô ăn quan.
    pub quan: u8,
}

impl Pieces {
    /// `n` plain seeds.
    pub const fn seeds(n: u16) -> Pieces {
        Pieces { dan: n, quan: 0 }
    }

    /// Nothing at all, neither a seed nor a quan stone.
    pub fn is_empty(self) -> bool {
        self.dan == 0 && self.quan == 0
    }

    fn add(&mut self, other: Pieces) {
        self.dan += other.dan;
        self.quan += other.quan;
    }
}

/// Seeds by pit: from where a sweep takes them.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct PitCounts(pub [u16; MAX_PITS]);

impl PitCounts {
    /// All of them together.
    pub fn total(&self) -> u16 {
        self.0.iter().sum()
    }

    /// The pits that give something, with how much, in ring order.
    pub fn pits(&self) -> impl Iterator<Item = (PitId, u16)> + '_ {
        (0u8..).zip(self.0.iter()).filter(|(_, n)| **n > 0).map(|(i, n)| (PitId(i), *n))
    }
}

/// Everything visible on the table: squares, stores, the hand, whose turn, and whether it is over.
///
/// It is `Copy` and small, so a search can try a move on a copy. The history that repetition
/// rules need belongs to [`Position`](super::Position).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Board {
    /// Squares of the ring; those past the ring's length stay empty.
    pub pits: [Pieces; MAX_PITS],
    /// Who owns each pit; `None` for squares that nobody may play from.
    pub owners: [Option<Player>; MAX_PITS],
    /// What each player has won.
    pub stores: [Pieces; MAX_PLAYERS],
    /// Pieces lifted and not yet sown; empty between moves.
    pub hand: Pieces,
    /// Whose turn it is, or whose it would be were the game not over.
    pub mover: Player,
    /// Who made the opening move of this game.
    pub starter: Player,
    /// Why the game is over, if it is.
    pub over: Option<EndReason>,
}

/// What must come back for a position to count as repeated: the squares and the mover.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct BoardKey {
    pub(crate) pits: [Pieces; MAX_PITS],
    pub(crate) mover: Player,
}

impl Board {
    /// The opening position of `rules` with `starter` to move.
    pub fn start(rules: &Ruleset, starter: Player) -> Board {
        let mut board = Board {
            pits: [Pieces::default(); MAX_PITS],
            owners: [None; MAX_PITS],
            stores: [Pieces::default(); MAX_PLAYERS],
            hand: Pieces::default(),
            mover: starter,
            starter,
            over: None,
        };
        for pit in rules.ring() {
            board.owners[pit.index()] = rules.first_owner(pit);
            if board.owners[pit.index()].is_some() {
                board.pits[pit.index()] = Pieces::seeds(rules.board.seeds);
            }
        }
        board
    }

    /// Seeds in a pit.
    pub fn seeds(&self, pit: PitId) -> u16 {
        self.pits[pit.index()].dan
    }

    /// Seeds a player has won.
    pub fn store(&self, player: Player) -> u16 {
        self.stores[player.index()].dan
    }

    /// Whether `player` owns `pit`.
    pub fn owns(&self, player: Player, pit: PitId) -> bool {
        self.owners[pit.index()] == Some(player)
    }

    /// Seeds lying in all pits of `player`.
    pub fn row(&self, player: Player) -> u16 {
        self.pits.iter().zip(&self.owners).filter(|(_, o)| **o == Some(player)).map(|(p, _)| p.dan).sum()
    }

    /// Seeds anywhere: pits, hand and stores. No event changes it.
    pub fn total(&self) -> u16 {
        self.pits.iter().chain(&self.stores).map(|p| p.dan).sum::<u16>() + self.hand.dan
    }

    /// What repetition compares.
    pub fn key(&self) -> BoardKey {
        BoardKey { pits: self.pits, mover: self.mover }
    }

    /// Moves the pieces that `event` names. The only code that does.
    ///
    /// # Panics
    /// In builds with overflow checks, if the event does not fit this board: events come from
    /// [`Position::play`](super::Position::play) and are applied in their order.
    pub fn apply(&mut self, event: &Event) {
        match *event {
            Event::Pick { pit, n } => {
                self.pits[pit.index()].dan -= n;
                self.hand.dan += n;
            }
            Event::Sow { pit } => {
                self.hand.dan -= 1;
                self.pits[pit.index()].dan += 1;
            }
            Event::Capture { pit, pieces, to } => {
                self.pits[pit.index()].dan -= pieces.dan;
                self.pits[pit.index()].quan -= pieces.quan;
                self.stores[to.index()].add(pieces);
            }
            Event::Sweep { player, from } => {
                for (pit, n) in from.pits() {
                    self.pits[pit.index()].dan -= n;
                    self.stores[player.index()].dan += n;
                }
            }
            Event::Turn { player } => self.mover = player,
            Event::Stop { .. } => {}
            Event::End { reason } => self.over = Some(reason),
        }
    }
}
