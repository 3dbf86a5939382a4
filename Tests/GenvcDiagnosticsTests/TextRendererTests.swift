import GenvcDiagnostics
import Testing

@Suite struct TextRendererTests {
    @Test func showsTwoLinesBeforeThePlaceAndTheCodeLast() {
        let spec = Spec("screen: Login\nviews:\n\n  - button: Go\n    id: submit\n    titel: Sign in\n")
        let finding = Diagnostic.error(
            .unknownKey, "unknown key `titel` in a button", at: spec.range(of: "titel"),
            label: "did you mean `title`?", help: "a button takes action, id and title")
        #expect(
            spec.text(finding) == """
                Login.yml:6:5: error: unknown key `titel` in a button
                 4 |   - button: Go
                 5 |     id: submit
                 6 |     titel: Sign in
                   |     ^~~~~ did you mean `title`?
                help: a button takes action, id and title   [unknown-key]

                """)
    }

    @Test func skipsBlankLinesAtTheTopOfAnExcerpt() {
        let spec = Spec("x: 0\n  \na: 1\nb: 2\n")
        let finding = Diagnostic.error(.unknownKey, "unknown key `b`", at: spec.range(of: "b"))
        #expect(
            spec.text(finding) == """
                Login.yml:4:1: error: unknown key `b`
                 3 | a: 1
                 4 | b: 2
                   | ^
                   [unknown-key]

                """)
    }

    @Test func showsRelatedPlacesInTheOrderOfTheFile() {
        let spec = Spec("- id: submit\n- a\n- b\n- id: submit\n- id: submit\n")
        let finding = Diagnostic.error(
            .duplicateName, "id `submit` is used three times", at: spec.range(of: "submit", 2), label: "and again here",
            related: [
                .init(spec.range(of: "submit", 3), "and here"), .init(spec.range(of: "submit", 1), "used here first"),
            ],
            help: "ids become properties")
        #expect(
            spec.text(finding) == """
                Login.yml:4:7: error: id `submit` is used three times
                 1 | - id: submit
                   |       ~~~~~~ used here first
                   ...
                 4 | - id: submit
                   |       ^~~~~~ and again here
                 5 | - id: submit
                   |       ~~~~~~ and here
                help: ids become properties   [duplicate-name]

                """)
    }

    @Test func showsALineOnceForTwoPlacesOnIt() {
        let spec = Spec("size: {width: 10, width: 20}\n")
        let finding = Diagnostic.error(
            .duplicateKey, "`width` is written twice", at: spec.range(of: "width", 2), label: "and again here",
            related: [.init(spec.range(of: "width"), "first here")])
        #expect(
            spec.text(finding) == """
                Login.yml:1:19: error: `width` is written twice
                 1 | size: {width: 10, width: 20}
                   |        ~~~~~ first here
                   |                   ^~~~~ and again here
                   [duplicate-key]

                """)
    }

    @Test func showsARelatedPlaceOfAnotherFileAsANote() {
        let theme = Spec("tokens:\n  accent: red\n", name: "genvc.yml", id: SourceFileID(rawValue: 1))
        let spec = Spec("color: accent\n")
        let finding = Diagnostic.error(
            .unknownToken, "`accent` is no font", at: spec.range(of: "accent"),
            related: [.init(theme.range(of: "accent"), "it is a color")])
        #expect(
            spec.text(finding, others: [theme.file]) == """
                Login.yml:1:8: error: `accent` is no font
                 1 | color: accent
                   |        ^~~~~~
                genvc.yml:2:3: note: it is a color
                 1 | tokens:
                 2 |   accent: red
                   |   ^~~~~~
                   [unknown-token]

                """)
    }

    @Test func tellsAFindingWithoutAPlaceInTwoLines() {
        let spec = Spec("", name: "Gone.yml")
        let finding = Diagnostic.error(.missingFile, "there is no such file", at: nil, help: "check the path")
        #expect(spec.text(finding) == "Gone.yml: error: there is no such file\nhelp: check the path   [missing-file]\n")
    }

    @Test func leavesTheDevicesToTheMessage() {
        let spec = Spec("text: Long\n")
        let finding = Diagnostic(
            .warning, DiagnosticCode(rule: "does-not-fit", "there is no room"), "`Long` is cut off",
            at: spec.range(of: "Long"), device: "iphone-se-3")
        #expect(spec.text(finding).hasPrefix("Login.yml:1:7: warning: `Long` is cut off\n"))
    }

    @Test func keepsTheLinesThatAHelpShows() {
        let spec = Spec("text: One\n")
        let finding = Diagnostic.error(
            .multilineText, "a text goes over several lines", at: spec.range(of: "One"),
            help: "as a block of lines:\ntext: >-\n  One\n  Two")
        #expect(
            spec.text(finding).hasSuffix(
                """
                help: as a block of lines:   [multiline-text]
                      text: >-
                        One
                        Two

                """))
    }

    @Test func widensTheMarginForLongLineNumbers() {
        let spec = Spec(String(repeating: "a: 1\n", count: 99) + "b: 2\n")
        let finding = Diagnostic.error(.unknownKey, "unknown key `b`", at: spec.range(of: "b"))
        #expect(
            spec.text(finding) == """
                Login.yml:100:1: error: unknown key `b`
                 98 | a: 1
                 99 | a: 1
                100 | b: 2
                    | ^
                   [unknown-key]

                """)
    }

    @Test func paintsOnlyWithTheAnsiPalette() {
        let spec = Spec("titel: a\n")
        let report = spec.report(.error(.unknownKey, "unknown key", at: spec.range(of: "titel"), help: "write `title`"))
        let painted = TextRenderer(palette: .ansi).render([report])
        #expect(painted.contains("\u{1B}[1;31merror:\u{1B}[0m"))
        #expect(painted.contains("\u{1B}[1;31m^~~~~\u{1B}[0m"))
        let escape = UInt8(0x1B)
        #expect(!TextRenderer().render([report]).utf8.contains(escape))
        // Without its sequences the painted text is the plain one.
        let stripped = painted.replacing(#/\u{1B}\[[0-9;]*m/#, with: "")
        #expect(stripped == TextRenderer().render([report]))
    }

    @Test func printsNothingForNoFindings() {
        #expect(Spec("a: 1\n").text() == "")
    }
}
