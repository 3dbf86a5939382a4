/// Folders in which no other genvc writes until this one is done.
///
/// The folder itself is locked, so no file is left behind for anybody to find; the system frees it when the process
/// ends, however it ends. A disk that knows no locks gives none, and then the last of two runs at once wins, file by
/// file.
struct FolderLocks {
    /// The disk that locks.
    private let disk: Disk
    /// The numbers by which the folders are open.
    private var descriptors: [Int32] = []
    /// The folders that are locked, by their paths.
    let folders: [String]
    /// True if all of them are locked.
    private(set) var areHeld = true

    /// Locks the folders, waiting for those that another run has; nil if one of them is gone by then.
    ///
    /// - Throws: `WriteFailure` where a folder cannot be opened and so not be locked.
    init?(_ folders: some Collection<String>, on disk: Disk, whileWaiting: () -> Void) throws(WriteFailure) {
        self.disk = disk
        var open: [(identity: FileIdentity, folder: String, descriptor: Int32)] = []
        disk.allowOpenFiles(folders.count)
        for folder in folders {
            do throws(SystemError) {
                let descriptor = try disk.openFolder(folder)
                guard let identity = disk.identity(ofOpen: descriptor) else {
                    disk.closeFile(descriptor)
                    areHeld = false
                    continue
                }
                open.append((identity, folder, descriptor))
            } catch {
                // A folder that may be written in and not be read cannot be locked.
                areHeld = false
                if error == .denied { continue }
                for entry in open { disk.closeFile(entry.descriptor) }
                if error == .missing { return nil }
                throw WriteFailure(path: folder.isEmpty ? "." : folder, error: error)
            }
        }
        // All runs lock in the same order, so that no two wait for each other.
        open.sort { ($0.identity, $0.folder) < ($1.identity, $1.folder) }
        self.folders = open.map(\.folder)
        descriptors = open.map(\.descriptor)
        var hasWaited = false
        var locked: Set<FileIdentity> = []
        for entry in open where locked.insert(entry.identity).inserted {
            var answer = disk.lock(entry.descriptor, waits: false)
            if answer == .busy {
                if !hasWaited { whileWaiting() }
                hasWaited = true
                answer = disk.lock(entry.descriptor, waits: true)
            }
            if answer != .held { areHeld = false }
        }
        guard open.allSatisfy({ disk.identity(of: $0.folder.isEmpty ? "." : $0.folder) == $0.identity }) else {
            release()
            return nil
        }
    }

    /// Frees the folders.
    func release() {
        for descriptor in descriptors { disk.closeFile(descriptor) }
    }
}
