//! `perft`: counting lines of play.

use crate::Failure;
use crate::args::Perft;
use gieo::door::Catalogue;
use gieo::rules::{Player, Position, perft};
use std::time::Instant;

/// Prints how many lines of 1, 2, … moves there are.
pub fn count(catalogue: &Catalogue, args: &Perft) -> Result<(), Failure> {
    let bad = |what: String| Failure::Arguments(what);
    let rules = catalogue.find(&args.ruleset).map_err(|e| bad(e.to_string()))?;
    let position = match &args.position {
        None => Position::start(rules, Player::SOUTH),
        Some(text) => Position::from_text(rules, text).map_err(|e| bad(format!("position: {e}")))?,
    };
    let begun = Instant::now();
    let nodes = perft(&position, args.depth, &mut || true).unwrap_or_default();
    let seconds = begun.elapsed().as_secs_f64();
    say!("{:>5} {:>15}", "depth", "lines");
    for (depth, lines) in (1..).zip(&nodes) {
        say!("{depth:>5} {lines:>15}");
    }
    say!("in {seconds:.2} s");
    Ok(())
}
