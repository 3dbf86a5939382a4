import GenvcModel
import GenvcVocabulary

/// The words of an id, as captions and comments say them.
package enum Words {
    /// `forgotPassword` gives `Forgot Password`; `url2` gives `Url 2`.
    package static func title(of identifier: String) -> String {
        var bytes: [UInt8] = []
        var previous: UInt8 = 0
        for byte in identifier.utf8 {
            let startsWord = isUpper(byte) && !isUpper(previous) || isDigit(byte) && !isDigit(previous)
            if startsWord, !bytes.isEmpty { bytes.append(UInt8(ascii: " ")) }
            bytes.append(bytes.isEmpty && isLower(byte) ? byte - 32 : byte)
            previous = byte
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// `forgotPassword` gives `forgot password`; letters beyond ASCII stay as they are.
    package static func lowercased(of identifier: String) -> String {
        String(decoding: title(of: identifier).utf8.map { isUpper($0) ? $0 | 0x20 : $0 }, as: UTF8.self)
    }

    /// The words behind `when` for a case: `open` of `isOpen`, `not empty` of `notIsEmpty`.
    package static func telling(ofCase name: String) -> String {
        let words = lowercased(of: name).split(separator: " ")
        let telling = words.filter { $0 != "is" && $0 != "when" }
        return (telling.isEmpty ? words : telling).joined(separator: " ")
    }

    /// The words for an element of a kind, `email text field`: those of the kind alone where the id begins with the
    /// same, and of the id alone where it ends with them.
    package static func naming(_ id: String, _ kind: String) -> String {
        if id.isEmpty || (kind + " ").hasPrefix(id + " ") { return kind }
        return (" " + id).hasSuffix(" " + kind) ? id : "\(id) \(kind)"
    }

    private static func isUpper(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z") }
    private static func isLower(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "a") && byte <= UInt8(ascii: "z") }
    private static func isDigit(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") }
}

extension Element {
    /// The caption of the row that the element is: `previewName`, or the words of the id and what it is.
    package var caption: String {
        if case .caption(let name)? = toolValue(.previewName)?.value { return name }
        let title = Words.title(of: id.flatMap { $0.text.isEmpty ? nil : $0.text } ?? slot?.rawValue ?? kind.name)
        let words = (place ?? 0) > 0 ? "\(title) \((place ?? 0) + 1)" : title
        let suffix: String
        switch kind.caption {
        case .plain: return words
        case .field: suffix = "Field"
        case .button: suffix = isFilledButton ? "Button" : "Link"
        }
        return words == suffix || words.hasSuffix(" " + suffix) ? words : words + " " + suffix
    }

    /// True for a button that has a background.
    package var isFilledButton: Bool { buttonLook.fill != .nothing }
}
