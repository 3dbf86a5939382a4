import Foundation

/// The built command at a terminal of its own, which the test types on and reads.
///
/// Standard input and standard error are the terminal; standard output is not, as behind `>`.
final class PseudoTerminal {
    struct Failure: Error {
        let message: String
    }

    /// Seconds after which nothing is expected any more.
    private static let patience = 60.0

    private let keyboard: Int32
    /// The side of the command, kept open so that its modes can be asked for.
    private let screen: Int32
    private var process: pid_t = 0
    /// All that the command wrote.
    private(set) var text = ""
    private var read = 0

    /// Starts the command.
    init(_ arguments: [String], in folder: URL, environment: [String: String] = [:]) throws {
        (keyboard, screen) = try Self.open()
        // Commands of other tests are not to hold it open.
        for end in [keyboard, screen] { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        // The shell changes the folder, and the command takes its place.
        let words =
            ["sh", "-c", #"cd "$1" && shift && exec "$@" >/dev/null"#, "sh", folder.path, Tool.executable.path]
            + arguments
        let variables = ["TERM": "xterm", "PATH": "/usr/bin:/bin", "LC_ALL": "C", "NO_COLOR": "1"].merging(environment)
        { $1 }
        var (argv, envp) = (words.map { strdup($0) } + [nil], variables.map { strdup("\($0)=\($1)") } + [nil])
        defer { for text in argv + envp { free(text) } }
        #if canImport(Darwin)
            var files: posix_spawn_file_actions_t?
            var attributes: posix_spawnattr_t?
        #else
            var files = posix_spawn_file_actions_t()
            var attributes = posix_spawnattr_t()
        #endif
        posix_spawn_file_actions_init(&files)
        posix_spawnattr_init(&attributes)
        posix_spawn_file_actions_adddup2(&files, screen, 0)
        posix_spawn_file_actions_adddup2(&files, screen, 2)
        // A group of its own, which the system lets stop and go on; and no signal kept away, as threads of tests do.
        posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP) | Int16(POSIX_SPAWN_SETSIGMASK))
        var signals = sigset_t()
        sigemptyset(&signals)
        posix_spawnattr_setsigmask(&attributes, &signals)
        guard posix_spawn(&process, "/bin/sh", &files, &attributes, &argv, &envp) == 0 else {
            throw Failure(message: "the command does not start")
        }
    }

    /// A new terminal: the side of the test, and that of the command.
    private static func open() throws -> (keyboard: Int32, screen: Int32) {
        #if canImport(Darwin)
            let keyboard = posix_openpt(O_RDWR | O_NOCTTY)
            guard keyboard >= 0, grantpt(keyboard) == 0, unlockpt(keyboard) == 0, let name = ptsname(keyboard) else {
                throw Failure(message: "there is no terminal")
            }
            let path = String(cString: name)
        #else
            // Swift does not see `posix_openpt` and `ptsname`, so their requests are made here; the numbers are in
            // asm/ioctls.h.
            let (unlock, numberOf): (UInt, UInt) = (0x4004_5431, 0x8004_5430)
            var (zero, number): (Int32, UInt32) = (0, 0)
            let keyboard = Foundation.open("/dev/ptmx", O_RDWR | O_NOCTTY)
            guard keyboard >= 0, ioctl(keyboard, unlock, &zero) == 0, ioctl(keyboard, numberOf, &number) == 0 else {
                throw Failure(message: "there is no terminal")
            }
            let path = "/dev/pts/\(number)"
        #endif
        let screen = Foundation.open(path, O_RDWR | O_NOCTTY)
        guard screen >= 0 else { throw Failure(message: "the terminal cannot be opened") }
        return (keyboard, screen)
    }

    deinit {
        kill(process, SIGKILL)
        close(keyboard)
        close(screen)
    }

    /// Reads until the command has written `words` behind what was read before.
    func expect(_ words: String) throws {
        let end = Date().addingTimeInterval(Self.patience)
        while true {
            let rest = text.dropFirst(read)
            if let range = rest.range(of: words) {
                read = text.distance(from: text.startIndex, to: range.upperBound)
                return
            }
            guard Date() < end else { throw Failure(message: "`\(words)` does not come behind: \(text)") }
            readMore()
        }
    }

    private func readMore() {
        var descriptor = pollfd(fd: keyboard, events: Int16(POLLIN), revents: 0)
        guard poll(&descriptor, 1, 100) > 0 else { return }
        var bytes = [UInt8](repeating: 0, count: 4096)
        let count = Foundation.read(keyboard, &bytes, bytes.count)
        if count > 0 { text += String(decoding: bytes[..<count], as: UTF8.self).replacing("\r\n", with: "\n") }
    }

    func type(_ keys: String) {
        let bytes = Array(keys.utf8)
        _ = write(keyboard, bytes, bytes.count)
    }

    func send(_ signal: Int32) {
        kill(process, signal)
    }

    /// Waits until the command was stopped by a signal.
    func waitUntilStopped() throws {
        var status: Int32 = 0
        let end = Date().addingTimeInterval(Self.patience)
        while Date() < end {
            if waitpid(process, &status, WUNTRACED | WNOHANG) == process, status & 0xFF == 0x7F { return }
            usleep(10_000)
        }
        throw Failure(message: "the command does not stop")
    }

    /// The exit status of the command, or the negative number of the signal that ended it.
    func end() throws -> Int32 {
        var status: Int32 = 0
        let end = Date().addingTimeInterval(Self.patience)
        while Date() < end {
            readMore()
            if waitpid(process, &status, WNOHANG) == process {
                readMore()
                return status & 0x7F == 0 ? status >> 8 & 0xFF : -(status & 0x7F)
            }
        }
        throw Failure(message: "the command does not end: \(text)")
    }

    /// True if the terminal shows what is typed and gives whole lines, as shells expect it.
    var isAsBefore: Bool {
        var mode = termios()
        tcgetattr(screen, &mode)
        let wanted = tcflag_t(ICANON | ECHO)
        return mode.c_lflag & wanted == wanted
    }
}

extension PseudoTerminal {
    static let down = "\u{1B}[B"
    static let up = "\u{1B}OA"
    static let endOfInput = "\u{4}"
}
