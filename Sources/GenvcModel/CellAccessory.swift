import GenvcDiagnostics
import GenvcVocabulary

/// An accessory at the trailing end of a cell of a list.
package struct CellAccessory: Sendable, Hashable {
    /// A sign that has a name, or a text.
    package enum Content: Sendable, Hashable {
        case sign(CellAccessorySign)
        /// A text, or a reference to one.
        case text(Value)
    }

    /// The sign or the text at the end of the cell.
    package let content: Content
    /// The place of the accessory in the spec.
    package let range: SourceRange

    package init(_ content: Content, range: SourceRange) {
        self.content = content
        self.range = range
    }
}

extension Element {
    /// The accessories of a cell, in order.
    package var accessories: [CellAccessory] {
        if case .accessories(let accessories)? = constructionValue(.accessories)?.value { return accessories }
        return []
    }

    /// True for a cell with a switch, which is switched instead of selected.
    package var hasSwitch: Bool { accessories.contains { $0.content == .sign(.switchControl) } }
}

extension [KeyedValue] {
    /// True if a detail button is among the accessories that they give a cell.
    package var haveDetail: Bool {
        contains { keyed in
            guard case .accessories(let accessories) = keyed.value else { return false }
            return accessories.contains { $0.content == .sign(.detail) }
        }
    }
}
