//! What seeds in the pits are worth before they are won, pit by pit, in the games other than Oware.

use crate::rules::{Board, Family, MAX_PLAYERS, Ruleset, Stores};

/// More seeds in a pit are not told apart; each of them is worth [`PitValues::seed`].
const MOST_SEEDS: usize = 15;

/// Values in parts of a seed ([`SEED`](super::evaluation::SEED)).
pub struct PitValues {
    /// What it is worth to be the one to move.
    turn: i32,
    /// What each seed beyond those of `pits` is worth.
    seed: i32,
    /// What 0, 1, … seeds in a pit are worth, the pit at the right end of a row first; the last line stands for all
    /// pits further left.
    pits: &'static [[i16; MOST_SEEDS + 1]],
}

impl PitValues {
    /// The values of a game.
    pub fn of(family: Family) -> &'static PitValues {
        match family {
            Family::BaAwa => &BA_AWA,
            Family::OAnQuan => &O_AN_QUAN,
            Family::Congklak => &CONGKLAK,
            Family::Kalah => &KALAH,
            Family::Oware => &NOTHING,
        }
    }

    /// What a seed in a pit is worth where pits are not told apart.
    pub fn seed(&self) -> i32 {
        self.seed
    }

    /// What it is worth to be the one to move.
    pub fn turn(&self) -> i32 {
        self.turn
    }

    /// Whether pits are told apart at all.
    pub fn tells_pits(&self) -> bool {
        !self.pits.is_empty()
    }

    /// What `seeds` in the pit that lies `from_right` pits from the right end of a row are worth.
    pub fn pit(&self, from_right: usize, seeds: u16) -> i32 {
        let Some(pit) = self.pits.get(from_right).or(self.pits.last()) else { return self.seed * i32::from(seeds) };
        let told = usize::from(seeds).min(MOST_SEEDS);
        i32::from(pit[told]) + self.seed * (i32::from(seeds) - told as i32)
    }

    /// What lies before each player is worth, and the turn to who has it; nothing for seats that nobody has.
    pub fn by_player(&self, rules: &Ruleset, board: &Board) -> [i32; MAX_PLAYERS] {
        let mut worth = [0; MAX_PLAYERS];
        worth[board.mover.index()] = self.turn;
        let run = rules.ring_len() / usize::from(rules.board.players);
        let store = usize::from(rules.board.stores == Stores::InRing);
        for (pit, owner) in board.owners.iter().enumerate().take(rules.ring_len()) {
            if let Some(owner) = owner {
                let from_right = (run - 1 - pit % run).saturating_sub(store);
                worth[owner.index()] += self.pit(from_right, board.pits[pit].dan);
            }
        }
        worth
    }
}

/// Oware is judged by features of its own.
const NOTHING: PitValues = PitValues { turn: 0, seed: 0, pits: &[] };
/// A first guess. A fit with all pits told apart explains more (root of the mean square 8.4 instead of 9.5 seeds of the
/// margin), and plays no better: 0.492 ± 0.022 in 184 games at 3 ms a move.
const BA_AWA: PitValues = PitValues { turn: 0, seed: 16, pits: &[] };
/// A first guess, and the fit finds 36 to 51; telling pits apart explains no more (20.6 dân, as without). A later fit to
/// 600 games of 3,000 moves a search gave 28 parts to the turn, 160 to a filled square and 12 to a dân (19.6 dân instead
/// of 19.8); with them the search scored 0.495 ± 0.036 in 580 games at 2,000 moves a search. Looking on at captures of a
/// quan stone besides scored 0.544 ± 0.036 in 720 games at 2,000 moves, 0.471 ± 0.088 in 120 at 20,000, and costs a third
/// of the time. A row of at most two dân, which may have to be laid out, taken for two dân less: 0.500 ± 0.028 in 408
/// games at 20,000 moves from balanced openings. What decides long games is seen by none of these: with few dân about,
/// one player can empty the other's row every other turn, who lays out five and loses them, by hundreds of points.
const O_AN_QUAN: PitValues = PitValues { turn: 0, seed: 48, pits: &[] };
/// A first guess. The fit gives the turn 600 parts and a seed −20 (root of the mean square 13.9 instead of 15.6 seeds of
/// the margin); with them the search scored 0.538 ± 0.052 in 52 games at 5 ms a move, which is too little to know.
const CONGKLAK: PitValues = PitValues { turn: 0, seed: 16, pits: &[] };
/// The fit to 400 games of 1000 nodes a move (14,000 positions; root of the mean square 9.2 seeds instead of 10.8 with
/// the seeds of the row alone). It knows from where a hand just reaches the store: 1 in the last pit, 2 in the one before,
/// … With it the search scored 0.699 ± 0.085 in 78 games at 5 ms a move against 24 parts for each seed.
const KALAH: PitValues = PitValues {
    turn: 37,
    seed: 44,
    pits: &[
        [0, 108, -122, -115, -81, -122, 37, 224, 340, 429, 521, 496, 909, 808, 898, 496],
        [0, 132, 215, -79, -118, -231, -58, 104, 308, 570, 574, 695, 793, 917, 772, 841],
        [0, 201, 308, 361, -56, -90, 31, 49, 67, 36, 364, 241, 559, 782, 899, 471],
        [0, 235, 320, 379, 336, 63, 58, 9, 133, 432, 461, 490, 311, 864, 563, 615],
        [0, 263, 356, 438, 495, 459, 300, 351, 133, 118, 296, 468, 819, 504, 821, 662],
        [0, 200, 357, 432, 489, 619, 461, 235, 209, -9, 223, 128, 530, 574, 618, 662],
    ],
};
