import GenvcDiagnostics
import GenvcModel
import GenvcReader
import GenvcViews
import GenvcVocabulary
import GenvcYAML
import Testing

/// Sizes and stacks that cases of `when` change: each view keeps what is its own, whatever else a case needs.
@Suite("A case that changes the layout")
struct SwitchedLayoutTests {
    private static func switched(_ rows: String, sourceLocation: SourceLocation = #_sourceLocation) throws -> (
        tree: ViewTree, layouts: [SwitchedLayout], looks: [ViewTree]
    ) {
        let text = "screen: Test\nscroll: none\nstate: { isTall: Bool, isWide: Bool }\nrows:\n" + rows
        let file = SourceFile(name: "Test.yml", text: text)
        var sink = DiagnosticSink()
        let yaml = try #require(YAMLParser.parse(file, into: &sink), sourceLocation: sourceLocation)
        let screen = try #require(ScreenReader.read(yaml, of: file, into: &sink), sourceLocation: sourceLocation)
        #expect(!sink.hasErrors, "\(sink.diagnostics.map(\.message))", sourceLocation: sourceLocation)
        let state = StateSample(screen.state)
        func build(_ cases: ScreenSampler.Cases) -> ViewTree {
            ViewTreeBuilder.build(ScreenSampler.screen(screen, in: state, cases: cases), showsCells: false)
        }
        let tree = build(.none)
        var looks: [ViewTree] = []
        let layouts = SwitchedLayout.all(in: tree, screenVariants: screen.variants) { cases in
            looks.append(build(cases))
            return looks[looks.count - 1]
        }
        return (tree, layouts, looks)
    }

    /// Stacks whose cases need views that are not there without them, each before a row that nothing changes.
    static let stacks = [
        "  - { stackView: info, axis: horizontal, when: [ { if: $isTall, axis: vertical } ], items: [ { label: b, text: B }, { row: inner, items: [ { button: go, title: Go, size: 96x44 } ] } ] }",
        "  - { stackView: info, axis: horizontal, when: [ { if: $isTall, axis: vertical } ], items: [ { row: inner } ] }",
        "  - { stackView: info, axis: horizontal, when: [ { if: $isTall, axis: vertical } ], items: [ { label: b, text: B, width: 80 } ] }",
        "  - { stackView: info, axis: horizontal, when: [ { if: $isTall, axis: vertical } ], items: [ { switch: s, accessibilityLabel: S } ] }",
        "  - { row: info, items: [ { button: go, title: Go, when: [ { if: $isTall, width: 120 } ] } ] }",
        "  - { row: info, items: [ { view: one, when: [ { if: $isTall, width: 120 } ] }, { view: two, when: [ { if: $isWide, width: 120 } ], width: 30 } ] }",
        "  - { row: info, when: [ { if: $isTall, distribution: fillEqually } ], items: [ { button: go, title: Go } ] }",
        "  - { stackView: info, alignment: leading, when: [ { if: $isTall, alignment: fill } ], items: [ { row: inner, items: [ { button: go, title: Go } ] }, { view: box, width: 40, height: 40 } ] }",
        "  - { scrollView: info, axis: horizontal, when: [ { if: $isTall, axis: vertical } ], items: [ { row: inner, items: [ { button: go, title: Go } ] } ] }",
    ]

    private static let below = """

          - { row: below, items: [ { view: dot, size: 32 }, { label: note, text: Note } ] }
          - { view: pad, height: { equal: 8, priority: 990 } }
          - spacer
        """

    @Test("has the views that there are without it", arguments: stacks)
    func views(_ stack: String) throws {
        let (tree, _, looks) = try Self.switched(stack + Self.below)
        #expect(!looks.isEmpty)
        for look in looks { #expect(look.identities == tree.identities) }
    }

    @Test("leaves alone what it does not change", arguments: stacks)
    func others(_ stack: String) throws {
        let (tree, layouts, _) = try Self.switched(stack + Self.below)
        for entry in layouts.flatMap(\.cases) {
            for (index, view) in entry.views {
                #expect(view.name == tree.views[index].name)
                #expect(!["belowRow", "dotView", "noteLabel", "padView"].contains(view.name))
            }
            for case .constraint(let constraint) in entry.constraints {
                guard case .view(let index) = constraint.item else { continue }
                #expect(!["belowRow", "dotView", "noteLabel", "padView"].contains(tree.views[index].name))
                #expect(constraint.identifier?.hasPrefix(tree.views[index].name) != false)
            }
        }
    }

    @Test("turns a stack without moving what stands in it")
    func alignment() throws {
        let (tree, layouts, _) = try Self.switched(
            "  - { stackView: info, when: [ { if: $isTall, axis: horizontal } ], items: [ { label: a, text: A }, { label: b, text: B } ] }"
        )
        let stacks = layouts.flatMap(\.cases).flatMap(\.views).compactMap { entry -> StackLayout? in
            if case .stack(let layout) = entry.view.container { layout } else { nil }
        }
        #expect(stacks.map(\.axis) == [.horizontal, .vertical])
        #expect(stacks.allSatisfy { $0.alignment == .fill })
        #expect(tree.index(of: "infoStackView") != nil)
    }
}
