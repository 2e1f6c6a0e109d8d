//! What lies where, and the one function that moves it.

use super::{Debts, EndReason, Event, Pieces, PitCounts, PitId, Player, Ruleset};

/// The most squares a ring may have (four rows of eight: room for Bao and Omweso).
pub const MAX_PITS: usize = 32;
/// The most players a game may have.
pub const MAX_PLAYERS: usize = 4;

/// Everything visible on the table: squares, stores, the hand, whose turn, and whether it is over.
///
/// It is `Copy` and small, so a search can try a move on a copy. The history that repetition
/// rules need belongs to [`Position`](super::Position).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Board {
    /// Squares of the ring; those past the ring's length stay empty.
    pub pits: [Pieces; MAX_PITS],
    /// Who owns each pit; `None` for squares that nobody may play from: stores, quan squares, burnt pits.
    pub owners: [Option<Player>; MAX_PITS],
    /// What each player has won, where it lies beside the ring.
    pub stores: [Pieces; MAX_PLAYERS],
    /// The squares of the ring that are the players' stores, where those lie in the ring.
    pub store_squares: [Option<PitId>; MAX_PLAYERS],
    /// Dân that were borrowed (Ô ăn quan).
    pub debts: Debts,
    /// Pieces lifted and not yet sown; empty between moves.
    pub hand: Pieces,
    /// Whose turn it is, or whose it was or would be were the game not over.
    pub mover: Player,
    /// Who made the opening move of this game.
    pub starter: Player,
    /// Why the game is over, if it is.
    pub over: Option<EndReason>,
}

/// What must come back for a position to count as repeated: the squares and the mover, and where captures are given
/// back (Ô ăn quan) what everybody has come to, debts settled. Elsewhere the latter changes only by captures, which begin
/// a new history.
///
/// Who owes whom is left out: it changes neither what can be played nor what anybody will have at the end, and debts that
/// grow on both sides would keep a game that goes round in circles from ever coming back to where it was.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct BoardKey {
    pub(crate) pits: [Pieces; MAX_PITS],
    pub(crate) mover: Player,
    /// Dân won, debts settled.
    dan: [i32; MAX_PLAYERS],
    /// Quan stones won.
    quan: [u8; MAX_PLAYERS],
}

impl BoardKey {
    /// Quan stones that lay on the board.
    pub(crate) fn stones(&self) -> u16 {
        self.pits.iter().map(|pieces| u16::from(pieces.quan)).sum()
    }

    /// What a player had come to, by index, with the value of a quan stone.
    pub(crate) fn points(&self, value: i32, player: usize) -> i32 {
        self.dan[player] + i32::from(self.quan[player]) * value
    }
}

impl Board {
    /// The opening position of `rules` with `starter` to move.
    pub fn start(rules: &Ruleset, starter: Player) -> Board {
        let mut board = Board {
            pits: [Pieces::default(); MAX_PITS],
            owners: [None; MAX_PITS],
            stores: [Pieces::default(); MAX_PLAYERS],
            store_squares: [None; MAX_PLAYERS],
            debts: Debts::default(),
            hand: Pieces::default(),
            mover: starter,
            starter,
            over: None,
        };
        for player in rules.players() {
            board.store_squares[player.index()] = rules.store_square(player);
        }
        for pit in rules.ring() {
            board.owners[pit.index()] = rules.first_owner(pit);
            board.pits[pit.index()] = first_pieces(rules, pit);
        }
        board
    }

    /// Seeds in a pit.
    pub fn seeds(&self, pit: PitId) -> u16 {
        self.pits[pit.index()].dan
    }

    /// Seeds in every square of the ring.
    pub(super) fn seeds_by_pit(&self) -> PitCounts {
        PitCounts(self.pits.map(|pieces| pieces.dan))
    }

    /// Seeds a player has won, wherever they lie; in Ô ăn quan the dân.
    pub fn store(&self, player: Player) -> u16 {
        self.won(player).dan
    }

    /// All pieces a player has won, wherever they lie.
    pub fn won(&self, player: Player) -> Pieces {
        match self.store_squares[player.index()] {
            Some(square) => self.pits[square.index()],
            None => self.stores[player.index()],
        }
    }

    /// What a player has come to: seeds won, quan stones by their value, debts settled.
    pub fn score(&self, rules: &Ruleset, player: Player) -> i32 {
        self.points(rules.quan_worth(), player)
    }

    /// By how much `player` leads the best other.
    pub fn lead(&self, rules: &Ruleset, player: Player) -> i32 {
        let others = rules.players().filter(|other| *other != player).map(|other| self.score(rules, other));
        self.score(rules, player) - others.max().unwrap_or(0)
    }

    /// What a player's score is with the value of a quan stone.
    pub(crate) fn points(&self, value: u16, player: Player) -> i32 {
        let won = self.won(player);
        i32::from(won.dan) + i32::from(won.quan) * i32::from(value) + self.debts.balance(player)
    }

    /// Seeds that are still in play: in the pits and in the hand, not in a store.
    pub fn in_play(&self) -> u16 {
        let stores = self.store_squares.iter().flatten().map(|square| self.seeds(*square));
        self.pits.iter().map(|p| p.dan).sum::<u16>() + self.hand.dan - stores.sum::<u16>()
    }

    /// Whether `player` owns `pit`.
    pub fn owns(&self, player: Player, pit: PitId) -> bool {
        self.owners[pit.index()] == Some(player)
    }

    /// How many pits `player` owns; none for who is out of a match.
    pub fn pits_of(&self, player: Player) -> usize {
        self.owners.iter().filter(|owner| **owner == Some(player)).count()
    }

    /// Whether `pit` is burnt: out of play in this game of a match, because its player could not fill it (RULES D
    /// row 6). It holds no seed.
    pub fn is_burnt(&self, rules: &Ruleset, pit: PitId) -> bool {
        self.owners[pit.index()].is_none() && rules.first_owner(pit).is_some()
    }

    /// How many pits in front of `player` are burnt.
    pub fn burnt_of(&self, rules: &Ruleset, player: Player) -> usize {
        rules.first_row(player).filter(|pit| self.is_burnt(rules, *pit)).count()
    }

    /// Whether a pit belongs to somebody else than at the start of a first game, as in a match.
    pub fn owners_differ(&self, rules: &Ruleset) -> bool {
        rules.ring().any(|pit| self.owners[pit.index()] != rules.first_owner(pit))
    }

    /// Seeds lying in all pits of `player`.
    pub fn row(&self, player: Player) -> u16 {
        self.pits.iter().zip(&self.owners).filter(|(_, o)| **o == Some(player)).map(|(p, _)| p.dan).sum()
    }

    /// Seeds anywhere, pits, hand and stores, less what the bank has lent. No event changes it.
    pub fn total(&self) -> u16 {
        let seeds = self.pits.iter().chain(&self.stores).map(|p| p.dan).sum::<u16>() + self.hand.dan;
        seeds.saturating_sub(self.debts.from_bank())
    }

    /// Quan stones anywhere. No event changes it.
    pub fn stones(&self) -> u16 {
        self.pits.iter().chain(&self.stores).map(|p| u16::from(p.quan)).sum()
    }

    /// What repetition compares.
    pub fn key(&self) -> BoardKey {
        let (mut dan, quan) = (self.stores.map(|won| i32::from(won.dan)), self.stores.map(|won| won.quan));
        if self.debts != Debts::default() {
            (0..).zip(&mut dan).for_each(|(player, dan)| *dan += self.debts.balance(Player(player)));
        }
        BoardKey { pits: self.pits, mover: self.mover, dan, quan }
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
                self.take(pit, pieces);
                self.store_mut(to).add(pieces);
            }
            Event::Again { .. } | Event::Pass { .. } | Event::Stop { .. } => {}
            Event::Refill { pit, player } => {
                self.store_mut(player).dan -= 1;
                self.pits[pit.index()].dan += 1;
            }
            Event::Borrow { pit, borrower, lender } => {
                if let Some(lender) = lender {
                    self.store_mut(lender).dan -= 1;
                }
                self.debts.lend(borrower, lender, 1);
                self.pits[pit.index()].dan += 1;
            }
            Event::Sweep { player, from } => self.gather(player, &from),
            Event::Collect { player, dan, quan } => {
                self.gather(player, &dan);
                for pit in quan.pits() {
                    self.take(pit, Pieces { dan: 0, quan: 1 });
                    self.store_mut(player).quan += 1;
                }
            }
            Event::LastEight { player, from, hand } => {
                self.gather(player, &from);
                self.hand.dan -= hand;
                self.store_mut(player).dan += hand;
            }
            Event::Turn { player } => self.mover = player,
            Event::End { reason } => self.over = Some(reason),
        }
    }

    fn gather(&mut self, player: Player, from: &PitCounts) {
        for (pit, n) in from.pits() {
            self.pits[pit.index()].dan -= n;
            self.store_mut(player).dan += n;
        }
    }

    fn take(&mut self, pit: PitId, pieces: Pieces) {
        self.pits[pit.index()].dan -= pieces.dan;
        self.pits[pit.index()].quan -= pieces.quan;
    }

    fn store_mut(&mut self, player: Player) -> &mut Pieces {
        match self.store_squares[player.index()] {
            Some(square) => &mut self.pits[square.index()],
            None => &mut self.stores[player.index()],
        }
    }
}

/// What lies in `pit` when a game starts.
fn first_pieces(rules: &Ruleset, pit: PitId) -> Pieces {
    match (rules.first_owner(pit), rules.board.quan) {
        (Some(_), _) => Pieces::seeds(rules.board.seeds),
        (None, Some(quan)) => Pieces { dan: quan.dan(), quan: u8::from(quan.stones) },
        (None, None) => Pieces::default(),
    }
}
