import GenvcDiagnostics
import GenvcKit
import GenvcProject
import GenvcYAML

extension OpenDocument {
    /// True for the project file.
    var isProject: Bool { Path.name(of: path) == ProjectFile.name }

    /// The parsed text; nil where nothing of it can be parsed.
    var tree: YAMLTree? { tree(of: file) }

    /// Another text of the document, parsed.
    func tree(of file: SourceFile) -> YAMLTree? {
        var sink = DiagnosticSink()
        return YAMLParser.parse(file, root: isProject ? .any : .mapping, into: &sink)
    }
}
