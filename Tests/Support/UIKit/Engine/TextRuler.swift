// Of this module the stand-in uses the widths of characters alone. It breaks lines by itself, since what predicts
// frames must not be what checks them.
internal import GenvcText

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
    /// Points behind each paragraph but the last.
    private let paragraphSpacing: Double

    /// A line may be this much wider than its room, in points, which is a rounding error.
    private static let tolerance = 0.01

    /// Characters in one font.
    struct Piece {
        let text: String
        let font: UIFont
        /// Points behind each character.
        var kern: CGFloat = 0
        /// Points of a picture that is its only character; nil for characters.
        var pictureWidth: CGFloat?
    }

    /// `kern`: points behind each character; `stretch`: how much wider than that every character is.
    init(_ text: String, font: UIFont, kern: CGFloat = 0, lineHeight: CGFloat? = nil, stretch: CGFloat = 1) {
        self.init([Piece(text: text, font: font, kern: kern)], font: font, lineHeight: lineHeight, stretch: stretch)
    }

    /// Every line is as high as the highest of the fonts asks for.
    init(
        _ pieces: [Piece], font: UIFont, lineHeight: CGFloat? = nil, paragraphSpacing: CGFloat = 0,
        stretch: CGFloat = 1
    ) {
        let highest = pieces.map(\.font.lineHeight).max() ?? font.lineHeight
        self.lineHeight = Double(max(lineHeight ?? 0, highest))
        self.paragraphSpacing = Double(paragraphSpacing)
        guard pieces.contains(where: { !$0.text.isEmpty }) else { return }
        var words = [Word()]
        var line = 0.0
        for piece in pieces {
            let factor = Double(piece.font.pointSize * stretch) / 1_000
            let face = Self.face(of: piece.font)
            for scalar in piece.text.unicodeScalars {
                if scalar == "\n" {
                    paragraphs.append(words)
                    width = max(width, line)
                    (words, line) = ([Word()], 0)
                    continue
                }
                let advance =
                    piece.pictureWidth.map(Double.init)
                    ?? Double(TextMetrics.advance(of: scalar, in: face)) * factor + Double(piece.kern * stretch)
                line += advance
                if scalar == " " {
                    if !words[words.count - 1].advances.isEmpty { words.append(Word()) }
                    words[words.count - 1].gap += advance
                } else {
                    words[words.count - 1].advances.append(advance)
                    words[words.count - 1].width += advance
                }
            }
        }
        paragraphs.append(words)
        width = max(width, line)
    }

    private static func face(of font: UIFont) -> TextFace {
        let descriptor = font.fontDescriptor
        let isMonospaced = descriptor.design == .monospaced || descriptor.symbolicTraits.contains(.traitMonoSpace)
        if isMonospaced { return .monospaced }
        return descriptor.weight.rawValue >= UIFont.Weight.semibold.rawValue ? .bold : .regular
    }

    var isEmpty: Bool { paragraphs.isEmpty }

    /// The size in a room of some width, on at most `lines` lines; 0: any number. Not rounded.
    func size(in room: CGFloat, atMost lines: Int) -> CGSize {
        guard !isEmpty else { return .zero }
        let room = Double(room)
        var needed = 1
        var gaps = 0.0
        if lines != 1 {
            needed = 0
            for paragraph in paragraphs {
                if needed > 0, lines == 0 || needed < lines { gaps += paragraphSpacing }
                needed += Self.lineCount(of: paragraph, in: room)
            }
            if lines > 0 { needed = min(needed, lines) }
        }
        return CGSize(width: min(width, room), height: Double(needed) * lineHeight + gaps)
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
