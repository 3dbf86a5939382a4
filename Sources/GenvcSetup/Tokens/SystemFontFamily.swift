/// Families of fonts that every device has.
enum SystemFontFamily {
    /// The design of a family.
    struct Design {
        /// A case of `UIFontDescriptor.SystemDesign`; nil: the default.
        let word: String?
    }

    /// The design of the system font that a family is; nil for any other family.
    static func design(of family: String) -> Design? {
        let name = FoundToken.words(family).joined(separator: " ")
        switch name {
        case "", "sf pro", "sf pro text", "sf pro display", "sf", "san francisco", "system ui", "apple system",
            "system",
            "ui sans serif":
            return Design(word: nil)
        case "sf pro rounded", "sf rounded", "ui rounded": return Design(word: "rounded")
        case "new york", "ui serif": return Design(word: "serif")
        case "sf mono", "ui monospace": return Design(word: "monospaced")
        default: return nil
        }
    }
}
