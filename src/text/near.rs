//! What may have been meant by a name that nothing has.

/// The one that a name was meant to be, if one of them is like it.
pub fn near<'a>(typed: &str, known: &'a [String]) -> Option<&'a str> {
    let near = known.iter().min_by_key(|known| edits(known, typed))?;
    let edits = edits(near, typed);
    (edits <= 2 && edits < typed.chars().count()).then_some(near)
}

/// How many letters must be put in, taken out or changed, or exchanged with the one beside it: the
/// "optimal string alignment" distance.
fn edits(a: &str, b: &str) -> usize {
    let [a, b] = [a, b].map(|word| word.chars().take(40).collect::<Vec<_>>());
    let mut table = vec![vec![0; b.len() + 1]; a.len() + 1];
    for i in 0..=a.len() {
        for j in 0..=b.len() {
            table[i][j] = match (i, j) {
                (0, _) => j,
                (_, 0) => i,
                _ => {
                    let changed = table[i - 1][j - 1] + usize::from(a[i - 1] != b[j - 1]);
                    let moved = changed.min(table[i - 1][j] + 1).min(table[i][j - 1] + 1);
                    let twisted = i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1];
                    if twisted { moved.min(table[i - 2][j - 2] + 1) } else { moved }
                }
            };
        }
    }
    table[a.len()][b.len()]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn edits_count_letters() {
        assert_eq!(edits("jump", "jmup"), 1);
        assert_eq!(edits("board", "board"), 0);
        assert_eq!(edits("", "abc"), 3);
    }

    #[test]
    fn only_what_is_alike_may_have_been_meant() {
        let known = ["bar", "board"].map(str::to_owned);
        assert_eq!(near("baord", &known), Some("board"));
        assert_eq!(near("colour", &known), None);
        assert_eq!(near("xy", &known), None);
        assert_eq!(near("bar", &[]), None);
    }
}
