use super::*;
use crate::text::Language;
use crate::tui::theme::{Colour, sample};

const WORDS: Words = Words::new(Language::English);

fn looks(text: &str) -> Looks {
    let (looks, faults) = own("mine", "t", text, WORDS);
    assert_eq!(faults, Vec::<String>::new(), "{text}");
    looks
}

fn faults(text: &str) -> Vec<String> {
    let (looks, faults) = own("mine", "t", text, WORDS);
    let bases = Theme::SHIPPED.map(|theme| Looks { name: "mine".into(), ..theme.looks().clone() });
    assert!(bases.contains(&looks), "a broken theme looks like its base: {text}");
    faults
}

#[test]
fn the_shipped_themes_say_every_key_and_nothing_wrong() {
    let file = DeTable::parse(TEXT).expect("it is TOML");
    for theme in Theme::SHIPPED {
        let mut reader = Reader { faults: Faults::new("shipped", TEXT, WORDS) };
        let table = file.get_ref().get(theme.name()).expect("it is there");
        let table = table.get_ref().as_table().expect("a table");
        reader.looks(table, theme.looks());
        assert_eq!(reader.faults.told(), Vec::<String>::new());
        for key in keys().filter(|&key| key != BASED_ON) {
            assert!(table.contains_key(key), "{key} in {theme:?}");
        }
    }
}

#[test]
fn a_theme_that_says_nothing_looks_like_its_base() {
    for theme in Theme::SHIPPED {
        let text = format!("based_on = \"{}\"", theme.name());
        assert_eq!(looks(&text), Looks { name: "mine".into(), ..theme.looks().clone() });
    }
    assert_eq!(looks("").styles, Theme::DARK.looks().styles);
}

#[test]
fn the_sample_changes_nothing_with_all_its_lines_in_use() {
    for language in Language::ALL {
        for theme in Theme::SHIPPED {
            let text = sample(theme, Words::new(language));
            let expected = Looks { name: "mine".into(), ..theme.looks().clone() };
            assert_eq!(looks(&text), expected);
            // A comment has a blank after its mark, a key has none.
            let used = text.lines().map(|line| match line.strip_prefix('#') {
                Some(key) if !key.starts_with(' ') => format!("{key}\n"),
                _ => format!("{line}\n"),
            });
            let used: String = used.collect();
            assert_eq!(looks(&used), expected, "{used}");
            for key in keys() {
                let mut lines = used.lines();
                assert!(lines.any(|line| line.starts_with(&format!("{key} = "))), "{key}");
                assert_ne!(WORDS.theme_about(key), key, "it is told");
            }
            assert!(text.lines().all(|line| line.chars().count() <= 98), "{text}");
        }
    }
}

#[test]
fn every_part_can_have_every_kind_of_colour_and_every_manner() {
    for part in Part::ALL {
        let key = part.key();
        let style = |value: &str| looks(&format!("{key} = {value}")).styles[part as usize];
        for (value, colour) in [
            ("'#0aF010'", Color::Rgb(10, 240, 16)),
            ("0xd0", Color::Indexed(208)),
            ("'bright-blue'", Color::LightBlue),
            ("'white'", Color::Gray),
        ] {
            assert_eq!(style(value).fg, Some(colour), "{key}");
            assert_eq!(style(&format!("{{ fg = {value} }}")).fg, Some(colour), "{key}");
            assert_eq!(style(&format!("{{ bg = {value} }}")).bg, Some(colour), "{key}");
        }
        assert_eq!(style("{ fg = 'default', bg = 'default' }").bg, None);
        assert_eq!(style("'default'").fg, None);
        for (name, modifier) in [
            ("bold", Modifier::BOLD),
            ("dim", Modifier::DIM),
            ("underlined", Modifier::UNDERLINED),
            ("reversed", Modifier::REVERSED),
        ] {
            let has = |value: &str| style(&format!("{{ {name} = {value} }}"));
            assert!(has("true").add_modifier.contains(modifier), "{key} {name}");
            assert!(!has("false").add_modifier.contains(modifier), "{key} {name}");
        }
    }
}

#[test]
fn a_colour_alone_leaves_the_rest_of_a_style() {
    let focus = looks("based_on = 'mono'\nfocus = 'red'").styles[Part::Focus as usize];
    let manner = Modifier::BOLD | Modifier::REVERSED;
    assert_eq!(focus, Style::new().fg(Color::Red).add_modifier(manner));
}

#[test]
fn letters_are_legible_on_a_ground_of_ones_own() {
    let bar = |text: &str| looks(text).styles[Part::Bar as usize].fg;
    assert_eq!(bar("bar = { bg = '#ffffc0' }"), Some(Color::Indexed(16)));
    assert_eq!(bar("bar = { bg = '#000040' }"), Some(Color::Indexed(231)));
    assert_eq!(bar("bar = { bg = '#ffffc0', fg = 254 }"), Some(Color::Indexed(254)), "as said");
    let goal = looks("goal = { bg = '#000040' }").styles[Part::Goal as usize];
    assert_eq!(goal.fg, None, "its sign keeps the colour of the seat");
}

#[test]
fn seats_have_letters_that_are_legible_or_were_chosen() {
    let letters = |text: &str| looks(text).seats.map(|seats| seats.map(|paint| paint.letter));
    let six = "seats = ['#ffffff', '#000000', 226, 17, 'yellow', 'blue']\n";
    let (black, white) = (Color::Indexed(16), Color::Indexed(231));
    let legible = [black, white, black, white, Color::Black, Color::White];
    assert_eq!(letters(six), Some(legible));
    assert_eq!(letters(&format!("based_on = 'sixteen'\n{six}")), Some(legible));
    assert_eq!(letters(&format!("{six}letters = 'auto'")), Some(legible));
    assert_eq!(letters(&format!("{six}letters = 4")), Some([Color::Indexed(4); 6]));
    let listed = letters("letters = [1, 2, 3, 4, 5, 6]");
    assert_eq!(listed, Some([1, 2, 3, 4, 5, 6].map(Color::Indexed)));
    assert_eq!(letters("based_on = 'light'\nseats = []"), None);
}

#[test]
fn seats_of_a_theme_are_called_by_their_colours() {
    let text = "seats = ['#ff8800', '#ffffff', '#808080', '#7b3f00', '#101010', '#2020f0']";
    let (theme, _) = Theme::read("mine", "t", text, WORDS);
    let told = Colour::ALL.map(|colour| theme.hue(colour).map(|hue| WORDS.hue(hue)));
    let names = ["orange", "white", "grey", "brown", "black", "blue"];
    assert_eq!(told, names.map(Some));
    assert_eq!(Theme::MONO.hue(Colour::ALL[0]), None);
}

#[test]
fn the_seats_of_the_shipped_themes_are_called_as_ever() {
    let told = |theme: Theme| {
        let told = Colour::ALL.map(|colour| theme.hue(colour).map(|hue| WORDS.hue(hue)));
        told.map(Option::unwrap_or_default).join(" ")
    };
    assert_eq!(told(Theme::DARK), "red pink yellow cyan green violet");
    assert_eq!(told(Theme::LIGHT), "red plum olive cyan green blue");
    assert_eq!(told(Theme::SIXTEEN), "red pink yellow cyan green blue");
}

#[test]
fn every_kind_of_mistake_is_told_with_its_place_and_what_would_be_right() {
    for (text, told) in [
        ("a = [", "t:1:6: "),
        ("based_on = 'drak'", "t:1:12: `based_on` cannot be 'drak'; it takes \"dark\", "),
        ("based_on = 1", "t:1:12: `based_on` cannot be 1"),
        ("\n cusror = 1", "t:2:2: there is no key `cusror` here; did you mean `cursor`?"),
        ("colour = 1", "t:1:1: there is no key `colour` here; there are `based_on`, `seats`, "),
        ("dim = 256", "t:1:7: `dim` cannot be 256; it takes \"#rrggbb\", "),
        ("dim = -1", "t:1:7: `dim` cannot be -1"),
        ("dim = 1.5", "t:1:7: `dim` cannot be 1.5"),
        ("dim = '#12345'", "t:1:7: `dim` cannot be '#12345'"),
        ("dim = '#+12345'", "t:1:7: `dim` cannot be '#+12345'"),
        ("dim = 'Red'", "t:1:7: `dim` cannot be 'Red'"),
        ("dim = [1]", "t:1:7: `dim` cannot be [1]"),
        ("bar = { fg = 'puce' }", "t:1:14: `fg` cannot be 'puce'"),
        ("bar = { gb = 1 }", "t:1:9: there is no key `gb` here; did you mean `bg`?"),
        ("bar = { bold = 1 }", "t:1:16: `bold` cannot be 1; it takes true or false"),
        ("[bar]\nreversed = 'yes'", "t:2:12: `reversed` cannot be 'yes'"),
        ("seats = 'red'", "t:1:9: `seats` cannot be 'red'; it takes a list of six colours, "),
        ("seats = [1, 2]", "t:1:9: `seats` cannot be [1, 2]; it takes a list of six colours"),
        ("seats = [1, 2, 3, 4, 5, 'default']", "t:1:25: `seats` cannot be 'default'"),
        ("letters = 'dark'", "t:1:11: `letters` cannot be 'dark'; it takes \"auto\", "),
        ("letters = [1]", "t:1:11: `letters` cannot be [1]; it takes \"auto\", "),
        ("seats = []\nletters = true", "t:2:11: `letters` cannot be true"),
    ] {
        let found = faults(text);
        assert_eq!(found.len(), 1, "{text}: {found:?}");
        assert!(found[0].starts_with(told), "{text}: {found:?}");
    }
}

#[test]
fn every_mistake_is_told_from_the_first_line_to_the_last() {
    let found = faults("zzzzz = 1\ndim = 256\nbased_on = 1\n");
    let places: Vec<&str> = found.iter().filter_map(|told| told.get(..6)).collect();
    assert_eq!(places, ["t:1:1:", "t:2:7:", "t:3:12"]);
    let cut = faults("dim = 256\ndim = 4\n");
    assert!(
        cut.len() == 1 && cut[0].starts_with("t:2:1: "),
        "what is no TOML comes alone: {cut:?}"
    );
}
