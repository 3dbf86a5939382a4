import GenvcModel
import GenvcVocabulary

/// A header or footer before the margins of the screen are known.
struct BarDraft {
    /// The elements of the bar, from top to bottom.
    var rows: [Element] = []
    /// The margins that the bar says itself; nil if it takes those of the screen.
    var margins: Insets?
    /// The gap between its rows.
    var spacing = Length.zero(.spacing)
    /// The places of its margins and its gap.
    var places = SpacePlaces()
    var backgroundColor: KeyedValue?

    /// The bar; it takes the horizontal margins of the screen unless it says its own.
    func bar(inside screenMargins: Insets) -> Screen.Bar {
        let inherited = Insets(
            top: .zero(.spacing), leading: screenMargins.leading, bottom: .zero(.spacing),
            trailing: screenMargins.trailing)
        return Screen.Bar(
            margins: margins ?? inherited, spacing: spacing, places: places, backgroundColor: backgroundColor,
            rows: rows)
    }
}
