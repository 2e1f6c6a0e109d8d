//! `check`: what is wrong with a file, in plain words.

use crate::Failure;
use gieo::door::Catalogue;
use gieo::platform::{StorageError, read_text};
use gieo::rules::{Board, Event, MAX_RULESET_BYTES, Player, Position, RULESET_ENDING, Ruleset};
use rand::SeedableRng;
use rand::seq::IteratorRandom;
use rand_chacha::ChaCha8Rng;
use std::path::Path;
use std::sync::Arc;

/// Random games that are played to see whether they end.
const GAMES: u64 = 1000;
/// A game that goes on for so long has no end worth waiting for.
const LONGEST: u32 = 3000;

/// Reads a ruleset file and says whether it is right; `others` are the rulesets beside which it is to stand.
pub fn check(file: &Path, others: &Catalogue) -> Result<(), Failure> {
    let name = file.display().to_string();
    let text = read(file, &name)?;
    let rules = Arc::new(Ruleset::from_ron(&text, &name).map_err(|e| Failure::Wrong(e.to_string()))?);
    let (id, board) = (&rules.id, &rules.board);
    let tried = Tried::of(&rules).map_err(|what| Failure::Wrong(format!("{name}: {what}")))?;
    let called = rules.name.as_ref().map(|name| format!(", called {name:?}")).unwrap_or_default();
    let numbers = format!("{} players, {} pits each, {} seeds a pit", board.players, board.pits, board.seeds);
    say!("{name}: right. {id}{called}: {numbers}");
    say!("{}", tried.in_words());
    for note in notes(file, &rules, others) {
        say!("note: {note}");
    }
    Ok(())
}

fn read(file: &Path, name: &str) -> Result<String, Failure> {
    let text = read_text(file, MAX_RULESET_BYTES).map_err(|e| match e {
        StorageError::TooBig { .. } | StorageError::NotText { .. } => Failure::Wrong(e.to_string()),
        StorageError::Name { .. }
        | StorageError::NotAFile { .. }
        | StorageError::Missing { .. }
        | StorageError::TooManyCopies { .. }
        | StorageError::Refused { .. } => Failure::Arguments(e.to_string()),
    })?;
    text.ok_or_else(|| Failure::Arguments(format!("{name}: there is no such file")))
}

/// What is no mistake in the rules, but would be in the way later.
fn notes(file: &Path, rules: &Ruleset, others: &Catalogue) -> Vec<String> {
    let mut notes = Vec::new();
    let (id, wanted) = (&rules.id, format!("{}{RULESET_ENDING}", rules.id));
    if file.file_name().is_some_and(|name| *name != *wanted) {
        notes.push(format!("the game looks for {id:?} in a file called {wanted}", id = id.0));
    }
    if others.find(&id.0).is_ok_and(|other| *other != *rules) {
        notes.push(format!("there is another ruleset with the id {:?}: give yours a name of its own", id.0));
    }
    let base = rules.base.as_ref().filter(|base| others.find(&base.0).is_err());
    notes.extend(base.map(|base| {
        let games = others.ids().collect::<Vec<_>>().join(", ");
        format!("there is no game {:?} for base; there are {games}", base.0)
    }));
    let game = rules.game().word();
    let other = rules.base.as_ref().filter(|base| others.find(&base.0).is_ok_and(|base| base.game().word() != game));
    notes.extend(
        other.map(|base| format!("base: seeds are not won as in {:?}; the game lists it with {game:?}", base.0)),
    );
    notes
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
                let text = position.to_text();
                return Err(format!("repetition: a random game was not over after {LONGEST} moves: {text}"));
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
