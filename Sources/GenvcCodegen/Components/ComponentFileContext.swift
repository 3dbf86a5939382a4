import GenvcChecks
import GenvcModel
import GenvcTemplates

/// All that the template of a file of components sees.
struct ComponentFileContext {
    let value: TemplateValue

    /// - Parameter screens: one for each component, which stands on it alone.
    init(_ screens: [ValidScreen], writer: TemplateWriter) {
        var components: [TemplateValue] = []
        for screen in screens.map(\.screen) {
            guard let component = screen.component else { continue }
            let parts = ClassDescription(component, in: screen, screenClass: "")
            components.append(.record(ClassContext(parts, templates: writer).record))
        }
        let offersContent = screens.contains { $0.screen.component?.customContents.isEmpty == false }
        value = [
            "imports": .list(((offersContent ? [CustomContentWriter.module] : []) + ["UIKit"]).map { .string($0) }),
            "components": .list(components),
        ]
    }
}
