import GenvcDiagnostics
import GenvcKit

/// The app that the code of a run belongs to, as far as a repository or a project file says where it lies.
package struct GeneratedApp {
    /// The declarations that the code of each project needs and nobody has.
    package let missing: [MissingDeclarations]
    /// The files with what the code needs; nil where anything is missing.
    package let declaring: DeclaringFiles?
    /// The files of the app, none of them read.
    package let tree: SourceTree

    /// Nil where nothing says how far the app reaches.
    ///
    /// - Parameter known: the files that had all that the code of an earlier round needs. While they are as they were,
    ///   only the code of this round is looked through.
    package init?(
        of code: GeneratedCode, at destination: Destination, knowing known: DeclaringFiles? = nil, on disk: Disk
    ) {
        let made = zip(code.specs, code.outcomes).first { !$1.files.isEmpty }
        guard let made, let place = Self.files(of: made.0, made.1, at: destination).first?.path,
            [Path.folder(of: place), code.specs[0].folder].contains(where: { disk.projectRoot(around: $0) != nil })
        else { return nil }
        let current = known.flatMap { $0.areCurrent(on: disk) ? $0 : nil }
        let groups = Self.groups(of: current == nil ? code : code.fresh, at: destination, on: disk)
        let tree = SourceTree.unread(around: place, on: disk)
        // With one project, each file is asked anyway for the app that it belongs to.
        let trees = groups.count == 1 ? [tree] : tree.parted(for: groups.map { $0.files.first?.path ?? place })
        let found = zip(groups, trees).compactMap {
            MissingDeclarations(of: $0.files, $0.project, in: $1, isPrinted: destination.isStandardOutput)
        }
        missing = found.filter { !$0.isEmpty }
        let paths = found.flatMap(\.namingPaths) + (current.map { Array($0.digests.keys) } ?? [])
        declaring = missing.isEmpty ? DeclaringFiles(at: paths, on: disk) : nil
        self.tree = tree
    }

    /// The files of the specs of each project.
    private static func groups(
        of code: GeneratedCode, at destination: Destination, on disk: Disk
    ) -> [(project: ProjectFile?, files: [OutputFile])] {
        let projects = ProjectFinder(code.specs, on: disk)
        var groups: [(project: ProjectFile?, files: [OutputFile])] = []
        for (spec, outcome) in zip(code.specs, code.outcomes) {
            let project = projects[spec.folder]
            let files = files(of: spec, outcome, at: destination)
            if let group = groups.firstIndex(where: { $0.project?.path == project?.path }) {
                groups[group].files += files
            } else {
                groups.append((project, files))
            }
        }
        return groups
    }

    /// The files of a spec; a printed one counts as standing where its spec does.
    private static func files(
        of spec: SpecFinder.Spec, _ outcome: SpecOutcome, at destination: Destination
    ) -> [OutputFile] {
        destination.isStandardOutput
            ? outcome.files.map { OutputFile(root: spec.folder, name: $0.name, contents: $0.contents) }
            : destination.files(outcome.files, of: spec)
    }

    /// The folders with hidden files of killed runs.
    package var littered: [String] { tree.littered }

    /// The shipped components that are missing.
    package func files(_ library: TemplateLibrary) -> [OutputFile] {
        var known: Set<String> = []
        return missing.flatMap { $0.files(library) }.filter { known.insert($0.path).inserted }
    }
}
