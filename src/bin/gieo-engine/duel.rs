//! `match`: two players, many games.

use crate::Failure;
use crate::args::Match;
use crate::keeper::Keeper;
use crate::players::Contestant;
use gieo::ai::Chance;
use gieo::door::Catalogue;
use gieo::rules::{Player, Position, Ruleset};
use rand::seq::IteratorRandom;
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use std::sync::Arc;

/// What the games came to, from A's side.
#[derive(Default)]
struct Tally {
    won: u32,
    drawn: u32,
    lost: u32,
    points: [i64; 2],
    plies: u64,
    longest: u64,
}

/// Plays the match and prints what it came to.
pub fn fight(catalogue: &Catalogue, args: &Match) -> Result<(), Failure> {
    let rules = catalogue.find(&args.ruleset).map_err(|e| Failure::Arguments(e.to_string()))?;
    if rules.board.players != 2 {
        return Err(Failure::Arguments(format!("{}: a match is for two players", args.ruleset)));
    }
    let keeper = Keeper::new();
    let mut players = [Contestant::named(&args.a, &rules, &keeper)?, Contestant::named(&args.b, &rules, &keeper)?];
    let mut rng = ChaCha8Rng::seed_from_u64(args.seed);
    let (mut tally, mut opening) = (Tally::default(), vec![]);
    for game in 0..args.games {
        if game % 2 == 0 {
            opening = random_opening(&rules, &mut rng);
        }
        // Each opening is played twice, so that neither player has the better side of it.
        let south = (game % 2) as usize;
        let (position, plies) = play(&rules, &opening, &mut players, south, args.movetime, rng.random())?;
        tally.count(&position, plies, south);
    }
    tally.print(args);
    Ok(())
}

/// Two to four random moves.
pub fn random_opening(rules: &Arc<Ruleset>, rng: &mut ChaCha8Rng) -> Vec<gieo::rules::Move> {
    let mut position = Position::start(rules.clone(), Player::SOUTH);
    let mut moves = Vec::new();
    for _ in 0..rng.random_range(2..=4) {
        let Some(mv) = position.legal().choose(rng) else { break };
        position.play_unchecked(mv, |_| {});
        moves.push(mv);
    }
    moves
}

/// Plays one game to its end. Answers with the last position and the number of plies.
fn play(
    rules: &Arc<Ruleset>,
    opening: &[gieo::rules::Move],
    players: &mut [Contestant; 2],
    south: usize,
    movetime: Option<u64>,
    seed: u64,
) -> Result<(Position, u64), Failure> {
    let mut position = Position::start(rules.clone(), Player::SOUTH);
    let (mut letters, mut plies) = (String::new(), 0);
    while position.board().over.is_none() {
        let side = position.board().mover.index() ^ south;
        let mv = match opening.get(plies) {
            Some(mv) => *mv,
            None => players[side].choose(&position, &letters, movetime, Chance::new(seed, plies))?,
        };
        letters.push_str(&mv.to_text(rules));
        position.play(mv).map_err(|e| Failure::Wrong(format!("after {letters}: {e}")))?;
        plies += 1;
    }
    Ok((position, plies as u64))
}

impl Tally {
    /// Counts a game in which A sat at seat `south`.
    fn count(&mut self, position: &Position, plies: u64, south: usize) {
        let score = |player: usize| position.board().score(position.rules(), Player((player ^ south) as u8));
        let (a, b) = (score(0), score(1));
        match a.cmp(&b) {
            std::cmp::Ordering::Greater => self.won += 1,
            std::cmp::Ordering::Equal => self.drawn += 1,
            std::cmp::Ordering::Less => self.lost += 1,
        }
        self.points[0] += i64::from(a);
        self.points[1] += i64::from(b);
        self.plies += plies;
        self.longest = self.longest.max(plies);
    }

    fn print(&self, args: &Match) {
        println!("{}: {} against {}, {} games, seed {}", args.ruleset, args.a, args.b, args.games, args.seed);
        println!("{} won {}, drew {}, lost {}", args.a, self.won, self.drawn, self.lost);
        println!("seeds {} : {}", self.points[0], self.points[1]);
        let mean = self.plies as f64 / f64::from(args.games);
        println!("plies {}, {mean:.1} a game, the longest game {}", self.plies, self.longest);
    }
}
