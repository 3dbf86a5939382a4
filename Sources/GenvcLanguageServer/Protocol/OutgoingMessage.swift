import GenvcDiagnostics

/// The content of an answer, written where it belongs.
typealias JSONContent = (inout JSONWriter) -> Void

/// The messages that the server writes.
enum OutgoingMessage {
    /// The answer to a request.
    static func response(to id: RequestID, _ result: JSONContent) -> [UInt8] {
        message { writer in
            writer.key("id")
            id.write(to: &writer)
            writer.key("result")
            result(&writer)
        }
    }

    /// The answer to a request that went wrong, or to something that is no message.
    static func error(_ error: ProtocolError, to id: RequestID?) -> [UInt8] {
        message { writer in
            writer.key("id")
            if let id { id.write(to: &writer) } else { writer.null() }
            writer.key("error")
            writer.beginObject()
            writer.member("code", error.code.rawValue)
            writer.member("message", error.message)
            writer.endObject()
        }
    }

    /// A request to the client, whose answer the server does not need.
    static func request(_ number: Int, _ method: String, _ parameters: JSONContent? = nil) -> [UInt8] {
        message { writer in
            writer.member("id", number)
            writer.member("method", method)
            if let parameters {
                writer.key("params")
                parameters(&writer)
            }
        }
    }

    /// A message that nobody answers.
    static func notification(_ method: String, _ parameters: JSONContent) -> [UInt8] {
        message { writer in
            writer.member("method", method)
            writer.key("params")
            parameters(&writer)
        }
    }

    private static func message(_ members: JSONContent) -> [UInt8] {
        var writer = JSONWriter()
        writer.beginObject()
        writer.member("jsonrpc", "2.0")
        members(&writer)
        writer.endObject()
        return writer.bytes
    }
}
