//! What each level sees and misses: the one table to tune.
//!
//! People err by long sowings and by what they do not look at, not by plies. `gieo-engine ladder` measures what the
//! numbers come to.

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
}

/// As many drops as a lap is worth, to who loses count.
pub(super) const LAP: u16 = 4;

const fn novice(nodes: u64, depth: u8) -> Habits {
    Habits {
        nodes,
        depth,
        think_ms: 200,
        knows_endgames: false,
        trust: 0.0,
        overlooks: 1.0,
        greed: 0.3,
        vague: 3.9,
        counts_to: 4,
        laps_to: 1,
        miscounts: 1.35,
        budget: 22,
        room: 2,
        steady_from: 0,
        keeps_wins: false,
    }
}

const fn steady(nodes: u64, depth: u8, think_ms: u32) -> Habits {
    Habits {
        think_ms,
        trust: 1.0,
        overlooks: 0.0,
        greed: 0.0,
        vague: 0.0,
        counts_to: u16::MAX,
        laps_to: u16::MAX,
        miscounts: 0.0,
        budget: 0,
        room: 1,
        steady_from: 12,
        keeps_wins: true,
        ..novice(nodes, depth)
    }
}

/// By level, the weakest first. How Oware's and Ô ăn quan's neighbours score is to be measured anew whenever the search
/// changes: its nodes are part of the table.
pub(super) const HABITS: [Habits; 9] = [
    novice(500, 2),
    Habits { vague: 2.8, miscounts: 1.05, budget: 16, ..novice(600, 2) },
    Habits { overlooks: 0.92, vague: 2.0, counts_to: 5, miscounts: 0.85, budget: 13, ..novice(700, 2) },
    Habits {
        think_ms: 300,
        trust: 0.15,
        overlooks: 0.8,
        vague: 1.35,
        counts_to: 6,
        laps_to: 2,
        miscounts: 0.6,
        budget: 10,
        steady_from: 6,
        keeps_wins: true,
        ..novice(1_000, 2)
    },
    Habits {
        trust: 0.6,
        overlooks: 0.45,
        greed: 0.1,
        vague: 0.85,
        counts_to: 9,
        laps_to: 2,
        miscounts: 0.35,
        budget: 6,
        steady_from: 8,
        ..steady(2_000, 3, 400)
    },
    Habits {
        vague: 0.6,
        counts_to: 12,
        laps_to: 3,
        miscounts: 0.2,
        budget: 4,
        steady_from: 8,
        ..steady(3_000, 4, 500)
    },
    Habits { vague: 0.2, counts_to: 18, laps_to: 4, miscounts: 0.05, budget: 1, ..steady(6_000, 6, 700) },
    steady(50_000, 10, 1_000),
    Habits { room: 0, knows_endgames: true, ..steady(1_000_000, 64, 1_000) },
];
