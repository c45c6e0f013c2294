//! Items, from section 6 and what the crate says where it is silent: where each may be used, what it
//! changes, how long it lasts. A turn is given as the text of section 5's kind that records hold.

use super::star::{self, Hole};
use super::{Naive, State, number, pieces_of};
use std::collections::{BTreeMap, BTreeSet};
use toml::Value;

/// In the order in which positions count them.
const ITEMS: [&str; 6] = ["block", "bridge", "tornado", "double", "wings", "exchange"];

/// A block or a bridge.
#[derive(Clone, PartialEq, Debug)]
pub struct Prop {
    bridge: bool,
    owner: char,
    /// Turns of its owner that it stays.
    rounds: u32,
}

impl Naive {
    /// "Each seat has a number of each, from the rules"; nothing where the rules have no items.
    pub(super) fn items_at_the_start(&self) -> BTreeMap<char, Vec<u32>> {
        let Some(table) = self.switches.get("items").and_then(Value::as_table) else {
            return BTreeMap::new();
        };
        let counts: Vec<u32> = ITEMS.iter().map(|item| number(table, item, 0)).collect();
        if counts.iter().all(|&n| n == 0) {
            return BTreeMap::new();
        }
        self.seats.iter().map(|&s| (s, counts.clone())).collect()
    }

    /// The state after a turn with an item, which must be legal.
    pub fn item_turn(&self, state: &State, text: &str) -> State {
        let mut words = text.split_whitespace();
        let mut state = state.clone();
        let mut word = words.next().expect("a turn has words");
        let first = word;
        if ["block", "bridge", "tornado"].contains(&word) {
            self.spend(&mut state, word);
            let hole = star::hole(self.side, words.next().expect("an item has a hole"));
            match word {
                "tornado" => self.whirl(&mut state, hole, words.next().expect("what is left")),
                _ => self.put(&mut state, hole, word == "bridge"),
            }
            word = words.next().expect("the turn goes on");
        }
        // "One item a turn, except that `double` may follow one that is used before the move."
        assert!(word == first || !["wings", "exchange"].contains(&word), "one item a turn: {text}");
        match word {
            // A tornado can bring a team to its total, which ends the game there and then.
            "--" if self.over(&state) => {
                state.passes = 0;
                state.timeouts.insert(state.seat, 0);
                self.end_turn(&mut state);
                state
            }
            "--" => self.pass(&state),
            "double" => {
                self.spend(&mut state, word);
                let routes: Vec<&str> = words.collect();
                self.double(&state, ends(routes[0]), ends(routes[1]))
            }
            "wings" | "exchange" => {
                self.spend(&mut state, word);
                let (from, to) = ends(words.next().expect("two holes"));
                self.fly(&state, &from, &to, word == "exchange")
            }
            route => {
                let (from, to) = ends(route);
                self.play(&state, &from, &to)
            }
        }
    }

    fn spend(&self, state: &mut State, item: &str) {
        let which = ITEMS.iter().position(|&known| known == item).expect("an item");
        let left = &mut state.items.get_mut(&state.seat).expect("there are items")[which];
        *left = left.checked_sub(1).expect("one is left");
    }

    /// "on an empty hole outside every camp, at most 3 holes from an own piece", "for 3 rounds": "until
    /// the same seat has finished its third turn after this one", and this one is to end, too.
    fn put(&self, state: &mut State, hole: Hole, bridge: bool) {
        assert!(
            self.is_hexagon(hole) && self.is_empty(state, hole),
            "an empty hole of the hexagon"
        );
        let own = pieces_of(state, state.seat);
        assert!(own.iter().any(|&piece| distance(piece, hole) <= 3), "near an own piece");
        let prop = Prop { bridge, owner: state.seat, rounds: 4 };
        state.props.insert(hole, prop);
    }

    /// "a hole and its six neighbours, all on the board and outside every camp: what stands on the
    /// seven is shuffled at random". Blocks and bridges stay.
    fn whirl(&self, state: &mut State, centre: Hole, left: &str) {
        let around = star::DIRECTIONS.map(|direction| star::along(centre, direction, 1));
        let seven: Vec<Hole> = [centre].into_iter().chain(around).collect();
        assert!(seven.iter().all(|&hole| self.is_hexagon(hole)), "all seven in the hexagon");
        let mut before: Vec<char> = seven.iter().filter_map(|h| state.board.remove(h)).collect();
        let mut after: Vec<char> = left.chars().filter(|&sign| sign != '.').collect();
        assert_eq!(left.chars().count(), 7);
        for (hole, sign) in seven.into_iter().zip(left.chars()).filter(|(_, sign)| *sign != '.') {
            assert!(!state.props.contains_key(&hole), "nothing moves onto a block or a bridge");
            state.board.insert(hole, sign);
        }
        before.sort_unstable();
        after.sort_unstable();
        assert_eq!(before, after, "the same pieces");
    }

    /// "the same piece makes two moves in a row"; a swap ends the turn, and "a turn must not end where
    /// it began".
    fn double(&self, state: &State, first: (String, String), second: (String, String)) -> State {
        assert!(self.moves(state).contains_key(&first), "the first move is legal");
        assert_eq!(first.1, second.0, "the same piece");
        assert_ne!(first.0, second.1, "not where it began");
        let (from, to) = (star::hole(self.side, &first.0), star::hole(self.side, &first.1));
        let mut between = state.clone();
        assert!(!between.board.contains_key(&to), "a swap ends the turn");
        let piece = between.board.remove(&from).expect("a piece");
        between.board.insert(to, piece);
        self.play(&between, &second.0, &second.1)
    }

    /// "an own piece goes to any empty hole at most 4 holes away; not into a camp other than its start
    /// or goal"; "an own piece and another seat's piece at most 4 holes away change places; neither may
    /// end in a camp other than its own start or goal".
    fn fly(&self, state: &State, from: &str, to: &str, exchange: bool) -> State {
        let seat = state.seat;
        let (start, end) = (star::hole(self.side, from), star::hole(self.side, to));
        let goal = &self.goal[&seat];
        assert_eq!(state.board.get(&start), Some(&seat), "an own piece");
        assert!(distance(start, end) <= 4 && self.may_enter(seat, end));
        let leaves = goal.contains(&start) && !goal.contains(&end);
        assert!(!(self.word("goal_exit", "free") == "locked" && leaves), "the goal is locked");
        match state.board.get(&end) {
            Some(&other) => {
                assert!(exchange && other != seat && !state.home.contains(&other));
                assert!(self.may_enter(other, start));
            }
            None => assert!(!exchange && self.is_empty(state, end)),
        }
        self.moved(state, from, to)
    }

    fn may_enter(&self, seat: char, hole: Hole) -> bool {
        let own = |camp| camp == seat || camp == star::opposite(seat);
        star::camp(self.side, hole).is_none_or(own)
    }

    fn is_hexagon(&self, hole: Hole) -> bool {
        self.holes.contains(&hole) && star::camp(self.side, hole).is_none()
    }

    pub(super) fn is_empty(&self, state: &State, hole: Hole) -> bool {
        self.holes.contains(&hole)
            && !state.board.contains_key(&hole)
            && !state.props.contains_key(&hole)
    }

    /// The seat has finished a turn.
    pub(super) fn age(&self, state: &mut State, seat: char) {
        for prop in state.props.values_mut().filter(|prop| prop.owner == seat) {
            prop.rounds -= 1;
        }
        state.props.retain(|_, prop| prop.rounds > 0);
    }

    /// What a seat had put on the board goes when it plays no more.
    pub(super) fn tidy(&self, state: &mut State) {
        let playing = self.playing(state);
        state.props.retain(|_, prop| playing.contains(&prop.owner));
    }

    /// Reads `left=2.2.2.2.1.2,2.2.2.2.2.2`, `block=i9A3` and `bridge=h8D1`.
    pub(super) fn read_items(&self, state: &mut State, fields: &BTreeMap<&str, &str>) {
        if let Some(left) = fields.get("left") {
            let counts = left.split(',').map(|counts| {
                counts.split('.').map(|n| n.parse().expect("items are counted")).collect()
            });
            state.items = self.seats.iter().copied().zip(counts).collect();
        }
        for (name, bridge) in [("block", false), ("bridge", true)] {
            let told = fields.get(name).into_iter().flat_map(|told| told.split(','));
            state.props.extend(told.map(|told| {
                let at = told.find(|c: char| c.is_uppercase()).expect("the letter of a seat");
                let rounds = told[at + 1..].parse().expect("rounds are counted");
                let owner = told[at..].chars().next().expect("a letter");
                (star::hole(self.side, &told[..at]), Prop { bridge, owner, rounds })
            }));
        }
    }

    pub(super) fn item_text(&self, state: &State) -> String {
        let mut text = String::new();
        if state.items != self.items_at_the_start() {
            let counts = state
                .items
                .values()
                .map(|left| left.iter().map(u32::to_string).collect::<Vec<_>>().join("."));
            text += &format!(" left={}", counts.collect::<Vec<_>>().join(","));
        }
        for (name, bridge) in [("block", false), ("bridge", true)] {
            let props = state.props.iter().filter(|(_, prop)| prop.bridge == bridge);
            let told: BTreeSet<(i32, i32, String)> = props
                .map(|(&(q, r), prop)| {
                    let hole = star::name(self.side, (q, r));
                    (r, q, format!("{hole}{}{}", prop.owner, prop.rounds))
                })
                .collect();
            if !told.is_empty() {
                let told: Vec<String> = told.into_iter().map(|(_, _, told)| told).collect();
                text += &format!(" {name}={}", told.join(","));
            }
        }
        text
    }
}

impl State {
    pub(super) fn bridges(&self) -> BTreeSet<Hole> {
        self.props.iter().filter(|(_, prop)| prop.bridge).map(|(&hole, _)| hole).collect()
    }

    pub(super) fn blocks(&self) -> BTreeSet<Hole> {
        self.props.iter().filter(|(_, prop)| !prop.bridge).map(|(&hole, _)| hole).collect()
    }
}

/// The first and the last hole of a route.
fn ends(route: &str) -> (String, String) {
    let names: Vec<&str> = route.split(['-', 'x']).collect();
    (names[0].to_owned(), names[names.len() - 1].to_owned())
}

/// How many steps apart two holes are.
fn distance((q, r): Hole, (p, s): Hole) -> i32 {
    let (x, y) = (p - q, s - r);
    x.abs().max(y.abs()).max((x + y).abs())
}
