//! How a message is called in the files of the languages, by its name in the program.

/// `HueRed` and `hue_red` are `hue-red` there, `Title10` is `title-10`.
pub(super) fn id(name: &str) -> String {
    let mut id = String::new();
    for sign in name.chars() {
        let number = sign.is_ascii_digit() && !id.ends_with(|last: char| last.is_ascii_digit());
        if !id.is_empty() && (number || sign.is_ascii_uppercase()) {
            id.push('-');
        }
        id.push(if sign == '_' { '-' } else { sign.to_ascii_lowercase() });
    }
    id
}
