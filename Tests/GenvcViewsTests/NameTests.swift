import GenvcViews
import Testing

@Suite("Names of views")
struct NameTests {
    @Test(
        "are unique, whatever is nameless",
        arguments: [
            // Rows without an id, each with a stack of its own in the middle.
            """
              - row:
                pattern: listCell
                center: [ { label: a, text: A }, { label: b, text: B } ]
              - row:
                pattern: listCell
                center: [ { label: c, text: C }, { label: d, text: D } ]
            """,
            // Nodes that their slots name, twice.
            """
              - row:
                leading: { imageView: _, image: a, decorative: true }
                trailing: { label: x, text: X }
              - row:
                leading: { imageView: _, image: b, decorative: true }
                trailing: { label: y, text: Y }
            """,
            // A counted name before an id that makes the same.
            """
              - spacer
              - { view: spacer, height: 20 }
            """,
            // A band inside a stack, and a row with its name.
            """
              - stackView: outer
                items: [ { imageView: logo, image: a, size: 80, decorative: true } ]
              - row: logo
                items: [ { label: z, text: Z }, spacer ]
            """,
            // An input that its slot names, with a label for its error.
            """
              - row:
                leading: { label: caption, text: Caption }
                center: { textField: _, placeholder: Name, error: true, event: none }
            """,
        ])
    func areUnique(rows: String) throws {
        let tree = try viewTree("screen: Test\nscroll: vertical\nrows:\n\(rows)\n")
        let names = tree.views.map(\.name)
        #expect(Set(names).count == names.count, "\(names)")
        #expect(names.allSatisfy { $0.utf8.first.map { $0 >= 97 && $0 <= 122 } == true }, "\(names)")
    }

    @Test("follow the id and what the view is")
    func followTheID() throws {
        let tree = try viewTree(
            """
            screen: Test
            rows:
              - { imageView: logo, image: a, height: 120, size: 80, placement: center, decorative: true }
              - { textField: email, placeholder: Email, error: true }
              - { card: total, rows: [ { label: totalLabel, text: Total } ] }
              - spacer
              - spacer
            """)
        #expect(
            tree.views.map(\.name) == [
                "scrollView", "rootStackView", "logoRow", "logoImageView", "emailRow", "emailTextField",
                "emailErrorLabel", "totalCard", "totalLabel", "spacerView", "spacer2View",
            ])
    }

    @Test("inside components begin with those of the components around them, each once")
    func insideComponents() throws {
        let tree = try wholeViewTree(
            """
            screen: Test
            components:
              Inner:
                rows:
                  - { grid: send, columns: 3, items: [ { label: a, text: A }, { label: b, text: B } ] }
                  - { row: bar, center: [ { label: c, text: C } ] }
                  - { textField: name, placeholder: Name, error: true }
                  - { visualEffectView: glass, effect: regular, rows: [ { switch: on, accessibilityLabel: On } ] }
              Outer:
                rows:
                  - Inner: inner
                  - spacer
            rows:
              - Outer: outer

            """)
        for view in tree.views.indices {
            let around = tree.component(around: view)
            let prefix = around.map { tree.views[$0].name + "." } ?? ""
            let name = tree.views[view].name
            #expect(name.hasPrefix(prefix) && !name.dropFirst(prefix.count).contains("."), "\(name)")
        }
        #expect(tree.views.contains { $0.name == "outerOuter.innerInner.sendGridLine1" })
    }
}
