import GenvcKit

/// The folders over which a project reaches, by its project files and repositories.
extension Disk {
    /// Folders above a spec that are looked at; far above any project.
    private static let mostFolders = 64
    /// A folder that is a repository of its own belongs to no other project.
    private static let repository = ".git"

    /// The paths at which a project file for specs in the folder may stand.
    package func projectPlaces(above folder: String) -> [String] {
        var folder = folder
        var places: [String] = []
        var last: FileIdentity?
        for _ in 0..<Self.mostFolders {
            let identity = self.identity(of: folder.isEmpty ? "." : folder)
            guard identity == nil || identity != last else { break }
            places.append(Path.join(folder, ProjectFile.name))
            if isRepository(folder) { break }
            last = identity
            folder = Path.parent(of: folder)
        }
        return places
    }

    /// The nearest folder with a project file: this one, or one above it; nil where there is none.
    package func projectFolder(around folder: String) -> String? {
        var folder = folder
        var last: FileIdentity?
        for _ in 0..<Self.mostFolders {
            // Above the root is the root again.
            guard let identity = self.identity(of: folder.isEmpty ? "." : folder) else {
                // A folder that is still to be made lies in another one.
                folder = Path.folder(of: folder)
                continue
            }
            guard identity != last else { return nil }
            if kind(of: Path.join(folder, ProjectFile.name), ofLink: false) == .file { return folder }
            if isRepository(folder) { return nil }
            last = identity
            folder = Path.parent(of: folder)
        }
        return nil
    }

    /// The folder that holds all of a project: the outermost with a project file, else the repository; nil where there
    /// is neither.
    package func projectRoot(around folder: String) -> String? {
        let folders = projectPlaces(above: folder).map { Path.folder(of: $0) }
        return folders.last { kind(of: Path.join($0, ProjectFile.name), ofLink: false) == .file }
            ?? folders.last(where: isRepository)
    }

    /// The package of SwiftPM that a folder belongs to, by the folder with its manifest; nil for one in none.
    package func package(around folder: String) -> FileIdentity? {
        projectPlaces(above: folder).map { Path.folder(of: $0) }
            .first { kind(of: Path.join($0, "Package.swift"), ofLink: false) == .file }.flatMap {
                identity(of: $0.isEmpty ? "." : $0)
            }
    }

    /// True if a folder is `outer`, or lies in it.
    package func isFolder(_ folder: String, in outer: String) -> Bool {
        // A folder that is not there holds nothing.
        guard let wanted = self.identity(of: outer.isEmpty ? "." : outer) else { return false }
        var folder = folder
        for _ in 0..<Self.mostFolders {
            let identity = self.identity(of: folder.isEmpty ? "." : folder)
            if identity == wanted { return true }
            folder = Path.parent(of: folder)
        }
        return false
    }

    /// True if a folder is a repository of its own, which what lies around it does not touch.
    package func isRepository(_ folder: String) -> Bool {
        kind(of: Path.join(folder, Self.repository), ofLink: false) != nil
    }

    /// The repository around a folder, by the path to its folder; nil where there is none.
    package func repository(around folder: String) -> String? {
        projectPlaces(above: folder).map { Path.folder(of: $0) }.last(where: isRepository)
    }

    /// True if two files may stand in one app: both in one repository or in none, and not each with a project file of
    /// its own.
    package func areOfOneApp(_ path: String, _ other: String) -> Bool {
        AppOfFile(path, on: self).mayBe(AppOfFile(other, on: self))
    }
}
