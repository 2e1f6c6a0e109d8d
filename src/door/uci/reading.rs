//! The words of the dialect's lines.

use super::super::opponents::opponent;
use super::super::thinking::Budget;
use super::super::words::{Refusal, quoted, refuse};
use crate::ai::Mind;
use crate::rules::{Move, Position, Ruleset};
use std::str::SplitWhitespace;
use std::sync::Arc;
use std::time::Duration;

/// Plays moves written as letters, with or without spaces between them. Answers how many.
pub(super) fn play_letters(position: &mut Position, words: SplitWhitespace) -> Result<usize, Refusal> {
    let mut plies = 0;
    let rules: Arc<Ruleset> = position.rules().clone();
    for (i, letter) in words.flat_map(str::chars).enumerate() {
        let place = format!("move {} ({letter})", i + 1);
        let mv = Move::from_text(&rules, &letter.to_string()).map_err(|e| Refusal(format!("{place}: {e}")))?;
        position.play(mv).map_err(|e| Refusal(format!("{place}: {e}")))?;
        plies += 1;
    }
    Ok(plies)
}

/// Splits `name … value …`.
pub(super) fn named_value(words: SplitWhitespace) -> (String, String) {
    let words: Vec<&str> = words.collect();
    let value_at = words.iter().position(|word| *word == "value").unwrap_or(words.len());
    let name = words[..value_at].iter().filter(|word| **word != "name").copied().collect::<Vec<_>>().join(" ");
    (name, words.get(value_at + 1..).unwrap_or_default().join(" "))
}

/// Reads what follows `go`; words that are no limit of ours are passed over.
pub(super) fn read_budget(mut words: SplitWhitespace, mind: Option<Mind>) -> (Budget, Result<(), Refusal>) {
    let mut budget = Budget { mind, ..Budget::default() };
    let mut complaint = Ok(());
    while let Some(word) = words.next() {
        if word == "infinite" {
            budget.time = Some(Duration::MAX);
        }
        if !matches!(word, "movetime" | "depth" | "nodes") {
            continue;
        }
        let number = words.next().unwrap_or("");
        match (word, number.parse::<u64>().ok().filter(|n| *n > 0)) {
            ("movetime", Some(ms)) => budget.time = Some(Duration::from_millis(ms)),
            ("depth", Some(depth)) => budget.depth = Some(depth.min(100) as u8),
            (_, Some(nodes)) => budget.nodes = Some(nodes),
            (_, None) => complaint = refuse(format!("go: {word} is {}, but must be a number", quoted(number))),
        }
    }
    (budget, complaint)
}

/// Reads the value of the option `name`, a number from 1 to `most`.
pub(super) fn read_number(name: &str, value: &str, most: u64) -> Result<u64, Refusal> {
    let number = value.parse::<u64>().ok().filter(|n| (1..=most).contains(n));
    number.ok_or_else(|| Refusal(format!("{name} is {}, but must be 1 to {most}", quoted(value))))
}

/// Reads the value of the option `Level`.
pub(super) fn read_level(value: &str) -> Result<Option<Mind>, Refusal> {
    opponent(value).map_err(|e| e.within("Level"))
}

/// The table whose entries of 16 bytes fill `size` MiB, as a power of two.
pub(super) fn table_bits(size: u64) -> u8 {
    (16 + size.ilog2()) as u8
}
