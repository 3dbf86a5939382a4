import GenvcDiagnostics
import GenvcViews
import Testing

/// The constraints that the key `constraints` makes.
@Suite("Relations")
struct RelationTests {
    private static func tree(_ constraints: String, element: String = "view: card, backgroundColor: surface") throws
        -> ViewTree
    {
        try viewTree(
            """
            screen: Test
            rows:
              - { label: title, text: Hello }
              - imageView: photo
                image: photo
                height: 200
                decorative: true
                overlay: [ { \(element), constraints: [ \(constraints) ] } ]
            """)
    }

    @Test(
        "stand to each target",
        arguments: [
            ("top == title.bottom + 40", ["top == titleLabel.bottom 40"]),
            ("top == titleLabel", ["top == titleLabel.top"]),
            ("bottom <= parent - 12", ["bottom <= photoImageView.bottom -12"]),
            ("width == self.height", ["width == cardView.height"]),
            ("height == screen", ["height == screen.height"]),
            ("leading == safeArea + 16 @750", ["leading == safeArea.leading 16 @750"]),
            ("leading == layoutMargins", ["leading == layoutMargins.leading"]),
            ("leading >= readableContent", ["leading >= readableContent.leading"]),
            ("bottom == keyboard.top", ["bottom == keyboard.top"]),
            ("firstBaseline == title", ["firstBaseline == titleLabel.firstBaseline"]),
            ("height == 44", ["height == 44"]),
            ("center == parent", ["centerX == photoImageView.centerX", "centerY == photoImageView.centerY"]),
            (
                "edges == title",
                [
                    "top == titleLabel.top", "leading == titleLabel.leading", "bottom == titleLabel.bottom",
                    "trailing == titleLabel.trailing",
                ]
            ),
        ])
    func targets(_ relation: String, _ expected: [String]) throws {
        #expect(constraints(of: "cardView", in: try Self.tree(relation)) == expected)
    }

    @Test("stand in the place of the placement that a layer has unless it is written")
    func layers() throws {
        let placed = try Self.tree("top == title", element: "view: card, width: 40, height: 40, placement: bottom")
        #expect(
            constraints(of: "cardView", in: placed) == [
                "height == 40", "width == 40", "centerX == photoImageView.centerX",
                "bottom == photoImageView.bottom", "top == titleLabel.top",
            ])
    }

    @Test("act besides the stack, on the element in its band")
    func arranged() throws {
        let tree = try viewTree(
            """
            screen: Test
            rows:
              - { view: chart, placement: leading, constraints: [ width == parent * 0.5, height == 120 ] }
              - { view: map, constraints: height >= chart }
            """)
        #expect(
            constraints(of: "chartView", in: tree) == [
                "leading == chartRow.leading", "trailing <= chartRow.trailing", "top == chartRow.top",
                "bottom == chartRow.bottom", "width == chartRow.width", "height == 120",
            ])
        #expect(constraints(of: "mapView", in: tree) == ["height >= chartView.height"])
    }

    @Test("stand in the place of a standard height, and keep a view from taking the free room")
    func heights() throws {
        let tree = try viewTree(
            """
            screen: Test
            rows:
              - { button: go, title: Go, constraints: height == 40 }
              - { button: stay, title: Stay, constraints: height >= 50 }
              - { view: card, constraints: height == go * 2 }
              - { separator: line, constraints: height == 3 }
            """)
        #expect(constraints(of: "goButton", in: tree) == ["height == 40"])
        #expect(constraints(of: "stayButton", in: tree) == ["height >= 44", "height >= 50"])
        #expect(constraints(of: "cardView", in: tree) == ["height == goButton.height"])
        #expect(constraints(of: "lineView", in: tree) == ["height == 3"])
        #expect(!tree.hasFlexibleRow)
    }

    @Test("in a circle are constraints like others")
    func circle() throws {
        let tree = try viewTree(
            """
            screen: Test
            rows:
              - { view: a, constraints: [ height == b, top == c.bottom ] }
              - { view: b, constraints: [ height == c, top == a.bottom ] }
              - { view: c, constraints: [ height == a, top == b.bottom ] }
            """)
        #expect(constraints(of: "aView", in: tree) == ["height == bView.height", "top == cView.bottom"])
        #expect(constraints(of: "cView", in: tree) == ["height == aView.height", "top == bView.bottom"])
    }

    @Test("and sizes know where the spec says them, and what holds the screen together does not")
    func origins() throws {
        let text = """
            screen: Test
            rows:
              - view: card
                height: 80
                width: { max: 300 }
                constraints:
                  - leading == parent
                  - sheetTop: top >= screen
            """
        let tree = try viewTree(text)
        let bytes = Array(text.utf8)
        func origin(_ group: ConstraintGroup) -> [String] {
            group.constraints.map { constraint in
                constraint.origin.map { String(decoding: bytes[$0.start..<$0.end], as: UTF8.self) } ?? "-"
            }
        }
        let row = try #require(tree.constraints.last)
        #expect(
            origin(row) == [
                "80", "{ max: 300 }", "view: card", "view: card", "view: card", "leading == parent", "top >= screen",
            ])
        #expect(Set(origin(try #require(tree.constraints.first))) == ["-"])
    }

    @Test("of Swift have their place among the others")
    func swift() throws {
        let tree = try Self.tree("top == parent, { swift: \"$0.x()\" }, height == 8")
        let entries = try #require(tree.constraints.last).entries
        let kinds = entries.suffix(3).map { entry in
            switch entry {
            case .constraint(let constraint): constraint.attribute.rawValue
            case .swift(let constraint): constraint.code
            }
        }
        #expect(kinds == ["top", "$0.x()", "height"])
    }

    @Test("with a name make a property, which is what UIKit's logs call them")
    func names() throws {
        let tree = try viewTree(
            "screen: Test\nrows:\n  - view: card\n    constraints:\n      - cardTop: top >= parent + 4\n")
        let constraint = try #require(tree.constraints.last?.constraints.last)
        #expect(constraint.property == "cardTopConstraint")
        #expect(constraint.identifier == "cardTop")
    }

    private static let components = """
        screen: Test
        scroll: none
        components:
          Inner: { height: 80, overlay: [ { label: head, text: Inner, constraints: [ RELATION ] } ] }
          Whole: { rows: [ { Inner: deep } ] }
        rows: [ { label: head, text: Head }, { label: other, text: Other }, { Inner: inner }, { Inner: twin }, { Whole: whole }, spacer ]
        overlay: [ { view: mark, size: 20, constraints: [ trailing == parent, top == parent, centerY == head @750 ] } ]
        """

    @Test("find a view in their own scope, whatever has its id elsewhere")
    func scopes() throws {
        let tree = try wholeViewTree(Self.components.replacing("RELATION", with: "leading == parent"))
        #expect(constraints(of: "markView", in: tree).contains("centerY == headLabel.centerY @750"))
    }

    @Test(
        "of a component stand to its own guides",
        arguments: [
            ("leading == screen", "leading == innerInner.leading"),
            ("leading == safeArea", "leading == innerInner.leading"),
            ("bottom == readableContent", "bottom == margins(3).bottom"),
            ("bottom == keyboard.top", "bottom == keyboard.top"),
        ])
    func guides(_ relation: String, _ expected: String) throws {
        let tree = try wholeViewTree(Self.components.replacing("RELATION", with: relation))
        #expect(constraints(of: "innerInner.headLabel", in: tree) == [expected])
    }
}
