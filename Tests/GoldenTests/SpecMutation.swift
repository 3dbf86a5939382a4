/// A small mistake in one line of a spec, as people make it when they type.
enum SpecMutation: String, CaseIterable {
    case withoutColon, withoutSpaceAfterColon, misspeltKey, withoutQuote, withoutClosingBrace, indentedByOneMore
    case indentedByOneLess, indentedByTab, twice, unitValue, yesValue

    /// The line with the mistake, or nil where the line has nothing to get wrong in this way.
    func applied(to line: String) -> String? {
        let indentation = line.prefix { $0 == " " }.count
        let colon = line.firstRange(of: ": ")?.lowerBound
        switch self {
        case .withoutColon: return line.firstRange(of: ":").map { line.replacingCharacters(in: $0, with: "") }
        case .withoutSpaceAfterColon:
            return line.firstRange(of: ": ").map { line.replacingCharacters(in: $0, with: ":") }
        case .misspeltKey:
            guard let end = line.firstIndex(of: ":") else { return nil }
            let letters = line[..<end].reversed().prefix { $0.isLetter }.count
            guard letters >= 4 else { return nil }
            var result = line
            result.remove(at: line.index(end, offsetBy: -2))
            return result
        case .withoutQuote: return line.lastRange(of: "\"").map { line.replacingCharacters(in: $0, with: "") }
        case .withoutClosingBrace: return line.lastRange(of: "}").map { line.replacingCharacters(in: $0, with: "") }
        case .indentedByOneMore: return " " + line
        case .indentedByOneLess: return indentation > 0 ? String(line.dropFirst()) : nil
        case .indentedByTab: return indentation > 1 ? "\t" + line.dropFirst(2) : nil
        case .twice: return line + "\n" + line
        case .unitValue: return colon.flatMap { Self.line(line, value: "16pt", after: $0) }
        case .yesValue: return colon.flatMap { Self.line(line, value: "YES", after: $0) }
        }
    }

    /// Replaces the one value of a line.
    private static func line(_ line: String, value: String, after colon: String.Index) -> String? {
        let start = line.index(colon, offsetBy: 2)
        guard !line[start...].contains("{"), !line[..<start].contains("{") else { return nil }
        return line[..<start] + value
    }
}

extension String {
    fileprivate func firstRange(of text: String) -> Range<Index>? { ranges(of: text).first }
    fileprivate func lastRange(of text: String) -> Range<Index>? { ranges(of: text).last }

    fileprivate func replacingCharacters(in range: Range<Index>, with text: String) -> String {
        self[..<range.lowerBound] + text + self[range.upperBound...]
    }
}
