import GenvcChecks
import GenvcDiagnostics
import GenvcModel
import GenvcReader
import GenvcVocabulary
import GenvcYAML

/// A project file, read, with what was found in it.
package struct ProjectFile: Sendable {
    /// The name of a project file, which lies beside the specs or in a folder above them.
    package static let name = "genvc.yml"

    /// The file as it was read.
    private let file: SourceFile
    /// The path by which it was found.
    package var path: String { file.name }
    /// The findings in the project file, and in the files that it uses.
    package let report: DiagnosticReport
    /// The content of the file; where it has errors, as much as could be read.
    let project: Project
    /// The files that all its specs use.
    let used: UsedFiles

    /// The files that all its specs use.
    package var readFiles: [SourceFile] { used.files + used.copies }

    /// The paths that it names and that lead to no file.
    package var missingFiles: [String] { used.missing }

    /// The bytes of the file, and those of the files that it uses.
    package var readBytes: [[UInt8]] { [file.bytes] + readFiles.map(\.bytes) }

    /// The colors, fonts and lengths of its theme, on top of those that every project has.
    package var tokens: TokenTable { project.tokens }

    /// The aids of its debug builds.
    package var debugAids: Set<DebugAid> { project.debugAids }

    /// The path of the folder with its templates; nil where it has none of its own.
    package var templates: String? { project.templates }

    /// The sort of class made of its screens, unless the command line says otherwise.
    package var style: Genvc.Style { project.makesViews ? .view : .controller }

    /// - Parameter finder: finds the files that it uses.
    package init(_ file: SourceFile, finder: @escaping FileFinder = { _ in .missing(nearest: []) }) {
        self.file = file
        var sink = DiagnosticSink()
        var used = UsedFiles(finder)
        let rules = DiagnosticCode.rules
        func read(_ file: SourceFile, _ used: inout UsedFiles, _ sink: inout DiagnosticSink) -> (
            tree: YAMLTree?, project: Project?
        ) {
            let tree = YAMLParser.parse(file, root: .any, into: &sink)
            return (tree, tree.map { ProjectReader.read($0, of: file, rules: rules, used: &used, into: &sink) })
        }
        let (tree, project) = read(file, &used, &sink)
        self.project = project ?? Project(rules: rules)
        if sink.hasErrors {
            // A trial finds the files read that the project file uses.
            let readFiles = used
            sink.settle(tree, of: file) { changed, sink in
                var used = readFiles
                return read(changed, &used, &sink).tree
            }
        }
        self.used = used
        // A file of comments says as little as none.
        let findings = sink.diagnostics.filter { $0.code != .emptyFile || $0.range?.file != file.id }
        report = DiagnosticReport(findings, in: SourceFiles(file, used.files), dropped: sink.dropped)
    }
}
