#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

extension Terminal {
    /// The signals that a terminal sends to all processes on it. While an editor runs they are meant for the editor.
    private static let keys = [SIGINT, SIGQUIT]

    /// The user's editor as a command of the shell: `VISUAL`, else `EDITOR`, else `vi`.
    static var editor: String {
        ["VISUAL", "EDITOR"].lazy.compactMap(System.environment).first { !$0.isEmpty } ?? "vi"
    }

    /// The words for an editor that could not be started, or that ended with an error.
    static var editorFailure: String { "`\(editor)` ended with an error; `export EDITOR=vim` chooses another editor" }

    /// Opens a file in the user's editor and waits until it is closed.
    ///
    /// - Returns: Whether the editor could be started and ended without an error.
    static func edit(_ path: String) -> Bool {
        let editor = editor
        // The words of the variable are a command of the shell and the file is its last argument, as git does it.
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

    /// The bytes that the handler of a signal writes before the process ends, allocated beforehand, as a handler may
    /// not allocate.
    nonisolated(unsafe) private static var lastWords: UnsafeMutablePointer<CChar>?
    /// The paths of the files that the handler of a signal removes, with a nil behind the last one.
    nonisolated(unsafe) private static var lastFiles: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?

    /// Says what a signal that ends the process writes, and which files it removes; nil for no words.
    static func atEnd(say words: String?, remove files: [String]) {
        let (formerWords, formerFiles) = (lastWords, lastFiles)
        let paths = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>.allocate(capacity: files.count + 1)
        for (place, file) in files.enumerated() { (paths + place).initialize(to: strdup(file)) }
        (paths + files.count).initialize(to: nil)
        lastWords = words.map { strdup($0) } ?? nil
        lastFiles = paths
        free(formerWords)
        guard let formerFiles else { return }
        var place = 0
        while let path = formerFiles[place] {
            free(path)
            place += 1
        }
        formerFiles.deallocate()
    }

    /// Writes and removes what `atEnd` said. It may be called by the handler of a signal.
    static func closeDraft() {
        if let lastWords { _ = write(2, lastWords, strlen(lastWords)) }
        guard let lastFiles else { return }
        var place = 0
        while let path = lastFiles[place] {
            unlink(path)
            place += 1
        }
    }
}
