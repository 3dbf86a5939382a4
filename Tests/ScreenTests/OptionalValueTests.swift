import Testing

@testable import GoldenScreens
@testable import UIKit

/// Values of the state that may be nil.
@MainActor
@Suite("A value that may be nil", .serialized)
struct OptionalValueTests {
    private func placeholderColor(of field: UITextField) -> UIColor? {
        field.attributedPlaceholder?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor
    }

    @Test("as a color is what UIKit has by itself while it is nil", arguments: [false, true])
    func colors(isMarked: Bool) {
        let controller = OptionalValuesViewController()
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

    @Test("reaches a component as it is", arguments: [nil, true, false])
    func flags(isSure: Bool?) {
        let controller = OptionalValuesViewController()
        controller.loadViewIfNeeded()
        controller.state.isSure = true
        controller.state.isSure = isSure
        let answer = controller.sureAnswer
        #expect(answer.openLabel.isHidden == (isSure != nil))
        #expect(answer.yesLabel.isHidden == (isSure != true))
        #expect(answer.noLabel.isHidden == (isSure != false))
    }
}
