import GenvcDiagnostics
import GenvcModel
import GenvcVocabulary

/// A screen with `sections` is a list: it has no rows, and lays out and scrolls its cells by itself. Reported are
/// `rows`, `scroll`, `contentWidth` and keys of layout.
/// An example is `scroll: vertical` beside `sections`.
enum KeysBesideSections: ScreenRule {
    static func findings(in screen: ReadScreen) -> [Diagnostic] {
        guard screen.isList, let sections = screen.known.first(where: { $0.key.effect == .content(.sections) }) else {
            return []
        }
        return screen.known.compactMap { written in
            switch written.key.effect {
            case .content(.rows): exclusion(written, sections)
            case .layout, .tool(.scroll), .tool(.contentWidth):
                .useless(written, "a list lays out and scrolls its cells by itself")
            default: nil
            }
        }
    }

    /// The error of `rows` and `sections` in one screen, at the one that is written last.
    private static func exclusion(_ rows: ReadElement.WrittenKey, _ sections: ReadElement.WrittenKey) -> Diagnostic {
        let (first, second) = rows.range.start < sections.range.start ? (rows, sections) : (sections, rows)
        return .error(
            .conflictingKeys, "`\(first.key.name)` and `\(second.key.name)` exclude each other in a screen",
            at: second.range, label: "keep one of them",
            related: [Diagnostic.Label(first.range, "the other is here")],
            help: "above and below a list stand `header` and `footer`")
    }
}
