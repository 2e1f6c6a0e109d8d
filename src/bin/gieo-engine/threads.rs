//! `bench --threads`: what more threads make of a search.

use crate::Failure;
use crate::aside::Aside;
use crate::bench::ruleset;
use crate::mean::Mean;
use gieo::ai::{Limits, Search, Status};
use gieo::door::{Catalogue, Threads};
use gieo::rules::{Player, Position, Ruleset};
use std::sync::Arc;
use std::time::Instant;

/// How often each is measured, by turns.
const RUNS: u8 = 5;
/// A table of 16 MB.
const TABLE_BITS: u8 = 20;
/// Nodes between two looks at the depth.
const SLICE: u64 = 1024;
/// What is searched from the start, and how deep; the second depth is for those in a hurry.
const GOALS: [(&str, [u8; 2]); 2] = [("oware", [19, 16]), ("o-an-quan", [14, 12])];

/// Nodes that each thinks before the next one does, where several threads are played by one.
const TURN: u64 = 50;

/// What a search took.
#[derive(Default)]
struct Taken {
    seconds: Mean,
    /// Millions of them a second.
    nodes: Mean,
}

/// Prints how long one thread and how long `threads` take to a depth, each five times in turn.
pub fn compare(catalogue: &Catalogue, threads: u8, quick: bool) -> Result<(), Failure> {
    for (name, depths) in GOALS {
        let (rules, depth) = (ruleset(catalogue, name, 2)?, depths[usize::from(quick)]);
        let [alone, helped] = [1, threads].map(|threads| by_turns(&rules, depth, threads));
        let gain = alone / helped;
        say!(
            "{name}, depth {depth}: {alone:.2} million nodes; of {threads} in turn each {helped:.2}: {gain:.2} times as fast"
        );
        let mut taken = [Taken::default(), Taken::default()];
        for _ in 0..RUNS {
            taken[0].measure(&rules, depth, 1);
            taken[1].measure(&rules, depth, threads);
        }
        for (taken, threads) in taken.iter().zip([1, threads]) {
            let (seconds, nodes) = (taken.seconds.told(), taken.nodes.told());
            say!("{name}, {threads} threads: depth {depth} in {seconds} s, {nodes} million nodes/s");
        }
    }
    Ok(())
}

/// Millions of nodes that each of `threads` tries before the first of them has reached `depth`, if all are equally quick:
/// a figure that does not depend on the machine and on what else it does.
fn by_turns(rules: &Arc<Ruleset>, depth: u8, threads: u8) -> f64 {
    let start = Position::start(rules.clone(), Player::SOUTH);
    let mut search = Search::new(&start, Limits::default(), TABLE_BITS);
    let mut companions: Vec<_> = search.companions(threads).collect();
    while search.report().depth < depth && search.run(TURN) == Status::Working {
        for companion in &mut companions {
            companion.run(TURN);
        }
    }
    search.report().nodes as f64 / 1e6 / f64::from(threads)
}

impl Taken {
    fn measure(&mut self, rules: &Arc<Ruleset>, depth: u8, threads: u8) {
        let start = Position::start(rules.clone(), Player::SOUTH);
        let mut search = Search::new(&start, Limits::default(), TABLE_BITS);
        let begun = Instant::now();
        search.companions(threads).for_each(|companion| Aside.set_going(companion));
        while search.report().depth < depth && search.run(SLICE) == Status::Working {}
        let seconds = begun.elapsed().as_secs_f64();
        self.seconds.add(seconds);
        self.nodes.add(search.report().nodes as f64 / 1e6 / seconds);
    }
}
