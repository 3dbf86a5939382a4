import GenvcCores

/// Something that a client sends.
package enum Arrival {
    /// The bytes between two headers.
    case message([UInt8])
    /// Bytes that stand where a message should.
    case refused(ProtocolError)
    /// The end of the input, behind which nothing comes any more.
    case end
}

/// The messages that come while a document is validated, of which some end that.
final class Arrivals {
    /// The messages that have come, in their order.
    private(set) var messages: [IncomingMessage] = []
    /// The request that is being answered; nil where nobody has asked.
    var request: RequestID?
    /// The document whose findings the request waits for.
    var address: String?
    /// True if a request of the client goes before a validation that nobody has asked for.
    var yieldsToRequests = false
    private let read: () -> [Arrival]
    /// The most messages that are taken while a validation lasts.
    private static let most = 1_000

    /// - Parameter read: reads what has come, without a wait.
    init(_ read: @escaping () -> [Arrival]) {
        self.read = read
    }

    /// Looks whether a validation is to end, for each that begins anew.
    var interruption: Interruption {
        Interruption { [self] in
            // The rest waits in the pipe, so that it does not fill the memory.
            guard messages.count < Self.most else { return false }
            let new = read().map(IncomingMessage.init)
            messages += new
            return new.contains(where: ends)
        }
    }

    /// The error of the request that is being answered, where something has ended what it waits for.
    var refusal: ProtocolError {
        if messages.contains(where: cancelsRequest) {
            return ProtocolError(.requestCancelled, "the request was cancelled")
        }
        return messages.contains(where: endsSession)
            ? ProtocolError(.requestFailed, "the session has ended")
            : ProtocolError(.contentModified, "the document has changed")
    }

    /// True for a message that takes back the request that is being answered.
    private func cancelsRequest(_ message: IncomingMessage) -> Bool {
        guard case .notification(IncomingMessage.cancelMethod, let parameters) = message, let request else {
            return false
        }
        return RequestID(parameters?["id"]) == request
    }

    /// True for a message after which nobody waits for findings.
    private func endsSession(_ message: IncomingMessage) -> Bool {
        switch message {
        case .notification("exit", _), .request(_, method: "shutdown", _): true
        case .notification, .request, .response, .refused, .end: false
        }
    }

    /// True for a message that ends what is being done.
    private func ends(_ message: IncomingMessage) -> Bool {
        if endsSession(message) || cancelsRequest(message) { return true }
        switch message {
        case .notification(let method, let parameters):
            // For the findings that a request waits for, another document is as it was when they began.
            guard let address else { return OpenDocuments.changingMethods.contains(method) }
            return OpenDocuments.textMethods.contains(method) && parameters?["textDocument", "uri"]?.text == address
        case .request: return yieldsToRequests
        // A request is answered all the same: its answer may go to somebody who only writes no more.
        case .end: return request == nil
        case .response, .refused: return false
        }
    }
}
