import GenvcDiagnostics
import GenvcModel
import GenvcVocabulary

/// Keys of the scroll view need rows that scroll. Reported are they, and `edgeToEdge` without a row that uses it, where
/// the screen is no list and does not scroll: it says `scroll: none`, or says nothing and takes no text.
enum ScrollViewKeys: ScreenRule {
    static func findings(in screen: ReadScreen) -> [Diagnostic] {
        guard screen.scroll == .none, !screen.isList, screen.isComplete, screen.areNodesComplete else { return [] }
        return screen.known.compactMap { written in
            switch written.key.effect {
            case .scrollView: break
            case .layout(.edgeToEdge): if screen.elements.contains(where: \.isEdgeToEdge) { return nil }
            default: return nil
            }
            return .useless(written, "the rows of this screen do not scroll", help: help(for: written.key, in: screen))
        }
    }

    /// The view among the rows that scrolls and has a key of the same name; else the key that lets the rows scroll.
    private static func help(for key: Key, in screen: ReadScreen) -> String {
        let scrolling = screen.elements.lazy.map(\.element).first { element in
            !element.isTextInput && element.kind.keys.contains { $0.name == key.name }
        }
        guard let scrolling else { return "`scroll: vertical` makes them" }
        return "write it at `\(scrolling.kind.name)`, which scrolls by itself"
    }
}
