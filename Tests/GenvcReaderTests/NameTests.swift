import GenvcDiagnostics
import GenvcModel
import Testing

@Suite struct NameTests {
    @Test(
        "a component is named by its id and its class, and says no word twice",
        arguments: [
            ("steps", "StatCard", "stepsStatCard"), ("plan", "PlanButton", "planButton"),
            ("plan", "PlannerView", "planPlannerView"), ("planButton", "PlanButton", "planButton"),
            ("card", "Card", "cardCard"),
        ])
    func componentNames(id: String, component: String, name: String) {
        #expect(SwiftName.joined(id, component: component) == name)
    }

    @Test(arguments: [
        (
            "{ label: a, text: X }", "{ label: a, text: Y }",
            "4:14 duplicate-name: two ids make the Swift name `aLabel` | again here"
        ),
        (
            "{ label: a }", "{ label: aLabel }",
            "4:14 duplicate-name: two ids make the Swift name `aLabel` | again here"
        ),
        (
            "{ row: mail, items: [] }", "{ textField: mail, error: true }",
            "4:18 duplicate-name: two ids make the Swift name `mailRow` | again here"
        ),
        (
            "{ textField: mail, error: true }", "{ label: mailError }",
            "4:14 duplicate-name: two ids make the Swift name `mailErrorLabel` | again here"
        ),
        (
            "{ textField: mail }", "{ searchBar: mail }",
            "4:18 duplicate-name: two ids make the event `didChangeMail` | again here"
        ),
        (
            "{ label: ok, text: X }", "{ button: ok, title: Y }",
            "4:15 duplicate-name: two ids make the localization key `….ok` | again here"
        ),
    ])
    func aNameThatIsTakenIsRefused(_ first: String, _ second: String, _ finding: String) {
        let fixture = Fixture(rows: "  - \(first)\n  - \(second)\n")
        #expect(fixture.findings == [finding])
        #expect(fixture.sink.diagnostics.first?.related.count == 1)
    }

    @Test(arguments: [
        ("{ row: total, items: [] }", "{ label: total, text: X }"),
        ("{ label: ok, text: X }", "{ button: ok, title: { value: Y, key: confirm } }"),
        ("{ textField: mail }", "{ searchBar: mail, event: didSearchMail }"),
        ("{ label: title }", "{ button: continue }"),
        // A button that presents something tells nobody, and neither does a text that cannot be edited.
        ("{ textView: mail, isEditable: false }", "{ searchBar: mail }"),
    ])
    func namesThatDifferLiveTogether(_ first: String, _ second: String) {
        #expect(Fixture(rows: "  - \(first)\n  - \(second)\n").findings == [])
    }

    @Test(
        "a text that grows in a bar without end is warned of, and one with an end is not",
        arguments: [
            ("{ textView: reply, isScrollEnabled: false }", 1),
            ("{ textView: reply, isScrollEnabled: false, height: { min: 44 } }", 1),
            ("{ row: low, items: [ { textView: reply, isScrollEnabled: false }, { button: send, title: Send } ] }", 1),
            ("{ textView: reply }", 0), ("{ textView: reply, height: { min: 44, max: 120 } }", 0),
            ("{ textView: reply, isEditable: false, isScrollEnabled: false }", 0),
            ("{ row: low, height: { max: 120 }, items: [ { textView: reply, isScrollEnabled: false } ] }", 0),
            ("{ textView: reply, isScrollEnabled: false, constraints: [ height <= 120 ] }", 0),
        ])
    func growingTexts(row: String, count: Int) {
        for bar in ["header", "footer"] {
            let findings = Fixture("screen: Test\nrows: [ { label: title, text: Hi } ]\n\(bar): [ \(row) ]\n").findings
            #expect(findings.filter { $0.contains("makes the `\(bar)` higher") }.count == count, "\(findings)")
        }
        #expect(!Fixture(rows: "  - \(row)\n").findings.contains { $0.contains("higher, up to") })
    }

    @Test func aMemberOfTheViewControllerIsRefused() {
        #expect(
            Fixture(rows: "  - { view: input }\n").findings == [
                "3:13 bad-identifier: `input` makes `inputView`, which its class has already | write `mainInput`"
            ])
    }

    @Test(
        "a repeated view needs another name than what it is repeated over",
        arguments: [
            ("{ button: planButton, repeat: 2, title: X }", "plan"), ("{ label: tipLabel, repeat: 3 }", "tip"),
        ])
    func repeatedNames(_ row: String, _ word: String) {
        let findings = Fixture(rows: "  - \(row)\n").findings
        #expect(findings.count == 1)
        #expect(findings.first?.contains("bad-identifier") == true)
        #expect(findings.first?.hasSuffix("| write `\(word)`") == true)
        #expect(Fixture(rows: "  - { button: planButton, title: X }\n").findings == [])
    }

    @Test("`none` is no case of what may be nil", arguments: ["cell", "section"])
    func none(of kind: String) {
        let ids = kind == "cell" ? ("all", "none") : ("none", "all")
        let spec = "screen: A\nsections:\n  - section: \(ids.0)\n    items:\n      - { cell: \(ids.1), text: X }\n"
        let findings = Fixture(spec).findings
        #expect(findings.count == 1)
        #expect(findings.first?.contains("bad-identifier: Swift reads `.none` as nil") == true)
    }

    @Test("the stack of a component's rows has its name already")
    func rowsOfComponent() {
        let rows = "[{ stackView: rows, items: [{ label: l, text: X }] }, { label: m, text: Y }]"
        let findings = Fixture("screen: A\ncomponents:\n  Box:\n    rows: \(rows)\nrows: [{ Box: b }]\n").findings
        #expect(findings.contains { $0.contains("`rows` makes `rowsStackView`, which its class has already") })
    }

    @Test(arguments: [
        ("email", "TextField", "emailTextField"), ("emailTextField", "TextField", "emailTextField"),
        ("label", "Label", "labelLabel"), ("total", "Row", "totalRow"),
    ])
    func aSuffixIsNotDoubled(_ id: String, _ suffix: String, _ name: String) {
        #expect(SwiftName.joined(id, suffix) == name)
    }
}
