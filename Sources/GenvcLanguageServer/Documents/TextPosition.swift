import GenvcDiagnostics

/// A place in a document as the protocol counts: lines from 0, and within a line the units of UTF-16.
struct TextPosition: Equatable, Sendable {
    /// The line, counted from 0.
    let line: Int
    /// The units of UTF-16 before the place, in its line.
    let character: Int

    /// A place by its line and the units before it.
    init(line: Int, character: Int) {
        self.line = line
        self.character = character
    }

    /// The place that a message has; nil where it has none.
    init?(_ value: MessageValue?) {
        guard let line = value?["line"]?.integer, let character = value?["character"]?.integer else { return nil }
        self.init(line: line, character: character)
    }

    func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.member("line", line)
        writer.member("character", character)
        writer.endObject()
    }
}
