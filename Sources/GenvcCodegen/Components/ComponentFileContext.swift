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
        value = [
            "imports": Self.imports(
                screens.flatMap(\.screen.imports), for: screens.compactMap(\.screen.component)),
            "components": .list(components),
        ]
    }

    /// The modules that a file imports, sorted.
    ///
    /// - Parameters:
    ///   - modules: The modules that the spec names.
    ///   - components: The components whose classes stand in the file.
    static func imports(_ modules: [String], for components: [Component]) -> TemplateValue {
        var all = Set(modules + ["UIKit"])
        if components.contains(where: { !$0.customContents.isEmpty }) { all.insert(CustomContentWriter.module) }
        return .list(all.sorted().map { .string($0) })
    }
}
