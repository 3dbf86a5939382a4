import GenvcDiagnostics
import GenvcModel
import GenvcReader
import GenvcViews
import GenvcVocabulary
import GenvcYAML
import Testing

/// A copy of a screen or an element with something replaced has all else as it was.
struct CopyTests {
    /// The stored properties of a value, each as text.
    private func fields(of value: Any) -> [String: String] {
        Mirror(reflecting: value).children.reduce(into: [:]) { fields, child in
            fields[child.label ?? ""] = String(describing: child.value)
        }
    }

    private func screen(_ text: String) throws -> Screen {
        let file = SourceFile(name: "Test.yml", text: text)
        var sink = DiagnosticSink()
        let tree = try #require(YAMLParser.parse(file, into: &sink))
        return try #require(ScreenReader.read(tree, of: file, into: &sink))
    }

    @Test("a sampled screen keeps the types of the app whose members its spec reads")
    func sampledScreen() throws {
        let screen = try screen(
            """
            screen: Test
            state:
              contact: { type: Contact, initial: { swift: Contact.empty }, sample: { name: Ada } }
            rows:
              - { label: name, text: $contact.name }

            """)
        #expect(screen.ownTypes.map(\.name) == ["Contact"])
        let sampled = ScreenSampler.screen(screen, in: StateSample(screen.state))
        #expect(sampled.ownTypes.map(\.name) == ["Contact"])
        // Elements print as their type, so that all else is compared.
        let (before, after) = (fields(of: screen), fields(of: sampled))
        #expect(before.keys == after.keys)
        #expect(before.filter { after[$0.key] != $0.value }.keys.sorted() == ["rowNumbers"])
    }

    @Test("an element with other values keeps all its other parts")
    func element() {
        let range = SourceRange(file: .spec, start: 0, end: 1)
        let inner = Element(kind: .spacer, id: nil, values: [], range: range)
        let element = Element(
            kind: .spacer, id: Identifier("gap", range: range), values: [],
            variants: [Variant(condition: Condition([], range: range), name: "loading", values: [], range: range)],
            source: inner, place: 2, styles: ["quiet"], component: "Card", children: [inner],
            slots: RowSlots(leading: [inner], center: [], trailing: []), overlay: [inner], underlay: [inner],
            menu: [inner], accessibilityActions: [inner],
            swipes: SwipeActions(leading: [inner], trailing: []), emptyState: [inner],
            fillings: [SlotFilling(slot: "top", element: inner)], slot: .center, range: range)
        // No part is as it is where nothing is said, so that one which is lost makes a difference.
        let empty = fields(of: inner)
        let before = fields(of: element)
        #expect(before.filter { empty[$0.key] == $0.value }.keys.sorted() == ["kind", "range", "values"])
        #expect(fields(of: element.replacing(values: [])) == before)
        let renamed = fields(of: element.replacing(id: Identifier("room", range: range)))
        #expect(before.filter { renamed[$0.key] != $0.value }.keys.sorted() == ["id"])
    }
}
