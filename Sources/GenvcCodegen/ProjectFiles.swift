import GenvcDiagnostics
import GenvcModel
import GenvcTemplates
import GenvcVocabulary

/// The files that a project has once, which are its own from then on.
package enum ProjectFiles {
    /// `Theme.swift`, the components and `SceneDelegate.swift`; nil if a template has findings.
    ///
    /// - Parameter tokens: What `Theme.swift` holds.
    package static func all(
        tokens: TokenTable, templates: inout TemplateSet, into sink: inout DiagnosticSink
    ) -> [GeneratedFile]? {
        var writer = TemplateWriter(templates: templates)
        var files = [GeneratedFile(name: "Theme.swift", contents: writer.bytes("Theme", ThemeContext(tokens).value))]
        for name in ShippedComponent.all.map(\.name) + ["SceneDelegate"] {
            files.append(GeneratedFile(name: name + ".swift", contents: writer.bytes(name, .record([:]))))
        }
        templates = writer.templates
        sink.add(writer.sink.diagnostics)
        return writer.sink.hasErrors ? nil : files
    }
}
