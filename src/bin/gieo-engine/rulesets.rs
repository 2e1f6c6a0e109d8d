//! The rulesets of this build and of a folder.

use crate::Failure;
use gieo::door::Catalogue;
use std::fs;
use std::path::{Path, PathBuf};

/// What a ruleset's file name ends in.
const SUFFIX: &str = ".ruleset.ron";

/// The built-in rulesets and those of `folder`. A wrong file there is told on stderr and left
/// out.
pub fn catalogue(folder: Option<&Path>) -> Result<Catalogue, Failure> {
    let mut catalogue = Catalogue::built_in().map_err(|e| Failure::Wrong(e.to_string()))?;
    for path in folder.map_or(Ok(vec![]), files)? {
        let added = fs::read_to_string(&path)
            .map_err(|e| format!("{}: {e}", path.display()))
            .and_then(|text| catalogue.add(&text, &path.display().to_string()).map_err(|e| e.to_string()));
        if let Err(what) = added {
            eprintln!("gieo-engine: left out: {what}");
        }
    }
    Ok(catalogue)
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
