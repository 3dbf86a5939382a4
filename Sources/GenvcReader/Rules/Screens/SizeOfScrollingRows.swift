import GenvcDiagnostics
import GenvcModel
import GenvcVocabulary

/// Rows that scroll have any height, so they give the screen none. Reported is a size of the screen that asks the rows
/// for one of its sides.
/// An example is `scroll: vertical` and `preferredContentSize: fitting`.
enum SizeOfScrollingRows: ScreenRule {
    static func findings(in screen: ReadScreen) -> [Diagnostic] {
        guard screen.scroll != .none, let keyed = screen.values.fittingSize else { return [] }
        let isWidthSaid = if case .length = keyed.value { true } else { false }
        return [
            .error(
                .conflictingKeys, "rows that scroll give the screen no \(isWidthSaid ? "height" : "size")",
                at: keyed.range, label: "write both sides, as `320x400`",
                help: "`{ width: 320 }` and `fitting` ask the rows of a screen that does not scroll")
        ]
    }
}
