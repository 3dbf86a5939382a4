import GenvcDiagnostics
import GenvcReader
import GenvcViews
import GenvcYAML

/// A spec, and the views that its code makes.
package struct SpecifiedScreen: Sendable {
    package let name: String
    package let tree: ViewTree

    /// Nil if the spec has errors.
    package init?(_ spec: [UInt8], name: String) {
        let file = SourceFile(name: name, bytes: spec)
        var sink = DiagnosticSink()
        let document = YAMLParser.parse(file, into: &sink)
        guard let screen = document.flatMap({ ScreenReader.read($0, of: file, into: &sink) }), !sink.hasErrors
        else { return nil }
        self.name = name
        tree = ViewTreeBuilder.build(screen)
    }
}
