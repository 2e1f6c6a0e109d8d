//! What several tests need: rulesets with options, and positions from numbers.
#![allow(dead_code, reason = "each test file uses its own part")]

use gieo::rules::{Board, Event, Family, Move, Pieces, Player, Position, Ruleset};
use serde_json::Value;
use std::sync::Arc;

const OWARE: &str = include_str!("../../assets/rulesets/oware.ruleset.ron");
const ABAPA: &str = include_str!("../../assets/rulesets/oware-abapa.ruleset.ron");

pub fn oware() -> Arc<Ruleset> {
    Arc::new(Ruleset::from_ron(OWARE, "oware").unwrap())
}

pub fn abapa() -> Arc<Ruleset> {
    Arc::new(Ruleset::from_ron(ABAPA, "oware-abapa").unwrap())
}

/// The ruleset in a file of the game, with some options set.
pub fn game(id: &str, options: &[(&str, &str)]) -> Arc<Ruleset> {
    let path = format!("{}/assets/rulesets/{id}.ruleset.ron", env!("CARGO_MANIFEST_DIR"));
    let text = std::fs::read_to_string(&path).unwrap_or_else(|e| panic!("{path}: {e}"));
    with(&Ruleset::from_ron(&text, id).unwrap(), options)
}

/// The presets among the game's files, in the order of their names.
pub fn presets() -> Vec<Arc<Ruleset>> {
    let folder = std::fs::read_dir(concat!(env!("CARGO_MANIFEST_DIR"), "/assets/rulesets")).unwrap();
    let mut files: Vec<String> = folder.map(|file| file.unwrap().file_name().into_string().unwrap()).collect();
    files.sort();
    let read = |file: &String| game(file.strip_suffix(".ruleset.ron").unwrap(), &[]);
    files.iter().map(read).filter(|rules| rules.base.is_some()).collect()
}

/// Every game of the kin: by default, with each single option value that is not the default, and its presets.
pub fn each_option_of_the_kin() -> Vec<(String, Arc<Ruleset>)> {
    let of = |id: &'static str| {
        let rules = game(id, &[]);
        let specs = rules.options().iter();
        let single = specs.flat_map(|spec| spec.values.iter().map(|value| (spec.name, *value)));
        let changed = single.filter(|(name, value)| rules.option(name).as_deref() != Some(*value)).collect::<Vec<_>>();
        let named = move |(name, value)| (format!("{id} {name}={value}"), game(id, &[(name, value)]));
        [(id.to_owned(), rules.clone())].into_iter().chain(changed.into_iter().map(named)).collect::<Vec<_>>()
    };
    let kin = presets().into_iter().filter(|rules| rules.family() != Family::Oware);
    // The name begins with the family: some properties ask for it.
    let named = kin.map(|rules| (format!("{} preset {}", rules.family().word(), rules.id), rules));
    ["ba-awa", "o-an-quan", "congklak", "kalah"].into_iter().flat_map(of).chain(named).collect()
}

/// Plies that a ruleset is tried on: those of the variable `GIEO_PLIES`, or `usual`.
pub fn plies(usual: usize) -> usize {
    std::env::var("GIEO_PLIES").map_or(usual, |plies| plies.parse().expect("GIEO_PLIES is a number"))
}

/// Oware with some options set.
pub fn oware_with(options: &[(&str, &str)]) -> Arc<Ruleset> {
    with(&oware(), options)
}

fn with(rules: &Ruleset, options: &[(&str, &str)]) -> Arc<Ruleset> {
    let mut rules = rules.clone();
    for (name, value) in options {
        rules.set_option(name, value).unwrap();
    }
    Arc::new(rules)
}

/// Oware in every combination of its options.
pub fn every_oware() -> Vec<Arc<Ruleset>> {
    let mut all = vec![vec![]];
    for spec in oware().options() {
        let longer = |set: &Vec<(&'static str, &'static str)>| {
            let set = set.clone();
            spec.values.iter().map(move |value| [set.clone(), vec![(spec.name, *value)]].concat())
        };
        all = all.iter().flat_map(longer).collect();
    }
    all.iter().map(|set| oware_with(set)).collect()
}

/// Oware by default and with each single option value that is not the default, and its presets.
pub fn each_option() -> Vec<Arc<Ruleset>> {
    let specs = oware().options().iter();
    let single = specs.flat_map(|spec| spec.values.iter().skip(1).map(|value| oware_with(&[(spec.name, value)])));
    let presets = presets().into_iter().filter(|rules| rules.family() == Family::Oware);
    [oware()].into_iter().chain(presets).chain(single).collect()
}

/// A board of `rules` with these counts.
pub fn board_of(rules: &Ruleset, pits: &[u16], stores: &[u16], mover: u8) -> Board {
    let mut board = Board::start(rules, Player(mover));
    assert_eq!((pits.len(), stores.len()), (rules.ring_len(), 2));
    for (square, n) in board.pits.iter_mut().zip(pits) {
        *square = Pieces::seeds(*n);
    }
    for (store, n) in board.stores.iter_mut().zip(stores) {
        *store = Pieces::seeds(*n);
    }
    board
}

pub fn text(rules: &Arc<Ruleset>, text: &str) -> Position {
    Position::from_text(rules.clone(), text).unwrap()
}

pub fn legal(position: &Position) -> Vec<u8> {
    position.legal().map(|mv| mv.pit.0).collect()
}

pub fn play(position: &mut Position, pit: u8) -> Vec<Event> {
    position.play(Move::forward(pit)).unwrap_or_else(|e| panic!("{}: {e}", position.to_text()))
}

pub fn pits(board: &Board) -> Vec<u16> {
    board.pits[..12].iter().map(|p| p.dan).collect()
}

pub fn stores(board: &Board) -> Vec<u16> {
    board.stores[..2].iter().map(|p| p.dan).collect()
}

/// An array of numbers of a record.
pub fn numbers(value: &Value) -> Vec<u16> {
    value.as_array().unwrap().iter().map(|n| n.as_u64().unwrap() as u16).collect()
}
