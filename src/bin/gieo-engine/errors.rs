//! `ladder --errors`: how often each level errs, by how much there was to count.

use crate::Failure;
use crate::args::Ladder;
use crate::ladder::MOST_PLIES;
use crate::openings::random_opening;
use crate::rivals::{search, tables_for};
use gieo::ai::{Chance, EndgameTables, Level};
use gieo::rules::{Event, Move, Player, Position, Ruleset};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use std::sync::Arc;

/// Up to how many drops the best move of each group has; the last group has no end.
const GROUPS: [u16; 4] = [4, 8, 12, u16::MAX];
const HEADS: [&str; 4] = ["to 4", "5 to 8", "9 to 12", "13 on"];

/// Decisions of a group.
#[derive(Clone, Copy, Default)]
struct Group {
    all: u32,
    /// Those that cost a seed or more, as far as the level's own search sees.
    wrong: u32,
}

/// The decisions of a level, by the drops of the best move.
#[derive(Default)]
struct Decisions {
    all: [Group; GROUPS.len()],
    /// Those whose best move takes something: there the count decides.
    taking: [Group; GROUPS.len()],
}

/// Lets each of the levels play itself and prints the share of its moves that cost a seed or more.
pub fn count(rules: &Arc<Ruleset>, levels: impl Iterator<Item = Level>, args: &Ladder) -> Result<(), Failure> {
    say!(
        "{}: moves that cost a seed or more, by the drops of the best one; {} games, seed {}",
        args.ruleset,
        args.games,
        args.seed
    );
    say!("level  best move {}", HEADS.map(|head| format!("{head:>18}")).join(""));
    let tables = tables_for(rules);
    for level in levels {
        let mut decisions = Decisions::default();
        let mut rng = ChaCha8Rng::seed_from_u64(args.seed);
        for _ in 0..args.games {
            play(rules, level, tables.as_ref(), &mut rng, &mut decisions)?;
        }
        for (name, groups) in [("any", decisions.all), ("takes", decisions.taking)] {
            say!("{level:>5}  {name:<9} {}", groups.map(|group| format!("{:>18}", group.told())).join(""));
        }
    }
    Ok(())
}

fn play(
    rules: &Arc<Ruleset>,
    level: Level,
    tables: Option<&Arc<EndgameTables>>,
    rng: &mut ChaCha8Rng,
    decisions: &mut Decisions,
) -> Result<(), Failure> {
    let mut position = Position::start(rules.clone(), Player::SOUTH);
    let (opening, seed) = (random_opening(rules, rng), rng.random());
    opening.iter().for_each(|mv| position.play_unchecked(*mv, |_| {}));
    for ply in opening.len()..MOST_PLIES {
        if position.board().over.is_some() {
            break;
        }
        let thinker = search(&position, level.into(), tables);
        let report = thinker.report();
        let mv = thinker.decide(&report, Chance::new(seed, ply));
        let (Some(best), Some(mv)) = (report.all.first(), mv) else {
            return Err(Failure::Wrong(format!("no move was found in {}", position.to_text())));
        };
        let cost = report.all.iter().find(|scored| scored.mv == mv).map_or(0, |scored| best.score - scored.score);
        decisions.count(&position, best.mv, cost > 0);
        position.play_unchecked(mv, |_| {});
    }
    Ok(())
}

impl Decisions {
    fn count(&mut self, position: &Position, best: Move, wrong: bool) {
        let (drops, takes) = effect(position, best);
        let Some(group) = GROUPS.iter().position(|most| drops <= *most) else { return };
        self.all[group].count(wrong);
        if takes {
            self.taking[group].count(wrong);
        }
    }
}

/// How many seeds `mv` drops one by one, and whether its player's lead grows.
fn effect(position: &Position, mv: Move) -> (u16, bool) {
    let (mut after, mut drops) = (position.clone(), 0);
    after.play_unchecked(mv, |event| drops += u16::from(matches!(event, Event::Sow { .. })));
    let (rules, me) = (position.rules(), position.board().mover);
    (drops, after.board().lead(rules, me) > position.board().lead(rules, me))
}

impl Group {
    fn count(&mut self, wrong: bool) {
        self.all += 1;
        self.wrong += u32::from(wrong);
    }

    fn told(self) -> String {
        format!("{:.3} of {}", f64::from(self.wrong) / f64::from(self.all.max(1)), self.all)
    }
}
