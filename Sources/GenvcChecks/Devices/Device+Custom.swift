import GenvcModel

extension Device {
    /// A screen at least this wide on its short side is a pad, and so is a box: in points.
    static let narrowestPad = 600.0
    /// A safe area deeper than this keeps clear of a home indicator, which is lower in landscape; in points.
    private static let deepestPlainEdge = 20.0
    /// The points that the home indicator of a phone takes at the bottom in landscape.
    private static let landscapeHomeIndicator = 21.0

    /// A device written as `WxH@top,left,bottom,right`, in points, in portrait; nil if `text` is not that.
    ///
    /// The insets may be left out, and are 0 then. Sides are those of `PreviewBox.sides`, and the insets must leave
    /// room between them. The insets in landscape, the scale and whether it is a pad are derived from the numbers.
    package static func custom(_ text: String) -> Device? {
        let halves = text.utf8.split(separator: UInt8(ascii: "@"), omittingEmptySubsequences: false)
        guard halves.count <= 2, let first = halves.first else { return nil }
        let sides = first.split(separator: UInt8(ascii: "x"), omittingEmptySubsequences: false).map(points)
        guard sides.count == 2, let width = sides[0], let height = sides[1], width >= 1, height >= 1 else { return nil }
        var insets = ScreenInsets.none
        if halves.count == 2 {
            let numbers = halves[1].split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false).map(points)
            guard numbers.count == 4, let top = numbers[0], let left = numbers[1], let bottom = numbers[2],
                let right = numbers[3], top + bottom < height, left + right < width
            else { return nil }
            insets = ScreenInsets(top: top, left: left, bottom: bottom, right: right)
        }
        let isPad = min(width, height) >= narrowestPad
        let isOldPhone = width == 375 && height == 667
        return Device(
            text, text, width, height, scale: isPad || isOldPhone ? 2 : 3, portrait: insets,
            landscape: isPad ? insets : turned(insets), isPad: isPad)
    }

    /// The safe area of a phone in landscape, derived from that in portrait.
    private static func turned(_ insets: ScreenInsets) -> ScreenInsets {
        .landscape(
            sides: insets.topWithoutStatusBar,
            bottom: insets.bottom > deepestPlainEdge ? landscapeHomeIndicator : 0)
    }

    /// A number of points without a sign; nil for anything else, and for more than the most of `PreviewBox.sides`.
    private static func points(_ bytes: Substring.UTF8View) -> Double? {
        let isNumber = bytes.allSatisfy {
            (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) || $0 == UInt8(ascii: ".")
        }
        guard isNumber, let number = Double(Substring(bytes)), number <= PreviewBox.sides.upperBound else { return nil }
        return number
    }
}
