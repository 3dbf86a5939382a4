import GenvcSwift

/// The modifiers and attributes before the keyword of a declaration.
struct DeclarationModifiers {
    /// The modifiers of Swift that may stand before a type or a method.
    private static let known: Set = [
        "open", "public", "package", "internal", "fileprivate", "private", "final", "indirect", "distributed",
        "nonisolated",
    ]

    /// The modifiers, and the names of the attributes.
    private(set) var words: Set<String> = []
    /// The lines of the attributes that say where the declaration is there: `@available(iOS 17, *)`.
    private(set) var availability: [String] = []

    /// - Parameter keyword: The place of the keyword among the tokens.
    init(before keyword: Int, in text: SwiftText) {
        var place = keyword - 1
        while place >= 0 {
            let end = place
            if text.isMark(")", at: place) { place = Self.opening(of: place, in: text) - 1 }
            guard let word = text.name(at: place) else { return }
            let isAttribute = text.isMark("@", at: place - 1)
            guard isAttribute || Self.known.contains(word) else { return }
            words.insert(word)
            if isAttribute, word == "available" {
                let range = text.tokens[place - 1].range.lowerBound..<text.tokens[end].range.upperBound
                let lines = text.bytes[range].split { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
                availability = lines.map { String(decoding: $0, as: UTF8.self) } + availability
            }
            place -= isAttribute ? 2 : 1
        }
    }

    /// The place of the parenthesis that the one at `closing` closes; 0 where none does.
    private static func opening(of closing: Int, in text: SwiftText) -> Int {
        var depth = 0
        var place = closing
        while place > 0 {
            if text.isMark(")", at: place) { depth += 1 } else if text.isMark("(", at: place) { depth -= 1 }
            if depth == 0 { return place }
            place -= 1
        }
        return 0
    }
}
