//! The presets: each is its game but for the options that its name promises, and everybody knows of it.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test may break off")]

mod common;

use common::{game, presets};
use gieo::door::Catalogue;
use gieo::rules::Ruleset;
use std::path::Path;

/// Preset, its game, and the options in which they differ.
type Promise = (&'static str, &'static str, &'static [(&'static str, &'static str)]);

const PROMISES: [Promise; 13] = [
    ("ba-awa-after", "ba-awa", &[("last8", "after"), ("no_move", "end")]),
    ("chongka", "congklak", &[("extra_turn", "false")]),
    ("congkak", "congklak", &[("take_own", "true"), ("no_move", "end")]),
    ("dakon", "congklak", &[("take_own", "true"), ("least", "4")]),
    ("kalah-three", "kalah", &[("seeds", "3")]),
    ("nam-nam", "ba-awa", &[("last8", "last4_taker"), ("no_move", "must_feed"), ("goal", "12")]),
    ("o-an-quan-five", "o-an-quan", &[("quan_value", "5")]),
    ("o-an-quan-tonkin", "o-an-quan", &[("from_quan", "true")]),
    ("o-an-quan-young", "o-an-quan", &[("young", "5")]),
    ("oware-abapa", "oware", &[("starve", "no_capture"), ("cycle", "own")]),
    ("oware-grand-slam", "oware", &[("starve", "legal"), ("cycle", "own")]),
    ("oware-third", "oware", &[("cycle", "third")]),
    ("oware-three", "oware", &[("seeds", "3")]),
];

fn asset(name: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets").join(name);
    std::fs::read_to_string(&path).unwrap_or_else(|e| panic!("{}: {e}", path.display()))
}

#[test]
fn a_preset_is_its_game_but_for_its_options() {
    let ids: Vec<String> = presets().iter().map(|rules| rules.id.0.clone()).collect();
    assert_eq!(ids, PROMISES.map(|(id, ..)| id), "every preset promises something");
    for (id, base, options) in PROMISES {
        let mut expected = Ruleset::clone(&game(base, options));
        expected.base = Some(expected.id.clone());
        expected.id.0 = id.to_owned();
        assert_eq!(*game(id, &[]), expected);
    }
}

#[test]
fn no_option_of_a_preset_is_that_of_its_game_already() {
    for (id, base, options) in PROMISES {
        for (name, value) in options {
            assert_ne!(game(base, &[]).option(name).as_deref(), Some(*value), "{id}: {name}");
        }
    }
}

#[test]
fn the_menu_and_the_door_know_all_of_them_after_their_games() {
    let door = Catalogue::built_in().unwrap();
    let ids: Vec<&str> = door.ids().collect();
    let menu = asset("catalog.ron");
    let place = |id: &str| menu.find(&format!("\"{id}\"")).unwrap_or_else(|| panic!("catalog.ron: no {id}"));
    for (id, base, _) in PROMISES {
        assert!(place(base) < place(id), "{id}");
        let at = |id: &str| ids.iter().position(|known| *known == id);
        assert!(at(base).unwrap() < at(id).unwrap_or_else(|| panic!("the door does not know {id}")), "{id}");
    }
    assert_eq!(ids.len(), PROMISES.len() + 5);
}

#[test]
fn the_card_of_a_preset_tells_what_it_changes() {
    for language in ["en", "vi", "fr"] {
        let rules = asset(&format!("strings/{language}/rules.ftl"));
        for (id, ..) in PROMISES {
            for key in ["title", "1"] {
                assert!(rules.contains(&format!("\nrules-{id}-{key} = ")), "{language}: rules-{id}-{key}");
            }
        }
    }
}
