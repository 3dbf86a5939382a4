import GenvcCores

/// Something that a client sends.
package enum Arrival {
    /// The bytes between two headers.
    case message([UInt8])
    /// Bytes that stand where a message should.
    case refused(ProtocolError)
}

/// The messages that come while a document is validated, of which some end that.
final class Arrivals {
    /// The messages that have come, in their order.
    private(set) var messages: [IncomingMessage] = []
    /// The request that is being answered; nil where nobody has asked.
    var request: RequestID?
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

    /// True if the request that is being answered was cancelled.
    var cancelRequest: Bool {
        messages.contains { message in
            if case .notification(IncomingMessage.cancelMethod, let parameters) = message, let request {
                RequestID(parameters?["id"]) == request
            } else {
                false
            }
        }
    }

    /// True for a message that ends what is being done.
    private func ends(_ message: IncomingMessage) -> Bool {
        switch message {
        case .notification(IncomingMessage.cancelMethod, _): cancelRequest
        case .notification(let method, _): method == "exit" || OpenDocuments.changingMethods.contains(method)
        case .request(_, method: "shutdown", _): true
        case .request: yieldsToRequests
        case .response, .refused: false
        }
    }
}
