import Foundation
import GenvcDiagnostics
import Testing

@testable import GenvcKit

/// `--state NAME=VALUE`: other states than that of the samples.
@Suite("A state that is given")
struct GivenStateTests {
    private static let spec = """
        screen: Account
        scroll: vertical
        state:
          name: { type: String, sample: Ada }
          bio: { type: String?, sample: Countess }
          count: { type: Int, sample: 2 }
          isOpen: Bool
          phase: [idle, loading]
          plans: { type: "[Plan]", sample: [ { id: a, title: One }, { id: b, title: Two } ] }
          user: { type: User, initial: { swift: User.none }, sample: { city: London, age: 36 } }
        components:
          FoldedCard:
            state: { isFolded: Bool }
            rows: [ { label: cardText, text: Folded, isHidden: $isFolded } ]
        rows:
          - { label: name, text: "Name: $name" }
          - { label: bio, text: $bio ?? Nothing }
          - { label: count, text: "$count guests" }
          - { label: open, text: Open, isHidden: $isOpen == false }
          - { label: busy, text: Busy, isHidden: $phase == idle }
          - { label: plan, repeat: $plans, text: $plan.title }
          - { label: city, text: $user.city }
          - { label: age, text: Old, isHidden: $user.age < 40 }
          - { FoldedCard: card }

        """

    private func run(_ assignments: String..., spec: String = spec) -> (run: SpecRun, reports: [DiagnosticReport]) {
        var run = SpecRun(SourceFile(name: "Account.yml", text: spec))
        let reports = run.set(state: assignments)
        run.check()
        return (run, reports)
    }

    private func views(of run: SpecRun) throws -> Set<String> {
        let data = try #require(run.frames(on: try Presentation()))
        let object = try JSONSerialization.jsonObject(with: Data(data.bytes)) as? [String: Any]
        return Set(try #require(object?["views"] as? [String: Any]).keys)
    }

    @Test(
        "is drawn",
        arguments: [
            ("name=Grace", "Name: Grace", "Name: Ada"), ("name=a: b = [c", "Name: a: b = [c", "Ada"),
            ("name=", "Name:", "Ada"), ("name=\"nil\"", "Name: nil", "Ada"), ("name=nil", "Name: nil", "Ada"),
            ("bio=nil", "Nothing", "Countess"), ("bio=null", "Nothing", "Countess"),
            ("bio=\"nil\"", "\"nil\"", "Countess"),
            ("count=7", "7 guests", "2 guests"), ("plans=[{ id: c, title: Three }]", "Three", "One"),
            ("user={ city: Paris }", "Paris", "London"), ("user.city=Rome", "Rome", "London"),
        ])
    func drawn(assignment: String, shown: String, gone: String) throws {
        let (run, reports) = run(assignment)
        #expect(reports.isEmpty)
        let drawing = try #require(run.drawing())
        #expect(drawing.contains(shown) && !drawing.contains(gone), "\(drawing)")
    }

    @Test("is laid out")
    func laidOut() throws {
        let plain = try views(of: run().run)
        #expect(plain.isDisjoint(with: ["openLabel", "busyLabel", "ageLabel"]))
        #expect(plain.isSuperset(of: ["planLabels[0]", "planLabels[1]"]))
        #expect(plain.contains { $0.hasSuffix("cardTextLabel") })
        let (given, reports) = run(
            "isOpen=true", "phase=loading", "plans=5", "user.age=41", "FoldedCard.isFolded=true")
        #expect(reports.isEmpty)
        let shown = try views(of: given)
        #expect(shown.isSuperset(of: ["openLabel", "busyLabel", "ageLabel", "planLabels[4]", "cityLabel"]))
        #expect(!shown.contains("planLabels[5]"))
        #expect(!shown.contains { $0.hasSuffix("cardTextLabel") })
        #expect(try !views(of: run("plans=0").run).contains { $0.hasPrefix("planLabels") })
        // The last value of a field is that of the look.
        #expect(try views(of: run("isOpen=true", "isOpen=false").run) == plain)
    }

    @Test(
        "is refused with the place and the right word",
        arguments: [
            ("nam=Ada", "1:1", "there is no field `nam` in the state", "did you mean `name`?"),
            ("isOpen", "1:1", "this gives no field a value", "write `NAME=VALUE`"),
            ("phase=loadin", "1:7", "`loadin` is no Phase", "loading"),
            ("count=many", "1:7", "many", nil), ("isOpen=yes", "1:8", "yes", "true"),
            ("isOpen=", "1:1", "`isOpen` has no value", "write one behind `=`"),
            ("plans=three", "1:7", "`plans` is a list", "plans=3"),
            ("plans=1000", "1:7", "0 to 100 elements", nil),
            ("user.cty=Rome", "1:6", "the spec reads no `cty` of a User", "did you mean `city`?"),
            ("name.length=3", "1:6", "`name` is a String, which has no members to set", "name=…"),
            ("FoldedCard.isFoldd=true", "1:12", "there is no field `FoldedCard.isFoldd`", "FoldedCard.isFolded"),
        ] as [(String, String, String, String?)])
    func refused(assignment: String, place: String, message: String, label: String?) throws {
        let reports = run(assignment).reports
        let finding = try #require(reports.first?.diagnostics.first)
        let report = try #require(reports.first)
        #expect(report.files.main.file.name == "--state")
        let position = report.files.main.lines.position(at: try #require(finding.range).start)
        #expect("\(position.line):\(position.column)" == place)
        #expect(finding.message.contains(message), "\(finding.message)")
        if let label { #expect((finding.label ?? "").contains(label), "\(finding.label ?? "")") }
    }

    @Test("is the only one that is looked at")
    func alone() {
        let spec = """
            screen: Panel
            scroll: none
            state: { isOpen: Bool }
            rows:
              - { view: box, height: 200, when: [ { if: $isOpen, height: 2000 } ], accessibilityLabel: Box }

            """
        func codes(_ assignments: String...) -> [String] {
            var run = SpecRun(SourceFile(name: "Panel.yml", text: spec))
            _ = run.set(state: assignments)
            run.validate()
            return run.report.diagnostics.filter { $0.severity == .error }.map(\.code.rawValue)
        }
        #expect(codes().contains("does-not-fit"))
        #expect(codes("isOpen=true").contains("does-not-fit"))
        #expect(codes("isOpen=false").isEmpty)
    }

    @Test("each state that is drawn otherwise is drawn below its title")
    func states() throws {
        let (run, _) = run(
            spec: """
                screen: Panel
                scroll: vertical
                state:
                  isOpen: Bool
                  isLoud: Bool
                rows:
                  - { label: open, text: Open, isHidden: $isOpen == false }
                  - { label: closed, text: Closed, isHidden: $isOpen }
                  - { label: same, text: Same, alpha: 0.5, when: [ { if: $isLoud, alpha: 1 } ] }

                """)
        let drawing = try #require(run.drawingOfStates(on: []))
        #expect(drawing.hasPrefix("as the samples are\n\n┌"))
        let titles = drawing.split(separator: "\n").filter { $0.contains("isOpen") || $0.contains("isLoud") }
        // States whose drawings are the same are drawn once.
        #expect(titles.count == 1)
        #expect(titles.first?.contains("isOpen") == true)
    }
}
