import GenvcChecks
import GenvcDiagnostics
import GenvcModel
import GenvcTemplates

/// All that the template of the file of a screen sees: its class, and the classes of its own components.
struct ScreenFileContext {
    /// The values of the class of the screen.
    let screenClass: TemplateRecord
    let value: TemplateValue

    init(_ screen: ValidScreen, style: CodeStyle, templates: TemplateWriter) {
        let parts = ClassDescription(screen, style: style)
        let screen = screen.screen
        // Components of a file that is used have files of their own.
        let components = screen.components.filter { $0.name.range.file == screen.file }
        screenClass = ClassContext(parts, templates: templates).record
        var record = screenClass
        record.add([
            "imports": ComponentFileContext.imports(screen.imports, for: components),
            "components": .list(
                components.map { component in
                    let inner = ClassDescription(component, in: screen, screenClass: parts.name)
                    return .record(ClassContext(inner, templates: templates).record)
                }),
        ])
        value = .record(record)
    }
}
