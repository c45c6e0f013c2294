//! Evolution of a handful of numbers: ever better ones by trying some around the best so far.
//!
//! A separable CMA-ES (Ros and Hansen, *A Simple Modification in CMA-ES Achieving Linear Time and Space
//! Complexity*, 2008): it learns how far to look from the mean, and for each number by itself. The
//! rates are those of that paper. What makes numbers better is left to who evolves them.

use rand::RngExt;
use rand::rngs::ChaCha8Rng;

/// Where evolution has come to.
pub(super) struct Evolution<const N: usize> {
    pub mean: [f64; N],
    /// How far to look: all together, and for each number.
    step: f64,
    spread: [f64; N],
    /// Where the mean has been going: in units of the spread, and as it is.
    drift: [f64; N],
    path: [f64; N],
    generation: i32,
}

/// How fast things are learned and forgotten.
struct Rates {
    /// What each of the better half counts for, the best first.
    shares: Vec<f64>,
    /// How many these are worth.
    effective: f64,
    /// Of the drift, by which the step is changed, and how carefully.
    drift: f64,
    damping: f64,
    /// Of the path, and of the spread from the path and from the better half.
    path: f64,
    from_path: f64,
    from_half: f64,
    /// How long a drift by chance is.
    by_chance: f64,
}

impl Rates {
    fn new(numbers: usize, offspring: usize) -> Self {
        let (n, half) = (numbers as f64, offspring / 2);
        let share = |rank: usize| (half as f64 + 0.5).ln() - (rank as f64 + 1.0).ln();
        let all: f64 = (0..half).map(share).sum();
        let shares: Vec<f64> = (0..half).map(|rank| share(rank) / all).collect();
        let effective = 1.0 / shares.iter().map(|it| it * it).sum::<f64>();
        let drift = (effective + 2.0) / (n + effective + 3.0);
        // A diagonal is learned faster than a whole matrix.
        let faster = (n + 2.0) / 3.0;
        let from_path = faster * 2.0 / ((n + 1.3).powi(2) + effective);
        let from_half =
            faster * 2.0 * (effective - 2.0 + 1.0 / effective) / ((n + 2.0).powi(2) + effective);
        Self {
            shares,
            effective,
            drift,
            damping: 1.0 + drift + 2.0 * (((effective - 1.0) / (n + 1.0)).sqrt() - 1.0).max(0.0),
            path: 4.0 / (n + 4.0),
            from_path,
            from_half: from_half.min(1.0 - from_path),
            by_chance: n.sqrt() * (1.0 - 1.0 / (4.0 * n) + 1.0 / (21.0 * n * n)),
        }
    }

    /// The mean of what the better half has.
    fn mean(&self, of: impl Fn(usize) -> f64) -> f64 {
        self.shares.iter().enumerate().map(|(rank, share)| share * of(rank)).sum()
    }

    /// How much of something new goes into a sum that forgets at that rate.
    fn fresh(&self, rate: f64) -> f64 {
        (rate * (2.0 - rate) * self.effective).sqrt()
    }
}

impl<const N: usize> Evolution<N> {
    /// From that mean, looking so far for each number.
    pub fn new(mean: [f64; N], spread: [f64; N]) -> Self {
        Self { mean, step: 1.0, spread, drift: [0.0; N], path: [0.0; N], generation: 0 }
    }

    /// What is so many spreads from the mean.
    pub fn offspring(&self, normals: &[f64; N]) -> [f64; N] {
        std::array::from_fn(|at| self.mean[at] + self.step * self.spread[at] * normals[at])
    }

    /// Goes on from a generation: where its offspring were, the best first.
    pub fn learn(&mut self, ranked: &[[f64; N]]) {
        let rates = Rates::new(N, ranked.len());
        let moved: [f64; N] = std::array::from_fn(|at| rates.mean(|rank| ranked[rank][at]));
        for (drift, moved) in self.drift.iter_mut().zip(moved) {
            *drift = (1.0 - rates.drift) * *drift + rates.fresh(rates.drift) * moved;
        }
        let length = self.drift.iter().map(|it| it * it).sum::<f64>().sqrt() / rates.by_chance;
        self.generation += 1;
        let settled = (1.0 - (1.0 - rates.drift).powi(2 * self.generation)).sqrt();
        // A mean that runs far tells of the step, not of the spread.
        let is_running = length / settled >= 1.4 + 2.0 / (N as f64 + 1.0);
        for at in 0..N {
            let spread = self.spread[at];
            self.mean[at] += self.step * spread * moved[at];
            let push = if is_running { 0.0 } else { rates.fresh(rates.path) * spread * moved[at] };
            self.path[at] = (1.0 - rates.path) * self.path[at] + push;
            let half = rates.mean(|rank| (spread * ranked[rank][at]).powi(2));
            let kept = (1.0 - rates.from_path - rates.from_half) * spread * spread;
            let learned = rates.from_path * self.path[at].powi(2) + rates.from_half * half;
            self.spread[at] = (kept + learned).sqrt();
        }
        self.step *= (rates.drift / rates.damping * (length - 1.0)).exp();
    }
}

/// So many times numbers of a bell curve of mean 0 and variance 1, nearly: sums of twelve even chances.
pub(super) fn normals<const N: usize>(many: usize, luck: &mut ChaCha8Rng) -> Vec<[f64; N]> {
    let mut normal = || (0..12).map(|_| luck.random::<f64>()).sum::<f64>() - 6.0;
    (0..many).map(|_| std::array::from_fn(|_| normal())).collect()
}

#[test]
fn evolution_finds_the_bottom_of_a_bowl_however_far_it_looks_at_first() {
    let depth = |it: &[f64; 8]| -> f64 {
        (1_i32..).zip(it).map(|(at, x)| f64::from(at) * (x - f64::from(at)).powi(2)).sum()
    };
    for spread in [5.0, 0.000_1] {
        let mut luck = rand::SeedableRng::seed_from_u64(1);
        let mut evolution = Evolution::new([20.0; 8], [spread; 8]);
        for _ in 0..200 {
            let mut ranked = normals(16, &mut luck);
            let deep = |normals: &[f64; 8]| depth(&evolution.offspring(normals));
            ranked.sort_by(|a, b| deep(a).total_cmp(&deep(b)));
            evolution.learn(&ranked);
        }
        assert!(depth(&evolution.mean) < 1e-9, "from {spread}: {:?}", evolution.mean);
    }
}
