import GenvcViews
import Testing

@Suite("Classes of views")
struct ClassTests {
    @Test(
        "are those that `init` may make, unless `class` names another",
        arguments: [
            ("", "CarouselScrollView"), ("init: makePages()", "UIScrollView"),
            ("class: PagesView, init: PagesView(pages)", "PagesView"),
        ])
    func expressions(_ keys: String, _ typeName: String) throws {
        let keys = keys.isEmpty ? "" : "\(keys), "
        let tree = try viewTree(
            """
            screen: Test
            rows:
              - { scrollView: pages, axis: horizontal, \(keys)items: [ { label: first, text: First } ] }

            """)
        #expect(tree.views.first { $0.name == "pagesScrollView" }?.typeName == typeName)
    }
}
