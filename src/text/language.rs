//! The languages the program speaks, and which of them a locale asks for.

/// A language.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Language {
    /// English; what another language lacks is said in it.
    #[default]
    English,
    /// 简体中文, as in mainland China and Singapore.
    Simplified,
    /// 繁體中文, as in Taiwan and Hong Kong.
    Traditional,
}

impl Language {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::English, Self::Simplified, Self::Traditional];

    /// Its name on the command line and in files (BCP 47).
    pub fn name(self) -> &'static str {
        match self {
            Self::English => "en",
            Self::Simplified => "zh-Hans",
            Self::Traditional => "zh-Hant",
        }
    }

    /// The language of that name.
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|language| language.name() == name)
    }

    /// The language for a locale, as `zh_TW.UTF-8` or `zh-Hant-HK`. A locale whose terminal cannot
    /// show Chinese, as `zh_CN.GBK`, asks for English, as all do whose language is not spoken here.
    pub fn for_locale(locale: &str) -> Self {
        let locale = locale.to_ascii_lowercase();
        let (tags, charset) = locale.split_once('.').unwrap_or((&locale, "utf-8"));
        let charset = charset.split('@').next().unwrap_or_default();
        let mut tags = tags.split(['-', '_', '@']);
        if tags.next() != Some("zh") || !matches!(charset, "utf-8" | "utf8") {
            return Self::English;
        }
        // The script decides where it is named, else the region.
        let script = tags.find_map(|tag| match tag {
            "hans" | "cn" | "sg" => Some(Self::Simplified),
            "hant" | "tw" | "hk" | "mo" => Some(Self::Traditional),
            _ => None,
        });
        script.unwrap_or(Self::Simplified)
    }

    /// The words of the help of the command line.
    pub(super) fn help_source(self) -> &'static str {
        match self {
            Self::English => include_str!("help/en.ftl"),
            Self::Simplified => include_str!("help/zh-Hans.ftl"),
            Self::Traditional => include_str!("help/zh-Hant.ftl"),
        }
    }

    /// The words of its messages.
    pub(super) fn source(self) -> &'static str {
        match self {
            Self::English => include_str!("en.ftl"),
            Self::Simplified => include_str!("zh-Hans.ftl"),
            Self::Traditional => include_str!("zh-Hant.ftl"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_locale_asks_for_the_script_of_its_region() {
        for locale in ["zh_TW.UTF-8", "zh_HK.utf8", "zh_MO", "zh-Hant-SG", "zh_Hant"] {
            assert_eq!(Language::for_locale(locale), Language::Traditional, "{locale}");
        }
        for locale in ["zh_CN.UTF-8", "zh", "zh-Hans-HK", "zh_SG.UTF-8@pinyin"] {
            assert_eq!(Language::for_locale(locale), Language::Simplified, "{locale}");
        }
        for locale in ["", "C", "POSIX", "de_DE.UTF-8", "zh_CN.GBK", "zha_CN"] {
            assert_eq!(Language::for_locale(locale), Language::English, "{locale}");
        }
    }

    #[test]
    fn a_language_is_found_by_its_name() {
        for language in Language::ALL {
            assert_eq!(Language::from_name(language.name()), Some(language));
        }
    }
}
