import GenvcText

/// The parts of the content of a label, button or field: its text and the insets around it.
struct TextParts: Sendable, Equatable {
    /// The text itself: of a label its text, of a button its title.
    var title: MeasuredText
    /// The measured subtitle; nil without one.
    var subtitle: MeasuredText?
    /// The greatest number of lines of the title; 0 for no limit.
    var lines = 0
    /// The horizontal insets of both sides together, in points.
    var horizontalInsets = 0.0
    /// The vertical insets above and below together, in points.
    var verticalInsets = 0.0
    /// True if text and insets are rounded to pixels together, not each by itself.
    var roundsWithInsets = false
    /// The points between title and subtitle, one below the other.
    var titlePadding = 0.0
    /// The points between title and subtitle if they stand side by side as long as there is room; nil if they never do.
    var gapBesideSubtitle: Double?
    /// The least height in points, whatever the text.
    var leastHeight = 0.0
    /// The side of a square picture in points; 0 without one.
    var pictureSide = 0.0
    /// The points between the picture and the text.
    var picturePadding = 0.0
    /// True if the picture stands beside the text, false if it stands above or below it.
    var isPictureBeside = true
    /// True if a line may be cut for lack of room without a finding.
    var canBeCut = false
    /// True for a text without an intrinsic width.
    var isAsWideAsLet = false
    /// True if the text must stand on as few lines as it asks for.
    var keepsWidth = false
}

/// The measured content of a label, button or field: its size follows from its text and from the insets around it.
///
/// It is a class, because it is looked up at each point of the matrix and copying its parts takes longer than using
/// them.
final class TextContent: Sendable {
    /// The text and the insets around it.
    private let parts: TextParts

    init(_ parts: TextParts) { self.parts = parts }

    /// The text itself: of a label its text, of a button its title.
    var title: MeasuredText { parts.title }
    /// The measured subtitle; nil without one.
    var subtitle: MeasuredText? { parts.subtitle }
    /// The greatest number of lines of the title; 0 for no limit.
    var lines: Int { parts.lines }
    /// The horizontal insets of both sides together, in points.
    var horizontalInsets: Double { parts.horizontalInsets }
    /// The vertical insets above and below together, in points.
    var verticalInsets: Double { parts.verticalInsets }
    /// The side of a square picture in points; 0 without one.
    var pictureSide: Double { parts.pictureSide }
    /// True for a text without an intrinsic width.
    var isAsWideAsLet: Bool { parts.isAsWideAsLet }
    /// True if the text must stand on as few lines as it asks for.
    var keepsWidth: Bool { parts.keepsWidth }

    /// True if there is any text; a button may have an image alone.
    private var hasText: Bool { !parts.title.isEmpty || parts.subtitle != nil }

    /// The points of the width that are not the text's: insets, and the picture beside it.
    private var widthBeside: Double {
        guard parts.pictureSide > 0, parts.isPictureBeside else { return parts.horizontalInsets }
        return parts.horizontalInsets + parts.pictureSide + (hasText ? parts.picturePadding : 0)
    }

    /// The width at which no line wraps, in whole pixels of the screen.
    func naturalWidth(scale: Double) -> Double {
        let text = TextMetrics.roundedUp(max(parts.title.width, parts.subtitle?.width ?? 0), scale: scale)
        let content = parts.isPictureBeside ? text + widthBeside - parts.horizontalInsets : max(parts.pictureSide, text)
        // The insets are rounded only if they are not part of the text.
        return (parts.pictureSide > 0 ? TextMetrics.roundedUp(content, scale: scale) : content) + parts.horizontalInsets
    }

    /// The width below which the text would be broken within a word.
    func leastWidth(scale: Double) -> Double {
        if parts.keepsWidth { return naturalWidth(scale: scale) }
        if parts.canBeCut { return widthBeside }
        let word = max(parts.title.widestWord, parts.subtitle?.widestWord ?? 0)
        return TextMetrics.roundedUp(word, scale: scale) + widthBeside
    }

    /// The points of the width of its view that the text gets.
    func room(in width: Double) -> Double { max(0, width - widthBeside) }

    /// The height at a width in points, with as many lines as the text then takes and `lines` allows.
    func height(in width: Double, scale: Double) -> Double {
        let room = room(in: width)
        var text = parts.title.height(in: room, atMost: parts.lines, scale: scale)
        if let subtitle = parts.subtitle, let gap = parts.gapBesideSubtitle,
            parts.title.width + gap + subtitle.width <= room
        {
            text = max(text, subtitle.height(in: room, atMost: 0, scale: scale))
        } else if let subtitle = parts.subtitle {
            text += parts.titlePadding + subtitle.height(in: room, atMost: 0, scale: scale)
        }
        if parts.pictureSide > 0 {
            if parts.isPictureBeside {
                text = max(text, parts.pictureSide)
            } else {
                text += parts.pictureSide + (hasText ? parts.picturePadding : 0)
            }
            text = TextMetrics.roundedUp(text, scale: scale)
        }
        if parts.roundsWithInsets {
            return TextMetrics.roundedUp(parts.title.lineHeight + parts.verticalInsets, scale: scale)
        }
        return max(parts.leastHeight, text + parts.verticalInsets)
    }

    /// The distance from the top of a view of that size to the baseline of its first or last line.
    func baseline(ofFirst isFirst: Bool, width: Double, height: Double, scale: Double) -> Double {
        let room = room(in: width)
        let text = parts.title.height(in: room, atMost: parts.lines, scale: scale)
        let line = parts.title.lineHeight
        let top = max(0, (height - text) / 2)
        return (isFirst ? top : top + text - line) + parts.title.size * TextMetrics.ascenderFactor
    }
}

extension TextContent: Equatable {
    /// True if both have the same parts, and so the same size in each room.
    static func == (left: TextContent, right: TextContent) -> Bool { left === right || left.parts == right.parts }
}
