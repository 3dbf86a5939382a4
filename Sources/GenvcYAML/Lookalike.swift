import GenvcDiagnostics

/// A character that looks like one that YAML knows, or like a space, and is none: it comes from chats and word
/// processors.
struct Lookalike {
    /// The character as a Unicode code point.
    let scalar: UInt32
    /// The character in words, with its article: `a curly quote`.
    let name: String
    /// The character that was most likely meant.
    let replacement: String

    var isQuote: Bool { replacement == "\"" || replacement == "'" }

    /// Nil for a character that resembles none of those that YAML knows.
    init?(_ scalar: UInt32) {
        self.scalar = scalar
        switch scalar {
        case 0x201C, 0x201D, 0x201E, 0x201F: (name, replacement) = ("a curly quote", "\"")
        case 0x2018, 0x2019, 0x201A, 0x201B: (name, replacement) = ("a curly quote", "'")
        case 0xFF1A: (name, replacement) = ("a full-width colon", ": ")
        case 0xA0: (name, replacement) = ("a no-break space", " ")
        case 0x1680, 0x2000...0x200A, 0x202F, 0x205F, 0x3000: (name, replacement) = ("an unusual space", " ")
        case 0x200B...0x200F, 0x2060: (name, replacement) = ("an invisible character", "")
        default: return nil
        }
    }
}

extension YAMLSource {
    /// The lookalike at `offset`, if one begins there.
    func lookalike(at offset: Int) -> Lookalike? {
        guard bytes[offset] >= 0xC2, let (scalar, _) = UTF8Decoder.decode(bytes, at: offset) else { return nil }
        return Lookalike(scalar)
    }

    /// The lookalike at `offset` that could stand for what divides a key from its value.
    func separatorLookalike(at offset: Int) -> Lookalike? {
        lookalike(at: offset).flatMap { $0.isQuote ? nil : $0 }
    }

    /// True where any character that resembles one of YAML's begins.
    func isLookalike(at offset: Int) -> Bool { lookalike(at: offset) != nil }

    /// The finding for a lookalike, with a fix that puts the right character in its place, or another one.
    func oddCharacter(_ found: Lookalike, at offset: Int, help: String? = nil, fix: FixIt? = nil) -> Diagnostic {
        let length = found.scalar < 0x800 ? 2 : 3
        let place = range(offset, offset + length)
        let instead: String
        switch found.replacement {
        case "": instead = "delete it"
        case " ": instead = "write a space"
        default: instead = "write `\(found.replacement)`"
        }
        return .error(
            .oddCharacter, "\(found.name) (\(Hexadecimal.name(found.scalar))) stands here", at: place,
            label: fix?.advice ?? instead, help: help
        ).fixable(by: [
            fix
                ?? FixIt(
                    isSafe: false,
                    edits: ([place] + closingQuote(of: found, after: place.end)).map {
                        FixIt.Edit($0, found.replacement)
                    })
        ])
    }

    /// The curly quote of the same sort that closes a text, on the line of the one that opens it; none for any other
    /// character.
    private func closingQuote(of opening: Lookalike, after start: Int) -> [SourceRange] {
        guard opening.isQuote else { return [] }
        var offset = start
        while offset < bytes.count, bytes[offset] != .lineFeed {
            if let found = lookalike(at: offset), found.replacement == opening.replacement {
                return [range(offset, offset + 3)]
            }
            offset += 1
        }
        return []
    }
}
