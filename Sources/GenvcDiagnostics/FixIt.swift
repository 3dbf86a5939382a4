/// A change to the source that would answer the finding.
public struct FixIt: Hashable, Sendable {
    /// Replaces the bytes of `range` by `text`.
    public struct Edit: Hashable, Sendable {
        /// The bytes that are replaced.
        public let range: SourceRange
        /// The text that stands there afterwards.
        public let text: String

        /// A replacement of the bytes of a range.
        public init(_ range: SourceRange, _ text: String) {
            self.range = range
            self.text = text
        }
    }

    /// True if the change cannot alter a meaning that was right.
    public let isSafe: Bool
    /// True if the change takes back what the spec says of its whole screen, which somebody has to agree to.
    public let takesBack: Bool
    /// The replacements, of which none overlaps another.
    public let edits: [Edit]
    /// The change in words, for the place behind the caret; nil where the finding's label says it.
    public let advice: String?

    /// A change of one or more edits, none of which overlaps another.
    public init(isSafe: Bool, takesBack: Bool = false, edits: [Edit], advice: String? = nil) {
        self.isSafe = isSafe
        self.takesBack = takesBack
        self.edits = edits
        self.advice = advice
    }

    /// A change that replaces the bytes of one range.
    public static func replace(_ range: SourceRange, with text: String, isSafe: Bool = false) -> FixIt {
        FixIt(isSafe: isSafe, edits: [Edit(range, text)])
    }

    /// The text with every edit made.
    package func applied(to text: [UInt8]) -> [UInt8] {
        var changed = text
        for edit in edits.sorted(by: { $0.range.start > $1.range.start }) {
            changed.replaceSubrange(edit.range.start..<edit.range.end, with: edit.text.utf8)
        }
        return changed
    }

    /// The place where a byte of the old text stands in the new one.
    package func place(of byte: Int) -> Int {
        edits.filter { $0.range.end <= byte }.reduce(byte) { place, edit in
            place + edit.text.utf8.count - (edit.range.end - edit.range.start)
        }
    }
}
