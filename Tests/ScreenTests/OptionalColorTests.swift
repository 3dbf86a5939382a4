import Testing

@testable import GoldenScreens
@testable import UIKit

/// Colors of the state that may be nil, where UIKit takes a color.
@MainActor
@Suite("A color that may be nil", .serialized)
struct OptionalColorTests {
    private func placeholderColor(of field: UITextField) -> UIColor? {
        field.attributedPlaceholder?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor
    }

    @Test("is what UIKit has by itself while it is nil", arguments: [false, true])
    func colors(isMarked: Bool) {
        let controller = OptionalColorsViewController()
        controller.loadViewIfNeeded()
        for tint: UIColor? in [nil, .systemGreen, nil] {
            controller.state.tint = tint
            controller.state.isMarked = isMarked
            #expect((controller.framedLabel.layer.borderColor == nil) == (tint == nil))
            #expect(controller.alwaysLabel.layer.borderColor != nil)
            #expect(placeholderColor(of: controller.nameTextField) == tint ?? .placeholderText)
            #expect(placeholderColor(of: controller.cityTextField) == tint ?? .systemRed)
            #expect(placeholderColor(of: controller.noteTextField) == (isMarked ? tint : nil) ?? .placeholderText)
            let color = controller.wordsLabel.attributedText?.attribute(.foregroundColor, at: 0, effectiveRange: nil)
            #expect(color as? UIColor == tint ?? .label)
        }
    }
}
