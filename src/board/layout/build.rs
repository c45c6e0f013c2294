//! How the tables of a board come about.

use super::{Board, DIRECTIONS, PerHole};
use crate::board::line::{AXES, LINE_BITS, MAX_LINES, Spot};
use crate::board::shape::Cell;
use crate::board::{Corner, Hole, HoleSet, Shape};

type Rays = [[Vec<Hole>; DIRECTIONS]; Hole::NUMBERS];

impl Board {
    /// Works out every table of a shape.
    pub(super) fn build(shape: Shape) -> Self {
        let cells = shape.cells();
        let all: HoleSet = cells.iter().map(|cell| cell.hole()).collect();
        let rays = per_hole(&cells, |cell| {
            std::array::from_fn(|direction| ray(shape, cell, shape.vectors()[direction]))
        });
        let (spots, line_holes) = lines(&cells, &rays);
        Self {
            shape,
            all,
            rows: cells
                .chunk_by(|a, b| a.r == b.r)
                .map(|row| row.iter().map(|cell| cell.hole()).collect())
                .collect(),
            neighbours: per_hole(&cells, |cell| {
                rays[cell.hole().index()].iter().filter_map(|ray| ray.first().copied()).collect()
            }),
            behind: per_hole(&cells, |cell| {
                let rays = &rays[cell.hole().index()];
                let second = |direction: usize| rays.get(direction)?.get(1).copied();
                std::array::from_fn(|direction| second(direction).unwrap_or_default())
            }),
            room: std::array::from_fn(|direction| {
                [1, 2].map(|steps| {
                    let has_room = |hole: &Hole| rays[hole.index()][direction].len() >= steps;
                    all.iter().filter(has_room).collect()
                })
            }),
            distances: distances(&cells, &rays),
            camps: shape.corners().map(|corner| camp(shape, &cells, corner)).collect(),
            corner_rows: shape.corners().map(|corner| corner_rows(shape, &cells, corner)).collect(),
            cells: per_hole(&cells, |cell| cell),
            rays,
            spots,
            line_holes,
        }
    }
}

fn per_hole<T: Default>(cells: &[Cell], value: impl Fn(Cell) -> T) -> PerHole<T> {
    let mut table: PerHole<T> = Box::new(std::array::from_fn(|_| T::default()));
    cells.iter().for_each(|&cell| table[cell.hole().index()] = value(cell));
    table
}

fn ray(shape: Shape, from: Cell, vector: (i8, i8)) -> Vec<Hole> {
    let next = |at: &Cell| Some(at.plus(vector)).filter(|&cell| shape.has(cell));
    std::iter::successors(next(&from), next).map(Cell::hole).collect()
}

/// The lines of each axis: walked from the holes that nothing precedes in the first of its two
/// directions.
fn lines(
    cells: &[Cell],
    rays: &Rays,
) -> (PerHole<[Spot; AXES]>, Box<[[Hole; LINE_BITS]; MAX_LINES]>) {
    let mut spots = Box::new([[Spot::default(); AXES]; Hole::NUMBERS]);
    let mut line_holes = Box::new([[Hole::default(); LINE_BITS]; MAX_LINES]);
    let mut line = 0;
    for axis in 0..AXES {
        for first in cells.iter().map(|cell| cell.hole()) {
            let rays = &rays[first.index()];
            if !rays[axis + AXES].is_empty() {
                continue;
            }
            let line_of: Vec<Hole> =
                std::iter::once(first).chain(rays[axis].iter().copied()).collect();
            for (index, &hole) in line_of.iter().enumerate() {
                let spot = Spot::new(line as u8, index as u8, line_of.len() as u8);
                spots[hole.index()][axis] = spot;
                line_holes[line][spot.bit() as usize] = hole;
            }
            line += 1;
        }
    }
    (spots, line_holes)
}

fn camp(shape: Shape, cells: &[Cell], corner: Corner) -> HoleSet {
    cells.iter().filter(|&&cell| shape.in_camp(corner, cell)).map(|cell| cell.hole()).collect()
}

fn corner_rows(shape: Shape, cells: &[Cell], corner: Corner) -> Vec<Vec<Hole>> {
    let mut rows = vec![Vec::new(); 2 * shape.reach() as usize + 1];
    for &cell in cells {
        if shape.in_camp(corner, cell) || shape.in_middle(cell) {
            let (row, along) = shape.row(corner, cell);
            rows[row as usize].push((along, cell.hole()));
        }
    }
    rows.retain(|row| !row.is_empty());
    rows.iter_mut().for_each(|row| row.sort());
    rows.into_iter().map(|row| row.into_iter().map(|(_, hole)| hole).collect()).collect()
}

/// Step distances between all holes, breadth first: the star is not convex, so the way from one
/// camp to the next can be longer than the straight line.
fn distances(cells: &[Cell], rays: &Rays) -> PerHole<[u8; Hole::NUMBERS]> {
    let mut table = Box::new([[u8::MAX; Hole::NUMBERS]; Hole::NUMBERS]);
    for start in cells.iter().map(|cell| cell.hole()) {
        let row = &mut table[start.index()];
        row[start.index()] = 0;
        let mut queue = vec![start];
        let mut next = 0;
        while let Some(&at) = queue.get(next) {
            next += 1;
            for to in rays[at.index()].iter().filter_map(|ray| ray.first()) {
                if row[to.index()] == u8::MAX {
                    row[to.index()] = row[at.index()] + 1;
                    queue.push(*to);
                }
            }
        }
    }
    table
}
