//! What so many points are called.

/// A level of the ladder, 1 to 16. What it is called is left to [`text`](crate::text).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Title(u8);

/// The points with which each level begins (QQ 等級).
const POINTS: [u32; 16] =
    [0, 50, 100, 150, 200, 250, 400, 600, 800, 1000, 1500, 2000, 2500, 3000, 4000, 5000];

impl Title {
    /// The level of somebody without points.
    pub const FIRST: Self = Self(1);

    /// All of them, from the first to the last.
    pub fn all() -> impl Iterator<Item = Self> {
        (1..=16).map(Self)
    }

    /// The level of so many points.
    pub fn of(points: u32) -> Self {
        let reached = POINTS.iter().filter(|&&least| least <= points).count();
        Self(u8::try_from(reached).unwrap_or(1))
    }

    /// The level with that number, if there is one.
    pub fn at(level: u8) -> Option<Self> {
        (1..=16).contains(&level).then_some(Self(level))
    }

    /// Its number, from 1.
    pub fn level(self) -> u8 {
        self.0
    }

    /// The points it begins with.
    pub fn points(self) -> u32 {
        POINTS[usize::from(self.0) - 1]
    }

    /// The one above it.
    pub fn next(self) -> Option<Self> {
        Self::at(self.0 + 1)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_level_begins_with_its_points() {
        for title in Title::all() {
            assert_eq!(Title::of(title.points()), title);
            if let Some(below) = title.points().checked_sub(1) {
                assert_eq!(Title::of(below).next(), Some(title));
            }
        }
        assert_eq!(Title::of(0), Title::FIRST);
        assert_eq!(Title::of(u32::MAX).level(), 16);
        assert_eq!(Title::of(u32::MAX).next(), None);
        assert_eq!((Title::at(0), Title::at(17)), (None, None));
    }
}
