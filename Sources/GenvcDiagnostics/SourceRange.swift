/// A half-open range of bytes in one source file.
public struct SourceRange: Hashable, Sendable {
    /// The file that the range lies in.
    public let file: SourceFileID
    /// The first byte in 32 bits, which halves every value that has a range; files are far smaller.
    private let startOffset: Int32
    /// One past the last byte.
    private let endOffset: Int32

    /// The bytes from `start` up to `end`, counted from 0; an end before the start makes an empty range.
    public init(file: SourceFileID, start: Int, end: Int) {
        self.file = file
        startOffset = Int32(clamping: start)
        endOffset = Int32(clamping: max(start, end))
    }

    /// The first byte, counted from 0.
    public var start: Int { Int(startOffset) }
    /// One past the last byte, counted from 0.
    public var end: Int { Int(endOffset) }

    /// True if the range has no bytes.
    public var isEmpty: Bool { startOffset == endOffset }

    /// A range without bytes, the same for every place in the file.
    package var emptied: SourceRange { SourceRange(file: file, start: 0, end: 0) }

    /// The smallest range that holds both; the two must lie in one file.
    public func union(_ other: SourceRange) -> SourceRange {
        SourceRange(file: file, start: min(start, other.start), end: max(end, other.end))
    }
}
