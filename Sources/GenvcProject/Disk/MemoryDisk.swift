/// A disk in memory, for tests in process: folders, plain files and second names of files, but no symbolic links.
///
/// It is `@unchecked Sendable` because a run hands its disk to threads; a disk in memory is used by one at a time, as
/// runs of fewer specs than a thread is worth do.
package final class MemoryDisk: @unchecked Sendable {
    /// The contents of a file; names and numbers stand beside it, since several names may lead to one file.
    private struct File {
        let bytes: [UInt8]
        let permissions: UInt32
        /// When it was written, in the writes that there were before.
        let time: Int
    }

    /// The number of the only process that writes to a disk in memory.
    static let processNumber: Int32 = 4711
    private static let device: UInt64 = 1
    /// The permissions of new files: their owner reads and writes them, all others read them.
    private static let usualPermissions: UInt32 = 0o644

    package let workingFolder: String
    /// The calls that changed something, or tried to.
    package private(set) var writes = 0
    /// The number of times that each folder was listed, by its full path.
    package private(set) var listings: [String: Int] = [:]
    /// The number of times that each file was read, by its path.
    package private(set) var readings: [String: Int] = [:]
    /// The number of the write that fails, counted from 1, and how; none fails where it is nil.
    package var failure: (write: Int, error: SystemError)?
    /// True if all writes behind the one that fails fail too.
    package var failsForGood = false
    /// False for a disk that knows no second names for files.
    package var knowsLinks = true
    /// Called before the write that fails, as by somebody who saves a file at the same time.
    package var beforeFailure: ((MemoryDisk) -> Void)?

    /// The number of folders that were opened for a lock.
    private var openings = 0
    /// The number of folders that may be opened for a lock; nil: any.
    package var mostOpenings: Int?

    /// The numbers of folders and of files, by their full paths.
    private var folders: [String: UInt64] = [:]
    /// The numbers of files by their full paths.
    private var names: [String: UInt64] = [:]
    /// The files by their numbers. A file whose last name is gone stays here and is never found again.
    private var files: [UInt64: File] = [:]
    /// The number that was given last, to a file or a folder.
    private var lastNumber: UInt64 = 0

    /// - Parameter texts: the files by their paths; their folders are made with them.
    package init(_ texts: [String: String] = [:], workingFolder: String = "/app") {
        self.workingFolder = workingFolder
        addFolder(workingFolder)
        for (path, text) in texts.sorted(by: { $0.key < $1.key }) { set(path, Array(text.utf8)) }
    }

    /// Writes a file as somebody else would, whatever is at the path.
    package func set(_ path: String, _ bytes: [UInt8], permissions: UInt32 = MemoryDisk.usualPermissions) {
        addFolder(Path.folder(of: full(path)))
        names[full(path)] = add(bytes, permissions)
    }

    /// The files that are there, by their paths from the working folder.
    package var texts: [String: String] {
        let start = workingFolder + "/"
        return names.reduce(into: [:]) { texts, entry in
            let path = entry.key.hasPrefix(start) ? String(entry.key.dropFirst(start.count)) : entry.key
            texts[path] = String(decoding: files[entry.value]?.bytes ?? [], as: UTF8.self)
        }
    }

    /// The path from the root, without `.`, `..` and slashes at its end.
    private func full(_ path: String) -> String {
        "/" + Path.parts(of: path, from: workingFolder).joined(separator: "/")
    }

    /// A number that no file and no folder had before, which is also the time of what is made.
    private func nextNumber() -> UInt64 {
        lastNumber += 1
        return lastNumber
    }

    /// Adds a file without a name, and gives its number.
    private func add(_ bytes: [UInt8], _ permissions: UInt32) -> UInt64 {
        let number = nextNumber()
        files[number] = File(bytes: bytes, permissions: permissions, time: Int(number))
        return number
    }

    /// Adds a folder and those around it, as far as they are missing. It counts as no write.
    private func addFolder(_ path: String) {
        guard folders[path] == nil else { return }
        if path != "/" { addFolder(Path.folder(of: path)) }
        folders[path] = nextNumber()
    }

    /// Counts a call that changes something, and lets it fail if it is the one that shall.
    private func write() throws(SystemError) {
        writes += 1
        guard let failure, failure.write == writes || failsForGood && failure.write < writes else { return }
        if failure.write == writes { beforeFailure?(self) }
        throw failure.error
    }

    // MARK: Looking

    /// Nil where nothing is at the path. There are no links, so both kinds of look are one.
    func kind(of path: String) -> FileKind? {
        folders[full(path)] != nil ? .folder : names[full(path)] != nil ? .file : nil
    }

    func identity(of path: String) -> FileIdentity? {
        (folders[full(path)] ?? names[full(path)]).map { FileIdentity(device: Self.device, number: $0) }
    }

    func stamp(of path: String) -> FileStamp? {
        guard let identity = identity(of: path) else { return nil }
        let file = files[identity.number]
        return FileStamp(
            identity: identity, size: file?.bytes.count ?? 0, seconds: file?.time ?? 0, nanoseconds: 0,
            permissions: file?.permissions ?? 0o755)
    }

    func names(in folder: String) throws(SystemError) -> [String] {
        let folder = full(folder)
        listings[folder, default: 0] += 1
        guard folders[folder] != nil else { throw names[folder] == nil ? .missing : .notAFolder }
        let inside = Array(folders.keys) + names.keys
        return inside.filter { $0 != "/" && Path.folder(of: $0) == folder }.map(Path.name)
            .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }

    func read(_ path: String?, limit: Int) throws(SystemError) -> [UInt8] {
        guard let path else { return [] }
        guard folders[full(path)] == nil else { throw .isFolder }
        guard let number = names[full(path)], let file = files[number] else { throw .missing }
        readings[full(path), default: 0] += 1
        return Array(file.bytes.prefix(limit + 1))
    }

    // MARK: Writing

    func create(_ path: String, _ bytes: [UInt8], permissions: UInt32?) throws(SystemError) {
        try write()
        try refuse(full(path))
        names[full(path)] = add(bytes, permissions ?? Self.usualPermissions)
    }

    /// A new name needs a folder, and nothing at its place.
    private func refuse(_ path: String) throws(SystemError) {
        guard folders[Path.folder(of: path)] != nil else { throw .missing }
        guard folders[path] == nil, names[path] == nil else { throw .exists }
    }

    func move(_ source: String, to target: String) throws(SystemError) {
        try write()
        guard let number = names[full(source)], folders[Path.folder(of: full(target))] != nil else { throw .missing }
        guard folders[full(target)] == nil else { throw .isFolder }
        names[full(source)] = nil
        names[full(target)] = number
    }

    func link(_ source: String, as target: String) throws(SystemError) {
        try write()
        guard knowsLinks else { throw .unsupported }
        guard let number = names[full(source)] else { throw .missing }
        try refuse(full(target))
        names[full(target)] = number
    }

    func removeFile(_ path: String) {
        writes += 1
        names[full(path)] = nil
    }

    func removeFolder(_ path: String) {
        guard (try? names(in: path))?.isEmpty == true else { return }
        folders[full(path)] = nil
    }

    func makeFolder(_ path: String, made: inout [String]) throws(SystemError) {
        if path.isEmpty || folders[full(path)] != nil { return }
        try makeFolder(Path.folder(of: path), made: &made)
        try write()
        guard names[full(path)] == nil else { return }
        guard folders[Path.folder(of: full(path))] != nil else { throw .notAFolder }
        folders[full(path)] = nextNumber()
        made.append(path)
    }

    func bringFolderToDisk(_ path: String, isLast _: Bool) throws(SystemError) {
        try write()
        guard folders[full(path)] != nil else { throw .missing }
    }

    // MARK: Locks

    func openFolder(_ path: String) throws(SystemError) -> Int32 {
        openings += 1
        if let mostOpenings, openings > mostOpenings { throw .tooManyOpen }
        guard let number = folders[full(path)] else { throw .missing }
        return Int32(clamping: number)
    }

    func identity(ofOpen number: Int32) -> FileIdentity? {
        FileIdentity(device: Self.device, number: UInt64(number))
    }
}
