//! The reasons for a move: a closed list of facts with their numbers.

use crate::rules::{PitId, Player};

/// A fact that speaks for a move. Every number is what the rules give when the move is played out, never an estimate.
///
/// "You" is the player to move, whose pits, seeds and turns are meant where nobody else is named.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reason {
    /// It is the only legal move.
    Only,
    /// It ends the game now, with these points for you and for the best other.
    Ends {
        /// Your points.
        own: i32,
        /// Those of the best other.
        other: i32,
    },
    /// What the game comes to if both play right: no estimate. Two players only.
    Exact {
        /// Your points.
        own: i32,
        /// The other's.
        other: i32,
    },
    /// Who wins if both play right, where only that is known for certain. Two players only.
    Decided(Verdict),
    /// It takes quan stones (Ô ăn quan).
    TakesQuan {
        /// How many.
        stones: u16,
    },
    /// It takes seeds; in Ô ăn quan the dân.
    Takes {
        /// How many.
        seeds: u16,
        /// From how many pits.
        pits: u16,
        /// How often the hand is filled.
        laps: u16,
    },
    /// It takes quan stones and dân (Ô ăn quan).
    TakesBoth {
        /// How many stones.
        stones: u16,
        /// How many dân.
        seeds: u16,
    },
    /// It takes nothing, but on its way completes fours that go to another player, who owns their pits (Ba-awa).
    Gives {
        /// To whom; of several whoever gets most.
        who: Player,
        /// How many seeds.
        seeds: u16,
    },
    /// It takes seeds, and on its way completes fours that go to another player (Ba-awa).
    Trades {
        /// How many it takes.
        seeds: u16,
        /// Who gets some too; of several whoever gets most.
        who: Player,
        /// How many they get.
        given: u16,
    },
    /// Its relay would never end: it stops where the same board comes back.
    Endless,
    /// It completes fours in own pits, which are part of what it takes (Ba-awa).
    OwnFours {
        /// In how many pits.
        pits: u16,
    },
    /// The last seeds of the game fall to you (Ba-awa).
    LastSeeds {
        /// How many.
        seeds: u16,
    },
    /// The last seed falls into the own store: you move again (Kalah, Congklak).
    Again,
    /// It moves again, and the whole turn can bring more: so many seeds in so many moves (Kalah, Congklak).
    Turn {
        /// By how many seeds the own store can grow in this turn.
        seeds: i32,
        /// In how many moves, this one included.
        moves: u16,
    },
    /// The next player has no seeds, and it brings some.
    Feeds {
        /// Who is fed.
        who: Player,
        /// How many seeds lie there afterwards.
        seeds: u16,
    },
    /// Another player could take something now, and less after it.
    Saves {
        /// Who.
        by: Player,
        /// Your pit from which most would be taken; `None` where nothing would be taken from a pit of yours.
        pit: Option<PitId>,
        /// Points that could be taken now.
        before: i32,
        /// The most that anybody could take after it.
        after: i32,
    },
    /// Another player could take a quan stone now, and nobody can after it.
    SavesQuan {
        /// Who.
        by: Player,
        /// Whether the move takes another stone itself.
        other: bool,
    },
    /// If nobody meddles, your next move takes more than any could now.
    Threatens {
        /// Points.
        points: i32,
        /// From how many pits.
        pits: u16,
    },
    /// If nobody meddles, your next move takes a quan stone.
    ThreatensQuan,
    /// It brings you close to more than half of all points.
    Race {
        /// Your points after it.
        have: i32,
        /// What is still missing then.
        need: i32,
    },
    /// It brings you more than half of all points, though the game goes on.
    Majority {
        /// Your points after it.
        have: i32,
    },
    /// A pit of yours grows to twelve seeds or more: a kroo, whose sowing goes all the way round (Oware).
    Kroo {
        /// Which.
        pit: PitId,
        /// What lies in it afterwards.
        seeds: u16,
    },
    /// A pit of yours grows towards twelve seeds (Oware).
    KrooGrows {
        /// Which.
        pit: PitId,
        /// What lies in it afterwards.
        seeds: u16,
        /// What is missing.
        need: u16,
    },
    /// So many of your next moves would keep all seeds at home, more than the other has of that kind.
    HomeMoves {
        /// How many.
        moves: u16,
    },
    /// Another move would leave your row empty, which costs won dân; this one does not (Ô ăn quan).
    KeepsRow {
        /// What filling the row costs.
        dan: u16,
    },
    /// It leaves another's row empty, who has to fill it (Ô ăn quan).
    MakesRefill {
        /// Who.
        who: Player,
        /// How many dân they have to lay out.
        dan: u16,
    },
    /// Nobody can take anything after it.
    Calm,
    /// Nobody can take anything after it, but after some other moves.
    Calmer,
    /// Nobody can take anything after any move.
    AllCalm,
    /// No seed leaves the own row, as it does with another move.
    StaysHome,
    /// The next player has hardly a choice after it.
    Limits {
        /// Who.
        who: Player,
        /// In how many ways they can go on.
        moves: u16,
    },
    /// Nobody can take anything after it, but after every other move.
    OnlyCalm,
    /// After it another player can take less than after any other move.
    Least {
        /// Who.
        by: Player,
        /// Points that can be taken after it at most.
        points: i32,
        /// Those after the best of the other moves.
        others: i32,
    },
    /// After it another player can take this at most, and after every other move as much or more.
    Unavoidable {
        /// Who.
        by: Player,
        /// Points.
        points: i32,
    },
    /// After the answer that the search expects, your next move takes something; where the way of a sowing is not open.
    Plan {
        /// Who answers.
        who: Player,
        /// With which pit.
        pit: PitId,
        /// Points that you take then.
        points: i32,
    },
    /// The same where the answer has no short name: the way of a sowing is open, or several answer.
    PlanOpen {
        /// Points that you take then.
        points: i32,
    },
    /// Another player could gain something in one turn now, and less after it (Kalah, Congklak).
    TurnSaves {
        /// Who.
        by: Player,
        /// The seeds by which their store could grow now, at least.
        before: i32,
        /// The most by which anybody's could after it.
        after: i32,
    },
    /// After it another player can gain less in one turn than after any other move (Kalah, Congklak).
    TurnLeast {
        /// Who.
        by: Player,
        /// The seeds by which their store can grow after it at most.
        seeds: i32,
        /// Those after the best of the other moves, at least.
        others: i32,
    },
    /// What another player can gain in one turn after it (Kalah, Congklak).
    TurnCosts {
        /// Who.
        by: Player,
        /// The seeds by which their store can grow.
        seeds: i32,
        /// Whether that is the most; else it may be more.
        most: bool,
    },
    /// The game is won already: nobody can catch up any more.
    Won,
    /// The game cannot be won any more, whatever happens.
    Lost {
        /// The most that you can still come to.
        most: i32,
    },
    /// The most that another player can take after it.
    Costs {
        /// Who.
        by: Player,
        /// Points.
        points: i32,
    },
    /// So many of your pits hold seeds afterwards.
    Choices {
        /// How many.
        pits: u16,
    },
}

/// How a game ends for a player.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// With most points.
    Win,
    /// Level.
    Draw,
    /// With fewer.
    Loss,
}

impl Verdict {
    /// What a final margin means.
    pub fn of(margin: i32) -> Verdict {
        match margin.signum() {
            1 => Verdict::Win,
            0 => Verdict::Draw,
            _ => Verdict::Loss,
        }
    }
}
