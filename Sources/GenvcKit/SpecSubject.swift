import GenvcDiagnostics
import GenvcModel
import GenvcReader
import GenvcYAML

/// The subject of a spec: a screen, or components that stand in several.
enum SpecSubject: Sendable {
    /// One screen, with the components that stand in it.
    case screen(Screen)
    /// The components and styles of a file that screens use.
    case components(SharedFile)

    /// Nil where the spec says too little; complete only if the sink has no errors.
    static func read(
        _ tree: YAMLTree, of file: SourceFile, project: Project, used: inout UsedFiles, into sink: inout DiagnosticSink
    ) -> SpecSubject? {
        guard SharedFile.isDescribed(by: tree) else {
            return ScreenReader.read(tree, of: file, project: project, used: &used, into: &sink).map { .screen($0) }
        }
        return .components(ScreenReader.readShared(tree, of: file, project: project, used: &used, into: &sink))
    }

    /// The types of the user's that it reads members of.
    var ownTypes: [OwnType] {
        switch self {
        case .screen(let screen): screen.ownTypes
        case .components(let file): file.ownTypes
        }
    }

    /// The screens that are laid out and drawn: the one described, or one for each component.
    var screens: [Screen] {
        switch self {
        case .screen(let screen): [screen]
        case .components(let file): file.screens
        }
    }
}
