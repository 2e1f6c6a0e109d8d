//! What decided the game: the position before each such move lies on the board; below it is said what was played, what
//! it cost and what would have been better, and both can be seen played.

use crate::ai::explain::{Judged, Mistake, Reason, Verdict};
use crate::app::{GameSystems, Review, ReviewWish, Reviewed, Screen, Session};
use crate::rules::Family;
use crate::ui::{
    Edged, Fill, Phrase, Tint, button, label, lower_dock, move_phrase, quiet_button, reason_in_words, row, small, who,
};
use bevy::input_focus::tab_navigation::TabGroup;
use bevy::prelude::*;
use bevy::ui::InteractionDisabled;
use bevy::ui_widgets::{Activate, observe};

/// What the words were written for.
#[derive(Component, Clone, PartialEq, Eq, Debug)]
struct Told(View);

/// What there is to say.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum View {
    /// So many moves are looked at, of so many.
    Looking(usize, usize),
    /// No move decided the game.
    Nothing,
    /// This one did, of so many, and this is shown of it.
    Mistake(usize, usize, Reviewed),
}

/// A button, and what it wishes for.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
struct Wish(ReviewWish);

pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Screen::Review), show);
    let keeping = (tell, enable).chain().run_if(in_state(Screen::Review));
    app.add_systems(Update, keeping.in_set(GameSystems::Present));
}

fn show(mut commands: Commands) {
    let node = Node {
        width: percent(100),
        max_width: px(900),
        padding: UiRect::axes(px(16), px(10)),
        border: UiRect::all(px(2)),
        row_gap: px(8),
        flex_direction: FlexDirection::Column,
        align_items: AlignItems::Stretch,
        border_radius: BorderRadius::all(px(16)),
        ..default()
    };
    commands.spawn((lower_dock(), TabGroup::new(-1), DespawnOnExit(Screen::Review))).with_children(|dock| {
        dock.spawn((node, Fill(Tint::Paper), Edged(Tint::Line))).with_children(|sheet| {
            sheet.spawn((Told(View::Looking(0, 0)), room(), Pickable::IGNORE));
            sheet.spawn((row(), Pickable::IGNORE)).with_children(buttons);
        });
    });
}

/// Room for the words from the beginning, so that the board does not move with every sentence.
fn room() -> impl Bundle {
    Node { min_height: px(92), flex_direction: FlexDirection::Column, row_gap: px(2), ..default() }
}

fn buttons(row: &mut ChildSpawnerCommands) {
    use ReviewWish::{Better, Close, Next, Played, Previous};
    row.spawn((Wish(Previous), quiet_button("review-previous"), observe(on_pressed)));
    row.spawn((Wish(Better), button("review-show-better"), observe(on_pressed)));
    row.spawn((Wish(Played), quiet_button("review-show-played"), observe(on_pressed)));
    row.spawn((Wish(Next), quiet_button("review-next"), observe(on_pressed)));
    row.spawn((Wish(Close), quiet_button("button-close"), observe(on_pressed)));
}

fn on_pressed(pressed: On<Activate>, buttons: Query<&Wish>, mut wishes: MessageWriter<ReviewWish>) {
    if let Ok(wish) = buttons.get(pressed.entity) {
        wishes.write(wish.0);
    }
}

fn view(review: &Review) -> View {
    match review.mistakes() {
        None => {
            let (seen, of) = review.progress();
            View::Looking(seen, of)
        }
        Some([]) => View::Nothing,
        Some(all) => View::Mistake(review.at(), all.len(), review.showing()),
    }
}

/// Writes the words anew when there is something else to say.
fn tell(
    review: Res<Review>,
    session: Option<Res<Session>>,
    mut words: Query<(Entity, &mut Told, Has<Children>)>,
    mut commands: Commands,
) {
    let (Some(session), now) = (session, view(&review)) else { return };
    for (entity, mut told, written) in &mut words {
        if told.0 != now || !written {
            told.0 = now;
            let lines = sentences(&session, &review, now);
            commands.entity(entity).despawn_related::<Children>().with_children(|sheet| {
                for (i, phrase) in lines.into_iter().enumerate() {
                    if i == 0 {
                        sheet.spawn(small(phrase));
                    } else {
                        sheet.spawn(label(phrase));
                    }
                }
            });
        }
    }
}

/// What is said; the first line is small.
fn sentences(session: &Session, review: &Review, view: View) -> Vec<Phrase> {
    match (view, review.mistake()) {
        (View::Looking(seen, of), _) => {
            vec![Phrase::new("review-looking").arg("n", seen as u16).arg("points", of as u16)]
        }
        (View::Mistake(at, of, showing), Some(mistake)) => {
            let place = Phrase::new("review-place").arg("n", at as u16 + 1).arg("points", of as u16);
            let place = place.arg("count", mistake.judged.ply as u16 + 1);
            [place].into_iter().chain(told(session, mistake, showing)).collect()
        }
        (View::Nothing | View::Mistake(..), _) => vec![Phrase::new("review-none")],
    }
}

fn told(session: &Session, mistake: &Mistake, showing: Reviewed) -> Vec<Phrase> {
    let rules = session.position().rules();
    let judged = &mistake.judged;
    let by = who(session.seats(), judged.player);
    let played = || move_phrase(rules, judged.played, "review-played", "review-played").arg("who", by);
    let better = || move_phrase(rules, judged.best, "review-better", "review-better");
    match showing {
        Reviewed::Before => {
            let why = mistake.reasons.iter().find(|reason| by == "you" || names_nobody(reason));
            let why = why.map(|reason| reason_in_words(session, reason));
            vec![played(), cost(session, judged), better()].into_iter().chain(why).collect()
        }
        Reviewed::Better => vec![better(), Phrase::new("review-showing-better")],
        Reviewed::Played => vec![played(), Phrase::new("review-showing-played")],
    }
}

/// What a move cost: the result that it certainly gave away, else about how much.
fn cost(session: &Session, judged: &Judged) -> Phrase {
    use Verdict::{Draw, Loss, Win};
    let squares = session.position().rules().family() == Family::OAnQuan;
    let key = match judged.given_away {
        Some((Win, Draw)) => "review-win-draw",
        Some((Win, _)) => "review-win-loss",
        Some((Draw, _)) => "review-draw-loss",
        Some((Loss, _)) | None if squares => "review-cost-squares",
        Some((Loss, _)) | None => "review-cost",
    };
    let percent = (judged.chance * 100.0).round() as u16;
    Phrase::new(key).arg("n", judged.loss).arg("points", percent)
}

/// Whether a reason can be told of anybody's move: the others speak to the player to move.
fn names_nobody(reason: &Reason) -> bool {
    match reason {
        Reason::Takes { .. } | Reason::TakesQuan { .. } | Reason::TakesBoth { .. } | Reason::Trades { .. } => true,
        Reason::Only
        | Reason::Ends { .. }
        | Reason::Exact { .. }
        | Reason::Decided(_)
        | Reason::OwnFours { .. }
        | Reason::LastSeeds { .. }
        | Reason::Again
        | Reason::Feeds { .. }
        | Reason::Saves { .. }
        | Reason::SavesQuan { .. }
        | Reason::Threatens { .. }
        | Reason::ThreatensQuan
        | Reason::Race { .. }
        | Reason::Majority { .. }
        | Reason::Kroo { .. }
        | Reason::KrooGrows { .. }
        | Reason::HomeMoves { .. }
        | Reason::KeepsRow { .. }
        | Reason::MakesRefill { .. }
        | Reason::Gives { .. }
        | Reason::Endless
        | Reason::Turn { .. }
        | Reason::Calm
        | Reason::Calmer
        | Reason::AllCalm
        | Reason::StaysHome
        | Reason::Limits { .. }
        | Reason::OnlyCalm
        | Reason::PlanOpen { .. }
        | Reason::TurnSaves { .. }
        | Reason::TurnLeast { .. }
        | Reason::TurnCosts { .. }
        | Reason::Won
        | Reason::Lost { .. }
        | Reason::Least { .. }
        | Reason::Plan { .. }
        | Reason::Unavoidable { .. }
        | Reason::Costs { .. }
        | Reason::Choices { .. } => false,
    }
}

/// A button that would lead nowhere does nothing.
fn enable(review: Res<Review>, buttons: Query<(Entity, &Wish, Has<InteractionDisabled>)>, mut commands: Commands) {
    let count = review.mistakes().map_or(0, <[Mistake]>::len);
    for (entity, wish, disabled) in &buttons {
        let able = match wish.0 {
            ReviewWish::Previous => review.at() > 0,
            ReviewWish::Next => review.at() + 1 < count,
            ReviewWish::Better | ReviewWish::Played => count > 0,
            ReviewWish::Close | ReviewWish::Open => true,
        };
        if able && disabled {
            commands.entity(entity).try_remove::<InteractionDisabled>();
        } else if !able && !disabled {
            commands.entity(entity).try_insert(InteractionDisabled);
        }
    }
}
