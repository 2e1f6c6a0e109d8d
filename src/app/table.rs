//! What the picture and the words tell one another about the table, without knowing each other.

use super::{Advising, GameSystems, Hints, Overlay, Playback, Screen, Session};
use crate::ai::explain::never_ends;
use crate::rules::{Board, Choice, Direction, Event, IllegalMove, Move, PitId, Place, Ruleset};
use bevy::prelude::*;

/// Where the places of the board are on the screen. Written by the stage every frame.
#[derive(Resource, Clone, PartialEq, Debug, Default)]
pub struct Anchors {
    /// One entry a place.
    pub places: Vec<PlaceAnchor>,
}

/// Where one place of the board is on the screen, in logical pixels from the top left.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct PlaceAnchor {
    /// Which place.
    pub place: Place,
    /// The middle of its hollow.
    pub middle: Vec2,
    /// Where its number belongs.
    pub label: Vec2,
    /// Where its rim is nearest to its number.
    pub edge: Vec2,
    /// Half the width of its hollow as seen.
    pub radius: f32,
}

impl Anchors {
    /// The anchor of `place`.
    pub fn get(&self, place: Place) -> Option<&PlaceAnchor> {
        self.places.iter().find(|a| a.place == place)
    }
}

/// Strips of the screen that the HUD covers, in logical pixels: the board is fitted between
/// them. Written by the HUD.
#[derive(Resource, Clone, Copy, PartialEq, Debug, Default)]
pub struct SafeArea {
    /// From the top edge.
    pub top: f32,
    /// From the bottom edge.
    pub bottom: f32,
    /// From the left edge.
    pub left: f32,
    /// From the right edge.
    pub right: f32,
}

/// The pit under the pointer, the held finger or the keys. Written by the input.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Focus {
    /// Which; `None` if none.
    pub pit: Option<PitId>,
    /// Whether it was reached by keys, so that it has to be outlined.
    pub by_keys: bool,
    /// Whether it is chosen already and waits for the way to sow, in games that leave the way open.
    pub chosen: bool,
    /// The way that is pointed at, in those games.
    pub way: Option<Direction>,
}

/// What a person may play now: nothing while anything moves, or while it is not a person's turn.
#[derive(Resource, Clone, PartialEq, Debug, Default)]
pub struct Playable {
    /// The pits, in ring order.
    pub pits: Vec<PitId>,
    /// The player's other pits that hold seeds, and why the rules forbid them.
    pub refused: Vec<(PitId, IllegalMove)>,
}

/// What the move under the pointer would do, or the move of the hint.
#[derive(Resource, Clone, PartialEq, Debug, Default)]
pub struct Preview {
    /// What would happen; `None` if no pit of the mover's is pointed at and no move is hinted at.
    pub outlook: Option<Outlook>,
    /// Whether it is the move of the hint.
    pub hinted: bool,
}

/// What a move would do.
#[derive(Clone, PartialEq, Debug)]
pub struct Outlook {
    /// Which move.
    pub mv: Move,
    /// Why it is not legal, if it is not; the rest is then empty.
    pub refused: Option<IllegalMove>,
    /// Pits that change, in order of the first seed, with their counts after all sowing and
    /// before the last captures.
    pub sown: Vec<(PitId, u16)>,
    /// Where the last seed falls.
    pub last: Option<PitId>,
    /// Pits that the mover would capture, in order, with their points.
    pub captures: Vec<(PitId, u16)>,
    /// Its relay would go on for ever, so that it is stopped; pits that hold as much as before are then left out of `sown`.
    pub endless: bool,
}

/// A request: a small sound of the interface.
#[derive(Message, Clone, Copy, PartialEq, Eq, Debug)]
pub enum UiSound {
    /// A button was pressed.
    Button,
    /// Another pit is pointed at.
    Hover,
    /// One of the last seconds of a player's time.
    Tick,
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Anchors>()
        .init_resource::<SafeArea>()
        .init_resource::<Focus>()
        .init_resource::<Playable>()
        .init_resource::<Preview>()
        .add_message::<UiSound>();
    app.add_systems(Update, (see_playable, foresee).in_set(GameSystems::Present));
}

/// Whether a choice is awaited.
#[derive(bevy::ecs::system::SystemParam)]
struct Free<'w> {
    screen: Res<'w, State<Screen>>,
    overlay: Res<'w, State<Overlay>>,
    playback: Res<'w, Playback>,
}

impl Free<'_> {
    fn is(&self) -> bool {
        *self.screen.get() == Screen::Play && *self.overlay.get() == Overlay::None && !self.playback.running()
    }
}

/// Asks the rules what may be played, whenever the answer may be another.
fn see_playable(session: Option<Res<Session>>, free: Free, mut was_free: Local<bool>, mut playable: ResMut<Playable>) {
    let now = free.is();
    let changed = std::mem::replace(&mut *was_free, now) != now;
    if changed || session.as_ref().is_some_and(Res::is_changed) {
        let seen = session.filter(|s| now && s.persons_turn()).map_or_else(Playable::default, |s| Playable::of(&s));
        playable.set_if_neq(seen);
    }
}

impl Playable {
    /// What the player to move may play, and what not.
    pub(crate) fn of(session: &Session) -> Playable {
        let (position, mut playable) = (session.position(), Playable::default());
        let board = position.board();
        for pit in position.rules().ring().filter(|pit| board.owns(board.mover, *pit) && board.seeds(*pit) > 0) {
            match position.check(Move { pit, direction: Direction::default() }) {
                Ok(()) => playable.pits.push(pit),
                Err(why) => playable.refused.push((pit, why)),
            }
        }
        playable
    }
}

/// What a person looks at, and what is hinted at.
#[derive(bevy::ecs::system::SystemParam)]
struct Looks<'w, 's> {
    focus: Res<'w, Focus>,
    hints: Res<'w, Hints>,
    advising: Res<'w, Advising>,
    /// Whether a pit was pointed at since the hint was asked for.
    pointed: Local<'s, bool>,
}

impl Looks<'_, '_> {
    /// Takes notice of what is new; tells whether anything is.
    fn changed(&mut self) -> bool {
        let (pointed, hinted) = (self.focus.is_changed(), self.hints.is_changed());
        *self.pointed = (*self.pointed || pointed) && !hinted;
        pointed || hinted || self.advising.is_changed()
    }

    /// What would become of the pit that is pointed at, or of the move that is hinted at.
    fn preview(&self, session: &Session) -> Preview {
        let shown = self.advising.advice().filter(|_| *self.hints == Hints::Sown);
        let hinted = || shown.map(|advice| played(session, advice.best));
        let pointed = outlook(session, *self.focus);
        match hinted().filter(|_| !*self.pointed || pointed.is_none()) {
            Some(outlook) => Preview { outlook: Some(outlook), hinted: true },
            None => Preview { outlook: pointed, hinted: false },
        }
    }
}

/// Looks ahead, if a person may choose now; anew only when the pit, the hint or the position is another.
fn foresee(
    session: Option<Res<Session>>,
    free: Free,
    mut looks: Looks,
    mut was_free: Local<bool>,
    mut preview: ResMut<Preview>,
) {
    let now = free.is();
    let changed = looks.changed() || std::mem::replace(&mut *was_free, now) != now;
    if changed || session.as_ref().is_none_or(Res::is_changed) {
        let seen = session.filter(|s| now && s.persons_turn()).map(|s| looks.preview(&s));
        preview.set_if_neq(seen.unwrap_or_default());
    }
}

fn outlook(session: &Session, focus: Focus) -> Option<Outlook> {
    let (position, pit) = (session.position(), focus.pit?);
    let (rules, board) = (position.rules(), position.board());
    if !board.owns(board.mover, pit) {
        return None;
    }
    let mv = Move { pit, direction: focus.way.unwrap_or_default() };
    let open = rules.sowing.direction == Choice::Player && focus.way.is_none();
    // Nothing to foretell until the way is known, but whether it can be played at all.
    if open {
        let refused = position.check(mv).err();
        return refused.is_some().then_some(Outlook { refused, ..Outlook::of(mv) });
    }
    Some(played(session, mv))
}

/// What `mv` would do.
fn played(session: &Session, mv: Move) -> Outlook {
    let (position, mut outlook) = (session.position(), Outlook::of(mv));
    match position.clone().play(mv) {
        Ok(events) => outlook.read(position.rules(), position.board(), &events),
        Err(why) => outlook.refused = Some(why),
    }
    outlook
}

impl Outlook {
    /// Nothing yet.
    fn of(mv: Move) -> Outlook {
        Outlook { mv, refused: None, sown: Vec::new(), last: None, captures: Vec::new(), endless: false }
    }

    /// Follows a move to its end, all laps of it. What the next player's turn brings (a refill, a sweep) is left out.
    fn read(&mut self, rules: &Ruleset, before: &Board, events: &[Event]) {
        self.follow(rules, before, events);
        self.endless = never_ends(events);
        if self.endless {
            // Round and round: most pits end as they were.
            self.sown.retain(|(pit, n)| *n != before.seeds(*pit));
        }
    }

    fn follow(&mut self, rules: &Ruleset, before: &Board, events: &[Event]) {
        let mut board = *before;
        for event in events {
            board.apply(event);
            match *event {
                Event::Pick { pit, .. } if pit != self.mv.pit => self.count(pit, board.seeds(pit)),
                Event::Sow { pit } => {
                    self.count(pit, board.seeds(pit));
                    self.last = Some(pit);
                }
                Event::Capture { pit, pieces, to } if to == before.mover => {
                    let stone = rules.quan_worth();
                    self.take(pit, pieces.dan + u16::from(pieces.quan) * stone);
                }
                // A four that goes to somebody else.
                Event::Capture { pit, .. } => self.count(pit, 0),
                Event::Turn { .. } => break,
                Event::Pick { .. }
                | Event::Again { .. }
                | Event::Pass { .. }
                | Event::Refill { .. }
                | Event::Borrow { .. }
                | Event::Sweep { .. }
                | Event::Collect { .. }
                | Event::LastEight { .. }
                | Event::Stop { .. }
                | Event::End { .. } => {}
            }
        }
    }

    fn count(&mut self, pit: PitId, n: u16) {
        match self.sown.iter_mut().find(|(p, _)| *p == pit) {
            Some((_, count)) => *count = n,
            None => self.sown.push((pit, n)),
        }
    }

    fn take(&mut self, pit: PitId, n: u16) {
        match self.captures.iter_mut().find(|(p, _)| *p == pit) {
            Some((_, won)) => *won += n,
            None => self.captures.push((pit, n)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Position;
    use crate::rules::testing::ba_awa;

    #[test]
    fn a_sowing_that_never_ends_is_told_and_pits_that_end_as_they_were_are_left_out() {
        let position = Position::from_text(ba_awa(), "0-1-0-2-1-0-1-3-1-0-2-1-20-16-N").unwrap();
        let read = |mv| {
            let mut outlook = Outlook::of(mv);
            let events = position.clone().play(mv).unwrap();
            outlook.read(position.rules(), position.board(), &events);
            outlook
        };
        let round = read(Move::forward(7));
        assert!(round.endless && round.sown.is_empty(), "{round:?}");
        let other = read(Move::forward(8));
        assert!(!other.endless && !other.sown.is_empty(), "{other:?}");
    }
}
