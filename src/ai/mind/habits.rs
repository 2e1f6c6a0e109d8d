//! What each level sees and misses: the one table to tune.
//!
//! People err by long sowings and by what they do not look at, not by plies. `gieo-engine ladder` measures what the
//! numbers come to.

use crate::rules::Family;

/// What a level sees and misses; in seeds and drops.
#[derive(Clone, Copy, Debug)]
pub(super) struct Habits {
    /// Moves that its search tries at most.
    pub nodes: u64,
    /// Plies that its search looks ahead at most.
    pub depth: u8,
    /// Wall time of its search at most, in milliseconds.
    pub think_ms: u32,
    /// Whether it knows endgame tables by heart.
    pub knows_endgames: bool,
    /// How much of its judgement is the search (1) and how much a glance at the board (0): what a move takes, and what
    /// the replies to it that are seen cost.
    pub trust: f64,
    /// How often a reply that takes something is overlooked.
    pub overlooks: f64,
    /// How much more than its worth an own capture draws the eye: a share of the seeds taken.
    pub greed: f64,
    /// How far off every judgement is, in seeds.
    pub vague: f64,
    /// Moves of up to so many drops are counted right.
    pub counts_to: u16,
    /// Moves of up to so many laps are followed.
    pub laps_to: u16,
    /// How far off each further drop puts the judgement, in seeds; a further lap counts as [`LAP`] drops.
    pub miscounts: f64,
    /// The most seeds that a choice may cost against the best move, as far as the search sees; what one choice may is
    /// drawn up to it.
    pub budget: i16,
    /// The most seeds that a choice of style may cost.
    pub room: i16,
    /// With so few seeds left on the board it errs no more. Errors there only make a game wander for hundreds of plies
    /// that steady play ends by capture or repetition.
    pub steady_from: u16,
    /// What its search proves to be best it plays: no won game is thrown away at the last moment.
    pub keeps_wins: bool,
    /// How many times as large its errors (`vague`, `miscounts`, `budget`) are at Ô ăn quan, where more is taken at once.
    pub at_o_an_quan: f64,
}

impl Habits {
    /// The same in games of `family`.
    pub fn at(&self, family: Family) -> Habits {
        let factor = match family {
            Family::OAnQuan => self.at_o_an_quan,
            Family::Oware | Family::BaAwa | Family::Congklak | Family::Kalah => 1.0,
        };
        Habits {
            vague: self.vague * factor,
            miscounts: self.miscounts * factor,
            budget: (f64::from(self.budget) * factor).round() as i16,
            ..*self
        }
    }
}

/// As many drops as a lap is worth, to who loses count.
pub(super) const LAP: u16 = 4;

/// By level, the weakest first. How Oware's and Ô ăn quan's neighbours score is to be measured anew whenever the search
/// or a judgement changes: its nodes are part of the table.
pub(super) const HABITS: [Habits; 11] = [
    Habits { at_o_an_quan: 4.0, ..novice(500, 1.12, 5.6) },
    Habits { trust: 0.05, overlooks: 0.97, counts_to: 4, budget: 20, at_o_an_quan: 2.7, ..novice(600, 1.12, 5.6) },
    Habits { trust: 0.15, overlooks: 0.88, counts_to: 4, budget: 18, at_o_an_quan: 2.0, ..novice(700, 0.87, 4.34) },
    Habits { trust: 0.21, steady_from: 4, at_o_an_quan: 1.4, ..player(900, 2, 0.71, 3.45) },
    Habits {
        trust: 0.26,
        overlooks: 0.78,
        greed: 0.25,
        budget: 16,
        at_o_an_quan: 0.75,
        ..player(1_200, 2, 0.71, 3.35)
    },
    Habits { trust: 0.3, overlooks: 0.74, greed: 0.25, budget: 14, at_o_an_quan: 1.2, ..player(1_500, 3, 0.66, 2.88) },
    Habits { trust: 0.42, overlooks: 0.58, greed: 0.2, budget: 13, at_o_an_quan: 1.0, ..player(2_200, 4, 0.64, 2.7) },
    Habits {
        trust: 0.51,
        overlooks: 0.48,
        greed: 0.17,
        budget: 12,
        think_ms: 400,
        room: 1,
        at_o_an_quan: 0.9,
        ..player(4_000, 5, 0.64, 2.65)
    },
    Habits {
        trust: 0.605,
        overlooks: 0.395,
        greed: 0.15,
        budget: 12,
        think_ms: 500,
        room: 1,
        at_o_an_quan: 0.45,
        ..player(7_000, 6, 0.625, 2.48)
    },
    Habits {
        trust: 0.67,
        overlooks: 0.33,
        greed: 0.12,
        budget: 11,
        steady_from: 10,
        think_ms: 600,
        room: 1,
        at_o_an_quan: 0.0,
        ..player(12_000, 7, 0.605, 2.4)
    },
    Habits { room: 0, knows_endgames: true, ..exact(1_000_000, 64, 1_000) },
];

/// Plays by the eye more than by the search.
const fn novice(nodes: u64, vague: f64, miscounts: f64) -> Habits {
    Habits {
        nodes,
        depth: 2,
        think_ms: 200,
        knows_endgames: false,
        trust: 0.0,
        overlooks: 1.0,
        greed: 0.3,
        vague,
        counts_to: 3,
        laps_to: 1,
        miscounts,
        budget: 22,
        room: 2,
        steady_from: 0,
        keeps_wins: false,
        at_o_an_quan: 1.0,
    }
}

/// Keeps a game that is won, and is steady when few seeds are left.
const fn player(nodes: u64, depth: u8, vague: f64, miscounts: f64) -> Habits {
    Habits {
        depth,
        think_ms: 300,
        trust: 0.2,
        overlooks: 0.84,
        counts_to: 4,
        budget: 17,
        steady_from: 8,
        keeps_wins: true,
        ..novice(nodes, vague, miscounts)
    }
}

/// Plays what its search says.
const fn exact(nodes: u64, depth: u8, think_ms: u32) -> Habits {
    Habits {
        depth,
        think_ms,
        trust: 1.0,
        overlooks: 0.0,
        greed: 0.0,
        counts_to: u16::MAX,
        laps_to: u16::MAX,
        budget: 0,
        room: 1,
        steady_from: 12,
        keeps_wins: true,
        ..novice(nodes, 0.0, 0.0)
    }
}
