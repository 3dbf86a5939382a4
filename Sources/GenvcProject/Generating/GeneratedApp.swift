import GenvcDiagnostics
import GenvcKit

/// The app that the code of a run belongs to, as far as a repository or a project file says where it lies.
package struct GeneratedApp {
    /// The declarations that the code of each project needs and nobody has.
    package let missing: [MissingDeclarations]
    /// The files of the app, none of them read.
    let tree: SourceTree

    /// Nil where nothing says how far the app reaches.
    package init?(of code: GeneratedCode, at destination: Destination, on disk: Disk) {
        let projects = ProjectFinder(code.specs, on: disk)
        var groups: [(project: ProjectFile?, files: [OutputFile])] = []
        for (spec, outcome) in zip(code.specs, code.outcomes) {
            let project = projects[spec.folder]
            // A printed file counts as standing where its spec does.
            let files =
                destination.isStandardOutput
                ? outcome.files.map { OutputFile(root: spec.folder, name: $0.name, contents: $0.contents) }
                : destination.files(outcome.files, of: spec)
            if let group = groups.firstIndex(where: { $0.project?.path == project?.path }) {
                groups[group].files += files
            } else {
                groups.append((project, files))
            }
        }
        let folders = (groups.first?.files.prefix(1).map(\.folder) ?? []) + code.specs.prefix(1).map(\.folder)
        guard let place = groups.first?.files.first?.path,
            folders.contains(where: { disk.projectRoot(around: $0) != nil })
        else { return nil }
        let tree = SourceTree.unread(around: place, on: disk)
        let trees = tree.parted(for: groups.map { $0.files.first?.path ?? place })
        missing = zip(groups, trees).compactMap {
            MissingDeclarations(of: $0.files, $0.project, in: $1, isPrinted: destination.isStandardOutput)
        }
        self.tree = tree
    }

    /// The folders with hidden files of killed runs.
    package var littered: [String] { tree.littered }

    /// The shipped components that are missing.
    package func files(_ library: TemplateLibrary) -> [OutputFile] {
        var known: Set<String> = []
        return missing.flatMap { $0.files(library) }.filter { known.insert($0.path).inserted }
    }
}
