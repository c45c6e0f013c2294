//! Whole numbers, as typed.

use std::ops::RangeInclusive;

use crate::text::Unfit;

/// Reads a whole number of a range, all of which its type must hold.
pub fn whole<T: TryFrom<u64>>(
    range: RangeInclusive<u64>,
) -> impl Fn(&str) -> Result<T, Unfit> + Clone + Send + Sync + 'static {
    move |text| {
        let number = text.parse().ok().filter(|number| range.contains(number));
        let number = number.and_then(|number| T::try_from(number).ok());
        number.ok_or(Unfit::Number { least: *range.start(), most: *range.end() })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_number_of_the_range_is_read_and_no_other() {
        let read = whole::<u32>(1..=100);
        assert_eq!(read("100"), Ok(100));
        let unfit = Err(Unfit::Number { least: 1, most: 100 });
        for wrong in ["0", "101", "-1", "1.5", "", "x", "99999999999999999999999"] {
            assert_eq!(read(wrong), unfit, "{wrong}");
        }
    }
}
