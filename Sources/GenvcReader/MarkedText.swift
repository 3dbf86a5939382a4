import GenvcModel

/// A text with phrases marked as `[phrase](name)`; brackets of any other form are text.
///
/// The extension of `NSAttributedString` that comes with the generated code reads translations in the same way.
struct MarkedText {
    /// The text without its marks.
    private(set) var text = ""
    private(set) var phrases: [LocalizedText.Phrase] = []
    /// The names of phrases that no run has, once each.
    private(set) var unknownNames: [String] = []
    /// True if a mark has nothing between its brackets.
    private(set) var hasEmptyPhrase = false

    init(_ marked: String, names: [String]) {
        let bytes = marked.utf8
        var (rest, searched) = (bytes.startIndex, bytes.startIndex)
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
            if first == last { hasEmptyPhrase = true }
            phrases.append(LocalizedText.Phrase(first..<last, run: name))
            rest = bytes.index(after: end)
            searched = rest
        }
        text += marked[rest...]
    }
}
