import GenvcDiagnostics
import GenvcModel
import GenvcVocabulary

/// Keys of the scroll view need rows that scroll. Reported are they, and `edgeToEdge` without a row that uses it, where
/// the screen neither says `scroll`, nor is a list, nor takes text.
enum ScrollViewKeys: ScreenRule {
    static func findings(in screen: ReadScreen) -> [Diagnostic] {
        let isWritten = screen.values.contains { $0.key.effect == .tool(.scroll) && $0.value != .choice("none") }
        guard !isWritten, !screen.isList, !screen.takesText, screen.isComplete, screen.areNodesComplete else {
            return []
        }
        return screen.known.compactMap { written in
            switch written.key.effect {
            case .scrollView: break
            case .layout(.edgeToEdge): if screen.elements.contains(where: \.isEdgeToEdge) { return nil }
            default: return nil
            }
            return .useless(written, "the rows of this screen do not scroll", help: "`scroll: vertical` makes them")
        }
    }
}
