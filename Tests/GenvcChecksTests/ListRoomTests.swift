import GenvcChecks
import GenvcDiagnostics
import GenvcModel
import GenvcViews
import SimpleLayout
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

    /// UIKit's list has no intrinsic width, and lays its cells out in the width that it has.
    @Test("is as wide as what is around it makes it, however long the texts of its cells are")
    func widthOfCells() throws {
        let long = "A text that is by far longer than this screen is wide and one line high in no list at all"
        let cells = "sections: [ { section: all, items: [ { cell: one, text: \(long) } ] } ]"
        let fixture = try Fixture(
            "screen: Test\nscroll: horizontal\nrows:\n  - { collectionView: list, \(cells) }\n"
                + "  - { label: a, text: A }\n")
        let frames = fixture.frames(on: Fixture.plain)
        let list = try #require(fixture.tree.index(of: "listCollectionView").flatMap { frames[$0] })
        #expect(list.width <= Fixture.plain.width)
        #expect(frames.ambiguities.isEmpty && frames.conflicts.isEmpty)
    }
}

/// The room beside the cells of a list of groups that are set in.
@Suite("A list of inset groups")
struct InsetGroupTests {
    private static let carousel =
        "{ section: top, layout: carousel, itemSize: 140x100, items: [ { cell: first, text: One } ] }"
    private static let grid = "{ section: middle, layout: grid, items: [ { cell: tile, text: Two } ] }"
    private static let group = "{ section: all, items: [ { cell: last, text: Three } ] }"

    private func widths(_ sections: String) throws -> [String: [Double]] {
        let fixture = try Fixture(
            "screen: Test\nlist: { appearance: insetGrouped }\nsections: [ \(sections) ]\n")
        let frames = fixture.frames(on: Fixture.plain)
        let names = ["firstCell", "tileCell", "lastCell"]
        return Dictionary(
            uniqueKeysWithValues: names.compactMap { name in
                fixture.tree.index(of: name).flatMap { frames[$0] }.map { (name, [$0.minX, $0.width]) }
            })
    }

    @Test("keeps its room beside the cells of groups, and none beside those of grids and carousels")
    func mixed() throws {
        let width = 300.0
        let found = try widths([Self.carousel, Self.grid, Self.group].joined(separator: ", "))
        #expect(found == ["firstCell": [0, 140], "tileCell": [0, width / 2], "lastCell": [16, width - 32]])
    }
}
