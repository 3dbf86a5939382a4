import GenvcDiagnostics
import GenvcModel
import GenvcVocabulary
import Testing

@Suite struct StyleTests {
    private func fixture(_ styles: String, _ rows: String) -> Fixture {
        Fixture("screen: Test\nstyles:\n\(styles)rows:\n\(rows)")
    }

    @Test func theNodeWinsOverALaterStyleAndThatOverAnEarlierOne() throws {
        let fixture = fixture(
            "  a: { font: body, numberOfLines: 1, alpha: 0.1 }\n  b: { font: callout, numberOfLines: 2 }\n",
            "  - { label: it, style: [a, b], font: title1 }\n")
        #expect(fixture.findings == [])
        let element = try #require(fixture.element)
        #expect(element.styles == ["a", "b"])
        #expect(element.value(named: "font")?.origin == .element)
        #expect(element.value(named: "numberOfLines")?.value == .integer(2))
        #expect(element.value(named: "numberOfLines")?.origin == .style("b"))
        #expect(element.value(named: "alpha")?.origin == .style("a"))
        #expect(Set(element.values.map(\.key.name)).count == element.values.count)
    }

    @Test func theCasesOfAStyleComeBehindThoseOfTheNodeAndLeaveItsOwnKeysAlone() throws {
        let fixture = fixture(
            "  a: { alpha: 1, when: [ { if: width < 400, numberOfLines: 1, alpha: 0.5 }, { if: width < 500, font: body } ] }\n",
            "  - { label: it, style: a, font: title1, when: [ { if: width < 300, numberOfLines: 2 } ] }\n")
        let lost = "5:34 conflicting-keys: a case of style `a` never gives `font` | this takes its place: "
        #expect(fixture.findings == [lost + "write the case here, too, or leave this out"])
        let element = try #require(fixture.element)
        #expect(element.variants.map { $0.values.map(\.key.name) } == [["numberOfLines"], ["numberOfLines", "alpha"]])
    }

    @Test func theCasesOfAStyleThatNothingUsesAreReadAllTheSame() {
        let fixture = fixture("  a: { when: [ { if: width < 400, alpha: 2 } ] }\n", "  - { label: it, text: It }\n")
        #expect(fixture.findings.count == 2)
    }

    @Test func aStyleOfTheSameNameExtendsTheOneThatShips() throws {
        let fixture = fixture("  primary: { cornerRadius: small }\n", "  - { button: it, style: primary }\n")
        #expect(fixture.findings == [])
        let element = try #require(fixture.element)
        #expect(element.component == "PrimaryButton")
        #expect(element.constructionValue(.cornerRadius)?.origin == .style("primary"))
        #expect(element.constructionValue(.configuration)?.origin == .shippedStyle("primary"))
        #expect(element.styles == ["primary"])
    }

    @Test func aCardBeginsWithItsStyle() throws {
        let element = try #require(Fixture(rows: "  - { card: it, margins: 0, rows: [] }\n").element)
        #expect(element.styles == ["card"])
        #expect(element.component == "CardView")
        #expect(element.layoutValue(.margins)?.origin == .element)
        #expect(element.value(named: "backgroundColor")?.origin == .shippedStyle("card"))
    }

    @Test func aClassOfTheUsersReplacesTheComponent() {
        #expect(Fixture(rows: "  - { button: it, style: primary, class: MyButton }\n").element?.component == nil)
    }

    @Test func aConfigurationOfItsOwnReplacesTheComponent() {
        #expect(
            Fixture(rows: "  - { button: it, style: primary, configuration: gray }\n").element?.component == nil)
        #expect(
            fixture("  primary: { configuration: gray }\n", "  - { button: it, style: primary }\n").element?.component
                == nil)
    }

    @Test(arguments: ShippedStyle.all.filter { $0.kind != "cell" }.map { ($0.kind, $0.name) })
    func everyStyleThatShipsIsRead(_ kind: String, _ style: String) {
        let fixture = Fixture(rows: "  - { \(kind): it, style: \(style) }\n")
        #expect(fixture.findings == [])
        #expect(fixture.element?.styles == [style])
    }

    @Test(arguments: [
        (
            "  a: { alpha: 1 }\n", "{ label: it, style: b }",
            [
                "3:3 unused: style `a` is never used | delete it, or write `style: a` at an element",
                "5:25 unknown-style: there is no style `b`",
            ]
        ),
        (
            "  big: { alpha: 1 }\n", "{ label: it, style: bgi }",
            [
                "5:25 unknown-style: there is no style `bgi` | did you mean `big`?"
            ]
        ),
        (
            "  a: { font: body }\n", "{ slider: it, style: a }",
            ["5:26 unknown-key: style `a` has a key that a slider lacks | it has no `font`"]
        ),
        (
            "  a: { fnot: body }\n", "{ label: it, style: a }",
            ["3:8 unknown-key: unknown key `fnot` in style `a` | did you mean `font`?"]
        ),
        (
            "  a: { font: bdy }\n", "{ label: it, style: a }",
            ["3:14 unknown-value: `bdy` is no word for a font | did you mean `body`?"]
        ),
        (
            "  a: { rows: [] }\n", "{ label: it, style: a }",
            ["3:8 useless-key: `rows` cannot stand in a style | write it at the element"]
        ),
        (
            "  a: { alpha: 1 }\n", "{ label: it, style: [a, primary] }",
            ["5:29 unknown-style: style `primary` is not for a label | it is for a button"]
        ),
        (
            "  a: big\n", "{ label: it, style: a }",
            ["3:6 wrong-type: `a` takes keys and values, not `big` | write `{ font: caption1 }`"]
        ),
    ])
    func aStyleThatCannotApplyIsReported(_ styles: String, _ row: String, _ findings: [String]) {
        #expect(fixture(styles, "  - \(row)\n").findings == findings)
    }
}
