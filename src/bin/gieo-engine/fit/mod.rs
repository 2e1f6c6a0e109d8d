//! `fit`: what a pit is worth, learned from games of the search against itself.
//!
//! A sample is a position of such a game: what lies in the pits of the player to move less what lies in those of the
//! others on average, and how many seeds that player gained on the best other from there to the end. Where Oware's
//! endgame tables know the position, their value stands in the place of what happened. Least squares find what each
//! number of seeds in each pit adds. One game of five is kept out of it, to measure the error on.

mod games;
mod sample;
mod solve;

use crate::Failure;
use crate::args::Fit;
use games::Games;
use gieo::ai::Status;
use gieo::ai::endgame::{Builder, EndgameTables, fits};
use gieo::door::Catalogue;
use gieo::rules::Ruleset;
use sample::{MOST_SEEDS, Model, Sample};
use solve::least_squares;
use std::sync::Arc;

/// Endgames of so many seeds are worked out for exact values: a moment's work.
const EXACT_SEEDS: u8 = 10;
/// Parts of a seed in which the search counts.
const SEED: f64 = 128.0;

/// Plays, fits and prints.
pub fn fit(catalogue: &Catalogue, args: &Fit) -> Result<(), Failure> {
    let wrong = |what: String| Failure::Arguments(format!("{}: {what}", args.ruleset));
    let mut rules = Ruleset::clone(&*catalogue.find(&args.ruleset).map_err(|e| wrong(e.to_string()))?);
    if let Some(players) = args.players.filter(|players| *players != rules.board.players) {
        rules.set_option("players", &players.to_string()).map_err(|e| wrong(e.to_string()))?;
    }
    let rules = Arc::new(rules);
    let games = Games { rules: rules.clone(), nodes: args.nodes, tables: tables(&rules)? };
    let (learn, test): (Vec<_>, Vec<_>) = games.play(args.games, args.seed).into_iter().partition(|s| s.game % 5 != 4);
    say!("{}: {} games, {} nodes a move, seed {}", args.ruleset, args.games, args.nodes, args.seed);
    say!("{} positions to learn from, {} to test on", learn.len(), test.len());
    if learn.is_empty() {
        return Err(wrong("no positions came of so few games".to_owned()));
    }
    print(&rules, &learn, &test);
    Ok(())
}

fn tables(rules: &Ruleset) -> Result<Option<EndgameTables>, Failure> {
    if !fits(rules) {
        return Ok(None);
    }
    let mut builder = Builder::new(EXACT_SEEDS);
    while builder.run(1_000_000) == Status::Working {}
    Ok(Some(builder.tables().clone()))
}

/// The error of simpler models and of the whole one, and the whole one's values.
fn print(rules: &Ruleset, learn: &[Sample], test: &[Sample]) {
    say!("{:<28} {:>10} {:>10}", "root of the mean square", "learned", "tested");
    let rows = usize::from(rules.board.pits);
    for model in [Model::Lead, Model::Seeds, Model::Pits { rows: 1 }, Model::Pits { rows }] {
        let weights = least_squares(learn, model);
        let error = |samples| root_of_mean_square(samples, model, &weights);
        say!("{:<28} {:>10.3} {:>10.3}", model.word(), error(learn), error(test));
        if model != Model::Lead {
            print_values(model, &weights);
        }
    }
}

fn root_of_mean_square(samples: &[Sample], model: Model, weights: &[f64]) -> f64 {
    let error = |sample: &Sample| sample.gain - sample.judged(model, weights);
    (samples.iter().map(|sample| error(sample).powi(2)).sum::<f64>() / samples.len().max(1) as f64).sqrt()
}

/// In parts of a seed: what the turn is worth, and what 0, 1, … seeds in a pit are worth, the pit at the right end first.
fn print_values(model: Model, weights: &[f64]) {
    let parts = |value: f64| (value * SEED).round() as i32;
    say!("  the turn {}, each seed {}", parts(weights[0]), parts(weights[1]));
    for row in 0..model.rows() {
        let values: Vec<String> =
            (0..=MOST_SEEDS).map(|seeds| parts(model.value(weights, row, seeds)).to_string()).collect();
        say!("  [{}],", values.join(", "));
    }
}
