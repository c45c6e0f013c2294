//! The messages that quote something, each a function of what it quotes.
//!
//! Their words are in the files of the languages, under the name given here; what is said when is
//! left to the files beside this one. So the compiler finds a message that nobody says and one that
//! is said without what it quotes, and a test compares this list with the files.

use fluent_bundle::FluentValue;

use crate::rules::Seat;

/// A message with what it quotes.
pub struct Message {
    /// Its name in the files of the languages.
    pub id: &'static str,
    /// The names and values of what it quotes.
    pub arguments: Vec<(&'static str, Argument)>,
}

/// Something quoted: words, or a number that may choose between singular and plural.
pub struct Argument(FluentValue<'static>);

impl From<Argument> for FluentValue<'_> {
    fn from(argument: Argument) -> Self {
        argument.0
    }
}

impl From<String> for Argument {
    fn from(words: String) -> Self {
        Self(words.into())
    }
}

impl From<&str> for Argument {
    fn from(words: &str) -> Self {
        words.to_owned().into()
    }
}

impl From<&String> for Argument {
    fn from(words: &String) -> Self {
        words.clone().into()
    }
}

impl From<Seat> for Argument {
    fn from(seat: Seat) -> Self {
        seat.to_string().into()
    }
}

impl From<u32> for Argument {
    fn from(number: u32) -> Self {
        Self(number.into())
    }
}

impl From<usize> for Argument {
    fn from(number: usize) -> Self {
        // Fluent counts in floating point: what it could round is quoted as it is written.
        u32::try_from(number).map_or_else(|_| number.to_string().into(), Self::from)
    }
}

impl From<i64> for Argument {
    fn from(number: i64) -> Self {
        u32::try_from(number).map_or_else(|_| number.to_string().into(), Self::from)
    }
}

/// Declares the messages: a function each, by the names of what it quotes.
macro_rules! messages {
    ($($message:ident($($argument:ident),+) = $id:literal,)*) => {
        $(pub fn $message($($argument: impl Into<Argument>),+) -> Message {
            Message { id: $id, arguments: vec![$((stringify!($argument), $argument.into())),+] }
        })*

        /// The names of all messages, each with those of what it quotes.
        #[cfg(test)]
        pub const ALL: &[(&str, &[&str])] = &[$(($id, &[$(stringify!($argument)),+]),)*];
    };
}

messages! {
    // Lists
    list_comma(head, item) = "list-comma",
    list_and(head, item) = "list-and",
    list_or(head, item) = "list-or",

    // Seats and players
    seat_colour(seat, colour) = "seat-colour",
    players_not_allowed(preset, players) = "players-not-allowed",

    // What a key does that can be another one
    held(key) = "held",
    mouse_on(key) = "mouse-on",
    mouse_off(key) = "mouse-off",
    start_no_back(key) = "start-no-back",
    start_more(key) = "start-more",
    start_hint_presets(key) = "start-hint-presets",

    // The board: whose turn it is and what can be done
    turn(turn, seat) = "turn",
    first_turn(seat, pieces, goal) = "first-turn",
    to_move_here(seat, hole) = "to-move-here",
    to_move(seat) = "to-move",
    picked(targets) = "picked",
    preview_swap(route, seat, hole) = "preview-swap",
    preview_out(route) = "preview-out",
    preview_step(route) = "preview-step",
    preview_hops(route, hops) = "preview-hops",
    deadline(pieces, turn) = "deadline",
    deadline_stay(pieces) = "deadline-stay",
    out_by_deadline(seat) = "out-by-deadline",
    out_by_no_move(seat) = "out-by-no-move",
    out_by_partner(seat) = "out-by-partner",
    out_by_resigning(seat) = "out-by-resigning",
    out_by_time(seat) = "out-by-time",
    time_out(seat) = "time-out",
    seconds_left(seconds) = "seconds-left",
    must_pass(seat) = "must-pass",
    thinking(seat) = "thinking",
    thinking_deep(seat, depth, seconds) = "thinking-deep",
    flying(seat, moved) = "flying",
    game_over(ending) = "game-over",
    completion(moved) = "completion",
    completions(number, moves) = "completions",
    hole_of(seat) = "hole-of",
    goal_of(seat) = "goal-of",
    hole_in_goal(stands, goal) = "hole-in-goal",
    hole_and_deadline(stands, deadline) = "hole-and-deadline",
    bots_turn(seat) = "bots-turn",
    cannot_move(hole) = "cannot-move",
    bot_failed(seat) = "bot-failed",
    undone(moves, key) = "undone",
    redone(moves) = "redone",
    scrolled(moves) = "scrolled",
    too_small(size, needed, key) = "too-small",

    // Looking back at a game
    look_title(at, all) = "look-title",
    look_runs(milliseconds, faster, slower) = "look-runs",
    look_typed(number) = "look-typed",
    look_played(seat, action) = "look-played",

    // Windows and pages
    place(place) = "place",
    winner(seat) = "winner",
    winners(seats) = "winners",
    team_wins(seats) = "team-wins",
    panel_teams(teams) = "panel-teams",
    alone_home(seat) = "alone-home",
    result_hops(hops) = "result-hops",
    result_line(turns, home, pieces, hops) = "result-line",
    chart_seat(told, rows) = "chart-seat",
    ask_resign(seat) = "ask-resign",
    rules_title(name) = "rules-title",

    // Why a move is refused
    refusal_not_playing(seat) = "refusal-not-playing",
    refusal_no_piece(hole) = "refusal-no-piece",
    refusal_not_yours(hole, owner, seat) = "refusal-not-yours",
    refusal_nowhere(hole) = "refusal-nowhere",
    refusal_unreachable(from, to) = "refusal-unreachable",
    refusal_leg(from, to, fault) = "refusal-leg",
    refusal_hop(number, from, to, fault) = "refusal-hop",
    refusal_may_not_stop(hole) = "refusal-may-not-stop",
    refusal_goal_locked(from, to) = "refusal-goal-locked",
    leg_taken(seat) = "leg-taken",
    leg_swap_needs_full_goal(hole) = "leg-swap-needs-full-goal",
    leg_nothing_to_hop(hole) = "leg-nothing-to-hop",
    leg_in_the_way(hole) = "leg-in-the-way",
    leg_blocked(hole) = "leg-blocked",
    item_used(item, hole) = "item-used",
    item_used_pass(item, hole) = "item-used-pass",
    item_enter(turn) = "item-enter",
    item_nowhere(item) = "item-nowhere",
    item_hint(turn) = "item-hint",
    hole_block(seat) = "hole-block",
    hole_bridge(seat) = "hole-bridge",
    hole_prop(stands, seat, rounds) = "hole-prop",
    item_none_left(item) = "item-none-left",
    item_taken(hole) = "item-taken",
    item_in_camp(hole) = "item-in-camp",
    item_too_far(hole, most) = "item-too-far",
    item_no_room(hole) = "item-no-room",
    item_other_piece(hole) = "item-other-piece",
    item_no_other(hole) = "item-no-other",
    move_text_no_hole(name) = "move-text-no-hole",

    // Rules in plain words
    preset_about(name, about) = "preset-about",
    rules_board_other(side) = "rules-board-other",
    rules_pieces(pieces) = "rules-pieces",
    rules_pieces_with(pieces, players) = "rules-pieces-with",
    rules_pieces_table(list) = "rules-pieces-table",
    rules_players(list) = "rules-players",
    rules_first_seat(seat) = "rules-first-seat",
    rules_deadline(pieces, turn) = "rules-deadline",
    rules_deadline_held(pieces, turn) = "rules-deadline-held",
    rules_deadlines(list) = "rules-deadlines",
    rules_repetition(times) = "rules-repetition",
    rules_turns(turns) = "rules-turns",
    rules_total_with(total, players) = "rules-total-with",
    rules_team_total(list) = "rules-team-total",
    rules_clock(seconds, times) = "rules-clock",
    rules_item(item, number) = "rules-item",
    rules_items(list) = "rules-items",

    // What is wrong with settings
    setting_unknown(key, switches) = "setting-unknown",
    setting_near(key, near) = "setting-near",
    setting_value(expected) = "setting-value",

    // Contradictions of rules
    fault_board(side, expected) = "fault-board",
    fault_pieces_key(key, most) = "fault-pieces-key",
    fault_pieces(pieces, players, seating, reason, fitting) = "fault-pieces",
    fault_players_number(players, most) = "fault-players-number",
    fault_players_nobody(expected) = "fault-players-nobody",
    fault_players_not_allowed(players, allowed) = "fault-players-not-allowed",
    fault_first_player(seat, players, seats) = "fault-first-player",
    fault_deadline_turn(number, turn) = "fault-deadline-turn",
    fault_deadline_out_none(number, out) = "fault-deadline-out-none",
    fault_deadline_out(number, out, pieces) = "fault-deadline-out",
    fault_deadline_order(number) = "fault-deadline-order",
    fault_repetition(times, expected) = "fault-repetition",
    fault_max_turns(turns, expected) = "fault-max-turns",
    fault_teams(players) = "fault-teams",
    fault_total_key(key, most) = "fault-total-key",
    fault_total_missing(players) = "fault-total-missing",
    fault_total_none(total) = "fault-total-none",
    fault_total(total, pieces) = "fault-total",
    fault_clock(key, value, most) = "fault-clock",
    fault_item_name(name, items) = "fault-item-name",
    fault_item_count(item, number, most) = "fault-item-count",
    zone_not_centred(pieces, row) = "zone-not-centred",
    zone_too_many(holes) = "zone-too-many",
    zone_own_goal(seat) = "zone-own-goal",
    zone_starts_overlap(seat, other) = "zone-starts-overlap",

    // What is wrong with a rules file
    book_syntax(message) = "book-syntax",
    book_not_a_preset(key) = "book-not-a-preset",
    book_name(name) = "book-name",
    book_unknown_base(presets) = "book-unknown-base",
    book_circle(presets) = "book-circle",

    // What is wrong with the text of a position
    position_rows(rows, expected) = "position-rows",
    position_row_length(row, holes, expected) = "position-row-length",
    position_sign(row, sign, letters) = "position-sign",
    position_count(seat, pieces, expected) = "position-count",
    position_turn_missing(letters) = "position-turn-missing",
    position_turn(found, letters) = "position-turn",
    position_unknown_field(field) = "position-unknown-field",
    field_turns(seats) = "field-turns",
    field_seats(letters) = "field-seats",
    field_not_home(seat) = "field-not-home",
    field_timeouts(seats, most) = "field-timeouts",
    field_left(seats) = "field-left",

    // What the commands print and refuse
    no_such_number(least, most) = "no-such-number",
    unreadable(error) = "unreadable",
    no_toml_value(value, error) = "no-toml-value",
    players_and_seats(seating, seats, named) = "players-and-seats",
    too_many_seats(seats) = "too-many-seats",
    no_such_preset(name, presets) = "no-such-preset",
    preset_with(preset, players) = "preset-with",
    who_can_sit(players) = "who-can-sit",
    fine_with(preset, numbers) = "fine-with",
    players_line(numbers) = "players-line",
    based_on(preset) = "based-on",
    games_left(played, games, time) = "games-left",
    match_played(preset, players, seed, games, decided, drawn, unfinished) = "match-played",
    game_not_won(preset, players, game, position) = "game-not-won",
    alone_one_seat(seating) = "alone-one-seat",
    no_crossing(width) = "no-crossing",
    bench_out_of_date(preset) = "bench-out-of-date",
    larger_than(mebibytes) = "larger-than",

    // Saved games
    copied(name) = "copied",
    name_typed(name) = "name-typed",
    saved_won(moves, seat) = "saved-won",
    saved_over(moves, ending) = "saved-over",
    saved_led(moves, seat) = "saved-led",
    saved_moves(moves) = "saved-moves",
    no_games(folder) = "no-games",
    no_such_game_yet(name) = "no-such-game-yet",
    no_such_game(name, games) = "no-such-game",
    sound(state) = "sound",
    no_such_action(number, moves) = "no-such-action",
    unwritable(error) = "unwritable",
    unsaved(error) = "unsaved",
    kept_in(file) = "kept-in",

    // What is wrong with a saved game
    record_too_large(mebibytes) = "record-too-large",
    record_version(found) = "record-version",
    record_unknown_key(key, keys) = "record-unknown-key",
    record_missing(key) = "record-missing",
    record_wrong_value(key, value, expected) = "record-wrong-value",
    record_rules(fault) = "record-rules",
    record_action(number, text, error) = "record-action",
    record_diverged(number) = "record-diverged",
    record_keys(found, expected) = "record-keys",
    record_seats(found) = "record-seats",
    record_player(found) = "record-player",
    action_seat(found) = "action-seat",

    // The config, and the program itself
    milliseconds(most) = "milliseconds",
    key_clash(key, one, other) = "key-clash",
    config_written(file) = "config-written",
    config_there(file) = "config-there",

    // The command line
    options_after_command(command) = "options-after-command",
    option_unknown(option) = "option-unknown",
    option_elsewhere(option, commands) = "option-elsewhere",
    option_twice(option) = "option-twice",
    option_conflict(option, others) = "option-conflict",
    argument_unknown(argument) = "argument-unknown",
    arguments_missing(arguments) = "arguments-missing",
    arguments_refused(why) = "arguments-refused",
    no_such_command(name, commands) = "no-such-command",
    command_missing(command, commands) = "command-missing",
    value_missing(option) = "value-missing",
    value_missing_of(option, values) = "value-missing-of",
    value_unknown(value, option, values) = "value-unknown",
    value_unfit(value, option, why) = "value-unfit",
    value_unexpected(option, value) = "value-unexpected",
    perhaps(told, near) = "perhaps",
    more_by_help(command) = "more-by-help",

    // What the system says
    system_other(error) = "system-other",

    // Outside engines
    unclosed_quote(command) = "unclosed-quote",
    no_such_player(player, bots) = "no-such-player",
    no_such_level(levels) = "no-such-level",
    engine_no_start(error) = "engine-no-start",
    engine_ended(code) = "engine-ended",
    engine_killed(signal) = "engine-killed",
    engine_silent(awaited, milliseconds, asked) = "engine-silent",
    engine_refused(answer, why) = "engine-refused",
    forfeit(game, player, name, what) = "forfeit",
    forfeits(player, games) = "forfeits",

    // Hints
    hint(route, reason) = "hint",
    hint_piece(hole, key) = "hint-piece",
    reason_swap(seat) = "reason-swap",
    reason_clear(turn) = "reason-clear",
    reason_leave(missing, turn) = "reason-leave",
    reason_straggler(rows) = "reason-straggler",
    reason_enter(outside) = "reason-enter",
    reason_advance(rows) = "reason-advance",
    reason_ladder(rows) = "reason-ladder",
    reason_block(rows, seat) = "reason-block",

    // Without a screen
    plain_ask_preset(presets, usual) = "plain-ask-preset",
    plain_ask_players(numbers, usual) = "plain-ask-players",
    plain_players_form(preset, numbers, found) = "plain-players-form",
    plain_ask_seat(seat, players, usual) = "plain-ask-seat",
    who_bot(seat, bot) = "who-bot",
    who_named(name, seat) = "who-named",
    plain_aim(seat, pieces, goal) = "plain-aim",
    plain_passed(who) = "plain-passed",
    plain_moved(who, moved, way, home, pieces) = "plain-moved",
    plain_forward(rows) = "plain-forward",
    plain_backward(rows) = "plain-backward",
    plain_swap(seat, hole) = "plain-swap",
    plain_standing(place, who, told) = "plain-standing",
    plain_must_pass(seat) = "plain-must-pass",
    plain_time(time) = "plain-time",
    plain_home(who, home, pieces) = "plain-home",
    plain_in_goal(holes) = "plain-in-goal",
    plain_outside(holes) = "plain-outside",
    plain_seat_form(seats, players) = "plain-seat-form",
    plain_sits(seat, player) = "plain-sits",
    plain_at_form(all) = "plain-at-form",

    // Crossing alone
    solo_moves(moves) = "solo-moves",
    solo_par(moves, par) = "solo-par",
    solo_known(moves, known) = "solo-known",
    solo_best(moves) = "solo-best",
    solo_best_hints(moves, hints) = "solo-best-hints",
    solo_perfect(moves) = "solo-perfect",
    solo_above(moves, par) = "solo-above",
    solo_record(moves, known) = "solo-record",
    solo_above_known(moves, known) = "solo-above-known",
    solo_home(moves) = "solo-home",
    best_unkept(why) = "best-unkept",
    names_unkept(why) = "names-unkept",
    left_as_it_is(file, why) = "left-as-it-is",

    // The ladder
    rated_change(who, change, points, level, title) = "rated-change",
    unrated(why) = "unrated",
    unrated_nameless(seat) = "unrated-nameless",
    unrated_twice(name) = "unrated-twice",
    page_twice(name) = "page-twice",
    unscored_seats(seats) = "unscored-seats",
    award_encouraged(total, place, encouragement) = "award-encouraged",
    profile(who, points, level, title, played, won) = "profile",
    ladder_game(preset, place, others, change, points) = "ladder-game",
    no_such_profile_yet(name) = "no-such-profile-yet",
    no_such_profile(name, known) = "no-such-profile",

    // The toss
    tossed(seat) = "tossed",


    // The form, and switches of the rules
    cannot_begin(switch, fault) = "cannot-begin",
    start_hint_seat(key) = "start-hint-seat",
    seat_name_typed(seat, name) = "seat-name-typed",
    named_seat(seat, name) = "named-seat",
    changed_preset(preset) = "changed-preset",
    switches_title(preset, players) = "switches-title",
    switches_hint(key) = "switches-hint",
    contradictions(faults) = "contradictions",
    switch_about(key) = "switch-about",
    switch_takes(key, expected) = "switch-takes",
    switch_before(sentence, preset, value) = "switch-before",
    preset_typed(name) = "preset-typed",
    preset_shipped(name) = "preset-shipped",
    preset_there(name) = "preset-there",
    preset_kept(name, file) = "preset-kept",

    // Settings
    setting_name(key) = "setting-name",
    setting_about(key) = "setting-about",
    setting_word(value) = "setting-word",
    setting_auto(value) = "setting-auto",
    setting_milliseconds(milliseconds) = "setting-milliseconds",
    setting_unkept(error) = "setting-unkept",
}
