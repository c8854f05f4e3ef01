//! What the commands print besides the games, and what goes wrong there.

use crate::Message;
use crate::common::decimal;
use crate::message::messages;
use crate::online::as_said;
use crate::review::{minus, plus};

messages! {
    pub fn practice_found(count, games, seed) = "tools-practice-found";
    pub fn percent(number) = "review-percent";
    pub fn days(days, hours) = "tools-days";
    pub fn hours(hours, minutes) = "tools-hours";
    pub fn interval(figure, low, high) = "tools-interval";
    pub fn progress(done, all, counted) = "tools-progress";
    pub fn progress_open(done, counted) = "tools-progress-open";
    pub fn just_begun() = "tools-just-begun";
    pub fn left(span) = "tools-left";
    pub fn game_of(number, all) = "tools-game-of";
    pub fn decided_in(likely, most) = "tools-decided-in";
    pub fn interrupted(done, all) = "tools-interrupted";
    pub fn go_on_with(file) = "tools-go-on-with";
    pub fn cannot_read(file) = "tools-cannot-read";
    pub fn cannot_write(file) = "tools-cannot-write";
    pub fn cannot_write_into(folder) = "tools-cannot-write-into";
    pub fn not_executable(file) = "tools-not-executable";
    pub fn exists(file) = "tools-exists";
    pub fn not_empty(folder) = "tools-not-empty";
    pub fn no_random() = "tools-no-random";
    pub fn no_threads() = "tools-no-threads";
    pub fn no_interrupt() = "tools-no-interrupt";
    pub fn file_unread() = "tools-file-unread";
    pub fn file_empty() = "tools-file-empty";
    pub fn watch_needs_file() = "tools-watch-needs-file";
    pub fn no_game_to_watch() = "tools-no-game-to-watch";
    pub fn plot_one_game() = "tools-plot-one-game";
    pub fn which_game(example) = "tools-which-game";
    pub fn no_command(name, commands) = "tools-no-command";
    pub fn no_clause(title, clause, last) = "tools-no-clause";
    pub fn no_bot_or_program(game, name, bots) = "tools-no-bot-or-program";
    pub fn not_an_option(text) = "tools-not-an-option";
    pub fn bad_option(option, values) = "tools-bad-option";
    pub fn who_plays() = "tools-who-plays";
    pub fn bots_and_seats(bots, players) = "tools-bots-and-seats";
    pub fn bot_is_program(bot) = "tools-bot-is-program";
    pub fn field_of_two() = "tools-field-of-two";
    pub fn does_not_play(name, names) = "tools-does-not-play";
    pub fn no_bots_in(file) = "tools-no-bots-in";
    pub fn no_deals(file) = "tools-no-deals";
    pub fn bad_deal(place, error) = "tools-bad-deal";
    pub fn no_results(place) = "tools-no-results";
    pub fn no_result(place) = "tools-no-result";
    pub fn results_unwritten(error) = "tools-results-unwritten";
    pub fn open(name) = "tools-open";
    pub fn port_taken(port, own) = "tools-port-taken";
    pub fn at_here() = "tools-at-here";
    pub fn at_everyone() = "tools-at-everyone";
    pub fn at_phones() = "tools-at-phones";
    pub fn same_network() = "tools-same-network";
    pub fn saved_in() = "tools-saved-in";
    pub fn to_stop() = "tools-to-stop";
    pub fn to_stop_how() = "tools-to-stop-how";
    pub fn more() = "tools-more";
    pub fn stopped() = "tools-stopped";
    pub fn server_stopped() = "tools-server-stopped";
    pub fn cannot_open_database(file, error) = "tools-cannot-open-database";
    pub fn no_database(file) = "tools-no-database";
    pub fn same_database() = "tools-same-database";
    pub fn copy_differs(code) = "tools-copy-differs";
    pub fn copied(tables, there, entries) = "tools-copied";
    pub fn cannot_write_beside(file, error) = "tools-cannot-write-beside";
    pub fn already_served(file, at) = "tools-already-served";
    pub fn already_served_somewhere(file) = "tools-already-served-somewhere";
    pub fn cannot_listen(address, error) = "tools-cannot-listen";
    pub fn advice_port(address) = "tools-advice-port";
    pub fn advice_high_port(address) = "tools-advice-high-port";
    pub fn advice_address() = "tools-advice-address";
    pub fn advice_database() = "tools-advice-database";
    pub fn cannot_reach_broker(broker, error) = "tools-cannot-reach-broker";
    pub fn advice_broker() = "tools-advice-broker";
    pub fn needs_nats() = "tools-needs-nats";
    pub fn advice_nats() = "tools-advice-nats";
    pub fn needs_postgres() = "tools-needs-postgres";
    pub fn advice_postgres() = "tools-advice-postgres";
    pub fn unknown_variable(name) = "tools-unknown-variable";
    pub fn bad_log_filter(filter) = "tools-bad-log-filter";
    pub fn log_taken() = "tools-log-taken";
    pub fn simulated(games, game, players, seconds, rate, decisions, seed) = "tools-simulated";
    pub fn seat() = "tools-seat";
    pub fn bot() = "tools-bot";
    pub fn games() = "review-games";
    pub fn wins() = "tools-wins";
    pub fn mean_score() = "tools-mean-score";
    pub fn standard_error() = "tools-standard-error";
    pub fn random_moves() = "tools-random-moves";
    pub fn wins_mean() = "tools-wins-mean";
    pub fn written_in(file) = "tools-written-in";
    pub fn share() = "tools-share";
    pub fn all() = "tools-all";
    pub fn deals(deals) = "tools-deals";
    pub fn headline(game, players, games, deals, seed) = "tools-headline";
    pub fn headline_mixed(game, players, games, deals, seed) = "tools-headline-mixed";
    pub fn games_of(games, all) = "tools-games-of";
    pub fn wins_percent() = "tools-wins-percent";
    pub fn score() = "tools-score";
    pub fn rating() = "tools-rating";
    pub fn ms_per_move() = "tools-ms-per-move";
    pub fn pairs() = "tools-pairs";
    pub fn pair_of(deals) = "tools-pair-of";
    pub fn slowest(bot, slowest, overhead) = "tools-slowest";
    pub fn lost_by_faults(bot, lost, games, faults) = "tools-lost-by-faults";
    pub fn faults(fault, count) = "tools-faults";
    pub fn cannot_play(program, fault, why) = "tools-cannot-play";
    pub fn better(better, worse) = "tools-better";
    pub fn not_better(better, worse, margin) = "tools-not-better";
    pub fn undecided(better, worse) = "tools-undecided";
    pub fn undecided_more(better, worse, likely, most) = "tools-undecided-more";
    pub fn sequential(answer, better, margin, percent) = "tools-sequential";
    pub fn legend_wins(percent) = "tools-legend-wins";
    pub fn legend_score(game) = "tools-legend-score";
    pub fn legend_rating() = "tools-legend-rating";
    pub fn legend_brackets(percent) = "tools-legend-brackets";
    pub fn report_title(game) = "tools-report-title";
    pub fn standings(percent) = "tools-standings";
    pub fn seat_wins() = "tools-seat-wins";
    pub fn rating_elo() = "tools-rating-elo";
    pub fn faults_title() = "tools-faults-title";
    pub fn pairs_title() = "tools-pairs-title";
    pub fn pair() = "tools-pair";
    pub fn points() = "tools-points";
    pub fn deals_title() = "tools-deals-title";
    pub fn times_title() = "tools-times-title";
    pub fn moves() = "tools-moves";
    pub fn slowest_ms() = "tools-slowest-ms";
    pub fn overhead_ms() = "tools-overhead-ms";
    pub fn legend_title() = "tools-legend-title";
    pub fn wins_title() = "tools-wins-title";
    pub fn wins_words(game, games, percent) = "tools-wins-words";
    pub fn ratings_title() = "tools-ratings-title";
    pub fn ratings_words(game, games, percent) = "tools-ratings-words";
    pub fn pairs_plot() = "tools-pairs-plot";
    pub fn pairs_words(game, deals) = "tools-pairs-words";
    pub fn no_program_name(name) = "tools-no-program-name";
    pub fn no_skeleton(suffix) = "tools-no-skeleton";
    pub fn build_it(command) = "tools-build-it";
    pub fn let_it_play(command) = "tools-let-it-play";
    pub fn where_to_read() = "tools-where-to-read";
    pub fn join_address() = "tools-join-address";
    pub fn join_program() = "tools-join-program";
    pub fn cannot_connect(server) = "tools-cannot-connect";
    pub fn retrying(server, error, seconds) = "tools-retrying";
    pub fn other_protocol() = "tools-other-protocol";
    pub fn no_open_seat() = "tools-no-open-seat";
    pub fn not_offered(action) = "tools-not-offered";
    pub fn only_diamant(game) = "tools-only-diamant";
}

/// A number with so many decimals, and with its sign if it is a difference.
pub fn figure(value: f64, decimals: usize, is_difference: bool) -> Message {
    let shown = format!("{:.decimals$}", value.abs());
    let is_zero = shown.bytes().all(|digit| digit == b'0' || digit == b'.');
    let (whole, parts) = shown.split_once('.').unwrap_or((&shown, ""));
    let whole = whole.parse::<u64>().map_or_else(|_| as_said(whole.to_owned()), as_said);
    let shown = if parts.is_empty() { whole } else { decimal(whole, parts.to_owned()) };
    match value {
        _ if is_zero => shown,
        ..0.0 => minus(shown),
        _ if is_difference => plus(shown),
        _ => shown,
    }
}

/// A part of a whole in percent, with so many decimals.
pub fn part(of_one: f64, decimals: usize) -> Message {
    percent(figure(100.0 * of_one, decimals, false))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Lang, Voice};

    #[test]
    fn numbers_are_written_as_the_language_does() {
        let said = |lang, message: &Message| Voice::of(lang).say(message);
        assert_eq!(said(Lang::En, &figure(1234.567, 2, false)), "1,234.57");
        assert_eq!(said(Lang::De, &figure(-1234.5, 1, false)), "−1.234,5");
        assert_eq!(said(Lang::Fr, &figure(0.04, 1, true)), "0,0");
        assert_eq!(said(Lang::It, &figure(12.0, 0, true)), "+12");
        assert_eq!(said(Lang::En, &part(0.25, 1)), "25.0%");
        assert_eq!(said(Lang::De, &part(0.25, 0)), "25\u{a0}%");
        assert_eq!(said(Lang::Fr, &part(0.25, 0)), "25\u{202f}%");
    }
}
