import GenvcCodegen
import GenvcDiagnostics
import GenvcModel

/// What a project has once, beside the generated view controllers.
package enum ProjectSetup {
    /// Theme, shipped components and scene delegate; no files where a template has findings.
    ///
    /// - Parameter project: whose tokens the theme holds.
    package static func files(
        _ library: TemplateLibrary, project: ProjectFile? = nil
    ) -> (files: [Genvc.File]?, report: DiagnosticReport) {
        var templates = library.templates
        var sink = DiagnosticSink()
        let tokens = project?.project.tokens ?? .shipped
        let files = ProjectFiles.all(tokens: tokens, templates: &templates, into: &sink)
        let places = library.files(sink.diagnostics.compactMap(\.range?.file))
        let main = places.first ?? SourceFile(name: "templates", bytes: [])
        let report = DiagnosticReport(
            sink.diagnostics, in: SourceFiles(main, Array(places.dropFirst())), dropped: sink.dropped)
        return (files?.map { Genvc.File($0) }, report)
    }
}
