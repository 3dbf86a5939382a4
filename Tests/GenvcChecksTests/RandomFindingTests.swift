import GenvcChecks
import GenvcViews
import GenvcVocabulary
import SimpleLayout
import Testing

/// Differences from UIKit's rules that random screens have shown, each in the smallest spec for it.
/// 300 × 400 points at 3 pixels each; a line of body text is 61 pixels = 20.333 high.
@Suite("A layout that a random screen has asked for")
struct RandomFindingTests {
    private func frame(of name: String, _ rows: String, on viewport: Viewport = Fixture.plain) throws -> String {
        let fixture = try Fixture(rows: rows)
        return fixture.frame(name, in: fixture.frames(on: viewport))
    }

    @Test("a date picker is as large as its style makes it, wheels lower on a phone held on its side")
    func datePickers() throws {
        let wheels = "- { datePicker: a, preferredDatePickerStyle: wheels, placement: leading }"
        let phone = try #require(Device.named("iphone-se-3"))
        #expect(try frame(of: "aDatePicker", wheels, on: Viewport(phone)) == "0 20 320 216")
        #expect(try frame(of: "aDatePicker", wheels, on: Viewport(phone, .landscape)) == "0 0 320 162")
        let calendar = "- { datePicker: a, preferredDatePickerStyle: inline, placement: leading }"
        #expect(try frame(of: "aDatePicker", calendar, on: Viewport(phone)) == "0 20 320 330")
    }

    @Test("a label without a text has its margins all the same")
    func emptyLabel() throws {
        #expect(try frame(of: "aLabel", "- { label: a, margins: 5, placement: leading }") == "0 0 10 10")
    }

    @Test("margins around nothing but hidden views keep their height")
    func marginsOfHiddenViews() throws {
        let rows = "- { view: a, margins: 16, rows: [ { label: b, text: B, isHidden: true } ] }"
        #expect(try frame(of: "aView", rows) == "0 0 300 32")
    }

    @Test("nothing makes a column that fills narrower than it may be")
    func columnWithoutWidth() throws {
        let fixture = try Fixture(
            rows: "- { view: a, placement: center, rows: [ { pageControl: b }, { separator: _ } ] }")
        let index = try #require(fixture.tree.index(of: "aView"))
        #expect(fixture.frames().ambiguities.contains { $0.view == index && $0.attribute == .width })
    }

    @Test("rows of limited width are as narrow as one of them has to be")
    func narrowRow() throws {
        // The wish for the whole width has a priority of 999, the searchbar is 53 wide at any rate.
        let fixture = try Fixture(
            "screen: T\nscroll: none\nwidth: 250\nmargins: 0\nrows:\n- { row: a, items: [ { searchBar: b, width: 53 } ], "
                + "underlay: [ { view: c } ] }\n")
        let frames = fixture.frames()
        #expect(frames.conflicts.isEmpty)
        #expect(fixture.frame("bSearchBar", in: frames) == "123.5 0 53 56")
    }

    @Test("the stack of a field and its error takes half of the width beside a text, however deep the text stands")
    func textsSideBySide() throws {
        // Both may take several lines: at most 300 / 2 each.
        let rows =
            "- { row: a, spacing: 0, items: [ { view: b, rows: [ { label: c, text: C } ] }, "
            + "{ textField: d, error: true } ] }"
        #expect(try frame(of: "dTextField", rows) == "150 0 150 44")
        // In the middle of the row, which is as high as the field with its error: 44 + 4 + 14.316 = 62.316.
        #expect(try frame(of: "bView", rows) == "0 20.991 150 20.333")
    }

    @Test("what is found while a view is hidden is not what holds when it is shown")
    func formulasOfVariants() throws {
        let fixture = try Fixture(
            rows: "- { segmentedControl: a, segments: [ A ], "
                + "underlay: [ { pageControl: b, placement: leading, isHidden: true } ] }")
        let view = try #require(fixture.tree.index(of: "bPageControl"))
        var solver = LayoutSolver(fixture.tree)
        for variant in [LayoutVariant.written, .toggled(view)] {
            let frames = solver.frames(
                of: LayoutPlan(fixture.tree, variant: variant), at: LayoutPoint(Fixture.plain, variant: variant))
            #expect(frames.ambiguities.contains { $0.view == view } == (variant != .written))
        }
    }

    @Test("a row that wants the free height competes with a view of no height")
    func openRows() throws {
        let fixture = try Fixture(rows: "- { view: a }\n- { spacer: b }")
        #expect(Set(fixture.frames().ambiguities.map { fixture.tree.views[$0.view].name }) == ["aView", "bView"])
    }
}
