//! Sizes and faces of texts by their use; all follow the player's text size.

use super::fonts::{BOLD, DISPLAY, SEMIBOLD};
use crate::app::Settings;
use bevy::prelude::*;
use bevy::text::{FontFeatureTag, FontFeatures, FontSize, FontSource, LineHeight};

/// What a text is for; that decides its face, size and line height.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug, Default)]
#[require(Text, TextFont, LineHeight)]
pub enum TextRole {
    /// The name of the game.
    Title,
    /// The head of a panel.
    Heading,
    /// What is read line by line.
    #[default]
    Body,
    /// A big button of a menu.
    Button,
    /// A small button, a name, whose turn it is.
    Label,
    /// A remark.
    Small,
    /// The number at a pit.
    Count,
    /// The number of a player's store in the strip.
    Score,
    /// A symbol standing alone on a button.
    Symbol,
}

impl TextRole {
    /// Size in logical pixels at text size 1.
    pub const fn px(self) -> f32 {
        match self {
            TextRole::Title => 84.0,
            TextRole::Heading => 34.0,
            TextRole::Body => 20.0,
            TextRole::Button => 24.0,
            TextRole::Label => 18.0,
            TextRole::Small => 16.0,
            TextRole::Count => 24.0,
            TextRole::Score => 36.0,
            TextRole::Symbol => 24.0,
        }
    }

    /// How much the player's text size changes it. What is huge already grows less, so that it
    /// stays on the screen.
    fn scale(self, text_size: f32) -> f32 {
        match self {
            TextRole::Title => 1.0 + (text_size - 1.0) * 0.4,
            TextRole::Heading | TextRole::Score => 1.0 + (text_size - 1.0) * 0.7,
            TextRole::Body
            | TextRole::Button
            | TextRole::Label
            | TextRole::Small
            | TextRole::Count
            | TextRole::Symbol => text_size,
        }
    }

    /// Size in logical pixels at a text size.
    pub fn size(self, text_size: f32) -> f32 {
        (self.px() * self.scale(text_size)).round()
    }

    fn face(self) -> Handle<Font> {
        match self {
            TextRole::Title | TextRole::Heading => DISPLAY,
            TextRole::Body | TextRole::Small => Handle::default(),
            TextRole::Button | TextRole::Label => SEMIBOLD,
            TextRole::Count | TextRole::Score | TextRole::Symbol => BOLD,
        }
    }

    /// Vietnamese capitals with two marks reach above Inter's own line; figures have none.
    pub(super) fn line(self) -> f32 {
        match self {
            TextRole::Title | TextRole::Heading => 1.48,
            TextRole::Body | TextRole::Button | TextRole::Label | TextRole::Small => 1.4,
            TextRole::Count | TextRole::Score | TextRole::Symbol => 1.2,
        }
    }

    fn font(self, text_size: f32) -> TextFont {
        self.font_at(self.size(text_size))
    }

    /// Its face at a size of its own, in logical pixels.
    pub(super) fn font_at(self, px: f32) -> TextFont {
        // Figures of one width do not dance while they count, but in words they would widen hyphens
        // too; Agbalumo's own hang below the line.
        let features = match self {
            TextRole::Count | TextRole::Score => FontFeatures::from([FontFeatureTag::TABULAR_FIGURES]),
            TextRole::Title
            | TextRole::Heading
            | TextRole::Body
            | TextRole::Button
            | TextRole::Label
            | TextRole::Small
            | TextRole::Symbol => FontFeatures::from([FontFeatureTag::LINING_FIGURES]),
        };
        TextFont {
            font: FontSource::Handle(self.face()),
            font_size: FontSize::Px(px),
            font_features: features,
            ..default()
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, size_texts.in_set(super::KitSystems));
}

fn size_texts(settings: Res<Settings>, mut texts: Query<(Ref<TextRole>, &mut TextFont, &mut LineHeight)>) {
    for (role, mut font, mut line) in &mut texts {
        if settings.is_changed() || role.is_changed() {
            font.set_if_neq(role.font(settings.text_size));
            line.set_if_neq(LineHeight::RelativeToFont(role.line()));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_read_is_never_smaller_than_eighteen_except_remarks() {
        for role in [TextRole::Body, TextRole::Button, TextRole::Label, TextRole::Count] {
            assert!(role.size(1.0) >= 18.0, "{role:?}");
            assert_eq!(role.size(2.0), 2.0 * role.size(1.0), "{role:?}");
        }
    }
}
