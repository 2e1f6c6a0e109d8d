//! Good files, bad files, and what becomes of a table's own rules.

use super::*;
use crate::rules::testing::{kalah, o_an_quan, oware, with};
use std::fs::{self, File};
use tempfile::TempDir;

const KALAH: &str = include_str!("../../../assets/rulesets/kalah.ruleset.ron");

struct Place {
    dir: TempDir,
    disk: Storage,
    data: GameData,
}

/// A player's place that holds `files`.
fn place(files: &[(&str, &[u8])]) -> Place {
    let dir = tempfile::tempdir().unwrap();
    fs::create_dir(dir.path().join(RULESETS)).unwrap();
    for (name, bytes) in files {
        fs::write(dir.path().join(RULESETS).join(name), bytes).unwrap();
    }
    let data = GameData { rulesets: vec![oware(), kalah(), o_an_quan()], ..GameData::default() };
    let mut place = Place { disk: Storage::at(dir.path()), dir, data };
    place.data.read_own(&place.disk);
    place
}

fn mine(id: &str) -> String {
    KALAH.replace("\"kalah\",", &format!("\"{id}\", name: \"Ours\",")).replace("seeds: 4", "seeds: 5")
}

fn complaints(data: &GameData) -> Vec<String> {
    data.own.iter().filter_map(|own| own.rules.clone().err()).collect()
}

#[test]
fn a_good_file_joins_the_games_and_leaves_with_its_file() {
    let mut place = place(&[("mine.ruleset.ron", mine("mine").as_bytes()), ("notes.txt", b"no ruleset")]);
    let id = RulesetId("mine".to_owned());
    for _ in 0..2 {
        let rules = place.data.ruleset(&id).unwrap();
        assert_eq!((rules.name.as_deref(), rules.game().word(), rules.board.seeds), (Some("Ours"), "kalah", 5));
        assert_eq!((place.data.rulesets.len(), place.data.own.len(), place.data.is_own(&id)), (4, 1, true));
        place.data.read_own(&place.disk);
    }
    fs::remove_file(place.dir.path().join("rulesets/mine.ruleset.ron")).unwrap();
    place.data.read_own(&place.disk);
    assert_eq!((place.data.rulesets.len(), place.data.own.len()), (3, 0));
}

#[test]
fn without_a_folder_there_are_none() {
    let mut data = GameData { rulesets: vec![oware()], ..GameData::default() };
    let dir = tempfile::tempdir().unwrap();
    for disk in [Storage::memory(), Storage::at(dir.path()), Storage::at(dir.path().join("a\0b"))] {
        data.read_own(&disk);
        assert_eq!((data.own.len(), data.rulesets.len()), (0, 1));
    }
    fs::write(dir.path().join(RULESETS), "a file where the folder should be").unwrap();
    data.read_own(&Storage::at(dir.path()));
    assert_eq!((data.own.len(), data.rulesets.len()), (1, 1));
}

#[test]
fn every_kind_of_bad_file_is_named_with_its_fault_and_harms_nothing() {
    let deep = format!("(id: {}", "(".repeat(50_000));
    let long = mine("long").replace("Ours", &"o".repeat(41));
    let strange = mine("strange").replace("Ours", "家");
    let (taken, whole) = (mine("oware"), mine("half"));
    let wrong = mine("wrong").replace("pits: 6", "pits: 60");
    let unknown = mine("unknown").replace("EndsAnyRow", &"E".repeat(9_000));
    let bad: [(&str, &[u8], &str); 11] = [
        ("a-empty", b"", "a ruleset begins with an opening bracket"),
        ("b-binary", &[0, 159, 146, 150], "is not a text in UTF-8"),
        ("c-deep", deep.as_bytes(), "c-deep.ruleset.ron, line 1"),
        ("d-half", &whole.as_bytes()[..200], "d-half.ruleset.ron, line"),
        ("e-long", long.as_bytes(), "name is 41 letters long"),
        ("f-strange", strange.as_bytes(), "'家' cannot be shown"),
        ("g-taken", taken.as_bytes(), "there is another ruleset \"oware\" already"),
        ("h-wrong", wrong.as_bytes(), "board.pits is 60, but must be 3 to 10"),
        ("i-unknown", unknown.as_bytes(), "there is no value"),
        ("j-control", b"\x1b[2J\x07(", "j-control.ruleset.ron, line 1"),
        ("k-save", b"(format: 2, rules: 7)", "there is no knob \"format\" here"),
    ];
    let names: Vec<_> = bad.iter().map(|(name, ..)| format!("{name}.ruleset.ron")).collect();
    let files: Vec<_> = names.iter().zip(&bad).map(|(name, bad)| (name.as_str(), bad.1)).collect();
    let place = place(&[&files[..], &[("z.ruleset.ron", mine("z").as_bytes())]].concat());
    let said = complaints(&place.data);
    assert_eq!(said.len(), bad.len(), "{said:#?}");
    for ((said, (.., why)), name) in said.iter().zip(&bad).zip(&names) {
        assert!(said.contains(why) && said.contains(name.as_str()), "{said}");
        assert!(said.chars().count() <= LONGEST + 1 && !said.contains(char::is_control), "{said}");
    }
    assert!(place.data.is_own(&RulesetId("z".to_owned())), "the good one among them");
}

#[test]
fn what_cannot_be_read_at_all_is_told_too() {
    let mut place = place(&[]);
    let folder = place.dir.path().join(RULESETS);
    File::create(folder.join("huge.ruleset.ron")).unwrap().set_len(100 << 20).unwrap();
    fs::create_dir(folder.join("folder.ruleset.ron")).unwrap();
    #[cfg(unix)]
    std::os::unix::fs::symlink("nowhere", folder.join("gone.ruleset.ron")).unwrap();
    place.data.read_own(&place.disk);
    let said = complaints(&place.data).join("\n");
    assert!(said.contains("huge.ruleset.ron is too big: 104857600 bytes (64 KiB is the most)"), "{said}");
    assert!(said.contains("folder.ruleset.ron is not a file"), "{said}");
    assert_eq!(place.data.rulesets.len(), 3);
}

#[test]
fn of_two_files_with_one_id_the_first_is_played() {
    let place = place(&[("a.ruleset.ron", mine("twin").as_bytes()), ("b.ruleset.ron", mine("twin").as_bytes())]);
    assert_eq!(place.data.own[0].rules, Ok(RulesetId("twin".to_owned())));
    assert!(place.data.own[1].rules.as_ref().unwrap_err().starts_with("b.ruleset.ron, line 4, column 5: id:"));
}

#[test]
fn our_rules_are_kept_under_the_next_free_number() {
    let mut place = place(&[("our-o-an-quan-1.ruleset.ron", b"broken, but somebody's")]);
    let rules = with(&o_an_quan(), &[("young", "5"), ("players", "3")]);
    let disk = place.disk.clone();
    let (id, path) = place.data.keep_ours(&disk, &rules, |n| format!("Ours {n}")).unwrap();
    assert_eq!(id.0, "our-o-an-quan-2");
    assert!(fs::read_to_string(&path).unwrap().contains("name: \"Ours 2\""), "{path}");
    let kept = place.data.ruleset(&id).unwrap();
    assert_eq!((kept.option("young"), kept.board.players), (Some("5".to_owned()), 3));
    // Rules that are ours already can be changed and kept again.
    let again = with(kept, &[("young", "0")]);
    assert_eq!(place.data.keep_ours(&disk, &again, |n| n.to_string()).unwrap().0.0, "our-o-an-quan-3");
    assert!(place.data.keep_ours(&Storage::memory(), &again, |n| n.to_string()).is_err());
}

#[test]
fn house_rules_are_changed_ones_and_ones_own() {
    let place = place(&[("mine.ruleset.ron", mine("mine").as_bytes())]);
    let data = &place.data;
    assert!(!data.has_house_rules(&kalah()) && !data.has_house_rules(&with(&o_an_quan(), &[("players", "4")])));
    assert!(data.has_house_rules(&with(&kalah(), &[("seeds", "3")])));
    assert!(data.has_house_rules(data.ruleset(&RulesetId("mine".to_owned())).unwrap()));
    assert!(data.has_house_rules(&Ruleset { id: RulesetId("gone".to_owned()), ..Ruleset::clone(&kalah()) }));
}
