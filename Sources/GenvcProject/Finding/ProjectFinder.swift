import GenvcDiagnostics
import GenvcKit

/// The project files that hold for specs: each in the folder of its specs, or in the nearest one above that has one.
package struct ProjectFinder: Sendable {
    /// By folder, as the specs name it; nil where there is none.
    private var projects: [String: ProjectFile?] = [:]
    /// The findings in the project files, those of each file once.
    package private(set) var reports: [DiagnosticReport] = []
    /// The project files that were read, so that each is read once, whatever path leads to it.
    private var read: [FileIdentity: ProjectFile] = [:]
    /// The disk on which the files lie.
    private let disk: Disk
    /// Finds files as they are in an editor; nil where the disk alone has them.
    private let finder: FileFinder?

    /// Finds the project file of each folder with specs.
    package init(_ specs: [SpecFinder.Spec], on disk: Disk) {
        self.disk = disk
        finder = nil
        for spec in specs where projects[spec.folder] == nil { projects[spec.folder] = .some(find(from: spec.folder)) }
    }

    /// The file at `path`, or standard input, which stands in the working folder.
    ///
    /// - Parameter finder: finds the project file and those that it uses, as they are in an editor; nil where the disk
    ///   alone has them.
    package init(forFile path: String, on disk: Disk, finder: FileFinder? = nil) {
        self.disk = disk
        self.finder = finder
        let folder = path == "-" ? "" : Path.folder(of: path)
        projects[folder] = .some(find(from: folder))
    }

    /// The project file for specs in a folder, as the specs name it; nil where there is none.
    package subscript(folder: String) -> ProjectFile? { projects[folder] ?? nil }

    /// The paths of the project files, and of the files that they use, be they there or not.
    package var readPaths: [String] {
        read.values.flatMap { [$0.path] + $0.readFiles.map(\.name) + $0.missingFiles }
    }

    /// The project file of the one spec that was looked for; nil without one.
    package var only: ProjectFile? { projects.count == 1 ? projects.first?.value : nil }

    /// The folder with templates that all the specs have by their projects; nil where they have none.
    ///
    /// - Throws: `CommandError` where one project has another folder than the others.
    package func templates() throws(CommandError) -> String? {
        let found = projects.sorted { $0.key < $1.key }.map(\.value)
        let first = found.lazy.compactMap { $0 }.first { $0.templates != nil }
        guard let first, let folder = first.templates else { return nil }
        guard found.allSatisfy({ $0?.templates == folder }) else {
            throw .usage(
                "`\(first.path)` names templates that are not those of all the specs",
                help: "call genvc once for each project, or name a folder behind `--templates`")
        }
        return folder
    }

    /// The project file in a folder, or in the nearest one above.
    private mutating func find(from folder: String) -> ProjectFile? {
        disk.projectFolder(around: folder).flatMap { file(at: Path.join($0, ProjectFile.name)) }
    }

    /// Reads a project file; nil where the disk does not give it, which is reported.
    private mutating func file(at path: String) -> ProjectFile? {
        let identity = disk.identity(of: path)
        if let identity, let known = read[identity] { return known }
        var input = disk.input(path)
        if let finder, case .bytes(let bytes) = finder(path) { input = .file(SourceFile(name: path, bytes: bytes)) }
        switch input {
        case .refused(let report):
            reports.append(report)
            return nil
        case .file(let file):
            let project = ProjectFile(file, finder: finder ?? disk.finder)
            if !project.report.diagnostics.isEmpty { reports.append(project.report) }
            if let identity { read[identity] = project }
            return project
        }
    }
}
