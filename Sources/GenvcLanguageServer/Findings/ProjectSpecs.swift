import GenvcCores
import GenvcDiagnostics
import GenvcKit
import GenvcProject

/// The specs of projects, by the files that they make: two of one project may not make the same.
struct ProjectSpecs {
    /// A spec by what it makes.
    private struct Spec {
        /// The spec under the name that a finding says.
        let file: SourceFile
        /// The path at which it lies.
        let path: String
        let madeFiles: [SpecRun.MadeFile]
    }

    /// The specs on the disk, by the path of their project file.
    private var known: [String: [Spec]] = [:]
    private let disk: Disk

    init(on disk: Disk) {
        self.disk = disk
    }

    /// Forgets what lies on the disk, which may have changed.
    mutating func forget() { known = [:] }

    /// The findings in a spec that makes what another one of its project makes. Without a project file nobody knows
    /// which specs belong together.
    ///
    /// - Parameters:
    ///   - open: all documents that are open in the editor, which has them as they are now.
    ///   - finder: finds the files that specs use.
    ///   - interruption: ends it; there is no finding then.
    mutating func twins(
        of run: SpecRun, in document: OpenDocument, among open: [OpenDocument], finder: @escaping FileFinder,
        until interruption: Interruption
    ) -> [Diagnostic] {
        guard let project = ProjectFinder(forFile: document.path, on: disk).only else { return [] }
        let folder = Path.folder(of: project.path)
        let identity = disk.identity(of: document.path)
        var specs = known[project.path] ?? []
        if known[project.path] == nil {
            for spec in found(in: folder, project) {
                guard !interruption.hasCome else { return [] }
                specs.append(self.spec(spec, folder, project, finder))
            }
            known[project.path] = specs
        }
        let edited = open.filter { $0.isOurs && !$0.isProject && $0.path.hasPrefix(folder) }
        specs.removeAll { spec in edited.contains { $0.path == spec.path } }
        specs += edited.filter { other in
            ProjectFinder(forFile: other.path, on: disk).only?.path == project.path
        }.map { spec($0.file, folder, project, finder) }
        var twins = Twins()
        for spec in specs
        where spec.path != document.path && (identity == nil || disk.identity(of: spec.path) != identity) {
            _ = twins.add(spec.madeFiles, of: spec.file, in: project.path)
        }
        return twins.add(run.madeFiles(project.style), of: document.file, in: project.path)
    }

    /// The specs of a project that lie in its folder.
    private func found(in folder: String, _ project: ProjectFile) -> [SourceFile] {
        let found = SpecFinder.find([folder], on: disk, standardInputName: nil, entersForeign: false)
        let projects = ProjectFinder(found, on: disk)
        return found.compactMap { spec in
            guard case .file(let file) = spec.input, projects[spec.folder]?.path == project.path else { return nil }
            return file
        }
    }

    private func spec(
        _ file: SourceFile, _ folder: String, _ project: ProjectFile, _ finder: @escaping FileFinder
    ) -> Spec {
        let run = SpecRun(file, project: project, finder: finder)
        let name = file.name.hasPrefix(folder + "/") ? String(file.name.dropFirst(folder.count + 1)) : file.name
        return Spec(
            file: SourceFile(name: name, bytes: file.bytes), path: file.name, madeFiles: run.madeFiles(project.style))
    }
}
