//! The ladder in words: titles, what a game gave, and why it does not count.

use super::{Join, Label, Words, harmless, message};
use crate::ladder::{
    Award, Change, Entry, PageError, Profile, Rating, Title, Unrated, Unscored, Who,
};

/// The names of the levels, from the first.
const TITLES: [Label; 16] = [
    Label::Title1,
    Label::Title2,
    Label::Title3,
    Label::Title4,
    Label::Title5,
    Label::Title6,
    Label::Title7,
    Label::Title8,
    Label::Title9,
    Label::Title10,
    Label::Title11,
    Label::Title12,
    Label::Title13,
    Label::Title14,
    Label::Title15,
    Label::Title16,
];

impl Words {
    /// What a level is called.
    pub fn title(self, title: Title) -> &'static str {
        TITLES.get(usize::from(title.level()) - 1).map_or("", |&label| self.say(label))
    }

    /// What a game did to the points of people, a line each.
    pub fn rating(self, rating: &Rating) -> Vec<String> {
        let early = rating.only_losses.then(|| self.say(Label::OnlyLosses).to_owned());
        let people = rating.changes.iter().filter(|it| matches!(it.who, Who::Person(_)));
        early.into_iter().chain(people.map(|change| self.rated_change(change))).collect()
    }

    /// What a game did to somebody's points and level.
    fn rated_change(self, change: &Change) -> String {
        let after = Title::of(change.points);
        let (who, signed) = (who(&change.who), format!("{:+}", change.change));
        let (level, title) = (u32::from(after.level()), self.title(after));
        let told = self.tell(message::rated_change(who, signed, change.points, level, title));
        let moved = match after.cmp(&change.before) {
            std::cmp::Ordering::Greater => Label::RatedRisen,
            std::cmp::Ordering::Less => Label::RatedFallen,
            std::cmp::Ordering::Equal => return told,
        };
        format!("{told} {}", self.say(moved))
    }

    /// Why a game does not count for the ladder.
    pub fn unrated(self, why: &Unrated) -> String {
        let why = match why {
            Unrated::Unscored(why) => self.unscored(*why),
            Unrated::Friendly => self.say(Label::UnratedFriendly).to_owned(),
            Unrated::SetUp => self.say(Label::UnratedSetUp).to_owned(),
            Unrated::Nameless(seat) => self.tell(message::unrated_nameless(*seat)),
            Unrated::Twice(name) => self.tell(message::unrated_twice(name.as_str())),
            Unrated::Known => self.say(Label::UnratedKnown).to_owned(),
        };
        self.tell(message::unrated(why))
    }

    /// Why the table of points has nothing for a game.
    pub fn unscored(self, why: Unscored) -> String {
        match why {
            Unscored::GoesOn => self.say(Label::UnscoredGoesOn).to_owned(),
            Unscored::Seats(seats) => self.tell(message::unscored_seats(seats)),
            Unscored::ThreeTeams => self.say(Label::UnscoredThreeTeams).to_owned(),
        }
    }

    /// What a seat gets for a game, in signed points: the place's, and the encouragement.
    pub fn award(self, award: Award) -> String {
        let total = format!("{:+}", award.total());
        match award.encouragement {
            0 => total,
            more => {
                let (place, more) = (format!("{:+}", award.place), format!("{more:+}"));
                self.tell(message::award_encouraged(total, place, more))
            }
        }
    }

    /// Somebody on the ladder, in a line.
    pub fn profile(self, name: &Who, profile: &Profile) -> String {
        let title = profile.title();
        let (level, title) = (u32::from(title.level()), self.title(title));
        let Profile { points, played, won, .. } = *profile;
        self.tell(message::profile(who(name), points, level, title, played, won))
    }

    /// A game of somebody on the ladder, in a line.
    pub fn ladder_game(self, entry: &Entry) -> String {
        let others: Vec<String> = entry.against.iter().map(who).collect();
        let others = self.list(&others, Join::And);
        let (preset, change) = (harmless(&entry.preset), format!("{:+}", entry.change));
        let place = self.place(entry.place);
        self.tell(message::ladder_game(preset, place, others, change, entry.points))
    }

    /// What is wrong with the file of the ladder, and where.
    pub fn page_error(self, file: &str, error: &PageError) -> String {
        let told = match error {
            PageError::Broken(broken) => return self.broken_at(file, broken),
            PageError::Version(found) => self.unknown_version(*found),
            PageError::Twice(name) => self.tell(message::page_twice(who(name))),
            PageError::Value { key, value } => self.wrong_record_value(key, value),
        };
        format!("{file}: {told}")
    }

    /// Nobody of that name is on the ladder; those who are.
    pub fn no_such_profile(self, name: &str, known: &[String]) -> String {
        let name = harmless(name);
        match known {
            [] => self.tell(message::no_such_profile_yet(name)),
            known => self.tell(message::no_such_profile(name, self.list(known, Join::And))),
        }
    }
}

fn who(who: &Who) -> String {
    harmless(&who.to_string())
}
