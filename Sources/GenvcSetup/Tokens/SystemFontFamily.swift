import GenvcVocabulary

/// Families of fonts that every device has.
enum SystemFontFamily {
    /// The design of a family.
    struct Design {
        /// The design; nil: the default.
        let value: FontDesign?
    }

    /// The design of the system font that a family is; nil for any other family.
    static func design(of family: String) -> Design? {
        let name = FoundToken.words(family).joined(separator: " ")
        switch name {
        case "", "sf pro", "sf pro text", "sf pro display", "sf", "san francisco", "system ui", "apple system",
            "system",
            "ui sans serif":
            return Design(value: nil)
        case "sf pro rounded", "sf rounded", "ui rounded": return Design(value: .rounded)
        case "new york", "ui serif": return Design(value: .serif)
        case "sf mono", "ui monospace": return Design(value: .monospaced)
        default: return nil
        }
    }
}
