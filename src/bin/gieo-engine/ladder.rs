//! `ladder`: what the levels, the characters and a few fixed players score against one another.

use crate::Failure;
use crate::args::Ladder;
use crate::errors;
use crate::mean::Mean;
use crate::openings::random_opening;
use crate::rivals::{Rival, tables_for};
use gieo::ai::{Chance, EndgameTables, Level};
use gieo::door::{Catalogue, characters};
use gieo::rules::{Move, Player, Position, Ruleset};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use std::sync::Arc;

/// After so many plies a game is counted as it stands: at Ô ăn quan two careful players can lend and borrow without end.
pub const MOST_PLIES: usize = 600;

/// A player with the name that is printed.
type Named = (Rival, String);

/// What the games of a pair came to, from the first one's side.
#[derive(Default)]
struct Tally {
    won: u32,
    drawn: u32,
    lost: u32,
    /// The share of the points of each opening, which is played from both sides: two games count as one.
    shares: Mean,
}

/// Lets them meet and prints what they score.
pub fn climb(catalogue: &Catalogue, args: &Ladder) -> Result<(), Failure> {
    let rules = catalogue.find(&args.ruleset).map_err(|e| Failure::Arguments(e.to_string()))?;
    if rules.board.players != 2 {
        return Err(Failure::Arguments(format!("{}: the ladder is for two players", args.ruleset)));
    }
    let levels = levels(args)?;
    if args.errors {
        return errors::count(&rules, levels.into_iter(), args);
    }
    let (pairs, tables) = (pairs(&rules, levels, args)?, tables_for(&rules));
    say!("{}: {} games a pair, seed {}; points of the first, a draw being half", args.ruleset, args.games, args.seed);
    for ((a, b), number) in pairs.iter().zip(0..) {
        let tally = meet(&rules, [a.0, b.0], args, number, tables.as_ref())?;
        say!("{:>12} against {:<25} {}", a.1, b.1, tally.told());
    }
    Ok(())
}

fn levels(args: &Ladder) -> Result<Vec<Level>, Failure> {
    let wrong = |number: u8| Failure::Arguments(format!("{number}: levels are from 1 to {}", Level::TOP));
    let level = |number: u8| Level::from_number(number).ok_or_else(|| wrong(number));
    let (from, to) = (level(args.from)?, level(args.to)?);
    if from > to {
        return Err(Failure::Arguments(format!("--from {from} is above --to {to}")));
    }
    Ok(Level::ALL.into_iter().filter(|level| (from..=to).contains(level)).collect())
}

fn pairs(rules: &Ruleset, levels: Vec<Level>, args: &Ladder) -> Result<Vec<(Named, Named)>, Failure> {
    let levels: Vec<Named> = levels.into_iter().map(as_named).collect();
    if args.characters {
        let all = characters().map_err(|e| Failure::Wrong(e.to_string()))?;
        let there = all.at(rules.family());
        return Ok(round(there.iter().map(|one| (Rival::Mind(one.mind()), one.id.clone())).collect()));
    }
    if args.fixed {
        let fixed = Rival::FIXED.map(|(rival, name)| (rival, name.to_owned()));
        return Ok(levels.iter().flat_map(|one| fixed.iter().map(|other| (one.clone(), other.clone()))).collect());
    }
    Ok(levels.windows(2).map(|two| (two[1].clone(), two[0].clone())).collect())
}

fn as_named(level: Level) -> Named {
    (Rival::Mind(level.into()), level.to_string())
}

/// Everybody against everybody.
fn round(all: Vec<Named>) -> Vec<(Named, Named)> {
    let later = |i: usize| all[..i].iter().cloned();
    all.iter().enumerate().flat_map(|(i, one)| later(i).map(move |other| (one.clone(), other))).collect()
}

/// Plays a pair's games: random openings, each from both sides.
fn meet(
    rules: &Arc<Ruleset>,
    pair: [Rival; 2],
    args: &Ladder,
    number: u64,
    tables: Option<&Arc<EndgameTables>>,
) -> Result<Tally, Failure> {
    let mut rng = ChaCha8Rng::seed_from_u64(args.seed);
    rng.set_stream(number);
    let mut tally = Tally::default();
    for _ in 0..args.games.div_ceil(2) {
        let opening = random_opening(rules, &mut rng);
        let mut points = 0.0;
        for south in 0..2 {
            points += tally.count(&play(rules, &opening, pair, south, tables, &mut rng)?, south);
        }
        tally.shares.add(points / 2.0);
    }
    Ok(tally)
}

/// Plays a game after `opening`; `south` is who of the pair sits there.
fn play(
    rules: &Arc<Ruleset>,
    opening: &[Move],
    pair: [Rival; 2],
    south: usize,
    tables: Option<&Arc<EndgameTables>>,
    rng: &mut ChaCha8Rng,
) -> Result<Position, Failure> {
    let (mut position, seed) = (Position::start(rules.clone(), Player::SOUTH), rng.random());
    let mut ply = 0;
    while position.board().over.is_none() && ply < MOST_PLIES {
        let rival = pair[position.board().mover.index() ^ south];
        let mv = match opening.get(ply) {
            Some(mv) => *mv,
            None => rival.choose(&position, Chance::new(seed, ply), tables, rng)?,
        };
        position.play_unchecked(mv, |_| {});
        ply += 1;
    }
    Ok(position)
}

impl Tally {
    /// Counts a game in which the first of the pair had seat `south`. Answers with its points.
    fn count(&mut self, position: &Position, south: usize) -> f64 {
        let score = |one: usize| position.board().score(position.rules(), Player((one ^ south) as u8));
        match score(0).cmp(&score(1)) {
            std::cmp::Ordering::Greater => self.won += 1,
            std::cmp::Ordering::Equal => {
                self.drawn += 1;
                return 0.5;
            }
            std::cmp::Ordering::Less => {
                self.lost += 1;
                return 0.0;
            }
        }
        1.0
    }

    fn told(&self) -> String {
        let share = self.shares.told();
        format!("won {:>4}, drew {:>4}, lost {:>4}   {share}", self.won, self.drawn, self.lost)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everybody_meets_everybody_once() {
        let pairs = round(Level::ALL.map(as_named).to_vec());
        assert_eq!(pairs.len(), 55);
        assert!(pairs.iter().all(|(a, b)| a.1 != b.1));
    }
}
