import GenvcChecks
import GenvcDiagnostics
import GenvcModel
import GenvcTemplates

/// Valid screen → files.
package enum CodeGenerator {
    /// The class of a screen; nil if a template has findings, which then are in `sink`.
    ///
    /// - Parameters:
    ///   - style: what the class is; a view stands beside a view controller that is made once.
    ///   - specName: The name of the spec's file, without folders; it stands in the header.
    ///   - templates: The templates of the run; what is parsed for this screen stays parsed for the next.
    package static func generate(
        _ screen: ValidScreen, style: CodeStyle = .controller, specName: String, templates: inout TemplateSet,
        into sink: inout DiagnosticSink
    ) -> [GeneratedFile]? {
        let writer = TemplateWriter(templates: templates)
        let context = ScreenFileContext(screen, style: style, templates: writer)
        let body = writer.bytes("ViewController", context.value)
        let name = screen.screen.name.text
        var files = [
            GeneratedFile(
                name: fileName(ofScreen: name, style), contents: FileHeader.stamped(body, specName: specName),
                origin: screen.screen.name.range, texts: context.texts, components: context.components)
        ]
        // A part of a screen stands in views of the user's, and is never all that a view controller shows.
        if style == .view, !screen.screen.isFitting {
            files.append(
                GeneratedFile(
                    name: fileName(ofScreen: name, .controller),
                    contents: writer.bytes(
                        "ControllerOfView",
                        ViewStyleContext(name, context.screenClass, logsDeinit: screen.screen.logsDeinit).value),
                    origin: screen.screen.name.range, isCreatedOnce: true))
        }
        templates = writer.templates
        sink.add(writer.sink.diagnostics)
        return writer.sink.hasErrors ? nil : files
    }

    /// The classes of components that several screens use, a file each; nil if a template has findings.
    ///
    /// - Parameters:
    ///   - components: A screen for each, which stands on it alone.
    ///   - inOneFile: They follow each other in the file of the first.
    package static func generate(
        components: [ValidScreen], specName: String, inOneFile: Bool, templates: inout TemplateSet,
        into sink: inout DiagnosticSink
    ) -> [GeneratedFile]? {
        let writer = TemplateWriter(templates: templates)
        let files = (inOneFile ? [components] : components.map { [$0] }).map { group in
            let context = ComponentFileContext(group, writer: writer)
            return GeneratedFile(
                name: fileName(ofComponent: group[0].screen.name.text),
                contents: FileHeader.stamped(writer.bytes("ComponentFile", context.value), specName: specName),
                origin: group[0].screen.name.range, texts: context.texts, components: group.map(\.screen.name))
        }
        templates = writer.templates
        sink.add(writer.sink.diagnostics)
        return writer.sink.hasErrors ? nil : files
    }

    /// Exactly what the template of a file of components sees, where all stand in one.
    package static func context(
        ofComponents components: [ValidScreen], templates: inout TemplateSet, into sink: inout DiagnosticSink
    ) -> TemplateValue {
        let writer = TemplateWriter(templates: templates)
        let context = ComponentFileContext(components, writer: writer)
        templates = writer.templates
        sink.add(writer.sink.diagnostics)
        return context.value
    }

    /// Exactly what the template of the screen sees.
    package static func context(
        of screen: ValidScreen, templates: inout TemplateSet, into sink: inout DiagnosticSink
    ) -> TemplateValue {
        let writer = TemplateWriter(templates: templates)
        let context = ScreenFileContext(screen, style: .controller, templates: writer)
        templates = writer.templates
        sink.add(writer.sink.diagnostics)
        return context.value
    }

    /// The name of the file of a screen's class.
    package static func fileName(ofScreen name: String, _ style: CodeStyle) -> String {
        name + style.suffix + ".swift"
    }

    /// The name of the file of a component that several screens use.
    package static func fileName(ofComponent name: String) -> String {
        name + ".swift"
    }
}
