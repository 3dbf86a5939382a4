import GenvcDiagnostics
import GenvcModel
import GenvcTemplates
import GenvcVocabulary

/// The files that a project has once, which are its own from then on.
package enum ProjectFiles {
    /// `Theme.swift`, the components and `SceneDelegate.swift`; nil if a template has findings.
    ///
    /// - Parameters:
    ///   - tokens: What `Theme.swift` holds.
    ///   - root: The expression of the view controller that the app shows first; nil: the user writes it.
    ///   - hasLargeTitles: True if that is a navigation controller in whose bar titles may be large.
    package static func all(
        tokens: TokenTable, root: String? = nil, hasLargeTitles: Bool = false, templates: inout TemplateSet,
        into sink: inout DiagnosticSink
    ) -> [GeneratedFile]? {
        let writer = TemplateWriter(templates: templates)
        var files = [GeneratedFile(name: "Theme.swift", contents: writer.bytes("Theme", ThemeContext(tokens).value))]
        for name in ShippedComponent.all.map(\.name) {
            files.append(GeneratedFile(name: name + ".swift", contents: writer.bytes(name, .record([:]))))
        }
        let scene: TemplateValue = [
            "root": root.map { .string($0) } ?? .null, "hasLargeTitles": .bool(hasLargeTitles),
        ]
        files.append(GeneratedFile(name: "SceneDelegate.swift", contents: writer.bytes("SceneDelegate", scene)))
        templates = writer.templates
        sink.add(writer.sink.diagnostics)
        return writer.sink.hasErrors ? nil : files
    }
}
