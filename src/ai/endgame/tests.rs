//! The tables against the rules, against Lincke's counts, and against themselves.

use super::index::{board, boards, index};
use super::moves::{Step, legal, play};
use super::*;
use crate::ai::{Limits, Search, Status};
use crate::rules::testing::{abapa, oware, oware_with};
use crate::rules::{Move, Pieces, Player, Position};
use rand::seq::IteratorRandom;
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use std::collections::BTreeMap;
use std::sync::{Arc, LazyLock};

/// Built once for all tests here.
static TABLES: LazyLock<Arc<EndgameTables>> = LazyLock::new(|| Arc::new(built(8)));

fn built(seeds: u8) -> EndgameTables {
    let mut builder = Builder::new(seeds);
    assert_eq!(builder.run(u32::MAX), Status::Done);
    builder.tables().clone()
}

/// Oware in which a majority ends nothing, so that margins are those of the game played out.
fn played_out() -> Arc<Ruleset> {
    let mut rules = (*oware()).clone();
    rules.majority = Majority::PlaysOn;
    Arc::new(rules)
}

/// A game by `rules` that stands at `pits`, South to move; what is not in play is shared out by chance.
fn game(rules: &Arc<Ruleset>, pits: Pits, rng: &mut ChaCha8Rng) -> Position {
    let mut board = Board::start(rules, Player::SOUTH);
    (0..12).for_each(|pit| board.pits[usize::from(pit)] = Pieces::seeds(pits.seeds(pit).into()));
    let won = rules.total_seeds() - u16::from(pits.total());
    let south = rng.random_range(won / 3..=won - won / 3);
    (board.stores[0], board.stores[1]) = (Pieces::seeds(south), Pieces::seeds(won - south));
    Position::from_board(Arc::clone(rules), board)
}

fn any_pits(seeds: u8, rng: &mut ChaCha8Rng) -> Pits {
    board(seeds, rng.random_range(0..boards(seeds)))
}

/// By how many seeds `player` leads.
fn lead(position: &Position, player: Player) -> i32 {
    let score = |player| position.board().score(position.rules(), player);
    score(player) - score(player.next(2))
}

/// Counts of another program's tables, by seeds and value (Lincke 2002, appendix B).
#[test]
fn as_many_positions_have_each_value_as_lincke_found() {
    let mut counts: BTreeMap<u8, BTreeMap<i8, u64>> = BTreeMap::new();
    for row in include_str!("../../../tests/data/awari-counts-to-8.csv").lines().skip(1) {
        let [seeds, value, count] = row.split(',').collect::<Vec<_>>()[..] else { panic!("{row}") };
        counts.entry(seeds.parse().unwrap()).or_default().insert(value.parse().unwrap(), count.parse().unwrap());
    }
    assert_eq!(counts.len(), 9);
    for (seeds, counts) in counts {
        assert_eq!(TABLES.histogram(seeds), counts, "{seeds} seeds");
    }
}

#[test]
fn small_slices_build_what_one_large_slice_builds() {
    for slice in [1, 7, 1000] {
        let mut builder = Builder::new(5);
        let mut before = builder.progress();
        while builder.run(slice) == Status::Working {
            let now = builder.progress();
            assert!(now.positions >= before.positions && now.of == EndgameTables::positions_of(5));
            before = now;
        }
        assert_eq!(*builder.tables(), built(5));
    }
}

#[test]
fn tables_can_be_made_larger() {
    let mut builder = Builder::onto(built(3), 6);
    builder.run(u32::MAX);
    assert_eq!(*builder.tables(), built(6));
    assert_eq!(Builder::onto(built(3), 2).run(1), Status::Done);
}

#[test]
fn boards_in_one_word_are_played_as_the_rules_do() {
    let mut rng = ChaCha8Rng::seed_from_u64(1);
    for _ in 0..20_000 {
        let seeds = rng.random_range(1..=MOST_SEEDS);
        // Half of them with most seeds in one pit, for hands that go round.
        let pits = if rng.random_bool(0.5) {
            any_pits(seeds, &mut rng)
        } else {
            let few = rng.random_range(0..=seeds.min(4));
            any_pits(few, &mut rng).with(rng.random_range(0..6), seeds - few)
        };
        let position = game(&oware(), pits, &mut rng);
        if !pits.has_own() || position.board().over.is_some() {
            continue;
        }
        assert_eq!(Pits::of(position.board()), pits);
        assert_eq!(Pits::of_key(&position.board().key()), pits);
        let steps = legal(pits);
        let ours: Vec<u8> = steps.as_slice().iter().map(|step| step.pit).collect();
        assert_eq!(ours, position.legal().map(|mv| mv.pit.0).collect::<Vec<_>>(), "{}", position.to_text());
        for step in steps.as_slice() {
            let mut after = position.clone();
            after.play(Move::forward(step.pit)).unwrap();
            if after.board().over.is_none() {
                assert_eq!(step.after, Pits::of(after.board()));
                assert_eq!(
                    u16::from(step.taken),
                    after.board().store(Player::SOUTH) - position.board().store(Player::SOUTH)
                );
            }
        }
    }
}

#[test]
fn a_position_is_worth_what_its_best_move_is_by_the_rules() {
    let (mut rng, rules) = (ChaCha8Rng::seed_from_u64(2), played_out());
    for _ in 0..5_000 {
        let seeds = rng.random_range(1..=TABLES.seeds());
        let position = game(&rules, any_pits(seeds, &mut rng), &mut rng);
        let verdict = TABLES.probe(position.board()).unwrap();
        let worth = |mv: Move| {
            let mut after = position.clone();
            after.play(mv).unwrap();
            let rest = if after.board().over.is_some() { 0 } else { TABLES.probe(after.board()).unwrap().value() };
            lead(&after, Player::SOUTH) - i32::from(rest)
        };
        let value = lead(&position, Player::SOUTH) + i32::from(verdict.value());
        match position.legal().map(worth).max() {
            Some(best) => assert_eq!(value, best, "{}", position.to_text()),
            None => assert_eq!(verdict.value(), if seeds == 0 { 0 } else { -(seeds as i8) }),
        }
        if let Some(pit) = verdict.progress() {
            assert_eq!(worth(Move::forward(pit)), value);
        }
    }
}

/// The quiet moves from `pits` on the way on which a value other than 0 is got: the winner's one move, and those of the
/// loser that lose no more.
fn on_the_way(pits: Pits, seeds: u8) -> Vec<Step> {
    let verdict = TABLES.verdict(pits, seeds);
    let quiet = |step: &Step| step.taken == 0 && !step.starves();
    let steps = match verdict.progress() {
        Some(pit) => vec![play(pits, pit)],
        None => legal(pits).as_slice().to_vec(),
    };
    let as_good = |step: &Step| TABLES.verdict(step.after, seeds).value() == -verdict.value();
    steps.into_iter().filter(|step| quiet(step) && as_good(step)).collect()
}

/// The proof that tables get what they say, by looking at every position: take away those from which nothing leads on,
/// again and again. Would a circle be left, its positions could not be taken away.
#[test]
fn no_way_to_a_win_leads_in_a_circle() {
    for seeds in 1..=TABLES.seeds() {
        let decided = |i: &u32| TABLES.verdict(board(seeds, *i), seeds).value() != 0 && board(seeds, *i).has_own();
        let open: Vec<u32> = (0..boards(seeds)).filter(decided).collect();
        let mut ahead = vec![0_u32; boards(seeds) as usize];
        let mut behind = vec![vec![]; boards(seeds) as usize];
        for i in &open {
            for step in on_the_way(board(seeds, *i), seeds) {
                ahead[*i as usize] += 1;
                behind[index(step.after) as usize].push(*i);
            }
        }
        let mut free: Vec<u32> = open.iter().copied().filter(|i| ahead[*i as usize] == 0).collect();
        let mut taken = 0;
        while let Some(i) = free.pop() {
            taken += 1;
            for before in &behind[i as usize] {
                ahead[*before as usize] -= 1;
                if ahead[*before as usize] == 0 {
                    free.push(*before);
                }
            }
        }
        assert_eq!(taken, open.len(), "{seeds} seeds");
    }
}

/// What is told as certain of a position with any past is what a search without tables proves.
#[test]
fn what_is_certain_is_what_a_search_proves_whatever_the_past() {
    let (mut rng, rules) = (ChaCha8Rng::seed_from_u64(3), played_out());
    let (mut compared, mut uncertain, mut none) = (0, 0, 0);
    for _ in 0..1500 {
        let seeds = rng.random_range(2..=4);
        let mut position = game(&rules, any_pits(seeds, &mut rng), &mut rng);
        for _ in 0..rng.random_range(0..16) {
            let Some(mv) = position.legal().choose(&mut rng) else { break };
            position.play(mv).unwrap();
        }
        if position.board().over.is_some() {
            continue;
        }
        let mut plain = Search::new(&position, Limits { depth: None, nodes: Some(100_000) }, 0);
        while plain.run(u64::MAX) == Status::Working {}
        let Some(report) = answer(&TABLES, &position) else {
            none += 1;
            continue;
        };
        for proved in plain.report().all.iter().filter(|scored| scored.proved) {
            let ours = report.all.iter().find(|scored| scored.mv == proved.mv).unwrap();
            if ours.proved {
                assert_eq!(ours.score, proved.score, "{} {:?}", position.to_text(), position.history());
                compared += 1;
            } else {
                uncertain += 1;
            }
        }
    }
    println!("{compared} compared, {uncertain} uncertain, {none} without an answer");
    assert!(compared > 300, "{compared}");
}

#[test]
fn tables_are_for_owares_own_rules_alone() {
    assert!(fits(&oware()) && fits(&oware_with("seeds", "3")) && fits(&played_out()));
    assert!(!fits(&abapa()));
    for (option, value) in [("starve", "no_capture"), ("starve", "legal"), ("cycle", "own"), ("cycle", "third")] {
        assert!(!fits(&oware_with(option, value)), "{option}={value}");
    }
    for kin in [crate::rules::testing::ba_awa(), crate::rules::testing::kalah()] {
        assert!(!fits(&kin));
    }
    let position = game(&oware(), Pits(1), &mut ChaCha8Rng::seed_from_u64(1));
    let mut more = *position.board();
    assert!(hold(&oware(), &more));
    more.stores[1].dan += 1;
    assert!(!hold(&oware(), &more), "a majority of more seeds than there are");
    assert!(hold(&played_out(), &more));
}
