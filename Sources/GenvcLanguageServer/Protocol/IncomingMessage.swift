import GenvcDiagnostics

/// A message of the client, as JSON-RPC 2.0 has them.
enum IncomingMessage {
    case request(RequestID, method: String, MessageValue?)
    case notification(method: String, MessageValue?)
    /// The answer to a request of the server, which needs none.
    case response
    /// Something that is no message; the answer has the number of the request, where it could be read.
    case refused(RequestID?, ProtocolError)
    /// The end of the input.
    case end

    /// The notification that takes a request back.
    static let cancelMethod = "$/cancelRequest"

    /// Something that a client has sent.
    init(_ arrival: Arrival) {
        switch arrival {
        case .message(let bytes): self.init(bytes)
        case .refused(let error): self = .refused(nil, error)
        case .end: self = .end
        }
    }

    /// The message in the bytes between two headers.
    init(_ bytes: [UInt8]) {
        var finding: Diagnostic?
        guard let value = MessageValue(bytes, finding: &finding) else {
            self = .refused(nil, ProtocolError(.parseError, finding?.message ?? "this is no JSON"))
            return
        }
        let id = RequestID(value["id"])
        guard value.isObject, value["jsonrpc"]?.text == "2.0" else {
            self = .refused(id, ProtocolError(.invalidRequest, "a message is an object with `\"jsonrpc\": \"2.0\"`"))
            return
        }
        guard let method = value["method"] else {
            let isResponse = value["result"] != nil || value["error"] != nil
            self = isResponse ? .response : .refused(id, ProtocolError(.invalidRequest, "the message has no `method`"))
            return
        }
        guard let name = method.text else {
            self = .refused(id, ProtocolError(.invalidRequest, "`method` is a text"))
            return
        }
        if let id {
            self = .request(id, method: name, value["params"])
        } else if value["id"] != nil {
            self = .refused(nil, ProtocolError(.invalidRequest, "`id` is a whole number or a text"))
        } else {
            self = .notification(method: name, value["params"])
        }
    }
}
