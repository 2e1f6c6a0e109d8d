//! `check`: what is wrong with a file, in plain words.

use crate::Failure;
use gieo::rules::Ruleset;
use std::fs;
use std::path::Path;

/// Reads a ruleset file and says whether it is right.
pub fn check(file: &Path) -> Result<(), Failure> {
    let name = file.display().to_string();
    let bytes = fs::read(file).map_err(|e| Failure::Arguments(format!("{name}: {e}")))?;
    let text = String::from_utf8(bytes)
        .map_err(|e| Failure::Wrong(format!("{name}: not UTF-8 at byte {}", e.utf8_error().valid_up_to())))?;
    let rules = Ruleset::from_ron(&text, &name).map_err(|e| Failure::Wrong(e.to_string()))?;
    let (id, board) = (&rules.id, &rules.board);
    println!("{name}: right. {id}: {} players, {} pits each, {} seeds a pit", board.players, board.pits, board.seeds);
    Ok(())
}
