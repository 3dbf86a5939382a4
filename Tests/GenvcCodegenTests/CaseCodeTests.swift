import GenvcDiagnostics
import GenvcKit
import Testing

@Suite("The code of cases")
struct CaseCodeTests {
    @Test(
        "sets the constant of one constraint where nothing else of it changes",
        arguments: [
            ("height: 40", "height: 60", true), ("height: { min: 40 }", "height: { min: 60 }", true),
            ("height: 40", "height: { min: 60 }", false),
            ("height: 40", "height: { equal: 60, priority: 500 }", false),
        ])
    func constants(plain: String, varied: String, isOne: Bool) throws {
        let code = try code(
            """
            state: { isOpen: Bool }
            rows:
              - { view: bar, \(plain), when: [ { if: $isOpen, \(varied) } ] }
            """)
        #expect(code.contains("HeightConstraint.constant = ") == isOne, "\(code)")
        #expect(code.contains("barViewDefaultConstraints") != isOne)
        #expect(code.contains("barViewIsOpenConstraints") != isOne)
    }

    @Test("sets what the first look sets anyway in one place")
    func onePlace() throws {
        let code = try code(
            """
            state: { isOpen: Bool }
            rows:
              - stackView: shelf
                axis: vertical
                alignment: center
                distribution: fillEqually
                margins: 12
                when: [ { if: $isOpen, axis: horizontal, margins: 24, alignment: leading } ]
                items: [ { label: name, text: Name }, { label: other, text: Other } ]
            """)
        let made = try #require(code.split(separator: "func render()").first)
        #expect(!made.contains("stackView.alignment = .center"), "\(code)")
        #expect(!made.contains("stackView.directionalLayoutMargins = .all(Metrics"))
        #expect(made.contains("stackView.isLayoutMarginsRelativeArrangement = true"))
        #expect(made.contains("stackView.distribution = .fillEqually"))
        #expect(
            code.contains("shelfStackView.alignment = .leading") && code.contains("shelfStackView.alignment = .center"))
    }

    @Test("sets what all cases set alike once")
    func alike() throws {
        let code = try code(
            """
            state: { isOpen: Bool }
            rows:
              - { label: note, text: Note, alpha: 0.5, when: [ { if: $isOpen, alpha: 0.5, numberOfLines: 2 } ] }
            """)
        #expect(code.ranges(of: "noteLabel.alpha = 0.5").count == 1)
        #expect(code.contains("noteLabel.numberOfLines = state.isOpen ? 2 : 0"))
    }

    @Test("sets the constant in each of several cases, and names each length by its case")
    func severalConstants() throws {
        let code = try code(
            """
            state: { isOpen: Bool, isNew: Bool, length: Double }
            rows:
              - view: bar
                height: 40
                when: [ { if: $isOpen, height: 60 }, { if: $isNew, height: $length } ]
            """)
        #expect(code.contains("static let barViewHeight: CGFloat = 40\n"))
        #expect(code.contains("static let barViewHeightOpen: CGFloat = 60\n"))
        #expect(code.contains("barViewHeightConstraint.constant = Metrics.barViewHeightOpen"))
        #expect(code.contains("barViewHeightConstraint.constant = CGFloat(state.length)"))
        #expect(!code.contains("NSLayoutConstraint.deactivate"))
    }

    @Test("keeps the lists of a constraint for which the spec has a name")
    func namedConstraint() throws {
        let code = try code(
            """
            state: { isOpen: Bool }
            rows:
              - view: box
                height: 100
                overlay:
                  - label: badge
                    text: New
                    constraints: [ { place: leading == parent + 4 }, top == parent ]
                    when: [ { if: $isOpen, constraints: [ leading == parent + 8, top == parent ] } ]
                  - label: mark
                    text: Old
                    constraints: [ leading == parent + 4, bottom == parent ]
                    when: [ { if: $isOpen, constraints: [ leading == parent + 8, bottom == parent ] } ]
            """)
        #expect(code.contains("badgeLabelIsOpenConstraints"), "\(code)")
        #expect(code.contains("markLabelLeadingConstraint.constant = state.isOpen ? "))
        #expect(!code.contains("markLabelIsOpenConstraints"))
    }

    @Test(
        "asks for the cases of a field in a switch that names all of them",
        arguments: [
            ("$phase == failed", "$phase == done", true), ("$phase == failed", "$phase != done", false),
            ("$phase == failed", "$isOpen", false), ("$phase == failed", "$other == done", false),
        ])
    func switches(first: String, second: String, isSwitch: Bool) throws {
        let code = try code(
            """
            state: { isOpen: Bool, phase: [idle, done, failed, late], other: [idle, done] }
            rows:
              - label: title
                text: Hello
                when: [ { if: \(first), case: first, text: One }, { if: \(second), case: second, text: Two } ]
            """)
        #expect(code.contains("switch state.phase {") == isSwitch, "\(code)")
        #expect(code.contains("case .idle, .late:") == isSwitch)
        #expect(code.contains("if state.phase == .failed {") != isSwitch)
    }

    @Test("makes a text with attributes once where its words alone change")
    func words() throws {
        let code = try code(
            """
            state: { isOpen: Bool }
            rows:
              - { label: title, text: Closed, kern: 2, when: [ { if: $isOpen, text: Open } ] }
            """)
        #expect(code.components("titleLabel.attributedText = ") == 1, "\(code)")
        #expect(code.contains("let titleLabelText: String\n"))
    }

    @Test("looks words up once where the attributes alone change")
    func attributes() throws {
        let code = try code(
            """
            state: { isOpen: Bool }
            rows:
              - { label: title, text: Closed, when: [ { if: $isOpen, kern: 2 } ] }
            """)
        let start = try #require(code.firstRange(of: "func render()"))
        let rendering = String(code[start.upperBound...])
        #expect(rendering.components("NSLocalizedString") == 1, "\(code)")
        #expect(rendering.components("string: titleLabelText") == 2)
    }

    @Test("asks once for what one case gives a component")
    func contents() throws {
        let code = try code(
            """
            state: { isOpen: Bool, isNew: Bool }
            components:
              Fact: { parameters: { name: String, detail: String, unit: String }, rows: [ { label: name, text: $name } ] }
            rows:
              - Fact: fact
                name: A
                detail: B
                unit: C
                when: [ { if: $isOpen, name: D, detail: E }, { if: $isNew, unit: F } ]
            """)
        #expect(code.components("if state.isOpen {") == 1, "\(code)")
        #expect(code.components("if state.isNew {") == 1)
    }

    @Test(
        "shows where a view is made what never changes",
        arguments: [
            ("repeat: [ { id: one, name: A }, { id: two, name: B } ], text: $item.name", true),
            ("repeat: 3, text: No $item", true), ("repeat: $count, text: No $item", true),
            ("repeat: 3, text: $item of $count", false), ("repeat: $names, text: $item", false),
            ("repeat: 3, text: No $item, swift: $0.tag = $item", false),
        ])
    func fixed(keys: String, isFixed: Bool) throws {
        let code = try code(
            """
            state: { count: { type: Int, sample: 2 }, names: { type: "[String]", sample: [A, B] } }
            rows:
              - { label: item, \(keys) }
              - { label: total, text: $count in all }
            """)
        let start = try #require(code.firstRange(of: "private func addItemLabel("))
        let making = code[start.upperBound...]
        let end = try #require(making.firstRange(of: "\n    }\n"))
        #expect(making[..<end.lowerBound].contains("itemLabel.text = ") == isFixed, "\(code)")
        #expect(code.components("itemLabel.text = ") == 1)
        if keys.contains("repeat: $count") { #expect(code.contains("{ addItemLabel(itemLabels.count) }")) }
    }

    private func code(_ rest: String) throws -> String {
        let spec = "screen: Test\nscroll: vertical\n" + rest
        let result = Genvc.generate(spec: SourceFile(name: "Test.yml", text: spec), options: Genvc.Options())
        #expect(result.diagnostics.filter { $0.severity == .error }.map(\.message) == [])
        return try String(decoding: #require(result.files.first).contents, as: UTF8.self)
    }
}
