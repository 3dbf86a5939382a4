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
        let context = ScreenContext(screen, style: style, writer: TemplateWriter(templates: templates))
        var writer = context.writer
        let body = writer.bytes("ViewController", context.value)
        let name = screen.screen.name.text
        var files = [
            GeneratedFile(
                name: name + style.suffix + ".swift", contents: FileHeader.stamped(body, specName: specName))
        ]
        if style == .view {
            files.append(
                GeneratedFile(
                    name: name + CodeStyle.controller.suffix + ".swift",
                    contents: writer.bytes("ControllerOfView", ViewStyleContext(name, context.value).value),
                    isCreatedOnce: true))
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
        var writer = TemplateWriter(templates: templates)
        let files = (inOneFile ? [components] : components.map { [$0] }).map { group in
            let context = ComponentFileContext(group, writer: writer)
            writer = context.writer
            return GeneratedFile(
                name: group[0].screen.name.text + ".swift",
                contents: FileHeader.stamped(writer.bytes("ComponentFile", context.value), specName: specName))
        }
        templates = writer.templates
        sink.add(writer.sink.diagnostics)
        return writer.sink.hasErrors ? nil : files
    }

    /// Exactly what the template of a file of components sees, where all stand in one.
    package static func context(
        ofComponents components: [ValidScreen], templates: inout TemplateSet, into sink: inout DiagnosticSink
    ) -> TemplateValue {
        let context = ComponentFileContext(components, writer: TemplateWriter(templates: templates))
        templates = context.writer.templates
        sink.add(context.writer.sink.diagnostics)
        return context.value
    }

    /// Exactly what the template of the screen sees.
    package static func context(
        of screen: ValidScreen, templates: inout TemplateSet, into sink: inout DiagnosticSink
    ) -> TemplateValue {
        let context = ScreenContext(screen, style: .controller, writer: TemplateWriter(templates: templates))
        templates = context.writer.templates
        sink.add(context.writer.sink.diagnostics)
        return context.value
    }
}
