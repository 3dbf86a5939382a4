import GenvcLanguageServer
import GenvcProject

extension Command {
    /// `genvc lsp` hands messages from standard input to `LanguageServer`, and its answers to standard output.
    static let languageServer = Command(
        "lsp", .none, [.standardStreams],
        "serves an editor, which starts it: findings as you type, completion, hover",
        details: """
            A language server (Language Server Protocol 3.17) on standard input and output, for specs and project files.
            It has what `genvc validate` finds, after each change, with changes that answer a finding; the words that may
            stand at a place, and what they mean; and over each screen what its layouts came to, with a command that
            shows its drawing.
            """
    ) { _, session throws(CommandError) in
        let folder = System.environment("TMPDIR").flatMap { $0.isEmpty ? nil : $0 } ?? "/tmp"
        var server = LanguageServer(on: session.disk, temporaryFolder: folder)
        defer { server.close() }
        Terminal.closeDraftAtSignals()
        var files: [String] = []
        let input = MessageInput()
        while server.end == nil {
            while server.waitingCount < mostWaiting, server.isIdle || System.hasInput, !input.hasEnded {
                for arrival in input.read() { server.receive(arrival) }
            }
            if input.hasEnded, server.isIdle { break }
            server.work { System.hasInput && !input.hasEnded ? input.read() : [] }
            if files != server.temporaryFiles {
                files = server.temporaryFiles
                Terminal.atEnd(say: nil, remove: files)
            }
            for answer in server.takeAnswers() {
                let header = Array("Content-Length: \(answer.count)\r\n\r\n".utf8)
                let written = session.print(header + answer)
                guard written == .success else { return written }
            }
        }
        switch server.endOfInput {
        case .asked: return .success
        case .abrupt: return .wrongInput
        }
    }

    /// The messages on standard input.
    private final class MessageInput {
        private var frames = MessageFrames()
        /// True once nothing comes any more.
        private(set) var hasEnded = false

        /// The messages that the next bytes bring to an end, for which it waits.
        func read() -> [Arrival] {
            guard let bytes = System.readInput(), !bytes.isEmpty else {
                hasEnded = true
                return [.end]
            }
            frames.append(bytes)
            var arrivals: [Arrival] = []
            while let frame = frames.next() {
                switch frame {
                case .message(let message): arrivals.append(.message(message))
                case .refused(let reason): arrivals.append(.refused(ProtocolError(.parseError, reason)))
                }
            }
            return arrivals
        }
    }

    /// The messages that wait at the most, so that a client that never stops does not fill the memory.
    private static let mostWaiting = 1_000
}
