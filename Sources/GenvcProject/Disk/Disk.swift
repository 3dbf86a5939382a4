/// The disk that a run reads and writes: that of the system, or one in memory.
///
/// Everything of a project that touches files is given one, so that what it does can be tested in process.
package enum Disk: Sendable {
    case system
    case memory(MemoryDisk)

    // MARK: Looking

    /// The sort of entry at `path`; nil if there is none, or if it may not be looked at.
    ///
    /// - Parameter ofLink: whether a link is told from what it leads to.
    package func kind(of path: String, ofLink: Bool) -> FileKind? {
        switch self {
        case .system: SystemDisk.kind(of: path, ofLink: ofLink)
        case .memory(let disk): disk.kind(of: path)
        }
    }

    /// The identity of a file or folder, the same however it is reached; nil if there is none at `path`.
    package func identity(of path: String) -> FileIdentity? {
        switch self {
        case .system: SystemDisk.identity(of: path)
        case .memory(let disk): disk.identity(of: path)
        }
    }

    /// The stamp by which a file is known again; nil if there is nothing at `path`. A link is not followed.
    package func stamp(of path: String) -> FileStamp? {
        switch self {
        case .system: SystemDisk.stamp(of: path)
        case .memory(let disk): disk.stamp(of: path)
        }
    }

    /// The stamp of the file to which a path leads, through links; nil if it leads to none.
    package func stampOfTarget(of path: String) -> FileStamp? {
        switch self {
        case .system: SystemDisk.stampOfTarget(of: path)
        case .memory(let disk): disk.stamp(of: path)
        }
    }

    /// The names in the folder, without `.` and `..`, in the order of their bytes.
    package func names(in folder: String) throws(SystemError) -> [String] {
        switch self {
        case .system: try SystemDisk.names(in: folder)
        case .memory(let disk): try disk.names(in: folder)
        }
    }

    /// The names in the folder as `names(in:)` has them, each with what is there; a link counts as a link.
    package func entries(in folder: String) throws(SystemError) -> [(name: String, kind: FileKind)] {
        switch self {
        case .system: return try SystemDisk.entries(in: folder)
        case .memory(let disk):
            return try disk.names(in: folder).compactMap { name in
                disk.kind(of: Path.join(folder, name)).map { (name, $0) }
            }
        }
    }

    /// The bytes of the file at `path`, or of standard input where `path` is nil; never more than `limit` + 1.
    package func read(_ path: String?, limit: Int) throws(SystemError) -> [UInt8] {
        switch self {
        case .system: try SystemDisk.read(path, limit: limit)
        case .memory(let disk): try disk.read(path, limit: limit)
        }
    }

    /// The folder that relative paths begin in.
    package var workingFolder: String {
        switch self {
        case .system: SystemDisk.workingFolder
        case .memory(let disk): disk.workingFolder
        }
    }
}

/// The sort of entry at a path.
package enum FileKind: Sendable {
    case file, folder, link, other
}
