import Foundation

/// An editor without a screen: it starts `genvc lsp`, and speaks its protocol message by message.
final class LanguageClient {
    struct Failure: Error {
        let reason: String
    }

    /// Milliseconds after which an answer counts as missing; a hundred times what the slowest one takes.
    private static let longestWait: Int32 = 60_000

    private let process: ChildProcess
    private let pipes: Folder
    private var input: Int32
    private let output: Int32
    /// Bytes that came and are no whole message yet.
    private var rest = Data()
    private var requestCount = 0
    /// Notifications that came while an answer was waited for.
    private var notifications: [[String: Any]] = []

    init() throws {
        pipes = try Folder()
        let (inputPath, outputPath) = (pipes.path("input"), pipes.path("output"))
        guard mkfifo(inputPath, 0o600) == 0, mkfifo(outputPath, 0o600) == 0 else {
            throw Failure(reason: "no pipe can be made")
        }
        // Open for both, so that nobody waits for the other end; closed in the child, which would wait for itself.
        input = open(inputPath, O_RDWR | O_CLOEXEC)
        output = open(outputPath, O_RDWR | O_CLOEXEC)
        process = try ChildProcess(
            Tool.executable, ["lsp"], in: Tool.repository,
            environment: [
                "LC_ALL": "C", "LD_LIBRARY_PATH": ProcessInfo.processInfo.environment["LD_LIBRARY_PATH"] ?? "",
            ], input: inputPath, output: outputPath)
    }

    deinit {
        process.send(SIGKILL)
        _ = process.wait()
        closeInput()
        close(output)
    }

    /// Starts the server, and has the session begin.
    static func initialized() throws -> LanguageClient {
        let client = try LanguageClient()
        _ = try client.request("initialize", ["processId": NSNull(), "rootUri": NSNull(), "capabilities": [:]])
        try client.notify("initialized", [:])
        return client
    }

    // MARK: Messages

    static func frame(_ message: [String: Any]) throws -> Data {
        let body = try JSONSerialization.data(withJSONObject: message)
        return Data("Content-Length: \(body.count)\r\n\r\n".utf8) + body
    }

    /// Writes bytes as they are.
    func send(_ data: Data) throws {
        var data = data
        while !data.isEmpty {
            let count = data.withUnsafeBytes { write(input, $0.baseAddress, $0.count) }
            guard count > 0 else { throw Failure(reason: "the server takes no input") }
            data = Data(data.dropFirst(count))
        }
    }

    func notify(_ method: String, _ parameters: Any) throws {
        try send(Self.frame(["jsonrpc": "2.0", "method": method, "params": parameters]))
    }

    /// Sends a request and waits for its answer, which has `result` or `error`.
    func request(_ method: String, _ parameters: Any = NSNull()) throws -> [String: Any] {
        requestCount += 1
        let id = requestCount
        try send(Self.frame(["jsonrpc": "2.0", "id": id, "method": method, "params": parameters]))
        while true {
            let message = try receive()
            if message["id"] as? Int == id { return message }
            notifications.append(message)
        }
    }

    /// The next message of any sort.
    func receive() throws -> [String: Any] {
        while true {
            if let message = try nextMessage() { return message }
            var descriptor = pollfd(fd: output, events: Int16(POLLIN), revents: 0)
            guard poll(&descriptor, 1, Self.longestWait) > 0 else { throw Failure(reason: "no answer comes") }
            var piece = [UInt8](repeating: 0, count: 64 << 10)
            let count = read(output, &piece, piece.count)
            guard count > 0 else { throw Failure(reason: "the server has closed its output") }
            rest += piece[..<count]
        }
    }

    /// True if nothing has come that was not taken yet.
    var isSilent: Bool {
        var descriptor = pollfd(fd: output, events: Int16(POLLIN), revents: 0)
        return notifications.isEmpty && rest.isEmpty && poll(&descriptor, 1, 0) == 0
    }

    /// The next message that no request has waited for.
    func next() throws -> [String: Any] {
        notifications.isEmpty ? try receive() : notifications.removeFirst()
    }

    private func nextMessage() throws -> [String: Any]? {
        guard let end = rest.range(of: Data("\r\n\r\n".utf8)) else { return nil }
        let header = String(decoding: rest[rest.startIndex..<end.lowerBound], as: UTF8.self)
        guard let length = Int(header.drop { !$0.isNumber }) else {
            throw Failure(reason: "a header is wrong: \(header)")
        }
        guard rest.endIndex - end.upperBound >= length else { return nil }
        let body = Data(rest[end.upperBound..<end.upperBound + length])
        rest = Data(rest[(end.upperBound + length)...])
        return try JSONSerialization.jsonObject(with: body) as? [String: Any]
    }

    // MARK: Documents

    /// Opens a document with its first version.
    func openDocument(_ text: String, at address: String) throws {
        try notify(
            "textDocument/didOpen",
            ["textDocument": ["uri": address, "languageId": "yaml", "version": 1, "text": text] as [String: Any]])
    }

    /// Replaces all of a document, or ranges of it.
    func change(_ address: String, to version: Int, _ changes: [[String: Any]]) throws {
        try notify(
            "textDocument/didChange",
            ["textDocument": ["uri": address, "version": version] as [String: Any], "contentChanges": changes])
    }

    /// The next findings that are published.
    func findings() throws -> Findings {
        while true {
            let message = try next()
            guard message["method"] as? String == "textDocument/publishDiagnostics",
                let parameters = message["params"] as? [String: Any]
            else { continue }
            return Findings(
                address: parameters["uri"] as? String, version: parameters["version"] as? Int,
                all: parameters["diagnostics"] as? [[String: Any]] ?? [])
        }
    }

    /// The findings that the server published for a document.
    struct Findings {
        let address: String?
        let version: Int?
        let all: [[String: Any]]

        var codes: [String] { all.compactMap { $0["code"] as? String } }
    }

    /// The result of a request about a place.
    func result(_ method: String, _ address: String, _ line: Int, _ character: Int) throws -> Any? {
        try request(
            method,
            ["textDocument": ["uri": address], "position": ["line": line, "character": character]] as [String: Any]
        )["result"]
    }

    // MARK: The end

    func closeInput() {
        if input >= 0 { close(input) }
        input = -1
    }

    /// Ends the process by a signal, and waits until it is gone.
    func end(by signal: Int32) {
        process.send(signal)
        _ = process.wait()
    }

    /// The status of the process, which ends by itself.
    func end() -> Int32 { process.wait().status }
}
