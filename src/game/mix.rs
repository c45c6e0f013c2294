//! Numbers that look like chance and are always the same.
//!
//! SplitMix64: Steele, Lea and Flood, *Fast Splittable Pseudorandom Number Generators*, 2014.

/// The number at that place, from 0, of the stream with that seed.
pub const fn split_mix(seed: u64, index: u64) -> u64 {
    spread(seed.wrapping_add(index.wrapping_add(1).wrapping_mul(0x9e37_79b9_7f4a_7c15)))
}

/// The finishing step: near numbers come out far from one another.
pub const fn spread(mut z: u64) -> u64 {
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}
