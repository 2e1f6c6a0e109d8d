//! Who can play a match: a level or a character of ours, or another program that speaks the line dialect.

use crate::Failure;
use crate::aside::Aside;
use crate::keeper::Keeper;
use crate::lines::{Line, next_line};
use crate::rivals::Rival;
use gieo::ai::endgame::{USUAL_SEEDS, fits};
use gieo::ai::opening::built_in;
use gieo::ai::{Chance, EndgameTables, Level, Mind, OpeningBook};
use gieo::door::{Budget, Endgames, Thinker, Threads, opponent};
use gieo::rules::{Move, Position, Ruleset};
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;
use std::io::{BufRead, BufReader, Write};
use std::path::Path;
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::Arc;
use std::sync::mpsc::{Receiver, RecvTimeoutError, SyncSender, sync_channel};
use std::thread;
use std::time::{Duration, Instant};

/// The time for a move of the strongest play and of other programs, in milliseconds.
const USUAL_MS: u64 = 100;
/// The size of the table of positions already searched, as a power of two.
const TABLE_BITS: u8 = 20;
/// How long another program may take to get ready, and for a move whose time nobody said.
const PATIENCE: Duration = Duration::from_secs(30);
/// How long it may take beyond the time for a move.
const OVERTIME: Duration = Duration::from_secs(5);
/// Lines that are kept until they are read; who says more than that at once has to wait.
const KEPT: usize = 1000;

/// One side of a match.
pub enum Contestant {
    /// An opponent of this build.
    Ours(Ours),
    /// A player so simple that it never changes.
    Fixed(Rival, Box<ChaCha8Rng>),
    /// Another program.
    Other(Box<Program>),
}

/// An opponent of this build: who it is, without a mind as strong as it can be; and what it knows by heart.
pub struct Ours {
    mind: Option<Mind>,
    endgames: Option<Arc<EndgameTables>>,
    book: Option<OpeningBook>,
    threads: u8,
}

/// What a move may cost at most.
#[derive(Clone, Copy)]
pub struct Spend {
    /// Milliseconds.
    pub time: Option<u64>,
    /// Moves to try.
    pub nodes: Option<u64>,
    /// The game is one of a match.
    pub in_match: bool,
}

/// The openings of `file`, or those of this build.
pub fn book_of(file: Option<&Path>, rules: &Arc<Ruleset>) -> Result<OpeningBook, Failure> {
    let none = || Failure::Arguments(format!("{}: this build has no book for it", rules.id.0));
    match file {
        Some(file) => crate::book::known(file, rules),
        None => built_in(rules).cloned().ok_or_else(none),
    }
}

/// Another program and the lines it says.
pub struct Program {
    name: String,
    child: Child,
    input: ChildStdin,
    said: Receiver<String>,
}

impl Contestant {
    /// The player of that name; `seed` is where its chance starts, if it has any of its own.
    pub fn named(name: &str, rules: &Ruleset, keeper: &Keeper, seed: u64) -> Result<Contestant, Failure> {
        if let Some(command) = name.strip_prefix("uci:") {
            return Program::start(command, &rules.id.0).map(|program| Contestant::Other(Box::new(program)));
        }
        if let Some(rival) = Rival::fixed(name) {
            return Ok(Contestant::Fixed(rival, Box::new(ChaCha8Rng::seed_from_u64(seed))));
        }
        let mind = opponent(name)
            .map_err(|e| Failure::Arguments(format!("player {e}; or random, greedy, loose, material, uci:COMMAND")))?;
        let knows = fits(rules) && mind.is_none_or(|mind| mind.level.knows_endgames());
        let endgames = if knows { keeper.tables(USUAL_SEEDS, PATIENCE) } else { None };
        Ok(Contestant::Ours(Ours { mind, endgames, book: None, threads: 1 }))
    }

    /// Lets it open by `book`. Only the strongest know one.
    pub fn open_by(&mut self, book: OpeningBook) -> Result<(), &'static str> {
        match self {
            Contestant::Ours(ours) if ours.mind.is_none_or(|mind| mind.level == Level::TOP) => ours.book = Some(book),
            Contestant::Ours(_) | Contestant::Fixed(..) | Contestant::Other(_) => {
                return Err("only top and the highest level know a book of openings");
            }
        }
        Ok(())
    }

    /// Lets it think with so many threads, where it plays by time alone.
    pub fn think_with(&mut self, threads: u8) {
        if let Contestant::Ours(ours) = self {
            ours.threads = threads;
        }
    }

    /// Whether it is another program.
    pub fn is_stranger(&self) -> bool {
        matches!(self, Contestant::Other(_))
    }

    /// A move in `position`, which came about by `moves` from the opening.
    pub fn choose(&mut self, position: &Position, moves: &str, spend: Spend, chance: Chance) -> Result<Move, Failure> {
        match self {
            Contestant::Ours(ours) => ours.choose(position, spend, chance),
            Contestant::Fixed(rival, rng) => rival.choose(position, chance, None, rng),
            Contestant::Other(program) => program.choose(position, moves, spend),
        }
    }
}

impl Ours {
    fn choose(&self, position: &Position, spend: Spend, chance: Chance) -> Result<Move, Failure> {
        let known = self.book.as_ref().and_then(|book| book.choose(position, chance));
        let none = || Failure::Wrong(format!("no move was found in {}", position.to_text()));
        known.or_else(|| self.think(position, spend, chance)).ok_or_else(none)
    }

    fn think(&self, position: &Position, spend: Spend, chance: Chance) -> Option<Move> {
        let usual = (self.mind.is_none() && spend.nodes.is_none()).then_some(USUAL_MS);
        let time = spend.time.or(usual).map(Duration::from_millis);
        let (mind, nodes, in_match) = (self.mind, spend.nodes, spend.in_match);
        let budget = Budget { mind, time, nodes, in_match, ..Budget::default() };
        // A table with room for what is searched; a larger one costs more to clear than it saves.
        let bits = spend.nodes.map_or(TABLE_BITS, |nodes| (nodes.ilog2() as u8 + 1).clamp(8, TABLE_BITS));
        let mut thinker = Thinker::with_table(position.clone(), budget, bits, self.endgames.as_ref());
        let begun = Instant::now();
        thinker.companions(self.threads).for_each(|companion| Aside.set_going(companion));
        while !thinker.think(begun.elapsed()) {}
        thinker.decide(&thinker.report(), chance)
    }
}

impl Program {
    fn start(command: &str, ruleset: &str) -> Result<Program, Failure> {
        let mut words = command.split_whitespace();
        let name = words.next().ok_or_else(|| Failure::Arguments("uci: needs a command".to_owned()))?.to_owned();
        let mut child = Command::new(&name)
            .args(words)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .map_err(|e| Failure::Arguments(format!("{name}: {e}")))?;
        let (Some(input), Some(output)) = (child.stdin.take(), child.stdout.take()) else {
            return Err(Failure::Wrong(format!("{name}: no way to talk to it")));
        };
        let (sender, said) = sync_channel(KEPT);
        thread::spawn(move || listen(BufReader::new(output), &sender));
        let mut program = Program { name, child, input, said };
        program.ask("uci", "uciok", PATIENCE)?;
        program.tell(&format!("setoption name Ruleset value {ruleset}"))?;
        program.ask("isready", "readyok", PATIENCE)?;
        Ok(program)
    }

    fn tell(&mut self, line: &str) -> Result<(), Failure> {
        writeln!(self.input, "{line}").and_then(|()| self.input.flush()).map_err(|e| self.failed(&e.to_string()))
    }

    /// Says `line` and waits for a line that starts with `awaited`.
    fn ask(&mut self, line: &str, awaited: &str, patience: Duration) -> Result<String, Failure> {
        self.tell(line)?;
        let begun = Instant::now();
        loop {
            // Who never stops talking is heard no longer than who is silent.
            let left = patience.saturating_sub(begun.elapsed());
            let heard = if left.is_zero() { Err(RecvTimeoutError::Timeout) } else { self.said.recv_timeout(left) };
            let said = heard.map_err(|e| self.failed(&missing(e, awaited, line, patience)))?;
            if said.split_whitespace().next() == Some(awaited) {
                return Ok(said);
            }
        }
    }

    fn choose(&mut self, position: &Position, moves: &str, spend: Spend) -> Result<Move, Failure> {
        self.tell(&format!("position startpos moves {moves}"))?;
        let movetime = spend.time.unwrap_or(USUAL_MS);
        let limit = spend.nodes.map_or(format!("movetime {movetime}"), |nodes| format!("nodes {nodes}"));
        let patience = spend.nodes.map_or(OVERTIME + Duration::from_millis(movetime), |_| PATIENCE);
        let said = self.ask(&format!("go {limit}"), "bestmove", patience)?;
        let letter = said.split_whitespace().nth(1).unwrap_or("");
        let mv = Move::from_text(position.rules(), letter).map_err(|e| self.failed(&format!("{said:?}: {e}")))?;
        position.check(mv).map_err(|e| self.failed(&format!("{said:?} in {}: {e}", position.to_text())))?;
        Ok(mv)
    }

    fn failed(&self, what: &str) -> Failure {
        Failure::Wrong(format!("{}: {what}", self.name))
    }
}

/// Passes on what is said, line by line; lines longer than any in the dialect are passed over.
fn listen(mut output: impl BufRead, said: &SyncSender<String>) {
    while let Ok(Some(line)) = next_line(&mut output) {
        let Line::Read(bytes) = line else { continue };
        if said.send(String::from_utf8_lossy(&bytes).into_owned()).is_err() {
            return;
        }
    }
}

/// Why there is no line that starts with `awaited`.
fn missing(error: RecvTimeoutError, awaited: &str, line: &str, patience: Duration) -> String {
    match error {
        RecvTimeoutError::Timeout => format!("no {awaited} within {:.1} s after {line:?}", patience.as_secs_f64()),
        RecvTimeoutError::Disconnected => format!("it ended without {awaited} after {line:?}"),
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        // Whether it went by itself or has to be ended, no error here matters any more.
        let _ = writeln!(self.input, "quit");
        for _ in 0..20 {
            if matches!(self.child.try_wait(), Ok(Some(_)) | Err(_)) {
                return;
            }
            thread::sleep(Duration::from_millis(25));
        }
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
