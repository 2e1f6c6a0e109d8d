//! The story: it can be read, played and told in all languages.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test may break off")]
#![cfg(feature = "game")]

use gieo::app::{Language, Story, Texts};
use gieo::rules::{Position, Ruleset};
use std::fs;
use std::path::Path;
use std::sync::Arc;

/// Letters a second that nobody has to hurry for.
const READING: f32 = 17.0;

fn asset(path: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets").join(path);
    fs::read_to_string(&path).unwrap_or_else(|e| panic!("{}: {e}", path.display()))
}

fn oware() -> (Story, Arc<Ruleset>) {
    let story = Story::from_ron(&asset("story/oware.story.ron")).unwrap();
    let file = format!("rulesets/{}.ruleset.ron", story.ruleset);
    let rules = Ruleset::from_ron(&asset(&file), &file).unwrap();
    (story, Arc::new(rules))
}

fn texts() -> Texts {
    let mut texts = Texts::default();
    for language in Language::ALL {
        for file in ["ui", "story"] {
            texts.add(language, &asset(&format!("strings/{}/{file}.ftl", language.code()))).unwrap();
        }
    }
    texts
}

#[test]
fn every_position_and_move_fits_the_rules() {
    let (story, rules) = oware();
    story.check(&rules).unwrap();
    assert!(story.beats.iter().map(|b| b.moves.len()).sum::<usize>() >= 10);
}

#[test]
fn every_seed_of_the_game_is_on_every_board() {
    let (story, rules) = oware();
    for board in story.beats.iter().filter_map(|b| b.board.as_ref()) {
        let position = Position::from_text(rules.clone(), board).unwrap();
        assert_eq!(position.board().total(), rules.total_seeds(), "{board}");
    }
}

#[test]
fn it_takes_about_a_minute() {
    let (story, _) = oware();
    assert!((45.0..=75.0).contains(&story.seconds()), "{} s", story.seconds());
}

#[test]
fn every_line_has_words_and_the_time_to_read_them() {
    let (story, _) = oware();
    let texts = texts();
    for language in Language::ALL {
        for line in story.beats.iter().flat_map(|b| &b.lines) {
            let words = texts.get(language, &line.key);
            assert_ne!(words, line.key, "{language:?}: no words");
            let needed = (words.chars().count() as f32 / READING).max(2.5);
            assert!(line.seconds >= needed, "{language:?}: {} needs {needed} s", line.key);
        }
        for beat in &story.beats {
            assert_ne!(texts.get(language, beat.mark.key()), beat.mark.key(), "{language:?}");
        }
    }
}

#[test]
fn moves_come_in_order_and_within_their_beat() {
    let (story, _) = oware();
    for beat in &story.beats {
        let times: Vec<f32> = beat.moves.iter().map(|m| m.at).collect();
        assert!(times.is_sorted() && times.iter().all(|at| *at < beat.seconds()), "{times:?}");
    }
}

#[test]
fn it_ends_at_the_opening_and_the_player_moves_first() {
    let (story, rules) = oware();
    let last = story.beats.last().and_then(|b| b.board.as_ref()).unwrap();
    let opening = Position::start(rules, gieo::rules::Player::SOUTH);
    assert_eq!(last, &opening.to_text());
}
