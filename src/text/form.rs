//! The form for a new game and the page of switches in words.

use toml::Value;

use super::{Label, Words, message};
use crate::rules::{Draft, Fault, Seat, Switch};

/// The form.
impl Words {
    /// Why the game cannot begin.
    pub fn cannot_begin(self, fault: &Fault) -> String {
        self.tell(message::cannot_begin(fault.switch().key(), self.fault(fault)))
    }

    /// What can be done with a seat; the keys are those that name it and that change its colour.
    pub fn start_hint_seat(self, name: &str, colour: &str) -> String {
        self.tell(message::start_hint_seat(name, colour))
    }

    /// The theme has no colours to choose from; that key goes on to the next theme.
    pub fn theme_without_colours(self, key: &str) -> String {
        self.tell(message::theme_without_colours(key))
    }

    /// A name for a seat is being typed.
    pub fn seat_name_typed(self, seat: Seat, name: &str) -> String {
        self.tell(message::seat_name_typed(seat, name))
    }

    /// A seat with the name of whoever plays it.
    pub fn named_seat(self, seat: &str, name: &str) -> String {
        self.tell(message::named_seat(seat, name))
    }

    /// The name of rules that are a preset with some switches changed.
    pub fn changed_preset(self, preset: &str) -> String {
        self.tell(message::changed_preset(preset))
    }
}

/// The page of switches.
impl Words {
    /// Its title.
    pub fn switches_title(self, preset: &str, players: usize) -> String {
        self.tell(message::switches_title(preset, players))
    }

    /// What can be done there; that key types a value.
    pub fn switches_hint(self, key: &str) -> String {
        self.tell(message::switches_hint(key))
    }

    /// How many contradictions there are.
    pub fn contradictions(self, faults: usize) -> String {
        self.tell(message::contradictions(faults))
    }

    /// What a switch is about, in a few words; one that nobody has described yet by its key.
    pub fn about_switch(self, switch: Switch) -> String {
        self.tell(message::switch_about(switch.key()))
    }

    /// The values a switch can have, as a sentence.
    pub fn switch_takes(self, switch: Switch) -> String {
        self.tell(message::switch_takes(switch.key(), self.expected(switch)))
    }

    /// What a switch says, and after that what the preset says of it.
    pub fn switch_before(self, sentence: &str, preset: &str, value: &str) -> String {
        self.tell(message::switch_before(sentence, preset, value))
    }

    /// The value of a switch as a file says it, without what only a file needs.
    pub fn switch_value(self, draft: &Draft, switch: Switch) -> String {
        if let (Switch::Deadlines, Some(all)) = (switch, &draft.deadlines)
            && !all.is_empty()
        {
            let held = |hold| if hold { "+" } else { "" };
            let told = all.iter().map(|one| format!("{}/{}{}", one.turn, one.out, held(one.hold)));
            return told.collect::<Vec<_>>().join(" ");
        }
        draft.value(switch).map(|value| short(&value)).unwrap_or_default()
    }

    /// A name for a preset is being typed.
    pub fn preset_typed(self, name: &str) -> String {
        self.tell(message::preset_typed(name))
    }

    /// The name is that of a preset that comes with the program.
    pub fn preset_shipped(self, name: &str) -> String {
        self.tell(message::preset_shipped(name))
    }

    /// There is a preset of that name.
    pub fn preset_there(self, name: &str) -> String {
        self.tell(message::preset_there(name))
    }

    /// A preset was kept in a file.
    pub fn preset_kept(self, name: &str, file: &str) -> String {
        self.tell(message::preset_kept(name, file))
    }
}

/// The page of settings.
impl Words {
    /// What a setting is called, by its name in the config.
    pub fn setting_name(self, key: &str) -> String {
        self.tell(message::setting_name(key))
    }

    /// What a setting is for.
    pub fn setting_about(self, key: &str) -> String {
        self.tell(message::setting_about(key))
    }

    /// How broad the panel beside the board is, by its name in the config.
    pub fn panel_breadth(self, name: &str) -> &'static str {
        self.say(match name {
            "narrow" => Label::PanelNarrow,
            "wide" => Label::PanelWide,
            "off" => Label::PanelOff,
            _ => Label::PanelAuto,
        })
    }

    /// The panel has another breadth.
    pub fn panel_is(self, breadth: &str) -> String {
        self.tell(message::panel_is(breadth))
    }

    /// A value of a setting.
    pub fn setting_value(self, value: &str) -> String {
        self.tell(message::setting_word(value))
    }

    /// That the environment chooses, and what it does.
    pub fn setting_auto(self, value: &str) -> String {
        self.tell(message::setting_auto(value))
    }

    /// A time in milliseconds.
    pub fn setting_milliseconds(self, milliseconds: &str) -> String {
        self.tell(message::setting_milliseconds(milliseconds))
    }

    /// The names and colours of the last time cannot be read or written.
    pub fn seats_unkept(self, why: &str) -> String {
        self.sentence(&self.tell(message::seats_unkept(why)))
    }

    /// A setting is not kept, and why.
    pub fn setting_unkept(self, why: &str) -> String {
        self.tell(message::setting_unkept(why))
    }
}

/// `{ a = 1, b = "c" }` is `a=1 b=c`.
fn short(value: &Value) -> String {
    match value {
        Value::String(text) => text.clone(),
        Value::Array(list) if list.is_empty() => "-".to_owned(),
        Value::Array(list) => list.iter().map(short).collect::<Vec<_>>().join(" "),
        Value::Table(table) => {
            let entries = table.iter().map(|(key, value)| match value {
                Value::Table(_) => format!("{key} {}", short(value)),
                _ => format!("{key}={}", short(value)),
            });
            entries.collect::<Vec<_>>().join(" ")
        }
        Value::Integer(_) | Value::Float(_) | Value::Boolean(_) | Value::Datetime(_) => {
            value.to_string()
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Book;
    use crate::text::Language;

    const WORDS: Words = Words::new(Language::English);

    #[test]
    fn values_are_told_short() {
        let value = |preset: &str, switch| {
            let book = Book::shipped();
            let draft = book.get(preset).unwrap().draft.clone().over(Draft::classic());
            WORDS.switch_value(&draft, switch)
        };
        assert_eq!(value("classic", Switch::Jump), "adjacent");
        assert_eq!(value("crowd", Switch::Pieces), "2=19 4=13");
        assert_eq!(value("qq-teams", Switch::TeamWin), "total 4=15 6=23");
        assert_eq!(value("no-spoil", Switch::Deadlines), "20/5+ 25/8+ 30/10+");
        assert_eq!(value("classic", Switch::Deadlines), "-");
        assert_eq!(value("qq", Switch::Players), "2 3 4 6");
    }

    #[test]
    fn every_switch_is_described_in_every_language() {
        for language in Language::ALL {
            for switch in Switch::ALL {
                let about = Words::new(language).about_switch(switch);
                assert_ne!(about, switch.key(), "{language:?}");
            }
        }
    }
}
