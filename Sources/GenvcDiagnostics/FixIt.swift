/// A change to the source that would answer the finding.
public struct FixIt: Hashable, Sendable {
    /// Replaces the bytes of `range` by `text`.
    public struct Edit: Hashable, Sendable {
        public let range: SourceRange
        public let text: String

        public init(_ range: SourceRange, _ text: String) {
            self.range = range
            self.text = text
        }
    }

    /// True if the change cannot alter a meaning that was right.
    public let isSafe: Bool
    /// None overlaps another.
    public let edits: [Edit]
    /// The change in words, for the place behind the caret; nil where the finding's label says it.
    public let advice: String?

    public init(isSafe: Bool, edits: [Edit], advice: String? = nil) {
        self.isSafe = isSafe
        self.edits = edits
        self.advice = advice
    }

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

    /// Where a byte of the old text stands in the new one.
    package func place(of byte: Int) -> Int {
        edits.filter { $0.range.end <= byte }.reduce(byte) { place, edit in
            place + edit.text.utf8.count - (edit.range.end - edit.range.start)
        }
    }
}
