import GenvcDiagnostics
import GenvcModel
import GenvcReader
import GenvcViews
import GenvcYAML

/// A spec, and the views that its code makes.
package struct SpecifiedScreen: Sendable {
    package let name: String
    package let tree: ViewTree

    /// Nil if the spec has errors.
    ///
    /// - Parameter project: the project file that the spec belongs to, or nil.
    package init?(_ spec: [UInt8], project: [UInt8]? = nil, name: String) {
        let file = SourceFile(name: name, bytes: spec)
        var sink = DiagnosticSink()
        let tokens = project.flatMap { YAMLParser.parse(SourceFile(name: "genvc.yml", bytes: $0), into: &sink) }
            .map { ProjectReader.read($0, into: &sink).tokens }
        let document = YAMLParser.parse(file, into: &sink)
        guard
            let screen = document.flatMap({ ScreenReader.read($0, of: file, tokens: tokens ?? .shipped, into: &sink) }),
            !sink.hasErrors
        else { return nil }
        self.name = name
        tree = ViewTreeBuilder.build(screen)
    }
}
