#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// The operating system as genvc needs it; with `Cores` and `Terminal` the only type that calls the C library.
enum System {
    /// Output streams of the process, by their descriptors.
    enum Stream: Int32 {
        case output = 1
        case error = 2
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

    static func write(_ bytes: [UInt8], descriptor: Int32) throws(SystemError) {
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

    /// A closed pipe and a file that may not grow become errors of the write, and a trap an exit status: genvc never ends
    /// by a signal of its own.
    static func prepareSignals() {
        signal(SIGPIPE, SIG_IGN)
        signal(SIGXFSZ, SIG_IGN)
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

    /// Set by Ctrl-C, and by a request to end.
    nonisolated(unsafe) private static var interrupted: sig_atomic_t = 0

    /// From now on Ctrl-C does not end the process but is asked for.
    static func catchInterrupts() {
        // Who starts the process may have kept these signals from it.
        var numbers = sigset_t()
        sigemptyset(&numbers)
        for number in [SIGINT, SIGTERM, SIGHUP] {
            sigaddset(&numbers, number)
            signal(number) { number in
                System.interrupted = 1
                // Who asks twice does not want to wait.
                signal(number, SIG_DFL)
            }
        }
        sigprocmask(SIG_UNBLOCK, &numbers, nil)
    }

    static var isInterrupted: Bool { interrupted != 0 }

    /// Waits, or until a signal comes.
    static func sleep(milliseconds: Int) {
        var time = timespec(tv_sec: milliseconds / 1_000, tv_nsec: milliseconds % 1_000 * 1_000_000)
        nanosleep(&time, nil)
    }

    /// Milliseconds since some moment; they never go back.
    static var milliseconds: Int {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return Int(time.tv_sec) * 1_000 + Int(time.tv_nsec) / 1_000_000
    }

    static func end(_ status: ExitStatus) -> Never {
        exit(status.rawValue)
    }
}

extension SystemError {
    /// The case of an error number of the C library.
    init(_ number: Int32) {
        self =
            switch number {
            case ENOENT, ENAMETOOLONG: .missing
            case ENOTDIR: .notAFolder
            case EACCES, EPERM: .denied
            case EISDIR: .isFolder
            case EEXIST: .exists
            case ENOSPC, EDQUOT: .noSpace
            case EFBIG: .noMoreAllowed
            case EROFS: .readOnly
            case EPIPE: .closedPipe
            case ELOOP: .linkLoop
            case EBADF: .closed
            case EINVAL, ENOTSUP, ENOSYS: .unsupported
            default: .other(number: number)
            }
    }
}
