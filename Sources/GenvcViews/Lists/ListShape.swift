import GenvcModel
import GenvcVocabulary

/// The room that a list keeps around and between its cells, as UIKit's lists look on a phone.
package struct ListShape: Sendable {
    /// Beside the groups of an inset list: the margins of a phone.
    let horizontalMargin: Length
    /// Between the cells of a section and what follows.
    let sectionGap: Length
    let textStyle: TextStyle
    let headerMargins: Insets
    let footerMargins: Insets

    /// What an empty list keeps free around what it shows.
    static let emptyStateMargins = Insets(
        vertical: Length(token: "large", group: .spacing), horizontal: Length(token: "large", group: .spacing))

    /// Between the groups of Settings; a plain list has no gaps.
    private static let groupGap = 16.0

    init(_ list: Element) {
        var appearance = ""
        if case .choice(let word)? = list.constructionValue(.listAppearance)?.value { appearance = word }
        let isGrouped = appearance == "grouped" || appearance == "insetGrouped"
        let margin = Length(token: "medium", group: .spacing)
        horizontalMargin = appearance == "insetGrouped" ? margin : .zero(.spacing)
        sectionGap = Length(points: isGrouped ? Self.groupGap : 0, group: .spacing)
        textStyle = isGrouped ? .footnote : .subheadline
        let small = Length(token: "small", group: .spacing)
        headerMargins = Insets(
            top: isGrouped ? margin : small, leading: margin, bottom: small,
            trailing: margin)
        footerMargins = Insets(top: small, leading: margin, bottom: small, trailing: margin)
    }
}
