import GenvcChecks
import GenvcDiagnostics
import GenvcModel
import GenvcVocabulary
import Testing

@testable import GenvcViews

/// Views that fill the rest of a row because nothing in it grows: the tree is changed by hand.
@Suite struct FillerTests {
    private func findings(_ items: String) throws -> [String] {
        var tree = try Fixture("screen: Test\nscroll: vertical\nrows:\n- row: bar\n  items: [ \(items), spacer ]").tree
        let spacer = try #require(tree.index(of: "spacerView"))
        let row = try #require(tree.index(of: "barRow"))
        var filler = ViewNode(
            name: "barFillerView", role: .filler, typeName: "UIView", element: tree.views[row].element, parent: row,
            attachment: .arranged, row: tree.views[spacer].row, showsText: false)
        filler.flexibleWeight = 1
        tree.views[spacer] = filler
        return ScreenChecker.check(tree).findings.map { "\($0.code.rawValue): \($0.message)" }
    }

    @Test(arguments: [
        "{ button: a, title: Add }, { button: b, title: Save }",
        "{ view: a, width: 50, height: 9 }, { view: b, width: 50, height: 9 }",
    ])
    func aFillerIsNobody(items: String) throws {
        #expect(try findings(items) == ["row-flex: nothing takes the free room of the row"])
    }

    @Test func aRowTooWideNamesNoFiller() throws {
        let found = try findings("{ view: a, width: 300, height: 9 }, { view: b, width: 300, height: 9 }")
        #expect(found.first == "does-not-fit: Bar needs 600pt; it has 343 on iPhone SE")
    }
}
