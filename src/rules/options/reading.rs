//! Which value an option has.

use crate::rules::{
    Capture, Endless, Family, LastEight, Opener, OwnSeed, Placing, QuanEnd, QuanSpec, Relay, Repetition, Rounds,
    Ruleset, Starving, Winner,
};

impl Ruleset {
    /// The value that the option has in this ruleset, which may be one that no list names; `None` for an unknown
    /// name.
    pub fn option(&self, name: &str) -> Option<String> {
        self.options().iter().find(|spec| spec.name == name)?;
        let word = match name {
            "starve" | "no_move" => self.starving.word(),
            "cycle" => self.repetition.word(self.family()),
            "end" => self.end_word(),
            "relay" => flag(self.relay != Relay::None),
            "from_quan" => flag(self.relay == Relay::FromNext { from_quan: true }),
            "endless" => match self.relay {
                Relay::FromLanding { endless: Endless::Forbidden } => "forbid",
                Relay::FromLanding { endless: Endless::Stops } | Relay::None | Relay::FromNext { .. } => "stop",
            },
            "extra_turn" => flag(self.sowing.again),
            "quan_as_dan" => flag(self.board.quan.is_some_and(|quan| !quan.stones)),
            "rounds" => self.rounds.map_or("single", |_| "burnt"),
            "opener" => match self.rounds_of_match() {
                Some(Rounds::PitsPerFour { opener, .. } | Rounds::BurntPits { opener, .. }) => opener.word(),
                Some(Rounds::SoldSquares { .. }) | None => Opener::Alternates.word(),
            },
            "placing" => match self.rounds {
                Some(Rounds::PitsPerFour { placing, .. }) => placing.word(),
                Some(Rounds::SoldSquares { .. } | Rounds::BurntPits { .. }) | None => Placing::Run.word(),
            },
            _ => {
                return self.number(name).map(|n| n.to_string()).or_else(|| self.capture.word(name).map(str::to_owned));
            }
        };
        Some(word.to_owned())
    }

    fn number(&self, name: &str) -> Option<u16> {
        let quan = |get: fn(QuanSpec) -> u16| self.board.quan.map(get);
        match name {
            "seeds" | "dan" => Some(self.board.seeds),
            "pits" => Some(self.board.pits.into()),
            "players" => Some(self.board.players.into()),
            "quan_value" => quan(|quan| quan.value),
            "quan_extra" => quan(|quan| quan.extra),
            "goal" | "least" => self.rounds_of_match().map(Rounds::limit),
            "young" => match self.capture {
                Capture::BehindEmpty { young, .. } => Some(young),
                Capture::TwosAndThrees | Capture::Fours { .. } | Capture::Opposite { .. } => None,
            },
            _ => None,
        }
    }

    fn end_word(&self) -> &'static str {
        match (self.board.quan.map(|quan| quan.ends), self.starving) {
            (Some(QuanEnd::StonesTaken), _) => "stones",
            (Some(QuanEnd::SquaresEmpty), _) => "squares",
            (None, Starving::EndsOwnRow) => "mover",
            (None, _) => "either",
        }
    }
}

fn flag(on: bool) -> &'static str {
    if on { "true" } else { "false" }
}

impl Starving {
    fn word(self) -> &'static str {
        match self {
            Starving::Forbidden => "seed",
            Starving::NoCapture => "no_capture",
            Starving::Allowed => "legal",
            Starving::Passes => "pass",
            Starving::MustFeed => "must_feed",
            Starving::Ends | Starving::EndsAnyRow | Starving::EndsOwnRow | Starving::Refilled => "end",
        }
    }
}

impl Repetition {
    fn word(self, family: Family) -> &'static str {
        match self {
            Repetition::OwnRows if family == Family::BaAwa => "first",
            Repetition::Shared => "shared",
            Repetition::OwnRows => "own",
            Repetition::OwnRowsThird => "third",
            Repetition::Never => "never",
        }
    }
}

impl Opener {
    pub(super) const ALL: [Opener; 3] = [Opener::Alternates, Opener::Loser, Opener::Winner];

    pub(super) fn word(self) -> &'static str {
        match self {
            Opener::Alternates => "alternates",
            Opener::Loser => "loser",
            Opener::Winner => "winner",
        }
    }
}

impl Placing {
    pub(super) fn of(word: &str) -> Placing {
        if word == "picked" { Placing::Picked } else { Placing::Run }
    }

    fn word(self) -> &'static str {
        match self {
            Placing::Run => "run",
            Placing::Picked => "picked",
        }
    }
}

impl LastEight {
    const ALL: [LastEight; 4] =
        [LastEight::AtOnce, LastEight::AfterMove, LastEight::FourToMover, LastEight::FourToTaker];

    pub(super) fn of(word: &str) -> LastEight {
        LastEight::ALL.into_iter().find(|last| last.word() == word).unwrap_or(LastEight::AtOnce)
    }

    fn word(self) -> &'static str {
        match self {
            LastEight::AtOnce => "at_once",
            LastEight::AfterMove => "after",
            LastEight::FourToMover => "last4_mover",
            LastEight::FourToTaker => "last4_taker",
        }
    }
}

impl Winner {
    pub(super) fn of(word: &str) -> Winner {
        if word == "owner" { Winner::Owner } else { Winner::Mover }
    }

    fn word(self) -> &'static str {
        match self {
            Winner::Mover => "mover",
            Winner::Owner => "owner",
        }
    }
}

impl Rounds {
    /// The number that decides the match.
    fn limit(self) -> u16 {
        match self {
            Rounds::PitsPerFour { goal: limit, .. }
            | Rounds::SoldSquares { goal: limit, .. }
            | Rounds::BurntPits { least: limit, .. } => limit.into(),
        }
    }
}

impl Capture {
    fn word(self, name: &str) -> Option<&'static str> {
        Some(match (self, name) {
            (Capture::Fours { last, .. }, "final_four") => last.word(),
            (Capture::Fours { passing, .. }, "passing_four") => passing.word(),
            (Capture::Fours { last_eight, .. }, "last8") => last_eight.word(),
            (Capture::BehindEmpty { over_quan, .. }, "empty_quan_passes") => flag(over_quan),
            (Capture::Opposite { own_seed, .. }, "take_own") => flag(own_seed != OwnSeed::Stays),
            (Capture::Opposite { over_empty, .. }, "empty_capture") => flag(over_empty),
            _ => return None,
        })
    }
}
