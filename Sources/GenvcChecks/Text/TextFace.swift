import GenvcModel
import GenvcVocabulary

/// The widths that a font is measured with.
package enum TextFace: Sendable, Hashable, CaseIterable {
    case regular, bold, monospaced

    /// The weights of `UIFont.Weight` that are measured with the bold widths.
    private static let boldWeights = ["semibold", "bold", "heavy", "black"]

    package init(_ font: FontValue) {
        let isMonospaced = font.design == "monospaced" && font.name == nil
        self = isMonospaced ? .monospaced : Self.isBold(font) ? .bold : .regular
    }

    /// True if the strokes of the font are thick.
    package static func isBold(_ font: FontValue) -> Bool {
        if let weight = font.weight { return boldWeights.contains(weight) }
        if case .style(let style) = font.size { return style.isSemibold }
        return false
    }
}
