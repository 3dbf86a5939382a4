import GenvcModel
import GenvcVocabulary
import Testing

/// A value that is written is read or refused: none is dropped without a word.
@Suite struct DroppedValueTests {
    /// Nothing at all, in each of the shapes that YAML has for it.
    private static let empty = ["{}", "[]", "~", "\"\"", "[{}]", "[[]]"]

    @Test("nothing is read as a value or refused", arguments: Vocabulary.kinds.filter { $0.standing == .view })
    func isReadOrRefused(_ kind: Kind) {
        // The common keys are the same at each kind, so those of one are enough.
        for key in kind.name == "view" ? kind.keys + kind.commonKeys : kind.keys where key.holdsValue {
            for written in Self.empty {
                let fixture = Fixture(rows: "  - \(kind.name): it\n    \(key.name): \(written)\n")
                let isRead = fixture.element?.value(named: key.name) != nil
                #expect(isRead || !fixture.findings.isEmpty, "\(kind.name) \(key.name): \(written)")
            }
        }
    }

    @Test("an accessory of a cell without its text is refused")
    func emptyAccessory() {
        let fixture = Fixture(
            "screen: Test\nsections: [ { section: all, items: [ { cell: it, text: A, accessories: {} } ] } ]")
        #expect(fixture.findings.contains { $0.contains("empty-value: `accessories` has no value") })
    }
}

extension Key {
    /// True for keys whose value stands among those of the element: no elements, names of styles or cases.
    fileprivate var holdsValue: Bool {
        switch type {
        case .node, .nodes, .styles, .variants, .repetition: false
        default: true
        }
    }
}
