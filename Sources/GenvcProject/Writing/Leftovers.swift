import GenvcKit

/// Hidden files in which new contents wait for their names, and old ones for the end of the run.
///
/// The dot keeps them out of Xcode. Those of a run that was killed, or that could not put back what it had changed, are
/// swept up by the next one, which loses nothing that is at no other place.
package enum Leftovers {
    /// The beginning of the names of all hidden files.
    private static let prefix = ".genvc-"
    /// Bytes of a name that leave room for the rest of a hidden one; the usual disks take 255 in all.
    private static let longestName = 200

    /// The purpose of a hidden file.
    package enum Role {
        /// New contents: `.genvc-4711-3.new`.
        case new
        /// The file at the path of that name until the run: `.genvc-4711-3.Login.yml.old`.
        case old(name: String)
        /// The former contents of a file that gets another name: `.genvc-4711-3.moved`.
        case moved

        /// The end of the name, which says the role.
        fileprivate var suffix: String {
            switch self {
            case .new: "new"
            case .old(let name): "\(name).old"
            case .moved: "moved"
            }
        }

        /// The role of a name's end; nil where no hidden file ends so.
        fileprivate init?(suffix: Substring) {
            switch suffix {
            case "new": self = .new
            case "moved": self = .moved
            case _ where suffix.hasSuffix(".old"): self = .old(name: String(suffix.dropLast(".old".utf8.count)))
            default: return nil
            }
        }
    }

    /// The path under which what is at `file` waits for the end of the run.
    ///
    /// - Parameter isMoved: whether its contents stand under another name by then.
    static func pathOfOld(_ file: String, _ number: Int, isMoved: Bool, on disk: Disk) -> String {
        let name = Path.name(of: file)
        // A name without room for more cannot be told to the next run.
        let role = isMoved || name.utf8.count > longestName ? Role.moved : .old(name: name)
        return path(in: Path.folder(of: file), number, role, on: disk)
    }

    /// The path of a hidden file of this process.
    package static func path(in folder: String, _ number: Int, _ role: Role, on disk: Disk) -> String {
        Path.join(folder, "\(prefix)\(disk.processNumber)-\(number).\(role.suffix)")
    }

    /// True if the folder has hidden files of any run.
    package static func exist(in folder: String, on disk: Disk) -> Bool {
        names(in: folder, on: disk).contains(where: isName)
    }

    /// True for the name of a hidden file of any run.
    static func isName(_ name: String) -> Bool { parsed(name) != nil }

    /// Removes hidden files of runs that are over, and puts back what they took away. Where this run has locked the
    /// folder, no other run is at work in it, and all hidden files go.
    ///
    /// - Returns: A sentence for each file that people have to know of.
    package static func sweep(_ folder: String, isLocked: Bool, on disk: Disk) -> [String] {
        names(in: folder, on: disk).compactMap { name in
            guard let (process, role) = parsed(name),
                isLocked || process == disk.processNumber || !disk.isRunning(process)
            else { return nil }
            let path = Path.join(folder, name)
            if case .old(let name) = role { return rescue(path, of: Path.join(folder, name), on: disk) }
            disk.removeFile(path)
            return nil
        }
    }

    /// Puts back what is at no other place, keeps it among the copies where something has its place by now, or removes
    /// it. A step that the disk refuses is tried again by the next run.
    private static func rescue(_ hidden: String, of path: String, on disk: Disk) -> String? {
        guard let stamp = disk.stamp(of: hidden) else { return nil }
        let backup = Backup(of: path, stamp, on: disk)
        guard !backup.isThere else {
            disk.removeFile(hidden)
            return nil
        }
        guard disk.stamp(of: path) != nil else {
            guard (try? disk.move(hidden, to: path)) != nil else { return nil }
            return "put back \(path), which a run had taken away and did not end"
        }
        guard let contents = try? disk.read(hidden, limit: WritePlan.largestFile) else { return nil }
        // A file that nobody wrote is made again by genvc, and one that was added to loses nothing.
        let present = (try? disk.read(path, limit: WritePlan.largestFile)) ?? []
        let isNeeded = FileOrigin(of: contents) != .untouched && !present.starts(with: contents)
        guard isNeeded else {
            disk.removeFile(hidden)
            return nil
        }
        guard (try? backup.take(from: hidden, on: disk)) != nil else { return nil }
        return "kept what was at \(path) before a run that did not end, as \(backup.path)"
    }

    /// The names in a folder; none where it cannot be read.
    private static func names(in folder: String, on disk: Disk) -> [String] {
        (try? disk.names(in: folder)) ?? []
    }

    /// The process that made the file of this name, and what for; nil if it is no such file.
    private static func parsed(_ name: String) -> (process: Int32, role: Role)? {
        guard name.hasPrefix(prefix) else { return nil }
        let parts = name.dropFirst(prefix.utf8.count).split(
            separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
        guard parts.count == 2, let role = Role(suffix: parts[1]) else { return nil }
        let numbers = parts[0].split(separator: "-", omittingEmptySubsequences: false)
        guard numbers.count == 2, Int(numbers[1]) != nil, let process = Int32(numbers[0]) else { return nil }
        return (process, role)
    }
}
