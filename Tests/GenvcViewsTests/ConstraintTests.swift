import GenvcViews
import Testing

@Suite("Constraints")
struct ConstraintTests {
    @Test("pin the rows to the safe area, at the bottom only where one of them can grow")
    func rootStack() throws {
        let short = try viewTree("screen: Test\nrows:\n  - { label: a, text: A }\n")
        #expect(constraints(of: "rootStackView", in: short).last == "bottom <= safeArea.bottom")
        let tall = try viewTree("screen: Test\nrows:\n  - { label: a, text: A }\n  - spacer\n")
        #expect(constraints(of: "rootStackView", in: tall).last == "bottom == safeArea.bottom")
    }

    @Test("are minimums where text is shown, and exact elsewhere")
    func heights() throws {
        let tree = try viewTree(
            """
            screen: Test
            rows:
              - { label: a, text: A, height: 60 }
              - { imageView: b, image: b, height: 60, decorative: true }
              - { label: c, text: C, height: { equal: 60 } }
            """)
        #expect(constraints(of: "aLabel", in: tree) == ["height >= 60"])
        #expect(constraints(of: "bImageView", in: tree) == ["height == 60"])
        #expect(constraints(of: "cLabel", in: tree) == ["height == 60"])
    }

    @Test("say how high a view is that has a minimum and no height of its own")
    func determinedHeights() throws {
        let tree = try viewTree(
            """
            screen: Test
            scroll: vertical
            rows:
              - { button: go, title: Go, height: 56, placement: center }
              - { textView: bio, text: Bio, height: 120, accessibilityLabel: Bio }
              - spacer
            """)
        // A button is as high as its title needs where nothing stretches it.
        #expect(constraints(of: "goButton", in: tree).filter { $0.hasPrefix("height") } == ["height >= 56"])
        #expect(constraints(of: "bioTextView", in: tree) == ["height >= 120", "height == 120 @250"])
    }

    @Test("let a wide view push the content of a screen that scrolls sideways, and of no other")
    func sideways() throws {
        let row = "  - { imageView: map, image: map, size: 900x200, decorative: true }\n"
        let sideways = try viewTree("screen: Test\nscroll: horizontal\nrows:\n\(row)")
        #expect(constraints(of: "mapImageView", in: sideways).contains("trailing <= mapRow.trailing"))
        let vertical = try viewTree("screen: Test\nscroll: vertical\nrows:\n\(row)")
        #expect(!constraints(of: "mapImageView", in: vertical).contains("trailing <= mapRow.trailing"))
    }

    @Test("keep text in a layer inside its host")
    func layers() throws {
        let tree = try viewTree(
            """
            screen: Test
            rows:
              - imageView: photo
                image: photo
                height: 200
                decorative: true
                overlay: [ { label: credit, text: Credit, placement: bottom } ]
            """)
        #expect(
            constraints(of: "creditLabel", in: tree) == [
                "centerX == photoImageView.centerX", "leading >= photoImageView.leading",
                "bottom == photoImageView.bottom",
            ])
    }

    @Test("share the room of spacers by weight")
    func spacers() throws {
        let tree = try viewTree(
            "screen: Test\nrows:\n  - { spacer: top, weight: 2 }\n  - { label: a, text: A }\n  - spacer\n")
        #expect(constraints(of: "spacerView", in: tree) == ["height == topView.height"])
        let equal = tree.constraints.flatMap(\.constraints).first { $0.multiplier != 1 }
        #expect(equal?.multiplier == 0.5)
    }

    @Test("keep rows no wider than text is readable, margins besides")
    func readable() throws {
        let tree = try viewTree("screen: Test\ntype: detail\nmargins: { horizontal: large }\nrows:\n  - spacer\n")
        #expect(
            constraints(of: "rootStackView", in: tree) == [
                "top == safeArea.top", "centerX == safeArea.centerX", "width <= safeArea.width",
                "width == safeArea.width @999", "bottom == safeArea.bottom",
            ])
        let rows = try #require(tree.rootStack)
        let limits = tree.constraints.flatMap(\.constraints).filter { $0.item == .margins(rows) }
        #expect(limits.map(\.attribute) == [.width] && limits.map(\.relation) == [.lessThanOrEqual])
        #expect(limits.map(\.target) == [Constraint.Anchor(.readableContent, .width)])
    }

    @Test("never tie views of two rows, but for spacers")
    func noCrossRow() throws {
        let tree = try viewTree(
            """
            screen: Test
            rows:
              - { row: a, items: [ { label: b, text: B }, { button: c, title: C } ] }
              - { card: d, rows: [ { label: e, text: E } ] }
              - { label: f, text: F, placement: trailing }
            """)
        for constraint in tree.constraints.flatMap(\.constraints) {
            guard case .view(let view) = constraint.item, case .view(let other)? = constraint.target?.item,
                let row = tree.views[view].row, let otherRow = tree.views[other].row
            else { continue }
            #expect(row == otherRow)
        }
    }

    @Test("of a component give way where its own class hides them, and not where only its use does")
    func hiddenComponents() throws {
        let tree = try wholeViewTree(
            """
            screen: Test
            state: { isGone: Bool }
            components:
              Own:
                state: { isShort: Bool }
                height: { equal: 90 }
                when: [ { if: $isShort, isHidden: true } ]
                rows:
                  - { label: first, text: First, height: { equal: 40 } }
              Plain:
                height: { equal: 90 }
                rows:
                  - { label: second, text: Second, height: { equal: 40 } }
            rows:
              - { Own: own }
              - { Plain: plain, when: [ { if: $isGone, isHidden: true } ] }
              - { Plain: higher, height: { equal: 99 }, when: [ { if: $isGone, isHidden: true } ] }

            """)
        func heights(of name: String) -> [String] {
            constraints(of: name, in: tree).filter { $0.hasPrefix("height ") }
        }
        #expect(heights(of: "ownOwn") == ["height == 90 @999"])
        #expect(heights(of: "ownOwn.firstLabel") == ["height == 40 @999"])
        #expect(heights(of: "plainPlain") == ["height == 90"])
        #expect(heights(of: "plainPlain.secondLabel") == ["height == 40"])
        // A height at the use belongs to the class around it.
        #expect(heights(of: "higherPlain") == ["height == 99 @999", "height == 90"])
    }
}
