//! What the pages in a browser say.
#![allow(missing_docs, reason = "the locales say what each of them says")]

use crate::Message;
use crate::common::decimal;
use crate::message::messages;

messages! {
    pub fn tagline() = "web-tagline";
    pub fn skip_to_content() = "web-skip-to-content";
    pub fn home() = "web-home";
    pub fn settings() = "web-settings";
    pub fn play_now(title) = "web-play-now";
    pub fn rules_of(title) = "web-rules-of";
    pub fn not_found() = "web-not-found";
    pub fn not_found_help() = "web-not-found-help";
    pub fn board() = "web-board";
    pub fn actions() = "web-actions";
    pub fn history() = "web-history";
    pub fn undo() = "web-undo";
    pub fn skip() = "web-skip";
    pub fn new_game() = "web-new-game";
    pub fn end_game() = "web-end-game";
    pub fn keep_playing() = "web-keep-playing";
    pub fn end_and_begin() = "web-end-and-begin";
    pub fn as_text() = "web-as-text";
    pub fn as_picture() = "web-as-picture";
    pub fn table() = "web-table";
    pub fn table_picture() = "web-table.picture";
    pub fn table_text() = "web-table.text";
    pub fn type_here(word) = "web-type-here";
    pub fn type_send() = "web-type-send";
    pub fn read_clause(clause) = "web-read-clause";
    pub fn k_block() = "web-k-block";
    pub fn k_row_sum(row, sum) = "web-k-row-sum";
    pub fn k_column_sum(column, sum) = "web-k-column-sum";
    pub fn k_pile(pile, count) = "web-k-pile";
    pub fn k_set_aside() = "web-k-set-aside";
    pub fn k_aside(count, backs) = "web-k-aside";
    pub fn k_hand() = "web-k-hand";
    pub fn k_choose_card() = "web-k-choose-card";
    pub fn k_choose_or_give() = "web-k-choose-or-give";
    pub fn k_can_give() = "web-k-can-give";
    pub fn k_choose_place() = "web-k-choose-place";
    pub fn k_think_ahead() = "web-k-think-ahead";
    pub fn k_sums(column, column_sum, row, row_sum) = "web-k-sums";
    pub fn k_takes_nothing() = "web-k-takes-nothing";
    pub fn k_takes(cards) = "web-k-takes";
    pub fn k_takes_full(cards) = "web-k-takes-full";
    pub fn k_takes_all(cards) = "web-k-takes-all";
    pub fn k_gain(colour, more, total) = "web-k-gain";
    pub fn k_gain_lead(colour, more, total) = "web-k-gain-lead";
    pub fn k_loot() = "web-k-loot";
    pub fn k_you(name) = "web-k-you";
    pub fn k_virtual() = "web-k-virtual";
    pub fn k_leads(colour, total, cards) = "web-k-leads";
    pub fn k_behind(colour, total, cards, short) = "web-k-behind";
    pub fn k_nobody(colour) = "web-k-nobody";
    pub fn k_penalty(points) = "web-k-penalty";
    pub fn k_penalty_now(points) = "web-k-penalty-now";
    pub fn k_won() = "web-k-won";
    pub fn k_bound() = "web-k-bound";
    pub fn language() = "web-language";
    pub fn theme() = "web-theme";
    pub fn theme_system() = "web-theme.system";
    pub fn theme_light() = "web-theme.light";
    pub fn theme_dark() = "web-theme.dark";
    pub fn contrast() = "web-contrast";
    pub fn contrast_system() = "web-contrast.system";
    pub fn contrast_more() = "web-contrast.more";
    pub fn motion() = "web-motion";
    pub fn motion_system() = "web-motion.system";
    pub fn motion_full() = "web-motion.full";
    pub fn motion_reduced() = "web-motion.reduced";
    pub fn text() = "web-text";
    pub fn text_usual() = "web-text.usual";
    pub fn text_large() = "web-text.large";
    pub fn text_largest() = "web-text.largest";
    pub fn sound() = "web-sound";
    pub fn sound_off() = "web-sound.off";
    pub fn sound_on() = "web-sound.on";

    pub fn d_path() = "web-d-path";
    pub fn d_caves() = "web-d-caves";
    pub fn d_cave(cave, entrance) = "web-d-cave";
    pub fn d_explorers() = "web-d-explorers";
    pub fn d_state(doing) = "web-d-state";
    pub fn d_chest_closed() = "web-d-chest-closed";
    pub fn d_beside(worth, stones) = "web-d-beside";
    pub fn d_wait() = "web-d-wait";
    pub fn d_held() = "web-d-held";
    pub fn d_brought(worth, cards) = "web-d-brought";
    pub fn d_lost(worth) = "web-d-lost";
    pub fn d_ledger() = "web-d-ledger";
    pub fn d_total() = "web-d-total";
    pub fn d_next_cave(cave) = "web-d-next-cave";
    pub fn d_stake(worth, danger) = "web-d-stake";
    pub fn d_out(danger) = "web-d-out";
    pub fn d_danger(percent) = "web-d-danger";
    pub fn d_no_danger() = "web-d-no-danger";
    pub fn your_turn() = "web-your-turn";
    pub fn symbol(seat) = "web-symbol";
    pub fn d_odds() = "web-d-odds";
    pub fn d_odds_end(ends, cards, percent) = "web-d-odds-end";
    pub fn d_odds_others(diamonds, harmless) = "web-d-odds-others";
    pub fn d_odds_share(inside, share) = "web-d-odds-share";

    pub fn m_free(field) = "web-m-free";
    pub fn m_mirror(field, diagonal) = "web-m-mirror";
    pub fn m_thought(place) = "web-m-thought";
    pub fn m_lit(place) = "web-m-lit";
    pub fn m_lit_needed(place) = "web-m-lit-needed";
    pub fn m_into(colour, recess) = "web-m-into";
    pub fn m_do_place(field) = "web-m-do-place";
    pub fn m_do_move(from, to) = "web-m-do-move";
    pub fn m_flip() = "web-m-flip";
    pub fn m_cancel() = "web-m-cancel";
    pub fn m_card() = "web-m-card";
    pub fn m_lights(lit) = "web-m-lights";
    pub fn m_lights_none() = "web-m-lights-none";
    pub fn m_why_first() = "web-m-why-first";
    pub fn m_why_placed() = "web-m-why-placed";
    pub fn m_why_three() = "web-m-why-three";
    pub fn m_hint_place() = "web-m-hint-place";
    pub fn m_hint_flip() = "web-m-hint-flip";
    pub fn m_hint_touch() = "web-m-hint-touch";
    pub fn m_hint_move() = "web-m-hint-move";
}

/// A number that is counted in tenths.
pub fn tenths(number: u16) -> Message {
    decimal(number / 10, number % 10)
}
