import Testing

@testable import GoldenScreens
@testable import UIKit

/// Buttons whose configuration draws what the spec says.
@MainActor
@Suite("The look")
struct ButtonLookTests {
    private let phone = LayoutEnvironment(
        size: CGSize(width: 390, height: 844), safeAreaInsets: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))

    @Test("of a button with a background has it within its corners, and gives back what a case changed")
    func buttonBackgrounds() {
        let controller = ButtonKindViewController()
        let window = phone.show { controller }
        let photo = controller.photoButton
        #expect(photo.configuration?.background.backgroundColor == .systemGray5 && photo.backgroundColor == nil)
        #expect(photo.layer.cornerRadius == 50 && photo.clipsToBounds)
        #expect(photo.configuration?.contentInsets == .zero)
        let chip = controller.chipButton
        #expect(chip.configuration?.background.cornerRadius == 10 && chip.layer.cornerRadius == 0)
        let height = chip.intrinsicContentSize.height
        chip.isSelected = true
        chip.updateConfiguration()
        #expect(chip.configuration?.background.strokeWidth == 3)
        #expect(chip.intrinsicContentSize.height == height + 32)
        let bare = controller.bareButton
        bare.isSelected = true
        bare.updateConfiguration()
        #expect(bare.configuration?.background.backgroundColor == .systemYellow)
        bare.isSelected = false
        bare.updateConfiguration()
        let standard = UIButton.Configuration.filled()
        #expect(bare.configuration?.background.backgroundColor == standard.background.backgroundColor)
        #expect(bare.configuration?.contentInsets == standard.contentInsets)
        withExtendedLifetime(window) {}
    }
}
