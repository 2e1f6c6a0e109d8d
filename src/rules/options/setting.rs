//! What an option changes.

use crate::rules::{
    Capture, Endless, LastEight, Opener, OwnSeed, Placing, QuanEnd, Relay, Repetition, Rounds, Ruleset, Starving,
    Winner,
};

impl Ruleset {
    pub(super) fn set_oware(&mut self, name: &str, value: &str) {
        match (name, value) {
            ("starve", "no_capture") => self.starving = Starving::NoCapture,
            ("starve", "legal") => self.starving = Starving::Allowed,
            ("starve", _) => self.starving = Starving::Forbidden,
            ("cycle", "own") => self.repetition = Repetition::OwnRows,
            ("cycle", "third") => self.repetition = Repetition::OwnRowsThird,
            ("cycle", _) => self.repetition = Repetition::Shared,
            _ => self.board.seeds = number(value),
        }
    }

    pub(super) fn set_ba_awa(&mut self, name: &str, value: &str) {
        let ring = self.ring_len() as u8;
        let Capture::Fours { passing, last, last_eight } = &mut self.capture else { return };
        match (name, value) {
            ("players", _) => {
                self.board.players = number(value) as u8;
                self.board.pits = ring / self.board.players;
            }
            ("last8", _) => *last_eight = LastEight::of(value),
            ("no_move", "end") => self.starving = Starving::Ends,
            ("no_move", "must_feed") => self.starving = Starving::MustFeed,
            ("no_move", _) => self.starving = Starving::Passes,
            ("cycle", "third") => self.repetition = Repetition::OwnRowsThird,
            ("cycle", _) => self.repetition = Repetition::OwnRows,
            ("final_four", _) => *last = Winner::of(value),
            ("passing_four", _) => *passing = Winner::of(value),
            ("endless", "forbid") => self.relay = Relay::FromLanding { endless: Endless::Forbidden },
            ("endless", _) => self.relay = Relay::FromLanding { endless: Endless::Stops },
            _ => self.set_rounds(name, value),
        }
    }

    fn set_rounds(&mut self, name: &str, value: &str) {
        match (&mut self.rounds, name) {
            (Some(Rounds::PitsPerFour { opener, .. } | Rounds::BurntPits { opener, .. }), "opener") => {
                let word = |opener: &Opener| opener.word() == value;
                *opener = Opener::ALL.into_iter().find(word).unwrap_or(Opener::Alternates);
            }
            (Some(Rounds::PitsPerFour { goal, .. } | Rounds::SoldSquares { goal, .. }), "goal") => {
                *goal = number(value) as u8;
            }
            (Some(Rounds::PitsPerFour { placing, .. }), "placing") => *placing = Placing::of(value),
            (Some(Rounds::BurntPits { least, .. }), "least") => *least = number(value) as u8,
            _ => {}
        }
    }

    pub(super) fn set_quan(&mut self, name: &str, value: &str) {
        let Capture::BehindEmpty { young, over_quan } = &mut self.capture else { return };
        let Some(quan) = &mut self.board.quan else { return };
        match name {
            "players" => self.board.players = number(value) as u8,
            "dan" => self.board.seeds = number(value),
            "quan_value" => quan.value = number(value),
            "quan_extra" => quan.extra = number(value),
            "quan_as_dan" => quan.stones = value == "false",
            "end" if value == "stones" => quan.ends = QuanEnd::StonesTaken,
            "end" => quan.ends = QuanEnd::SquaresEmpty,
            "young" => *young = number(value),
            "empty_quan_passes" => *over_quan = value == "true",
            "from_quan" => self.relay = Relay::FromNext { from_quan: value == "true" },
            _ => self.set_rounds(name, value),
        }
    }

    pub(super) fn set_opposite(&mut self, name: &str, value: &str) {
        let Capture::Opposite { own_seed, over_empty } = &mut self.capture else { return };
        match (name, value) {
            ("relay", "true") => self.relay = Relay::FromLanding { endless: Endless::Stops },
            ("relay", _) => self.relay = Relay::None,
            ("extra_turn", _) => self.sowing.again = value == "true",
            ("take_own", "true") => *own_seed = OwnSeed::Follows,
            ("take_own", _) => *own_seed = OwnSeed::Stays,
            ("no_move", "end") => self.starving = Starving::Ends,
            ("no_move", _) => self.starving = Starving::Passes,
            ("empty_capture", _) => *over_empty = value == "true",
            ("end", "mover") => self.starving = Starving::EndsOwnRow,
            ("end", _) => self.starving = Starving::EndsAnyRow,
            ("pits", _) => self.board.pits = number(value) as u8,
            ("rounds", "burnt") => self.rounds = self.rounds_of_match(),
            ("rounds", _) => self.rounds = None,
            // What only a match asks for asks for a match.
            ("least" | "opener", _) => {
                self.rounds = self.rounds_of_match();
                self.set_rounds(name, value);
            }
            _ => self.board.seeds = number(value),
        }
    }
}

/// A value that its list knows to be a number.
fn number(value: &str) -> u16 {
    value.parse().unwrap_or(0)
}
