import GenvcDiagnostics
import GenvcVocabulary
import Testing

@testable import GenvcChecks

/// Colors behind and before each other.
@Suite struct ContrastTests {
    @Test(
        "ratios are those of WCAG",
        arguments: [
            ((0, 0, 0), (255, 255, 255), 21.0), ((255, 255, 255), (255, 255, 255), 1),
            ((118, 118, 118), (255, 255, 255), 4.54),
            ((119, 119, 119), (255, 255, 255), 4.48), ((0, 0, 255), (255, 255, 255), 8.59),
            ((255, 0, 0), (0, 0, 0), 5.25),
            ((0, 122, 255), (255, 255, 255), 4.02),
        ] as [((Double, Double, Double), (Double, Double, Double), Double)])
    func ratio(front: (Double, Double, Double), back: (Double, Double, Double), ratio: Double) {
        let (front, back) = (
            SystemColor.Components(front.0, front.1, front.2), SystemColor.Components(back.0, back.1, back.2)
        )
        #expect(abs(front.contrast(to: back) - ratio) < 0.01)
        #expect(front.contrast(to: back) == back.contrast(to: front))
    }

    @Test("a color that shines through mixes with what is behind it")
    func mixture() {
        let mixed = SystemColor.Components(0, 0, 0, opacity: 0.5).over(SystemColor.Components(200, 100, 0))
        #expect(mixed == SystemColor.Components(100, 50, 0))
        #expect(mixed.hexadecimal == "#643200")
    }

    @Test("every color token stands for a color with values")
    func tokens() {
        for token in ColorToken.all { #expect(token.color != nil, "\(token.name)") }
        #expect(Set(SystemColor.all.map(\.name)).count == SystemColor.all.count)
    }

    @Test("the color of errors can be read on the backgrounds that ship, in both appearances")
    func errors() throws {
        func color(_ name: String) throws -> SystemColor {
            try #require(ColorToken.all.first { $0.name == name }?.color)
        }
        let error = try color("error")
        for background in [try color("background"), try color("surface")] {
            #expect(error.light.contrast(to: background.light) >= 4.5)
            #expect(error.dark.contrast(to: background.dark) >= 4.5)
        }
    }

    @Test(
        "find",
        arguments: [
            "{ label: a, text: Hello, textColor: textTertiary }", "{ label: a, text: Hello, backgroundColor: black }",
            "{ label: a, text: Hello, alpha: 0.2, textColor: text }", "{ label: a, text: Hello, textColor: text 30% }",
            "{ label: a, text: Hello, textColor: systemBlue }",
            "{ button: a, title: Hello, baseForegroundColor: systemYellow }",
            "{ button: a, title: Hello, configuration: filled, baseBackgroundColor: systemYellow, baseForegroundColor: white }",
            "{ textField: a, placeholder: A, textColor: systemGreen }",
            "{ imageView: a, image: symbol:star, tintColor: systemYellow, accessibilityLabel: A }",
            "{ card: c, backgroundColor: systemYellow, rows: [ { label: a, text: Hello, textColor: white } ] }",
            "{ view: v, height: 99, overlay: [ { view: s, backgroundColor: white }, { label: a, text: Hello, textColor: white } ] }",
            "{ card: c, alpha: 0.3, rows: [ { label: a, text: Hello, textColor: text } ] }",
        ])
    func finds(_ row: String) throws {
        #expect(try RuleSpec(.contrast, "- " + row).findings().count == 1)
    }

    @Test(
        "leave alone",
        arguments: [
            "{ label: a, text: Hello, textColor: textSecondary, font: footnote }", "{ label: a, text: Hello }",
            "{ button: a, title: Hello }", "{ button: a, title: Hello, style: primary }",
            "{ button: a, title: Hello, style: destructive }",
            "{ label: a, text: Hello, textColor: systemBlue, font: title1 }",
            "{ label: a, text: Hello, textColor: systemBlue, font: body bold }",
            "{ label: a, text: Hello, textColor: white, backgroundColor: \"asset:Photo\" }",
            "{ label: a, text: Hello, textColor: \"asset:Ink\" }",
            "{ imageView: p, image: p, height: 200, decorative: true, overlay: [ { label: a, text: Hello, textColor: white } ] }",
            "{ button: a, title: Hello, baseForegroundColor: systemYellow, isEnabled: false }",
            "{ imageView: a, image: symbol:star, tintColor: systemYellow, decorative: true }",
            "{ view: v, height: 99, overlay: [ { view: s, backgroundColor: black }, { label: a, text: Hello, textColor: white } ] }",
            "{ label: a, text: Hello, textColor: systemYellow, isHidden: true }",
        ])
    func leavesAlone(_ row: String) throws {
        #expect(try RuleSpec(.contrast, "- " + row).findings().map(\.message) == [])
    }

    @Test("the worse of the two appearances is told, with both colors")
    func message() throws {
        let finding = try #require(
            try RuleSpec(.contrast, "- { label: a, text: Hello, textColor: systemYellow }").findings().first)
        #expect(
            finding.message
                == "the contrast of `aLabel` is 1.51 to 1 in light appearance; text of its size needs 4.5")
        #expect(finding.help == "systemYellow on background is #FFCC00 on #FFFFFF")
    }
}
