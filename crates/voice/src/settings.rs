//! The settings of a person.

use crate::message::messages;

messages! {
    pub fn settings() = "settings-settings";
    pub fn table() = "settings-table";
    pub fn table_picture() = "settings-table.picture";
    pub fn table_text() = "settings-table.text";
    pub fn firsts() = "settings-firsts";
    pub fn firsts_on() = "settings-firsts.on";
    pub fn firsts_off() = "settings-firsts.off";
    pub fn language() = "settings-language";
    pub fn theme() = "settings-theme";
    pub fn theme_system() = "settings-theme.system";
    pub fn theme_light() = "settings-theme.light";
    pub fn theme_dark() = "settings-theme.dark";
    pub fn contrast() = "settings-contrast";
    pub fn contrast_system() = "settings-contrast.system";
    pub fn contrast_more() = "settings-contrast.more";
    pub fn motion() = "settings-motion";
    pub fn motion_system() = "settings-motion.system";
    pub fn motion_full() = "settings-motion.full";
    pub fn motion_reduced() = "settings-motion.reduced";
    pub fn text() = "settings-text";
    pub fn text_usual() = "settings-text.usual";
    pub fn text_large() = "settings-text.large";
    pub fn text_largest() = "settings-text.largest";
    pub fn sound() = "settings-sound";
    pub fn sound_off() = "settings-sound.off";
    pub fn sound_on() = "settings-sound.on";
    pub fn notices() = "settings-notices";
    pub fn notices_off() = "settings-notices.off";
    pub fn notices_on() = "settings-notices.on";
    pub fn notices_blocked() = "settings-notices-blocked";
    pub fn speech() = "settings-speech";
    pub fn speech_all() = "settings-speech.all";
    pub fn speech_brief() = "settings-speech.brief";
}
