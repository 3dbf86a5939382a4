import GenvcCodegen
import GenvcDiagnostics
import GenvcKit
import GenvcModel
import GenvcTemplates
import GenvcVocabulary

/// The files that a project has once, beside the generated view controllers.
package enum ProjectSetup {
    /// Theme, shipped components and scene delegate; no files where a template has findings.
    ///
    /// - Parameters:
    ///   - project: whose tokens the theme holds.
    ///   - root: the screen that the app shows first; nil: the user writes it.
    package static func files(
        _ library: TemplateLibrary, project: ProjectFile? = nil, root: RootScreen? = nil
    ) -> (files: [Genvc.File]?, report: DiagnosticReport) {
        var templates = library.templates
        var sink = DiagnosticSink()
        let tokens = project?.tokens ?? .shipped
        let files = ProjectFiles.all(
            tokens: tokens, root: root?.expression, hasLargeTitles: root?.hasLargeTitles ?? false,
            templates: &templates, into: &sink)
        return (files?.map { Genvc.File($0) }, library.report(of: sink))
    }

    package static let themeFileName = "Theme.swift"
    /// The folder in which the theme and the components are written unless the project has a theme elsewhere.
    package static let folderName = "Genvc"

    /// The names of the files that the code of a screen needs: the theme, and the shipped components that the code
    /// names.
    package static func names(usedBy code: [Genvc.File]) -> [String] {
        [themeFileName] + CodeNeeds(of: code.map(\.contents)).components.map { $0.name + ".swift" }
    }

    /// The names of the files that a project with some screens needs: those of the theme and of what is no component,
    /// and of the components that the code names, or that one of these names.
    ///
    /// - Parameters:
    ///   - files: All files that a project can have, as `files` makes them.
    ///   - project: whose tests may ask for a file that no screen stands on.
    package static func names(
        usedBy code: [Genvc.File], from files: [Genvc.File], in project: ProjectFile? = nil
    ) -> Set<String> {
        var names = Set(files.map(\.name).filter { $0 == themeFileName || !isComponent($0) })
        if project?.debugAids.contains(.layoutAssertion) == true {
            names.insert(ShippedComponent.layoutAssertion.name + ".swift")
        }
        var open = code
        while !open.isEmpty {
            let new = Set(self.names(usedBy: open)).subtracting(names)
            names.formUnion(new)
            open = files.filter { new.contains($0.name) }
        }
        return names
    }

    /// True for the name of the theme's file, or of a file that holds a shipped component.
    package static func isComponent(_ fileName: String) -> Bool { componentFiles.contains(fileName) }

    /// The names of the theme's file, and of the files that hold shipped components.
    private static let componentFiles = Set([themeFileName] + ShippedComponent.all.map { $0.name + ".swift" })

    /// The project file, with comments on the keys that it can have; nil where a template has findings.
    ///
    /// - Parameter theme: The lines below `theme:`; where there are none, an example stands there in comments.
    package static func projectFile(_ library: TemplateLibrary, theme: [String] = []) -> [UInt8]? {
        var templates = library.templates
        var sink = DiagnosticSink()
        let context: TemplateValue = [
            "hasTheme": .bool(!theme.isEmpty), "lines": .list(theme.map { .string($0) }),
        ]
        return templates.render(
            TemplateLibrary.specPrefix + "Project", context: context, options: .generation, into: &sink)
    }
}
