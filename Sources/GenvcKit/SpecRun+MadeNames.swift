import GenvcCodegen
import GenvcDiagnostics
import GenvcModel

/// The names that a spec takes in its project, before anything is made of it.
extension SpecRun {
    /// A file that is made of a spec, and the classes of components in it.
    package struct MadeFile: Sendable {
        /// The name of the file.
        package let name: String
        /// The place in the spec that gives the file its name.
        package let range: SourceRange
        /// The names of the classes of components in it, with their places in the spec.
        package let components: [(text: String, range: SourceRange)]

        package init(name: String, range: SourceRange, components: [(text: String, range: SourceRange)]) {
            self.name = name
            self.range = range
            self.components = components
        }
    }

    /// The files that are made of the spec in that style; none if it has mistakes in its words.
    package func madeFiles(_ style: Genvc.Style) -> [MadeFile] {
        guard isScreen, let screen = screens.first else {
            return screens.map { component in
                let name = component.name
                return MadeFile(
                    name: CodeGenerator.fileName(ofComponent: name.text), range: name.range,
                    components: [(name.text, name.range)])
            }
        }
        let own = screen.components.filter { $0.name.range.file == file.id }.map { ($0.name.text, $0.name.range) }
        let names = Self.fileNames(of: screen.name.text, style).prefix(screen.isFitting ? 1 : .max)
        return names.enumerated().map { index, name in
            MadeFile(name: name, range: screen.name.range, components: index == 0 ? own : [])
        }
    }
}
