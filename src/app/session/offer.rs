//! Offers to end the game: who may make one, who has to answer, and what comes of it.

use super::{Facts, Session};
use crate::app::{Act, Actor, Deed, EndAgreed, GameEnded, OfferChanged, OfferStep, Who};
use crate::rules::{MAX_PLAYERS, Player, Position};

/// An open offer to end the game: everybody would take what lies on the own side.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Offer {
    /// Who made it.
    pub by: Player,
    /// By player: who has accepted. Whoever made the offer has.
    accepted: [bool; MAX_PLAYERS],
}

impl Offer {
    fn new(by: Player) -> Offer {
        let mut offer = Offer { by, accepted: [false; MAX_PLAYERS] };
        offer.accepted[by.index()] = true;
        offer
    }

    /// Whether `player` has accepted.
    pub fn is_accepted_by(&self, player: Player) -> bool {
        self.accepted[player.index()]
    }
}

/// The open offer, and who may not make another one yet.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Offers {
    open: Option<Offer>,
    /// By player: whose last offer was declined, with no move of that player since.
    declined: [bool; MAX_PLAYERS],
}

impl Offers {
    /// `player` has moved, and may make an offer again.
    pub(super) fn moved(&mut self, player: Player) {
        self.declined[player.index()] = false;
    }

    /// Takes the open offer back. Answers whether there was one.
    pub(super) fn withdraw(&mut self) -> bool {
        self.open.take().is_some()
    }
}

impl Session {
    /// The offer to end the game that waits for answers.
    pub fn offer(&self) -> Option<&Offer> {
        self.offers.open.as_ref()
    }

    /// For whom `by` could offer to end the game now: for the player to move, or, where several people sit around one
    /// screen and it `lies_still`, for the person who moves next. `None` while an offer is open, and for a player whose
    /// last offer was declined until that player has moved.
    pub fn offerer(&self, by: Actor, lies_still: bool) -> Option<Player> {
        let mover = self.mover().filter(|_| !self.story && self.offer().is_none())?;
        let player = match by {
            Actor::Person if self.persons_turn() => Some(mover),
            Actor::Person if lies_still && self.players_after(mover).filter(|p| self.is_person(*p)).count() > 1 => {
                self.players_after(mover).find(|p| self.is_person(*p))
            }
            Actor::Computer(player) => Some(player).filter(|p| *p == mover && !self.is_person(*p)),
            Actor::Person | Actor::Story | Actor::Clock => None,
        };
        player.filter(|p| !self.offers.declined[p.index()])
    }

    /// Whose answer to the open offer is wanted from a person: one after the other, in turn order.
    pub fn awaited_person(&self) -> Option<Player> {
        let offer = self.offer()?;
        self.players_after(offer.by).find(|p| self.is_person(*p) && !offer.is_accepted_by(*p))
    }

    /// The computers whose answer to the open offer is wanted, in turn order.
    pub fn awaited_computers(&self) -> impl Iterator<Item = Player> + '_ {
        let players = self.offer().into_iter().flat_map(|offer| self.players_after(offer.by));
        players.filter(|p| !self.is_person(*p) && self.offer().is_some_and(|offer| !offer.is_accepted_by(*p)))
    }

    /// The position to which the game would come if all agreed to end it now.
    pub fn agreed_position(&self) -> Position {
        let mut position = self.position.clone();
        // A game that is over stays as it ended.
        let _ = position.agree();
        position
    }

    fn is_person(&self, player: Player) -> bool {
        self.seat(player).is_some_and(|seat| seat.who == Who::Person)
    }

    /// All players in turn order, `player` last.
    fn players_after(&self, player: Player) -> impl Iterator<Item = Player> + use<> {
        let players = self.position.rules().board.players;
        std::iter::successors(Some(player.next(players)), move |p| Some(p.next(players))).take(players.into())
    }

    /// For whom `by` would answer the open offer.
    fn answerer(&self, by: Actor) -> Option<Player> {
        match by {
            Actor::Person => self.awaited_person(),
            Actor::Computer(player) => self.awaited_computers().find(|p| *p == player),
            Actor::Story | Actor::Clock => None,
        }
    }

    /// Ends the game by agreement.
    fn agree(&mut self) -> Option<EndAgreed> {
        let events = self.position.agree().ok()?;
        self.undone.clear();
        self.offers.open = None;
        Some(EndAgreed { events, before: self.ledger.clone() })
    }
}

/// Carries out one of the deeds about offers; `lies_still` says whether nothing moves. What is not possible now is
/// left alone.
pub(super) fn perform(session: &mut Session, act: Act, lies_still: bool, facts: &mut Facts) {
    let step = match act.deed {
        Deed::OfferEnd => OfferStep::Made,
        Deed::Accept => OfferStep::Accepted,
        Deed::Decline => OfferStep::Declined,
        Deed::Play(_) | Deed::Undo | Deed::Redo => return,
    };
    let player = match step {
        OfferStep::Made => session.offerer(act.by, lies_still),
        OfferStep::Accepted | OfferStep::Declined => session.answerer(act.by),
    };
    let Some(player) = player else { return };
    let ended = session.take_step(player, step);
    facts.offers.write(OfferChanged { player, step });
    if let (Some(agreed), Some(outcome)) = (ended, session.position.outcome()) {
        facts.agreed.write(agreed);
        facts.ended.write(GameEnded { outcome });
    }
}

impl Session {
    /// An offer is made, accepted or declined by `player`; answers with the end of the game once all have accepted.
    fn take_step(&mut self, player: Player, step: OfferStep) -> Option<EndAgreed> {
        match step {
            OfferStep::Made => self.offers.open = Some(Offer::new(player)),
            OfferStep::Accepted => {
                self.offers.open.as_mut()?.accepted[player.index()] = true;
                let offer = *self.offer()?;
                if self.position.rules().players().all(|p| offer.is_accepted_by(p)) {
                    return self.agree();
                }
            }
            OfferStep::Declined => {
                let offer = self.offers.open.take()?;
                self.offers.declined[offer.by.index()] = true;
            }
        }
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ai::{Level, Mind, Style};
    use crate::app::{Seat, StartGame};
    use crate::rules::testing::{ba_awa, o_an_quan, oware, with};
    use crate::rules::{EndReason, Ruleset};
    use std::sync::Arc;

    const CLUB: Who = Who::Computer(Mind { level: Level::MIDDLE, style: Style::Even });

    fn session(rules: Arc<Ruleset>, players: &[Who]) -> Session {
        Session::new(&StartGame::fresh(rules, Seat::round(players), Player::SOUTH, 1))
    }

    fn two(north: Who) -> Session {
        session(oware(), &[Who::Person, north])
    }

    #[test]
    fn an_offer_is_made_on_the_own_turn_and_once_at_a_time() {
        let mut session = two(CLUB);
        assert_eq!(session.offerer(Actor::Person, false), Some(Player::SOUTH));
        assert_eq!(session.offerer(Actor::Computer(Player::NORTH), true), None, "it is South's turn");
        session.take_step(Player::SOUTH, OfferStep::Made);
        assert_eq!(session.offerer(Actor::Person, true), None);
        assert!(session.awaited_person().is_none() && session.awaited_computers().eq([Player::NORTH]));
        session.offers.withdraw();
        let first = session.position.legal().next().unwrap();
        session.play(first).unwrap();
        assert_eq!(session.offerer(Actor::Person, true), None, "one person waits for the own turn");
    }

    #[test]
    fn people_around_one_screen_may_offer_on_a_computers_turn_once_all_lies_still() {
        let three = with(&ba_awa(), &[("players", "3")]);
        let mut session = session(three, &[CLUB, Who::Person, Who::Person]);
        assert_eq!(session.offerer(Actor::Person, false), None);
        assert_eq!(session.offerer(Actor::Person, true), Some(Player(1)));
        session.take_step(Player(1), OfferStep::Made);
        assert_eq!(session.awaited_person(), Some(Player(2)));
    }

    #[test]
    fn all_others_have_to_accept() {
        let four = with(&o_an_quan(), &[("players", "4")]);
        let mut session = session(four, &[Who::Person, CLUB, Who::Person, Who::Person]);
        session.take_step(Player::SOUTH, OfferStep::Made);
        for (player, awaited) in [(2, Some(Player(3))), (3, None)] {
            assert_eq!(session.take_step(Player(player), OfferStep::Accepted), None);
            assert_eq!(session.awaited_person(), awaited);
        }
        assert!(session.take_step(Player(1), OfferStep::Accepted).is_some());
        assert_eq!(session.position.board().over, Some(EndReason::Agreed));
        assert!(session.offer().is_none() && session.can_undo());
    }

    #[test]
    fn a_declined_offer_can_be_made_again_only_after_a_move() {
        let mut session = two(Who::Person);
        session.take_step(Player::SOUTH, OfferStep::Made);
        session.take_step(Player::NORTH, OfferStep::Declined);
        assert!(session.offer().is_none());
        assert_eq!(session.offerer(Actor::Person, true), None);
        for expected in [Some(Player::NORTH), Some(Player::SOUTH)] {
            let first = session.position.legal().next().unwrap();
            session.play(first).unwrap();
            assert_eq!(session.offerer(Actor::Person, true), expected);
        }
    }

    #[test]
    fn undo_takes_back_an_offer_and_then_an_agreement() {
        let mut session = two(Who::Person);
        let first = session.position.legal().next().unwrap();
        session.play(first).unwrap();
        let before = session.position.clone();
        session.take_step(Player::NORTH, OfferStep::Made);
        assert!(session.undo() && session.offer().is_none());
        assert_eq!(session.position, before);
        session.take_step(Player::NORTH, OfferStep::Made);
        session.take_step(Player::SOUTH, OfferStep::Accepted);
        assert!(session.mover().is_none() && session.undo());
        assert_eq!((&session.position, session.moves.len()), (&before, 1));
        assert!(session.undo() && session.moves.is_empty());
    }

    #[test]
    fn what_everybody_would_get_changes_nothing_yet() {
        let session = two(Who::Person);
        let agreed = session.agreed_position();
        assert!(agreed.rules().players().all(|p| agreed.board().store(p) == 24));
        assert!(session.position.board().over.is_none());
    }
}
