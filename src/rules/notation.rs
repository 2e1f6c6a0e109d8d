//! Positions and moves as text, both ways: what every test, the `uci` door and saves can write.
//!
//! A position: `4-4-4-4-4-4-4-4-4-4-4-4-0-0-S`. First the squares in sowing order (stores in the ring included), then
//! what each player has won where that lies beside the ring, then the side to move: `S` or `N`, of more than two
//! players their number. A quan stone is a `q` after the dân: `3q`, `12qq`. What differs from the rule follows after
//! spaces: `o:000000011111` the owner of each square (`.` for nobody: a store, a quan square, a burnt pit), `s:0` the player who opened the game if another
//! is to move, `d:1<0=3,1<b=2` that player 1 owes player 0 three dân and the bank two.
//!
//! A move: `A` and on from South's first pit, `a` and on from North's; of more than two players the number of the
//! player in front of whom the pit lies comes first: `2c`. Where the direction is chosen, `+` or `-` follows: `A+`.

use super::{Board, Debts, Family, Pieces, PitId, Player, Position, Ruleset};
use std::sync::Arc;

/// What is wrong with a text.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum NotationError {
    /// Not as many fields as the board has.
    #[error("expected {expected} fields between the dashes, found {found}")]
    Fields {
        /// How many the ruleset needs.
        expected: usize,
        /// How many there were.
        found: usize,
    },
    /// A count that is no number from 0 to 1000.
    #[error("field {place} is {text:?}, but must be a number from 0 to 1000")]
    Count {
        /// Counted from 1.
        place: usize,
        /// What stood there.
        text: String,
    },
    /// A player that there is not.
    #[error("the side to move is {text:?}, but must be {allowed}")]
    Side {
        /// What stood there.
        text: String,
        /// What it may be.
        allowed: String,
    },
    /// A word behind the position that says nothing.
    #[error("{text:?} is neither owners (o:), an opener (s:) nor debts (d:) of this board")]
    More {
        /// What stood there.
        text: String,
    },
    /// A burnt pit with seeds in it.
    #[error("field {place} is a burnt pit, but holds seeds")]
    Burnt {
        /// Counted from 1.
        place: usize,
    },
    /// A letter that names no pit.
    #[error("{text:?} names no pit of this board")]
    Pit {
        /// What stood there.
        text: String,
    },
}

/// The most seeds a text may put into one pit or store.
pub const MAX_COUNT: u16 = 1000;

impl Position {
    /// Writes the position; its history is not part of the text.
    pub fn to_text(&self) -> String {
        let (rules, board) = (self.rules(), self.board());
        let pits = rules.ring().map(|pit| pieces_text(board.pits[pit.index()]));
        let stores = fields_of_stores(rules).map(|i| pieces_text(board.stores[i]));
        let fields = pits.chain(stores).chain([side_text(rules, board.mover)]);
        let mut text = fields.collect::<Vec<_>>().join("-");
        for more in [owners_text(rules, board), starter_text(rules, board), debts_text(board)].into_iter().flatten() {
            text.push(' ');
            text.push_str(&more);
        }
        text
    }

    /// Reads a position of `rules`.
    ///
    /// # Errors
    /// Names the field that is wrong.
    pub fn from_text(rules: Arc<Ruleset>, text: &str) -> Result<Position, NotationError> {
        let mut words = text.split_whitespace();
        let fields: Vec<&str> = words.next().unwrap_or("").split('-').collect();
        let (ring, stores) = (rules.ring_len(), fields_of_stores(&rules).len());
        let expected = ring + stores + 1;
        if fields.len() != expected {
            return Err(NotationError::Fields { expected, found: fields.len() });
        }
        let mut board = Board::start(&rules, read_side(&rules, fields[expected - 1])?);
        for (i, field) in fields[..ring].iter().enumerate() {
            board.pits[i] = read_pieces(&rules, field, i + 1)?;
        }
        for (i, field) in fields[ring..ring + stores].iter().enumerate() {
            board.stores[i] = read_pieces(&rules, field, ring + i + 1)?;
        }
        for word in words {
            let wrong = || NotationError::More { text: word.to_owned() };
            read_more(&rules, &mut board, word).ok_or_else(wrong)?;
        }
        if let Some(pit) = rules.ring().find(|pit| board.is_burnt(&rules, *pit) && board.seeds(*pit) > 0) {
            return Err(NotationError::Burnt { place: pit.index() + 1 });
        }
        Ok(Position::from_board(rules, board))
    }
}

/// The stores that are no squares of the ring.
fn fields_of_stores(rules: &Ruleset) -> std::ops::Range<usize> {
    let beside = rules.store_square(Player::SOUTH).is_none();
    0..if beside { rules.board.players.into() } else { 0 }
}

fn pieces_text(pieces: Pieces) -> String {
    format!("{}{}", pieces.dan, "q".repeat(pieces.quan.into()))
}

fn side_text(rules: &Ruleset, player: Player) -> String {
    match (rules.board.players, player) {
        (2, Player::SOUTH) => "S".to_owned(),
        (2, _) => "N".to_owned(),
        _ => player.0.to_string(),
    }
}

fn read_side(rules: &Ruleset, text: &str) -> Result<Player, NotationError> {
    let found = rules.players().find(|player| side_text(rules, *player) == text);
    found.ok_or_else(|| {
        let last = rules.board.players - 1;
        let allowed = if last == 1 { "S or N".to_owned() } else { format!("0 to {last}") };
        NotationError::Side { text: text.to_owned(), allowed }
    })
}

fn owners_text(rules: &Ruleset, board: &Board) -> Option<String> {
    let owner = |pit: PitId| board.owners[pit.index()].map_or('.', |player| char::from(b'0' + player.0));
    let usual = rules.ring().all(|pit| board.owners[pit.index()] == rules.first_owner(pit));
    (!usual).then(|| format!("o:{}", rules.ring().map(owner).collect::<String>()))
}

fn starter_text(rules: &Ruleset, board: &Board) -> Option<String> {
    let matters = rules.family() == Family::BaAwa && board.starter != board.mover;
    matters.then(|| format!("s:{}", board.starter.0))
}

fn debts_text(board: &Board) -> Option<String> {
    let lender = |lender: Option<Player>| lender.map_or("b".to_owned(), |player| player.0.to_string());
    let debt = |(borrower, from, dan): (Player, _, u16)| format!("{}<{}={dan}", borrower.0, lender(from));
    let all: Vec<String> = board.debts.all().map(debt).collect();
    (!all.is_empty()).then(|| format!("d:{}", all.join(",")))
}

/// Reads a word behind the position; `None` if it says nothing of this board.
fn read_more(rules: &Ruleset, board: &mut Board, word: &str) -> Option<()> {
    match word.split_at_checked(2)? {
        ("o:", owners) => {
            if owners.len() != rules.ring_len() {
                return None;
            }
            for (pit, owner) in rules.ring().zip(owners.split("").filter(|letter| !letter.is_empty())) {
                let (nobody, first) = (owner == ".", rules.first_owner(pit));
                if first.is_none() && !nobody || first.is_some() && nobody && !rules.pits_can_burn() {
                    return None;
                }
                board.owners[pit.index()] = if nobody { None } else { Some(read_player(rules, owner)?) };
            }
        }
        ("s:", starter) => board.starter = read_player(rules, starter)?,
        ("d:", debts) => board.debts = read_debts(rules, debts)?,
        _ => return None,
    }
    Some(())
}

fn read_debts(rules: &Ruleset, text: &str) -> Option<Debts> {
    let mut debts = Debts::default();
    for debt in text.split(',') {
        let (who, dan) = debt.split_once('=')?;
        let (borrower, lender) = who.split_once('<')?;
        let lender = if lender == "b" { None } else { Some(read_player(rules, lender)?) };
        let borrower = read_player(rules, borrower)?;
        if lender == Some(borrower) || debts.between(borrower, lender) > 0 {
            return None;
        }
        debts.lend(borrower, lender, count(dan, 0).ok()?);
    }
    Some(debts)
}

fn read_player(rules: &Ruleset, text: &str) -> Option<Player> {
    rules.players().find(|player| player.0.to_string() == text)
}

fn read_pieces(rules: &Ruleset, field: &str, place: usize) -> Result<Pieces, NotationError> {
    let dan = if rules.board.quan.is_some() { field.trim_end_matches('q') } else { field };
    let quan = u8::try_from(field.len() - dan.len()).unwrap_or(u8::MAX);
    let stones = match rules.ring().nth(place - 1) {
        Some(pit) => u8::from(rules.is_quan_square(pit)),
        None => 100,
    };
    if quan > stones {
        return Err(NotationError::Count { place, text: field.to_owned() });
    }
    let dan = count(dan, place).map_err(|_| NotationError::Count { place, text: field.to_owned() })?;
    Ok(Pieces { dan, quan })
}

fn count(field: &str, place: usize) -> Result<u16, NotationError> {
    let digits = !field.is_empty() && field.bytes().all(|b| b.is_ascii_digit());
    let number = field.parse::<u16>().ok().filter(|n| digits && *n <= MAX_COUNT);
    number.ok_or_else(|| NotationError::Count { place, text: field.to_owned() })
}

#[cfg(test)]
mod tests {
    use super::super::testing::{ba_awa, congklak, o_an_quan, oware, with};
    use super::*;

    fn error(text: &str) -> String {
        Position::from_text(oware(), text).unwrap_err().to_string()
    }

    #[test]
    fn a_text_of_another_length_is_refused() {
        assert_eq!(error("4-4-S"), "expected 15 fields between the dashes, found 3");
        assert_eq!(error(""), "expected 15 fields between the dashes, found 1");
    }

    #[test]
    fn a_count_that_is_none_is_named() {
        for bad in ["x", "", "+4", "1001", "99999999", "４"] {
            let text = format!("4-4-{bad}-4-4-4-4-4-4-4-4-4-0-0-S");
            assert_eq!(error(&text), format!("field 3 is {bad:?}, but must be a number from 0 to 1000"));
        }
    }

    #[test]
    fn a_side_that_is_none_is_named() {
        assert_eq!(error("4-4-4-4-4-4-4-4-4-4-4-4-0-0-s"), "the side to move is \"s\", but must be S or N");
    }

    #[test]
    fn every_game_is_written_and_read() {
        let start = |rules| Position::start(rules, Player::SOUTH).to_text();
        assert_eq!(start(congklak()), "7-7-7-7-7-7-7-0-7-7-7-7-7-7-7-0-S");
        assert_eq!(start(o_an_quan()), "0q-5-5-5-5-5-0q-5-5-5-5-5-0-0-S");
        for (rules, text) in [
            (o_an_quan(), "2q-0-0-0-0-9-3-1-1-1-1-1-30q-0-N d:1<0=3,1<b=2"),
            (o_an_quan(), "2q-0-0-0-0-9-3-1-1-1-1-1-30q-0-N o:.00000.11100"),
            (ba_awa(), "5-0-0-0-0-0-0-1-0-5-5-0-16-16-N o:000000011111 s:0"),
            (congklak(), "0-0-7-7-7-7-7-3-7-7-7-7-7-7-7-11-N o:..00000.1111111."),
            (with(&ba_awa(), &[("players", "3")]), "4-4-4-4-4-4-4-4-4-4-4-4-0-0-0-2 s:1"),
        ] {
            assert_eq!(Position::from_text(rules, text).unwrap().to_text(), text);
        }
    }

    #[test]
    fn a_burnt_pit_holds_no_seeds_and_a_store_is_nobodys() {
        let error = |owners| {
            let text = format!("0-7-7-7-7-7-7-0-7-7-7-7-7-7-7-7-S o:{owners}");
            Position::from_text(congklak(), &text).unwrap_err().to_string()
        };
        assert_eq!(error("..00000.1111111."), "field 2 is a burnt pit, but holds seeds");
        assert!(error(".00000001111111.").contains("neither owners"), "a store");
    }

    #[test]
    fn a_word_that_says_nothing_of_the_board_is_named() {
        for bad in ["x:1", "s:2", "o:0000", "o:00000001111.", "d:1<1=3", "d:", "o:", "é"] {
            let text = format!("4-4-4-4-4-4-4-4-4-4-4-4-0-0-S {bad}");
            let error = Position::from_text(ba_awa(), &text).unwrap_err().to_string();
            assert!(error.contains(bad), "{error}");
        }
        for bad in ["qq", "3q", "q3"] {
            let text = format!("0q-{bad}-5-5-5-5-0q-5-5-5-5-5-0-0-S");
            assert!(Position::from_text(o_an_quan(), &text).is_err(), "{bad}");
        }
    }
}
