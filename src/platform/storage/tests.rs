//! What every place promises, and what only files can do wrong.

use std::{
    fs::{self, File},
    time::{Duration, SystemTime},
};

use tempfile::{TempDir, tempdir};

use super::{MAX_BYTES, MAX_COPIES, Storage, StorageError, check_name, folder};

fn folder() -> (TempDir, Storage) {
    let dir = tempdir().unwrap();
    let storage = Storage::at(dir.path());
    assert_eq!(storage.trouble(), None);
    (dir, storage)
}

/// Runs a check on a folder and on memory.
fn everywhere(check: impl Fn(&Storage)) {
    check(&folder().1);
    check(&Storage::memory());
}

fn names(dir: &TempDir) -> Vec<String> {
    let mut names: Vec<_> =
        fs::read_dir(dir.path()).unwrap().map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect();
    names.sort();
    names
}

#[test]
fn what_was_written_is_read_until_it_is_removed() {
    everywhere(|storage| {
        assert_eq!(storage.read("save.ron").unwrap(), None);
        storage.write("save.ron", "ô ăn quan").unwrap();
        storage.write("save.ron", "ô ăn quan, again").unwrap();
        assert_eq!(storage.read("save.ron").unwrap().as_deref(), Some("ô ăn quan, again"));
        storage.remove("save.ron").unwrap();
        storage.remove("save.ron").unwrap();
        assert_eq!(storage.read("save.ron").unwrap(), None);
    });
}

#[test]
fn a_clone_is_the_same_place() {
    everywhere(|storage| {
        storage.clone().write("a", "1").unwrap();
        assert_eq!(storage.read("a").unwrap().as_deref(), Some("1"));
    });
}

#[test]
fn setting_aside_counts_up_and_keeps_every_copy() {
    everywhere(|storage| {
        for (count, text) in ["first", "second", "third"].iter().enumerate() {
            storage.write("save.ron", text).unwrap();
            let copy = format!("save.ron-broken-{}", count + 1);
            assert_eq!(storage.set_aside("save.ron").unwrap(), storage.describe(&copy));
            assert_eq!(storage.read(&copy).unwrap().as_deref(), Some(*text));
            assert_eq!(storage.read("save.ron").unwrap(), None);
        }
    });
}

#[test]
fn a_folder_inside_is_made_when_something_is_written() {
    let (dir, storage) = folder();
    let inside = storage.inside("rulesets").unwrap();
    assert_eq!((inside.names(".ron").unwrap(), inside.read("a.ron").unwrap()), (vec![], None));
    assert!(!dir.path().join("rulesets").exists(), "reading makes nothing");
    for name in ["b.ron", "a.ron", "a.txt"] {
        inside.write(name, name).unwrap();
    }
    fs::write(dir.path().join("rulesets/.b.ron"), "hidden").unwrap();
    assert_eq!(inside.names(".ron").unwrap(), ["a.ron", "b.ron"]);
    assert_eq!(inside.describe("a.ron"), dir.path().join("rulesets").join("a.ron").display().to_string());
    assert!(inside.read_at_most("a.ron", 5).unwrap().is_some() && inside.read_at_most("a.ron", 4).is_err());
    assert!(storage.inside("..").is_none() && Storage::memory().inside("rulesets").is_none());
}

#[test]
fn setting_aside_nothing_is_an_error() {
    everywhere(|storage| assert!(matches!(storage.set_aside("save.ron"), Err(StorageError::Missing { .. }))));
}

#[test]
fn the_number_of_broken_copies_is_bounded() {
    everywhere(|storage| {
        for count in 1..=MAX_COPIES {
            storage.write(&format!("a-broken-{count}"), "").unwrap();
        }
        storage.write("a", "still here").unwrap();
        assert!(matches!(storage.set_aside("a"), Err(StorageError::TooManyCopies { .. })));
        assert_eq!(storage.read("a").unwrap().as_deref(), Some("still here"));
    });
}

#[test]
fn only_plain_names_are_taken() {
    let long = "n".repeat(101);
    for name in ["", ".", "..", ".hidden", "a/b", "/etc/passwd", "..\\a", "c:a", "a\0", "a\n", "a?", "dot.", &long] {
        assert!(check_name(name).is_err(), "{name:?}");
        everywhere(|storage| {
            let refused = |result: Result<(), StorageError>| matches!(result, Err(StorageError::Name { .. }));
            assert!(refused(storage.read(name).map(drop)), "{name:?}");
            assert!(refused(storage.write(name, "")), "{name:?}");
            assert!(refused(storage.set_aside(name).map(drop)), "{name:?}");
            assert!(refused(storage.remove(name)), "{name:?}");
        });
    }
    for name in ["settings.ron", "save-1.ron", "Đức's profile", "a..b", &"n".repeat(100)] {
        assert!(check_name(name).is_ok(), "{name:?}");
    }
}

#[test]
fn a_text_may_be_four_mebibytes_long_and_no_longer() {
    let most = "x".repeat(usize::try_from(MAX_BYTES).unwrap());
    everywhere(|storage| {
        storage.write("big", &most).unwrap();
        assert_eq!(storage.read("big").unwrap().map(|text| text.len()), Some(most.len()));
        assert!(matches!(storage.write("big", &format!("{most}x")), Err(StorageError::TooBig { .. })));
    });
}

#[test]
fn bytes_are_kept_as_they_are_and_read_up_to_a_length() {
    everywhere(|storage| {
        assert_eq!(storage.read_bytes("tables", 3).unwrap(), None);
        storage.write_bytes("tables", &[0, 255, 13]).unwrap();
        assert_eq!(storage.read_bytes("tables", 3).unwrap(), Some(vec![0, 255, 13]));
        let error = storage.read_bytes("tables", 2).unwrap_err();
        assert!(matches!(error, StorageError::TooBig { bytes: 3, most: 2, .. }));
        assert!(matches!(storage.write_bytes("../tables", &[1]), Err(StorageError::Name { .. })));
    });
}

#[test]
fn a_file_that_is_too_big_is_not_read_whatever_it_holds() {
    let (dir, storage) = folder();
    File::create(dir.path().join("huge")).unwrap().set_len(1 << 40).unwrap();
    let error = storage.read("huge").unwrap_err();
    assert!(matches!(error, StorageError::TooBig { bytes, .. } if bytes == 1 << 40));
    assert!(error.to_string().contains(&storage.describe("huge")));
}

#[test]
fn bytes_that_are_no_text_are_an_error_that_names_the_path() {
    let (dir, storage) = folder();
    fs::write(dir.path().join("a"), [b'x', 0xff]).unwrap();
    let error = storage.read("a").unwrap_err();
    assert!(matches!(error, StorageError::NotText { .. }));
    assert!(error.to_string().contains(dir.path().join("a").to_str().unwrap()));
}

#[test]
fn a_folder_in_the_place_of_a_file_is_an_error_and_can_be_set_aside() {
    let (dir, storage) = folder();
    fs::create_dir(dir.path().join("a")).unwrap();
    assert!(matches!(storage.read("a"), Err(StorageError::NotAFile { .. })));
    assert!(matches!(storage.write("a", "text"), Err(StorageError::Refused { action: "write", .. })));
    assert!(matches!(storage.remove("a"), Err(StorageError::Refused { action: "remove", .. })));
    assert_eq!(names(&dir), ["a"], "no half file is left");
    storage.set_aside("a").unwrap();
    storage.write("a", "text").unwrap();
    assert_eq!(names(&dir), ["a", "a-broken-1"]);
}

#[cfg(unix)]
#[test]
fn a_pipe_in_the_place_of_a_file_does_not_hang() {
    let (dir, storage) = folder();
    let made = std::process::Command::new("mkfifo").arg(dir.path().join("a")).status();
    assert!(made.unwrap().success());
    assert!(matches!(storage.read("a"), Err(StorageError::NotAFile { .. })));
}

#[test]
fn a_file_in_the_place_of_the_folder_means_memory_and_a_plain_word() {
    let dir = tempdir().unwrap();
    let taken = dir.path().join("taken");
    fs::write(&taken, "a file").unwrap();
    for path in [taken.clone(), taken.join("below")] {
        let storage = Storage::at(&path);
        let trouble = storage.trouble().unwrap();
        assert!(trouble.contains(path.to_str().unwrap()), "{trouble}");
        storage.write("a", "1").unwrap();
        assert_eq!(storage.read("a").unwrap().as_deref(), Some("1"));
        assert_eq!(storage.describe("a"), "memory: a");
    }
}

#[cfg(target_os = "linux")]
#[test]
fn a_folder_that_takes_no_files_is_trouble_told_at_once() {
    // Permissions do not bind root, so a folder is taken in which nobody can make a file.
    let storage = Storage::at("/proc/self");
    assert!(storage.trouble().unwrap().contains("/proc/"), "{:?}", storage.trouble());
    assert!(storage.read("comm").unwrap().is_some(), "reading goes on");
    assert!(matches!(storage.write("a", "1"), Err(StorageError::Refused { .. })));
}

#[test]
fn a_folder_removed_while_the_game_runs_is_made_again() {
    let (dir, storage) = folder();
    fs::remove_dir_all(dir.path()).unwrap();
    assert_eq!(storage.read("a").unwrap(), None);
    storage.write("a", "1").unwrap();
    assert_eq!(storage.read("a").unwrap().as_deref(), Some("1"));
}

#[test]
fn writers_at_the_same_time_leave_one_whole_text_and_no_half_file() {
    let (dir, storage) = folder();
    std::thread::scope(|scope| {
        for letter in ["a", "b", "c", "d"] {
            let storage = storage.clone();
            scope.spawn(move || (0..20).for_each(|_| storage.write("a", &letter.repeat(10_000)).unwrap()));
        }
        for _ in 0..200 {
            let text = storage.read("a").unwrap().unwrap_or_default();
            assert!(text.is_empty() || text.len() == 10_000 && text.bytes().all(|byte| byte == text.as_bytes()[0]));
        }
    });
    assert_eq!(names(&dir), ["a"]);
}

#[test]
fn half_files_of_dead_programs_are_swept_and_fresh_ones_are_not() {
    let dir = tempdir().unwrap();
    for name in [".a-1-1.half", ".a-1-2.half", ".other", "a.half"] {
        fs::write(dir.path().join(name), "").unwrap();
    }
    let yesterday = SystemTime::now() - Duration::from_secs(86_400);
    for name in [".a-1-1.half", ".other", "a.half"] {
        File::options().write(true).open(dir.path().join(name)).unwrap().set_modified(yesterday).unwrap();
    }
    let _opened = Storage::at(dir.path());
    assert_eq!(names(&dir), [".a-1-2.half", ".other", "a.half"]);
}

#[test]
fn paths_in_messages_are_full_ones() {
    assert!(std::path::Path::new(&Storage::at("target").describe("a")).is_absolute());
}

#[test]
fn the_variable_names_the_folder_unless_it_is_empty() {
    assert_eq!(folder::of_user(Some("/somewhere".into())), Some("/somewhere".into()));
    assert_eq!(folder::of_user(Some("".into())), folder::of_user(None));
    assert_ne!(folder::of_user(None), Some("".into()));
}

#[test]
fn a_storage_may_go_to_any_thread() {
    fn fits<T: Clone + Send + Sync + 'static>() {}
    fits::<Storage>();
}
