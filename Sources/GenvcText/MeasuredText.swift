/// A text whose words have been measured once, to be laid out in many widths.
///
/// It is a class, because it is looked up at each point of the matrix, and counting the references of its words at each
/// copy takes longer than breaking its lines.
package final class MeasuredText: Sendable {
    /// A run of characters without a space, or the empty beginning of a paragraph.
    private struct Word: Sendable, Equatable {
        /// Points of the spaces before it.
        let gap: Double
        /// Points of the word itself.
        let width: Double
        /// The part of `advances` that is this word.
        let first: Int
        /// One past the last of its characters in `advances`.
        let end: Int
        /// True for the first word behind a line end of the text.
        let beginsParagraph: Bool
    }

    /// A line may be wider than its room by this many points, which are a rounding error.
    private static let tolerance = 0.01

    /// The words in their order, those of all paragraphs.
    private let words: [Word]
    /// Points of each character, for words that are wider than a line.
    private let advances: [Double]
    /// The number of paragraphs.
    private let paragraphCount: Int
    /// The points of room from which on every paragraph is one line; infinite where characters are drawn over those
    /// before them, so that a part of a line may be wider than all of it.
    private let roomForParagraphs: Double
    /// Points of the widest paragraph on one line.
    package let width: Double
    /// Points of the widest word.
    package let widestWord: Double
    /// Points of the widest character.
    package let widestCharacter: Double
    /// Points of the font, of the first where there are several.
    package let size: Double
    /// Points from line to line.
    package let lineHeight: Double
    /// Points behind each paragraph but the last.
    private let paragraphSpacing: Double

    /// `kern`: points added to each character; `stretch`: how much wider every character is; `lineHeight`: points from
    /// line to line, nil for the font's.
    package convenience init(
        _ text: String, size: Double, face: TextFace, kern: Double = 0, stretch: Double = 1, lineHeight: Double? = nil
    ) {
        self.init(
            [TextPiece(text, size: size, face: face, kern: kern)], size: size, stretch: stretch, lineHeight: lineHeight)
    }

    /// A text in several fonts, that of the whole as `size`. Every line is taken to be as high as the highest.
    package init(
        _ pieces: [TextPiece], size: Double, stretch: Double = 1, lineHeight: Double? = nil,
        paragraphSpacing: Double = 0
    ) {
        self.size = size
        self.paragraphSpacing = paragraphSpacing
        let largest = pieces.reduce(size) { max($0, $1.size) }
        self.lineHeight = max(lineHeight ?? 0, TextMetrics.lineHeight(size: largest))
        let measured = Measures(pieces, stretch: stretch)
        words = measured.words
        advances = measured.advances
        width = measured.width
        paragraphCount = words.reduce(0) { $1.beginsParagraph ? $0 + 1 : $0 }
        let onlyGrows = advances.allSatisfy { $0 >= 0 } && words.allSatisfy { $0.gap >= 0 }
        roomForParagraphs = onlyGrows ? width : .infinity
        widestWord = words.reduce(0) { max($0, $1.width) }
        widestCharacter = advances.max() ?? 0
    }

    /// The words of a text and their widths.
    private struct Measures {
        /// The words in their order.
        var words: [Word] = []
        /// Points of each character that is no space and no line end.
        var advances: [Double] = []
        /// Points of the widest paragraph on one line.
        var width = 0.0
        /// Points of the spaces before the word that is read.
        private var gap = 0.0
        /// The place in `advances` where the word that is read begins.
        private var first = 0
        /// Points of the word that is read, as far as it was read.
        private var wordWidth = 0.0
        /// True before the first word behind a line end.
        private var beginsParagraph = true

        /// Measures pieces that follow each other, every character of them `stretch` times as wide.
        init(_ pieces: [TextPiece], stretch: Double) {
            guard pieces.contains(where: { !$0.text.isEmpty }) else { return }
            advances.reserveCapacity(pieces.reduce(0) { $0 + $1.text.utf8.count })
            var line = 0.0
            for piece in pieces {
                let factor = piece.size / 1_000 * stretch
                let kern = piece.kern * stretch
                for scalar in piece.text.unicodeScalars {
                    switch scalar {
                    case "\n":
                        endWord()
                        width = max(width, line)
                        (line, gap, beginsParagraph) = (0, 0, true)
                    case " ":
                        let advance = Double(TextMetrics.advance(of: scalar, in: piece.face)) * factor + kern
                        if first < advances.count { endWord() }
                        gap += advance
                        line += advance
                    default:
                        let glyph = Double(TextMetrics.advance(of: scalar, in: piece.face)) * factor + kern
                        let advance = piece.advance ?? glyph
                        advances.append(advance)
                        wordWidth += advance
                        line += advance
                    }
                }
            }
            endWord()
            width = max(width, line)
        }

        /// Keeps the word that is read, where there is one.
        private mutating func endWord() {
            let end = advances.count
            guard end > first || beginsParagraph else { return }
            words.append(Word(gap: gap, width: wordWidth, first: first, end: end, beginsParagraph: beginsParagraph))
            beginsParagraph = false
            (first, gap, wordWidth) = (end, 0, 0)
        }
    }

    /// The widest run of characters between which a line cannot end, and its points; `text` is what was measured.
    ///
    /// `widestWord` ends at spaces alone; lines end behind hyphens too, and between the characters of scripts that are
    /// written without spaces.
    package func widestUnbroken(of text: String) -> (word: String, width: Double) {
        var widest = (word: "", width: 0.0)
        var run = (word: "", width: 0.0)
        var index = 0
        for scalar in text.unicodeScalars {
            let isSpace = scalar == " " || scalar == "\n"
            if isSpace || scalar.isWrittenWithoutSpaces { run = ("", 0) }
            guard !isSpace, index < advances.count else { continue }
            run.word.unicodeScalars.append(scalar)
            run.width += advances[index]
            index += 1
            if run.width > widest.width { widest = run }
            if scalar.isWrittenWithoutSpaces || scalar.endsLines { run = ("", 0) }
        }
        return widest
    }

    /// True for a text without words, which takes no height.
    package var isEmpty: Bool { words.isEmpty }

    /// The number of lines that the text takes in `room` points, broken at spaces, and within a word only if it is
    /// wider than a line.
    package func lineCount(in room: Double) -> Int {
        if room >= roomForParagraphs { return paragraphCount }
        var lines = 0
        breakLines(in: room) { _, _ in lines += 1 }
        return lines
    }

    /// The places where the lines begin that `lineCount` counts: before how many of the characters that are no space
    /// and no line end.
    package func lineStarts(in room: Double) -> [Int] {
        var starts: [Int] = []
        breakLines(in: room) { first, _ in starts.append(first) }
        return starts
    }

    /// The points of the longest line that the text has in `room` points.
    package func widestLine(in room: Double) -> Double {
        var widest = 0.0
        let last = breakLines(in: room) { _, before in widest = max(widest, before) }
        return max(widest, last)
    }

    /// Calls `begin` for each line with the first of its characters and the points of the line before it, and returns
    /// the points of the last line.
    @discardableResult @inline(__always)
    private func breakLines(in room: Double, _ begin: (Int, Double) -> Void) -> Double {
        let limit = room + Self.tolerance
        var used = 0.0
        for word in words {
            if word.beginsParagraph {
                begin(word.first, used)
                used = word.gap
            } else if used + word.gap + word.width <= limit {
                used += word.gap + word.width
                continue
            } else {
                begin(word.first, used)
                used = 0
            }
            guard used + word.width > limit else {
                used += word.width
                continue
            }
            for index in word.first..<word.end {
                if used > 0, used + advances[index] > limit {
                    begin(index, used)
                    used = 0
                }
                used += advances[index]
            }
        }
        return used
    }

    /// The height in `room` points of width, on at most `lines` lines (0: any number), a whole number of pixels.
    package func height(in room: Double, atMost lines: Int, scale: Double) -> Double {
        guard !isEmpty else { return 0 }
        let needed = width <= room + Self.tolerance && lines == 1 ? 1 : lineCount(in: room)
        let shown = lines > 0 ? min(needed, lines) : needed
        let gaps = paragraphSpacing > 0 ? Double(gapCount(in: room, atMost: shown)) * paragraphSpacing : 0
        return TextMetrics.roundedUp(Double(shown) * lineHeight + gaps, scale: scale)
    }

    /// The number of lines among the first `lines` that begin a paragraph, the first line aside: as many gaps stand
    /// between them.
    private func gapCount(in room: Double, atMost lines: Int) -> Int {
        let begins = Set(words.filter(\.beginsParagraph).map(\.first))
        return lineStarts(in: room).prefix(lines).dropFirst().filter { begins.contains($0) }.count
    }
}

extension MeasuredText: Equatable {
    /// True if both texts have the same lines in each room.
    package static func == (left: MeasuredText, right: MeasuredText) -> Bool {
        left === right
            || left.size == right.size && left.lineHeight == right.lineHeight
                && left.paragraphSpacing == right.paragraphSpacing && left.width == right.width
                && left.words == right.words && left.advances == right.advances
    }
}

extension Unicode.Scalar {
    /// True if a line may end behind the character: classes BA, HY and ZW of UAX #14 that texts of applications have.
    fileprivate var endsLines: Bool {
        switch value {
        case 0x2D, 0x2F, 0xAD, 0x200B, 0x2010, 0x2012...0x2014: true
        default: false
        }
    }

    /// True if a line may end on both sides of the character: classes SA and ID of UAX #14, from Thai to Lao, and
    /// Chinese and Japanese.
    fileprivate var isWrittenWithoutSpaces: Bool {
        switch value {
        case 0xE00...0xEFF, 0x1000...0x109F, 0x1780...0x17FF, 0x2E80...0xFFDC, 0x1F000...0x3FFFF: true
        default: false
        }
    }
}
