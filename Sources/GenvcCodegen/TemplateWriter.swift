import GenvcDiagnostics
import GenvcTemplates

/// Renders the templates of one run, strictly, and keeps their findings; all classes of the run share it.
final class TemplateWriter {
    /// The templates of the run; those that were parsed stay parsed.
    private(set) var templates: TemplateSet
    /// The findings of all templates so far.
    private(set) var sink = DiagnosticSink()

    init(templates: TemplateSet) {
        self.templates = templates
    }

    /// The bytes of a template; empty where it has findings.
    func bytes(_ name: String, _ context: TemplateValue) -> [UInt8] {
        templates.render(name, context: context, options: .generation, into: &sink) ?? []
    }
}
