//! What is said at a table of Kadora, on the page and in the terminal.
#![allow(missing_docs, reason = "the locales say what each of them says")]

use crate::message::messages;

messages! {
    pub fn sums_all(sums) = "kadora-sums-all";
    pub fn word_give() = "kadora-word-give";
    pub fn word_keep() = "kadora-word-keep";
    pub fn row(row, cards) = "kadora-row";
    pub fn card_code(card, code) = "kadora-card-code";
    pub fn field(field, card) = "kadora-field";
    pub fn field_open(field) = "kadora-field-open";
    pub fn pile_backs(pile, count, backs) = "kadora-pile-backs";
    pub fn pile_empty(pile) = "kadora-pile-empty";
    pub fn last_round_turns(turns) = "kadora-last-round-turns";
    pub fn hand_cards(cards) = "kadora-hand-cards";
    pub fn hand_empty() = "kadora-hand-empty";
    pub fn hand_of(who, backs) = "kadora-hand-of";
    pub fn loot_won(who, count, cards) = "kadora-loot-won";
    pub fn loot_none(who) = "kadora-loot-none";
    pub fn lead(colour, who, worth) = "kadora-lead";
    pub fn gift(typed, colour, who) = "kadora-gift";
    pub fn ask_give(gifts, keep) = "kadora-ask-give";
    pub fn ask_place(hand, open) = "kadora-ask-place";
    pub fn ask_draw(left, right) = "kadora-ask-draw";
    pub fn ask_draw_only() = "kadora-ask-draw-only";
    pub fn letters() = "kadora-letters";
    pub fn answers_place() = "kadora-answers-place";
    pub fn answers_give(give, keep) = "kadora-answers-give";
    pub fn why_give() = "kadora-why-give";
    pub fn answers_draw() = "kadora-answers-draw";
    pub fn block() = "kadora-block";
    pub fn row_sum(row, sum) = "kadora-row-sum";
    pub fn column_sum(column, sum) = "kadora-column-sum";
    pub fn pile_count(pile, count) = "kadora-pile-count";
    pub fn set_aside() = "kadora-set-aside";
    pub fn aside(count, backs) = "kadora-aside";
    pub fn hand() = "kadora-hand";
    pub fn choose_card() = "kadora-choose-card";
    pub fn choose_or_give() = "kadora-choose-or-give";
    pub fn can_give() = "kadora-can-give";
    pub fn choose_place() = "kadora-choose-place";
    pub fn think_ahead() = "kadora-think-ahead";
    pub fn sums(column, column_sum, row, row_sum) = "kadora-sums";
    pub fn takes_nothing() = "kadora-takes-nothing";
    pub fn takes(cards) = "kadora-takes";
    pub fn takes_full(cards) = "kadora-takes-full";
    pub fn takes_all(cards) = "kadora-takes-all";
    pub fn gain(colour, more, total) = "kadora-gain";
    pub fn gain_lead(colour, more, total) = "kadora-gain-lead";
    pub fn loot() = "kadora-loot";
    pub fn you(name) = "kadora-you";
    pub fn dummy_hand() = "kadora-dummy-hand";
    pub fn leads(colour, total, cards) = "kadora-leads";
    pub fn behind(colour, total, cards, short) = "kadora-behind";
    pub fn nobody(colour) = "kadora-nobody";
    pub fn penalty_points(points) = "kadora-penalty-points";
    pub fn penalty_now(points) = "kadora-penalty-now";
    pub fn won() = "kadora-won";
    pub fn bound() = "kadora-bound";
}
