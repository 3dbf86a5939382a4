import GenvcDiagnostics
import GenvcModel
import GenvcVocabulary
import RandomSpecs
import Testing

/// The formulas of `constraints`; what is wrong with one has goldens.
@Suite struct RelationTests {
    @Test(
        "A relation is read as",
        arguments: [
            ("top == title.bottom", "top == title.bottom"),
            ("top == parent", "top == parent.top"),
            ("top>=title.bottom+40", "top >= title.bottom + 40"),
            ("  bottom  <=  parent - 12 ", "bottom <= parent.bottom - 12"),
            ("width == parent * 0.5 @750", "width == parent.width * 0.5 @750"),
            ("height == screen.height * 0.333 - 180", "height == screen.height * 0.333 - 180"),
            ("width == self.height * 1.5 + small @defaultLow", "width == self.height * 1.5 + small @250"),
            ("height == 44", "height == 44"),
            ("height >= control @required", "height >= control"),
            ("width <= +20", "width <= 20"),
            ("width == large", "width == large"),
            ("leading == safeArea + medium", "leading == safeArea.leading + medium"),
            ("trailing == layoutMargins", "trailing == layoutMargins.trailing"),
            ("trailing <= readableContent - xLarge @999.5", "trailing <= readableContent.trailing - xLarge @999.5"),
            ("bottom == keyboard.top", "bottom == keyboard.top"),
            ("firstBaseline == titleLabel.lastBaseline", "firstBaseline == titleLabel.lastBaseline"),
            ("centerX == title.leading", "centerX == title.leading"),
            ("edges == title @250", "edges == title.edges @250"),
            ("center == screen", "center == screen.center"),
            ("'top == parent'", "top == parent.top"),
            ("\"top == parent\"", "top == parent.top"),
            ("cardTop: top == title", "cardTop: top == title.top"),
            ("{ swift: \"$0.x()\" }", "{ $0.x() }"),
            ("cardTop: { swift: \"$0.x()\" }", "cardTop: { $0.x() }"),
        ])
    func isRead(_ written: String, _ meant: String) throws {
        #expect(try Self.relations("      - \(written)\n") == [meant])
    }

    @Test("A list of one may be the one, and a list may stand in brackets")
    func lists() throws {
        #expect(try Self.relations(" top == parent\n") == ["top == parent.top"])
        #expect(
            try Self.relations(" [ top == parent + 4, height == 8 ]\n") == ["top == parent.top + 4", "height == 8"])
        #expect(try Self.relations(" []\n") == [])
    }

    @Test("A relation knows its bytes, without the name")
    func ranges() throws {
        let fixture = Self.fixture("      - cardTop: top == title # above\n")
        guard case .relations(let relations)? = fixture.screen?.rows.last?.layoutValue(.constraints)?.value,
            let relation = relations.first
        else {
            Issue.record("no relations")
            return
        }
        let bytes = fixture.file.bytes[relation.range.start..<relation.range.end]
        #expect(String(decoding: bytes, as: UTF8.self) == "top == title")
        #expect(relation.propertyName == "cardTopConstraint")
    }

    @Test("Broken relations are findings and no more, whatever is in them")
    func broken() {
        let pieces = [
            "top", "width", "edges", "title", ".", "==", ">=", "=", "<", "*", "/", "+", "-", "@", "16", "0.5", "1e999",
            "750", "parent", "self", "inf", " ", "  ", "≤", "é", "$", "%", "\\", "large", "swift", "(", "\t", "\u{0}",
        ]
        var random = SeededGenerator(seed: 3)
        var refused = 0
        for _ in 0..<3_000 {
            var formula = ["width", " ", "==", " ", "title", " ", "+", " ", "16", " ", "@", "750"]
            for _ in 0..<Int.random(in: 0...4, using: &random) {
                formula[Int.random(in: formula.indices, using: &random)] = pieces.randomElement(using: &random) ?? ""
            }
            let fixture = Self.fixture("      - '\(formula.joined())'\n")
            if fixture.sink.hasErrors { refused += 1 }
            for finding in fixture.sink.diagnostics {
                guard let range = finding.range else { continue }
                #expect(range.end <= fixture.file.bytes.count, "\(formula)")
            }
        }
        #expect((1_000..<2_900).contains(refused))
    }

    @Test("An id that is not there is not reported where it may stand in what could not be read")
    func unreadable() {
        let fixture = Fixture(
            rows: "  - { lable: title, text: Hello }\n  - { view: card, constraints: [ top == title ] }\n")
        #expect(fixture.sink.diagnostics.map(\.code) == [.unknownKind])
    }

    private static func fixture(_ constraints: String) -> Fixture {
        Fixture(
            rows: "  - { label: title, text: Hello }\n  - view: card\n    height: 80\n    constraints:"
                + (constraints.hasPrefix("      -") ? "\n" : "") + constraints)
    }

    private static func relations(_ constraints: String) throws -> [String] {
        let fixture = fixture(constraints)
        #expect(fixture.findings == [])
        guard case .relations(let relations)? = fixture.screen?.rows.last?.layoutValue(.constraints)?.value else {
            return ["nothing"]
        }
        return relations.map(text)
    }

    private static func text(_ relation: Relation) -> String {
        let name = relation.name.map { "\($0.text): " } ?? ""
        switch relation.content {
        case .swift(let code): return name + "{ \(code) }"
        case .formula(let formula):
            var text = "\(name)\(formula.attribute.rawValue) \(formula.sign.rawValue)"
            switch formula.target?.place {
            case .view(let id): text += " \(id).\(formula.target?.attribute.rawValue ?? "")"
            case .word(let word): text += " \(word.rawValue).\(formula.target?.attribute.rawValue ?? "")"
            case nil: break
            }
            if formula.multiplier != 1 { text += " * \(formula.multiplier)" }
            if let length = formula.length {
                let points = PlainNumber.text(of: length.points) ?? ""
                let word = length.isTokenWritten ? length.token ?? "" : points
                text += formula.target == nil ? " \(word)" : " \(formula.isSubtracted ? "-" : "+") \(word)"
            }
            if formula.priority != 1_000 { text += " @\(PlainNumber.text(of: formula.priority) ?? "")" }
            return text
        }
    }
}
