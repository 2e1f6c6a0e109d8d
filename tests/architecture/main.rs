//! The architecture, as a test: who may use whom, and who may touch the machine. A breach fails with file and line.

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    reason = "a test breaks off where something is wrong"
)]

mod paths;
mod rules;
mod source;

use std::{
    fs,
    path::{Path, PathBuf},
};

/// The longest a source file may be, in lines.
const MAX_LINES: usize = 350;

fn files_below(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            files_below(&path, found);
        } else if path.extension().is_some_and(|ending| ending == "rs") {
            found.push(path);
        }
    }
}

/// All sources as (path inside `src/` with forward slashes, text).
fn sources() -> Vec<(String, String)> {
    let src = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut files = Vec::new();
    files_below(&src, &mut files);
    let inside = |path: &Path| path.strip_prefix(&src).unwrap().to_str().unwrap().replace('\\', "/");
    files.iter().map(|path| (inside(path), fs::read_to_string(path).unwrap())).collect()
}

#[test]
fn every_source_keeps_to_the_architecture() {
    let sources = sources();
    assert!(sources.iter().any(|(file, _)| file == "lib.rs"), "no sources found");
    let breaches: Vec<_> = sources.iter().flat_map(|(file, text)| rules::breaches(file, text)).collect();
    assert!(breaches.is_empty(), "\n{}", breaches.join("\n"));
}

#[test]
fn every_source_is_short_enough_to_read_at_one_sitting() {
    let long: Vec<_> = sources()
        .iter()
        .map(|(file, text)| (file.clone(), text.lines().count()))
        .filter(|(_, lines)| *lines > MAX_LINES)
        .collect();
    assert!(long.is_empty(), "over {MAX_LINES} lines: {long:?}");
}
