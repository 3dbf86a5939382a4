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

    /// A server that reads what is not open in the editor from a disk.
    package init(on disk: Disk) {
        documents = OpenDocuments(on: disk)
    }

    /// True if there is nothing to do until the next message comes.
    package var isIdle: Bool { queue.isEmpty && answers.isEmpty && !documents.needValidation }

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

    /// Takes the bytes between two headers.
    package mutating func receive(_ bytes: [UInt8]) {
        let message = IncomingMessage(bytes)
        if case .notification(method: "$/cancelRequest", let parameters) = message {
            cancel(RequestID(parameters?["id"]))
        } else {
            queue.append(message)
        }
    }

    /// Takes something that stands where a message should, and is none.
    package mutating func refuse(_ error: ProtocolError) {
        queue.append(.refused(nil, error))
    }

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
    package mutating func work() {
        guard !queue.isEmpty else {
            if let published = documents.validateNext() { answers.append(published) }
            return
        }
        switch queue.removeFirst() {
        case .refused(let id, let error): answers.append(OutgoingMessage.error(error, to: id))
        case .response: break
        case .notification(let method, let parameters): take(method, parameters)
        case .request(let id, let method, let parameters):
            do throws(ProtocolError) {
                let result = try answer(to: method, parameters)
                answers.append(OutgoingMessage.response(to: id, result))
            } catch {
                answers.append(OutgoingMessage.error(error, to: id))
            }
        }
    }

    // MARK: The session

    /// Takes a message that has no answer; one that is unknown, or comes at the wrong time, is passed over.
    private mutating func take(_ method: String, _ parameters: MessageValue?) {
        if method == "exit" {
            end = stage == .shutDown ? .asked : .abrupt
        } else if stage == .initialized {
            documents.take(method, parameters)
        }
    }

    /// The result of a request.
    private mutating func answer(
        to method: String, _ parameters: MessageValue?
    ) throws(ProtocolError) -> JSONContent {
        switch (stage, method) {
        case (.new, "initialize"):
            stage = .initialized
            return Capabilities.write
        case (.new, _): throw ProtocolError(.notInitialized, "the first request is `initialize`")
        case (.shutDown, _): throw ProtocolError(.invalidRequest, "the server has been shut down")
        case (.initialized, "initialize"):
            throw ProtocolError(.invalidRequest, "the server has been initialized already")
        case (.initialized, "shutdown"):
            stage = .shutDown
            return { $0.null() }
        case (.initialized, _):
            if let request = DocumentRequest(rawValue: method) { return try documents.answer(to: request, parameters) }
            if let request = PlaceRequest(rawValue: method) { return try documents.answer(to: request, parameters) }
            throw ProtocolError(.methodNotFound, "there is no method `\(method)`")
        }
    }
}
