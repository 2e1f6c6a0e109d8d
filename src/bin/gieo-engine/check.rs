//! `check`: what is wrong with a file, in plain words.

use crate::{Failure, rulesets};
use gieo::door::Catalogue;
use gieo::rules::{Board, Event, Player, Position, Ruleset};
use rand::SeedableRng;
use rand::seq::IteratorRandom;
use rand_chacha::ChaCha8Rng;
use std::fs::File;
use std::io::Read;
use std::path::Path;
use std::sync::Arc;

/// Random games that are played to see whether they end.
const GAMES: u64 = 1000;
/// A game that goes on for so long has no end worth waiting for.
const LONGEST: u32 = 3000;
/// Bytes that no ruleset needs.
const TOO_MANY: u64 = 1 << 20;

/// Reads a ruleset file and says whether it is right; `others` are the rulesets beside which it is to stand.
pub fn check(file: &Path, others: &Catalogue) -> Result<(), Failure> {
    let name = file.display().to_string();
    let text = read(file, &name)?;
    let rules = Arc::new(Ruleset::from_ron(&text, &name).map_err(|e| Failure::Wrong(e.to_string()))?);
    let (id, board) = (&rules.id, &rules.board);
    let tried = Tried::of(&rules).map_err(|what| Failure::Wrong(format!("{name}: {what}")))?;
    println!("{name}: right. {id}: {} players, {} pits each, {} seeds a pit", board.players, board.pits, board.seeds);
    println!("{}", tried.in_words());
    for note in notes(file, &rules, others) {
        println!("note: {note}");
    }
    Ok(())
}

fn read(file: &Path, name: &str) -> Result<String, Failure> {
    let unreadable = |e: std::io::Error| Failure::Arguments(format!("{name}: {e}"));
    let mut bytes = Vec::new();
    File::open(file).and_then(|f| f.take(TOO_MANY).read_to_end(&mut bytes)).map_err(unreadable)?;
    if bytes.len() as u64 == TOO_MANY {
        return Err(Failure::Wrong(format!("{name}: far too long for a ruleset")));
    }
    String::from_utf8(bytes).map_err(|e| {
        let at = e.utf8_error().valid_up_to();
        Failure::Wrong(format!("{name}: not a text in UTF-8 (byte {at}); save it as plain text in UTF-8"))
    })
}

/// What is no mistake in the rules, but would be in the way later.
fn notes(file: &Path, rules: &Ruleset, others: &Catalogue) -> Vec<String> {
    let mut notes = Vec::new();
    let (id, wanted) = (&rules.id, format!("{}{}", rules.id, rulesets::SUFFIX));
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
