import GenvcChecks
import GenvcModel
import GenvcTemplates

/// All that the template of a file of components sees.
struct ComponentFileContext {
    let value: TemplateValue
    /// The texts of its classes that are translated.
    let texts: CatalogTexts

    /// - Parameter screens: one for each component, which stands on it alone.
    init(_ screens: [ValidScreen], writer: TemplateWriter) {
        let classes = screens.map(\.screen).compactMap { screen in
            screen.component.map { ClassContext(ClassDescription($0, in: screen, screenClass: ""), templates: writer) }
        }
        texts = CatalogTexts(joining: classes.map(\.texts))
        value = [
            "imports": Self.imports(
                screens.flatMap(\.screen.imports), for: screens.compactMap(\.screen.component)),
            "components": .list(classes.map { .record($0.record) }),
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
