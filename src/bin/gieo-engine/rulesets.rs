//! The rulesets of this build, of the folder that the game reads, and of another folder.

use crate::Failure;
use gieo::door::Catalogue;
use gieo::platform::{read_text, rulesets_folder};
use gieo::rules::{MAX_RULESET_BYTES, RULESET_ENDING, Ruleset};
use std::fs;
use std::path::{Path, PathBuf};

/// The built-in rulesets, those of `folder`, and people's own, which the game lists too. A wrong file is handed to
/// `tell` in words and left out.
pub fn catalogue(folder: Option<&Path>, tell: impl Fn(&str)) -> Result<Catalogue, Failure> {
    let mut catalogue = Catalogue::built_in().map_err(|e| Failure::Wrong(e.to_string()))?;
    let asked = folder.map_or(Ok(vec![]), files)?;
    let own = rulesets_folder().filter(|own| own.is_dir()).map_or(Ok(vec![]), |own| files(&own));
    let own = own.unwrap_or_else(|e| {
        tell(e.what());
        vec![]
    });
    for path in asked.iter().chain(&own) {
        if let Err(what) = join(&mut catalogue, path) {
            tell(&what);
        }
    }
    Ok(catalogue)
}

/// Says on stderr what was left out.
pub fn tell(what: &str) {
    eprintln!("gieo-engine: left out: {what}");
}

fn join(catalogue: &mut Catalogue, path: &Path) -> Result<(), String> {
    let text = read_text(path, MAX_RULESET_BYTES).map_err(|e| e.to_string())?;
    add(catalogue, &text.unwrap_or_default(), &path.display().to_string())
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
        let entry = entry.map_err(unreadable)?;
        let name = entry.file_name();
        let name = name.to_string_lossy();
        // Hidden files are other programs' notes about one of these.
        if name.ends_with(RULESET_ENDING) && !name.starts_with('.') {
            paths.push(entry.path());
        }
    }
    paths.sort();
    Ok(paths)
}
