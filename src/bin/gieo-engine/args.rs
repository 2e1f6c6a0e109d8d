//! What can be asked for on the command line.

use clap::{Parser, Subcommand};
use gieo::ai::endgame::MOST_SEEDS;
use std::path::PathBuf;

/// The rules and the opponent of Gieo, for other programs.
#[derive(Parser)]
#[command(version, about, long_about = None)]
#[command(after_help = "Exit codes: 0 done, 1 something was found wrong, 2 bad arguments.")]
pub struct Args {
    /// A folder with rulesets (*.ruleset.ron), added to the built-in ones and to yours in the game's own folder
    #[arg(long, global = true, value_name = "FOLDER")]
    pub rulesets: Option<PathBuf>,
    /// What to do
    #[command(subcommand)]
    pub command: Command,
}

/// What to do.
#[derive(Subcommand)]
pub enum Command {
    /// Answer requests in JSON, one object a line in, one line out
    Json,
    /// Speak the line dialect of Oware programs (uci, position, go movetime 100, quit)
    Uci,
    /// Count the lines of play of 1 to DEPTH moves
    Perft(Perft),
    /// Let two players meet: random openings, each played from both sides
    Match(Match),
    /// Measure how fast the rules and the search are here
    Bench(Bench),
    /// Work out Oware's endgames by its own rules and keep them for the other commands
    Tables(Tables),
    /// Say in plain words what is wrong with a ruleset file
    Check {
        /// The file
        file: PathBuf,
    },
}

/// Arguments of `perft`.
#[derive(clap::Args)]
pub struct Perft {
    /// A ruleset: oware, ba-awa, o-an-quan, congklak, kalah, or another that `json` lists
    pub ruleset: String,
    /// How many moves deep
    #[arg(value_parser = clap::value_parser!(u8).range(1..=100))]
    pub depth: u8,
    /// Another position than the opening, such as 4-4-4-4-4-4-4-4-4-4-4-4-0-0-S
    #[arg(long, value_name = "TEXT")]
    pub position: Option<String>,
}

/// Arguments of `bench`.
#[derive(clap::Args)]
pub struct Bench {
    /// Only a few seconds: no searches of 10 seconds, fewer of the rest
    #[arg(long)]
    pub quick: bool,
}

/// Arguments of `match`.
#[derive(clap::Args)]
pub struct Match {
    /// A ruleset: oware, ba-awa, o-an-quan, congklak, kalah, or another that `json` lists
    pub ruleset: String,
    /// The first player: child, club, master, their numbers 1 to 3, top, or uci:COMMAND
    pub a: String,
    /// The second player
    pub b: String,
    /// How many games
    #[arg(long, value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    pub games: u32,
    /// Where chance starts: the same number gives the same openings
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
    /// Milliseconds a move, at most [default: what the level takes; top and uci: 100]
    #[arg(long, value_name = "MS", value_parser = clap::value_parser!(u64).range(1..=600_000))]
    pub movetime: Option<u64>,
}

/// Arguments of `tables`.
#[derive(clap::Args)]
pub struct Tables {
    /// Up to how many seeds in play: 12 take a second and 3 MB, 15 some seconds and 17 MB, 18 a minute and 87 MB
    #[arg(long, value_parser = clap::value_parser!(u8).range(1..=i64::from(MOST_SEEDS)))]
    pub seeds: u8,
    /// Where to keep them [default: the folder of the game's own data, where the other commands look]
    #[arg(long, value_name = "FOLDER")]
    pub folder: Option<PathBuf>,
    /// Counts to compare with: lines of seeds,value,positions
    #[arg(long, value_name = "FILE")]
    pub histogram: Option<PathBuf>,
}
