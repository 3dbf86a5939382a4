import GenvcChecks
import GenvcDiagnostics
import GenvcModel
import GenvcTemplates

/// All that the template of the file of a screen sees: its class, and the classes of its own components.
struct ScreenFileContext {
    /// The values of the class of the screen.
    let screenClass: TemplateRecord
    let value: TemplateValue
    /// The texts of its classes that are translated.
    let texts: CatalogTexts
    /// The components whose classes stand behind that of the screen.
    let components: [Identifier]

    init(_ screen: ValidScreen, style: CodeStyle, templates: TemplateWriter) {
        let parts = ClassDescription(screen, style: style)
        let screen = screen.screen
        // Components of a file that is used have files of their own.
        let components = screen.components.filter { $0.name.range.file == screen.file }
        let classContext = ClassContext(parts, templates: templates)
        let inner = components.map { component in
            ClassContext(
                ClassDescription(component, in: screen, screenClass: parts.name), templates: templates)
        }
        screenClass = classContext.record
        self.components = components.map(\.name)
        texts = CatalogTexts(joining: ([classContext] + inner).map(\.texts))
        var record = screenClass
        record.add([
            "imports": ComponentFileContext.imports(screen.imports, for: components),
            "components": .list(inner.map { .record($0.record) }),
            "preview": screen.hasPreview ? PreviewContext(screen, className: parts.name).value : .null,
        ])
        value = .record(record)
    }
}
