#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

extension Terminal {
    /// What a terminal sends to all that runs on it, and an editor takes for itself.
    private static let keys = [SIGINT, SIGQUIT]

    /// The user's editor, as a command of the shell.
    static var editor: String {
        ["VISUAL", "EDITOR"].lazy.compactMap(System.environment).first { !$0.isEmpty } ?? "vi"
    }

    /// Opens a file in the user's editor and waits until it is closed; false if that fails.
    static func edit(_ path: String) -> Bool {
        let editor = editor
        // As git does it: the words of the variable are a command of the shell, the file its last argument.
        let words = ["sh", "-c", editor + " \"$1\"", editor, path]
        var arguments = words.map { strdup($0) } + [nil]
        defer { for argument in arguments { free(argument) } }
        #if canImport(Darwin)
            var attributes: posix_spawnattr_t?
        #else
            var attributes = posix_spawnattr_t()
        #endif
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        var signals = sigset_t()
        sigemptyset(&signals)
        for number in keys {
            sigaddset(&signals, number)
            signal(number, SIG_IGN)
        }
        defer { for number in keys { signal(number, SIG_DFL) } }
        posix_spawnattr_setsigdefault(&attributes, &signals)
        posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF))
        var process = pid_t()
        guard posix_spawn(&process, "/bin/sh", nil, &attributes, &arguments, environ) == 0 else { return false }
        var status: Int32 = 0
        while waitpid(process, &status, 0) < 0 {
            if errno != EINTR { return false }
        }
        return status == 0
    }

    // MARK: Drafts

    /// What is written where a signal ends the process, and the file that is removed then; a handler may ask for no
    /// memory, so both are ready.
    nonisolated(unsafe) private static var lastWords: UnsafeMutablePointer<CChar>?
    nonisolated(unsafe) private static var lastFile: UnsafeMutablePointer<CChar>?

    /// Has a signal that ends a question say something, or remove a file.
    static func atEnd(say words: String?, remove file: String?) {
        let former = [lastWords, lastFile]
        lastWords = words.map { strdup($0) } ?? nil
        lastFile = file.map { strdup($0) } ?? nil
        for text in former { free(text) }
    }

    /// For the handlers of signals.
    static func closeDraft() {
        if let lastWords { _ = write(2, lastWords, strlen(lastWords)) }
        if let lastFile { unlink(lastFile) }
    }
}
