import GenvcDiagnostics

/// The number or the text by which a client knows the answer to a request again.
enum RequestID: Equatable, Sendable {
    case number(Int)
    case text(String)

    /// Nil for a value that cannot be one.
    init?(_ value: MessageValue?) {
        if let text = value?.text {
            self = .text(text)
        } else if let number = value?.integer {
            self = .number(number)
        } else {
            return nil
        }
    }

    /// Writes it as it came.
    func write(to writer: inout JSONWriter) {
        switch self {
        case .number(let number): writer.value(number)
        case .text(let text): writer.value(text)
        }
    }
}
