#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

extension SystemDisk {
    /// The sort of entry at `path`; nil if there is none, or if it may not be looked at.
    static func kind(of path: String, ofLink: Bool) -> FileKind? {
        status(of: path, ofLink: ofLink).map { kind($0.st_mode) }
    }

    /// The identity of a folder, the same however it is reached; nil if there is none at `path`.
    static func identity(of path: String) -> FileIdentity? {
        status(of: path, ofLink: false).map(identity)
    }

    /// The stamp by which a file is known again; nil if there is nothing at `path`. A link is not followed.
    static func stamp(of path: String) -> FileStamp? {
        status(of: path, ofLink: true).map(stamp)
    }

    /// The stamp of what a path leads to, through links; nil if it leads to nothing.
    static func stampOfTarget(of path: String) -> FileStamp? {
        status(of: path, ofLink: false).map(stamp)
    }

    /// - Parameter ofLink: True to look at a link itself, as `lstat` does.
    private static func status(of path: String, ofLink: Bool) -> stat? {
        var status = stat()
        return (ofLink ? lstat(path, &status) : stat(path, &status)) == 0 ? status : nil
    }

    /// The kind in the mode bits of `stat`.
    private static func kind(_ mode: mode_t) -> FileKind {
        switch mode & S_IFMT {
        case S_IFREG: .file
        case S_IFDIR: .folder
        case S_IFLNK: .link
        default: .other
        }
    }

    /// The device and the number in `stat`, which stay the same when a file gets another name.
    static func identity(_ status: stat) -> FileIdentity {
        FileIdentity(device: UInt64(truncatingIfNeeded: status.st_dev), number: UInt64(status.st_ino))
    }

    /// The stamp of a `stat`; its time has nanoseconds, as far as the file system keeps them.
    private static func stamp(_ status: stat) -> FileStamp {
        #if canImport(Darwin)
            let time = status.st_mtimespec
        #else
            let time = status.st_mtim
        #endif
        return FileStamp(
            identity: identity(status), size: Int(status.st_size), seconds: Int(time.tv_sec),
            nanoseconds: Int(time.tv_nsec), permissions: UInt32(status.st_mode & 0o777))
    }

    /// The names in the folder, without `.` and `..`, in the order of their bytes.
    static func names(in folder: String) throws(SystemError) -> [String] { try entries(in: folder).map(\.name) }

    /// The names in the folder as `names(in:)` has them, each with what is there. One read of the folder tells both, so
    /// that nothing has to be looked at by itself.
    static func entries(in folder: String) throws(SystemError) -> [(name: String, kind: FileKind)] {
        guard let stream = opendir(folder.isEmpty ? "." : folder) else { throw SystemError(errno) }
        defer { closedir(stream) }
        var entries: [(name: String, kind: FileKind)] = []
        while let entry = readdir(stream) {
            let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
                String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
            }
            guard name != ".", name != "..", let kind = kind(ofEntry: entry.pointee.d_type, name, folder) else {
                continue
            }
            entries.append((name, kind))
        }
        return entries.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
    }

    /// The kind that a folder tells of an entry; some file systems do not, and the entry itself is looked at.
    private static func kind(ofEntry type: UInt8, _ name: String, _ folder: String) -> FileKind? {
        switch Int(type) {
        case Int(DT_REG): .file
        case Int(DT_DIR): .folder
        case Int(DT_LNK): .link
        case Int(DT_UNKNOWN): kind(of: Path.join(folder, name), ofLink: true)
        default: .other
        }
    }

    /// The folder the process was started in.
    static var workingFolder: String {
        guard let path = getcwd(nil, 0) else { return "" }
        defer { free(path) }
        return String(cString: path)
    }
}
