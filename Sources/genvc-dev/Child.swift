import Foundation

/// A process that runs to its end. It is started as directly as the system allows, so that the process alone is
/// measured.
enum Child {
    struct Outcome {
        /// The time from before the start to after the end.
        let seconds: Double
        /// The most memory that the process had at once, in bytes.
        let peak: Int
        /// The exit status.
        let status: Int32
    }

    /// Runs a command and waits for its end.
    ///
    /// - Parameters:
    ///   - arguments: The name of the command, which is looked for along `PATH`, and its arguments.
    ///   - output: The path of the file that standard output goes to.
    ///   - statuses: The exit statuses of a command that does not fail.
    ///   - isSilent: True to show nothing of what the command says on standard error.
    /// - Throws: `Update.Failure` where the command cannot be started or fails.
    static func run(
        _ arguments: [String], output: String = "/dev/null", allowing statuses: Set<Int32> = [0], isSilent: Bool = true
    ) throws -> Outcome {
        #if os(Linux)
            var actions = posix_spawn_file_actions_t()
        #else
            var actions: posix_spawn_file_actions_t?
        #endif
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_addopen(&actions, 1, output, O_WRONLY | O_CREAT | O_TRUNC, 0o644)
        // Findings are no news here, and without a terminal a run says no more than to a script.
        if isSilent { posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0) }
        var words = arguments.map { strdup($0) }
        words.append(nil)
        defer { for word in words { free(word) } }

        var process = pid_t()
        let start = ContinuousClock.now
        let failure = posix_spawnp(&process, arguments[0], &actions, nil, words, environ)
        guard failure == 0 else { throw Update.Failure(description: "\(arguments[0]) cannot be started") }
        var status: Int32 = 0
        var usage = rusage()
        // The exit status is in the second byte; the first says which signal ended the process.
        guard wait4(process, &status, 0, &usage) == process, status & 0xff == 0, statuses.contains(status >> 8) else {
            throw Update.Failure(description: "\(arguments.joined(separator: " ")) failed")
        }
        let seconds = (ContinuousClock.now - start) / .seconds(1)
        #if os(Linux)
            return Outcome(seconds: seconds, peak: usage.ru_maxrss << 10, status: status >> 8)
        #else
            return Outcome(seconds: seconds, peak: usage.ru_maxrss, status: status >> 8)
        #endif
    }
}
