import GenvcDiagnostics
import GenvcVocabulary

/// What stands at the end of a cell.
package struct CellAccessory: Sendable, Hashable {
    package enum Content: Sendable, Hashable {
        case disclosureIndicator, checkmark, detail, switchControl
        /// A text, or a reference to one.
        case text(Value)
    }

    package let content: Content
    package let range: SourceRange

    package init(_ content: Content, range: SourceRange) {
        self.content = content
        self.range = range
    }
}

extension Element {
    /// What stands at its end, of a cell.
    package var accessories: [CellAccessory] {
        if case .accessories(let accessories)? = constructionValue(.accessories)?.value { return accessories }
        return []
    }

    /// True for a cell that is switched on and off, and not selected.
    package var hasSwitch: Bool { accessories.contains { $0.content == .switchControl } }
}
