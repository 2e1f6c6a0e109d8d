//! The rulesets of this build and of a folder.

use crate::Failure;
use gieo::door::Catalogue;
use gieo::rules::Ruleset;
use std::fs;
use std::path::{Path, PathBuf};

/// What a ruleset's file name ends in.
pub const SUFFIX: &str = ".ruleset.ron";

/// The built-in rulesets and those of `folder`. A wrong file there is told on stderr and left
/// out.
pub fn catalogue(folder: Option<&Path>) -> Result<Catalogue, Failure> {
    let mut catalogue = Catalogue::built_in().map_err(|e| Failure::Wrong(e.to_string()))?;
    for path in folder.map_or(Ok(vec![]), files)? {
        let added = fs::read_to_string(&path)
            .map_err(|e| format!("{}: {e}", path.display()))
            .and_then(|text| add(&mut catalogue, &text, &path.display().to_string()));
        if let Err(what) = added {
            eprintln!("gieo-engine: left out: {what}");
        }
    }
    Ok(catalogue)
}

/// A file that says the same as a ruleset that is there, such as that in the game's own folder, adds nothing.
fn add(catalogue: &mut Catalogue, text: &str, file: &str) -> Result<(), String> {
    let known = |rules: &Ruleset| catalogue.find(&rules.id.0).is_ok_and(|there| *there == *rules);
    if Ruleset::from_ron(text, file).is_ok_and(|rules| known(&rules)) {
        return Ok(());
    }
    catalogue.add(text, file).map_err(|e| e.to_string())
}

/// The ruleset files of a folder, by name.
fn files(folder: &Path) -> Result<Vec<PathBuf>, Failure> {
    let unreadable = |e: std::io::Error| Failure::Arguments(format!("{}: {e}", folder.display()));
    let mut paths = Vec::new();
    for entry in fs::read_dir(folder).map_err(unreadable)? {
        let path = entry.map_err(unreadable)?.path();
        if path.to_string_lossy().ends_with(SUFFIX) {
            paths.push(path);
        }
    }
    paths.sort();
    Ok(paths)
}
