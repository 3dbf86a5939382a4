import GenvcModel
import GenvcViews
import Testing

@Suite("Free room")
struct FlexibilityTests {
    @Test(
        "of a row goes to",
        arguments: [
            ("{ label: a, text: A }, { switch: b, accessibilityLabel: B }", "aLabel"),
            ("{ label: a, text: A }, { textField: b, placeholder: B }", "bTextField"),
            ("{ label: a, text: A, width: 80 }, { label: b, text: B }", "bLabel"),
            ("{ button: a, title: A }, spacer, { button: b, title: B }", "spacerView"),
            ("{ label: a, text: A }, { label: b, text: B }", "aLabel"),
            ("{ button: a, title: A }, { button: b, title: B }", "rSpacerView"),
            ("{ view: a, size: 40 }, { view: b, size: 40 }", "rSpacerView"),
        ])
    func goesTo(items: String, name: String) throws {
        let tree = try viewTree("screen: Test\nrows:\n  - row: r\n    items: [ \(items) ]\n")
        let flexible = tree.views.filter { $0.flexibleWeight != nil && $0.row == 0 && $0.name != "rRow" }
        #expect(flexible.map(\.name) == [name])
    }

    @Test(
        "of a row with slots goes to what can grow in its center",
        arguments: [
            ("leading: { label: a, text: A }\n    center: { label: b, text: B }", ["bLabel"]),
            ("center: { label: b, text: B }\n    trailing: { textField: c, placeholder: C }", ["bLabel"]),
            ("center: [ { label: b, text: B }, { label: c, text: C } ]", ["bLabel", "cLabel"]),
            ("leading: { label: a, text: A }\n    center: { switch: b, accessibilityLabel: B }", ["aLabel"]),
            ("center: { label: b, text: B }\n    trailing: { slider: c, accessibilityLabel: C }", ["cSlider"]),
            ("center: { label: b, text: B }\n    trailing: { view: c, size: 40 }", ["bLabel"]),
        ])
    func goesToCenter(slots: String, names: [String]) throws {
        let tree = try viewTree("screen: Test\nrows:\n  - row: r\n    \(slots)\n")
        let row = try #require(tree.views.first { $0.name == "rRow" })
        #expect(row.flexibleChoices.map { tree.views[$0].name } == names)
        #expect(row.children.filter { tree.views[$0].flexibleWeight != nil } == [row.flexibleChoices[0]])
    }

    @Test("makes the others hug and resist where the one that grows has a width of its own")
    func priorities() throws {
        let tree = try viewTree(
            "screen: Test\nrows:\n  - row: r\n    items: [ { label: a, text: A }, { button: b, title: B } ]\n")
        let button = try #require(tree.views.first { $0.name == "bButton" })
        #expect(button.hugging.horizontal == 751 && button.compression.horizontal == 751)
        let label = try #require(tree.views.first { $0.name == "aLabel" })
        #expect(label.hugging.horizontal == nil && label.compression.horizontal == nil)
    }

    @Test(
        "of a stack that a case turns is kept from its controls while they stand in a row",
        arguments: [("horizontal", "vertical", false), ("vertical", "horizontal", true)])
    func turned(axis: String, turned: String, isTall: Bool) throws {
        let screen = try readScreen(
            """
            screen: Test
            state: { isTall: { type: Bool, sample: \(isTall) } }
            rows:
              - stackView: s
                axis: \(axis)
                when: [ { if: $isTall, axis: \(turned) } ]
                items: [ { label: a, text: A }, { switch: b, accessibilityLabel: B }, { stepper: c, accessibilityLabel: C } ]
            """)
        let tree = ViewTreeBuilder.build(ScreenSampler.screen(screen, in: StateSample(screen.state)), showsCells: false)
        for name in ["bSwitch", "cStepper"] {
            let control = try #require(tree.views.first { $0.name == name })
            #expect(control.hugging.horizontal == 751 && control.compression.horizontal == 751)
            #expect(constraints(of: name, in: tree).contains { $0.hasPrefix("centerY") })
        }
        #expect(tree.views.filter { $0.flexibleWeight != nil && $0.name != "sStackView" }.map(\.name) == ["aLabel"])
    }

    @Test("lets the first text of a row with a spacer break its lines")
    func givesWay() throws {
        let tree = try viewTree(
            """
            screen: Test
            rows:
              - row: r
                leading: { label: a, text: A }
                trailing: { label: b, text: B }
            """)
        #expect(tree.views.first { $0.name == "aLabel" }?.compression.horizontal == 749)
        #expect(tree.views.first { $0.name == "bLabel" }?.compression.horizontal == nil)
    }

    @Test("of the screen is taken by a plain view, not by text")
    func screen() throws {
        let text = try viewTree("screen: Test\nrows:\n  - { label: a, text: A }\n")
        #expect(!text.hasFlexibleRow)
        let chart = try viewTree("screen: Test\nrows:\n  - { label: a, text: A }\n  - { view: chart }\n")
        #expect(chart.hasFlexibleRow && chart.rows[1].isFlexible && !chart.rows[0].isFlexible)
    }

    @Test(
        "is a text view's in all states, if it does not scroll in one of them",
        arguments: [
            "isScrollEnabled: $scrolls", "isScrollEnabled: not $scrolls",
            "when: [ { if: $scrolls, isScrollEnabled: false } ]",
            "isScrollEnabled: $scrolls, isEditable: false",
        ])
    func textOfSomeState(keys: String) throws {
        let screen = try readScreen(
            """
            screen: Test
            state: { scrolls: Bool }
            rows:
              - { button: send, title: Send }
              - { textView: note, text: Hello, \(keys) }
            """)
        let written = ViewTreeBuilder.build(screen)
        let code = try #require(written.views.first { $0.name == "noteTextView" })
        #expect(code.hugging.vertical == 249)
        for scrolls in ["true", "false"] {
            var state = StateSample(screen.state)
            state["scrolls"] = .scalar(scrolls)
            let shown = ViewTreeBuilder.look(of: screen, in: state)
            let view = try #require(shown.views.first { $0.name == "noteTextView" })
            #expect(view.hugging.vertical == code.hugging.vertical)
            #expect(view.hugging.horizontal == code.hugging.horizontal)
            #expect(view.compression.vertical == code.compression.vertical)
            #expect(constraints(of: "noteTextView", in: shown) == constraints(of: "noteTextView", in: written))
        }
    }

    @Test("needs no hugging where a text view that always scrolls takes it")
    func textThatScrolls() throws {
        let tree = try viewTree("screen: Test\nrows:\n  - { button: a, title: A }\n  - { textView: note }\n")
        let view = try #require(tree.views.first { $0.name == "noteTextView" })
        #expect(view.hugging.vertical == nil && view.flexibleWeight != nil)
    }
}
