//! The engine's door: requests of other programs in, answers out, as lines of text.
//!
//! Pure: whoever opens the door brings the lines, the clock and the rulesets. [`Door`] speaks
//! JSON, one object a line; [`Uci`] speaks the dialect of Oware programs.

mod catalogue;
mod deadline;
mod endgames;
mod fields;
mod moves;
mod opponents;
mod play;
mod round;
mod search;
mod shape;
mod strict;
mod thinking;
mod threads;
mod uci;
mod words;

pub use catalogue::Catalogue;
pub use deadline::Clock;
pub use endgames::Endgames;
pub use opponents::{characters, opponent};
pub use thinking::{Budget, Thinker};
pub use threads::{MOST_THREADS, Threads};
pub use uci::Uci;
pub use words::Refusal;

use crate::rules::Ruleset;
use deadline::Deadline;
use fields::Fields;
use serde::Serialize;
use serde_json::{Value, json};
use shape::Before;
use std::sync::Arc;
use words::{quoted, refuse};

/// How long a request may take if it does not say, in milliseconds.
const LIMIT_MS: u64 = 60_000;

/// Answers requests in JSON.
pub struct Door<'a> {
    catalogue: Catalogue,
    clock: Clock<'a>,
    endgames: Option<&'a dyn Endgames>,
    threads: Option<&'a dyn Threads>,
}

impl<'a> Door<'a> {
    /// A door to `catalogue`; `clock` measures how long a request takes.
    pub fn new(catalogue: Catalogue, clock: Clock<'a>) -> Door<'a> {
        Door { catalogue, clock, endgames: None, threads: None }
    }

    /// The same door, where searches ask `endgames` for tables.
    pub fn with_endgames(self, endgames: &'a dyn Endgames) -> Door<'a> {
        Door { endgames: Some(endgames), ..self }
    }

    /// The same door, where searches that ask for several threads get them from `threads`.
    pub fn with_threads(self, threads: &'a dyn Threads) -> Door<'a> {
        Door { threads: Some(threads), ..self }
    }

    /// Answers one line with one line, without line ends. A bad line is answered by
    /// `{"error":…}`.
    pub fn answer(&self, line: &[u8]) -> String {
        let begun = (self.clock)();
        self.request(line, begun).unwrap_or_else(|refusal| error_line(&refusal.0))
    }

    fn request(&self, line: &[u8], begun: std::time::Duration) -> Result<String, Refusal> {
        let value = strict::parse(line).map_err(Refusal)?;
        let what = wanted(&value)?;
        let mut fields = Fields::new(value, known_keys(&what)?).map_err(|e| e.within(&what))?;
        let limit = fields.number("limit_ms", 0..=u64::MAX)?.unwrap_or(LIMIT_MS);
        let deadline = Deadline::new(self.clock, begun, limit);
        match what.as_str() {
            "rulesets" => write(&json!({ "rulesets": self.catalogue.list() })),
            "perft" => write(&play::perft(self.before(&mut fields)?, &mut fields, &deadline)?),
            "search" => {
                let helpers = search::Helpers { endgames: self.endgames, threads: self.threads };
                write(&search::search(self.before(&mut fields)?, &mut fields, &deadline, &helpers)?)
            }
            "next_round" => {
                write(&round::next_round(self.rules(&mut fields)?, &mut fields).map_err(|e| e.within(what))?)
            }
            _ => write(&play::play(self.before(&mut fields)?, &mut fields)?),
        }
    }

    /// Reads `ruleset` and `options`.
    fn rules(&self, fields: &mut Fields) -> Result<Arc<Ruleset>, Refusal> {
        let id = fields.text("ruleset")?.ok_or_else(|| Refusal("key \"ruleset\" is missing".to_owned()))?;
        catalogue::with_options(self.catalogue.find(&id)?, fields.take("options"))
    }

    /// Reads `ruleset`, `options` and `before`.
    fn before(&self, fields: &mut Fields) -> Result<Before, Refusal> {
        let rules = self.rules(fields)?;
        Before::read(rules, fields.need("before")?).map_err(|e| e.within("before"))
    }
}

/// A line that says what was wrong.
pub fn error_line(what: &str) -> String {
    json!({ "error": what }).to_string()
}

fn write(answer: &impl Serialize) -> Result<String, Refusal> {
    serde_json::to_string(answer).map_err(|e| Refusal(format!("the answer cannot be written: {e}")))
}

/// What a request asks for.
fn wanted(request: &Value) -> Result<String, Refusal> {
    let Some(object) = request.as_object() else {
        return refuse(format!("expected an object, found {}", words::shown(request)));
    };
    match object.get("do") {
        None => Ok("play".to_owned()),
        Some(Value::String(what)) => Ok(what.clone()),
        Some(other) => refuse(format!("do: expected a string, found {}", words::shown(other))),
    }
}

/// The keys that a request may have.
fn known_keys(what: &str) -> Result<&'static [&'static str], Refusal> {
    Ok(match what {
        "rulesets" => &["do", "limit_ms"],
        "play" => &["do", "limit_ms", "ruleset", "options", "before", "move", "moves"],
        "perft" => &["do", "limit_ms", "ruleset", "options", "before", "depth"],
        "next_round" => &["do", "limit_ms", "ruleset", "options", "totals", "difference", "opener", "pick"],
        "search" => &[
            "do", "limit_ms", "ruleset", "options", "before", "moves", "movetime", "depth", "nodes", "level", "threads",
        ],
        _ => {
            let known = "play, rulesets, perft, next_round and search";
            return refuse(format!("do: unknown request {}; there are {known}", quoted(what)));
        }
    })
}
