//! `endings`: whether the search keeps what is won or drawn in Oware endings that its tables do not reach.
//!
//! The judge has larger tables than the player. Asked are *critical* positions only: those in which some move throws
//! away a win or a draw that another keeps.

use crate::Failure;
use crate::args::Endings;
use crate::shelf::{Found, Shelf};
use gieo::ai::endgame::{Builder, EndgameTables};
use gieo::ai::{Limits, Search, Status};
use gieo::door::Catalogue;
use gieo::rules::{Board, Move, Pieces, Player, Position, Ruleset};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use std::sync::Arc;
use std::time::{Duration, Instant};

/// Nodes between two looks at the clock.
const SLICE: u64 = 1024;
/// The size of the table of positions already searched, as a power of two.
const TABLE_BITS: u8 = 20;
/// Positions worked out between two looks at whether the tables are finished.
const POSITIONS: u32 = 100_000;

/// What the player did in endings of one size.
struct Tally {
    asked: u32,
    kept: u32,
}

/// Asks the search and prints how often it kept the result.
pub fn endings(args: &Endings) -> Result<(), Failure> {
    let most = args.seeds.iter().copied().max().unwrap_or(0);
    let wrong = |what: String| Failure::Wrong(what);
    let rules = Catalogue::built_in().map_err(|e| wrong(e.to_string()))?.find("oware");
    let rules = rules.map_err(|e| wrong(e.to_string()))?;
    let judge = known_or_built(most);
    let known = Arc::new(built(args.known));
    say!("the player knows {} seeds, the judge {}; {} ms a move", args.known, judge.seeds(), args.movetime);
    let mut rng = ChaCha8Rng::seed_from_u64(args.seed);
    for seeds in &args.seeds {
        let mut tally = Tally { asked: 0, kept: 0 };
        while tally.asked < args.positions {
            let position = critical(&rules, &judge, *seeds, &mut rng);
            let best = results(&judge, &position).into_iter().map(|(_, result)| result).max();
            let chosen = choose(&position, &known, Duration::from_millis(args.movetime));
            tally.asked += 1;
            tally.kept += u32::from(chosen.map(|mv| result(&judge, &position, mv)) == best);
        }
        tally.print(*seeds);
    }
    Ok(())
}

/// The tables of this machine if they reach so far, or new ones.
fn known_or_built(seeds: u8) -> EndgameTables {
    match Shelf::at(None).look() {
        Found::Tables(tables) if tables.seeds() >= seeds => tables,
        Found::Tables(_) | Found::Nothing | Found::Broken(..) => built(seeds),
    }
}

fn built(seeds: u8) -> EndgameTables {
    let mut builder = Builder::new(seeds);
    while builder.run(POSITIONS) == Status::Working {}
    builder.tables().clone()
}

/// A position of so many seeds, all as likely, the stores as even as can be, in which it matters what is played.
fn critical(rules: &Arc<Ruleset>, judge: &EndgameTables, seeds: u8, rng: &mut ChaCha8Rng) -> Position {
    loop {
        let position = any(rules, seeds, rng);
        let results = results(judge, &position);
        if results.iter().any(|(_, result)| *result != results[0].1) {
            return position;
        }
    }
}

/// Twelve pits as the gaps between eleven bars among the seeds.
fn any(rules: &Arc<Ruleset>, seeds: u8, rng: &mut ChaCha8Rng) -> Position {
    let mut bars = Vec::with_capacity(11);
    while bars.len() < 11 {
        let bar = rng.random_range(0..u16::from(seeds) + 11);
        if !bars.contains(&bar) {
            bars.push(bar);
        }
    }
    bars.sort_unstable();
    bars.push(u16::from(seeds) + 11);
    let mut board = Board::start(rules, Player(rng.random_range(0..2)));
    let mut begin = 0;
    for (pit, bar) in bars.iter().enumerate() {
        board.pits[pit] = Pieces::seeds(bar - begin);
        begin = bar + 1;
    }
    let won = rules.total_seeds() - u16::from(seeds);
    let more = u16::from(rng.random::<bool>());
    board.stores[0] = Pieces::seeds((won + more) / 2);
    board.stores[1] = Pieces::seeds(won - (won + more) / 2);
    Position::from_board(Arc::clone(rules), board)
}

/// Every legal move with what it comes to: 1 won, 0 drawn, −1 lost.
fn results(judge: &EndgameTables, position: &Position) -> Vec<(Move, i32)> {
    position.legal().map(|mv| (mv, result(judge, position, mv))).collect()
}

fn result(judge: &EndgameTables, position: &Position, mv: Move) -> i32 {
    let mut after = position.clone();
    after.play_unchecked(mv, |_| {});
    let (me, board) = (position.board().mover, after.board());
    let lead = board.lead(position.rules(), me);
    let rest = match board.over {
        Some(_) => 0,
        None => judge.probe(board).map_or(0, |verdict| -i32::from(verdict.value())),
    };
    (lead + rest).signum()
}

fn choose(position: &Position, known: &Arc<EndgameTables>, time: Duration) -> Option<Move> {
    let begun = Instant::now();
    let mut search = Search::with_endgames(position, Limits::default(), TABLE_BITS, Some(known));
    while search.run(SLICE) == Status::Working && begun.elapsed() < time {}
    search.report().all.first().map(|scored| scored.mv)
}

impl Tally {
    fn print(&self, seeds: u8) {
        let share = f64::from(self.kept) / f64::from(self.asked);
        let (low, high) = wilson(share, f64::from(self.asked));
        let (kept, asked) = (self.kept, self.asked);
        say!("{seeds:2} seeds: {kept} of {asked} kept, {share:.4} (95 %: {low:.4} to {high:.4})");
    }
}

/// Wilson's interval of 95 % for a share seen in `n` trials.
fn wilson(share: f64, n: f64) -> (f64, f64) {
    const Z: f64 = 1.96;
    let (middle, size) = (share + Z * Z / (2.0 * n), 1.0 + Z * Z / n);
    let spread = Z * (share * (1.0 - share) / n + Z * Z / (4.0 * n * n)).sqrt();
    ((middle - spread) / size, (middle + spread) / size)
}
