import GenvcDiagnostics

/// Text with marks, as the protocol has it.
enum Markdown {
    /// Writes a `MarkupContent`.
    static func write(_ text: String, to writer: inout JSONWriter) {
        writer.beginObject()
        writer.member("kind", "markdown")
        writer.member("value", text)
        writer.endObject()
    }
}
