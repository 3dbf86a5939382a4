import GenvcModel
import GenvcVocabulary

/// The insets of the content of a cell of a list, as `UIListContentConfiguration` has them on a phone.
struct CellSize {
    /// The cell's margins: 16 points before the text, 8 behind it, where the accessories begin.
    let horizontalInsets = 24.0
    /// 11 points above and below make a line of the body font 44 points high.
    let verticalInsets = 22.0
    let imagePadding = 16.0
    let textPadding = 3.0
    let secondaryFont: FontValue
    /// The points between the two texts if they stand side by side; nil if they stand one below the other.
    let gapBesideSecondaryText: Double?

    init(_ cell: Element) {
        switch cell.constructionValue(.configuration)?.value {
        case .choice("valueCell"):
            secondaryFont = FontValue(.style(.body))
            gapBesideSecondaryText = 6
        case .choice("subtitleCell"):
            secondaryFont = FontValue(.style(.caption1))
            gapBesideSecondaryText = nil
        default:
            secondaryFont = FontValue(.style(.subheadline))
            gapBesideSecondaryText = nil
        }
    }
}
