import GenvcModel
import GenvcViews
import GenvcVocabulary

/// The font and the insets of the title that `UIButton.Configuration.buttonSize` stands for.
struct ButtonSize {
    /// The font of the title where the spec names none.
    let font: FontValue
    /// The insets of both sides together, in points.
    let horizontalInsets: Double
    /// The insets above and below together, in points.
    let verticalInsets: Double

    /// The size that the element asks for, `medium` unless it asks for another.
    init(_ element: Element) {
        switch element.value(.buttonSize) {
        case .choice("large"): self.init(.body, 20, 15)
        case .choice("small"): self.init(.subheadline, 10, 5)
        case .choice("mini"): self.init(.subheadline, 10, 4)
        default: self.init(.body, 12, 7)
        }
    }

    /// - Parameters:
    ///   - side: the inset of one side, in points.
    ///   - end: the inset above, and that below.
    private init(_ style: TextStyle, _ side: Double, _ end: Double) {
        font = FontValue(.style(style))
        horizontalInsets = 2 * side
        verticalInsets = 2 * end
    }
}
