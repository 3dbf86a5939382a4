import GenvcDiagnostics
import GenvcKit
import GenvcTemplates

/// The spec that a new screen begins with.
package enum StarterSpec {
    /// The text of the spec; nil where a template has findings.
    package static func make(
        _ name: ScreenName, _ answers: StarterAnswers, _ library: TemplateLibrary = TemplateLibrary(),
        style: Genvc.Style = .controller
    ) -> (bytes: [UInt8]?, report: DiagnosticReport) {
        var library = library
        return library.render(TemplateLibrary.specPrefix, StarterContext(name, answers, style).value)
    }
}
