//! Lists in words.

use super::{Words, message};

/// What stands before the last thing of a list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Join {
    /// All of them.
    And,
    /// One of them.
    Or,
}

impl Words {
    /// A list in words: in English `a`, `a and b`, `a, b and c`.
    pub fn list(self, items: &[String], join: Join) -> String {
        let [rest @ .., last] = items else { return String::new() };
        let mut rest = rest.iter();
        let Some(first) = rest.next() else { return last.clone() };
        let comma = |head: String, item| self.tell(message::list_comma(head, item));
        let head = rest.fold(first.clone(), comma);
        self.tell(match join {
            Join::And => message::list_and(head, last),
            Join::Or => message::list_or(head, last),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::Language;

    #[test]
    fn lists_are_joined_as_people_do() {
        let items = ["2", "3", "4"].map(str::to_owned);
        let english = Words::new(Language::English);
        assert_eq!(english.list(&items, Join::Or), "2, 3 or 4");
        assert_eq!(english.list(&items[..2], Join::And), "2 and 3");
        assert_eq!(english.list(&items[..1], Join::And), "2");
        assert_eq!(english.list(&[], Join::And), "");
        let chinese = Words::new(Language::Simplified);
        assert_eq!(chinese.list(&items, Join::Or), "2、3 或 4");
    }
}
