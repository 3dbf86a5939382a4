import GenvcDiagnostics
import Testing

extension FixIt {
    /// The text with every edit made; an issue where two edits meet or leave the text.
    func applied(to text: String) throws -> String {
        var bytes = Array(text.utf8)
        var end = bytes.count
        for edit in edits.sorted(by: { $0.range.start > $1.range.start }) {
            try #require(edit.range.start <= edit.range.end && edit.range.end <= end, "edits overlap: \(edits)")
            bytes.replaceSubrange(edit.range.start..<edit.range.end, with: edit.text.utf8)
            end = edit.range.start
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Where a byte of the old text stands in the new one.
    func place(of byte: Int) -> Int {
        edits.filter { $0.range.end <= byte }.reduce(byte) { place, edit in
            place + edit.text.utf8.count - (edit.range.end - edit.range.start)
        }
    }
}
