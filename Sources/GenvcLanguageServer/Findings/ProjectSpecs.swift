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
        /// Tells the file whatever path leads to it; nil for one that was never saved.
        let identity: FileIdentity?
        let madeFiles: [SpecRun.MadeFile]
    }

    /// The specs of one project on the disk. Reading them may be interrupted, and then goes on where it was.
    private struct Reading {
        var specs: [Spec] = []
        /// The files that are still to be read.
        var waiting: ArraySlice<SourceFile>
    }

    /// The specs on the disk, by the path of their project file.
    private var known: [String: Reading] = [:]
    private let disk: Disk

    init(on disk: Disk) {
        self.disk = disk
    }

    /// Forgets what lies on the disk, which may have changed.
    mutating func forget() { known = [:] }

    /// Gives each document its findings about what other specs of its project make too. Without a project file nobody
    /// knows which specs belong together.
    ///
    /// - Parameters:
    ///   - documents: all that are open in the editor, which has them as they are now.
    ///   - finder: finds the files that specs use.
    ///   - interruption: ends it.
    /// - Returns: false where it was ended before it was done.
    mutating func settleTwins(
        of documents: inout [OpenDocument], finder: @escaping FileFinder, until interruption: Interruption
    ) -> Bool {
        let projects = documents.map { document in
            guard document.isOurs, !document.isProject else { return nil as ProjectFile? }
            return ProjectFinder(forFile: document.path, on: disk, finder: finder).only
        }
        var specs: [String: [Spec]] = [:]
        for place in documents.indices {
            guard let project = projects[place] else { continue }
            guard !interruption.hasCome else { return false }
            documents[place].readMadeFiles(project, finder: finder)
            if specs[project.path] == nil {
                guard let saved = saved(project, finder, until: interruption) else { return false }
                specs[project.path] = saved.filter { spec in !documents.contains { $0.path == spec.path } }
            }
            specs[project.path]?.append(spec(documents[place].file, project, documents[place].madeFiles ?? []))
        }
        for place in documents.indices {
            guard let project = projects[place] else { continue }
            documents[place].settle(twins: twins(of: documents[place], among: specs[project.path] ?? [], project))
        }
        return true
    }

    /// The findings in a document that makes what another spec of its project makes.
    private func twins(of document: OpenDocument, among specs: [Spec], _ project: ProjectFile) -> [Diagnostic] {
        let identity = disk.identity(of: document.path)
        var twins = Twins()
        for spec in specs where spec.path != document.path && (identity == nil || spec.identity != identity) {
            _ = twins.add(spec.madeFiles, of: spec.file, in: project.path)
        }
        return twins.add(document.madeFiles ?? [], of: document.file, in: project.path)
    }

    /// The specs of a project on the disk; nil where reading them was interrupted.
    private mutating func saved(
        _ project: ProjectFile, _ finder: @escaping FileFinder, until interruption: Interruption
    ) -> [Spec]? {
        var reading = known[project.path] ?? Reading(waiting: found(in: Path.folder(of: project.path), project)[...])
        defer { known[project.path] = reading }
        while let file = reading.waiting.first {
            guard !interruption.hasCome else { return nil }
            // Nobody reads the findings of these.
            let run = SpecRun(file, project: project, finder: finder, isTelling: false)
            reading.specs.append(spec(file, project, run.madeFiles(project.style)))
            reading.waiting.removeFirst()
        }
        return reading.specs
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

    private func spec(_ file: SourceFile, _ project: ProjectFile, _ madeFiles: [SpecRun.MadeFile]) -> Spec {
        let folder = Path.folder(of: project.path) + "/"
        let name = file.name.hasPrefix(folder) ? String(file.name.dropFirst(folder.count)) : file.name
        return Spec(
            file: SourceFile(name: name, bytes: file.bytes), path: file.name, identity: disk.identity(of: file.name),
            madeFiles: madeFiles)
    }
}

extension OpenDocument {
    /// Reads what the document makes, unless that is known.
    fileprivate mutating func readMadeFiles(_ project: ProjectFile, finder: @escaping FileFinder) {
        guard madeFiles == nil else { return }
        let run = findings == nil ? SpecRun(file, project: project, finder: finder, isTelling: false) : findings?.run
        madeFiles = run?.madeFiles(project.style) ?? []
    }

    /// Takes the findings about the other specs of the project; where they are others than before, the client gets
    /// them anew.
    fileprivate mutating func settle(twins: [Diagnostic]) {
        guard let known = findings?.twins, known != twins else { return }
        findings?.twins = twins
        isPublished = false
    }
}
