import GenvcDiagnostics
import Testing

@Suite struct XcodeRendererTests {
    private let renderer = XcodeRenderer { "/Users/me/App/" + $0.name }

    @Test func aFindingIsOneLine() {
        let spec = Spec("a: 1\ntitel: x\n")
        let report = spec.report(
            .error(
                .unknownKey, "unknown key `titel`", at: spec.range(of: "titel"), label: "did you mean `title`?",
                related: [.init(spec.range(of: "a"), "in this screen")], help: "keys are a, title"))
        #expect(
            renderer.render([report]) == """
                /Users/me/App/Login.yml:2:1: error: unknown key `titel` - did you mean `title`?; keys are a, title [unknown-key]
                /Users/me/App/Login.yml:1:1: note: in this screen

                """)
    }

    @Test func aHelpOverSeveralLinesGivesWayToTheLabel() {
        let spec = Spec("text: One\n")
        let report = spec.report(
            .error(
                .multilineText, "a text goes over several lines", at: spec.range(of: "One"), label: "put it below `>-`",
                help: "as a block of lines:\ntext: >-\n  One\n  Two"))
        #expect(
            renderer.render([report]) == """
                /Users/me/App/Login.yml:1:7: error: a text goes over several lines - put it below `>-` [multiline-text]

                """)
    }

    @Test func aFindingWithoutAPlaceStandsOnTheFirstLine() {
        let report = Spec("").report(Diagnostic(.warning, .emptyFile, "the file is empty", at: nil))
        #expect(renderer.render([report]) == "/Users/me/App/Login.yml:1:1: warning: the file is empty [empty-file]\n")
    }
}
