import GenvcDiagnostics
import GenvcModel
import GenvcReader
import GenvcYAML

/// A project file, read, with what was found in it.
package struct ProjectFile: Sendable {
    /// What it is called, beside the specs or in a folder above them.
    package static let name = "genvc.yml"

    package let report: DiagnosticReport
    let project: Project

    package init(_ file: SourceFile) {
        var sink = DiagnosticSink()
        let tree = YAMLParser.parse(file, root: .any, into: &sink)
        project = tree.map { ProjectReader.read($0, into: &sink) } ?? Project()
        // A file of comments says as little as none.
        let findings = sink.diagnostics.filter { $0.code != .emptyFile }
        report = DiagnosticReport(findings, in: SourceFiles(file), dropped: sink.dropped)
    }
}
