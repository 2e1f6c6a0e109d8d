//! What there is to say about one move: whose it is, what it takes, why, and what follows.

use super::ended;
use crate::app::Seat;
use crate::rules::{
    Board, Capture, EndReason, Event, Family, LastEight, Pieces, PitId, Player, Repetition, Ruleset, Starving,
};
use crate::ui::people::{pit_number, who};
use crate::ui::words::Phrase;

/// Everything worth saying about one move, known before it is shown.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Tale {
    pub(super) sowing: Phrase,
    /// In whose row the pit lies, if not in the sower's.
    pub(super) foreign: Option<Phrase>,
    /// Why nothing was taken, if nothing was.
    pub(super) nothing: Option<Phrase>,
    pub(super) who: &'static str,
    pub(super) family: Family,
    pub(super) captures: Vec<Pieces>,
    /// The words for the players, in their order.
    pub(super) players: Vec<&'static str>,
    /// Who own no pit, in a match: that they pass is nothing new.
    pub(super) out: Vec<Player>,
    /// Why the chain went no further.
    pub(super) chain_end: Option<Phrase>,
    pub(super) sweep: Vec<Phrase>,
    /// How often a pit was lifted.
    pub(super) laps: u16,
    /// Who passed, and why.
    pub(super) passes: Vec<(Player, Phrase)>,
    /// Who moves after the last pass.
    pub(super) plays_on: Option<Player>,
    /// Whose row was laid out again.
    pub(super) refilled: Option<Player>,
}

impl Tale {
    pub(super) fn of(
        rules: &Ruleset,
        seats: &[Seat],
        before: &Board,
        player: Player,
        events: &[Event],
    ) -> Option<Tale> {
        let mut board = *before;
        let agreed = || Tale::begin(rules, seats, before, player, ended(EndReason::Agreed));
        let mut tale = is_agreed(events).then(agreed);
        let mut last = None;
        let oware = rules.family() == Family::Oware;
        for event in events {
            board.apply(event);
            match *event {
                // A relay lifts more than once; the tale is that of the pit chosen.
                Event::Pick { pit, n } => {
                    let begin = || Tale::begin(rules, seats, before, player, sown(rules, seats, player, pit, n));
                    let tale = tale.get_or_insert_with(begin);
                    tale.laps += 1;
                    if tale.laps == 1 {
                        tale.lifted(rules, player, pit);
                    }
                }
                Event::Sow { pit } => last = Some((pit, board.seeds(pit))),
                Event::Capture { pit, pieces, .. } => {
                    let tale = tale.as_mut()?;
                    tale.captures.push(pieces);
                    tale.chain_end = oware.then(|| chain_end(rules, &board, player, pit));
                }
                Event::Sweep { player, from } => tale.as_mut()?.swept(seats, player, from.total()),
                Event::Collect { player, dan, quan } => {
                    tale.as_mut()?.collected(player, dan.total(), quan.pits().next().is_some());
                }
                Event::LastEight { player, .. } => tale.as_mut()?.last_seeds(rules, player),
                Event::Stop { .. } => last = None,
                Event::Pass { player } => tale.as_mut()?.passes(player, board.row(player) == 0),
                Event::Refill { player, .. } | Event::Borrow { borrower: player, .. } => {
                    tale.as_mut()?.refilled = Some(player);
                }
                Event::Turn { player } => tale.as_mut()?.plays_on = Some(player),
                Event::Again { .. } => {}
                Event::End { reason } => {
                    let tale = tale.as_mut()?;
                    tale.plays_on = None;
                    tale.sweep.extend(why_swept(rules, before, reason));
                }
            }
        }
        let mut tale = tale?;
        tale.nothing =
            last.filter(|_| oware && tale.captures.is_empty()).and_then(|(pit, n)| nothing(before, player, pit, n));
        Some(tale)
    }

    /// A tale of `player` on `board` that begins with the sentence `sowing`.
    fn begin(rules: &Ruleset, seats: &[Seat], board: &Board, player: Player, sowing: Phrase) -> Tale {
        let players: Vec<_> = rules.players().map(|player| who(seats, player)).collect();
        let (who, family) = (who(seats, player), rules.family());
        let out = rules.players().filter(|player| board.pits_of(*player) == 0).collect();
        Tale {
            foreign: None,
            nothing: None,
            captures: Vec::new(),
            chain_end: None,
            sweep: Vec::new(),
            laps: 0,
            passes: Vec::new(),
            plays_on: None,
            refilled: None,
            sowing,
            who,
            family,
            players,
            out,
        }
    }

    /// Whose row it is in which `pit` was lifted, if it is not `player`'s own.
    fn lifted(&mut self, rules: &Ruleset, player: Player, pit: PitId) {
        let row = rules.first_owner(pit).filter(|row| *row != player);
        self.foreign = row.map(|row| Phrase::new("event-sow-foreign").arg("who", self.word(row)));
    }

    /// What is said when `to` takes `n` pieces, the pit being number `links` of its chain.
    pub(super) fn captured(&self, links: usize, n: u16, to: Player) -> Vec<Phrase> {
        match self.family {
            Family::Oware => self.taken(links),
            Family::OAnQuan => self.dan_and_quan(links),
            // A four may be somebody else's.
            Family::BaAwa => {
                let whose = self.word(to);
                vec![self.sowing.clone(), Phrase::new("event-capture").arg("who", whose).arg("n", n)]
            }
            Family::Congklak | Family::Kalah => {
                let n: u16 = self.captures.iter().map(|pieces| pieces.dan).sum();
                vec![Phrase::new("event-capture").arg("who", self.who).arg("n", n)]
            }
        }
    }

    /// What the first `links` squares of a chain bring in Ô ăn quan.
    fn dan_and_quan(&self, links: usize) -> Vec<Phrase> {
        let taken = &self.captures[..links.min(self.captures.len())];
        let dan: u16 = taken.iter().map(|pieces| pieces.dan).sum();
        let quan = taken.iter().any(|pieces| pieces.quan > 0);
        let says = |key: &'static str| Phrase::new(key).arg("who", self.who);
        let dan = (dan > 0).then(|| says("event-capture-dan").arg("n", dan));
        dan.into_iter().chain(quan.then(|| says("event-capture-quan"))).collect()
    }

    /// The word for `player`.
    fn word(&self, player: Player) -> &'static str {
        self.players.get(player.index()).copied().unwrap_or(self.who)
    }

    fn passes(&mut self, player: Player, empty: bool) {
        let key = if empty { "event-pass" } else { "event-pass-blocked" };
        let why = Phrase::new(key).arg("who", self.word(player));
        self.passes.push((player, why));
    }

    /// What is said when `player` passes; with the last pass also who plays on.
    pub(super) fn passed(&self, player: Player) -> Vec<Phrase> {
        let why = self.passes.iter().find(|(who, _)| *who == player).map(|(_, why)| why.clone());
        let last = self.passes.last().is_some_and(|(who, _)| *who == player);
        let on = self.plays_on.filter(|_| last).map(|next| Phrase::new("event-pass-on").arg("who", self.word(next)));
        why.into_iter().chain(on).collect()
    }

    /// What is said when a dân goes back into an empty square.
    pub(super) fn laid_out(&self, borrowed: bool, from: Option<Player>) -> Phrase {
        match (borrowed, from) {
            (true, Some(lender)) => Phrase::new("event-borrow").arg("who", self.word(lender)),
            (true, None) => Phrase::new("event-borrow-bank"),
            (false, _) => {
                let row = self.refilled.map_or(self.who, |player| self.word(player));
                Phrase::new("event-refill").arg("who", row)
            }
        }
    }

    fn collected(&mut self, player: Player, n: u16, stone: bool) {
        let whose = self.word(player);
        if n > 0 {
            self.sweep.push(Phrase::new("event-collect").arg("who", whose).arg("n", n));
        }
        if stone {
            self.sweep.push(Phrase::new("event-collect-quan").arg("who", whose));
        }
    }

    fn last_seeds(&mut self, rules: &Ruleset, player: Player) {
        let whose = self.word(player);
        self.sweep.push(Phrase::new(last_seeds_key(rules)).arg("who", whose));
    }

    /// What is said once the first `links` pits of the chain are taken.
    fn taken(&self, links: usize) -> Vec<Phrase> {
        let taken: Vec<u16> = self.captures.iter().take(links).map(|pieces| pieces.dan).collect();
        let n: u16 = taken.iter().sum();
        let mut said = if taken.len() == 1 {
            vec![Phrase::new("event-take").arg("who", self.who).arg("n", n)]
        } else {
            let list = taken.iter().map(u16::to_string).collect::<Vec<_>>().join(" + ");
            vec![Phrase::new("event-take-chain").arg("who", self.who).arg("list", list).arg("n", n)]
        };
        if taken.len() == self.captures.len() {
            said.extend(self.chain_end.clone());
        }
        said
    }

    fn swept(&mut self, seats: &[Seat], player: Player, n: u16) {
        if n > 0 {
            self.sweep.push(Phrase::new("event-sweep").arg("who", who(seats, player)).arg("n", n));
        }
    }
}

/// Whether the game ends by agreement rather than by a move.
pub(super) fn is_agreed(events: &[Event]) -> bool {
    matches!(events.last(), Some(Event::End { reason: EndReason::Agreed }))
}

fn sown(rules: &Ruleset, seats: &[Seat], player: Player, pit: PitId, n: u16) -> Phrase {
    let key = if rules.family() == Family::OAnQuan { "event-sow-dan" } else { "event-sow" };
    Phrase::new(key).arg("who", who(seats, player)).arg("n", n).arg("pit", pit_number(rules, pit))
}

/// Why a chain whose newest pit is `taken` goes no further: `board` is the board after it.
fn chain_end(rules: &Ruleset, board: &Board, player: Player, taken: PitId) -> Phrase {
    let behind = rules.before(taken);
    if board.owns(player, behind) {
        Phrase::new("why-chain-row")
    } else {
        Phrase::new("why-chain-count").arg("n", board.seeds(behind))
    }
}

/// Why a last seed that made its pit hold `n` takes nothing.
fn nothing(board: &Board, player: Player, pit: PitId, n: u16) -> Option<Phrase> {
    if board.owns(player, pit) { Some(Phrase::new("why-own-row")) } else { Some(Phrase::new("why-count").arg("n", n)) }
}

/// The key of what is said when somebody takes the last seeds.
fn last_seeds_key(rules: &Ruleset) -> &'static str {
    match rules.capture {
        Capture::Fours { last_eight: LastEight::FourToMover | LastEight::FourToTaker, .. } => "event-last-four",
        Capture::Fours { last_eight: LastEight::AtOnce | LastEight::AfterMove, .. }
        | Capture::TwosAndThrees
        | Capture::Opposite { .. }
        | Capture::BehindEmpty { .. } => "event-last-eight",
    }
}

/// By which rule the seeds left were gathered; nothing if none of them was.
fn why_swept(rules: &Ruleset, board: &Board, reason: EndReason) -> Option<Phrase> {
    let moved = board.owners_differ(rules);
    let own = if moved { "why-sweep-own-pits" } else { "why-sweep-own-rows" };
    let key = match reason {
        EndReason::NoMove => match rules.starving {
            Starving::Forbidden => "why-sweep",
            Starving::NoCapture
            | Starving::Allowed
            | Starving::Passes
            | Starving::Ends
            | Starving::MustFeed
            | Starving::EndsAnyRow
            | Starving::EndsOwnRow
            | Starving::Refilled => own,
        },
        EndReason::Cycle => match rules.repetition {
            Repetition::Shared => "why-sweep-shared",
            Repetition::OwnRows | Repetition::OwnRowsThird | Repetition::Never => own,
        },
        EndReason::RowEmpty | EndReason::QuanGone | EndReason::Agreed => own,
        EndReason::Majority | EndReason::Level | EndReason::LastEight | EndReason::LastFour | EndReason::Empty => {
            return None;
        }
    };
    Some(Phrase::new(key))
}
