//! How a match stands, in a line for a strip.

use super::people::who;
use super::words::Phrase;
use crate::app::{Seat, Session};
use crate::rules::{Board, Player, Rounds, Ruleset};

/// Which game of the match this is, and the pits in it: of both, or where more play of `player` alone.
pub(super) fn standing(session: &Session, player: Player) -> Option<Phrase> {
    let contest = session.contest()?;
    let (rules, board) = (session.position().rules(), session.position().board());
    if session.seats().len() > 2 {
        let key = if session.is_out(player) { "match-line-out" } else { "match-line-own" };
        return Some(Phrase::new(key).arg("game", contest.game() as u16).arg("n", board.pits_of(player) as u16));
    }
    let key = match rules.rounds? {
        Rounds::PitsPerFour { .. } | Rounds::BurntPits { .. } => "match-line-pits",
        Rounds::SoldSquares { .. } => "match-line-squares",
    };
    let pits: Vec<String> = rules.players().map(|player| board.pits_of(player).to_string()).collect();
    Some(Phrase::new(key).arg("game", contest.game() as u16).arg("pits", pits.join(" – ")))
}

/// Whose pits are burnt on `board`, and how many.
pub fn burnt(rules: &Ruleset, board: &Board, seats: &[Seat]) -> impl Iterator<Item = Phrase> {
    let count = |player| (player, board.burnt_of(rules, player) as u16);
    let told = |(player, n)| Phrase::new("match-burnt").arg("who", who(seats, player)).arg("n", n);
    rules.players().map(count).filter(|(_, n)| *n > 0).map(told)
}

/// The pits of a player among more than two, or that there are none.
pub(super) fn own(session: &Session, player: Player) -> Option<Phrase> {
    session.contest().filter(|_| session.seats().len() > 2)?;
    Some(match session.position().board().pits_of(player) {
        0 => Phrase::new("match-out"),
        n => Phrase::new("match-own").arg("n", n as u16),
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::{Contest, StartGame, Who};
    use crate::rules::testing::{ba_awa, congklak, with};

    #[test]
    fn the_line_of_a_match_names_the_game_and_the_pits() {
        let contest = Contest { results: vec![vec![28, 20]], ..Contest::new(Player::SOUTH) };
        let seats = Seat::pair(Who::Person, Who::Person);
        let mut start = StartGame::of_match(ba_awa(), seats, contest, 1).unwrap();
        let line = Phrase::new("match-line-pits").arg("game", 2u16).arg("pits", "7 – 5");
        assert_eq!(standing(&Session::new(&start), Player::SOUTH), Some(line));
        assert_eq!(own(&Session::new(&start), Player::NORTH), None, "it is said below");
        start.contest = None;
        assert_eq!(standing(&Session::new(&start), Player::SOUTH), None);
    }

    #[test]
    fn burnt_pits_are_told_with_their_row() {
        let contest = Contest { results: vec![vec![60, 38]], ..Contest::new(Player::SOUTH) };
        let (rules, seats) = (with(&congklak(), &[("rounds", "burnt")]), Seat::pair(Who::Person, Who::Person));
        let session = Session::new(&StartGame::of_match(rules, seats.clone(), contest, 1).unwrap());
        let line = Phrase::new("match-line-pits").arg("game", 2u16).arg("pits", "7 – 5");
        assert_eq!(standing(&session, Player::SOUTH), Some(line));
        let told: Vec<_> = burnt(session.position().rules(), session.position().board(), &seats).collect();
        assert_eq!(told, [Phrase::new("match-burnt").arg("who", "north").arg("n", 2u16)]);
    }

    #[test]
    fn among_three_every_strip_tells_its_own_pits_or_that_its_player_is_out() {
        let contest = Contest { results: vec![vec![28, 20, 0]], ..Contest::new(Player::SOUTH) };
        let rules = with(&ba_awa(), &[("players", "3")]);
        let start = StartGame::of_match(rules, Seat::round(&[Who::Person; 3]), contest, 1).unwrap();
        let session = Session::new(&start);
        let near = Phrase::new("match-line-own").arg("game", 2u16).arg("n", 7u16);
        assert_eq!(standing(&session, Player::SOUTH), Some(near));
        let others = [Player(1), Player(2)].map(|player| own(&session, player).unwrap());
        assert_eq!(others, [Phrase::new("match-own").arg("n", 5u16), Phrase::new("match-out")]);
    }
}
