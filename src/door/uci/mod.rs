//! The line dialect that Oware programs speak, close to chess's UCI.
//!
//! [`Uci::hear`] takes a line and answers at once; while [`Uci::thinking`], the caller goes on
//! with [`Uci::think`] slice by slice, so that `stop` is heard in between.

use super::Catalogue;
mod reading;

use super::deadline::Clock;
use super::endgames::{Endgames, patience, tables_for};
use super::thinking::Thinker;
use super::threads::{MOST_THREADS, Threads, share};
use super::words::{Refusal, quoted, refuse};
use crate::ai::{Chance, Level, Mind, Report};
use crate::rules::{Family, Move, Player, Position, Ruleset};
use reading::{named_value, play_letters, read_budget, read_level, read_number, table_bits};
use std::str::SplitWhitespace;
use std::time::Duration;

/// What this dialect's programs play.
const RULESET: &str = "oware-abapa";
/// The table's usual size, in MiB.
const HASH: u64 = 16;
/// The table's greatest size, in MiB.
const MAX_HASH: u64 = 1024;

/// How long a search goes on at most when nobody is left to stop it.
const LONELY: Duration = Duration::from_secs(60);

/// Twice the longest time that `stop` may go unheard, while endgame tables are waited for.
const DEAF: Duration = Duration::from_millis(500);

/// One conversation.
pub struct Uci<'a> {
    catalogue: Catalogue,
    clock: Clock<'a>,
    endgames: Option<&'a dyn Endgames>,
    helpers: Option<&'a dyn Threads>,
    position: Position,
    /// Moves played up to `position`, as far as they were told.
    plies: usize,
    mind: Option<Mind>,
    table_bits: u8,
    threads: u8,
    going: Option<Going>,
    seed: u64,
    quit: bool,
}

/// A search under way.
struct Going {
    thinker: Thinker,
    begun: Duration,
    told: u8,
}

impl<'a> Uci<'a> {
    /// A conversation about the rulesets of `catalogue`; `seed` feeds the chance in weaker play.
    ///
    /// # Errors
    /// If the dialect's usual ruleset is not in the catalogue.
    pub fn new(catalogue: Catalogue, clock: Clock<'a>, seed: u64) -> Result<Uci<'a>, Refusal> {
        // Other games have no letters in this dialect.
        let catalogue = catalogue.of_family(Family::Oware);
        let position = Position::start(catalogue.find(RULESET)?, Player::SOUTH);
        let table_bits = table_bits(HASH);
        let (endgames, helpers, plies, mind, threads, going, quit) = (None, None, 0, None, 1, None, false);
        Ok(Uci { catalogue, clock, endgames, helpers, position, plies, mind, table_bits, threads, going, seed, quit })
    }

    /// The same conversation, where searches ask `endgames` for tables.
    pub fn with_endgames(self, endgames: &'a dyn Endgames) -> Uci<'a> {
        Uci { endgames: Some(endgames), ..self }
    }

    /// The same conversation, where searches by time get the threads that the option `Threads` asks for.
    pub fn with_threads(self, threads: &'a dyn Threads) -> Uci<'a> {
        Uci { helpers: Some(threads), ..self }
    }

    /// Whether a search is under way.
    pub fn thinking(&self) -> bool {
        self.going.is_some()
    }

    /// Whether the other side has said `quit`.
    pub fn over(&self) -> bool {
        self.quit
    }

    /// Says that nobody is left to say `stop`: an endless search ends within a minute.
    pub fn hang_up(&mut self) {
        if let Some(going) = &mut self.going {
            going.thinker.end_after(LONELY);
        }
    }

    /// Answers one line. Unknown words are passed over, wrong ones answered by `info string`.
    pub fn hear(&mut self, line: &str) -> Vec<String> {
        let mut words = line.split_whitespace();
        match words.next() {
            Some("uci") => self.introduce(),
            Some("isready") => vec!["readyok".to_owned()],
            Some("quit") => {
                self.quit = true;
                vec![]
            }
            Some("stop") => self.stop(),
            Some("ucinewgame") => self.after_stop(|uci| {
                uci.position = Position::start(uci.position.rules().clone(), Player::SOUTH);
                (uci.plies, uci.seed) = (0, uci.seed.wrapping_add(1));
                Ok(())
            }),
            Some("setoption") => self.after_stop(|uci| uci.set_option(words)),
            Some("position") => self.after_stop(|uci| uci.set_position(words)),
            Some("go") => self.after_stop(|uci| uci.go(words)),
            Some(_) | None => vec![],
        }
    }

    /// Thinks for one slice; answers with the lines to say, the best move among them once it is
    /// found.
    pub fn think(&mut self) -> Vec<String> {
        let now = (self.clock)();
        let Some(going) = &mut self.going else { return vec![] };
        let spent = now.saturating_sub(going.begun);
        let done = going.thinker.think(spent);
        let mut lines = going.news((self.clock)().saturating_sub(going.begun));
        if done {
            lines.extend(self.stop());
        }
        lines
    }

    /// Ends the search under way, then does what was asked.
    fn after_stop(&mut self, act: impl FnOnce(&mut Self) -> Result<(), Refusal>) -> Vec<String> {
        let mut lines = self.stop();
        if let Err(refusal) = act(self) {
            lines.push(format!("info string {refusal}"));
        }
        lines
    }

    /// Ends the search under way, if there is one, with its best move.
    fn stop(&mut self) -> Vec<String> {
        let Some(going) = self.going.take() else { return vec![] };
        let report = going.thinker.report();
        let best = going.thinker.decide(&report, Chance::new(self.seed, self.plies));
        vec![best_move(self.position.rules(), best, &report)]
    }

    fn introduce(&self) -> Vec<String> {
        let rulesets: Vec<String> = self.catalogue.ids().map(|id| format!("var {id}")).collect();
        let levels: Vec<String> = Level::ALL.iter().map(|level| format!("var {}", level.number())).collect();
        vec![
            format!("id name Gieo {}", env!("CARGO_PKG_VERSION")),
            "id author the makers of Gieo".to_owned(),
            format!("option name Ruleset type combo default {RULESET} {}", rulesets.join(" ")),
            format!("option name Hash type spin default {HASH} min 1 max {MAX_HASH}"),
            format!("option name Threads type spin default 1 min 1 max {MOST_THREADS}"),
            format!("option name Level type combo default top var top {}", levels.join(" ")),
            "uciok".to_owned(),
        ]
    }

    fn set_option(&mut self, words: SplitWhitespace) -> Result<(), Refusal> {
        let (name, value) = named_value(words);
        match name.to_ascii_lowercase().as_str() {
            "ruleset" => {
                let rules = self.catalogue.find(&value)?;
                (self.position, self.plies) = (Position::start(rules, Player::SOUTH), 0);
            }
            "hash" => {
                self.table_bits = table_bits(read_number("Hash", &value, MAX_HASH)?);
            }
            "threads" => self.threads = read_number("Threads", &value, MOST_THREADS.into())? as u8,
            "level" => self.mind = read_level(&value)?,
            _ => {}
        }
        Ok(())
    }

    fn set_position(&mut self, mut words: SplitWhitespace) -> Result<(), Refusal> {
        let rules = self.position.rules().clone();
        let mut position = match words.next() {
            Some("startpos") => Position::start(rules, Player::SOUTH),
            Some("fen") => {
                Position::from_text(rules, words.next().unwrap_or("")).map_err(|e| Refusal(format!("fen: {e}")))?
            }
            other => {
                return refuse(format!("position: expected startpos or fen, found {}", quoted(other.unwrap_or(""))));
            }
        };
        match words.next() {
            None => self.plies = 0,
            Some("moves") => self.plies = play_letters(&mut position, words)?,
            Some(other) => return refuse(format!("position: expected moves, found {}", quoted(other))),
        }
        self.position = position;
        Ok(())
    }

    fn go(&mut self, words: SplitWhitespace) -> Result<(), Refusal> {
        let (budget, complaint) = read_budget(words, self.mind);
        let wait = patience(&budget, DEAF);
        let endgames = tables_for(self.endgames, &self.position, &budget, wait);
        let thinker = Thinker::with_table(self.position.clone(), budget, self.table_bits, endgames.as_ref());
        let begun = (self.clock)();
        share(self.helpers, &thinker, self.threads);
        self.going = Some(Going { thinker, begun, told: 0 });
        complaint
    }
}

impl Going {
    /// A line about what was found, if the search has got deeper since the last.
    fn news(&mut self, spent: Duration) -> Vec<String> {
        let report = self.thinker.report();
        let Some(best) = report.all.first().filter(|_| report.depth > self.told) else { return vec![] };
        self.told = report.depth;
        let rules = self.thinker.position().rules();
        let pv: String = report.pv.iter().map(|mv| mv.to_text(rules)).collect();
        let speed = (report.nodes as f64 / spent.as_secs_f64().max(1e-6)) as u64;
        let (depth, score, nodes) = (report.depth, best.score, report.nodes);
        vec![format!("info depth {depth} score {score} nodes {nodes} nps {speed} pv {pv}")]
    }
}

fn best_move(rules: &Ruleset, best: Option<Move>, report: &Report) -> String {
    let Some(best) = best else { return "bestmove 0000".to_owned() };
    let answer = report.pv.get(1).filter(|_| report.pv.first() == Some(&best));
    let ponder = answer.map_or(String::new(), |mv| format!(" ponder {}", mv.to_text(rules)));
    format!("bestmove {}{ponder}", best.to_text(rules))
}
