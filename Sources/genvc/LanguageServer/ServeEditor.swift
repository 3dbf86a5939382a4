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
            stand at a place, and what they mean.
            """
    ) { _, session throws(CommandError) in
        var server = LanguageServer(on: session.disk)
        var frames = MessageFrames()
        var hasEnded = false
        while server.end == nil {
            while !hasEnded, server.waitingCount < mostWaiting, server.isIdle || System.hasInput {
                guard let bytes = System.readInput(), !bytes.isEmpty else {
                    hasEnded = true
                    break
                }
                frames.append(bytes)
                while let frame = frames.next() {
                    switch frame {
                    case .message(let message): server.receive(message)
                    case .refused(let reason): server.refuse(ProtocolError(.parseError, reason))
                    }
                }
            }
            if hasEnded, server.isIdle { break }
            server.work()
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

    /// The messages that wait at the most, so that a client that never stops does not fill the memory.
    private static let mostWaiting = 1_000
}
