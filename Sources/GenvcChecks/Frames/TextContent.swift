/// What a label, button or field shows, measured: its size follows from the text and what stands around it.
struct TextContent: Sendable {
    var title: MeasuredText
    /// Nil where it would be empty.
    var subtitle: MeasuredText?
    /// The most lines of the title; 0 for any number.
    var lines = 0
    /// Points beside and around the text.
    var horizontalInsets = 0.0
    var verticalInsets = 0.0
    /// True if the insets do not stand on whole pixels by themselves, but with the text.
    var roundsWithInsets = false
    /// Points between title and subtitle.
    var titlePadding = 0.0
    /// Points between title and subtitle where they stand side by side if there is room; nil: never.
    var gapBesideSubtitle: Double?
    /// The least height, whatever the text.
    var leastHeight = 0.0
    /// Points of a square picture, 0 for none.
    var pictureSide = 0.0
    var picturePadding = 0.0
    var isPictureBeside = true
    /// True if a line may be cut where room is short, without a finding.
    var canBeCut = false
    /// True for a text that has no width of its own.
    var isAsWideAsLet = false
    /// True if the text must stand on as few lines as it asks for.
    var keepsWidth = false

    private var hasText: Bool { !title.isEmpty || subtitle != nil }

    private var widthBeside: Double {
        guard pictureSide > 0, isPictureBeside else { return horizontalInsets }
        return horizontalInsets + pictureSide + (hasText ? picturePadding : 0)
    }

    func naturalWidth(scale: Double) -> Double {
        let text = TextMetrics.roundedUp(max(title.width, subtitle?.width ?? 0), scale: scale)
        let content = isPictureBeside ? text + widthBeside - horizontalInsets : max(pictureSide, text)
        // The room around it stands on whole pixels only where it is.
        return (pictureSide > 0 ? TextMetrics.roundedUp(content, scale: scale) : content) + horizontalInsets
    }

    /// The width below which the text would be broken within a word.
    func leastWidth(scale: Double) -> Double {
        if keepsWidth { return naturalWidth(scale: scale) }
        if canBeCut { return widthBeside }
        return TextMetrics.roundedUp(max(title.widestWord, subtitle?.widestWord ?? 0), scale: scale) + widthBeside
    }

    /// Points that the text gets of the width of its view.
    func room(in width: Double) -> Double { max(0, width - widthBeside) }

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

    /// From the top of a view of that size to the baseline of its first or last line.
    func baseline(ofFirst isFirst: Bool, width: Double, height: Double, scale: Double) -> Double {
        let room = room(in: width)
        let text = title.height(in: room, atMost: lines, scale: scale)
        let line = title.lineHeight
        let top = max(0, (height - text) / 2)
        return (isFirst ? top : top + text - line) + title.size * TextMetrics.ascenderFactor
    }
}
