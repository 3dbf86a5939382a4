import GenvcKit

/// Reads the tokens of a Swift file one by one.
///
/// Of literals of regular expressions only `#/…/#` is known: a bare `/…/` cannot be told from a division here.
struct SwiftLexer {
    private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

    private let bytes: [UInt8]
    private var index = 0

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        if bytes.starts(with: Self.byteOrderMark) { index = Self.byteOrderMark.count }
    }

    /// Nil at the end.
    mutating func next() -> SwiftToken? {
        while index < bytes.count {
            let byte = bytes[index]
            if byte <= UInt8(ascii: " ") || byte == UInt8(ascii: "`") {
                index += 1
            } else if !skipComment() && !skipLiteral() {
                return token(byte)
            }
        }
        return nil
    }

    private mutating func token(_ byte: UInt8) -> SwiftToken {
        if byte.isPartOfName { return .word(word()) }
        index += 1
        guard byte == UInt8(ascii: "#") else { return .mark(byte) }
        switch word() {
        case "if": return .conditionBegins
        case "endif": return .conditionEnds
        case let other: return .word(other)
        }
    }

    private mutating func word() -> String {
        let word = bytes[index...].prefix(while: \.isPartOfName)
        index = word.endIndex
        return String(decoding: word, as: UTF8.self)
    }

    // MARK: What is passed over

    /// Whether a comment stood here.
    private mutating func skipComment() -> Bool {
        if isHere("//") {
            index = bytes[index...].firstIndex { $0 == UInt8(ascii: "\n") } ?? bytes.endIndex
            return true
        }
        guard isHere("/*") else { return false }
        var depth = 0
        while index < bytes.count {
            if isHere("/*") {
                depth += 1
                index += 2
            } else if isHere("*/") {
                depth -= 1
                index += 2
                if depth == 0 { break }
            } else {
                index += 1
            }
        }
        return true
    }

    /// Whether what stands in quotes stood here, or an extended regular expression.
    private mutating func skipLiteral() -> Bool {
        let hashes = bytes[index...].prefix { $0 == UInt8(ascii: "#") }.count
        guard index + hashes < bytes.count else { return false }
        switch bytes[index + hashes] {
        case UInt8(ascii: "\""):
            index += hashes
            skipString(hashes: hashes)
        case UInt8(ascii: "/") where hashes > 0:
            let end = "/" + String(repeating: "#", count: hashes)
            index += hashes + 1
            while index < bytes.count, !isHere(end) { index += 1 }
            index = min(index + end.utf8.count, bytes.count)
        default:
            return false
        }
        return true
    }

    /// Goes on behind a string whose first quote is here.
    private mutating func skipString(hashes: Int) {
        let hashes = String(repeating: "#", count: hashes)
        let isOfLines = isHere("\"\"\"")
        let end = (isOfLines ? "\"\"\"" : "\"") + hashes
        let escape = "\\" + hashes
        index += isOfLines ? 3 : 1
        while index < bytes.count {
            if isHere(end) {
                index += end.utf8.count
                return
            }
            if isHere(escape) {
                index += escape.utf8.count
                if isHere("(") { skipInterpolation() } else { index += 1 }
            } else if !isOfLines, bytes[index] == UInt8(ascii: "\n") {
                // It has no end; the rest of the file shall be read all the same.
                return
            } else {
                index += 1
            }
        }
    }

    private mutating func skipInterpolation() {
        var depth = 0
        while index < bytes.count {
            if skipComment() || skipLiteral() { continue }
            if isHere("(") { depth += 1 } else if isHere(")") { depth -= 1 }
            index += 1
            if depth == 0 { return }
        }
    }

    private func isHere(_ text: String) -> Bool {
        bytes[min(index, bytes.count)...].starts(with: text.utf8)
    }
}
