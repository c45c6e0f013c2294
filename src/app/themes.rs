//! The user's own themes: a folder of files beside the config, each named by its theme.
//!
//! What is in them is left to [`tui`](crate::tui).

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use super::keeper;
use crate::rules::is_preset_name;
use crate::text::{Label, Words};
use crate::tui::{AUTO, Theme, Themes};

/// The file of a theme in the folder; nothing where a theme of one's own cannot have that name.
pub fn file(folder: &Path, name: &str) -> Option<PathBuf> {
    let shipped = Theme::SHIPPED.iter().any(|theme| theme.name() == name);
    let usable = is_preset_name(name) && !shipped && name != AUTO;
    usable.then(|| folder.join(format!("{name}.toml")))
}

/// The themes that come with the program and those of the folder, in the order of their names; and what
/// is wrong with these.
pub fn read(folder: &Path, words: Words) -> (Themes, Vec<String>) {
    let mut themes = Themes::default();
    let files = match files(folder) {
        Ok(files) => files,
        Err(error) if error.kind() == io::ErrorKind::NotFound => return (themes, Vec::new()),
        Err(error) => return (themes, vec![words.unreadable(&told(folder), &error)]),
    };
    let mut faults = Vec::new();
    for path in files {
        match theme(folder, &path, words) {
            Ok((theme, wrong)) => {
                themes.add(theme);
                faults.extend(wrong);
            }
            Err(why) => faults.push(why),
        }
    }
    (themes, faults)
}

/// The files of themes in the folder.
fn files(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let entries: Vec<_> = fs::read_dir(folder)?.collect::<io::Result<_>>()?;
    let paths = entries.into_iter().map(|entry| entry.path());
    let mut files: Vec<PathBuf> =
        paths.filter(|path| path.extension().is_some_and(|end| end == "toml")).collect();
    files.sort();
    Ok(files)
}

/// The theme of a file, and what is wrong with what the file says.
fn theme(folder: &Path, path: &Path, words: Words) -> Result<(Theme, Vec<String>), String> {
    let shown = told(path);
    let name = path.file_stem().unwrap_or_default().to_string_lossy();
    if file(folder, &name).is_none() {
        return Err(format!("{shown}: {}", words.theme_name(&name)));
    }
    let text = keeper::read(path, words).map_err(|error| words.unreadable(&shown, &error))?;
    let (theme, mut faults) = Theme::read(&name, &shown, &text, words);
    if !faults.is_empty() {
        faults.push(format!("{shown}: {}", words.say(Label::ThemeIgnored)));
    }
    Ok((theme, faults))
}

fn told(path: &Path) -> String {
    path.display().to_string()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::Language;

    const WORDS: Words = Words::new(Language::English);

    fn folder(files: &[(&str, &[u8])]) -> tempfile::TempDir {
        let folder = tempfile::tempdir().expect("a folder");
        for (name, text) in files {
            fs::write(folder.path().join(name), text).expect("it is written");
        }
        folder
    }

    #[test]
    fn own_themes_stand_behind_the_others_by_name() {
        let folder = folder(&[("zen.toml", b"dim = 8"), ("asia.toml", b""), ("notes.txt", b"?")]);
        let (themes, faults) = read(folder.path(), WORDS);
        assert_eq!(faults, Vec::<String>::new());
        assert_eq!(themes.names(), ["dark", "light", "sixteen", "mono", "asia", "zen"]);
        assert_eq!(read(&folder.path().join("none"), WORDS).0.names(), Themes::default().names());
    }

    #[test]
    fn a_broken_theme_is_told_and_looks_like_its_base_and_keeps_no_other_away() {
        let broken = b"based_on = 'light'\ndim = 'puce'\n";
        let folder = folder(&[("a.toml", broken), ("b.toml", b"dim = 1")]);
        let (themes, faults) = read(folder.path(), WORDS);
        assert_eq!(faults.len(), 2, "{faults:?}");
        assert!(faults[0].contains("a.toml:2:7: `dim` cannot be 'puce'"), "{faults:?}");
        assert!(faults[1].contains("a.toml: "), "{faults:?}");
        let [light, a, b] = ["light", "a", "b"].map(|name| themes.get(name).expect("it is there"));
        assert_eq!((a.dim(), a.bar()), (light.dim(), light.bar()));
        assert_ne!(b.dim(), Theme::DARK.dim());
    }

    #[test]
    fn names_of_other_themes_and_files_that_cannot_be_read_are_told() {
        let folder = folder(&[("mono.toml", b""), ("auto.toml", b""), ("x.toml", b"\xff")]);
        let (themes, faults) = read(folder.path(), WORDS);
        assert_eq!(themes.names(), Themes::default().names());
        assert_eq!(faults.len(), 3, "{faults:?}");
        assert!(faults[0].contains("`auto` cannot be"), "{faults:?}");
        assert!(faults[2].contains("x.toml: cannot be read"), "{faults:?}");
    }
}
