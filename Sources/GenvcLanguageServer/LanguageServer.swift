import GenvcDiagnostics
import GenvcKit
import GenvcProject

/// A language server for specs (Language Server Protocol 3.17) without its streams: it takes messages, and has answers.
///
/// Whoever runs it hands in all messages that have come before it does the next piece of work, so that a text that has
/// been replaced meanwhile is not validated, and a request that was cancelled is not answered.
package struct LanguageServer {
    /// The stages of a session.
    private enum Stage {
        case new, initialized, shutDown
    }

    /// The end of a session.
    package enum End {
        /// The client said that it ends, and then ended it.
        case asked
        /// The client ended it without a word before.
        case abrupt
    }

    /// Not nil once the client has ended the session.
    package private(set) var end: End?
    private var stage = Stage.new
    /// The messages that have come and are not answered yet.
    private var queue: [IncomingMessage] = []
    /// The answers that were not taken yet.
    private var answers: [[UInt8]] = []
    var documents: OpenDocuments
    private var client = ClientAbilities()
    private var drawings: DrawingFiles
    /// True once nothing comes any more.
    private var hasInputEnded = false
    /// The number of requests that were sent to the client, each with a number of its own.
    private var requestCount = 0

    /// A server that reads what is not open in the editor from a disk.
    ///
    /// - Parameter temporaryFolder: takes the files of drawings, until the session ends.
    package init(on disk: Disk, temporaryFolder: String) {
        documents = OpenDocuments(on: disk)
        drawings = DrawingFiles(in: temporaryFolder, on: disk)
    }

    /// True if there is nothing to do until the next message comes.
    package var isIdle: Bool {
        // Behind the end of the input nobody waits for findings that were not asked for.
        queue.isEmpty && answers.isEmpty
            && (hasInputEnded || stage != .initialized || !documents.needValidation)
    }

    /// The number of messages that wait for their turn.
    package var waitingCount: Int { queue.count }

    /// The answers and notifications since the last call.
    package mutating func takeAnswers() -> [[UInt8]] {
        defer { answers = [] }
        return answers
    }

    /// The end of the session where nothing comes any more.
    package var endOfInput: End { end ?? (stage == .shutDown ? .asked : .abrupt) }

    // MARK: Messages

    /// Takes what a client has sent.
    package mutating func receive(_ arrival: Arrival) { receive(IncomingMessage(arrival)) }

    private mutating func receive(_ message: IncomingMessage) {
        switch message {
        case .notification(IncomingMessage.cancelMethod, let parameters): cancel(RequestID(parameters?["id"]))
        case .end: hasInputEnded = true
        case .notification, .request, .response, .refused: queue.append(message)
        }
    }

    /// The files that were made for the session, and go with it.
    package var temporaryFiles: [String] { drawings.all }

    /// Removes the files that were made for the session.
    package mutating func close() { drawings.remove() }

    /// Answers a request that waits with the error for it; one that was answered already cannot be cancelled.
    private mutating func cancel(_ id: RequestID?) {
        let place = queue.firstIndex { message in
            if case .request(let waiting, _, _) = message { waiting == id } else { false }
        }
        guard let id, let place else { return }
        queue.remove(at: place)
        answers.append(OutgoingMessage.error(ProtocolError(.requestCancelled, "the request was cancelled"), to: id))
    }

    /// Answers the next message, or validates a document where none waits.
    ///
    /// - Parameter read: reads what comes while that lasts, without a wait; it may end a validation.
    package mutating func work(reading read: @escaping () -> [Arrival] = { [] }) {
        let arrivals = Arrivals(read)
        work(arrivals)
        for message in arrivals.messages { receive(message) }
    }

    private mutating func work(_ arrivals: Arrivals) {
        guard !queue.isEmpty else {
            // A client that has asked the server to shut down waits for nothing more.
            guard stage == .initialized else { return }
            if let message = documents.takeBackNext() {
                answers.append(message)
            } else if let published = documents.validateNext(arrivals) {
                answers.append(published)
                // The outcome that a lens tells is known now.
                if client.refreshesLenses { ask("workspace/codeLens/refresh") }
            }
            return
        }
        switch queue.removeFirst() {
        case .refused(let id, let error): answers.append(OutgoingMessage.error(error, to: id))
        case .response, .end: break
        case .notification(let method, let parameters): take(method, parameters)
        case .request(let id, let method, let parameters):
            arrivals.request = id
            do throws(ProtocolError) {
                let result = try answer(to: method, parameters, arrivals)
                answers.append(OutgoingMessage.response(to: id, result))
            } catch {
                answers.append(OutgoingMessage.error(error, to: id))
            }
        }
    }

    /// Sends a request to the client.
    private mutating func ask(_ method: String, _ parameters: JSONContent? = nil) {
        requestCount += 1
        answers.append(OutgoingMessage.request(requestCount, method, parameters))
    }

    // MARK: The session

    /// Takes a message that has no answer; one that is unknown, or comes at the wrong time, is passed over.
    private mutating func take(_ method: String, _ parameters: MessageValue?) {
        if method == "exit" {
            end = stage == .shutDown ? .asked : .abrupt
        } else if stage == .initialized {
            if method == "initialized", client.registersWatchers {
                ask("client/registerCapability", Capabilities.writeWatchers)
            }
            documents.take(method, parameters)
        }
    }

    /// The result of a request.
    private mutating func answer(
        to method: String, _ parameters: MessageValue?, _ arrivals: Arrivals
    ) throws(ProtocolError) -> JSONContent {
        switch (stage, method) {
        case (.new, "initialize"):
            stage = .initialized
            client = ClientAbilities(parameters?["capabilities"])
            return Capabilities.write
        case (.new, _): throw ProtocolError(.notInitialized, "the first request is `initialize`")
        case (.shutDown, _): throw ProtocolError(.invalidRequest, "the server has been shut down")
        case (.initialized, "initialize"):
            throw ProtocolError(.invalidRequest, "the server has been initialized already")
        case (.initialized, "shutdown"):
            stage = .shutDown
            // Emacs kills a server as soon as it has told it to go, which may be before it can close anything.
            drawings.remove()
            return { $0.null() }
        case (.initialized, "workspace/executeCommand"): return try execute(parameters, arrivals)
        case (.initialized, _):
            if let request = DocumentRequest(rawValue: method) {
                return try documents.answer(to: request, parameters, arrivals)
            }
            if let request = PlaceRequest(rawValue: method) {
                return try documents.answer(to: request, parameters, for: client)
            }
            throw ProtocolError(.methodNotFound, "there is no method `\(method)`")
        }
    }

    /// Runs a command of a lens: it shows the drawing of a document beside it.
    private mutating func execute(
        _ parameters: MessageValue?, _ arrivals: Arrivals
    ) throws(ProtocolError) -> JSONContent {
        guard let command = parameters?["command"]?.text else {
            throw ProtocolError(.invalidParameters, "`command` is missing")
        }
        guard command == DrawingLens.command else {
            throw ProtocolError(.invalidParameters, "there is no command `\(command)`")
        }
        let address = parameters?["arguments"]?.elements.first?.text
        let drawing = try documents.drawing(of: address, arrivals)
        if client.showsDocuments, let path = drawings.write(drawing) {
            ask("window/showDocument") { writer in
                writer.beginObject()
                writer.member("uri", DocumentAddress.address(of: path))
                writer.member("takeFocus", false)
                writer.endObject()
            }
        } else {
            answers.append(
                OutgoingMessage.notification("window/showMessage") { writer in
                    writer.beginObject()
                    writer.member("type", Self.information)
                    writer.member("message", drawing.text)
                    writer.endObject()
                })
        }
        return { $0.null() }
    }

    /// `MessageType.Info`.
    private static let information = 3
}
