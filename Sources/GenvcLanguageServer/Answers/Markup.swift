import GenvcDiagnostics

/// The forms in which a client shows documentation.
enum Markup: String {
    case markdown
    case plain = "plaintext"

    /// The first form that a client names and that there is. One that names none gets Markdown, which all took before
    /// they could name any.
    init(_ preferences: MessageValue?) {
        self = preferences?.elements.lazy.compactMap { $0.text.flatMap(Self.init(rawValue:)) }.first ?? .markdown
    }

    /// Writes a text in Markdown as a `MarkupContent` of this form.
    func write(_ text: String, to writer: inout JSONWriter) {
        writer.beginObject()
        writer.member("kind", rawValue)
        switch self {
        case .markdown: writer.member("value", text)
        case .plain: writer.member("value", Self.withoutMarks(text))
        }
        writer.endObject()
    }

    /// The text without the lines around an example, and without the marks of bold type and of code.
    private static func withoutMarks(_ text: String) -> String {
        text.split(separator: "\n", omittingEmptySubsequences: false).filter { !$0.hasPrefix("```") }
            .joined(separator: "\n").replacing("**", with: "").replacing("`", with: "")
    }
}
