import GenvcDiagnostics
import GenvcKit
import GenvcTestSupport
import Testing

/// The specs that `genvc format --short` makes: it is the way back from `genvc expand`.
@Suite("The short form of a spec")
struct ShortSpecTests {
    @Test("has the same long form and the same code as the long one and the spec", arguments: GoldenSpec.all)
    func wayBack(spec: GoldenSpec) throws {
        let long = try spec.longForm()
        let short = try Self.short(of: spec, long)
        #expect(Self.lines(of: try spec.longForm(of: short)) == Self.lines(of: long))
        let code = try spec.generate().files.map(\.contents)
        for text in [long, short, try Self.short(of: spec)] {
            #expect(try spec.generate(from: text).files.map(\.contents) == code)
        }
        #expect(try Self.short(of: spec, short) == short)
    }

    @Test("keeps lines of a text that look as a comment does, and takes defaults in braces")
    func textsAndBraces() {
        Self.expect(
            """
            screen: Tiny
            rows:
            - label: title
              numberOfLines: 0
              text: |
                Hello
                # numberOfLines: 0
                World
            - { label: first, text: Hi, numberOfLines: 0 }
            - { label: second, numberOfLines: 0, text: Hi }

            """,
            becomes: """
                screen: Tiny
                rows:
                  - label: title
                    text: |
                      Hello
                      # numberOfLines: 0
                      World
                  - { label: first, text: Hi }
                  - { label: second, text: Hi }

                """)
    }

    @Test("leaves defaults that change the code where most do, with few tries")
    func harmfulDefaults() {
        var tries = 0
        let kept = harmless(of: [Array(0..<1_000), Array(1_000..<2_000)]) { changes in
            tries += 1
            return changes.allSatisfy { $0 >= 1_000 }
        }
        #expect(kept == Array(1_000..<2_000))
        #expect(tries < 10)
        let odd = harmless(of: [Array(0..<8)]) { changes in changes.allSatisfy { !$0.isMultiple(of: 3) } }
        #expect(odd == [1, 2, 4, 5, 7])
    }

    @Test("takes back what was spelt out, and defaults")
    func shorthands() {
        Self.expect(
            """
            screen: Tiny
            margins:
              top: 0
              leading: large
              bottom: 0
              trailing: large
            rows:
              - label: title
                text: Hello
                numberOfLines: 0
                font:
                  style: title1
                  weight: bold
                accessibilityTraits:
                  - header
                # textColor: label
              - spacer:
                # weight: 1
              - imageView: logo
                image:
                  symbol: star
                size:
                  width: 80
                  height: 40
                decorative: true

            """,
            becomes: """
                screen: Tiny
                margins: { horizontal: large }
                rows:
                  - label: title
                    text: Hello
                    font: title1 bold
                    accessibilityTraits: header
                  - spacer
                  - imageView: logo
                    image: symbol:star
                    size: 80x40
                    decorative: true

                """)
    }

    @Test("leaves what has a comment, what a style says otherwise, and comments that say no default")
    func nearMisses() {
        let text = """
            screen: Tiny
            rows:
              - label: title
                text: Hello
                numberOfLines: 0  # as many as it takes
              - label: other
                text: Hello
                # So that it may wrap.
                numberOfLines: 0
                # textColor: red
                # numberOfLines: 2
              - label: third
                text: Hello
                font:
                  style: title1  # large
                  weight: bold

            """
        Self.expect(text, becomes: text)
        let styled = """
            screen: Tiny
            rows:
              - label: title
                text: Hello
                style: short
                numberOfLines: 0
            styles:
              short: { numberOfLines: 1 }

            """
        Self.expect(styled, becomes: styled)
    }

    /// Expects the short form of a spec.
    private static func expect(_ text: String, becomes short: String) {
        func run(_ file: SourceFile) -> SpecRun { SpecRun(file) }
        var library = TemplateLibrary()
        let result = ShortSpec(run(SourceFile(name: "Tiny.yml", text: text)), &library, reading: run).result
        guard case .formatted(let bytes) = result else {
            Issue.record("it is not formatted: \(result)")
            return
        }
        #expect(String(decoding: bytes, as: UTF8.self) == short)
    }

    /// The short form of a spec, or of another text in its place.
    private static func short(of spec: GoldenSpec, _ text: String? = nil) throws -> String {
        var library = TemplateLibrary()
        let result = ShortSpec(try spec.run(text), &library) { file in
            // The first reading found all files.
            (try? spec.run(String(decoding: file.bytes, as: UTF8.self))) ?? SpecRun(file)
        }.result
        guard case .formatted(let bytes) = result else {
            Issue.record("it is not formatted: \(result)")
            return ""
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// The lines of a long form in any order, defaults among the others: a key that says one is a comment after the
    /// way back, and keys stand in their canonical order. A font that is a default has a line of its own there.
    private static func lines(of text: String) -> [Substring] {
        let defaults = text.replacing(/font:\n +style: body\n(?! +(?:weight|size|design))/) { _ in "font: body\n" }
        return defaults.split(separator: "\n").map { line in
            var rest = line.drop { $0 == " " }
            for sign in ["- ", "# "] where rest.hasPrefix(sign) { rest = rest.dropFirst(sign.count) }
            return rest
        }.sorted()
    }
}
