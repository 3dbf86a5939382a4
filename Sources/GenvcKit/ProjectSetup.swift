import GenvcCodegen
import GenvcDiagnostics

/// What a project has once, beside the generated view controllers.
package enum ProjectSetup {
    /// Theme, shipped components and scene delegate; no files where a template has findings.
    package static func files(_ library: TemplateLibrary) -> (files: [Genvc.File]?, report: DiagnosticReport) {
        var templates = library.templates
        var sink = DiagnosticSink()
        let files = ProjectFiles.all(templates: &templates, into: &sink)
        let places = library.files(sink.diagnostics.compactMap(\.range?.file))
        let main = places.first ?? SourceFile(name: "templates", bytes: [])
        let report = DiagnosticReport(
            sink.diagnostics, in: SourceFiles(main, Array(places.dropFirst())), dropped: sink.dropped)
        return (files?.map { Genvc.File($0) }, report)
    }
}
