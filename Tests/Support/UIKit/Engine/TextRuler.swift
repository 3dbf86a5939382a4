// The table of character widths, and nothing else of the module: what predicts frames must not be what checks them.
internal import GenvcChecks

/// A text that is measured: how wide it is on one line, and how many lines it takes in a width.
struct TextRuler {
    /// A run of characters between spaces.
    private struct Word {
        /// Points of the spaces before it.
        var gap = 0.0
        var advances: [Double] = []
        var width = 0.0
    }

    /// The words of each paragraph.
    private var paragraphs: [[Word]] = []
    /// Points of the longest paragraph on one line.
    private(set) var width = 0.0
    /// Points from line to line.
    let lineHeight: Double

    /// A line may be this much wider than its room, in points, which is a rounding error.
    private static let tolerance = 0.01

    /// `kern`: points behind each character; `stretch`: how much wider than that every character is.
    init(_ text: String, font: UIFont, kern: CGFloat = 0, lineHeight: CGFloat? = nil, stretch: CGFloat = 1) {
        self.lineHeight = Double(lineHeight ?? font.lineHeight)
        guard !text.isEmpty else { return }
        let factor = Double(font.pointSize * stretch) / 1_000
        let descriptor = font.fontDescriptor
        let isMonospaced = descriptor.design == .monospaced || descriptor.symbolicTraits.contains(.traitMonoSpace)
        let isBold = descriptor.weight.rawValue >= UIFont.Weight.semibold.rawValue
        let face: TextFace = isMonospaced ? .monospaced : isBold ? .bold : .regular
        for paragraph in text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false) {
            var words = [Word()]
            var line = 0.0
            for scalar in paragraph {
                let advance = Double(TextMetrics.advance(of: scalar, in: face)) * factor + Double(kern * stretch)
                line += advance
                if scalar == " " {
                    if !words[words.count - 1].advances.isEmpty { words.append(Word()) }
                    words[words.count - 1].gap += advance
                } else {
                    words[words.count - 1].advances.append(advance)
                    words[words.count - 1].width += advance
                }
            }
            paragraphs.append(words)
            width = max(width, line)
        }
    }

    var isEmpty: Bool { paragraphs.isEmpty }

    /// The size in a room of some width, on at most `lines` lines; 0: any number. Not rounded.
    func size(in room: CGFloat, atMost lines: Int) -> CGSize {
        guard !isEmpty else { return .zero }
        let room = Double(room)
        var needed = 1
        if lines != 1 {
            needed = paragraphs.reduce(0) { $0 + Self.lineCount(of: $1, in: room) }
            if lines > 0 { needed = min(needed, lines) }
        }
        return CGSize(width: min(width, room), height: Double(needed) * lineHeight)
    }

    private static func lineCount(of words: [Word], in room: Double) -> Int {
        let limit = room + tolerance
        var lines = 1
        var used = 0.0
        for (index, word) in words.enumerated() where !word.advances.isEmpty {
            if used + word.gap + word.width <= limit {
                used += word.gap + word.width
                continue
            }
            // The spaces at which a line is broken take no room.
            if index > 0 { (lines, used) = (lines + 1, 0) } else { used = word.gap }
            for advance in word.advances {
                if used > 0, used + advance > limit { (lines, used) = (lines + 1, 0) }
                used += advance
            }
        }
        return lines
    }
}
