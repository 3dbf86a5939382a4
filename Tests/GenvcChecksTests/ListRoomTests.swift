import GenvcChecks
import GenvcDiagnostics
import GenvcModel
import Testing

/// The height that a list among rows has.
@Suite("A list among rows")
struct ListRoomTests {
    private static let cells = "sections: [ { section: all, items: [ { cell: one, text: One } ] } ]"

    private func check(_ rows: String, state: String = "query: String") throws -> (
        scroll: Screen.Scroll, found: [String]
    ) {
        let fixture = try Fixture("screen: Test\nstate: { \(state) }\nrows:\n" + rows)
        let checked = ScreenChecker.check(fixture.tree, devices: Device.defaults)
        return (checked.screen.scroll, checked.findings.map(\.message))
    }

    @Test(
        "takes what the others leave, within its bounds, also below a text input",
        arguments: ["", "height: { min: 100 }, ", "height: { min: 100, max: 4000 }, "])
    func fills(height: String) throws {
        let (scroll, found) = try check(
            "  - { searchBar: query, text: $query, placeholder: Search }\n"
                + "  - { collectionView: list, \(height)\(Self.cells) }\n")
        #expect(scroll == .none)
        #expect(found == [])
    }

    @Test("with a height of its own leaves the rows to scroll")
    func fixed() throws {
        let (scroll, found) = try check(
            "  - { textField: query, text: $query, placeholder: Name }\n"
                + "  - { collectionView: list, height: 120, \(Self.cells) }\n")
        #expect(scroll == .vertical)
        #expect(found == [])
    }

    @Test("beside a row of pictures that scrolls sideways nothing changes")
    func sideways() throws {
        let (scroll, _) = try check(
            "  - { textField: query, text: $query, placeholder: Name }\n"
                + "  - { scrollView: pages, axis: horizontal, height: 50, items: [ { label: a, text: A } ] }\n")
        #expect(scroll == .vertical)
    }

    @Test("may be without any cell")
    func empty() throws {
        let (_, found) = try check(
            "  - { collectionView: list, sections: [ { section: all, items: [ { cell: one, repeat: $names, text: $one } ] } ] }\n",
            state: "names: { type: [String], sample: [] }")
        #expect(found == [])
    }
}
