/// When a shade of a color is shown.
struct TokenAppearance: Hashable {
    /// True for a shade of dark mode.
    var isDark = false
    /// True for a shade of the setting Increase Contrast.
    var isHighContrast = false

    /// The appearance of a token that names none.
    static let light = TokenAppearance()

    init(isDark: Bool = false, isHighContrast: Bool = false) {
        self.isDark = isDark
        self.isHighContrast = isHighContrast
    }

    /// The words that names of modes are made of.
    private static let words: Set = [
        "light", "dark", "high", "increased", "contrast", "mode", "theme", "appearance", "tokens",
    ]

    /// The appearance that a group, a file or a mode is named after, as `dark` or `Light High Contrast`; nil: none.
    init?(named name: String) {
        let words = Set(FoundToken.words(name))
        guard words.isSubset(of: Self.words), words.contains("dark") || words.contains("light"),
            !words.isSuperset(of: ["dark", "light"])
        else { return nil }
        self.init(isDark: words.contains("dark"), isHighContrast: words.contains("contrast"))
    }
}
