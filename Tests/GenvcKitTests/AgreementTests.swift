import Foundation
import GenvcDiagnostics
import Testing

@testable import GenvcKit

/// Sketch, table, frames, findings and code say the same of one screen.
@Suite("Sketch, frames and code")
struct AgreementTests {
    private func checked(_ text: String) -> SpecRun {
        var run = SpecRun(SourceFile(name: "Test.yml", text: text))
        run.check()
        return run
    }

    private func frames(of run: SpecRun) throws -> (object: [String: Any], isWhole: Bool) {
        let data = try #require(run.frames(on: try Presentation()))
        let object = try JSONSerialization.jsonObject(with: Data(data.bytes)) as? [String: Any]
        return (try #require(object), data.isWhole)
    }

    /// The names of the captions of rows with their numbers, `Row 2: Plan`, in a text.
    private func titles(in text: String) -> [String] {
        text.split(separator: "\n").compactMap { line in
            guard let start = line.range(of: "Row ") else { return nil }
            let title = line[start.lowerBound...].prefix { !"]-│".contains($0) }
            return title.contains(":") ? title.trimmingCharacters(in: .whitespaces) : nil
        }
    }

    /// A screen with something in its header, repeats of so many, and rows behind them.
    private func spec(repeated count: Int) -> String {
        let samples = (0..<count).map { "{ id: p\($0), name: Plan \($0) }" }.joined(separator: ", ")
        return """
            screen: Plans
            scroll: vertical
            state:
              plans: { type: "[Plan]", sample: [ \(samples) ] }
            header: { rows: [ { label: title, text: Plans } ] }
            rows:
              - { label: intro, text: Choose one. }
              - { label: plan, repeat: $plans, text: $plan.name }
              - separator
              - { label: price, text: Price }
            footer: { rows: [ { button: buy, title: Buy } ] }

            """
    }

    @Test("a row has the number in the sketch that it has in the code, however often a repeat stands", arguments: 0..<4)
    func numbers(count: Int) throws {
        var run = checked(spec(repeated: count))
        let drawing = titles(in: try #require(run.drawing()))
        let plans = (0..<count).map { $0 == 0 ? "Row 3: Plan" : "Row 3: Plan \($0 + 1)" }
        #expect(drawing == ["Row 1: Title", "Row 2: Intro"] + plans + ["Row 4: Price", "Row 5: Buy Link"])
        var library = TemplateLibrary()
        let file = try #require(run.generate(&library)?.first)
        let code = Set(titles(in: String(decoding: file.contents, as: UTF8.self)))
        // The views of a `repeat` are made while state changes, under no caption.
        #expect(code == ["Row 1: Title", "Row 2: Intro", "Row 4: Price", "Row 5: Buy Link"])
    }

    @Test("cells of a list have the numbers of the spec, and its footer the next one")
    func numbersOfCells() throws {
        let run = checked(
            """
            screen: Mixed
            state:
              plans: { type: "[Plan]", sample: [ { id: a, name: One }, { id: b, name: Two }, { id: c, name: Three } ] }
              isOff: Bool
            sections:
              - section: first
                header: First
                items:
                  - { cell: account, text: Account }
                  - { cell: off, text: Off, isHidden: $isOff == false }
                  - { cell: plan, repeat: $plans, text: $plan.name }
              - section: tiles
                layout: grid
                columns: 2
                items: [ { cell: tile, repeat: $plans, text: $tile.name } ]
              - { section: last, items: [ { cell: end, text: The End } ] }
            footer: { rows: [ { button: save, title: Save } ] }

            """)
        #expect(
            titles(in: try #require(run.drawing())) == [
                "Row 1: Account", "Row 3: Plan", "Row 3: Plan 2", "Row 3: Plan 3", "Row 4: Tiles", "Row 4: Tiles 2",
                "Row 5: End", "Row 6: Save Link",
            ])
    }

    @Test("a row is fixed if a constraint says its height and its frame has it")
    func fixedHeights() throws {
        let long = Array(repeating: "words", count: 30).joined(separator: " ")
        let run = checked(
            """
            screen: Heights
            scroll: vertical
            rows:
              - { view: exact, height: 50 }
              - { button: least, title: Go }
              - { label: outgrown, text: \(long), height: 40 }
              - { label: own, text: Hello }
              - separator

            """)
        let views = try #require(try frames(of: run).object["views"] as? [String: [Double]])
        #expect(views["exactView"]?[3] == 50)
        #expect(views["leastButton"]?[3] == 44)
        #expect(try #require(views["outgrownLabel"])[3] > 40)
        let drawing = try #require(run.drawing())
        let marks = drawing.split(separator: "\n").filter { $0.contains("<-") }.map { line in
            line.split(separator: "<-").map { $0.trimmingCharacters(in: CharacterSet(charactersIn: " │[]─")) }
                .joined(separator: " is ")
        }
        #expect(
            marks == [
                "Row 1: Exact - 50pt is Fixed", "Row 2: Least Link - 44pt is Fixed",
                "Row 3: Outgrown is Flexible (content)", "Row 4: Own is Flexible (content)", "Separator is Fixed",
            ])
        #expect(drawing.contains("3         │ Outgrown   │ Flexible (content), min 40pt │"))
    }

    @Test("no cell is fixed, since no constraint says its height")
    func cells() throws {
        let run = checked(
            """
            screen: Cells
            sections:
              - section: first
                items: [ { cell: one, text: One }, { cell: two, text: Two, secondaryText: More } ]

            """)
        let drawing = try #require(run.drawing())
        #expect(!drawing.contains("Fixed") && !drawing.contains("fixed"))
        #expect(drawing.contains("│ Flexible (content), min 44pt │"))
    }

    @Test("a list reaches to the edges of the screen, as the code pins it, and its cells keep clear of the bars")
    func listFrame() throws {
        let run = checked(
            """
            screen: Settings
            navigation: { title: Settings }
            state:
              plans: { type: "[Plan]", sample: [ { id: a, name: One }, { id: b, name: Two } ] }
            sections:
              - section: first
                items: [ { cell: plan, repeat: $plans, text: $plan.name } ]

            """)
        let views = try #require(try frames(of: run).object["views"] as? [String: [Double]])
        #expect(views["collectionView"] == [0, 0, 390, 844])
        #expect(views["planCells[0]"]?[1] == 91)
        #expect(views["planCells[1]"]?[1] == 135)
    }

    @Test("frames of constraints that cannot all hold are no frames")
    func conflicts() throws {
        let (object, isWhole) = try frames(
            of: checked(
                """
                screen: Poster
                scroll: vertical
                rows: [ { view: poster, height: { equal: 100 }, constraints: height == 200 } ]

                """))
        #expect(!isWhole && object["views"] == nil)
        let conflicts = try #require(object["conflicts"] as? [[String: Any]])
        let constants = (conflicts.first?["constraints"] as? [[String: Any]])?.map { $0["constant"] as? Double }
        #expect(constants == [100, 200])
    }

    @Test("frames that constraints leave open are no frames")
    func ambiguities() throws {
        let (object, isWhole) = try frames(
            of: checked(
                """
                screen: Photo
                scroll: vertical
                rows:
                  - view: photo
                    height: 200
                    overlay: [ { label: badge, text: New, constraints: top == parent + 8 } ]

                """))
        #expect(!isWhole && object["views"] == nil)
        let ambiguous = try #require(object["ambiguous"] as? [[String: Any]])
        #expect(ambiguous.map { $0["view"] as? String } == ["badgeLabel"])
        #expect(ambiguous.map { $0["attribute"] as? String } == ["leading"])
    }
}
