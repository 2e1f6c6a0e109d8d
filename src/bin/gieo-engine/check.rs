//! `check`: what is wrong with a file, in plain words.

use crate::Failure;
use gieo::rules::{Board, Event, Player, Position, Ruleset};
use rand::SeedableRng;
use rand::seq::IteratorRandom;
use rand_chacha::ChaCha8Rng;
use std::fs;
use std::path::Path;
use std::sync::Arc;

/// Random games that are played to see whether they end.
const GAMES: u64 = 1000;
/// A game that goes on for so long has no end worth waiting for.
const LONGEST: u32 = 3000;

/// Reads a ruleset file and says whether it is right.
pub fn check(file: &Path) -> Result<(), Failure> {
    let name = file.display().to_string();
    let bytes = fs::read(file).map_err(|e| Failure::Arguments(format!("{name}: {e}")))?;
    let text = String::from_utf8(bytes)
        .map_err(|e| Failure::Wrong(format!("{name}: not UTF-8 at byte {}", e.utf8_error().valid_up_to())))?;
    let rules = Arc::new(Ruleset::from_ron(&text, &name).map_err(|e| Failure::Wrong(e.to_string()))?);
    let (id, board) = (&rules.id, &rules.board);
    let tried = Tried::of(&rules).map_err(|what| Failure::Wrong(format!("{name}: {what}")))?;
    println!("{name}: right. {id}: {} players, {} pits each, {} seeds a pit", board.players, board.pits, board.seeds);
    println!("{}", tried.in_words());
    Ok(())
}

/// What became of the random games.
#[derive(Default)]
struct Tried {
    plies: u64,
    longest: u32,
    /// Games in which something was captured.
    with_captures: u64,
}

impl Tried {
    /// Plays them, or says in words why this is no game.
    fn of(rules: &Arc<Ruleset>) -> Result<Tried, String> {
        let (mut tried, mut rng) = (Tried::default(), ChaCha8Rng::seed_from_u64(1));
        for game in 0..GAMES {
            let starter = Player((game % u64::from(rules.board.players)) as u8);
            tried.play(Position::start(rules.clone(), starter), &mut rng)?;
        }
        if tried.with_captures == 0 {
            return Err(format!("capture: in {GAMES} random games nothing was ever captured"));
        }
        Ok(tried)
    }

    fn play(&mut self, mut position: Position, rng: &mut ChaCha8Rng) -> Result<(), String> {
        let (mut plies, mut captured) = (0, false);
        while let Some(mv) = position.legal().choose(rng) {
            let total = counted(position.board());
            position.play_unchecked(mv, |event| captured |= matches!(event, Event::Capture { .. }));
            plies += 1;
            if plies == LONGEST {
                return Err(format!("a random game was not over after {LONGEST} moves: {}", position.to_text()));
            }
            if counted(position.board()) != total {
                return Err(format!("seeds were lost or made: {}; please report it", position.to_text()));
            }
        }
        if position.board().over.is_none() {
            return Err(format!("a player cannot move, yet the game is not over: {}", position.to_text()));
        }
        self.plies += u64::from(plies);
        self.longest = self.longest.max(plies);
        self.with_captures += u64::from(captured);
        Ok(())
    }

    fn in_words(&self) -> String {
        let mean = self.plies as f64 / GAMES as f64;
        format!("{GAMES} random games came to their end: {mean:.1} moves a game, the longest {}", self.longest)
    }
}

/// Seeds and stones.
fn counted(board: &Board) -> (u16, u16) {
    (board.total(), board.stones())
}
