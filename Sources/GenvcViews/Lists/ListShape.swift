import GenvcModel
import GenvcVocabulary

/// The room that a list keeps around and between its cells, as UIKit's lists look on a phone.
package struct ListShape: Sendable {
    /// Beside the groups of an inset list: the margins of a phone. Beside the cells of grids and carousels UIKit keeps
    /// no room, so that a list of these alone has none, and among groups their rows reach over it.
    let horizontalMargin: Length
    /// Between the cells of a section and what follows.
    let sectionGap: Length
    /// The text style of headers and footers.
    let textStyle: TextStyle
    /// The room around the text above a section.
    let headerMargins: Insets
    /// The room around the text below a section.
    let footerMargins: Insets

    /// The room that an empty list keeps free around its views.
    static func emptyStateMargins(_ tokens: TokenTable) -> Insets {
        let margin = Length(token: "large", group: .spacing, in: tokens)
        return Insets(vertical: margin, horizontal: margin)
    }

    /// Between the groups of Settings; a plain list has no gaps.
    private static let groupGap = 16.0

    /// Takes the shape from `appearance` of the list.
    init(_ list: Element, _ tokens: TokenTable) {
        let isGrouped = list.listAppearance.isGrouped
        let margin = Length(token: "medium", group: .spacing, in: tokens)
        let hasGroups = list.listAppearance == .insetGrouped && list.children.contains { $0.sectionLayout == .list }
        horizontalMargin = hasGroups ? margin : .zero(.spacing)
        sectionGap = Length(points: isGrouped ? Self.groupGap : 0, group: .spacing, in: tokens)
        textStyle = isGrouped ? .footnote : .subheadline
        let small = Length(token: "small", group: .spacing, in: tokens)
        headerMargins = Insets(
            top: isGrouped ? margin : small, leading: margin, bottom: small,
            trailing: margin)
        footerMargins = Insets(top: small, leading: margin, bottom: small, trailing: margin)
    }
}
