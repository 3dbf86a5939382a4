import GenvcDiagnostics
import GenvcTemplates
import GenvcVocabulary

/// The files that a project has once, which are its own from then on.
package enum ProjectFiles {
    /// `Theme.swift`, the components and `SceneDelegate.swift`; nil if a template has findings.
    package static func all(templates: inout TemplateSet, into sink: inout DiagnosticSink) -> [GeneratedFile]? {
        var writer = TemplateWriter(templates: templates)
        var files = [GeneratedFile(name: "Theme.swift", contents: writer.bytes("Theme", theme))]
        for name in ShippedComponent.all.map(\.name) + ["SceneDelegate"] {
            files.append(GeneratedFile(name: name + ".swift", contents: writer.bytes(name, .record([:]))))
        }
        templates = writer.templates
        sink.add(writer.sink.diagnostics)
        return writer.sink.hasErrors ? nil : files
    }

    private static var theme: TemplateValue {
        [
            "groups": .list(
                TokenGroup.allCases.map { group in
                    [
                        "name": .string(group.rawValue),
                        "tokens": .list(
                            group.tokens.map {
                                ["name": .string($0.name), "value": .string(SwiftLiteral.number($0.points))]
                            }),
                    ]
                }),
            "colors": .list(ColorToken.all.map { ["name": .string($0.name), "value": .string($0.systemColor)] }),
        ]
    }
}
