//! Who can play a match: a level or a character of ours, or another program that speaks the line dialect.

use crate::Failure;
use crate::keeper::Keeper;
use crate::rivals::Rival;
use gieo::ai::endgame::{USUAL_SEEDS, fits};
use gieo::ai::{Chance, EndgameTables, Mind};
use gieo::door::{Budget, Endgames, Thinker, opponent};
use gieo::rules::{Move, Position, Ruleset};
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;
use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::Arc;
use std::sync::mpsc::{Receiver, channel};
use std::thread;
use std::time::{Duration, Instant};

/// The time for a move of the strongest play and of other programs, in milliseconds.
const USUAL_MS: u64 = 100;
/// How long another program may be silent beyond its time for a move.
const PATIENCE: Duration = Duration::from_secs(30);

/// One side of a match.
pub enum Contestant {
    /// An opponent of this build, with endgame tables if it may have any; without a mind, as strong as it can be.
    Ours(Option<Mind>, Option<Arc<EndgameTables>>),
    /// A player so simple that it never changes.
    Fixed(Rival, Box<ChaCha8Rng>),
    /// Another program.
    Other(Box<Program>),
}

/// Another program and the lines it says.
pub struct Program {
    name: String,
    child: Child,
    input: ChildStdin,
    said: Receiver<String>,
}

impl Contestant {
    /// The player of that name.
    pub fn named(name: &str, rules: &Ruleset, keeper: &Keeper) -> Result<Contestant, Failure> {
        if let Some(command) = name.strip_prefix("uci:") {
            return Program::start(command, &rules.id.0).map(|program| Contestant::Other(Box::new(program)));
        }
        if let Some(rival) = Rival::fixed(name) {
            return Ok(Contestant::Fixed(rival, Box::new(ChaCha8Rng::seed_from_u64(1))));
        }
        let mind = opponent(name)
            .map_err(|e| Failure::Arguments(format!("player {e}; or random, greedy, loose, material, uci:COMMAND")))?;
        let knows = fits(rules) && mind.is_none_or(|mind| mind.level.knows_endgames());
        let endgames = if knows { keeper.tables(USUAL_SEEDS, PATIENCE) } else { None };
        Ok(Contestant::Ours(mind, endgames))
    }

    /// A move in `position`, which came about by `moves` from the opening.
    pub fn choose(
        &mut self,
        position: &Position,
        moves: &str,
        movetime: Option<u64>,
        chance: Chance,
    ) -> Result<Move, Failure> {
        match self {
            Contestant::Ours(mind, endgames) => think(position, *mind, endgames.as_ref(), movetime, chance),
            Contestant::Fixed(rival, rng) => rival.choose(position, chance, None, rng),
            Contestant::Other(program) => program.choose(position, moves, movetime.unwrap_or(USUAL_MS)),
        }
    }
}

fn think(
    position: &Position,
    mind: Option<Mind>,
    endgames: Option<&Arc<EndgameTables>>,
    movetime: Option<u64>,
    chance: Chance,
) -> Result<Move, Failure> {
    let usual = if mind.is_none() { Some(USUAL_MS) } else { None };
    let time = movetime.or(usual).map(Duration::from_millis);
    let mut thinker = Thinker::new(position.clone(), Budget { mind, time, ..Budget::default() }, endgames);
    let begun = Instant::now();
    while !thinker.think(begun.elapsed()) {}
    let mv = thinker.decide(&thinker.report(), chance);
    mv.ok_or_else(|| Failure::Wrong(format!("no move was found in {}", position.to_text())))
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
        let (sender, said) = channel();
        thread::spawn(move || BufReader::new(output).lines().map_while(Result::ok).all(|l| sender.send(l).is_ok()));
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
        let until = Instant::now() + patience;
        loop {
            let left = until.saturating_duration_since(Instant::now());
            let said =
                self.said.recv_timeout(left).map_err(|_| self.failed(&format!("no {awaited} after {line:?}")))?;
            if said.split_whitespace().next() == Some(awaited) {
                return Ok(said);
            }
        }
    }

    fn choose(&mut self, position: &Position, moves: &str, movetime: u64) -> Result<Move, Failure> {
        self.tell(&format!("position startpos moves {moves}"))?;
        let patience = PATIENCE + Duration::from_millis(movetime);
        let said = self.ask(&format!("go movetime {movetime}"), "bestmove", patience)?;
        let letter = said.split_whitespace().nth(1).unwrap_or("");
        let mv = Move::from_text(position.rules(), letter).map_err(|e| self.failed(&format!("{said:?}: {e}")))?;
        position.check(mv).map_err(|e| self.failed(&format!("{said:?} in {}: {e}", position.to_text())))?;
        Ok(mv)
    }

    fn failed(&self, what: &str) -> Failure {
        Failure::Wrong(format!("{}: {what}", self.name))
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
