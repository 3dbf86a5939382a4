import GenvcDiagnostics
import GenvcTemplates

/// The spec that a new screen begins with.
package enum StarterSpec {
    /// The template of the whole; the names of its parts begin with it.
    static let template = "Starter"

    /// The text of the spec; nil where a template has findings.
    package static func make(
        _ name: ScreenName, _ answers: StarterAnswers, _ library: TemplateLibrary = TemplateLibrary(),
        style: Genvc.Style = .controller
    ) -> (bytes: [UInt8]?, report: DiagnosticReport) {
        var templates = library.templates
        var sink = DiagnosticSink()
        let bytes = templates.render(
            template, context: StarterContext(name, answers, style).value, options: .generation, into: &sink)
        let places = library.files(sink.diagnostics.compactMap(\.range?.file))
        let main = places.first ?? SourceFile(name: "templates", bytes: [])
        let report = DiagnosticReport(
            sink.diagnostics, in: SourceFiles(main, Array(places.dropFirst())), dropped: sink.dropped)
        return (bytes, report)
    }
}
