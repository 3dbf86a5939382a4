/// The places where the lines of a text begin; turns byte offsets into positions.
///
/// A line ends at LF or CRLF. A lone CR ends none: it is an odd character within its line.
package struct LineTable: Sendable {
    /// The offset of the first byte of each line.
    private let starts: [Int]
    /// The offset behind the last byte of each line, without its line end.
    private let contentEnds: [Int]

    /// Scans `bytes` once.
    package init(_ bytes: [UInt8]) {
        var starts = [0]
        var contentEnds: [Int] = []
        bytes.withUnsafeBufferPointer { bytes in
            for offset in bytes.indices where bytes[offset] == UInt8(ascii: "\n") {
                let hasCarriageReturn = offset > 0 && bytes[offset - 1] == UInt8(ascii: "\r")
                contentEnds.append(hasCarriageReturn ? offset - 1 : offset)
                starts.append(offset + 1)
            }
        }
        contentEnds.append(bytes.count)
        self.starts = starts
        self.contentEnds = contentEnds
    }

    /// The number of lines: at least one, and one more than there are line ends.
    package var count: Int { starts.count }

    /// The bytes of `line` (counted from 1) without its line end.
    package func range(ofLine line: Int) -> Range<Int> {
        starts[line - 1]..<contentEnds[line - 1]
    }

    /// The line (counted from 1) that holds the byte at `offset`; a line end belongs to the line it ends.
    package func line(at offset: Int) -> Int {
        var low = 0
        var high = starts.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if starts[middle] <= offset {
                low = middle
            } else {
                high = middle
            }
        }
        return low + 1
    }

    /// The position of the byte at `offset`, which may be the end of the text; what lies outside counts as its border.
    package func position(at offset: Int) -> SourcePosition {
        let offset = min(max(0, offset), contentEnds[contentEnds.count - 1])
        let line = line(at: offset)
        return SourcePosition(line: line, column: offset - starts[line - 1] + 1)
    }
}
