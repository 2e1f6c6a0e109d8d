//! Keys and pads at the board: they walk along the row, choose, and switch what helps.

use super::{AtTheBoard, Wishes};
use crate::app::{Deed, Focus, Hints, Session, Settings, ShowAgain};
use crate::layout::TableLayout;
use crate::rules::{Direction, PitId, Place, Player};
use crate::stage::Table;
use crate::stage::camera::Eye;
use bevy::input_focus::InputFocus;
use bevy::prelude::*;

/// The switches that keys and buttons share.
#[derive(bevy::ecs::system::SystemParam)]
pub(super) struct Switches<'w> {
    hints: ResMut<'w, Hints>,
    settings: ResMut<'w, Settings>,
    again: MessageWriter<'w, ShowAgain>,
}

/// The focus of the widgets, which the keys share with the board.
#[derive(bevy::ecs::system::SystemParam)]
pub(super) struct WidgetFocus<'w, 's> {
    focus: ResMut<'w, InputFocus>,
    windows: Query<'w, 's, (), With<Window>>,
}

impl WidgetFocus<'_, '_> {
    /// Whether a button has it. At first the window itself does: that is nobody.
    fn on_button(&self) -> bool {
        self.focus.get().is_some_and(|entity| !self.windows.contains(entity))
    }
}

pub(super) fn read_keys(
    keys: Res<ButtonInput<KeyCode>>,
    at: AtTheBoard,
    board: Seen,
    mut widgets: WidgetFocus,
    mut focus: ResMut<Focus>,
    mut wishes: Wishes,
    mut switches: Switches,
) {
    let Some(board) = board.get().filter(|_| at.is()) else { return };
    let Some(session) = &wishes.session else { return };
    if let Some(pushed) = arrow(&keys) {
        widgets.focus.clear();
        board.push(session, &mut focus, pushed);
    }
    if let Some(nth) = digit(&keys) {
        widgets.focus.clear();
        board.focus_nth(session, &mut focus, nth);
    }
    let confirm = keys.any_just_pressed([KeyCode::Enter, KeyCode::NumpadEnter, KeyCode::Space]);
    if confirm && !widgets.on_button() {
        wishes.choose(&mut focus);
    }
    let control = keys.any_pressed([KeyCode::ControlLeft, KeyCode::ControlRight]);
    if keys.just_pressed(KeyCode::Backspace) && focus.chosen {
        *focus = Focus { chosen: false, way: None, ..*focus };
    } else if keys.any_just_pressed([KeyCode::KeyU, KeyCode::Backspace]) || control && keys.just_pressed(KeyCode::KeyZ)
    {
        wishes.ask(Deed::Undo);
    }
    if keys.just_pressed(KeyCode::KeyR) || control && keys.just_pressed(KeyCode::KeyY) {
        wishes.ask(Deed::Redo);
    }
    if keys.just_pressed(KeyCode::KeyH) {
        *switches.hints = switches.hints.next();
    }
    if keys.just_pressed(KeyCode::KeyV) {
        switches.settings.plan_view = !switches.settings.plan_view;
    }
    if keys.just_pressed(KeyCode::KeyA) {
        switches.again.write(ShowAgain);
    }
}

pub(super) fn read_pads(
    pads: Query<&Gamepad>,
    at: AtTheBoard,
    board: Seen,
    mut focus: ResMut<Focus>,
    mut wishes: Wishes,
) {
    const WAYS: [(GamepadButton, Vec2); 4] = [
        (GamepadButton::DPadRight, Vec2::X),
        (GamepadButton::DPadLeft, Vec2::NEG_X),
        (GamepadButton::DPadUp, Vec2::Y),
        (GamepadButton::DPadDown, Vec2::NEG_Y),
    ];
    let Some(board) = board.get().filter(|_| at.is()) else { return };
    for pad in &pads {
        for (_, pushed) in WAYS.into_iter().filter(|(button, _)| pad.just_pressed(*button)) {
            if let Some(session) = &wishes.session {
                board.push(session, &mut focus, pushed);
            }
        }
        if pad.just_pressed(GamepadButton::South) {
            wishes.choose(&mut focus);
        }
        if pad.just_pressed(GamepadButton::East) && focus.chosen {
            *focus = Focus { chosen: false, way: None, ..*focus };
        } else if pad.just_pressed(GamepadButton::East) {
            wishes.ask(Deed::Undo);
        }
    }
}

/// Where an arrow key pushes on the screen: x to the right, y up.
fn arrow(keys: &ButtonInput<KeyCode>) -> Option<Vec2> {
    const WAYS: [(KeyCode, Vec2); 4] = [
        (KeyCode::ArrowRight, Vec2::X),
        (KeyCode::ArrowUp, Vec2::Y),
        (KeyCode::ArrowLeft, Vec2::NEG_X),
        (KeyCode::ArrowDown, Vec2::NEG_Y),
    ];
    WAYS.into_iter().find(|(key, _)| keys.just_pressed(*key)).map(|(_, way)| way)
}

fn digit(keys: &ButtonInput<KeyCode>) -> Option<usize> {
    const DIGITS: [KeyCode; 9] = [
        KeyCode::Digit1,
        KeyCode::Digit2,
        KeyCode::Digit3,
        KeyCode::Digit4,
        KeyCode::Digit5,
        KeyCode::Digit6,
        KeyCode::Digit7,
        KeyCode::Digit8,
        KeyCode::Digit9,
    ];
    DIGITS.iter().position(|key| keys.just_pressed(*key))
}

/// The board as it lies on the screen.
#[derive(bevy::ecs::system::SystemParam)]
pub(super) struct Seen<'w> {
    table: Option<Res<'w, Table>>,
    eye: Res<'w, Eye>,
}

impl Seen<'_> {
    fn get(&self) -> Option<OnScreen<'_>> {
        self.table.as_ref().map(|table| OnScreen { layout: &table.layout, turned: self.eye.turn() != 0.0 })
    }
}

/// What keys and pads need of it.
struct OnScreen<'a> {
    layout: &'a TableLayout,
    /// Whether its length runs up the screen, with South at the right.
    turned: bool,
}

impl OnScreen<'_> {
    /// The way on the board (x, z) that lies along `pushed` on the screen.
    fn on_board(&self, pushed: Vec2) -> Vec2 {
        if self.turned { Vec2::new(pushed.y, pushed.x) } else { Vec2::new(pushed.x, -pushed.y) }
    }

    /// The mover's pits in order, as a person reads the screen: from the left, or from below; those of the own row
    /// before those that lie in another's.
    fn row(&self, session: &Session) -> Vec<PitId> {
        let Some(mover) = session.mover() else { return Vec::new() };
        let along = self.along(mover);
        let board = session.position().board();
        let mut row: Vec<PitId> = session.position().rules().ring().filter(|pit| board.owns(mover, *pit)).collect();
        let place = |pit: &PitId| {
            let middle = self.layout.middle(Place::Pit(*pit));
            Vec2::new(middle.x, middle.z).dot(along)
        };
        let rules = session.position().rules();
        let foreign = |pit: &PitId| rules.first_owner(*pit) != Some(mover);
        row.sort_by(|a, b| foreign(a).cmp(&foreign(b)).then(place(a).total_cmp(&place(b))));
        row
    }

    /// Along a player's side, towards the right of the screen or upwards.
    fn along(&self, player: Player) -> Vec2 {
        let right = self.layout.side(player).right();
        let reading = self.on_board(Vec2::new(1.0, 0.2));
        if right.dot(reading) < 0.0 { -right } else { right }
    }

    /// An arrow key: the next pit of the row, or the way out of the chosen one.
    fn push(&self, session: &Session, focus: &mut Focus, pushed: Vec2) {
        let (Some(mover), pushed) = (session.mover(), self.on_board(pushed)) else { return };
        if let Some(pit) = focus.pit.filter(|_| focus.chosen) {
            let along = self.layout.towards(pit, Direction::Forward).dot(pushed);
            if along.abs() > 0.5 {
                focus.way = Some(if along > 0.0 { Direction::Forward } else { Direction::Backward });
            }
            return;
        }
        let along = self.along(mover).dot(pushed);
        // Across the row: up and to the right go on, down and to the left go back.
        let onwards = if along.abs() > 0.5 { along > 0.0 } else { self.on_board(Vec2::ONE).dot(pushed) > 0.0 };
        step_focus(&self.row(session), focus, onwards);
    }

    fn focus_nth(&self, session: &Session, focus: &mut Focus, nth: usize) {
        if let Some(pit) = self.row(session).get(nth) {
            *focus = Focus { pit: Some(*pit), by_keys: true, ..default() };
        }
    }
}

fn step_focus(row: &[PitId], focus: &mut Focus, onwards: bool) {
    if row.is_empty() {
        return;
    }
    let at = focus.pit.and_then(|pit| row.iter().position(|p| *p == pit));
    let next = match (at, onwards) {
        (Some(i), true) => (i + 1) % row.len(),
        (Some(i), false) => (i + row.len() - 1) % row.len(),
        (None, true) => 0,
        (None, false) => row.len() - 1,
    };
    *focus = Focus { pit: Some(row[next]), by_keys: true, ..default() };
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::{Contest, Seat, StartGame, Who};
    use crate::rules::testing::ba_awa;

    #[test]
    fn the_keys_walk_the_own_row_first_and_then_the_bought_pits() {
        let contest = Contest { results: vec![vec![16, 32], vec![16, 32]], ..Contest::new(Player::SOUTH) };
        let seats = Seat::pair(Who::Person, Who::Person);
        let mut start = StartGame::of_match(ba_awa(), seats, contest, 1).unwrap();
        let row = |start: &StartGame| {
            let session = Session::new(start);
            let layout = TableLayout::new(session.position().rules());
            OnScreen { layout: &layout, turned: false }.row(&session).iter().map(|pit| pit.0).collect::<Vec<_>>()
        };
        assert_eq!(row(&start), [2, 3, 4, 5]);
        let mut board = *start.opening.board();
        board.mover = Player::NORTH;
        start.opening = crate::rules::Position::from_board(ba_awa(), board);
        assert_eq!(row(&start), [11, 10, 9, 8, 7, 6, 0, 1], "from the left, whichever row it is");
    }

    #[test]
    fn the_focus_goes_round_the_row() {
        let row = [PitId(4), PitId(3), PitId(2)];
        let mut focus = Focus::default();
        let mut step = |onwards| {
            step_focus(&row, &mut focus, onwards);
            focus.pit
        };
        let walked = [step(true), step(false), step(false), step(true)];
        assert_eq!(walked, [Some(PitId(4)), Some(PitId(2)), Some(PitId(3)), Some(PitId(2))]);
    }
}
