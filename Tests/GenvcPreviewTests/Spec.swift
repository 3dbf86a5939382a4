import GenvcDiagnostics
import GenvcReader
import GenvcViews
import GenvcYAML
import Testing

@testable import GenvcChecks

/// The screen that a spec describes; a spec with an error fails the test.
func checked(spec: String, sourceLocation: SourceLocation = #_sourceLocation) throws -> CheckedScreen {
    var sink = DiagnosticSink()
    let file = SourceFile(name: "Login.yml", text: spec)
    let tree = try #require(YAMLParser.parse(file, into: &sink), sourceLocation: sourceLocation)
    let screen = ScreenReader.read(tree, of: file, into: &sink)
    #expect(sink.diagnostics.map(\.message).isEmpty, sourceLocation: sourceLocation)
    return CheckedScreen(
        tree: ViewTreeBuilder.build(try #require(screen, sourceLocation: sourceLocation)), findings: [])
}
