//! Fits a shot into what is left free of the screen by words and buttons.

use crate::app::{SafeArea, Shot};
use bevy::prelude::*;

/// The angle between the upper and the lower edge of the stage's picture, in radians.
const FOV: f32 = 0.4276;
/// Width by height of the picture for which shots are composed.
const ASPECT: f32 = 2.25;

/// The shot that shows, in the part of a window of `size` that is not `covered`, at least what
/// `shot` shows in a whole picture of 9 to 4, with the same target in the middle.
pub(super) fn fit(shot: Shot, size: Vec2, covered: SafeArea) -> Shot {
    let free = (size - Vec2::new(covered.left + covered.right, covered.top + covered.bottom)).max(size * 0.2);
    let back = shot.eye - shot.target;
    let nearer = size.y * (ASPECT / free.x).max(1.0 / free.y);
    let back = back * nearer;
    let mm_per_pixel = 2.0 * (FOV / 2.0).tan() * back.length() / size.y;
    let aside = Vec2::new(covered.left - covered.right, covered.bottom - covered.top) * 0.5 * mm_per_pixel;
    let right = Vec3::Y.cross(back).normalize_or(Vec3::X);
    let up = back.cross(right).normalize_or(Vec3::Y);
    let target = shot.target - right * aside.x - up * aside.y;
    Shot { eye: target + back, target, ..shot }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SHOT: Shot = Shot { eye: Vec3::new(-140.0, 738.0, 578.0), target: Vec3::new(-4.0, -12.0, -4.0), light: 1.0 };

    /// Where `point` is in a window of `size`, in pixels from the top left.
    fn seen(shot: Shot, size: Vec2, point: Vec3) -> Vec2 {
        let view = Mat4::look_at_rh(shot.eye, shot.target, Vec3::Y);
        let clip = Mat4::perspective_rh(FOV, size.x / size.y, 1.0, 1e5).project_point3(view.transform_point3(point));
        Vec2::new(clip.x + 1.0, 1.0 - clip.y) * 0.5 * size
    }

    #[test]
    fn the_target_is_in_the_middle_of_what_is_free() {
        for size in [Vec2::new(1280.0, 800.0), Vec2::new(540.0, 960.0)] {
            let covered = SafeArea { top: 40.0, bottom: 240.0, left: 100.0, right: 0.0 };
            let at = seen(fit(SHOT, size, covered), size, SHOT.target);
            let middle = Vec2::new((100.0 + size.x) / 2.0, (40.0 + size.y - 240.0) / 2.0);
            assert!(at.distance(middle) < 0.5, "{at} is not {middle}");
        }
    }

    #[test]
    fn a_whole_board_stays_whole_on_every_screen() {
        for size in [Vec2::new(1280.0, 800.0), Vec2::new(1024.0, 768.0), Vec2::new(540.0, 960.0)] {
            let covered = SafeArea { bottom: 260.0, ..default() };
            let fitted = fit(SHOT, size, covered);
            for corner in [(-300.0, -98.0), (300.0, -98.0), (-300.0, 98.0), (300.0, 98.0)] {
                let at = seen(fitted, size, Vec3::new(corner.0, 0.0, corner.1));
                assert!(at.x > 0.0 && at.x < size.x && at.y > 0.0 && at.y < size.y - 260.0, "{size}: {at}");
            }
        }
    }

    #[test]
    fn with_nothing_free_it_still_looks_somewhere() {
        let fitted = fit(SHOT, Vec2::new(300.0, 300.0), SafeArea { top: 200.0, bottom: 200.0, ..default() });
        assert!(fitted.eye.is_finite() && fitted.target.is_finite());
    }
}
