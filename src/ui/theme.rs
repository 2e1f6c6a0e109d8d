//! Colours by their use, in two palettes; sizes of what a finger or an eye has to find.

use crate::app::Settings;
use crate::rules::Player;
use bevy::prelude::*;

/// The least width and height of anything that can be pressed, in logical pixels.
pub const TARGET: f32 = 48.0;
/// The least distance between two things that can be pressed, in logical pixels.
pub const GAP: f32 = 8.0;
/// Radius of panels' corners, in logical pixels.
pub const ROUND: f32 = 16.0;

/// A colour by its use. What it looks like depends on the player's wish for strong contrast.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Tint {
    /// Nothing at all.
    Clear,
    /// Panels and strips.
    Paper,
    /// Words on paper.
    Ink,
    /// Words of less weight on paper.
    FaintInk,
    /// Lines and rails on paper.
    Line,
    /// A button.
    Button,
    /// A button under the pointer.
    ButtonHover,
    /// A button held down.
    ButtonPressed,
    /// A button that does nothing now.
    ButtonOff,
    /// Words on a button.
    OnButton,
    /// Words on a button that does nothing now.
    OnButtonOff,
    /// Paper under the pointer.
    PaperHover,
    /// The plate under a number on the board.
    Plate,
    /// A number on a plate.
    OnPlate,
    /// A quan stone on a plate, with ink on it.
    Stone,
    /// What just changed, what would be won: gold, with ink on it.
    Gold,
    /// Words on gold.
    OnGold,
    /// What lies between a panel and the table.
    Scrim,
    /// The outline of what the keys have reached, on paper.
    FocusOnPaper,
    /// The outline of what the keys have reached, over the table.
    FocusOnTable,
    /// South's colour.
    South,
    /// North's colour.
    North,
    /// The third player's colour.
    Third,
    /// The fourth player's colour.
    Fourth,
}

impl Tint {
    /// The colour of a player. Every player has a shape of their own too.
    pub fn of(player: Player) -> Tint {
        match player.0 {
            0 => Tint::South,
            1 => Tint::North,
            2 => Tint::Third,
            _ => Tint::Fourth,
        }
    }

    /// The colour itself.
    pub fn color(self, high_contrast: bool) -> Color {
        if high_contrast { self.strong() } else { self.warm() }
    }

    fn warm(self) -> Color {
        match self {
            Tint::Clear => Color::NONE,
            Tint::Paper => hex(0xfa_f4e8),
            Tint::Ink | Tint::OnGold => hex(0x2b_1a10),
            Tint::FaintInk => hex(0x6b_4f3c),
            Tint::Line => hex(0xa0_866c),
            Tint::Button => hex(0x8b_3a1e),
            Tint::ButtonHover => hex(0xa0_4626),
            Tint::ButtonPressed => hex(0x6b_2a13),
            Tint::ButtonOff => hex(0xe2_d7c4),
            Tint::OnButton => hex(0xff_ffff),
            Tint::OnButtonOff => hex(0x6f_6253),
            Tint::PaperHover => hex(0xf0_e2c8),
            Tint::Plate => hex(0x20_140c).with_alpha(0.9),
            Tint::OnPlate => hex(0xff_f6e0),
            Tint::Stone => hex(0xcf_c9bd),
            Tint::Gold => hex(0xf2_c14e),
            Tint::Scrim => hex(0x14_0c06).with_alpha(0.62),
            Tint::FocusOnPaper => hex(0x1d_3b53),
            Tint::FocusOnTable => hex(0xff_d54a),
            Tint::South => hex(0xe6_9f00),
            Tint::North => hex(0x00_72b2),
            Tint::Third => hex(0x00_9e73),
            Tint::Fourth => hex(0x6a_1b4d),
        }
    }

    fn strong(self) -> Color {
        match self {
            Tint::Clear => Color::NONE,
            Tint::Paper | Tint::OnButton | Tint::OnPlate | Tint::Stone => hex(0xff_ffff),
            Tint::Ink | Tint::FaintInk | Tint::Line | Tint::OnGold | Tint::Plate => hex(0x00_0000),
            Tint::Button => hex(0x00_0000),
            Tint::ButtonHover => hex(0x3a_3a3a),
            Tint::ButtonPressed => hex(0x52_2008),
            Tint::ButtonOff => hex(0xff_ffff),
            Tint::OnButtonOff => hex(0x59_5959),
            Tint::PaperHover => hex(0xff_f0b0),
            Tint::Gold => hex(0xff_e066),
            Tint::Scrim => hex(0x00_0000).with_alpha(0.8),
            Tint::FocusOnPaper => hex(0x00_3fb8),
            Tint::FocusOnTable => hex(0xff_ee00),
            Tint::South => hex(0xe6_9f00),
            Tint::North => hex(0x00_72b2),
            Tint::Third => hex(0x00_9e73),
            Tint::Fourth => hex(0x6a_1b4d),
        }
    }
}

fn hex(rgb: u32) -> Color {
    let [_, r, g, b] = rgb.to_be_bytes();
    Color::srgb_u8(r, g, b)
}

/// Fills a node with a [`Tint`].
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
#[require(BackgroundColor)]
pub struct Fill(pub Tint);

/// Writes a text in a [`Tint`].
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
#[require(TextColor)]
pub struct Inked(pub Tint);

/// Draws a node's border in a [`Tint`].
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
#[require(BorderColor)]
pub struct Edged(pub Tint);

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, (fill_nodes, ink_texts, edge_nodes).in_set(super::KitSystems));
}

fn fill_nodes(settings: Res<Settings>, mut nodes: Query<(Ref<Fill>, &mut BackgroundColor)>) {
    for (fill, mut color) in &mut nodes {
        if settings.is_changed() || fill.is_changed() {
            color.set_if_neq(BackgroundColor(fill.0.color(settings.high_contrast)));
        }
    }
}

fn ink_texts(settings: Res<Settings>, mut texts: Query<(Ref<Inked>, &mut TextColor)>) {
    for (ink, mut color) in &mut texts {
        if settings.is_changed() || ink.is_changed() {
            color.set_if_neq(TextColor(ink.0.color(settings.high_contrast)));
        }
    }
}

fn edge_nodes(settings: Res<Settings>, mut nodes: Query<(Ref<Edged>, &mut BorderColor)>) {
    for (edge, mut color) in &mut nodes {
        if settings.is_changed() || edge.is_changed() {
            color.set_if_neq(BorderColor::all(edge.0.color(settings.high_contrast)));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The contrast of two colours by WCAG 2.2; the front one may be put over `behind`.
    fn contrast(front: Tint, back: Tint, behind: Color, strong: bool) -> f32 {
        let solid = |c: Color| {
            let (c, b, a) = (c.to_linear(), behind.to_linear(), c.alpha());
            [c.red * a + b.red * (1.0 - a), c.green * a + b.green * (1.0 - a), c.blue * a + b.blue * (1.0 - a)]
        };
        let light = |c: Color| {
            let [r, g, b] = solid(c);
            0.2126 * r + 0.7152 * g + 0.0722 * b
        };
        let (x, y) = (light(front.color(strong)), light(back.color(strong)));
        (x.max(y) + 0.05) / (x.min(y) + 0.05)
    }

    const WORDS: [(Tint, Tint); 16] = [
        (Tint::Ink, Tint::Paper),
        (Tint::Ink, Tint::PaperHover),
        (Tint::FaintInk, Tint::Paper),
        (Tint::FaintInk, Tint::PaperHover),
        (Tint::OnButton, Tint::Button),
        (Tint::OnButton, Tint::ButtonHover),
        (Tint::OnButton, Tint::ButtonPressed),
        (Tint::OnButton, Tint::North),
        (Tint::OnGold, Tint::Gold),
        (Tint::OnGold, Tint::South),
        (Tint::OnGold, Tint::Third),
        (Tint::OnButton, Tint::Fourth),
        (Tint::OnPlate, Tint::Plate),
        (Tint::Ink, Tint::Stone),
        (Tint::FocusOnPaper, Tint::Paper),
        (Tint::OnButtonOff, Tint::Paper),
    ];

    #[test]
    fn words_have_a_contrast_of_four_and_a_half() {
        for (front, back) in WORDS {
            for behind in [Color::WHITE, Color::BLACK] {
                let (warm, strong) = (contrast(front, back, behind, false), contrast(front, back, behind, true));
                assert!(warm >= 4.5, "{front:?} on {back:?}: {warm}");
                assert!(strong >= 4.5, "{front:?} on {back:?}, strong: {strong}");
            }
        }
    }

    #[test]
    fn strong_contrast_is_seven_for_what_is_read() {
        for (front, back) in [(Tint::Ink, Tint::Paper), (Tint::OnButton, Tint::Button), (Tint::OnPlate, Tint::Plate)] {
            assert!(contrast(front, back, Color::WHITE, true) >= 7.0);
        }
    }

    /// What an eye without one kind of cone makes of linear red, green and blue (Machado, Oliveira and Fernandes,
    /// 2009): without the long, the middle, the short one.
    const EYES: [[[f32; 3]; 3]; 3] = [
        [[0.152_286, 1.052_583, -0.204_868], [0.114_503, 0.786_281, 0.099_216], [-0.003_882, -0.048_116, 1.051_998]],
        [[0.367_322, 0.860_646, -0.227_968], [0.280_085, 0.672_501, 0.047_413], [-0.011_82, 0.042_94, 0.968_881]],
        [[1.255_528, -0.076_749, -0.178_779], [-0.078_411, 0.930_809, 0.147_602], [0.004_733, 0.691_367, 0.303_9]],
    ];

    fn seen(tint: Tint, eye: &[[f32; 3]; 3]) -> Vec3 {
        let c = tint.color(false).to_linear();
        let through = |row: &[f32; 3]| (row[0] * c.red + row[1] * c.green + row[2] * c.blue).clamp(0.0, 1.0);
        let lab = Laba::from(LinearRgba::rgb(through(&eye[0]), through(&eye[1]), through(&eye[2])));
        Vec3::new(lab.lightness, lab.a, lab.b) * 100.0
    }

    #[test]
    fn every_eye_tells_the_players_apart() {
        let players = [Tint::South, Tint::North, Tint::Third, Tint::Fourth];
        for (i, one) in players.iter().enumerate() {
            for other in &players[i + 1..] {
                let nearest =
                    EYES.iter().map(|eye| seen(*one, eye).distance(seen(*other, eye))).fold(f32::MAX, f32::min);
                // 2.3 is what a sharp eye just sees.
                assert!(nearest > 14.0, "{one:?} and {other:?}: {nearest}");
            }
        }
    }
}
