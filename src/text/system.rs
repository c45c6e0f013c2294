//! What the operating system says, in words.

use std::error::Error;
use std::fmt;
use std::io::{self, ErrorKind};

use super::{Label, Words, message};

/// A sentence of ours that is told as an error of the system.
#[derive(Debug)]
struct Told(String);

impl fmt::Display for Told {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl Error for Told {}

/// An error of the system that [`Words::system_error`] tells by this sentence.
pub fn told(kind: ErrorKind, sentence: impl Into<String>) -> io::Error {
    io::Error::new(kind, Told(sentence.into()))
}

impl Words {
    /// Why the system did not do what it was asked for.
    pub fn system_error(self, error: &io::Error) -> String {
        let own = error.get_ref().and_then(|cause| cause.downcast_ref::<Told>());
        match (own, label(error.kind())) {
            (Some(Told(sentence)), _) => sentence.clone(),
            (None, Some(label)) => self.say(label).to_owned(),
            (None, None) => self.tell(message::system_other(error.to_string())),
        }
    }
}

/// What people meet; the rest is told in the system's own words.
fn label(kind: ErrorKind) -> Option<Label> {
    Some(match kind {
        ErrorKind::NotFound => Label::SystemNotFound,
        ErrorKind::PermissionDenied => Label::SystemNotAllowed,
        ErrorKind::AlreadyExists => Label::SystemThere,
        ErrorKind::IsADirectory => Label::SystemFolder,
        ErrorKind::NotADirectory => Label::SystemNoFolder,
        ErrorKind::ReadOnlyFilesystem => Label::SystemReadOnly,
        ErrorKind::StorageFull => Label::SystemFull,
        ErrorKind::QuotaExceeded => Label::SystemQuota,
        ErrorKind::FileTooLarge => Label::SystemTooLarge,
        ErrorKind::InvalidFilename => Label::SystemNameTooLong,
        ErrorKind::InvalidData => Label::SystemNoText,
        ErrorKind::BrokenPipe => Label::SystemUnheard,
        ErrorKind::ResourceBusy => Label::SystemBusy,
        ErrorKind::OutOfMemory => Label::SystemMemory,
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use std::fs::{self, File};

    use super::*;
    use crate::text::Language;

    const CHINESE: Words = Words::new(Language::Simplified);

    #[test]
    fn what_the_system_refuses_is_told_without_its_own_words() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("file");
        fs::write(&file, b"\xff").unwrap();
        for (error, told) in [
            (fs::read(folder.path().join("none")).unwrap_err(), "没有这个文件或目录"),
            (fs::read(folder.path()).unwrap_err(), "这是目录，不是文件"),
            (fs::read(file.join("below")).unwrap_err(), "路径中间有一段不是目录"),
            (File::create_new(&file).unwrap_err(), "已有同名的文件或目录"),
            (fs::read_to_string(&file).unwrap_err(), "不是 UTF-8 文本"),
            (fs::read(folder.path().join("x".repeat(300))).unwrap_err(), "名称太长"),
            (ErrorKind::PermissionDenied.into(), "没有权限"),
        ] {
            assert_eq!(CHINESE.system_error(&error), told, "{error}");
        }
    }

    #[test]
    fn what_is_not_known_is_told_in_the_systems_words_within_ours() {
        let error = io::Error::from_raw_os_error(8);
        let told = CHINESE.system_error(&error);
        assert!(told.contains("系统") && told.contains(&error.to_string()), "{told}");
        let foreign = io::Error::other("a library says so");
        let told = CHINESE.system_error(&foreign);
        assert!(told.contains("系统") && told.contains("a library says so"), "{told}");
    }

    #[test]
    fn what_was_put_into_words_stays_as_it_is() {
        let error = told(ErrorKind::NotFound, "找不到用户目录");
        assert_eq!(
            (CHINESE.system_error(&error), error.kind()),
            ("找不到用户目录".into(), ErrorKind::NotFound)
        );
    }
}
