#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// Another program that genvc runs by the shell of the system: git for an older version of a spec, a pager.
enum ChildCommand {
    /// The output of a program; nil where it cannot be run or ends with an error. What it says to standard error is
    /// left out.
    ///
    /// - Parameters:
    ///   - words: The program and its arguments, as they are.
    ///   - limit: The number of bytes beyond which the output is none.
    static func output(of words: [String], limit: Int) -> [UInt8]? {
        guard let stream = popen(words.map(quoted).joined(separator: " ") + " 2>/dev/null", "r") else { return nil }
        var bytes: [UInt8] = []
        var part = [UInt8](repeating: 0, count: 1 << 16)
        while bytes.count <= limit {
            let count = fread(&part, 1, part.count, stream)
            guard count > 0 else { break }
            bytes += part[..<count]
        }
        let isWhole = bytes.count <= limit
        return pclose(stream) == 0 && isWhole ? bytes : nil
    }

    /// Hands bytes to a command of the shell, and waits until it ends; false where it cannot be run.
    static func feed(_ bytes: [UInt8], to command: String) -> Bool {
        guard let stream = popen(command, "w") else { return false }
        // Ctrl-C in a pager ends a search there, and not what waits for the pager.
        let former = signal(SIGINT, SIG_IGN)
        defer { signal(SIGINT, former) }
        let written = fwrite(bytes, 1, bytes.count, stream)
        let status = pclose(stream)
        // A pager that was left early has shown what somebody wanted to see. 127: the shell has not found the command.
        return status >= 0 && (status >> 8) & 0xFF != 127 && (written == bytes.count || status == 0)
    }

    /// A word that the shell leaves as it is. Quotes are found among the bytes, as the shell does: with a mark behind
    /// it a quote is another `Character`.
    private static func quoted(_ word: String) -> String {
        let quote = UInt8(ascii: "'")
        let bytes = word.utf8.flatMap { $0 == quote ? Array("'\\''".utf8) : [$0] }
        return "'" + String(decoding: bytes, as: UTF8.self) + "'"
    }
}
