//! The digest that seals a record.
//!
//! It is taken of the content, not of the signs: blanks, comments and the order of keys do not
//! matter, so the form may grow without breaking the seals of older records. SHA-256 (FIPS 180-4),
//! its first half in hexadecimal digits.

use std::fmt::Write;

use sha2::{Digest, Sha256};
use toml::{Table, Value};

/// How many bytes of the hash are kept: enough against every accident.
const BYTES: usize = 16;

/// How long a digest is, in signs.
pub const LENGTH: usize = 2 * BYTES;

/// The digest of everything in a record but the digest itself.
pub fn digest(mut record: Table) -> String {
    if let Some(Value::Table(game)) = record.get_mut("game") {
        game.remove("digest");
    }
    let mut hash = Sha256::new();
    feed(&mut hash, &Value::Table(record));
    let mut text = String::with_capacity(LENGTH);
    for byte in &hash.finalize()[..BYTES] {
        write!(text, "{byte:02x}").expect("writing to a string");
    }
    text
}

/// Feeds a value so that no two different ones feed the same: its kind, its length, its content.
fn feed(hash: &mut Sha256, value: &Value) {
    match value {
        Value::String(text) => leaf(hash, b's', text),
        Value::Integer(number) => leaf(hash, b'i', &number.to_string()),
        Value::Float(number) => leaf(hash, b'f', &format!("{:016x}", number.to_bits())),
        Value::Boolean(truth) => leaf(hash, b'b', if *truth { "true" } else { "false" }),
        Value::Datetime(moment) => leaf(hash, b'd', &moment.to_string()),
        Value::Array(values) => {
            head(hash, b'a', values.len());
            values.iter().for_each(|value| feed(hash, value));
        }
        // A table gives its keys in alphabetical order.
        Value::Table(table) => {
            head(hash, b't', table.len());
            for (key, value) in table {
                leaf(hash, b'k', key);
                feed(hash, value);
            }
        }
    }
}

fn leaf(hash: &mut Sha256, kind: u8, content: &str) {
    head(hash, kind, content.len());
    hash.update(content);
}

fn head(hash: &mut Sha256, kind: u8, length: usize) {
    hash.update([kind]);
    hash.update((length as u64).to_le_bytes());
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(text: &str) -> String {
        digest(text.parse().unwrap())
    }

    #[test]
    fn blanks_comments_and_order_do_not_matter() {
        assert_eq!(of("a = 1\nb = 'x' # so"), of("b=\"x\"\n\n a=1"));
        assert_eq!(of("[game]\nx = 1\ndigest = '12'"), of("game.x = 1"));
    }

    #[test]
    fn every_content_matters() {
        let texts = ["a = 1", "a = '1'", "b = 1", "a = [1]", "a = [[1]]", "a = ['1', '2']"];
        let more = ["a = ['12']", "a = true", "a = 1.0", "a = {}", "a = []", ""];
        let all: Vec<String> = texts.iter().chain(&more).map(|text| of(text)).collect();
        for (index, digest) in all.iter().enumerate() {
            assert_eq!(digest.len(), LENGTH);
            assert!(!all[..index].contains(digest), "{index}");
        }
    }
}
