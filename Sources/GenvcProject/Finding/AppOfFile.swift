/// The app that a file belongs to, as far as repositories and project files say.
struct AppOfFile {
    /// The repository around the file; nil where there is none.
    private let repository: FileIdentity?
    /// The folder of the nearest project file; nil where there is none.
    private let project: FileIdentity?

    init(_ path: String, on disk: Disk) {
        let folder = Path.folder(of: path)
        repository = disk.repository(around: folder).flatMap { disk.identity(of: $0.isEmpty ? "." : $0) }
        project = disk.projectFolder(around: folder).flatMap { disk.identity(of: $0.isEmpty ? "." : $0) }
    }

    /// True if two files may stand in one app: both in one repository or in none, and not each with a project file of
    /// its own.
    func mayBe(_ other: AppOfFile) -> Bool {
        guard repository == other.repository else { return false }
        guard let project, let second = other.project else { return true }
        return project == second
    }

    /// The apps of some files, by their folders, each of which is looked up once.
    static func all(of paths: [String], on disk: Disk) -> [String: AppOfFile] {
        paths.reduce(into: [:]) { apps, path in
            let folder = Path.folder(of: path)
            if apps[folder] == nil { apps[folder] = AppOfFile(path, on: disk) }
        }
    }
}
