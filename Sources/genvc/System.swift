#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// The operating system as genvc needs it; with `Cores` and `Terminal` the only file that calls the C library.
enum System {
    /// Output streams of the process, by their descriptors.
    enum Stream: Int32 {
        case output = 1
        case error = 2
    }

    /// What is at a path; a link is not followed where `ofLink` is asked for.
    enum FileKind {
        case file, folder, link, other
    }

    /// Bytes read at once from what has no known size.
    private static let chunk = 64 << 10

    // MARK: Reading

    /// The bytes of the file at `path`, or of standard input where `path` is nil; never more than `limit` + 1, so that
    /// a device without an end is as harmless as a large file.
    static func read(_ path: String?, limit: Int) throws(SystemError) -> [UInt8] {
        guard let path else { return try read(descriptor: 0, limit: limit) }
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw SystemError(errno) }
        defer { close(descriptor) }
        return try read(descriptor: descriptor, limit: limit)
    }

    private static func read(descriptor: Int32, limit: Int) throws(SystemError) -> [UInt8] {
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { throw SystemError(errno) }
        guard status.st_mode & S_IFMT != S_IFDIR else { throw SystemError(EISDIR) }
        var bytes: [UInt8] = []
        var room = status.st_mode & S_IFMT == S_IFREG ? min(Int(status.st_size), limit) + 1 : chunk
        while bytes.count <= limit {
            var failure: Int32 = 0
            let piece = [UInt8](unsafeUninitializedCapacity: min(room, limit + 1 - bytes.count)) { buffer, count in
                var result = systemRead(descriptor, buffer)
                while result < 0 && errno == EINTR { result = systemRead(descriptor, buffer) }
                if result < 0 { failure = errno }
                count = max(0, result)
            }
            guard failure == 0 else { throw SystemError(failure) }
            if piece.isEmpty { break }
            // A file that ends before its room does has no more; asking again would cost a call of the system.
            let isAll = piece.count < room && status.st_mode & S_IFMT == S_IFREG && status.st_size > 0
            if bytes.isEmpty { bytes = piece } else { bytes += piece }
            if isAll { break }
            room = chunk
        }
        return bytes
    }

    private static func systemRead(_ descriptor: Int32, _ buffer: UnsafeMutableBufferPointer<UInt8>) -> Int {
        #if canImport(Darwin)
            Darwin.read(descriptor, buffer.baseAddress, buffer.count)
        #elseif canImport(Musl)
            Musl.read(descriptor, buffer.baseAddress, buffer.count)
        #else
            Glibc.read(descriptor, buffer.baseAddress, buffer.count)
        #endif
    }

    // MARK: Writing

    /// Writes all of `bytes` to a stream of the process.
    static func write(_ bytes: [UInt8], to stream: Stream) throws(SystemError) {
        try write(bytes, descriptor: stream.rawValue)
    }

    /// Makes a new file that only the user and the mask allow, and writes `bytes`; nothing may be at `path`.
    static func create(_ path: String, _ bytes: [UInt8]) throws(SystemError) {
        let permissions: mode_t = 0o666
        let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, permissions)
        guard descriptor >= 0 else { throw SystemError(errno) }
        do {
            try write(bytes, descriptor: descriptor)
        } catch {
            close(descriptor)
            throw error
        }
        guard close(descriptor) == 0 else { throw SystemError(errno) }
    }

    private static func write(_ bytes: [UInt8], descriptor: Int32) throws(SystemError) {
        var failure: Int32 = 0
        bytes.withUnsafeBytes { buffer in
            var start = 0
            while start < buffer.count {
                let piece = UnsafeRawBufferPointer(rebasing: buffer[start...])
                let count = systemWrite(descriptor, piece)
                if count < 0 && errno == EINTR { continue }
                guard count >= 0 else {
                    failure = errno
                    return
                }
                start += count
            }
        }
        guard failure == 0 else { throw SystemError(failure) }
    }

    private static func systemWrite(_ descriptor: Int32, _ buffer: UnsafeRawBufferPointer) -> Int {
        #if canImport(Darwin)
            Darwin.write(descriptor, buffer.baseAddress, buffer.count)
        #elseif canImport(Musl)
            Musl.write(descriptor, buffer.baseAddress, buffer.count)
        #else
            Glibc.write(descriptor, buffer.baseAddress, buffer.count)
        #endif
    }

    /// Puts the file at `source` in the place of what is at `target`, in one step.
    static func move(_ source: String, to target: String) throws(SystemError) {
        guard rename(source, target) == 0 else { throw SystemError(errno) }
    }

    static func removeFile(_ path: String) {
        unlink(path)
    }

    /// Makes the folder and those it lies in; one that is there already is fine.
    static func makeFolder(_ path: String) throws(SystemError) {
        if path.isEmpty || kind(of: path, ofLink: false) == .folder { return }
        try makeFolder(Path.folder(of: path))
        guard mkdir(path, 0o777) == 0 || errno == EEXIST else { throw SystemError(errno) }
    }

    // MARK: Files and folders

    /// What is at `path`; nil if nothing is, or if it may not be looked at.
    static func kind(of path: String, ofLink: Bool) -> FileKind? {
        var status = stat()
        guard (ofLink ? lstat(path, &status) : stat(path, &status)) == 0 else { return nil }
        switch status.st_mode & S_IFMT {
        case S_IFREG: return .file
        case S_IFDIR: return .folder
        case S_IFLNK: return .link
        default: return .other
        }
    }

    /// What tells a folder from every other, however it is reached; nil if there is none at `path`.
    static func identity(of path: String) -> FileIdentity? {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        return FileIdentity(device: UInt64(truncatingIfNeeded: status.st_dev), number: UInt64(status.st_ino))
    }

    /// The names in the folder, without `.` and `..`, in the order of their bytes.
    static func names(in folder: String) throws(SystemError) -> [String] {
        guard let stream = opendir(folder.isEmpty ? "." : folder) else { throw SystemError(errno) }
        defer { closedir(stream) }
        var names: [String] = []
        while let entry = readdir(stream) {
            let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
                String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
            }
            if name != "." && name != ".." { names.append(name) }
        }
        return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }

    /// The folder the process was started in.
    static var workingFolder: String {
        guard let path = getcwd(nil, 0) else { return "" }
        defer { free(path) }
        return String(cString: path)
    }

    // MARK: The process

    static func isTerminal(_ stream: Stream) -> Bool {
        isatty(stream.rawValue) == 1
    }

    /// The columns of the terminal that a stream goes to, or nil.
    static func columns(of stream: Stream) -> Int? {
        var size = winsize()
        guard ioctl(stream.rawValue, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
        return Int(size.ws_col)
    }

    static func environment(_ name: String) -> String? {
        getenv(name).map { String(cString: $0) }
    }

    static var processNumber: Int32 { getpid() }

    /// A closed pipe becomes an error of the write, and a trap an exit status: genvc never ends by a signal of its own.
    static func prepareSignals() {
        signal(SIGPIPE, SIG_IGN)
        for number in [SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE, SIGABRT] {
            signal(number) { _ in
                let message: StaticString =
                    "genvc: error: this is a bug in genvc; please report it with the command and the spec\n"
                _ = System.systemWrite(
                    2, UnsafeRawBufferPointer(start: message.utf8Start, count: message.utf8CodeUnitCount))
                _exit(ExitStatus.bug.rawValue)
            }
        }
    }

    static func end(_ status: ExitStatus) -> Never {
        exit(status.rawValue)
    }
}

extension SystemError {
    /// The case of an error number of the C library.
    fileprivate init(_ number: Int32) {
        self =
            switch number {
            case ENOENT, ENAMETOOLONG: .missing
            case ENOTDIR: .notAFolder
            case EACCES, EPERM: .denied
            case EISDIR: .isFolder
            case EEXIST: .exists
            case ENOSPC, EDQUOT: .noSpace
            case EROFS: .readOnly
            case EPIPE: .closedPipe
            case ELOOP: .linkLoop
            case EBADF: .closed
            default: .other(number: number)
            }
    }
}
