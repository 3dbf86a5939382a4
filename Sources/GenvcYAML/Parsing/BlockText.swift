/// The lines of a block of text, below `|` or `>`.
struct BlockText {
    /// The line ends that are kept behind the last line of text.
    enum Chomping {
        /// One, of a text that has any line.
        case clip
        /// No line end.
        case strip
        /// All line ends, those of blank lines too.
        case keep
    }

    private let source: YAMLSource
    /// The indices of all lines of the block, the blank ones at its end included.
    var lines: Range<Int>
    /// The index behind the last line that holds text.
    var textEnd: Int
    /// Spaces that do not belong to the text.
    var indentation = 0
    /// The offset behind the last byte of text.
    var end: Int

    /// A block without a line yet.
    ///
    /// - Parameters:
    ///   - line: The line below its header.
    ///   - end: Where its header ends, in bytes.
    init(_ source: YAMLSource, line: Int, end: Int) {
        self.source = source
        lines = line..<line
        textEnd = line
        self.end = end
    }

    /// The bytes of the line at `index` that belong to the text.
    private func content(ofLineAt index: Int) -> ArraySlice<UInt8> {
        let line = source.lines[index]
        return source.bytes[min(line.start + indentation, line.end)..<line.end]
    }

    /// The text below `|`: its lines as they stand, without the block's indentation.
    func literal(_ chomping: Chomping) -> [UInt8] {
        var text: [UInt8] = []
        for index in lines.lowerBound..<textEnd {
            if index > lines.lowerBound { text.append(.lineFeed) }
            text.append(contentsOf: content(ofLineAt: index))
        }
        appendEnd(chomping, to: &text)
        return text
    }

    /// Folds as YAML 1.2 (8.1.3) says: a line break between two lines of text is a space, of several the first is
    /// dropped; around lines that are indented more all are kept.
    func folded(_ chomping: Chomping) -> [UInt8] {
        var text: [UInt8] = []
        var breaks = 0
        var previousIsSpaced: Bool?
        for index in lines.lowerBound..<textEnd {
            let content = content(ofLineAt: index)
            guard let first = content.first else {
                breaks += 1
                continue
            }
            let isSpaced = first.isWhite
            if let previousIsSpaced {
                if previousIsSpaced || isSpaced {
                    breaks += 1
                } else if breaks == 0 {
                    text.append(.space)
                }
            }
            for _ in 0..<breaks { text.append(.lineFeed) }
            text.append(contentsOf: content)
            breaks = 0
            previousIsSpaced = isSpaced
        }
        appendEnd(chomping, to: &text)
        return text
    }

    /// The line breaks after the last line of text.
    private func appendEnd(_ chomping: Chomping, to text: inout [UInt8]) {
        let hasText = textEnd > lines.lowerBound
        switch chomping {
        case .strip:
            break
        case .clip:
            if hasText, endsWithBreak(source.lines[textEnd - 1]) { text.append(.lineFeed) }
        case .keep:
            let start = hasText ? textEnd - 1 : lines.lowerBound
            for index in start..<max(start, lines.upperBound) where endsWithBreak(source.lines[index]) {
                text.append(.lineFeed)
            }
        }
    }

    /// False only for the last line of a file that does not end with a line break.
    private func endsWithBreak(_ line: Line) -> Bool { line.end < source.bytes.count }
}
