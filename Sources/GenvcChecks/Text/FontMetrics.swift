import GenvcModel
import GenvcText
import GenvcVocabulary

extension TextFace {
    /// The face whose widths are nearest to those of a font.
    package init(_ font: FontValue) {
        let isMonospaced = font.design == .monospaced && font.name == nil
        self = isMonospaced ? .monospaced : Self.isBold(font) ? .bold : .regular
    }

    /// True for a font that is measured with the bold widths.
    package static func isBold(_ font: FontValue) -> Bool {
        if let weight = font.weight { return weight.isBold }
        if case .style(let style) = font.size { return style.isSemibold }
        return false
    }
}

extension TextMetrics {
    /// The size of the font in points at a text size: that of its text style, or a size of its own that is scaled with
    /// a style, as `UIFontMetrics` does.
    package static func pointSize(of font: FontValue, at textSize: TextSize) -> Double {
        switch font.size {
        case .style(let style): style.pointSizes[textSize.rawValue]
        case .points(let points, let style): points * style.pointSizes[textSize.rawValue] / style.defaultSize
        }
    }
}
