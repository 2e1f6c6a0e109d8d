//! `book`: an opening book of our own search.
//!
//! The book grows where sensible play goes (best first): of all positions that it does not have yet, those come next
//! that cost least to reach, where each ply costs something, a seed given away by the player whose book it is much, and
//! one by the other side little. A position is in the book when all its moves have values: each position behind it
//! was searched by itself, with a limit of nodes. Values are carried back through the tree, so that a deeper line corrects
//! the shallow value above it.

mod grow;

use crate::Failure;
use crate::args::Book;
use gieo::ai::endgame::{Builder, EndgameTables, USUAL_SEEDS};
use gieo::ai::opening::{MAX_BOOK_BYTES, OpeningBook};
use gieo::ai::{Limits, Search, Status};
use gieo::door::Catalogue;
use gieo::platform::{Storage, read_text};
use gieo::rules::{Move, Player, Position, Ruleset};
use grow::{Tree, grown};
use std::path::Path;
use std::sync::Arc;
use std::time::Instant;

/// Positions looked for at once; after each such step values are carried back, and the book is written.
const STEP: usize = 8;
/// The size of a search's table of positions already searched, as a power of two.
const TABLE_BITS: u8 = 20;
/// Nodes and positions in a slice of work.
const SLICE: u64 = 1_000_000;

/// Makes the book, or goes on with one that is there, and says what it knows.
pub fn book(catalogue: &Catalogue, args: &Book) -> Result<(), Failure> {
    let rules = catalogue.find(&args.ruleset).map_err(|e| Failure::Arguments(e.to_string()))?;
    if !gieo::ai::endgame::fits(&rules) {
        return Err(Failure::Arguments(format!("{}: books are made for Oware by its own rules only", args.ruleset)));
    }
    let made = format!("up to {} plies, {} nodes a move, endgames of {USUAL_SEEDS} seeds", args.plies, args.nodes);
    let known = read(&args.out, &rules)?.unwrap_or_else(|| OpeningBook::new(made.clone()));
    if known.made != made {
        let out = args.out.display();
        return Err(Failure::Arguments(format!("{out} was made otherwise: {}; this would be: {made}", known.made)));
    }
    let (begun, before, most) = (Instant::now(), known.len(), args.positions as usize);
    let mut tree = Tree { rules: rules.clone(), book: known, plies: args.plies };
    let mut searcher = Searcher { nodes: args.nodes, tables: Arc::new(tables()), searches: 0 };
    while tree.book.len() < most {
        // Steps end at the same places, wherever a run broke off.
        let step = (STEP - tree.book.len() % STEP).min(most - tree.book.len());
        if !grown(&mut tree, step, |position| searcher.value(position)) {
            say!("there is nothing more to find out within {} plies", args.plies);
            break;
        }
        write(&args.out, &tree.book.to_text(&rules))?;
    }
    let (all, new, searches) = (tree.book.len(), tree.book.len() - before, searcher.searches);
    say!("{all} positions, {new} of them new: {searches} searches in {:.0} s", begun.elapsed().as_secs_f64());
    tell(&tree.book, &rules);
    Ok(())
}

/// What there is already.
fn read(file: &Path, rules: &Arc<Ruleset>) -> Result<Option<OpeningBook>, Failure> {
    let text = read_text(file, MAX_BOOK_BYTES).map_err(|e| Failure::Arguments(e.to_string()))?;
    let wrong = |e| Failure::Arguments(format!("{}, {e}", file.display()));
    text.map(|text| OpeningBook::from_text(&text, rules).map_err(wrong)).transpose()
}

/// The book in `file`, which must be there.
pub fn known(file: &Path, rules: &Arc<Ruleset>) -> Result<OpeningBook, Failure> {
    let nothing = || Failure::Arguments(format!("{}: there is no such file", file.display()));
    read(file, rules)?.ok_or_else(nothing)
}

/// Never leaves a file half written.
fn write(file: &Path, text: &str) -> Result<(), Failure> {
    let bad = |what: String| Failure::Arguments(format!("{}: {what}", file.display()));
    let name = file.file_name().and_then(|name| name.to_str()).ok_or_else(|| bad("is no file's name".to_owned()))?;
    let folder = file.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    Storage::at(folder).write(name, text).map_err(|e| bad(e.to_string()))
}

fn tables() -> EndgameTables {
    let mut builder = Builder::new(USUAL_SEEDS);
    while builder.run(SLICE as u32) == Status::Working {}
    builder.tables().clone()
}

/// What finds the values of positions that are not in the book.
struct Searcher {
    nodes: u64,
    tables: Arc<EndgameTables>,
    searches: u32,
}

impl Searcher {
    /// The final margin expected for the player to move, and how many plies ahead it was looked.
    fn value(&mut self, position: &Position) -> (i16, u8) {
        self.searches += 1;
        let limits = Limits { depth: None, nodes: Some(self.nodes) };
        let mut search = Search::with_endgames(position, limits, TABLE_BITS, Some(&self.tables));
        while search.run(SLICE) == Status::Working {}
        let report = search.report();
        (report.all.first().map_or(0, |scored| scored.score), report.depth)
    }
}

/// The first moves and the line that both sides are expected to play.
fn tell(book: &OpeningBook, rules: &Arc<Ruleset>) {
    let mut position = Position::start(rules.clone(), Player::SOUTH);
    let word = |mv: Move| mv.to_text(rules);
    for known in book.find(&position).unwrap_or_default() {
        say!("{} {:+} seeds, {} plies ahead", word(known.mv), known.value, known.depth);
    }
    let mut line = Vec::new();
    while let Some(best) = book.find(&position).and_then(|moves| moves.first().copied()) {
        line.push(word(best.mv));
        position.play_unchecked(best.mv, |_| {});
    }
    say!("best line: {}", line.join(" "));
}
