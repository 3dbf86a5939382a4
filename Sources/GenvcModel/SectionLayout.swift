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

extension SectionLayout {
    /// The number of cells in a line of a grid unless the spec sets it.
    private static let standardColumns = 2

    /// The arrangement that a section asks for.
    fileprivate init(of section: Element) {
        switch section.constructionValue(.sectionLayout)?.value {
        case .choice("grid")?:
            guard case .integer(let columns)? = section.layoutValue(.columns)?.value else {
                self = .grid(columns: Self.standardColumns)
                return
            }
            self = .grid(columns: columns)
        case .choice("carousel")?: self = .carousel
        default: self = .list
        }
    }
}

extension Element {
    /// The appearance of the list.
    package var listAppearance: ListAppearance {
        constructionValue(.listAppearance)?.value.word(of: ListAppearance.self) ?? .standard
    }

    /// The arrangement of the cells of the section.
    package var sectionLayout: SectionLayout { SectionLayout(of: self) }

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
