//! What the fit sees of a position.

use gieo::rules::{Position, Ruleset};

/// More seeds in a pit are not told apart.
pub const MOST_SEEDS: usize = 15;
/// Pits of a row that can be told apart.
const MOST_ROWS: usize = 10;

/// A position of a game.
pub struct Sample {
    /// The game, counted from 0.
    pub game: u32,
    /// Seeds that the player to move gained on the best other from here on.
    pub gain: f64,
    /// Seeds in the own pits less those in others' on average.
    seeds: f32,
    /// How many pits of the own row hold so many seeds, less those of others on average, by place from the right end.
    cells: [[f32; MOST_SEEDS + 1]; MOST_ROWS],
}

/// What a judgement may depend on.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Model {
    /// Nothing but the lead.
    Lead,
    /// Whose turn it is, and the seeds in the rows.
    Seeds,
    /// Also what each pit holds, where the last `rows` pits of a row are told apart.
    Pits {
        /// How many.
        rows: usize,
    },
}

impl Model {
    /// Its name.
    pub fn word(self) -> String {
        match self {
            Model::Lead => "the lead alone".to_owned(),
            Model::Seeds => "turn, seeds in the row".to_owned(),
            Model::Pits { rows: 1 } => "seeds of each pit".to_owned(),
            Model::Pits { .. } => "seeds of each pit by place".to_owned(),
        }
    }

    /// Pits that it tells apart.
    pub fn rows(self) -> usize {
        match self {
            Model::Lead | Model::Seeds => 0,
            Model::Pits { rows } => rows.clamp(1, MOST_ROWS),
        }
    }

    /// How many weights it has: the turn, each seed, and each filled state of each pit.
    pub fn weights(self) -> usize {
        match self {
            Model::Lead => 0,
            Model::Seeds | Model::Pits { .. } => 2 + self.rows() * MOST_SEEDS,
        }
    }

    /// What `seeds` seeds in the `row`th pit from the right are worth.
    pub fn value(self, weights: &[f64], row: usize, seeds: usize) -> f64 {
        let cell = seeds.checked_sub(1).map_or(0.0, |cell| weights[2 + row * MOST_SEEDS + cell]);
        weights[1] * seeds as f64 + cell
    }
}

impl Sample {
    /// `position` of game number `game`; what comes of it is not known yet.
    pub fn of(position: &Position, game: u32) -> Sample {
        let (rules, board) = (position.rules(), position.board());
        let mut sample = Sample { game, gain: 0.0, seeds: 0.0, cells: [[0.0; MOST_SEEDS + 1]; MOST_ROWS] };
        let others = f32::from(rules.board.players - 1);
        for pit in rules.ring() {
            let Some(owner) = rules.players().find(|player| board.owns(*player, pit)) else { continue };
            let sign = if owner == board.mover { 1.0 } else { -1.0 / others };
            let seeds = board.seeds(pit);
            sample.seeds += sign * f32::from(seeds);
            sample.cells[from_right(rules, pit.index())][usize::from(seeds).min(MOST_SEEDS)] += sign;
        }
        sample
    }

    /// The numbers that the weights of `model` are multiplied by.
    pub fn numbers(&self, model: Model) -> Vec<f64> {
        if model == Model::Lead {
            return Vec::new();
        }
        let mut numbers = vec![1.0, f64::from(self.seeds)];
        let last = model.rows().saturating_sub(1);
        numbers.resize(model.weights(), 0.0);
        for (row, cells) in self.cells.iter().enumerate().take(if model.rows() == 0 { 0 } else { MOST_ROWS }) {
            for (cell, count) in cells[1..].iter().enumerate() {
                numbers[2 + row.min(last) * MOST_SEEDS + cell] += f64::from(*count);
            }
        }
        numbers
    }

    /// The gain that `model` expects.
    pub fn judged(&self, model: Model, weights: &[f64]) -> f64 {
        self.numbers(model).iter().zip(weights).map(|(number, weight)| number * weight).sum()
    }
}

/// The place of a pit in the row it lies in, counted from its right end.
fn from_right(rules: &Ruleset, pit: usize) -> usize {
    let row = rules.players().find_map(|player| rules.first_row(player).rev().position(|own| own.index() == pit));
    row.unwrap_or(0).min(MOST_ROWS - 1)
}
