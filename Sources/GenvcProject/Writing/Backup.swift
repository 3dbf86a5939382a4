import GenvcKit

/// A copy of a file that somebody edited, out of the way of sources: `.genvc/backups/Screens/X.swift.backup-1` of the
/// project.
package struct Backup {
    /// The folder of all copies of a project, in which a copy stands where its file does in the project.
    package static let folder = Path.join(Approvals.folder, "backups")

    /// The path of the copy.
    package let path: String
    /// The folder of the project's copies.
    let home: String
    /// True for a copy that a run left which was ended before it wrote.
    package let isThere: Bool

    /// Takes the first name that is free, or that is a second name of the same file already.
    init(of file: String, _ stamp: FileStamp, on disk: Disk) {
        let folder = Path.folder(of: file)
        // A file that belongs to no project has its copies in its own folder.
        let root = disk.projectRoot(around: folder) ?? folder
        home = Path.join(root, Self.folder)
        let here = disk.workingFolder
        let (names, outer) = (Path.parts(of: file, from: here), Path.parts(of: root, from: here))
        let inner =
            names.starts(with: outer) ? names.dropFirst(outer.count).joined(separator: "/") : Path.name(of: file)
        let place = Path.join(home, inner)
        var number = 1
        while let found = disk.stamp(of: Self.path(place, number)), found.identity != stamp.identity {
            number += 1
        }
        path = Self.path(place, number)
        isThere = disk.stamp(of: path) != nil
    }

    /// Gives what is at a path the name of the copy.
    func take(from hidden: String, on disk: Disk) throws(SystemError) {
        var made: [String] = []
        try disk.makeFolder(Path.folder(of: path), made: &made)
        do throws(SystemError) {
            try disk.move(hidden, to: path)
        } catch {
            for folder in made.reversed() { disk.removeFolder(folder) }
            throw error
        }
        _ = try? hide(on: disk)
    }

    /// Has version control pass over all copies.
    ///
    /// - Returns: The path of the file that says so, where there was none.
    func hide(on disk: Disk) throws(SystemError) -> String? { try disk.ignoreFiles(in: home) }

    /// The path of the copy with a number, from 1.
    private static func path(_ place: String, _ number: Int) -> String {
        "\(place).backup-\(number)"
    }
}

extension Disk {
    /// Tells Git to pass over all files of a folder, what says so included.
    ///
    /// - Returns: The path of the file that says so, where there was none.
    func ignoreFiles(in folder: String) throws(SystemError) -> String? {
        let path = Path.join(folder, ".gitignore")
        let text = Array("*\n".utf8)
        if kind(of: path, ofLink: true) != nil {
            // A run that was killed may have left a part of it.
            guard let there = try? read(path, limit: text.count), there.count < text.count, text.starts(with: there)
            else {
                return nil
            }
            removeFile(path)
        }
        do throws(SystemError) {
            try create(path, text)
        } catch {
            // Another run was there first.
            guard error != .exists else { return nil }
            throw error
        }
        return path
    }
}
