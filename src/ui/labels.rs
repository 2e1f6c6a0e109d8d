//! The numbers on the board: upright, on dark plates, beside every pit and store, and beside the
//! hand while it sows.

use super::badges::{Arranged, Wish, arrange, figures, plate_size};
use super::mark::{corner_mark, mark};
use super::people::store_owner;
use super::stones::{dan_words, letters, stone};
use super::theme::{Edged, Fill, Inked, Tint};
use super::told::Captions;
use super::type_scale::TextRole;
use crate::app::{Anchors, Focus, GameSystems, Picking, SafeArea, Screen, Session, Settings, Shown, TableSide};
use crate::rules::{Board, Place, Player};
use bevy::ecs::spawn::SpawnIter;
use bevy::prelude::*;

/// Seconds for which a number that changed is lit.
const GLOW: f32 = 0.45;
/// Size of a keeper's mark on a plate, in logical pixels.
const MARK: f32 = 16.0;

/// What stands on the plate of a burnt pit.
const CROSS: &str = "×";

/// What holds all numbers, and for which places it was built, each with the owner that is shown.
#[derive(Component, Clone, PartialEq, Debug)]
pub(super) struct Layer(Vec<(Place, Option<Player>)>);

/// The plate of a place's number.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Badge(pub(super) Place);

/// Whose place it is, where that is shown: whose won pieces a plate counts, or who owns its pit in a match.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
struct Keeper(Option<Player>);

/// Seconds for which a plate is still lit.
#[derive(Component, Clone, Copy, Default)]
struct Glow(f32);

/// The plate of what is left in the hand.
#[derive(Component)]
struct HandBadge;

/// The figures on a plate.
#[derive(Component)]
pub(super) struct Figures;

/// Where the plates are this frame.
#[derive(Resource, Clone, PartialEq, Debug)]
pub(super) struct Plan {
    /// Sizes and places, in the order of the anchors.
    pub(super) arranged: Arranged,
    /// What no plate may leave.
    pub(super) bounds: Rect,
}

pub(super) fn plugin(app: &mut App) {
    let none = Arranged { px: TextRole::Count.px(), plates: Vec::new() };
    app.insert_resource(Plan { arranged: none, bounds: Rect::EMPTY });
    app.add_systems(
        Update,
        (plan, keep_layer, place, count, glow, show_hand, outline).chain().in_set(super::labels::LabelSystems),
    );
    app.configure_sets(Update, LabelSystems.in_set(GameSystems::Present));
}

/// The systems that move and fill the numbers.
#[derive(SystemSet, Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) struct LabelSystems;

fn plan(
    anchors: Res<Anchors>,
    session: Option<Res<Session>>,
    shown: Res<Shown>,
    settings: Res<Settings>,
    safe: Res<SafeArea>,
    windows: Query<&Window>,
    mut plan: ResMut<Plan>,
) {
    let Some(window) = windows.iter().next() else { return };
    let bounds = Rect {
        min: Vec2::new(safe.left, safe.top) + 4.0,
        max: Vec2::new(window.width() - safe.right, window.height() - safe.bottom) - 4.0,
    };
    let room = |place| session.as_ref().map_or(2, |s| room(s, &shown, place));
    let wish = |a: &crate::app::PlaceAnchor| Wish { at: a.label, edge: a.edge, letters: room(a.place) };
    let wishes: Vec<Wish> = anchors.places.iter().map(wish).collect();
    let pits = anchors.places.iter().filter(|a| matches!(a.place, Place::Pit(_)));
    let least = pits.map(|a| a.radius).fold(f32::MAX, f32::min);
    let px = figures(TextRole::Count.size(settings.text_size), least, settings.text_size);
    let arranged = arrange(&wishes, px, bounds);
    plan.set_if_neq(Plan { arranged, bounds });
}

/// For how many letters the plate of `place` needs room; a keeper's mark takes that of two.
fn room(session: &Session, shown: &Shown, place: Place) -> usize {
    let position = session.position();
    let mark = keeper(position.board(), place).map_or(0, |_| 2);
    mark + letters(shown.at(place), position.rules().quan_worth())
}

/// Whose won pieces lie at `place`.
fn keeper(board: &Board, place: Place) -> Option<Player> {
    match place {
        Place::Pit(pit) => store_owner(board, pit),
        Place::Store(player) => Some(player),
    }
}

/// Numbers are there wherever the board is.
fn keep_layer(
    screen: Res<State<Screen>>,
    session: Option<Res<Session>>,
    picking: Res<Picking>,
    anchors: Res<Anchors>,
    layers: Query<(Entity, &Layer)>,
    mut commands: Commands,
) {
    let seen = matches!(screen.get(), Screen::Story | Screen::Play | Screen::Over | Screen::Review);
    let session = session.filter(|_| seen);
    let place = |session: &Res<Session>, place| (place, shown_owner(session, &picking, place));
    let places: Vec<_> =
        session.iter().flat_map(|session| anchors.places.iter().map(|a| place(session, a.place))).collect();
    let mut found = false;
    for (entity, layer) in &layers {
        if layer.0 == places {
            found = true;
        } else {
            commands.entity(entity).despawn();
        }
    }
    if let Some(session) = session.filter(|_| !found && !places.is_empty()) {
        commands.spawn(layer(places, session.position().board()));
    }
}

/// Whose pit it is, if that has to be shown.
fn shown_owner(session: &Session, picking: &Picking, place: Place) -> Option<Player> {
    let picked = || picking.0.as_ref().and_then(|picks| picks.owners(session));
    match place {
        Place::Pit(pit) if session.marks_owners() => picked().unwrap_or(session.position().board().owners)[pit.index()],
        Place::Pit(_) | Place::Store(_) => None,
    }
}

fn layer(places: Vec<(Place, Option<Player>)>, board: &Board) -> impl Bundle + use<> {
    let node = Node { position_type: PositionType::Absolute, width: percent(100), height: percent(100), ..default() };
    let badges: Vec<_> = places.iter().map(|(place, owner)| badge(*place, keeper(board, *place), *owner)).collect();
    let hand = (HandBadge, plate(Tint::Gold, Tint::OnGold, None, None));
    (
        (Layer(places), node, Pickable::IGNORE, GlobalZIndex(1)),
        Children::spawn((SpawnIter(badges.into_iter()), Spawn(hand))),
    )
}

fn badge(place: Place, keeper: Option<Player>, owner: Option<Player>) -> impl Bundle {
    (Badge(place), Keeper(keeper.or(owner)), Glow::default(), plate(Tint::Plate, Tint::OnPlate, keeper, owner))
}

/// A plate with figures, before them a keeper's mark and a quan stone where there are such, an owner's mark on its
/// corner; nobody has to hit it, so it lets the pointer through to the pit.
fn plate(fill: Tint, ink: Tint, keeper: Option<Player>, owner: Option<Player>) -> impl Bundle {
    let node = Node {
        position_type: PositionType::Absolute,
        border: UiRect::all(px(2)),
        border_radius: BorderRadius::all(px(12)),
        column_gap: px(3),
        align_items: AlignItems::Center,
        justify_content: JustifyContent::Center,
        ..default()
    };
    let text = (Text::default(), Figures, Inked(ink), TextLayout::no_wrap(), Pickable::IGNORE);
    let mark = keeper.map(|player| mark(player, MARK, 1.0));
    let unseen = Outline::new(px(4), px(1), Color::NONE);
    (
        (node, Fill(fill), Edged(Tint::Clear), unseen, Visibility::Hidden, Pickable::IGNORE),
        Children::spawn((
            SpawnIter(mark.into_iter()),
            Spawn(stone()),
            Spawn(text),
            SpawnIter(owner.map(corner_mark).into_iter()),
        )),
    )
}

/// Lays a plate out at `rect`; only what differs is written.
pub(super) fn lay(node: &mut Mut<Node>, rect: Rect) {
    let (left, top) = (px(rect.min.x.round()), px(rect.min.y.round()));
    let (width, height) = (px(rect.width()), px(rect.height()));
    if (node.left, node.top, node.width, node.height) != (left, top, width, height) {
        (node.left, node.top, node.width, node.height) = (left, top, width, height);
    }
}

type Faces<'w, 's> = Query<'w, 's, (&'static mut Text, &'static mut TextFont), With<Figures>>;

/// Writes `words` at `px` on the plate with these children; tells whether they changed.
pub(super) fn write(children: &Children, faces: &mut Faces, words: &str, px: f32) -> bool {
    let mut changed = false;
    for child in children {
        let Ok((mut text, mut font)) = faces.get_mut(*child) else { continue };
        font.set_if_neq(TextRole::Count.font_at(px));
        if text.0 != words {
            words.clone_into(&mut text.0);
            changed = true;
        }
    }
    changed
}

fn place(
    anchors: Res<Anchors>,
    plan: Res<Plan>,
    session: Option<Res<Session>>,
    mut badges: Query<(&Badge, &mut Node, &mut UiTransform, &mut Visibility)>,
) {
    let Some(session) = session else { return };
    for (badge, mut node, mut turned, mut seen) in &mut badges {
        let index = anchors.places.iter().position(|a| a.place == badge.0);
        let Some(rect) = index.and_then(|i| plan.arranged.plates.get(i)) else { continue };
        lay(&mut node, *rect);
        // A number is the right way up for its owner, who may sit across the table.
        let far = owner(&session, badge.0).is_some_and(|side| side == TableSide::Far);
        turned.set_if_neq(UiTransform::from_rotation(if far { Rot2::PI } else { Rot2::IDENTITY }));
        seen.set_if_neq(Visibility::Inherited);
    }
}

fn owner(session: &Session, place: Place) -> Option<TableSide> {
    let player = match place {
        Place::Pit(pit) => {
            let board = session.position().board();
            board.owners[pit.index()].or_else(|| store_owner(board, pit))?
        }
        Place::Store(player) => player,
    };
    session.seat(player).map(|seat| seat.side)
}

/// Writes the figures of what lies at each place; on a burnt pit a cross, as on its lid.
fn count(
    session: Option<Res<Session>>,
    shown: Res<Shown>,
    plan: Res<Plan>,
    mut badges: Query<(&Badge, &mut Glow, Ref<Children>)>,
    mut faces: Faces,
) {
    let closed = |place| session.as_ref().is_some_and(|s| is_burnt(s, place));
    for (badge, mut glow, children) in &mut badges {
        let words = if closed(badge.0) { CROSS.to_owned() } else { dan_words(shown.at(badge.0)) };
        if write(&children, &mut faces, &words, plan.arranged.px) && !children.is_added() {
            glow.0 = GLOW;
        }
    }
}

fn is_burnt(session: &Session, place: Place) -> bool {
    let position = session.position();
    matches!(place, Place::Pit(pit) if position.board().is_burnt(position.rules(), pit))
}

/// A number that just changed is gold; the pit of the last seed keeps a golden rim, what is won the rim of its owner.
fn glow(
    time: Res<Time>,
    shown: Res<Shown>,
    mut badges: Query<(&Badge, &Keeper, &mut Glow, &mut Fill, &mut Edged, &Children)>,
    mut inks: Query<&mut Inked>,
) {
    for (badge, keeper, mut glow, mut fill, mut edge, children) in &mut badges {
        if glow.0 > 0.0 {
            glow.0 -= time.delta_secs();
        }
        let lit = glow.0 > 0.0;
        let last = shown.last.is_some_and(|pit| Place::Pit(pit) == badge.0);
        fill.set_if_neq(Fill(if lit { Tint::Gold } else { Tint::Plate }));
        edge.set_if_neq(Edged(if last { Tint::Gold } else { keeper.0.map_or(Tint::Clear, Tint::of) }));
        for child in children {
            if let Ok(mut ink) = inks.get_mut(*child) {
                ink.set_if_neq(Inked(if lit { Tint::OnGold } else { Tint::OnPlate }));
            }
        }
    }
}

/// What is left in the hand, on the other side of the pit from the pit's own number.
fn show_hand(
    shown: Res<Shown>,
    captions: Res<Captions>,
    anchors: Res<Anchors>,
    plan: Res<Plan>,
    mut hands: Query<(&mut Node, &mut Visibility, &Children), With<HandBadge>>,
    mut faces: Faces,
) {
    let anchor = captions.hand().filter(|_| shown.hand > 0).and_then(|pit| anchors.get(Place::Pit(pit)));
    for (mut node, mut seen, children) in &mut hands {
        seen.set_if_neq(if anchor.is_some() { Visibility::Inherited } else { Visibility::Hidden });
        let Some(anchor) = anchor else { continue };
        let size = plate_size(plan.arranged.px, 2);
        let away = (anchor.middle - anchor.label).normalize_or(Vec2::NEG_Y);
        let at = anchor.middle + away * (anchor.radius * 0.5 + size.y * 0.5);
        lay(&mut node, Rect::from_center_size(at, size));
        write(children, &mut faces, &shown.hand.to_string(), plan.arranged.px);
    }
}

/// The pit that the keys have reached is outlined.
fn outline(focus: Res<Focus>, settings: Res<Settings>, mut badges: Query<(&Badge, &mut Outline)>) {
    for (badge, mut outline) in &mut badges {
        let reached = focus.by_keys && focus.pit.is_some_and(|pit| Place::Pit(pit) == badge.0);
        let tint = if reached { Tint::FocusOnTable } else { Tint::Clear };
        let color = tint.color(settings.high_contrast);
        if outline.color != color {
            outline.color = color;
        }
    }
}
