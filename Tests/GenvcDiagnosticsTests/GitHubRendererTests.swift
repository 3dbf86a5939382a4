import GenvcDiagnostics
import Testing

@Suite struct GitHubRendererTests {
    private let renderer = GitHubRenderer { "App/" + $0.name }

    @Test func aFindingIsOneCommandWithItsHelpOnFurtherLines() {
        let spec = Spec("a: é\ntitel: x\n")
        let report = spec.report(
            .error(
                .unknownKey, "unknown key `titel`", at: spec.range(of: "titel"), label: "did you mean `title`?",
                help: "keys are a, title"))
        #expect(
            renderer.render([report])
                == "::error file=App/Login.yml,line=2,endLine=2,col=1,endColumn=6,title=genvc unknown-key::"
                + "unknown key `titel`%0Adid you mean `title`?%0Akeys are a, title\n")
    }

    @Test func columnsAreCharacters() {
        let spec = Spec("é日🎉: x\n")
        let report = spec.report(Diagnostic(.warning, .unknownKey, "odd", at: spec.range(of: "x")))
        #expect(renderer.render([report]).contains("line=1,endLine=1,col=6,endColumn=7,"))
    }

    @Test func signsThatEndAPropertyAreEscaped() {
        let renderer = GitHubRenderer { _ in "a,b:c%.yml" }
        let report = Spec("").report(Diagnostic(.note, .emptyFile, "100 %: a, b", at: nil))
        #expect(
            renderer.render([report])
                == "::notice file=a%2Cb%3Ac%25.yml,title=genvc empty-file::100 %25: a, b\n")
    }

    @Test func aPlaceOfSeveralLinesHasNoColumns() {
        let spec = Spec("a: b\nc: d\n")
        let report = spec.report(Diagnostic(.warning, .unknownKey, "odd", at: spec.range(of: "b\nc")))
        #expect(renderer.render([report]).hasPrefix("::warning file=App/Login.yml,line=1,endLine=2,title="))
    }
}
