//! How a reason is told: its word, its numbers, its weight beside others.

use super::reason::{Reason, Verdict};
use crate::rules::{PitId, Player};

/// A turn of so many moves is not followed in the head, and its moves are not counted.
const FOLLOWED: u16 = 7;

/// What stands in a sentence about a reason.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Value {
    /// A number.
    Number(i32),
    /// A player.
    Player(Player),
    /// A pit.
    Pit(PitId),
}

impl Reason {
    /// The word for it in string keys and in the engine's listing.
    pub fn word(&self) -> &'static str {
        match self {
            Reason::Only => "only",
            Reason::Ends { own, other } if own > other => "ends-win",
            Reason::Ends { own, other } if own == other => "ends-draw",
            Reason::Ends { .. } => "ends-loss",
            Reason::Exact { own, other } if own > other => "exact-win",
            Reason::Exact { own, other } if own == other => "exact-draw",
            Reason::Exact { .. } => "exact-loss",
            Reason::Decided(Verdict::Win) => "decided-win",
            Reason::Decided(Verdict::Draw) => "decided-draw",
            Reason::Decided(Verdict::Loss) => "decided-loss",
            Reason::TakesQuan { .. } => "takes-quan",
            Reason::TakesBoth { .. } => "takes-both",
            Reason::Gives { .. } => "gives",
            Reason::Trades { .. } => "trades",
            Reason::Endless => "endless",
            Reason::Takes { laps: 2.., .. } => "takes-laps",
            Reason::Takes { pits: 2.., .. } => "takes-chain",
            Reason::Takes { .. } => "takes",
            Reason::OwnFours { .. } => "own-fours",
            Reason::LastSeeds { .. } => "last-seeds",
            Reason::Again => "again",
            Reason::Turn { moves: FOLLOWED.., .. } => "turn-long",
            Reason::Turn { .. } => "turn",
            Reason::Feeds { .. } => "feeds",
            Reason::Saves { pit: Some(_), after: 0, .. } => "saves-pit",
            Reason::Saves { pit: Some(_), .. } => "saves-pit-some",
            Reason::Saves { after: 0, .. } => "saves",
            Reason::Saves { .. } => "saves-some",
            Reason::SavesQuan { other: true, .. } => "saves-other-quan",
            Reason::SavesQuan { .. } => "saves-quan",
            Reason::Threatens { pits: 2.., .. } => "threatens-chain",
            Reason::Threatens { .. } => "threatens",
            Reason::ThreatensQuan => "threatens-quan",
            Reason::Race { .. } => "race",
            Reason::Majority { .. } => "majority",
            Reason::Kroo { .. } => "kroo",
            Reason::KrooGrows { .. } => "kroo-grows",
            Reason::HomeMoves { .. } => "home-moves",
            Reason::KeepsRow { .. } => "keeps-row",
            Reason::MakesRefill { .. } => "makes-refill",
            Reason::Calm => "calm",
            Reason::Calmer => "calmer",
            Reason::AllCalm => "all-calm",
            Reason::StaysHome => "stays-home",
            Reason::Limits { .. } => "limits",
            Reason::OnlyCalm => "only-calm",
            Reason::Least { .. } => "least",
            Reason::Plan { .. } => "plan",
            Reason::PlanOpen { .. } => "plan-open",
            Reason::TurnSaves { after: 0, .. } => "turn-saves-all",
            Reason::TurnSaves { .. } => "turn-saves",
            Reason::TurnLeast { .. } => "turn-least",
            Reason::TurnCosts { most: true, .. } => "turn-costs",
            Reason::TurnCosts { .. } => "turn-costs-more",
            Reason::Won => "won",
            Reason::Lost { .. } => "lost",
            Reason::Unavoidable { .. } => "unavoidable",
            Reason::Costs { .. } => "costs",
            Reason::Choices { .. } => "choices",
        }
    }

    /// What its sentence needs, by the names of the strings.
    pub fn values(&self) -> Vec<(&'static str, Value)> {
        use Value::{Number, Pit, Player};
        let count = |n: u16| Number(n.into());
        match *self {
            Reason::Only
            | Reason::Decided(_)
            | Reason::Again
            | Reason::ThreatensQuan
            | Reason::Endless
            | Reason::Calm
            | Reason::Calmer
            | Reason::AllCalm
            | Reason::StaysHome
            | Reason::Won
            | Reason::OnlyCalm => vec![],
            Reason::Ends { own, other } | Reason::Exact { own, other } => {
                vec![("n", Number(own)), ("points", Number(other))]
            }
            Reason::TakesQuan { stones } => vec![("n", count(stones))],
            Reason::TakesBoth { stones, seeds } => vec![("n", count(seeds)), ("count", count(stones))],
            Reason::Gives { who, seeds } => vec![("who", Player(who)), ("n", count(seeds))],
            Reason::Trades { seeds, who, given } => {
                vec![("who", Player(who)), ("n", count(seeds)), ("left", count(given))]
            }
            Reason::Turn { seeds, moves } => vec![("n", Number(seeds)), ("count", count(moves))],
            Reason::Limits { who, moves } => vec![("who", Player(who)), ("n", count(moves))],
            Reason::PlanOpen { points } => vec![("n", Number(points))],
            Reason::TurnSaves { by, before, after } => {
                vec![("who", Player(by)), ("n", Number(before)), ("left", Number(after))]
            }
            Reason::TurnLeast { by, seeds, others } => {
                vec![("who", Player(by)), ("n", Number(seeds)), ("left", Number(others))]
            }
            Reason::TurnCosts { by, seeds, .. } => vec![("who", Player(by)), ("n", Number(seeds))],
            Reason::Lost { most } => vec![("n", Number(most))],
            Reason::Takes { seeds, pits, laps } => {
                vec![("n", count(seeds)), ("count", count(pits)), ("laps", count(laps))]
            }
            Reason::OwnFours { pits } | Reason::Choices { pits } => vec![("n", count(pits))],
            Reason::LastSeeds { seeds } => vec![("n", count(seeds))],
            Reason::Feeds { who, seeds } => vec![("who", Player(who)), ("n", count(seeds))],
            Reason::Saves { by, pit, before, after } => {
                let pit = pit.map(|pit| ("pit", Pit(pit)));
                [("who", Player(by)), ("n", Number(before)), ("left", Number(after))].into_iter().chain(pit).collect()
            }
            Reason::SavesQuan { by, .. } => vec![("who", Player(by))],
            Reason::Threatens { points, pits } => vec![("n", Number(points)), ("count", count(pits))],
            Reason::Race { have, need } => vec![("n", Number(have)), ("left", Number(need))],
            Reason::Majority { have } => vec![("n", Number(have))],
            Reason::Kroo { pit, seeds } => vec![("pit", Pit(pit)), ("n", count(seeds))],
            Reason::KrooGrows { pit, seeds, need } => {
                vec![("pit", Pit(pit)), ("n", count(seeds)), ("left", count(need))]
            }
            Reason::HomeMoves { moves } => vec![("n", count(moves))],
            Reason::KeepsRow { dan } => vec![("n", count(dan))],
            Reason::MakesRefill { who, dan } => vec![("who", Player(who)), ("n", count(dan))],
            Reason::Costs { by, points } | Reason::Unavoidable { by, points } => {
                vec![("who", Player(by)), ("n", Number(points))]
            }
            Reason::Least { by, points, others } => {
                vec![("who", Player(by)), ("n", Number(points)), ("left", Number(others))]
            }
            Reason::Plan { who, pit, points } => {
                vec![("who", Player(who)), ("pit", Pit(pit)), ("n", Number(points))]
            }
        }
    }

    /// Whether its sentence speaks of seeds or pits, which Ô ăn quan calls dân and squares.
    pub fn counts_pieces(&self) -> bool {
        match self {
            Reason::Takes { .. }
            | Reason::Saves { .. }
            | Reason::Threatens { .. }
            | Reason::Unavoidable { .. }
            | Reason::Costs { .. }
            | Reason::Least { .. }
            | Reason::PlanOpen { .. }
            | Reason::StaysHome
            | Reason::Choices { .. } => true,
            Reason::Only
            | Reason::Ends { .. }
            | Reason::Exact { .. }
            | Reason::Decided(_)
            | Reason::TakesQuan { .. }
            | Reason::OwnFours { .. }
            | Reason::LastSeeds { .. }
            | Reason::Again
            | Reason::Feeds { .. }
            | Reason::SavesQuan { .. }
            | Reason::ThreatensQuan
            | Reason::Race { .. }
            | Reason::Majority { .. }
            | Reason::Kroo { .. }
            | Reason::KrooGrows { .. }
            | Reason::HomeMoves { .. }
            | Reason::KeepsRow { .. }
            | Reason::MakesRefill { .. }
            | Reason::TakesBoth { .. }
            | Reason::Gives { .. }
            | Reason::Trades { .. }
            | Reason::Endless
            | Reason::Turn { .. }
            | Reason::Calm
            | Reason::Calmer
            | Reason::AllCalm
            | Reason::Limits { .. }
            | Reason::OnlyCalm
            | Reason::Plan { .. }
            | Reason::TurnSaves { .. }
            | Reason::TurnLeast { .. }
            | Reason::TurnCosts { .. }
            | Reason::Won
            | Reason::Lost { .. } => false,
        }
    }

    /// Whether it says what is known for certain of the whole game.
    pub fn is_certain(&self) -> bool {
        matches!(self, Reason::Ends { .. } | Reason::Exact { .. } | Reason::Decided(_))
    }
}
