//! Items in words: what they are called, how many there are, why one may not be used so.

use super::message::Message;
use super::{Join, Label, Words, message};
use crate::board::{Board, Hole};
use crate::game::{ItemFault, Prop};
use crate::rules::{Item, Items};

impl Words {
    /// What an item is called.
    pub fn item(self, item: Item) -> &'static str {
        self.say(match item {
            Item::Block => Label::ItemBlock,
            Item::Bridge => Label::ItemBridge,
            Item::Tornado => Label::ItemTornado,
            Item::Double => Label::ItemDouble,
            Item::Wings => Label::ItemWings,
            Item::Exchange => Label::ItemExchange,
        })
    }

    /// What an item does, in a few words.
    pub fn item_about(self, item: Item) -> &'static str {
        self.say(match item {
            Item::Block => Label::ItemAboutBlock,
            Item::Bridge => Label::ItemAboutBridge,
            Item::Tornado => Label::ItemAboutTornado,
            Item::Double => Label::ItemAboutDouble,
            Item::Wings => Label::ItemAboutWings,
            Item::Exchange => Label::ItemAboutExchange,
        })
    }

    /// What is to be chosen for an item.
    pub fn item_ask(self, item: Item) -> &'static str {
        self.say(match item {
            Item::Block => Label::ItemAskBlock,
            Item::Bridge => Label::ItemAskBridge,
            Item::Tornado => Label::ItemAskTornado,
            Item::Double => Label::ItemAskDouble,
            Item::Wings => Label::ItemAskWings,
            Item::Exchange => Label::ItemAskExchange,
        })
    }

    /// An item was used and the move is to follow.
    pub fn item_used(self, item: Item, hole: &str) -> String {
        self.sentence(&self.tell(message::item_used(self.item(item), hole)))
    }

    /// An item was used and leaves no move.
    pub fn item_used_pass(self, item: Item, hole: &str) -> String {
        self.sentence(&self.tell(message::item_used_pass(self.item(item), hole)))
    }

    /// The turn with an item that Enter would play.
    pub fn item_enter(self, turn: &str) -> String {
        self.tell(message::item_enter(turn))
    }

    /// There is nowhere to use an item.
    pub fn item_nowhere(self, item: Item) -> String {
        self.tell(message::item_nowhere(self.item(item)))
    }

    /// A block or a bridge, and how long it stays.
    pub fn hole_prop(self, prop: Prop) -> String {
        let stands = self.tell(match prop.item {
            Item::Bridge => message::hole_bridge(prop.owner),
            Item::Block | Item::Tornado | Item::Double | Item::Wings | Item::Exchange => {
                message::hole_block(prop.owner)
            }
        });
        self.tell(message::hole_prop(stands, prop.owner, u32::from(prop.rounds)))
    }

    /// How many items each seat has, in a sentence.
    pub(super) fn items(self, items: Option<&Items>) -> String {
        let Some(Items::Counts(table)) = items else {
            return self.say(Label::RulesItemsNone).to_owned();
        };
        let told = table.iter().filter(|&(_, &count)| count != 0).map(|(name, &count)| {
            let name = Item::from_key(name).map_or(&name[..], |item| self.item(item));
            self.tell(message::rules_item(name, count))
        });
        let told: Vec<String> = told.collect();
        match told.is_empty() {
            true => self.say(Label::RulesItemsNone).to_owned(),
            false => self.tell(message::rules_items(self.list(&told, Join::And))),
        }
    }

    /// The names of all items in files.
    pub(super) fn item_keys(self) -> String {
        self.list(&Item::ALL.map(|item| item.key().to_owned()), Join::And)
    }

    /// Why an item may not be used so.
    pub(super) fn item_fault(self, board: &Board, fault: ItemFault) -> String {
        let name = |hole: Hole| board.name(hole);
        let told: Message = match fault {
            ItemFault::NoItems => return self.say(Label::ItemNoItems).to_owned(),
            ItemFault::Unused => return self.say(Label::ItemUnused).to_owned(),
            ItemFault::OneATurn => return self.say(Label::ItemOneATurn).to_owned(),
            ItemFault::NotAShuffle => return self.say(Label::ItemNotAShuffle).to_owned(),
            ItemFault::SwapFirst => return self.say(Label::ItemSwapFirst).to_owned(),
            ItemFault::NoneLeft(item) => message::item_none_left(self.item(item)),
            ItemFault::Taken(hole) => message::item_taken(name(hole)),
            ItemFault::InCamp(hole) => message::item_in_camp(name(hole)),
            ItemFault::TooFar(hole, most) => message::item_too_far(name(hole), most),
            ItemFault::NoRoom(hole) => message::item_no_room(name(hole)),
            ItemFault::OtherPiece(hole) => message::item_other_piece(name(hole)),
            ItemFault::NoOther(hole) => message::item_no_other(name(hole)),
        };
        self.tell(told)
    }
}

#[cfg(test)]
mod tests {
    use super::super::{Language, Words};
    use crate::rules::{Draft, Rules, Seating, Switch};

    const WORDS: Words = Words::new(Language::English);

    #[test]
    fn items_are_told_by_name_and_number() {
        let draft: Draft = toml::from_str("items = { wings = 1, block = 2 }").unwrap();
        let told = WORDS.switch(&draft, Switch::Items);
        assert!(told.contains("2 of the block and 1 of the wings"), "{told}");
    }

    #[test]
    fn an_item_that_does_not_exist_is_named() {
        let draft: Draft = toml::from_str("items = { bomb = 1 }").unwrap();
        let faults = Rules::new(&draft, Seating::of(2).unwrap()).unwrap_err();
        let told = WORDS.fault(&faults[0]);
        assert!(told.contains("`bomb`") && told.contains("tornado"), "{told}");
    }
}
