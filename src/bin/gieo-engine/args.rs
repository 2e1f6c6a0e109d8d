//! What can be asked for on the command line.

use clap::{Parser, Subcommand};
use gieo::ai::endgame::MOST_SEEDS;
use gieo::door::MOST_THREADS;
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
    /// Find the best move of a position and say by which facts it is good
    Explain(Explain),
    /// Let two players meet: random openings, each played from both sides
    Match(Match),
    /// Let neighbouring levels meet, or characters, and say what they score
    Ladder(Ladder),
    /// Measure how fast the rules and the search are here
    Bench(Bench),
    /// Let the ways to search a game of three or four meet, each pair on all seats
    RoundRobin(RoundRobin),
    /// Learn from games of the search against itself what the pits of a game are worth
    Fit(Fit),
    /// Search Oware's openings long and write them down as a book, or go on with one
    Book(Book),
    /// Work out Oware's endgames by its own rules and keep them for the other commands
    Tables(Tables),
    /// Ask the search for moves in Oware endings that its tables do not reach, and larger tables whether they were right
    Endings(Endings),
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

/// Arguments of `explain`.
#[derive(clap::Args)]
pub struct Explain {
    /// A ruleset: oware, ba-awa, o-an-quan, congklak, kalah, or another that `json` lists
    pub ruleset: String,
    /// The position, such as 4-4-4-4-4-4-4-4-4-4-4-4-0-0-S
    pub position: String,
    /// How many moves to try
    #[arg(long, default_value_t = 500_000, value_parser = clap::value_parser!(u64).range(1..=1_000_000_000))]
    pub nodes: u64,
}

/// Arguments of `bench`.
#[derive(clap::Args)]
pub struct Bench {
    /// Only a few seconds: no searches of 10 seconds, fewer of the rest
    #[arg(long)]
    pub quick: bool,
    /// Instead: how long one thread and how long so many take to a depth
    #[arg(long, value_parser = clap::value_parser!(u8).range(2..=i64::from(MOST_THREADS)))]
    pub threads: Option<u8>,
}

/// Arguments of `match`.
#[derive(clap::Args)]
pub struct Match {
    /// A ruleset: oware, ba-awa, o-an-quan, congklak, kalah, or another that `json` lists
    pub ruleset: String,
    /// The first player: a level from 1 to 11, top, a character such as nana-yaa, uci:COMMAND, or one that never changes:
    /// random, greedy, loose (greedy, every fourth move random), material (six plies, counting only what is won)
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
    /// Moves to try a move, at most, instead of time: repeatable
    #[arg(long, conflicts_with = "movetime", value_parser = clap::value_parser!(u64).range(1..=1_000_000_000))]
    pub nodes: Option<u64>,
    /// How many random moves each opening has [default: 2 to 4]
    #[arg(long, value_name = "MOVES", value_parser = clap::value_parser!(u8).range(0..=20))]
    pub opening: Option<u8>,
    /// Only openings that a search of our own finds worth at most SEEDS to either side; others are drawn again
    #[arg(long, value_name = "SEEDS", value_parser = clap::value_parser!(u16).range(0..=1000))]
    pub balanced: Option<u16>,
    /// Let the first player open by a book, if it is the top or the highest level: FILE, or the one of this build
    #[arg(long, value_name = "FILE")]
    pub book: Option<Option<PathBuf>>,
    /// Play whole matches of several games, as the ruleset tells what a game means for the next one
    #[arg(long)]
    pub rounds: bool,
    /// How many threads the first player thinks with, where it plays by time alone
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u8).range(1..=i64::from(MOST_THREADS)))]
    pub threads: u8,
}

/// Arguments of `ladder`.
#[derive(clap::Args)]
pub struct Ladder {
    /// A ruleset: oware, ba-awa, o-an-quan, congklak, kalah, or another that `json` lists
    pub ruleset: String,
    /// How many games a pair
    #[arg(long, default_value_t = 200, value_parser = clap::value_parser!(u32).range(2..=1_000_000))]
    pub games: u32,
    /// The lowest level
    #[arg(long, default_value_t = 1, value_name = "LEVEL")]
    pub from: u8,
    /// The highest level
    #[arg(long, default_value_t = 11, value_name = "LEVEL")]
    pub to: u8,
    /// Let each level meet fixed players instead: random, greedy, and greedy with every fourth move random
    #[arg(long, conflicts_with = "characters")]
    pub fixed: bool,
    /// Let the game's characters meet instead
    #[arg(long)]
    pub characters: bool,
    /// Say instead how often each level errs, by how much there was to count
    #[arg(long, conflicts_with_all = ["characters", "fixed"])]
    pub errors: bool,
    /// Where chance starts: the same number gives the same games
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
}

/// Arguments of `book`.
#[derive(clap::Args)]
pub struct Book {
    /// A ruleset: oware
    pub ruleset: String,
    /// How many moves from the start at most
    #[arg(long, default_value_t = 30, value_parser = clap::value_parser!(u8).range(1..=100))]
    pub plies: u8,
    /// Moves that each search tries
    #[arg(long, default_value_t = 2_000_000, value_parser = clap::value_parser!(u64).range(1..=1_000_000_000))]
    pub nodes: u64,
    /// Up to how many positions; fewer at first and more later come to the same book
    #[arg(long, default_value_t = 1000, value_parser = clap::value_parser!(u32).range(1..=100_000))]
    pub positions: u32,
    /// The file; if it is there, this goes on with it
    #[arg(long, value_name = "FILE")]
    pub out: PathBuf,
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

/// Arguments of `round-robin`.
#[derive(clap::Args)]
pub struct RoundRobin {
    /// A ruleset that three or four can play: ba-awa, o-an-quan, or another that `json` lists
    pub ruleset: String,
    /// How many play, if the ruleset leaves it open [default: 3, unless the ruleset says more]
    #[arg(long, value_parser = clap::value_parser!(u8).range(3..=4))]
    pub players: Option<u8>,
    /// How many games of each pair; rounded up until every opening was played on all seats
    #[arg(long, value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    pub games: u32,
    /// Milliseconds a move
    #[arg(long, value_name = "MS", default_value_t = 20, value_parser = clap::value_parser!(u64).range(1..=60_000))]
    pub ms: u64,
    /// Moves to try a move instead of time: repeatable
    #[arg(long, value_parser = clap::value_parser!(u64).range(1..=1_000_000_000))]
    pub nodes: Option<u64>,
    /// Where chance starts: the same number gives the same openings
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
    /// Only these ways, with commas between them: paranoid, max-n, brs-plus, mcts-max-n
    #[arg(long, value_delimiter = ',')]
    pub ways: Vec<String>,
}

/// Arguments of `fit`.
#[derive(clap::Args)]
pub struct Fit {
    /// A ruleset: oware, ba-awa, o-an-quan, congklak, kalah, or another that `json` lists
    pub ruleset: String,
    /// How many play, if the ruleset leaves it open
    #[arg(long, value_parser = clap::value_parser!(u8).range(2..=4))]
    pub players: Option<u8>,
    /// How many games
    #[arg(long, value_parser = clap::value_parser!(u32).range(5..=1_000_000))]
    pub games: u32,
    /// Moves that the search tries for each move
    #[arg(long, default_value_t = 2000, value_parser = clap::value_parser!(u64).range(1..=1_000_000_000))]
    pub nodes: u64,
    /// Where chance starts: the same number gives the same games
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
}

/// Arguments of `endings`.
#[derive(clap::Args)]
pub struct Endings {
    /// How many seeds are in play
    #[arg(long, value_delimiter = ',', default_values_t = [12, 14, 16, 18])]
    #[arg(value_parser = clap::value_parser!(u8).range(4..=i64::from(MOST_SEEDS)))]
    pub seeds: Vec<u8>,
    /// Up to how many seeds the player knows by heart
    #[arg(long, default_value_t = 12, value_parser = clap::value_parser!(u8).range(0..=i64::from(MOST_SEEDS)))]
    pub known: u8,
    /// How many positions of each size
    #[arg(long, default_value_t = 500, value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    pub positions: u32,
    /// Milliseconds a move
    #[arg(long, value_name = "MS", default_value_t = 100, value_parser = clap::value_parser!(u64).range(1..=600_000))]
    pub movetime: u64,
    /// Where chance starts: the same number gives the same positions
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
}
