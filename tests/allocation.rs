//! Generating moves and playing them takes nothing from the heap.

use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;

use starhop::game::{Action, Position, perft};
use starhop::rules::{Draft, Rules, Seating};

struct Counting;

thread_local! {
    static ALLOCATIONS: Cell<usize> = const { Cell::new(0) };
}

// SAFETY: both calls go to the system's allocator unchanged; counting touches no memory it manages.
#[allow(unsafe_code)]
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        ALLOCATIONS.with(|count| count.set(count.get() + 1));
        unsafe { System.alloc(layout) }
    }

    unsafe fn dealloc(&self, pointer: *mut u8, layout: Layout) {
        unsafe { System.dealloc(pointer, layout) }
    }
}

#[global_allocator]
static ALLOCATOR: Counting = Counting;

fn allocations(work: impl FnOnce()) -> usize {
    let before = ALLOCATIONS.get();
    work();
    ALLOCATIONS.get() - before
}

fn rules(settings: &str, players: usize) -> Rules {
    let draft: Draft = toml::from_str(settings).expect("settings");
    Rules::new(&draft, Seating::of(players).expect("a seating")).expect("rules")
}

#[test]
fn no_position_costs_an_allocation() {
    let settings = [
        "",
        "jump = 'long'",
        "blocking = 'swap'\ngoal_exit = 'locked'",
        "others_camps = 'pass'",
        "teams = 'alternate'\nteam_win = { total = 15 }\nitems = { block = 2 }",
    ];
    for (settings, players) in settings.into_iter().zip([2, 2, 4, 6, 4]) {
        let rules = rules(settings, players);
        let position = Position::start(&rules, rules.seating().first());
        let mut nodes = 0;
        let found = allocations(|| nodes = perft(&rules, &position, 3));
        assert!(nodes > 1000, "{settings}");
        assert_eq!(found, 0, "{settings}");
    }
}

#[test]
fn playing_a_move_costs_no_allocation() {
    let rules = rules("board = 5", 6);
    let mut position = Position::start(&rules, rules.seating().first());
    let found = allocations(|| {
        for _ in 0..200 {
            let last = position.piece_moves(&rules).last();
            let action =
                last.and_then(|moves| moves.iter().last()).map_or(Action::Pass, Action::Move);
            position.play_unchecked(&rules, action);
        }
    });
    assert_eq!(found, 0);
}

#[test]
fn the_counter_counts() {
    assert!(allocations(|| drop(std::hint::black_box(vec![1, 2, 3]))) > 0);
}
