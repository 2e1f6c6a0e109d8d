//! Who the ladder lets meet: minds, and players so simple that they never change.

use crate::Failure;
use crate::keeper::Keeper;
use gieo::ai::endgame::{USUAL_SEEDS, fits};
use gieo::ai::{Chance, EndgameTables, Mind};
use gieo::door::{Budget, Endgames, Thinker};
use gieo::rules::{Move, Player, Position, Ruleset};
use rand::RngExt;
use rand::seq::IteratorRandom;
use rand_chacha::ChaCha8Rng;
use std::sync::Arc;
use std::time::Duration;

/// How long to wait for endgame tables that are not on disk.
const PATIENCE: Duration = Duration::from_secs(30);

/// A player of the ladder.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Rival {
    /// One of ours, with as many nodes as its level has, however long they take.
    Mind(Mind),
    /// Any legal move.
    Random,
    /// Takes most at once; anything where nothing is to be taken.
    Greedy,
    /// The same, but every fourth move is any.
    Loose,
    /// Looks six plies ahead and counts what is won, nothing else.
    Material,
}

/// Plies that [`Rival::Material`] looks ahead.
const AHEAD: u8 = 6;
/// Beyond every lead.
const NEVER: i32 = 1_000_000;

impl Rival {
    /// The players that never change.
    pub const FIXED: [(Rival, &str); 3] =
        [(Rival::Random, "random"), (Rival::Greedy, "greedy"), (Rival::Loose, "greedy, a quarter random")];

    /// The player of that name that never changes.
    pub fn fixed(name: &str) -> Option<Rival> {
        match name {
            "random" => Some(Rival::Random),
            "greedy" => Some(Rival::Greedy),
            "loose" => Some(Rival::Loose),
            "material" => Some(Rival::Material),
            _ => None,
        }
    }

    /// Its move.
    pub fn choose(
        self,
        position: &Position,
        chance: Chance,
        tables: Option<&Arc<EndgameTables>>,
        rng: &mut ChaCha8Rng,
    ) -> Result<Move, Failure> {
        let mv = match self {
            Rival::Mind(mind) => think(position, mind, chance, tables),
            Rival::Random => position.legal().choose(rng),
            Rival::Greedy => greedy(position, rng),
            Rival::Loose if rng.random_range(0..4) == 0 => position.legal().choose(rng),
            Rival::Loose => greedy(position, rng),
            Rival::Material => material(position, rng),
        };
        mv.ok_or_else(|| Failure::Wrong(format!("no move was found in {}", position.to_text())))
    }
}

fn think(position: &Position, mind: Mind, chance: Chance, tables: Option<&Arc<EndgameTables>>) -> Option<Move> {
    let thinker = search(position, mind, tables);
    thinker.decide(&thinker.report(), chance)
}

/// The whole search of a mind, with as many nodes as its level has, however long they take.
pub fn search(position: &Position, mind: Mind, tables: Option<&Arc<EndgameTables>>) -> Thinker {
    let nodes = mind.level.limits().nodes.unwrap_or(1_000_000);
    // A table with room for what is searched; a larger one costs more to clear than it saves.
    let bits = (nodes.ilog2() as u8 + 1).clamp(8, 20);
    let budget = Budget { mind: Some(mind), nodes: Some(nodes), ..Budget::default() };
    let mut thinker = Thinker::with_table(position.clone(), budget, bits, tables);
    while !thinker.think(Duration::ZERO) {}
    thinker
}

/// Endgame tables, if they hold for `rules`.
pub fn tables_for(rules: &Ruleset) -> Option<Arc<EndgameTables>> {
    fits(rules).then(|| Keeper::new().tables(USUAL_SEEDS, PATIENCE)).flatten()
}

fn greedy(position: &Position, rng: &mut ChaCha8Rng) -> Option<Move> {
    position.legal().max_by_key(|mv| (lead_after(position, *mv), rng.random::<u32>()))
}

/// The mover's lead right after `mv`.
fn lead_after(position: &Position, mv: Move) -> i32 {
    after(position, mv).board().lead(position.rules(), position.board().mover)
}

fn after(position: &Position, mv: Move) -> Position {
    let mut after = position.clone();
    after.play_unchecked(mv, |_| {});
    after
}

/// It knows nothing of the game's past: to copy that at every node would make long games ever slower.
fn material(position: &Position, rng: &mut ChaCha8Rng) -> Option<Move> {
    let position = Position::from_board(position.rules().clone(), *position.board());
    let me = position.board().mover;
    let worth = |mv: &Move| (seen_by(me, &after(&position, *mv), AHEAD - 1, -NEVER, NEVER), rng.random::<u32>());
    position.legal().max_by_key(worth)
}

/// The lead of `me` as far ahead as `depth` plies, by plain alpha-beta.
fn seen_by(me: Player, position: &Position, depth: u8, mut alpha: i32, mut beta: i32) -> i32 {
    let mover = position.board().mover;
    let mut best = if mover == me { -NEVER } else { NEVER };
    for mv in position.legal().filter(|_| depth > 0) {
        if alpha >= beta {
            break;
        }
        let value = seen_by(me, &after(position, mv), depth - 1, alpha, beta);
        if mover == me {
            (best, alpha) = (best.max(value), alpha.max(value));
        } else {
            (best, beta) = (best.min(value), beta.min(value));
        }
    }
    if best.abs() == NEVER { position.board().lead(position.rules(), me) } else { best }
}
