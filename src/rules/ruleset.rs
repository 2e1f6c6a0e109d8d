//! A game as data: closed enums of knobs, read from `*.ruleset.ron`.

use super::{
    Capture, Majority, PitId, Player, QuanSpec, Relay, Repetition, Rounds, RulesetId, Sowing, Starving, Stores, Turning,
};
use serde::{Deserialize, Serialize};

/// All that defines a game. See `assets/rulesets/` for the files and the README for how to write one.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Ruleset {
    /// Its name in menus' string keys, saves and the engine's door.
    pub id: RulesetId,
    /// The name that people give it; absent where the strings have one for its id.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// The game this is a preset of; absent for the game itself.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub base: Option<RulesetId>,
    /// Ring, players, seeds, stores.
    pub board: BoardSpec,
    /// How a hand is sown.
    pub sowing: Sowing,
    /// Whether the last seed lifts a new hand.
    pub relay: Relay,
    /// What wins seeds.
    pub capture: Capture,
    /// What becomes of a row without seeds.
    pub starving: Starving,
    /// What ends a game that goes round in circles.
    pub repetition: Repetition,
    /// Whether more than half of the seeds ends the game at once.
    pub majority: Majority,
    /// How games follow one another in a match; absent where each stands alone.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rounds: Option<Rounds>,
}

/// The board of a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BoardSpec {
    /// How many play: 2 to 4.
    pub players: u8,
    /// Pits in front of each player, stores and quan squares not counted: 3 to 10.
    pub pits: u8,
    /// Seeds in each pit at the start.
    pub seeds: u16,
    /// Where won seeds go.
    pub stores: Stores,
    /// Which way the ring runs, seen from above.
    pub turning: Turning,
    /// What the quan squares hold and mean; there if and only if `stores` is `QuanSquares`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub quan: Option<QuanSpec>,
}

/// The games that differ in more than their numbers: which knobs, options and words they have.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Family {
    /// Twos and threes.
    Oware,
    /// Fours in passing.
    BaAwa,
    /// Quan squares.
    OAnQuan,
    /// Stores in the ring, relays, passing.
    Congklak,
    /// Stores in the ring; an empty row ends the game.
    Kalah,
}

impl Family {
    /// All games.
    pub const ALL: [Family; 5] = [Family::Oware, Family::BaAwa, Family::OAnQuan, Family::Congklak, Family::Kalah];

    /// Its name in the strings' keys: that of the game itself.
    pub fn word(self) -> &'static str {
        match self {
            Family::Oware => "oware",
            Family::BaAwa => "ba-awa",
            Family::OAnQuan => "o-an-quan",
            Family::Congklak => "congklak",
            Family::Kalah => "kalah",
        }
    }

    /// Whether seeds are won in the same way, so that a ruleset of one can be told as a variant of the other.
    fn is_kin(self, other: Family) -> bool {
        let in_ring = |family| matches!(family, Family::Congklak | Family::Kalah);
        self == other || in_ring(self) && in_ring(other)
    }
}

impl Ruleset {
    /// Which game it is, or which it is most like.
    pub fn family(&self) -> Family {
        match self.capture {
            Capture::TwosAndThrees => Family::Oware,
            Capture::Fours { .. } => Family::BaAwa,
            Capture::BehindEmpty { .. } => Family::OAnQuan,
            Capture::Opposite { .. } => match self.starving {
                Starving::EndsAnyRow | Starving::EndsOwnRow => Family::Kalah,
                Starving::Forbidden
                | Starving::NoCapture
                | Starving::Allowed
                | Starving::Passes
                | Starving::Ends
                | Starving::MustFeed
                | Starving::Refilled => Family::Congklak,
            },
        }
    }

    /// The game with which it is listed and by whose card it is told: its base, if that is a game whose seeds are won
    /// in the same way, else the one it is most like.
    pub fn game(&self) -> Family {
        let own = self.family();
        let named = |id: &RulesetId| Family::ALL.into_iter().find(|family| family.word() == id.0);
        self.base.as_ref().and_then(named).filter(|base| base.is_kin(own)).unwrap_or(own)
    }

    /// How many squares the ring has, stores and quan squares in it included.
    pub fn ring_len(&self) -> usize {
        usize::from(self.board.players) * usize::from(self.run())
    }

    /// How many squares of the ring lie before each player.
    fn run(&self) -> u8 {
        match self.board.stores {
            Stores::Beside => self.board.pits,
            Stores::InRing | Stores::QuanSquares => self.board.pits + 1,
        }
    }

    /// The first pit of `player`'s run that can be owned.
    fn first_pit(&self, player: Player) -> u8 {
        player.0 * self.run() + u8::from(self.board.stores == Stores::QuanSquares)
    }

    /// The squares of the ring in sowing order.
    pub fn ring(&self) -> impl DoubleEndedIterator<Item = PitId> + Clone + use<> {
        (0..self.ring_len() as u8).map(PitId)
    }

    /// The square after `pit`.
    pub fn after(&self, pit: PitId) -> PitId {
        let next = pit.index() + 1;
        PitId(if next == self.ring_len() { 0 } else { next as u8 })
    }

    /// The square before `pit`.
    pub fn before(&self, pit: PitId) -> PitId {
        PitId(if pit.0 == 0 { self.ring_len() as u8 - 1 } else { pit.0 - 1 })
    }

    /// Who owns `pit` when a first game starts; `None` for store and quan squares.
    pub fn first_owner(&self, pit: PitId) -> Option<Player> {
        let player = self.side(pit);
        let first = self.first_pit(player);
        (first..first + self.board.pits).contains(&pit.0).then_some(player)
    }

    /// Before whom `pit` lies, store and quan squares included: a quan square belongs to the player at whose right
    /// hand it lies.
    pub fn side(&self, pit: PitId) -> Player {
        Player(pit.0 / self.run())
    }

    /// The pits of `player` at the start of a first game, in sowing order.
    pub fn first_row(&self, player: Player) -> impl DoubleEndedIterator<Item = PitId> + Clone + use<> {
        let first = self.first_pit(player);
        (first..first + self.board.pits).map(PitId)
    }

    /// The square of the ring that is `player`'s store, where stores lie in the ring.
    pub fn store_square(&self, player: Player) -> Option<PitId> {
        let last = player.0 * self.run() + self.board.pits;
        (self.board.stores == Stores::InRing).then_some(PitId(last))
    }

    /// Whether a pit can be burnt in a game of a match: where stores lie in the ring, from which pits are filled.
    pub fn pits_can_burn(&self) -> bool {
        self.board.stores == Stores::InRing
    }

    /// The quan square at `player`'s right hand, where there are any.
    pub fn quan_square(&self, player: Player) -> Option<PitId> {
        (self.board.stores == Stores::QuanSquares).then_some(PitId(player.0 * self.run()))
    }

    /// Whether `pit` is a quan square.
    pub fn is_quan_square(&self, pit: PitId) -> bool {
        self.quan_square(self.side(pit)) == Some(pit)
    }

    /// All players in turn order.
    pub fn players(&self) -> impl DoubleEndedIterator<Item = Player> + Clone + use<> {
        (0..self.board.players).map(Player)
    }

    /// Seeds in the game; in Ô ăn quan the dân.
    pub fn total_seeds(&self) -> u16 {
        let in_pits = u16::from(self.board.pits) * self.board.seeds;
        u16::from(self.board.players) * (in_pits + self.board.quan.map_or(0, |quan| quan.dan()))
    }

    /// What a quan stone is worth in dân; 0 where there are none.
    pub fn quan_worth(&self) -> u16 {
        self.board.quan.map_or(0, |quan| quan.value)
    }

    /// The fewest seeds that are more than half of all.
    pub fn majority_seeds(&self) -> u16 {
        self.total_seeds() / 2 + 1
    }
}

impl QuanSpec {
    /// Dân in a quan square at the start.
    pub fn dan(&self) -> u16 {
        self.extra + if self.stones { 0 } else { self.value }
    }
}

#[cfg(test)]
mod tests {
    use super::super::testing::{abapa, oware};
    use super::*;

    #[test]
    fn abapa_is_oware_but_for_slams_and_repetition() {
        let mut rules = Ruleset::clone(&oware());
        rules.starving = Starving::NoCapture;
        rules.repetition = Repetition::OwnRows;
        (rules.id, rules.base) = (RulesetId("oware-abapa".to_owned()), Some(RulesetId("oware".to_owned())));
        assert_eq!(rules, *abapa());
    }

    #[test]
    fn the_ring_closes_and_the_rows_follow_each_other() {
        let rules = oware();
        assert_eq!((rules.ring_len(), rules.after(PitId(11)), rules.before(PitId(0))), (12, PitId(0), PitId(11)));
        assert!(rules.first_row(Player::NORTH).eq((6..12).map(PitId)));
        assert!(rules.ring().all(|pit| rules.first_owner(pit) == Some(Player(pit.0 / 6))));
    }

    #[test]
    fn stores_in_the_ring_close_each_row_and_quan_squares_open_it() {
        let mut rules = Ruleset::clone(&oware());
        rules.board.stores = Stores::InRing;
        assert_eq!((rules.ring_len(), rules.store_square(Player::NORTH)), (14, Some(PitId(13))));
        assert!(rules.first_row(Player::NORTH).eq((7..13).map(PitId)));
        rules.board.stores = Stores::QuanSquares;
        rules.board.pits = 5;
        assert!(rules.first_row(Player::NORTH).eq((7..12).map(PitId)));
        let squares: Vec<_> = rules.ring().filter(|pit| rules.is_quan_square(*pit)).collect();
        assert_eq!(squares, [PitId(0), PitId(6)]);
        assert!(squares.iter().all(|square| rules.first_owner(*square).is_none()));
    }
}
