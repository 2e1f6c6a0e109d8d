//! `tables`: working out endgames, keeping them, and saying what they are.

use crate::Failure;
use crate::args::Tables;
use crate::shelf::{Found, Shelf};
use gieo::ai::Status;
use gieo::ai::endgame::{Builder, EndgameTables};
use gieo::door::Catalogue;
use gieo::rules::{Board, Pieces, Player};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use std::collections::BTreeMap;
use std::hint::black_box;
use std::path::Path;
use std::time::{Duration, Instant};

/// Positions between two looks at the clock.
const SLICE: u32 = 100_000;
/// How often progress is told while one number of seeds is worked on.
const SILENCE: Duration = Duration::from_secs(5);
/// Boards that are looked up to measure the time.
const PROBES: usize = 200_000;

/// Builds or finds the tables, verifies them and reports.
pub fn tables(args: &Tables) -> Result<(), Failure> {
    let shelf = Shelf::at(args.folder.as_deref());
    if let Some(trouble) = shelf.trouble() {
        return Err(Failure::Wrong(trouble));
    }
    let known = known(&shelf)?;
    if known.as_ref().is_none_or(|known| known.seeds() < args.seeds) {
        build(&shelf, known, args.seeds)?;
    }
    let tables = verified(&shelf)?;
    report(&tables);
    args.histogram.as_deref().map_or(Ok(()), |file| compare(&tables, file))
}

/// The tables that are there, if they are sound; what is not is told.
fn known(shelf: &Shelf) -> Result<Option<EndgameTables>, Failure> {
    match shelf.look() {
        Found::Nothing => Ok(None),
        Found::Tables(tables) => {
            say!("found: {}, up to {} seeds", shelf.place(), tables.seeds());
            Ok(Some(tables))
        }
        Found::Broken(what, stranger) => {
            say!("found: {what}; it is made anew");
            if stranger {
                say!("       what lay there is now {}", shelf.set_aside().map_err(failure)?);
            }
            Ok(None)
        }
    }
}

fn build(shelf: &Shelf, known: Option<EndgameTables>, seeds: u8) -> Result<(), Failure> {
    let begun = Instant::now();
    let mut builder = known.map_or_else(|| Builder::new(seeds), |known| Builder::onto(known, seeds));
    let first = builder.progress().seeds;
    let (mut told, mut at) = (Instant::now(), first);
    while builder.run(SLICE) == Status::Working {
        let progress = builder.progress();
        if progress.seeds > at || told.elapsed() > SILENCE {
            let (done, of, spent) = (progress.positions, progress.of, begun.elapsed().as_secs_f64());
            eprintln!("{spent:7.1} s: {done} of {of} positions are known, those of {} seeds are next", progress.seeds);
            (told, at) = (Instant::now(), progress.seeds);
        }
    }
    say!("built: {first} to {seeds} seeds in {:.2} s", begun.elapsed().as_secs_f64());
    shelf.put(builder.tables()).map_err(failure)
}

/// Reads what was written, so that what is reported is what others will find.
fn verified(shelf: &Shelf) -> Result<EndgameTables, Failure> {
    let begun = Instant::now();
    match shelf.look() {
        Found::Tables(tables) => {
            say!("read:  {} in {:.3} s, checksum right", shelf.place(), begun.elapsed().as_secs_f64());
            Ok(tables)
        }
        Found::Nothing => Err(Failure::Wrong(format!("{} is gone", shelf.place()))),
        Found::Broken(what, _) => Err(Failure::Wrong(what)),
    }
}

fn report(tables: &EndgameTables) {
    let (seeds, positions) = (tables.seeds(), tables.positions());
    say!("size:  up to {seeds} seeds, {positions} positions, {} bytes", EndgameTables::file_len(seeds));
    match probe_time(tables) {
        Ok(nanoseconds) => say!("probe: {nanoseconds:.0} ns a position, at random"),
        Err(what) => say!("probe: not measured: {what}"),
    }
}

/// Nanoseconds to look up a board of the rules.
fn probe_time(tables: &EndgameTables) -> Result<f64, String> {
    let rules = Catalogue::built_in().map_err(|e| e.to_string())?.find("oware").map_err(|e| e.to_string())?;
    let mut rng = ChaCha8Rng::seed_from_u64(1);
    let mut board = Board::start(&rules, Player::SOUTH);
    let boards: Vec<Board> = (0..PROBES)
        .map(|_| {
            board.pits = Default::default();
            (0..tables.seeds()).for_each(|_| board.pits[rng.random_range(0..12)].dan += 1);
            board.stores[0] = Pieces::seeds(rules.total_seeds() - board.in_play());
            board
        })
        .collect();
    let begun = Instant::now();
    for board in &boards {
        black_box(tables.probe(black_box(board)));
    }
    Ok(begun.elapsed().as_nanos() as f64 / PROBES as f64)
}

/// Compares how many positions have each value with the counts of a file.
fn compare(tables: &EndgameTables, file: &Path) -> Result<(), Failure> {
    let bad = |what: String| Failure::Arguments(format!("{}: {what}", file.display()));
    let text = std::fs::read_to_string(file).map_err(|e| bad(e.to_string()))?;
    let counts = counts(&text).map_err(bad)?;
    let mut compared = 0;
    for (seeds, counts) in counts.range(..=tables.seeds()) {
        if tables.histogram(*seeds) != *counts {
            let what = format!("{seeds} seeds: the tables have {:?}", tables.histogram(*seeds));
            return Err(Failure::Wrong(format!("{}: {what}", file.display())));
        }
        compared += 1;
    }
    say!("count: as in {} for {compared} numbers of seeds of {}", file.display(), tables.seeds() + 1);
    Ok(())
}

/// Reads lines of seeds, value and number of positions; the first line may be a heading.
fn counts(text: &str) -> Result<BTreeMap<u8, BTreeMap<i8, u64>>, String> {
    let mut counts: BTreeMap<u8, BTreeMap<i8, u64>> = BTreeMap::new();
    for (i, line) in text.lines().enumerate() {
        let fields: Vec<&str> = line.split(',').map(str::trim).collect();
        let read = || Some((fields.first()?.parse().ok()?, fields.get(1)?.parse().ok()?, fields.get(2)?.parse().ok()?));
        match read() {
            Some((seeds, value, count)) => counts.entry(seeds).or_default().insert(value, count),
            None if i == 0 || line.trim().is_empty() => None,
            None => return Err(format!("line {}: expected seeds,value,positions", i + 1)),
        };
    }
    if counts.is_empty() { Err("there are no counts in it".to_owned()) } else { Ok(counts) }
}

fn failure(error: gieo::platform::StorageError) -> Failure {
    Failure::Wrong(error.to_string())
}
