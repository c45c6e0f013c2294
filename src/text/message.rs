//! The messages that quote something, each a function of what it quotes.
//!
//! One table, by where they are said: so the compiler finds a message that nobody says and one that
//! is said without what it quotes, and a test compares the table with the files of the languages,
//! where the words are. What is said when is left to the files beside this one.

use fluent_bundle::FluentValue;

use super::id::id;
use crate::rules::Seat;

/// A message with what it quotes.
pub struct Message {
    /// Its name in the files of the languages.
    pub id: String,
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
    ($($message:ident($($argument:ident),+),)*) => {
        $(pub fn $message($($argument: impl Into<Argument>),+) -> Message {
            let arguments = vec![$((stringify!($argument), $argument.into())),+];
            Message { id: id(stringify!($message)), arguments }
        })*

        /// The functions of all messages by name, each with the names of what it quotes.
        #[cfg(test)]
        pub const ALL: &[(&str, &[&str])] =
            &[$((stringify!($message), &[$(stringify!($argument)),+]),)*];
    };
}

messages! {
    // Lists
    list_comma(head, item),
    list_and(head, item),
    list_or(head, item),

    // Seats and players
    seat_colour(seat, colour),
    players_not_allowed(preset, players),

    // What a key does that can be another one
    held(key),
    mouse_on(key),
    mouse_off(key),
    start_no_back(key),
    start_more(key),
    start_hint_presets(key),

    // The board: whose turn it is and what can be done
    turn(turn, seat),
    first_turn(seat, pieces, goal),
    to_move_here(seat, hole),
    to_move(seat),
    picked(targets),
    preview_swap(route, seat, hole),
    preview_out(route),
    preview_step(route),
    preview_hops(route, hops),
    deadline(pieces, turn),
    deadline_stay(pieces),
    out_by_deadline(seat),
    out_by_no_move(seat),
    out_by_partner(seat),
    out_by_resigning(seat),
    out_by_time(seat),
    time_out(seat),
    seconds_left(seconds),
    must_pass(seat),
    thinking(seat),
    thinking_deep(seat, depth, seconds),
    flying(seat, moved),
    game_over(ending),
    completion(moved),
    completions(number, moves),
    hole_of(seat),
    goal_of(seat),
    hole_in_goal(stands, goal),
    hole_and_deadline(stands, deadline),
    bots_turn(seat),
    cannot_move(hole),
    bot_failed(seat),
    undone(moves, key),
    redone(moves),
    scrolled(moves),
    too_small(size, needed, key),

    // Looking back at a game
    look_title(at, all),
    look_runs(milliseconds, faster, slower),
    look_typed(number),
    look_played(seat, action),

    // Windows and pages
    place(place),
    winner(seat),
    winners(seats),
    team_wins(seats),
    panel_teams(teams),
    alone_home(seat),
    result_hops(hops),
    result_line(turns, home, pieces, hops),
    chart_seat(told, rows),
    ask_resign(seat),
    rules_title(name),

    // Why a move is refused
    refusal_not_playing(seat),
    refusal_no_piece(hole),
    refusal_not_yours(hole, owner, seat),
    refusal_nowhere(hole),
    refusal_unreachable(from, to),
    refusal_leg(from, to, fault),
    refusal_hop(number, from, to, fault),
    refusal_may_not_stop(hole),
    refusal_goal_locked(from, to),
    leg_taken(seat),
    leg_swap_needs_full_goal(hole),
    leg_nothing_to_hop(hole),
    leg_in_the_way(hole),
    leg_blocked(hole),
    item_used(item, hole),
    item_used_pass(item, hole),
    item_enter(turn),
    item_nowhere(item),
    item_hint(turn),
    hole_block(seat),
    hole_bridge(seat),
    hole_prop(stands, seat, rounds),
    item_none_left(item),
    item_taken(hole),
    item_in_camp(hole),
    item_too_far(hole, most),
    item_no_room(hole),
    item_other_piece(hole),
    item_no_other(hole),
    move_text_no_hole(name),

    // Rules in plain words
    preset_about(name, about),
    rules_board_other(side),
    rules_pieces(pieces),
    rules_pieces_with(pieces, players),
    rules_pieces_table(list),
    rules_players(list),
    rules_first_seat(seat),
    rules_deadline(pieces, turn),
    rules_deadline_held(pieces, turn),
    rules_deadlines(list),
    rules_repetition(times),
    rules_turns(turns),
    rules_total_with(total, players),
    rules_team_total(list),
    rules_clock(seconds, times),
    rules_item(item, number),
    rules_items(list),

    // What is wrong with settings
    setting_unknown(key, switches),
    setting_near(key, near),
    setting_value(expected),

    // Contradictions of rules
    fault_board(side, expected),
    fault_pieces_key(key, most),
    fault_pieces(pieces, players, seating, reason, fitting),
    fault_players_number(players, most),
    fault_players_nobody(expected),
    fault_players_not_allowed(players, allowed),
    fault_first_player(seat, players, seats),
    fault_deadline_turn(number, turn),
    fault_deadline_out_none(number, out),
    fault_deadline_out(number, out, pieces),
    fault_deadline_order(number),
    fault_repetition(times, expected),
    fault_max_turns(turns, expected),
    fault_teams(players),
    fault_total_key(key, most),
    fault_total_missing(players),
    fault_total_none(total),
    fault_total(total, pieces),
    fault_clock(key, value, most),
    fault_item_name(name, items),
    fault_item_count(item, number, most),
    zone_not_centred(pieces, row),
    zone_too_many(holes),
    zone_own_goal(seat),
    zone_starts_overlap(seat, other),

    // What is wrong with any file
    file_broken(message),

    // What is wrong with a rules file
    book_not_a_preset(key),
    book_name(name),
    book_unknown_base(presets),
    book_circle(presets),

    // What is wrong with the text of a position
    position_rows(rows, expected),
    position_row_length(row, holes, expected),
    position_sign(row, sign, letters),
    position_count(seat, pieces, expected),
    position_turn_missing(letters),
    position_turn(found, letters),
    position_unknown_field(field),
    field_turns(seats),
    field_seats(letters),
    field_not_home(seat),
    field_timeouts(seats, most),
    field_left(seats),

    // What the commands print and refuse
    no_such_number(least, most),
    unreadable(error),
    no_toml_value(value, error),
    players_and_seats(seating, seats, named),
    too_many_seats(seats),
    no_such_preset(name, presets),
    preset_with(preset, players),
    who_can_sit(players),
    fine_with(preset, numbers),
    players_line(numbers),
    based_on(preset),
    games_left(played, games, time),
    match_played(preset, players, seed, games, decided, drawn, unfinished),
    game_not_won(preset, players, game, position),
    alone_one_seat(seating),
    no_crossing(width),
    bench_out_of_date(preset),
    larger_than(mebibytes),

    // Saved games
    copied(name),
    name_typed(name),
    saved_won(moves, seat),
    saved_over(moves, ending),
    saved_led(moves, seat),
    saved_moves(moves),
    no_games(folder),
    no_such_game_yet(name),
    no_such_game(name, games),
    sound(state),
    no_such_action(number, moves),
    unwritable(error),
    unsaved(error),
    kept_in(file),

    // What is wrong with a saved game
    record_too_large(mebibytes),
    record_version(found),
    record_unknown_key(key, keys),
    key_near(key, near),
    record_missing(key),
    record_wrong_value(key, value, expected),
    record_rules(fault),
    record_action(number, text, error),
    record_diverged(number),
    record_keys(found, expected),
    record_seats(found),
    record_player(found),
    action_seat(found),

    // The config, and the program itself
    milliseconds(most),
    key_clash(key, one, other),
    config_written(file),
    config_there(file),

    // The command line
    options_after_command(command),
    option_unknown(option),
    option_elsewhere(option, commands),
    option_twice(option),
    option_conflict(option, others),
    argument_unknown(argument),
    arguments_missing(arguments),
    arguments_refused(why),
    no_such_command(name, commands),
    command_missing(command, commands),
    value_missing(option),
    value_missing_of(option, values),
    value_unknown(value, option, values),
    value_unfit(value, option, why),
    value_unexpected(option, value),
    perhaps(told, near),
    more_by_help(command),

    // What the system says
    system_other(error),

    // Outside engines
    unclosed_quote(command),
    no_such_player(player, bots),
    no_such_level(levels),
    engine_no_start(error),
    engine_ended(code),
    engine_killed(signal),
    engine_silent(awaited, milliseconds, asked),
    engine_refused(answer, why),
    forfeit(game, player, name, what),
    forfeits(player, games),

    // Hints
    hint(route, reason),
    hint_of(number, all, hint),
    hint_piece(hole, key),
    stood_in(seat, key),
    reason_swap(seat),
    reason_clear(turn),
    reason_leave(missing, turn),
    reason_straggler(rows),
    reason_enter(outside),
    reason_advance(rows),
    reason_ladder(rows),
    reason_block(rows, seat),

    // Without a screen
    plain_ask_preset(presets, usual),
    plain_ask_players(numbers, usual),
    plain_players_form(preset, numbers, found),
    plain_ask_seat(seat, players, usual),
    who_bot(seat, bot),
    who_named(name, seat),
    plain_aim(seat, pieces, goal),
    plain_passed(who),
    plain_moved(who, moved, way, home, pieces),
    plain_forward(rows),
    plain_backward(rows),
    plain_swap(seat, hole),
    plain_standing(place, who, told),
    plain_must_pass(seat),
    plain_time(time),
    plain_home(who, home, pieces),
    plain_in_goal(holes),
    plain_outside(holes),
    plain_seat_form(seats, players),
    plain_sits(seat, player),
    plain_at_form(all),
    plain_hint_form(all),

    // Crossing alone
    solo_moves(moves),
    solo_par(moves, par),
    solo_known(moves, known),
    solo_best(moves),
    solo_best_hints(moves, hints),
    solo_perfect(moves),
    solo_above(moves, par),
    solo_record(moves, known),
    solo_above_known(moves, known),
    solo_home(moves),
    best_unkept(why),
    seats_unkept(why),
    left_as_it_is(told),

    // Lessons
    lesson_count(number, all),
    lesson_missed(moved, hint),
    lesson_how_letters(key),
    lesson_how_type(key),
    lesson_how_take_back(undo, redo),
    lesson_how_hint(key),
    lesson_how_rules(key),
    start_hint_learn(key),

    // The ladder
    rated_change(who, change, points, level, title),
    unrated(why),
    unrated_nameless(seat),
    unrated_twice(name),
    page_twice(name),
    unscored_seats(seats),
    award_encouraged(total, place, encouragement),
    profile(who, points, level, title, played, won),
    ladder_game(preset, place, others, change, points),
    no_such_profile_yet(name),
    no_such_profile(name, known),

    // The toss
    tossed(seat),

    // The form, and switches of the rules
    cannot_begin(switch, fault),
    start_hint_seat(name, colour),
    theme_without_colours(key),
    seat_name_typed(seat, name),
    named_seat(seat, name),
    changed_preset(preset),
    switches_title(preset, players),
    switches_hint(key),
    contradictions(faults),
    switch_about(key),
    switch_takes(key, expected),
    switch_before(sentence, preset, value),
    preset_typed(name),
    preset_shipped(name),
    preset_there(name),
    preset_kept(name, file),

    // Settings
    setting_name(key),
    setting_about(key),
    setting_word(value),
    setting_auto(value),
    setting_milliseconds(milliseconds),
    setting_unkept(error),
    panel_is(breadth),
    theme_about(key),
    theme_name(name),
    theme_written(file, name),
}
