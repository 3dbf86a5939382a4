import GenvcModel
import GenvcVocabulary

/// A header or footer before the margins of the screen are known.
struct BarDraft {
    var rows: [Element] = []
    var margins: Insets?
    var spacing = Length.zero(.spacing)
    var backgroundColor: Value?

    /// The bar; it takes the horizontal margins of the screen unless it says its own.
    func bar(inside screenMargins: Insets) -> Screen.Bar {
        let inherited = Insets(
            top: .zero(.spacing), leading: screenMargins.leading, bottom: .zero(.spacing),
            trailing: screenMargins.trailing)
        return Screen.Bar(
            margins: margins ?? inherited, spacing: spacing, backgroundColor: backgroundColor, rows: rows)
    }
}
