import GenvcModel
import GenvcViews
import GenvcVocabulary

/// The font and the insets of the title that `UIButton.Configuration.buttonSize` stands for.
struct ButtonSize {
    let font: FontValue
    let horizontalInsets: Double
    let verticalInsets: Double

    init(_ element: Element) {
        switch element.value(.buttonSize) {
        case .choice("large"): self.init(.body, 20, 15)
        case .choice("small"): self.init(.subheadline, 10, 5)
        case .choice("mini"): self.init(.subheadline, 10, 4)
        default: self.init(.body, 12, 7)
        }
    }

    private init(_ style: TextStyle, _ side: Double, _ end: Double) {
        font = FontValue(.style(style))
        horizontalInsets = 2 * side
        verticalInsets = 2 * end
    }
}
