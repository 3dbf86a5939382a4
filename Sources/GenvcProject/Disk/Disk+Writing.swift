extension Disk {
    /// Makes a new file, writes `bytes` and brings them to the disk; it throws where anything is at `path`.
    ///
    /// - Parameter permissions: The permissions of the file that this one takes the place of; nil for those that new
    /// files have.
    package func create(_ path: String, _ bytes: [UInt8], permissions: UInt32? = nil) throws(SystemError) {
        switch self {
        case .system: try SystemDisk.create(path, bytes, permissions: permissions)
        case .memory(let disk): try disk.create(path, bytes, permissions: permissions)
        }
    }

    /// Brings the names that a folder has to the disk, so that a loss of power does not undo a rename.
    ///
    /// - Parameter isLast: True for the last one, after which all that was written is safe.
    func bringFolderToDisk(_ path: String, isLast: Bool) throws(SystemError) {
        switch self {
        case .system: try SystemDisk.bringFolderToDisk(path, isLast: isLast)
        case .memory(let disk): try disk.bringFolderToDisk(path, isLast: isLast)
        }
    }

    /// Puts the file at `source` in the place of what is at `target`, in one step.
    package func move(_ source: String, to target: String) throws(SystemError) {
        switch self {
        case .system: try SystemDisk.move(source, to: target)
        case .memory(let disk): try disk.move(source, to: target)
        }
    }

    /// Gives the file at `source` a second name, in one step; nothing may be at `target`.
    func link(_ source: String, as target: String) throws(SystemError) {
        switch self {
        case .system: try SystemDisk.link(source, as: target)
        case .memory(let disk): try disk.link(source, as: target)
        }
    }

    /// Removes the file, if there is one.
    package func removeFile(_ path: String) {
        switch self {
        case .system: SystemDisk.removeFile(path)
        case .memory(let disk): disk.removeFile(path)
        }
    }

    /// Removes the folder if it is empty.
    func removeFolder(_ path: String) {
        switch self {
        case .system: SystemDisk.removeFolder(path)
        case .memory(let disk): disk.removeFolder(path)
        }
    }

    /// Makes the folder and those it lies in; one that is there already is fine.
    ///
    /// - Parameter made: gets the folders that were not there, the outermost first.
    func makeFolder(_ path: String, made: inout [String]) throws(SystemError) {
        switch self {
        case .system: try SystemDisk.makeFolder(path, made: &made)
        case .memory(let disk): try disk.makeFolder(path, made: &made)
        }
    }

    // MARK: Locks

    /// The answer to a request for a lock.
    enum Lock {
        case held, busy
        /// The disk knows no locks.
        case unsupported
    }

    /// Asks the system to let the process have that many files open at once besides a few: a Mac gives 256 at first.
    func allowOpenFiles(_ count: Int) {
        switch self {
        case .system: SystemDisk.allowOpenFiles(count)
        case .memory: break
        }
    }

    /// Opens a folder for a lock, and gives the number by which it is open.
    func openFolder(_ path: String) throws(SystemError) -> Int32 {
        switch self {
        case .system: try SystemDisk.openFolder(path)
        case .memory(let disk): try disk.openFolder(path)
        }
    }

    /// Locks what is open against every other run; the end of the process frees it in any case.
    func lock(_ number: Int32, waits: Bool) -> Lock {
        switch self {
        case .system: SystemDisk.lock(number, waits: waits)
        case .memory: .held
        }
    }

    /// The identity of the folder that is open; nil where the system does not tell it.
    func identity(ofOpen number: Int32) -> FileIdentity? {
        switch self {
        case .system: SystemDisk.identity(ofOpen: number)
        case .memory(let disk): disk.identity(ofOpen: number)
        }
    }

    /// Closes what `openFolder` opened, and frees its lock.
    func closeFile(_ number: Int32) {
        switch self {
        case .system: SystemDisk.closeFile(number)
        case .memory: break
        }
    }

    // MARK: Processes

    /// The number of the process that writes, which stands in the names of its hidden files.
    package var processNumber: Int32 {
        switch self {
        case .system: SystemDisk.processNumber
        case .memory: MemoryDisk.processNumber
        }
    }

    /// True if there is a process of that number.
    func isRunning(_ process: Int32) -> Bool {
        switch self {
        case .system: SystemDisk.isRunning(process)
        case .memory: process == MemoryDisk.processNumber
        }
    }
}
