import GenvcProject

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// The process as its commands need it: its streams, its environment, its signals and its end.
enum System {
    /// The output streams of the process, by their descriptors.
    enum Stream: Int32 {
        case output = 1
        case error = 2
    }

    /// Writes all bytes to a stream of the process.
    ///
    /// - Throws: `SystemError` where the stream does not take them; `closedPipe` if its reader is gone.
    static func write(_ bytes: [UInt8], to stream: Stream) throws(SystemError) {
        try SystemDisk.write(bytes, descriptor: stream.rawValue)
    }

    // MARK: Standard input

    /// Bytes read at once from standard input.
    private static let inputPiece = 64 << 10

    /// The next bytes of standard input, of which it waits for one at least; empty at its end, nil where it cannot be
    /// read.
    static func readInput() -> [UInt8]? {
        var result = -1
        let piece = [UInt8](unsafeUninitializedCapacity: inputPiece) { buffer, count in
            repeat { result = read(0, buffer.baseAddress, buffer.count) } while result < 0 && errno == EINTR
            count = max(0, result)
        }
        return result < 0 ? nil : piece
    }

    /// True if standard input has bytes, or its end, without a wait.
    static var hasInput: Bool {
        var descriptor = pollfd(fd: 0, events: Int16(POLLIN), revents: 0)
        return poll(&descriptor, 1, 0) > 0
    }

    // MARK: The process

    /// True if a stream goes to a terminal.
    static func isTerminal(_ stream: Stream) -> Bool {
        isatty(stream.rawValue) == 1
    }

    /// The columns of the terminal that a stream goes to; nil if it goes to none, or that does not say.
    static func columns(of stream: Stream) -> Int? {
        var size = winsize()
        guard ioctl(stream.rawValue, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
        return Int(size.ws_col)
    }

    /// The rows of the terminal that a stream goes to; nil if it goes to none, or that does not say.
    static func rows(of stream: Stream) -> Int? {
        var size = winsize()
        guard ioctl(stream.rawValue, UInt(TIOCGWINSZ), &size) == 0, size.ws_row > 0 else { return nil }
        return Int(size.ws_row)
    }

    /// Sets a variable for the programs that genvc runs, unless the user has set it.
    static func setDefault(_ name: String, _ value: String) {
        setenv(name, value, 0)
    }

    /// The value of a variable of the environment; nil if it is not set.
    static func environment(_ name: String) -> String? {
        getenv(name).map { String(cString: $0) }
    }

    /// The path of this executable: where the system tells it, else where a shell finds the name of the command; nil
    /// where neither leads anywhere.
    static var executable: String? {
        let told = "/proc/self/exe"
        if access(told, F_OK) == 0 { return told }
        let name = CommandLine.arguments.first ?? ""
        guard !name.contains("/") else { return name }
        let folders = environment("PATH")?.split(separator: ":") ?? []
        return folders.lazy.map { "\($0)/\(name)" }.first { access($0, X_OK) == 0 }
    }

    /// Makes sure that genvc never ends by a signal of its own: a closed pipe and a file that may not grow become
    /// errors of the write, and a trap becomes an exit status.
    static func prepareSignals() {
        signal(SIGPIPE, SIG_IGN)
        signal(SIGXFSZ, SIG_IGN)
        for number in [SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE, SIGABRT] {
            signal(number) { _ in
                let message: StaticString =
                    "genvc: error: this is a bug in genvc; please report it with the command and the spec\n"
                _ = SystemDisk.systemWrite(
                    2, UnsafeRawBufferPointer(start: message.utf8Start, count: message.utf8CodeUnitCount))
                _exit(ExitStatus.bug.rawValue)
            }
        }
    }

    /// Not 0 once Ctrl-C or a request to end came.
    nonisolated(unsafe) private static var interrupted: sig_atomic_t = 0

    /// Keeps Ctrl-C and requests to end from ending the process; `isInterrupted` tells of them from then on. A second
    /// one ends it.
    static func catchInterrupts() {
        // The process that starts genvc may have blocked these signals, which its children inherit.
        var numbers = sigset_t()
        sigemptyset(&numbers)
        for number in [SIGINT, SIGTERM, SIGHUP] {
            sigaddset(&numbers, number)
            signal(number) { number in
                System.interrupted = 1
                // Somebody who asks a second time does not want to wait.
                signal(number, SIG_DFL)
            }
        }
        sigprocmask(SIG_UNBLOCK, &numbers, nil)
    }

    /// True if Ctrl-C or a request to end came since `catchInterrupts()`.
    static var isInterrupted: Bool { interrupted != 0 }

    /// Waits so long, or until a signal comes.
    static func sleep(milliseconds: Int) {
        var time = timespec(tv_sec: milliseconds / 1_000, tv_nsec: milliseconds % 1_000 * 1_000_000)
        nanosleep(&time, nil)
    }

    /// Milliseconds since some moment in the past. The clock never goes back.
    static var milliseconds: Int {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return Int(time.tv_sec) * 1_000 + Int(time.tv_nsec) / 1_000_000
    }

    /// The time of day where the user is, as `14:03:27`.
    static var clockTime: String {
        var now = time(nil)
        var parts = tm()
        localtime_r(&now, &parts)
        return [parts.tm_hour, parts.tm_min, parts.tm_sec].map { ($0 < 10 ? "0" : "") + "\($0)" }
            .joined(separator: ":")
    }

    /// Ends the process.
    static func end(_ status: ExitStatus) -> Never {
        exit(status.rawValue)
    }
}
