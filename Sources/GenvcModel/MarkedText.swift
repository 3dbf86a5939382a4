/// A text with phrases marked as `[phrase](name)`; brackets of any other form are text.
///
/// The extension of `NSAttributedString` that comes with the generated code reads translations in the same way.
package struct MarkedText: Sendable {
    /// The text without its marks.
    package private(set) var text = ""
    /// The phrases in the order of the text.
    package private(set) var phrases: [LocalizedText.Phrase] = []
    /// The names of phrases that no run has, once each.
    package private(set) var unknownNames: [String] = []
    /// True if the brackets of a mark are empty, and no value is inserted there.
    package private(set) var hasEmptyPhrase = false
    /// The marks removed so far: the number of bytes of each, and where it ended in the marked text.
    private var removed: [(end: Int, count: Int)] = []

    /// - Parameter arguments: where something is put into the marked text when it is shown, in bytes.
    package init(_ marked: String, names: [String], arguments: [Int] = []) {
        let bytes = marked.utf8
        var (rest, searched) = (bytes.startIndex, bytes.startIndex)
        func offset(_ index: String.Index) -> Int { bytes.distance(from: bytes.startIndex, to: index) }
        while let bracket = bytes[searched...].firstIndex(of: UInt8(ascii: "]")) {
            let middle = bytes.index(after: bracket)
            searched = middle
            guard middle < bytes.endIndex, bytes[middle] == UInt8(ascii: "("),
                let end = bytes[middle...].firstIndex(of: UInt8(ascii: ")")),
                let start = bytes[rest..<bracket].lastIndex(of: UInt8(ascii: "["))
            else { continue }
            let name = String(marked[bytes.index(after: middle)..<end])
            guard names.contains(name) else {
                if SwiftName.isID(name), !unknownNames.contains(name) { unknownNames.append(name) }
                continue
            }
            text += marked[rest..<start]
            let first = text.unicodeScalars.count
            text += marked[bytes.index(after: start)..<bracket]
            let last = text.unicodeScalars.count
            if first == last, !arguments.contains(offset(bracket)) { hasEmptyPhrase = true }
            phrases.append(LocalizedText.Phrase(first..<last, run: name))
            rest = bytes.index(after: end)
            searched = rest
            removed.append((offset(start) + 1, 1))
            removed.append((offset(rest), offset(rest) - offset(bracket)))
        }
        text += marked[rest...]
    }

    /// The place where a byte of the marked text stands in the text without marks.
    package func offset(of marked: Int) -> Int {
        removed.reduce(marked) { $1.end <= marked ? $0 - $1.count : $0 }
    }
}
