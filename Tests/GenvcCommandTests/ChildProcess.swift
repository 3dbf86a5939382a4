import Foundation

/// A process of the system.
///
/// Foundation's `Process` reads behind the end of a buffer on Linux now and then, which ends all tests
/// (<https://github.com/swiftlang/swift-corelibs-foundation/pull/5472>, not in Swift 6.3.1).
final class ChildProcess {
    struct Failure: Error {
        let reason: String
    }

    /// The end of a process: its status, or the number of the signal that ended it.
    struct End {
        let status: Int32
        let exited: Bool
    }

    let identifier: pid_t
    private var end: End?

    /// Starts an executable.
    ///
    /// - Parameters:
    ///   - environment: all of its variables.
    ///   - input: the file that it reads.
    ///   - output: the file that it writes over from the start, as are `errors`.
    init(
        _ executable: URL, _ arguments: [String], in folder: URL, environment: [String: String],
        input: String = "/dev/null", output: String = "/dev/null", errors: String = "/dev/null"
    ) throws {
        // The shell changes the folder, and the executable takes its place; only that has the environment.
        let words =
            ["sh", "-c", #"cd "$1" && shift && exec /usr/bin/env -i "$@""#, "sh", folder.path]
            + environment.map { "\($0)=\($1)" } + [executable.path] + arguments
        var argv = words.map { strdup($0) } + [nil]
        var variables: [UnsafeMutablePointer<CChar>?] = [nil]
        defer { for text in argv { free(text) } }
        #if canImport(Darwin)
            var files: posix_spawn_file_actions_t?
            var attributes: posix_spawnattr_t?
        #else
            var files = posix_spawn_file_actions_t()
            var attributes = posix_spawnattr_t()
        #endif
        posix_spawn_file_actions_init(&files)
        posix_spawnattr_init(&attributes)
        defer {
            posix_spawn_file_actions_destroy(&files)
            posix_spawnattr_destroy(&attributes)
        }
        posix_spawn_file_actions_addopen(&files, 0, input, O_RDONLY, 0)
        posix_spawn_file_actions_addopen(&files, 1, output, O_WRONLY, 0)
        posix_spawn_file_actions_addopen(&files, 2, errors, O_WRONLY, 0)
        // A group of its own, and no signal kept away, as threads of tests do.
        posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP) | Int16(POSIX_SPAWN_SETSIGMASK))
        var signals = sigset_t()
        sigemptyset(&signals)
        posix_spawnattr_setsigmask(&attributes, &signals)
        var identifier: pid_t = 0
        let code = posix_spawn(&identifier, "/bin/sh", &files, &attributes, &argv, &variables)
        guard code == 0 else { throw Failure(reason: String(cString: strerror(code))) }
        self.identifier = identifier
    }

    /// False as soon as it has ended.
    var isRunning: Bool {
        collect(WNOHANG)
        return end == nil
    }

    func wait() -> End {
        while end == nil { collect(0) }
        return end ?? End(status: -1, exited: false)
    }

    func send(_ signal: Int32) {
        if end == nil { kill(identifier, signal) }
    }

    private func collect(_ options: Int32) {
        guard end == nil else { return }
        var status: Int32 = 0
        guard waitpid(identifier, &status, options) == identifier else { return }
        // The lower seven bits are the signal, the byte above them the status.
        let signal = status & 0x7F
        end = End(status: signal == 0 ? status >> 8 & 0xFF : signal, exited: signal == 0)
    }
}
