//! Who owes whom how many dân (RULES C.7).

use super::{MAX_PLAYERS, Player};

/// The loans of a game of Ô ăn quan. They are settled when the score is counted, never on the board.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Debts([[u16; MAX_PLAYERS + 1]; MAX_PLAYERS]);

/// The column of the bank.
const BANK: usize = MAX_PLAYERS;

impl Debts {
    /// What `borrower` owes `lender`; `None` is the bank.
    pub fn between(&self, borrower: Player, lender: Option<Player>) -> u16 {
        self.0[borrower.index()][column(lender)]
    }

    /// `borrower` owes `lender` so many dân more.
    pub fn lend(&mut self, borrower: Player, lender: Option<Player>, dan: u16) {
        self.0[borrower.index()][column(lender)] += dan;
    }

    /// What the bank has lent to all together: dân that came from outside.
    pub fn from_bank(&self) -> u16 {
        self.0.iter().map(|row| row[BANK]).sum()
    }

    /// What `player` gets back less what `player` owes.
    pub fn balance(&self, player: Player) -> i32 {
        let lent: u16 = self.0.iter().map(|row| row[player.index()]).sum();
        let owed: u16 = self.0[player.index()].iter().sum();
        i32::from(lent) - i32::from(owed)
    }

    /// Every debt: borrower, lender (`None` is the bank), dân; by borrower, then by lender, the bank last.
    pub fn all(&self) -> impl Iterator<Item = (Player, Option<Player>, u16)> + '_ {
        let row =
            |(borrower, row)| (0..).zip(row).map(move |(i, dan): (usize, &u16)| (Player(borrower), lender(i), *dan));
        (0u8..).zip(&self.0).flat_map(row).filter(|(_, _, dan)| *dan > 0)
    }
}

fn column(lender: Option<Player>) -> usize {
    lender.map_or(BANK, Player::index)
}

fn lender(column: usize) -> Option<Player> {
    (column < BANK).then_some(Player(column as u8))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_loan_is_a_minus_for_one_and_a_plus_for_the_other() {
        let mut debts = Debts::default();
        debts.lend(Player(1), Some(Player(0)), 3);
        debts.lend(Player(1), None, 2);
        assert_eq!([0, 1, 2].map(|p| debts.balance(Player(p))), [3, -5, 0]);
        assert_eq!(debts.from_bank(), 2);
        let all: Vec<_> = debts.all().collect();
        assert_eq!(all, [(Player(1), Some(Player(0)), 3), (Player(1), None, 2)]);
    }
}
