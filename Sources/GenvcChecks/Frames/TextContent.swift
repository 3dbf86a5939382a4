import GenvcText

/// The measured content of a label, button or field: its size follows from its text and from the insets around it.
struct TextContent: Sendable, Equatable {
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

    /// True if there is any text; a button may have an image alone.
    private var hasText: Bool { !title.isEmpty || subtitle != nil }

    /// The points of the width that are not the text's: insets, and the picture beside it.
    private var widthBeside: Double {
        guard pictureSide > 0, isPictureBeside else { return horizontalInsets }
        return horizontalInsets + pictureSide + (hasText ? picturePadding : 0)
    }

    /// The width at which no line wraps, in whole pixels of the screen.
    func naturalWidth(scale: Double) -> Double {
        let text = TextMetrics.roundedUp(max(title.width, subtitle?.width ?? 0), scale: scale)
        let content = isPictureBeside ? text + widthBeside - horizontalInsets : max(pictureSide, text)
        // The insets are rounded only if they are not part of the text.
        return (pictureSide > 0 ? TextMetrics.roundedUp(content, scale: scale) : content) + horizontalInsets
    }

    /// The width below which the text would be broken within a word.
    func leastWidth(scale: Double) -> Double {
        if keepsWidth { return naturalWidth(scale: scale) }
        if canBeCut { return widthBeside }
        return TextMetrics.roundedUp(max(title.widestWord, subtitle?.widestWord ?? 0), scale: scale) + widthBeside
    }

    /// The points of the width of its view that the text gets.
    func room(in width: Double) -> Double { max(0, width - widthBeside) }

    /// The height at a width in points, with as many lines as the text then takes and `lines` allows.
    func height(in width: Double, scale: Double) -> Double {
        let room = room(in: width)
        var text = title.height(in: room, atMost: lines, scale: scale)
        if let subtitle, let gap = gapBesideSubtitle, title.width + gap + subtitle.width <= room {
            text = max(text, subtitle.height(in: room, atMost: 0, scale: scale))
        } else if let subtitle {
            text += titlePadding + subtitle.height(in: room, atMost: 0, scale: scale)
        }
        if pictureSide > 0 {
            if isPictureBeside {
                text = max(text, pictureSide)
            } else {
                text += pictureSide + (hasText ? picturePadding : 0)
            }
            text = TextMetrics.roundedUp(text, scale: scale)
        }
        if roundsWithInsets { return TextMetrics.roundedUp(title.lineHeight + verticalInsets, scale: scale) }
        return max(leastHeight, text + verticalInsets)
    }

    /// The distance from the top of a view of that size to the baseline of its first or last line.
    func baseline(ofFirst isFirst: Bool, width: Double, height: Double, scale: Double) -> Double {
        let room = room(in: width)
        let text = title.height(in: room, atMost: lines, scale: scale)
        let line = title.lineHeight
        let top = max(0, (height - text) / 2)
        return (isFirst ? top : top + text - line) + title.size * TextMetrics.ascenderFactor
    }
}
