import GenvcDiagnostics
import RandomSpecs
import Testing

/// The column at which a caret stands, in lines of which a terminal does not show one byte a column.
@Suite struct ExcerptTests {
    private func excerpt(_ text: String, _ range: SourceRange) -> [Substring] {
        Spec(text).text(.error(.oddCharacter, "odd", at: range, label: "here"))
            .split(separator: "\n", omittingEmptySubsequences: false).dropFirst().prefix { !$0.hasPrefix("   [") }
    }

    private func excerpt(_ text: String, at word: String) -> [Substring] {
        excerpt(text, Spec(text).range(of: word))
    }

    @Test(arguments: [
        ("text: 設定 bad\n", "bad", " 1 | text: 設定 bad", "   |            ^~~ here"),
        ("text: 設定\n", "設定", " 1 | text: 設定", "   |       ^~~~ here"),
        ("text: 👩‍👩‍👧 bad\n", "bad", " 1 | text: 👩‍👩‍👧 bad", "   |          ^~~ here"),
        ("text: 🇩🇪👍🏽 bad\n", "bad", " 1 | text: 🇩🇪👍🏽 bad", "   |            ^~~ here"),
        ("text: ❤️\n", "❤️", " 1 | text: ❤️", "   |       ^~ here"),
        ("text: e\u{301}e\u{301} bad\n", "bad", " 1 | text: e\u{301}e\u{301} bad", "   |          ^~~ here"),
        ("a:\tbad\n", "bad", " 1 | a: bad", "   |    ^~~ here"),
        ("a: bad\r\nb: 1\r\n", "bad", " 1 | a: bad", "   |    ^~~ here"),
        ("\u{FEFF}a: bad\n", "bad", " 1 | a: bad", "   |    ^~~ here"),
        ("a: \u{202E}x bad\n", "bad", " 1 | a: \\u{202E}x bad", "   |              ^~~ here"),
        ("a: \u{202E}\n", "\u{202E}", " 1 | a: \\u{202E}", "   |    ^~~~~~~~ here"),
        ("a: \u{1B}[2J\n", "\u{1B}", " 1 | a: \\u{1B}[2J", "   |    ^~~~~~ here"),
        ("a: x\ry bad\n", "bad", " 1 | a: x\\u{D}y bad", "   |            ^~~ here"),
    ])
    func theCaretStandsUnderItsPlace(text: String, word: String, line: String, marks: String) {
        // As bytes: `==` on strings takes two spellings of é for one.
        #expect(excerpt(text, at: word).map { Array($0.utf8) } == [Array(line.utf8), Array(marks.utf8)])
    }

    @Test func theCaretOfALongRangeEndsOnItsLine() {
        let text = "a: [one,\n  two,\r\n  three]\n"
        let start = Spec(text).range(of: "[").start
        #expect(
            excerpt(text, SourceRange(file: .spec, start: start, end: text.utf8.count)) == [
                " 1 | a: [one,", "   |    ^~~~~ here",
            ])
    }

    @Test(arguments: [
        ("a: [", 4, [" 1 | a: [", "   |     ^ here"]),
        ("a: [\n", 5, [" 1 | a: [", " 2 |", "   | ^ here"]),
        ("a: [\n", 4, [" 1 | a: [", "   |     ^ here"]),
        ("a: [\r\n", 4, [" 1 | a: [", "   |     ^ here"]),
        ("a: [\r\n", 5, [" 1 | a: [", "   |     ^ here"]),
        ("", 0, [" 1 |", "   | ^ here"]),
        ("a", 99, [" 1 | a", "   |  ^ here"]),
    ])
    func anEmptyRangeAtAnEndIsOneCaret(text: String, offset: Int, expected: [String]) {
        #expect(excerpt(text, SourceRange(file: .spec, start: offset, end: offset)).map(String.init) == expected)
    }

    @Test func aLongLineIsCutOnBothSidesOfThePlace() throws {
        let text = "text: " + String(repeating: "0123456789", count: 30) + "bad" + String(repeating: "設", count: 90)
        let lines = excerpt("a: 1\n" + text + "\n", at: "bad")
        let shown =
            "…" + String(repeating: "0123456789", count: 6).suffix(59) + "bad" + String(repeating: "設", count: 18)
        #expect(lines == [" 2 | \(shown)…", "   | \(String(repeating: " ", count: 60))^~~ here"])
    }

    @Test func aLongLineKeepsItsBeginningWhereThePlaceIsNearIt() {
        let lines = excerpt("text: bad" + String(repeating: "x", count: 200) + "\n", at: "bad")
        #expect(lines == [" 1 | text: bad\(String(repeating: "x", count: 90))…", "   |       ^~~ here"])
    }

    @Test func aMarkIsNoLongerThanWhatIsShown() {
        let word = String(repeating: "x", count: 5_000)
        let lines = excerpt("text: \(word)\n", at: word)
        #expect(lines[1] == "   |       ^\(String(repeating: "~", count: 93)) here")
    }

    @Test func aThousandCombiningMarksDoNotFloodTheTerminal() {
        let lines = excerpt("a: bad" + String(repeating: "\u{301}", count: 20_000) + "\n", at: "bad")
        #expect(lines[0].utf8.count < 4_200)
    }

    @Test func aLineOfTenMegabytesIsNotShown() {
        let file = SourceFile(name: "Login.yml", bytes: Array(repeating: UInt8(ascii: "x"), count: 10_000_000))
        let finding = Diagnostic.error(
            .lineTooLong, "this line has 10000000 bytes",
            at: SourceRange(file: .spec, start: 5_000_000, end: 5_000_001),
            label: "break it up", help: "a line may have 65536")
        #expect(
            TextRenderer().render([DiagnosticReport([finding], in: SourceFiles(file))]) == """
                Login.yml:1:5000001: error: this line has 10000000 bytes
                help: break it up; a line may have 65536   [line-too-long]

                """)
    }

    @Test func brokenBytesAreShownAsReplacements() {
        let file = SourceFile(name: "Login.yml", bytes: [0x61, 0xFF, 0xFE, 0x62, 0x0A])
        let finding = Diagnostic.error(.notUTF8, "no text", at: SourceRange(file: .spec, start: 1, end: 3))
        #expect(
            TextRenderer().render([DiagnosticReport([finding], in: SourceFiles(file))]) == """
                Login.yml:1:2: error: no text
                 1 | a\u{FFFD}\u{FFFD}b
                   |  ^~
                   [not-utf8]

                """)
    }

    @Test func nothingHarmfulIsPrintedFromAnyPartOfAFinding() {
        let harm = "\u{1B}[31m\u{202E}\u{2066}\u{200F}\u{61C}\u{2028}\u{85}\r\n\u{7}"
        let spec = Spec("a: \(harm)bad\n", name: "Lo\(harm).yml")
        let range = spec.range(of: "bad")
        let finding = Diagnostic(
            .error, .oddCharacter, "m\(harm)", at: range, label: "l\(harm)",
            related: [.init(spec.range(of: "a"), "r\(harm)")], help: "h\(harm)", device: "d\(harm)")
        let reports = [spec.report(finding)]
        for output in [
            TextRenderer().render(reports), XcodeRenderer { $0.name }.render(reports), JSONRenderer().render(reports),
            DiagnosticSummary.line(errors: 1, warnings: 0, in: harm, nothingGenerated: true) ?? "",
        ] {
            #expect(!output.isEmpty)
            #expect(!output.unicodeScalars.contains { $0 != "\n" && VisibleText.isHarmful($0) })
        }
    }

    /// Random bytes and places: no crash, no line wider than the window, marks never beyond the text they stand under.
    @Test func anyBytesGiveAPrintableExcerpt() {
        let pieces: [[UInt8]] =
            [
                "a", " ", "\t", "\r", "\n", "\u{301}", "設", "👩‍👩‍👧", "\u{202E}", "\u{FEFF}",
                String(repeating: "long ", count: 30),
            ].map { Array($0.utf8) } + [[0xFF], [0xE8]]
        var generator = SeededGenerator(seed: 5)
        for _ in 0..<400 {
            let count = Int.random(in: 0...25, using: &generator)
            let bytes = (0..<count).flatMap { _ in pieces.randomElement(using: &generator)! }
            let start = Int.random(in: 0...(bytes.count + 1), using: &generator)
            let range = SourceRange(
                file: .spec, start: start, end: start + Int.random(in: 0...200, using: &generator))
            let files = SourceFiles(SourceFile(name: "Login.yml", bytes: bytes))
            let reports = [DiagnosticReport([.error(.oddCharacter, "odd", at: range)], in: files)]
            for columns in [40, 80] {
                let narrow = TextRenderer(columns: columns).render(reports).split(separator: "\n")
                #expect(narrow.allSatisfy { DisplayWidth.columns(of: String($0)) <= columns }, "\(bytes)")
            }
            let text = TextRenderer().render(reports)
            let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
            #expect(!text.unicodeScalars.contains { $0 != "\n" && VisibleText.isHarmful($0) }, "\(bytes)")
            #expect(lines.count { $0.hasPrefix("   |") && $0.hasSuffix("~") || $0.hasSuffix("^") } == 1, "\(bytes)")
            #expect(lines.allSatisfy { DisplayWidth.columns(of: String($0)) <= 106 }, "\(bytes)")
            let (shown, marks) = (String(lines[lines.count - 4]), String(lines[lines.count - 3]))
            #expect(DisplayWidth.columns(of: marks) <= max(6, DisplayWidth.columns(of: shown) + 1), "\(bytes)")
        }
    }
}
