//! What the player should be told once: one note at a time, eight seconds or until touched.

use super::theme::{Edged, Fill, Inked, ROUND, TARGET, Tint};
use super::type_scale::TextRole;
use super::words::{Localized, Phrase};
use crate::app::{GameSystems, Notice, Screen};
use bevy::picking::events::{Click, Pointer};
use bevy::prelude::*;
use std::collections::VecDeque;

/// Seconds a note stays.
const STAYS: f32 = 8.0;
/// No more notes than this wait; a broken disk has no more to tell after the first few.
const WAITING: usize = 4;

/// Notes that wait for their turn, and everything told already.
#[derive(Resource, Default)]
struct Notes {
    waiting: VecDeque<Phrase>,
    told: Vec<Phrase>,
}

/// A note on the screen and the seconds it has left.
#[derive(Component)]
struct Note(f32);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Notes>();
    app.add_systems(Update, (gather, let_go, show).chain().in_set(GameSystems::Present));
}

impl Notes {
    /// Takes a note in, unless it was told before: saving fails after every move, or never.
    fn take(&mut self, phrase: Phrase) {
        if self.waiting.len() < WAITING && !self.told.contains(&phrase) {
            self.told.push(phrase.clone());
            self.waiting.push_back(phrase);
        }
    }
}

fn gather(mut notices: MessageReader<Notice>, mut notes: ResMut<Notes>) {
    for notice in notices.read() {
        notes.take(words(notice));
    }
}

fn words(notice: &Notice) -> Phrase {
    match notice {
        Notice::SetAside { file, aside, what } => {
            if file.contains("settings") {
                Phrase::new("settings-broken").arg("file", aside.as_str())
            } else if file.contains("game") {
                Phrase::new("save-broken").arg("file", aside.as_str())
            } else {
                let phrase = Phrase::new("notice-set-aside").arg("file", file.as_str());
                phrase.arg("aside", aside.as_str()).arg("what", what.as_str())
            }
        }
        Notice::RulesKept { file } => Phrase::new("notice-rules-kept").arg("file", file.as_str()),
        Notice::Storage { what } => Phrase::new("notice-storage").arg("what", what.as_str()),
    }
}

fn let_go(time: Res<Time>, mut shown: Query<(Entity, &mut Note)>, mut commands: Commands) {
    for (entity, mut note) in &mut shown {
        note.0 -= time.delta_secs();
        if note.0 <= 0.0 {
            commands.entity(entity).despawn();
        }
    }
}

fn show(
    mut notes: ResMut<Notes>,
    shown: Query<(), With<Note>>,
    screen: Res<State<Screen>>,
    windows: Query<&Window>,
    mut commands: Commands,
) {
    if notes.waiting.is_empty() || !shown.is_empty() {
        return;
    }
    if let Some(phrase) = notes.waiting.pop_front() {
        let size = windows.iter().map(Window::size).next().unwrap_or(Vec2::ONE);
        commands.spawn(note(phrase, place(*screen.get(), size))).observe(on_touched);
    }
}

fn on_touched(touched: On<Pointer<Click>>, mut notes: Query<&mut Note>) {
    if let Ok(mut note) = notes.get_mut(touched.entity) {
        note.0 = 0.0;
    }
}

/// From the top, the left and the right edge: below the strip of the board, and at the title over the board, so that
/// the name and the buttons stay in sight.
fn place(screen: Screen, window: Vec2) -> [Val; 3] {
    match screen {
        Screen::Title if window.x > window.y => [px(16), percent(60), px(16)],
        Screen::Title => [percent(40), percent(10), percent(10)],
        Screen::Loading | Screen::Story | Screen::Play | Screen::Over | Screen::Review => {
            [px(84), percent(10), percent(10)]
        }
    }
}

fn note(phrase: Phrase, [top, left, right]: [Val; 3]) -> impl Bundle {
    let node = Node {
        position_type: PositionType::Absolute,
        top,
        left,
        right,
        min_height: px(TARGET),
        padding: UiRect::axes(px(18), px(10)),
        border: UiRect::all(px(3)),
        border_radius: BorderRadius::all(px(ROUND)),
        flex_direction: FlexDirection::Column,
        ..default()
    };
    let text = (Localized::new(phrase), TextRole::Label, Inked(Tint::OnGold), Pickable::IGNORE);
    (Note(STAYS), node, Fill(Tint::Gold), Edged(Tint::Ink), GlobalZIndex(200), children![text])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_same_note_is_told_once() {
        let mut notes = Notes::default();
        for _ in 0..100 {
            notes.take(words(&Notice::Storage { what: "the disk is full".to_owned() }));
        }
        assert_eq!(notes.waiting.len(), 1);
    }

    #[test]
    fn at_the_title_a_note_keeps_clear_of_the_name() {
        let [_, left, _] = place(Screen::Title, Vec2::new(800.0, 500.0));
        assert_eq!(left, percent(60));
        assert_ne!(place(Screen::Title, Vec2::new(500.0, 800.0)), place(Screen::Play, Vec2::new(500.0, 800.0)));
    }

    #[test]
    fn a_flood_of_notes_is_cut() {
        let mut notes = Notes::default();
        for i in 0..100 {
            notes.take(words(&Notice::Storage { what: format!("{i}") }));
        }
        assert_eq!(notes.waiting.len(), WAITING);
    }

    #[test]
    fn files_set_aside_are_told_by_their_own_words() {
        let aside = |file: &str| {
            let notice = Notice::SetAside { file: file.to_owned(), aside: "x".to_owned(), what: String::new() };
            words(&notice).key.into_owned()
        };
        assert_eq!(aside("a/settings.ron"), "settings-broken");
        assert_eq!(aside("a/game.ron"), "save-broken");
        assert_eq!(aside("a/profile.ron"), "notice-set-aside");
    }
}
