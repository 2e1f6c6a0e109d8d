//! The rules and the opponent for other programs, over standard input and output, without Bevy.
//!
//! Exit codes: 0, 1 (something was found wrong), 2 (bad arguments).

#[macro_use]
mod say;
mod args;
mod aside;
mod bench;
mod book;
mod check;
mod count;
mod duel;
mod endings;
mod errors;
mod explain;
mod fit;
mod json;
mod keeper;
mod ladder;
mod lines;
mod mean;
mod openings;
mod players;
mod rivals;
mod round_robin;
mod rounds;
mod rulesets;
mod shelf;
mod tables;
mod threads;
mod uci;

use args::{Args, Command};
use clap::Parser;
use std::process::ExitCode;

/// Why the program ends without having done what was asked.
pub enum Failure {
    /// Something was found wrong: exit code 1.
    Wrong(String),
    /// The arguments cannot be used: exit code 2.
    Arguments(String),
}

impl Failure {
    /// In words.
    pub fn what(&self) -> &str {
        match self {
            Failure::Wrong(what) | Failure::Arguments(what) => what,
        }
    }
}

impl From<std::io::Error> for Failure {
    fn from(error: std::io::Error) -> Failure {
        Failure::Wrong(error.to_string())
    }
}

fn main() -> ExitCode {
    let args = Args::parse();
    let (what, code) = match act(&args) {
        Ok(()) => return ExitCode::SUCCESS,
        Err(Failure::Wrong(what)) => (what, 1),
        Err(Failure::Arguments(what)) => (what, 2),
    };
    eprintln!("gieo-engine: {what}");
    ExitCode::from(code)
}

fn act(args: &Args) -> Result<(), Failure> {
    let catalogue = || rulesets::catalogue(args.rulesets.as_deref(), rulesets::tell);
    match &args.command {
        Command::Json => json::serve(catalogue()?),
        Command::Uci => uci::serve(catalogue()?),
        Command::Perft(perft) => count::count(&catalogue()?, perft),
        Command::Explain(args) => explain::explain(&catalogue()?, args),
        Command::Match(duel) => duel::fight(&catalogue()?, duel),
        Command::Ladder(args) => ladder::climb(&catalogue()?, args),
        Command::Bench(bench) => match bench.threads {
            Some(threads) => threads::compare(&catalogue()?, threads, bench.quick),
            None => bench::bench(&catalogue()?, bench.quick),
        },
        Command::Fit(fit) => fit::fit(&catalogue()?, fit),
        Command::RoundRobin(robin) => round_robin::round_robin(&catalogue()?, robin),
        Command::Book(args) => book::book(&catalogue()?, args),
        Command::Tables(tables) => tables::tables(tables),
        Command::Endings(endings) => endings::endings(endings),
        Command::Check { file } => check::check(file, &rulesets::catalogue(args.rulesets.as_deref(), |_| {})?),
    }
}
