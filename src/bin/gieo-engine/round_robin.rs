//! `round-robin`: the ways to search a game of more than two players, pair by pair on all seats.

use crate::Failure;
use crate::args::RoundRobin;
use crate::mean::Mean;
use gieo::ai::{Limits, Search, Status, Way};
use gieo::door::Catalogue;
use gieo::rules::{Move, Player, Position, Ruleset};
use rand::seq::IteratorRandom;
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use std::sync::Arc;
use std::time::{Duration, Instant};

/// After so many plies a game is counted as it stands.
const MOST_PLIES: usize = 160;
/// Positions already searched that are remembered, as a power of two.
const TABLE_BITS: u8 = 16;
/// Moves tried between two looks at the clock.
const SLICE: u64 = 64;

/// What a move may cost.
#[derive(Clone, Copy)]
enum Budget {
    Time(Duration),
    Nodes(u64),
}

/// How the first of two ways fares: the mean over openings, each played on all seats, so that neither has the better ones.
#[derive(Default)]
struct Meeting {
    /// Its share of won games.
    wins: Mean,
    /// Its share of the points.
    points: Mean,
    /// By how much its mean place is better.
    places: Mean,
    games: u32,
    unfinished: u32,
}

/// Plays all pairs and prints what they came to.
pub fn round_robin(catalogue: &Catalogue, args: &RoundRobin) -> Result<(), Failure> {
    let rules = rules(catalogue, args)?;
    let ways = ways(args)?;
    let budget = args.nodes.map_or(Budget::Time(Duration::from_millis(args.ms)), Budget::Nodes);
    let cost = args.nodes.map_or(format!("{} ms", args.ms), |nodes| format!("{nodes} nodes"));
    say!("{} for {}, {cost} a move, seed {}", args.ruleset, rules.board.players, args.seed);
    say!("shares of A with 95 % intervals; by how much A's mean place is better");
    say!("{:<12} {:<12} {:>6} {:>16} {:>16} {:>16} {:>5}", "A", "B", "games", "wins", "points", "places", "open");
    for (i, a) in ways.iter().enumerate() {
        for b in &ways[i + 1..] {
            meet(&rules, [*a, *b], budget, args).print([*a, *b]);
        }
    }
    Ok(())
}

fn rules(catalogue: &Catalogue, args: &RoundRobin) -> Result<Arc<Ruleset>, Failure> {
    let wrong = |what: String| Failure::Arguments(format!("{}: {what}", args.ruleset));
    let mut rules = Ruleset::clone(&*catalogue.find(&args.ruleset).map_err(|e| wrong(e.to_string()))?);
    let players = args.players.unwrap_or(rules.board.players.max(3));
    if players != rules.board.players {
        rules.set_option("players", &players.to_string()).map_err(|e| wrong(e.to_string()))?;
    }
    Ok(Arc::new(rules))
}

fn ways(args: &RoundRobin) -> Result<Vec<Way>, Failure> {
    let named = |name: &String| {
        let way = Way::ALL.into_iter().find(|way| way.word() == name);
        let words = Way::ALL.map(Way::word).join(", ");
        way.ok_or_else(|| Failure::Arguments(format!("unknown way {name:?}; there are {words}")))
    };
    if args.ways.is_empty() { Ok(Way::ALL.to_vec()) } else { args.ways.iter().map(named).collect() }
}

fn meet(rules: &Arc<Ruleset>, ways: [Way; 2], budget: Budget, args: &RoundRobin) -> Meeting {
    let mut rng = ChaCha8Rng::seed_from_u64(args.seed);
    let mut meeting = Meeting::default();
    while meeting.games < args.games {
        meeting.play_on_all_seats(&opening(rules, &mut rng), ways, budget);
    }
    meeting
}

/// Up to a round of random moves, from any seat.
fn opening(rules: &Arc<Ruleset>, rng: &mut ChaCha8Rng) -> Position {
    let players = rules.board.players;
    let mut position = Position::start(rules.clone(), Player(rng.random_range(0..players)));
    for _ in 0..rng.random_range(1..=players) {
        let Some(mv) = position.legal().choose(rng) else { break };
        position.play_unchecked(mv, |_| {});
    }
    position
}

impl Meeting {
    /// Plays from `opening` with A on every set of seats but none and all.
    fn play_on_all_seats(&mut self, opening: &Position, ways: [Way; 2], budget: Budget) {
        let players = u32::from(opening.rules().board.players);
        let (mut wins, mut points, mut places) = (0.0, 0.0, 0.0);
        let all = (1_u32 << players) - 1;
        for seats in 1..all {
            let end = play(opening, |player| ways[usize::from(seats >> player.0 & 1 == 0)], budget);
            self.unfinished += u32::from(end.board().over.is_none());
            self.games += 1;
            let a = |player: Player| seats >> player.0 & 1 == 1;
            wins += share_of_win(&end, a);
            points += share_of_points(&end, a);
            places += better_place(&end, a);
        }
        let games = f64::from(all - 1);
        self.wins.add(wins / games);
        self.points.add(points / games);
        self.places.add(places / games);
    }

    fn print(&self, ways: [Way; 2]) {
        let [a, b] = ways.map(Way::word);
        let (wins, points, places) = (self.wins.told(), self.points.told(), self.places.told());
        say!("{a:<12} {b:<12} {:>6} {wins:>16} {points:>16} {places:>16} {:>5}", self.games, self.unfinished);
    }
}

fn play(opening: &Position, way: impl Fn(Player) -> Way, budget: Budget) -> Position {
    let mut position = opening.clone();
    for _ in 0..MOST_PLIES {
        let Some(mv) = think(&position, way(position.board().mover), budget) else { break };
        position.play_unchecked(mv, |_| {});
    }
    position
}

fn think(position: &Position, way: Way, budget: Budget) -> Option<Move> {
    let mut legal = position.legal();
    let only = legal.next();
    if legal.next().is_none() {
        return only;
    }
    let begun = Instant::now();
    let (nodes, time) = match budget {
        Budget::Time(time) => (None, time),
        Budget::Nodes(nodes) => (Some(nodes), Duration::MAX),
    };
    let mut search = Search::in_way(position, Limits { depth: None, nodes }, TABLE_BITS, way);
    while search.run(SLICE) == Status::Working && begun.elapsed() < time {}
    search.report().all.first().map(|scored| scored.mv)
}

/// The part of a won game that goes to the seats of A; several winners share it.
fn share_of_win(end: &Position, a: impl Fn(Player) -> bool) -> f64 {
    let winners: Vec<Player> =
        end.ranking().iter().filter(|(place, ..)| *place == 1).map(|(_, player, _)| *player).collect();
    winners.iter().filter(|player| a(**player)).count() as f64 / winners.len().max(1) as f64
}

fn share_of_points(end: &Position, a: impl Fn(Player) -> bool) -> f64 {
    let score = |player| f64::from(end.board().score(end.rules(), player));
    let all: f64 = end.rules().players().map(score).sum();
    end.rules().players().filter(|player| a(*player)).map(score).sum::<f64>() / all
}

/// The mean place of the other seats less that of A's.
fn better_place(end: &Position, a: impl Fn(Player) -> bool) -> f64 {
    let mean = |side: bool| {
        let places: Vec<f64> =
            end.ranking().iter().filter(|(_, player, _)| a(*player) == side).map(|(place, ..)| *place as f64).collect();
        places.iter().sum::<f64>() / places.len().max(1) as f64
    };
    mean(false) - mean(true)
}
