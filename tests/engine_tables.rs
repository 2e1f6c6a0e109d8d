//! `gieo-engine tables`, spawned: tables on disk, sound or not, and the commands that find them there.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test may break off")]

use serde_json::Value;
use std::fs;
use std::io::Write;
use std::path::Path;
use std::process::{Command, Output, Stdio};

const ENGINE: &str = env!("CARGO_BIN_EXE_gieo-engine");
const COUNTS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/awari-counts-to-8.csv");
const FILE: &str = "oware.endgames";

/// Runs the engine with `data` as the folder of the game's data.
fn run(data: &Path, args: &[&str], input: &str) -> Output {
    let mut command = Command::new(ENGINE);
    command.args(args).env("GIEO_DATA", data).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().unwrap();
    child.stdin.take().unwrap().write_all(input.as_bytes()).unwrap();
    child.wait_with_output().unwrap()
}

/// What `tables` says, and its exit code.
fn tables(data: &Path, args: &[&str]) -> (Option<i32>, String) {
    let output = run(data, &[&["tables"], args].concat(), "");
    (output.status.code(), String::from_utf8([output.stdout, output.stderr].concat()).unwrap())
}

#[test]
fn tables_are_made_once_and_compared() {
    let folder = tempfile::tempdir().unwrap();
    let (code, said) = tables(folder.path(), &["--seeds", "6", "--histogram", COUNTS]);
    assert_eq!(code, Some(0), "{said}");
    for word in ["built: 1 to 6 seeds", "checksum right", "18564 positions, 18596 bytes", "probe:", "count: as in"] {
        assert!(said.contains(word), "{word}: {said}");
    }
    assert_eq!(fs::metadata(folder.path().join(FILE)).unwrap().len(), 18_596);
    let (code, said) = tables(folder.path(), &["--seeds", "5"]);
    assert_eq!(code, Some(0), "{said}");
    assert!(said.contains("up to 6 seeds") && !said.contains("built"), "{said}");
    let (_, said) = tables(folder.path(), &["--seeds", "7", "--histogram", COUNTS]);
    assert!(said.contains("built: 7 to 7 seeds") && said.contains("count: as in"), "{said}");
}

#[test]
fn a_file_that_is_no_good_is_told_and_made_anew() {
    let (folder, elsewhere) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    let place = folder.path().join(FILE);
    let arguments = ["--seeds", "4", "--folder", &folder.path().display().to_string()];
    tables(elsewhere.path(), &arguments);
    let good = fs::read(&place).unwrap();
    let mut damaged = good.clone();
    damaged[1000] ^= 1;
    let cut = good[..good.len() - 1].to_vec();
    let old = [&good[..16], &[200, 0, 0, 0], &good[20..]].concat();
    for (bytes, named) in [(damaged, "checksum is wrong"), (cut, "bytes instead of"), (old, "version 200")] {
        fs::write(&place, bytes).unwrap();
        let (code, said) = tables(elsewhere.path(), &arguments);
        assert_eq!(code, Some(0), "{said}");
        assert!(
            said.contains(named) && said.contains(&place.display().to_string()) && said.contains("built"),
            "{said}"
        );
        assert_eq!(fs::read(&place).unwrap(), good);
    }
    fs::write(&place, "somebody's letters").unwrap();
    let (code, said) = tables(elsewhere.path(), &arguments);
    assert!(code == Some(0) && said.contains("these are no endgame tables"), "{said}");
    let aside = folder.path().join(format!("{FILE}-broken-1"));
    assert_eq!(fs::read_to_string(aside).unwrap(), "somebody's letters", "what is not ours is not lost");
    assert!(!elsewhere.path().join(FILE).exists());
}

#[test]
fn counts_that_differ_or_cannot_be_read_are_told() {
    let folder = tempfile::tempdir().unwrap();
    let counts = folder.path().join("counts.csv");
    let compare = |text: &str| {
        fs::write(&counts, text).unwrap();
        tables(folder.path(), &["--seeds", "2", "--histogram", &counts.display().to_string()])
    };
    assert_eq!(compare("n,diff,count\n1,-1,7\n1,1,5\n").0, Some(0));
    assert!(compare("1,-1,8\n1,1,4\n").1.contains("1 seeds: the tables have {-1: 7, 1: 5}"));
    assert_eq!(compare("1,-1,8\n1,1,4\n").0, Some(1));
    assert_eq!(compare("").0, Some(2));
    let (code, said) = compare("1,-1,7\nmany\n");
    assert!(code == Some(2) && said.contains("line 2"), "{said}");
    assert_eq!(tables(folder.path(), &["--seeds", "2", "--histogram", "/no/such/file"]).0, Some(2));
    for seeds in ["0", "25", "many"] {
        assert_eq!(tables(folder.path(), &["--seeds", seeds]).0, Some(2));
    }
}

const SEARCH: &str = r#"{"do":"search","ruleset":"oware","nodes":300,"before":{"board":[0,0,1,0,1,1,0,1,0,2,0,0],"store":[21,21],"mover":0}}
"#;

#[test]
fn a_search_knows_the_endgame_with_a_file_and_without() {
    let folder = tempfile::tempdir().unwrap();
    let answer = |data: &Path| -> Value { serde_json::from_slice(&run(data, &["json"], SEARCH).stdout).unwrap() };
    let made = answer(folder.path());
    assert_eq!(made["exact"], true, "{made}");
    assert!(!folder.path().join(FILE).exists(), "only `tables` writes a file");
    tables(folder.path(), &["--seeds", "6"]);
    let found = answer(folder.path());
    assert_eq!((&found["move"], &found["all"]), (&made["move"], &made["all"]));
    fs::write(folder.path().join(FILE), "no tables").unwrap();
    let output = run(folder.path(), &["json"], SEARCH);
    assert_eq!(serde_json::from_slice::<Value>(&output.stdout).unwrap()["all"], made["all"]);
    assert!(String::from_utf8(output.stderr).unwrap().contains("no endgame tables"));
}
