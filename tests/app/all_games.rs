//! Every game, for every number of players: from the first move to the end, through the one door.

use crate::table::{CHILD, PERSON, Table};
use gieo::app::{Actor, Deed, FinishPlayback, GameData, Screen, Seat, Shown, StartGame, Who};
use gieo::rules::{Player, Ruleset};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use std::sync::Arc;

/// More moves than any game of these has, so that a game without an end is found out.
const MOVES: usize = 1500;

/// The game's rulesets, each for every number of players that it knows.
fn games(table: &Table) -> Vec<Arc<Ruleset>> {
    let for_players = |rules: &Arc<Ruleset>| {
        let counts = rules.options().iter().find(|spec| spec.name == "players").map_or(&[][..], |spec| spec.values);
        let set = |count: &&str| {
            let mut rules = Ruleset::clone(rules);
            rules.set_option("players", count).unwrap();
            Arc::new(rules)
        };
        let games: Vec<_> = counts.iter().map(set).collect();
        if games.is_empty() { vec![rules.clone()] } else { games }
    };
    table.app.world().resource::<GameData>().rulesets.iter().flat_map(for_players).collect()
}

fn begin(table: &mut Table, rules: &Arc<Ruleset>, who: &[Who], seed: u64) {
    let starter = Player((seed % u64::from(rules.board.players)) as u8);
    let start = StartGame::fresh(rules.clone(), Seat::round(who), starter, seed);
    table.app.world_mut().write_message(start);
    table.app.update();
    table.rest();
}

/// Plays persons' moves by lot until the game is over. Every third move is shown to its end, the others are hurried.
fn play_out(table: &mut Table, name: &str, rng: &mut ChaCha8Rng) {
    for ply in 0..MOVES {
        if table.session().mover().is_none() {
            return;
        }
        if table.session().persons_turn() {
            let legal: Vec<_> = table.session().position().legal().collect();
            table.ask(Actor::Person, Deed::Play(legal[rng.random_range(0..legal.len())]));
        } else {
            table.until("the computer's move", |t| t.playback().running());
        }
        if ply % 3 != 0 {
            table.app.world_mut().write_message(FinishPlayback);
        }
        table.rest();
        shown_is_the_position(table, name);
    }
    panic!("{name}: no end within {MOVES} moves");
}

fn shown_is_the_position(table: &Table, name: &str) {
    let (shown, position) = (table.app.world().resource::<Shown>(), table.session().position());
    let (rules, board) = (position.rules(), position.board());
    for pit in rules.ring() {
        assert_eq!(shown.pits[pit.index()], board.seeds(pit), "{name}: {}", position.to_text());
    }
    for player in rules.players() {
        assert_eq!(shown.won(board, player), board.won(player), "{name}: {}", position.to_text());
    }
    assert!(table.session().ledger().matches(board), "{name}: a seed lies elsewhere than the rules say");
}

#[test]
fn every_game_comes_to_its_end_with_persons_and_with_a_computer() {
    let folder = tempfile::tempdir().unwrap();
    let mut table = Table::at(folder.path());
    for rules in games(&table) {
        let players = usize::from(rules.board.players);
        let name = format!("{} for {players}", rules.id.0);
        let mut mixed = vec![PERSON; players];
        mixed[players - 1] = CHILD;
        // The computer thinks in real time: it plays each game itself, not its presets too.
        let occasions = [(3, vec![PERSON; players]), (4, mixed)];
        for (seed, who) in occasions.into_iter().take(if rules.base.is_none() { 2 } else { 1 }) {
            begin(&mut table, &rules, &who, seed);
            play_out(&mut table, &name, &mut ChaCha8Rng::seed_from_u64(seed));
            table.frames(3);
            assert_eq!(table.screen(), Screen::Over, "{name}");
            assert!(table.session().position().outcome().is_some(), "{name}");
            assert!(!folder.path().join("game.ron").exists(), "{name}: a finished game is not kept");
        }
    }
}
