/// The words behind a caret, as far as they offer a change of what is marked.
///
/// The change that is printed is the one that is tried, and no writer of a message has to say it twice.
package struct CaretWords: Hashable, Sendable {
    /// The manner in which the texts are offered.
    package enum Manner: Sendable {
        /// "did you mean `a` or `b`?", which claims that the text is right there.
        case guess
        /// "write `a`" or "write `a`: `b` belongs to c", which may also be said of a place beside the one that is
        /// marked.
        case advice
        /// "add `a: b`", an entry beside what is marked.
        case addition
        /// "leave it out", the entry that is marked.
        case removal
    }

    private static let guess = (before: "did you mean ", after: "?")
    private static let advice = (before: "write ", after: "")
    private static let addition = (before: "add ", after: "")
    private static let removal = "leave it out"
    /// The words between two texts.
    private static let separators = [", ", " or ", ", or "]
    /// Stands in a text that leaves something to the reader.
    private static let ellipsis = "…"

    /// The manner in which the texts are offered.
    package let manner: Manner
    /// The texts, best first; none for what is left out.
    package let texts: [String]

    /// Nil for a label that offers no text, or one that is cut short or stands for others.
    package init?(_ label: String) {
        if let texts = Self.texts(in: label, between: Self.guess) {
            self.init(.guess, texts)
        } else if let texts = Self.texts(in: Self.withoutReason(label), between: Self.advice) {
            self.init(.advice, texts)
        } else if let texts = Self.texts(in: label, between: Self.addition), texts.count == 1 {
            self.init(.addition, texts)
        } else if label == Self.removal {
            self.init(.removal, [])
        } else {
            return nil
        }
    }

    /// Words that offer these texts.
    package init(_ manner: Manner, _ texts: [String]) {
        self.manner = manner
        self.texts = texts
    }

    /// The label: "did you mean `a`?".
    package var label: String {
        let frame =
            switch manner {
            case .guess: Self.guess
            case .advice: Self.advice
            case .addition: Self.addition
            case .removal: (before: Self.removal, after: "")
            }
        return frame.before + EnglishList.joined(texts.map { "`\($0)`" }, "or") + frame.after
    }

    /// A label without the reason that stands behind a colon.
    private static func withoutReason(_ label: String) -> String {
        let parts = label.split(separator: "`: ", maxSplits: 1)
        return parts.count > 1 ? parts[0] + "`" : label
    }

    /// The texts in backticks of a label that has nothing else but separators within its frame.
    private static func texts(in label: String, between frame: (before: String, after: String)) -> [String]? {
        guard label.hasPrefix(frame.before + "`"), label.hasSuffix("`" + frame.after) else { return nil }
        let parts = label.dropFirst(frame.before.utf8.count).dropLast(frame.after.utf8.count)
            .split(separator: "`", omittingEmptySubsequences: false).dropFirst().dropLast().map(String.init)
        var texts: [String] = []
        for (place, part) in parts.enumerated() {
            if place.isMultiple(of: 2) {
                texts.append(part)
            } else if !separators.contains(part) {
                return nil
            }
        }
        let areWhole = texts.allSatisfy { text in
            !text.isEmpty && text.unicodeScalars.allSatisfy { $0 != ellipsis.unicodeScalars.first }
        }
        return texts.isEmpty || !areWhole ? nil : texts
    }
}
