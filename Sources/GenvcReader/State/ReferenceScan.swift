/// A reference in a text: `$name.member` or `${name.member}`.
struct ReferenceScan {
    /// The names between the dots.
    let path: [String]
    /// The bytes of the text, from the dollar sign on.
    let bytes: Range<Int>

    /// The reference that begins at that byte, or nil where none does.
    init?(in bytes: [UInt8], at start: Int) {
        guard start < bytes.count, bytes[start] == UInt8(ascii: "$") else { return nil }
        var index = start + 1
        let isBraced = index < bytes.count && bytes[index] == UInt8(ascii: "{")
        if isBraced { index += 1 }
        var path: [String] = []
        while index < bytes.count, bytes[index].isNameStart {
            let end = bytes[index...].firstIndex { !$0.isNamePart } ?? bytes.count
            path.append(String(decoding: bytes[index..<end], as: UTF8.self))
            index = end
            // A full stop behind a name ends a sentence, unless a letter follows.
            guard index + 1 < bytes.count, bytes[index] == UInt8(ascii: "."), bytes[index + 1].isNameStart else {
                break
            }
            index += 1
        }
        guard !path.isEmpty else { return nil }
        if isBraced {
            guard index < bytes.count, bytes[index] == UInt8(ascii: "}") else { return nil }
            index += 1
        }
        self.path = path
        self.bytes = start..<index
    }
}
