import GenvcVocabulary

/// The arrangement of the cells of a section.
package enum SectionLayout: Sendable, Hashable {
    /// Cells one below the other, as wide as the list.
    case list
    /// Lines with this many cells each.
    case grid(columns: Int)
    /// Cells side by side, scrolled horizontally.
    case carousel
}

extension Element {
    /// The number of cells in a line of a grid unless the spec sets it.
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

    /// The size of the cells of a carousel; the height is nil unless the spec sets it.
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
    /// The lists in the element, itself included.
    package var lists: [Element] {
        kind.content == .sections ? [self] : all.flatMap { $0.flatMap(\.lists) }
    }
}
