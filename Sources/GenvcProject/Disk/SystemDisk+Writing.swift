#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

extension SystemDisk {
    /// The permissions of new files before the mask of the user takes away from them.
    private static let usualPermissions: mode_t = 0o666

    /// Makes a new file, writes `bytes` and brings them to the disk; nothing may be at `path`.
    ///
    /// - Parameter permissions: those of the file that it takes the place of; nil: what the mask allows.
    static func create(
        _ path: String, _ bytes: [UInt8], permissions: UInt32? = nil
    ) throws(SystemError) {
        let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, usualPermissions)
        guard descriptor >= 0 else { throw SystemError(errno) }
        do {
            try write(bytes, descriptor: descriptor)
            if let permissions { _ = fchmod(descriptor, mode_t(permissions)) }
            try bringToDisk(descriptor)
        } catch {
            close(descriptor)
            // Nobody else made it, so that a part of it is of no use to anybody.
            unlink(path)
            throw error
        }
        guard close(descriptor) == 0 else {
            let failure = SystemError(errno)
            unlink(path)
            throw failure
        }
    }

    /// Brings to the disk which names a folder has.
    ///
    /// - Parameter isLast: True where the disk is to have written all of it by then, its own memory included.
    static func bringFolderToDisk(_ path: String, isLast: Bool) throws(SystemError) {
        let descriptor = open(path.isEmpty ? "." : path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard descriptor >= 0 else { throw SystemError(errno) }
        defer { close(descriptor) }
        try bringToDisk(descriptor, isLast: isLast)
    }

    /// Calls `fsync`; a file system that does not know it for this sort of file is no error.
    ///
    /// On a Mac that leaves the bytes in the memory of the drive, which may write them in another order. So what is
    /// written later waits there behind a barrier, and at the end the drive is asked to write all.
    private static func bringToDisk(_ descriptor: Int32, isLast: Bool = false) throws(SystemError) {
        #if canImport(Darwin)
            if fcntl(descriptor, isLast ? F_FULLFSYNC : F_BARRIERFSYNC) == 0 { return }
        #endif
        guard fsync(descriptor) != 0 else { return }
        let error = SystemError(errno)
        guard error == .unsupported else { throw error }
    }

    /// Puts the file at `source` in the place of what is at `target`, in one step.
    static func move(_ source: String, to target: String) throws(SystemError) {
        guard rename(source, target) == 0 else { throw SystemError(errno) }
    }

    /// Gives the file at `source` a second name, in one step; nothing may be at `target`.
    static func link(_ source: String, as target: String) throws(SystemError) {
        #if canImport(Darwin)
            let result = Darwin.link(source, target)
        #elseif canImport(Musl)
            let result = Musl.link(source, target)
        #else
            let result = Glibc.link(source, target)
        #endif
        guard result == 0 else { throw SystemError(errno) }
    }

    /// Removes the file, if there is one; an error is passed over, since nothing depends on it.
    static func removeFile(_ path: String) {
        unlink(path)
    }

    /// Removes the folder if it is empty.
    static func removeFolder(_ path: String) {
        rmdir(path)
    }

    /// Makes the folder and those it lies in; one that is there already is fine.
    ///
    /// - Parameter made: gets the folders that were not there, the outermost first.
    static func makeFolder(_ path: String, made: inout [String]) throws(SystemError) {
        if path.isEmpty || kind(of: path, ofLink: false) == .folder { return }
        try makeFolder(Path.folder(of: path), made: &made)
        if mkdir(path, 0o777) == 0 {
            made.append(path)
        } else if errno != EEXIST {
            throw SystemError(errno)
        }
    }

    // MARK: Locks

    /// Raises the number of files that the process may have open, as far as the system lets it.
    static func allowOpenFiles(_ count: Int) {
        #if canImport(Glibc)
            let resource = CInt(RLIMIT_NOFILE.rawValue)
        #else
            let resource = RLIMIT_NOFILE
        #endif
        // For streams, the files that are read meanwhile, and what the process was started with.
        let wanted = rlim_t(count + 64)
        var limit = rlimit()
        guard getrlimit(resource, &limit) == 0, limit.rlim_cur < wanted else { return }
        limit.rlim_cur = min(wanted, limit.rlim_max)
        // If the system refuses, opening says so.
        _ = setrlimit(resource, &limit)
    }

    /// Opens a folder for a lock.
    static func openFolder(_ path: String) throws(SystemError) -> Int32 {
        let descriptor = open(path.isEmpty ? "." : path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard descriptor >= 0 else { throw SystemError(errno) }
        return descriptor
    }

    /// Locks what is open against every other process that locks it; the end of the process frees it in any case.
    static func lock(_ descriptor: Int32, waits: Bool) -> Disk.Lock {
        var result = flock(descriptor, waits ? LOCK_EX : LOCK_EX | LOCK_NB)
        while result != 0 && errno == EINTR { result = flock(descriptor, waits ? LOCK_EX : LOCK_EX | LOCK_NB) }
        if result == 0 { return .held }
        return errno == EWOULDBLOCK ? .busy : .unsupported
    }

    /// The identity of an open file, as `identity(of:)` gives it; nil if the system refuses.
    static func identity(ofOpen descriptor: Int32) -> FileIdentity? {
        var status = stat()
        return fstat(descriptor, &status) == 0 ? identity(status) : nil
    }

    /// Closes what is open, and frees its lock.
    static func closeFile(_ descriptor: Int32) {
        close(descriptor)
    }

    /// True if there is a process of that number.
    static func isRunning(_ process: Int32) -> Bool {
        kill(process, 0) == 0 || errno != ESRCH
    }
}
