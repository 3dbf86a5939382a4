import GenvcModel
import GenvcVocabulary

/// The insets of the content of a cell of a list, as `UIListContentConfiguration` has them on a phone.
struct CellSize {
    /// The cell's margins of both sides together in points: 16 before the text, 8 behind it, where the accessories
    /// begin.
    let horizontalInsets = 24.0
    /// The room above and below the text together in points: 11 each make a line of the body font 44 points high.
    let verticalInsets = 22.0
    /// The points between the picture and the text.
    let imagePadding = 16.0
    /// The points between the two texts if they stand one below the other.
    let textPadding = 3.0
    /// The font of the second text, by the configuration of the cell.
    let secondaryFont: FontValue
    /// The points between the two texts if they stand side by side; nil if they stand one below the other.
    let gapBesideSecondaryText: Double?

    /// The sizes of a cell by its `configuration`: `valueCell` sets the two texts side by side, any other one below the
    /// other.
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
