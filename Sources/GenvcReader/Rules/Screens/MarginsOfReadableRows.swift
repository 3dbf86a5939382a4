import GenvcDiagnostics
import GenvcModel
import GenvcVocabulary

/// Rows of a readable width lie in UIKit's readable content guide, which keeps at least to the margins of the screen.
/// Reported are smaller margins of rows that are no wider than that guide.
/// An example is `type: form` and `margins: small`.
enum MarginsOfReadableRows: ScreenRule {
    /// The least margin that UIKit gives the view of a controller at its sides, in points; it is 20 on wide screens
    /// (`systemMinimumLayoutMargins`).
    private static let leastMargin = 16.0

    static func findings(in screen: ReadScreen) -> [Diagnostic] {
        guard let margins = screen.value(.layout(.margins)), case .insets(let insets) = margins.value,
            let cause = cause(in: screen)
        else { return [] }
        // Without any at the sides, those above and below are meant.
        let isSmall = [insets.leading.points, insets.trailing.points].contains { $0 > 0 && $0 < leastMargin }
        guard isSmall else { return [] }
        return [
            Diagnostic(
                .warning, .uselessKey, "margins of less than 16pt have no effect at the sides of these rows",
                at: margins.range, label: "write `width: full` as well, or margins of 16 or more",
                related: [Diagnostic.Label(cause, "this keeps them to a readable width")],
                help: "UIKit keeps what is readable 16 to 20pt from the edges, as wide as the screen is")
        ]
    }

    /// The place of what keeps the rows to a readable width; nil for rows that are wider.
    private static func cause(in screen: ReadScreen) -> SourceRange? {
        guard !screen.isList else { return nil }
        if let width = screen.value(.tool(.contentWidth)) {
            return width.value == .contentWidth(.readable) ? width.range : nil
        }
        guard let type = screen.value(.tool(.type)), case .choice(let word) = type.value,
            ScreenDefaults.width(of: Screen.ScreenType(rawValue: word)) == .readable
        else { return nil }
        return type.range
    }
}
