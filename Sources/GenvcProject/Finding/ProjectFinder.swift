import GenvcDiagnostics
import GenvcKit

/// The project files that hold for specs: each in the folder of its specs, or in the nearest one above that has one.
package struct ProjectFinder: Sendable {
    /// Folders above a spec that are looked at; far above any project.
    private static let mostFolders = 64
    /// A folder that is a repository of its own belongs to no other project.
    private static let repository = ".git"

    /// By folder, as the specs name it; nil where there is none.
    private var projects: [String: ProjectFile?] = [:]
    /// What was found in the files, each once.
    package private(set) var reports: [DiagnosticReport] = []
    private var read: [FileIdentity: ProjectFile] = [:]

    package init(_ specs: [SpecFinder.Spec]) {
        for spec in specs where projects[spec.folder] == nil { projects[spec.folder] = .some(find(from: spec.folder)) }
    }

    /// The file at `path`, or standard input, which stands in the working folder.
    package init(forFile path: String) {
        let folder = path == "-" ? "" : Path.folder(of: path)
        projects[folder] = .some(find(from: folder))
    }

    /// What holds for specs in the folder.
    package subscript(folder: String) -> ProjectFile? { projects[folder] ?? nil }

    /// What holds for the one spec that was looked for.
    package var only: ProjectFile? { projects.count == 1 ? projects.first?.value : nil }

    /// The paths at which a project file for specs in the folder may stand.
    package static func places(above folder: String) -> [String] {
        var folder = folder
        var places: [String] = []
        var last: FileIdentity?
        for _ in 0..<mostFolders {
            let identity = SystemDisk.identity(of: folder.isEmpty ? "." : folder)
            guard identity == nil || identity != last else { break }
            places.append(Path.join(folder, ProjectFile.name))
            if isRepository(folder) { break }
            last = identity
            folder = Path.parent(of: folder)
        }
        return places
    }

    private mutating func find(from folder: String) -> ProjectFile? {
        Self.folder(around: folder).flatMap { file(at: Path.join($0, ProjectFile.name)) }
    }

    /// The nearest folder with a project file: this one, or one above it; nil where there is none.
    package static func folder(around folder: String) -> String? {
        var folder = folder
        var last: FileIdentity?
        for _ in 0..<mostFolders {
            // Above the root is the root again.
            guard let identity = SystemDisk.identity(of: folder.isEmpty ? "." : folder) else {
                // A folder that is still to be made lies in another one.
                folder = Path.folder(of: folder)
                continue
            }
            guard identity != last else { return nil }
            if SystemDisk.kind(of: Path.join(folder, ProjectFile.name), ofLink: false) == .file { return folder }
            if isRepository(folder) { return nil }
            last = identity
            folder = Path.parent(of: folder)
        }
        return nil
    }

    /// The folder that holds all of a project: the outermost with a project file, else the repository; nil where there is
    /// neither.
    package static func root(around folder: String) -> String? {
        let folders = places(above: folder).map { Path.folder(of: $0) }
        return folders.last { SystemDisk.kind(of: Path.join($0, ProjectFile.name), ofLink: false) == .file }
            ?? folders.last(where: isRepository)
    }

    /// Whether a folder is `outer`, or lies in it.
    package static func isFolder(_ folder: String, in outer: String) -> Bool {
        let wanted = SystemDisk.identity(of: outer.isEmpty ? "." : outer)
        var folder = folder
        for _ in 0..<mostFolders {
            let identity = SystemDisk.identity(of: folder.isEmpty ? "." : folder)
            if identity == wanted { return true }
            folder = Path.parent(of: folder)
        }
        return false
    }

    /// Whether a folder is a repository of its own, which what lies around it does not touch.
    static func isRepository(_ folder: String) -> Bool {
        SystemDisk.kind(of: Path.join(folder, repository), ofLink: false) != nil
    }

    /// The repository around a folder, by the path to its folder; nil where there is none.
    package static func repository(around folder: String) -> String? {
        places(above: folder).map { Path.folder(of: $0) }.last(where: isRepository)
    }

    /// Whether two files may stand in one app: not in two repositories, nor where each has a project file of its own.
    package static func areOfOneApp(_ path: String, _ other: String) -> Bool {
        let repositories = [path, other].map { file in
            repository(around: Path.folder(of: file)).map { SystemDisk.identity(of: $0.isEmpty ? "." : $0) }
        }
        guard repositories[0] == repositories[1] else { return false }
        let folders = [path, other].map { Self.folder(around: Path.folder(of: $0)) }
        guard let first = folders[0], let second = folders[1] else { return true }
        return SystemDisk.identity(of: first.isEmpty ? "." : first)
            == SystemDisk.identity(of: second.isEmpty ? "." : second)
    }

    private mutating func file(at path: String) -> ProjectFile? {
        let identity = SystemDisk.identity(of: path)
        if let identity, let known = read[identity] { return known }
        switch InputFile.read(path) {
        case .refused(let report):
            reports.append(report)
            return nil
        case .file(let file):
            let project = ProjectFile(file, finder: InputFile.find)
            if !project.report.diagnostics.isEmpty { reports.append(project.report) }
            if let identity { read[identity] = project }
            return project
        }
    }
}
