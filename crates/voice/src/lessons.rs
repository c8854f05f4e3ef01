//! What the guided first games say. The steps themselves are data of the crate `lessons`, which names what each says.

use crate::message::messages;
use crate::sent::lasting;
use crate::{Lang, Late, Message, Voice};

messages! {
    pub fn title(game) = "lessons-title";
    pub fn step_of(step, all) = "lessons-step-of";
    pub fn go_on() = "lessons-go-on";
    pub fn back() = "lessons-back";
    pub fn skip() = "lessons-skip";
    pub fn leave() = "lessons-leave";
    pub fn again() = "lessons-again";
    pub fn resume() = "lessons-resume";
    pub fn was_left(step, all) = "lessons-was-left";
    pub fn look(what) = "lessons-look";
    pub fn try_again() = "lessons-try-again";
    pub fn not_yet() = "lessons-not-yet";
    pub fn learnt() = "lessons-learnt";
    pub fn play() = "lessons-play";
    pub fn point_path() = "lessons-point-path";
    pub fn point_card(card) = "lessons-point-card";
    pub fn point_beside() = "lessons-point-beside";
    pub fn point_chest(who) = "lessons-point-chest";
    pub fn point_player(who) = "lessons-point-player";
    pub fn point_cave(cave) = "lessons-point-cave";
    pub fn point_removed() = "lessons-point-removed";
    pub fn point_button(label) = "lessons-point-button";
    pub fn point_secret_card() = "lessons-point-secret-card";
    pub fn point_field(field) = "lessons-point-field";
    pub fn point_recess(recess) = "lessons-point-recess";
    pub fn point_diamond(diamond, recess) = "lessons-point-diamond";
    pub fn point_entrance(entrance) = "lessons-point-entrance";
    pub fn point_mirrors(mirrors) = "lessons-point-mirrors";
    pub fn point_front() = "lessons-point-front";
    pub fn point_laid() = "lessons-point-laid";
    pub fn point_block() = "lessons-point-block";
    pub fn point_hand() = "lessons-point-hand";
    pub fn point_hand_card(card) = "lessons-point-hand-card";
    pub fn point_space(field) = "lessons-point-space";
    pub fn point_column(column) = "lessons-point-column";
    pub fn point_row(row) = "lessons-point-row";
    pub fn point_pile(pile) = "lessons-point-pile";
    pub fn point_loot(who) = "lessons-point-loot";
    pub fn point_loot_colour(who, colour) = "lessons-point-loot-colour";
    pub fn point_count() = "lessons-point-count";
    pub fn would_stay(beside) = "lessons-would-stay";
    pub fn would_leave(beside, path) = "lessons-would-leave";
    pub fn would_light_nothing_first() = "lessons-would-light-nothing-first";
    pub fn would_light_nothing() = "lessons-would-light-nothing";
    pub fn would_light_other(diamonds) = "lessons-would-light-other";
    pub fn would_light_too(diamond) = "lessons-would-light-too";
    pub fn would_take_none() = "lessons-would-take-none";
    pub fn would_take_other(recess) = "lessons-would-take-other";
    pub fn would_touch_nothing() = "lessons-would-touch-nothing";
    pub fn would_pass() = "lessons-would-pass";
    pub fn would_return() = "lessons-would-return";
    pub fn would_place() = "lessons-would-place";
    pub fn would_take_nothing() = "kadora-takes-nothing";
    pub fn would_draw(colour) = "lessons-would-draw";
    pub fn would_keep() = "lessons-would-keep";
    pub fn would_give(colour) = "lessons-would-give";
    pub fn would_give_to(colour, who) = "lessons-would-give-to";
}

/// What a step of a lesson says, by its name in the lesson's data; nothing if no step has that name. Where the sentences of lessons are
/// loaded late, every name is taken: the tests know that those in the data are there.
pub fn step(name: &str) -> Option<Message> {
    let key = format!("lessons-{name}");
    let is_late = locales::late(Lang::En, Late::Lessons).is_none();
    (is_late || Voice::of(Lang::En).has(&key))
        .then(|| Message { key: lasting(&key), args: Vec::new() })
}
