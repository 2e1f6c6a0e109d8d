//! The winner of a game picks pits for the next one, where the rules let one.

use super::{Contest, GameSystems, Screen, Session, Who};
use crate::rules::{MAX_PITS, PitId, Player, Spoils};
use bevy::prelude::*;

/// What a person picks while the game that was won is still on the table; the board shows whose pits that makes.
#[derive(Resource, Clone, PartialEq, Eq, Debug, Default)]
pub struct Picking(pub Option<Picks>);

/// Pits that are picked, as many as there are to pick at any time.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Picks {
    /// What there is to pick.
    pub spoils: Spoils,
    /// What is picked, the oldest first.
    pub pits: Vec<PitId>,
    contest: Contest,
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Picking>();
    // Before the screen tells of it.
    app.add_systems(OnEnter(Screen::Over), begin.in_set(GameSystems::Rules));
    app.add_systems(OnExit(Screen::Over), end);
}

fn begin(session: Option<Res<Session>>, mut picking: ResMut<Picking>) {
    picking.set_if_neq(Picking(session.and_then(|session| Picks::after(&session))));
}

fn end(mut picking: ResMut<Picking>) {
    picking.set_if_neq(Picking(None));
}

impl Picks {
    /// What a person picks after the game that is over. A computer keeps the pits next to its own.
    fn after(session: &Session) -> Option<Picks> {
        let (contest, rules) = (session.concluded()?, session.position().rules());
        let spoils = contest.next(rules).ok()?.spoils(rules)?;
        let by_person = session.seat(spoils.taker).is_some_and(|seat| seat.who == Who::Person);
        by_person.then(|| Picks { pits: spoils.usual.clone(), spoils, contest })
    }

    /// Picks one more pit; the oldest goes back.
    pub fn pick(&mut self, pit: PitId) {
        self.pits = self.spoils.picking(std::mem::take(&mut self.pits), pit);
    }

    /// The match with these picks.
    pub fn contest(&self) -> Contest {
        let moved = self.pits.iter().any(|pit| !self.spoils.usual.contains(pit));
        self.contest.clone().with_picks(if moved { self.pits.clone() } else { Vec::new() })
    }

    /// Whose the pits are in the next game.
    pub fn owners(&self, session: &Session) -> Option<[Option<Player>; MAX_PITS]> {
        self.contest().opening(session.position().rules()).ok().map(|board| board.owners)
    }
}
