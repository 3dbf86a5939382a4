import GenvcVocabulary

/// How the cells of a section stand.
package enum SectionLayout: Sendable, Hashable {
    /// One below the other, as wide as the list.
    case list
    /// In lines of so many.
    case grid(columns: Int)
    /// Side by side, to be scrolled.
    case carousel
}

extension Element {
    /// The cells of a line of a grid where nothing is said.
    private static let standardColumns = 2

    /// How the cells of the section stand.
    package var sectionLayout: SectionLayout {
        guard case .choice(let word)? = constructionValue(.sectionLayout)?.value else { return .list }
        switch word {
        case "grid":
            guard case .integer(let columns)? = layoutValue(.columns)?.value else {
                return .grid(columns: Self.standardColumns)
            }
            return .grid(columns: columns)
        case "carousel": return .carousel
        default: return .list
        }
    }

    /// The width of the cells of a carousel, and their height where it is said.
    package var itemSize: (width: Length, height: Length?)? {
        switch constructionValue(.itemSize)?.value {
        case .size(let width, let height): (width, height)
        case .length(let width): (width, nil)
        default: nil
        }
    }
}

extension Screen {
    /// The list as which the screen is made, or those among its rows.
    package var lists: [Element] { elementLists.flatMap { $0.flatMap(\.lists) } }
}

extension Element {
    /// Itself, or what in it is a list.
    package var lists: [Element] {
        kind.content == .sections ? [self] : all.flatMap { $0.flatMap(\.lists) }
    }
}
