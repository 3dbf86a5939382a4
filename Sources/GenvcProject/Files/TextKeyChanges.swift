import GenvcSwift

/// The keys of localised texts in two generated files of the same screen.
package struct TextKeyChanges {
    /// The keys that the new file does not have, with those in their places.
    package let pairs: [(old: String, new: String)]
    /// The keys that both have, with another text in each, in the order of the new file.
    let reworded: [String]

    /// Compares the keys of two files pair by pair, in the order of the code.
    package init(_ old: [UInt8], _ new: [UInt8]) {
        pairs = zip(Self.keys(of: old), Self.keys(of: new)).filter { $0 != $1 }.map { (old: $0, new: $1) }
        let former = Dictionary(grouping: Self.texts(of: old), by: \.key).mapValues { Set($0.map(\.text)) }
        let present = Dictionary(grouping: Self.texts(of: new), by: \.key).mapValues { Set($0.map(\.text)) }
        var seen: Set<String> = []
        reworded = Self.keys(of: new).filter { key in
            seen.insert(key).inserted && former[key] != nil && former[key] != present[key]
        }
    }

    /// The keys in their order.
    package static func keys(of contents: [UInt8]) -> [String] { texts(of: contents).map(\.key) }

    /// The keys in their order, each with the literal of its text.
    private static func texts(of contents: [UInt8]) -> [(key: String, text: [UInt8])] {
        let code = SwiftText(contents)
        return code.tokens.indices.compactMap { place in
            guard code.isWord("NSLocalizedString", at: place), code.isMark("(", at: place + 1),
                code.tokens.indices.contains(place + 2), code.tokens[place + 2].kind == .literal
            else { return nil }
            let key = code[code.tokens[place + 2]].dropFirst().dropLast()
            return (String(decoding: key, as: UTF8.self), text(in: code, behind: place + 2))
        }
    }

    /// The text between the quotes of the literal behind the next `value:`, without the indentation of its lines.
    private static func text(in code: SwiftText, behind key: Int) -> [UInt8] {
        let label = code.tokens.indices[key...].first { code.isWord("value", at: $0) && code.isMark(":", at: $0 + 1) }
        guard let label, code.tokens.indices.contains(label + 2), code.tokens[label + 2].kind == .literal else {
            return []
        }
        let literal = code[code.tokens[label + 2]]
        guard literal.starts(with: "\"\"\"".utf8) else {
            // A long text is several literals with `+` between them.
            var (text, place) = (Array(literal.dropFirst().dropLast()), label + 3)
            while code.isMark("+", at: place), code.tokens.indices.contains(place + 1),
                code.tokens[place + 1].kind == .literal
            {
                text += code[code.tokens[place + 1]].dropFirst().dropLast()
                place += 2
            }
            return text
        }
        // A line is continued by a backslash at its end.
        let lines = literal.dropFirst(3).dropLast(3).split(separator: UInt8(ascii: "\n"))
            .map { $0.drop { $0 == UInt8(ascii: " ") } }
        return Array(lines.map { $0.last == UInt8(ascii: "\\") ? $0.dropLast() : $0 + [UInt8(ascii: "\n")] }.joined())
            .trimmed
    }
}

extension [UInt8] {
    /// Without the line ends at its end.
    fileprivate var trimmed: [UInt8] { Array(self[..<((lastIndex { $0 != 10 } ?? -1) + 1)]) }
}
