/// The keys of localised texts in two generated files of the same screen.
package struct TextKeyChanges {
    private static let call = Array("NSLocalizedString(".utf8)
    private static let value = Array("value:".utf8)

    /// The keys that the new file does not have, with those in their places.
    package let pairs: [(old: String, new: String)]
    /// The keys that both have, with another text in each, in the order of the new file.
    let reworded: [String]

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
        var texts: [(key: String, text: [UInt8])] = []
        var index = contents.startIndex
        while let start = contents[index...].firstIndex(of: call[0]) {
            if contents[start...].starts(with: call) {
                // A long call is broken before its first argument.
                let rest = contents[(start + call.count)...].drop { $0 == UInt8(ascii: " ") || $0 == 10 || $0 == 13 }
                let key = rest.dropFirst().prefix { $0 != UInt8(ascii: "\"") }
                texts.append((String(decoding: key, as: UTF8.self), literal(in: contents[key.endIndex...])))
            }
            index = start + 1
        }
        return texts
    }

    /// The literal behind the next `value:`, of one line or of several, without how far its lines are indented.
    private static func literal(in rest: ArraySlice<UInt8>) -> [UInt8] {
        let quote = UInt8(ascii: "\"")
        let starts = rest.indices.first { rest[$0] == value[0] && rest[$0...].starts(with: value) }
        guard let starts, let start = rest[starts...].firstIndex(of: quote) else { return [] }
        let isMultiline = rest[start...].starts(with: [quote, quote, quote])
        var text: [UInt8] = []
        var isEscaped = false
        for index in rest[start...].indices.dropFirst(isMultiline ? 3 : 1) {
            let isEnd = isMultiline ? rest[index...].starts(with: [quote, quote, quote]) : rest[index] == quote
            if isEnd, !isEscaped { break }
            isEscaped = rest[index] == UInt8(ascii: "\\") && !isEscaped
            text.append(rest[index])
        }
        guard isMultiline else { return text }
        // A line is continued by a backslash at its end.
        let lines = text.split(separator: 10).map { $0.drop { $0 == UInt8(ascii: " ") } }
        return Array(lines.map { $0.last == UInt8(ascii: "\\") ? $0.dropLast() : $0 + [10] }.joined())
            .trimmed
    }
}

extension [UInt8] {
    /// Without the line ends at its end.
    fileprivate var trimmed: [UInt8] { Array(self[..<((lastIndex { $0 != 10 } ?? -1) + 1)]) }
}
