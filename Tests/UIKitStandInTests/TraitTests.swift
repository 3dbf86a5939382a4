import Testing

@testable import UIKit

@MainActor
@Suite("Traits for VoiceOver")
struct TraitTests {
    private final class Choice: UIControl {
        override var accessibilityTraits: UIAccessibilityTraits {
            get { super.accessibilityTraits.union(.button) }
            set { super.accessibilityTraits = newValue }
        }
    }

    @Test("tell the state of a control until somebody sets them")
    func control() {
        let control = UIControl()
        control.isSelected = true
        control.isEnabled = false
        #expect(control.accessibilityTraits == [.selected, .notEnabled])
        control.accessibilityTraits = .button
        #expect(control.accessibilityTraits == .button)
    }

    @Test("tell the state of a control whose class adds its own to them")
    func choice() {
        let choice = Choice()
        #expect(choice.accessibilityTraits == .button)
        choice.isSelected = true
        #expect(choice.accessibilityTraits == [.button, .selected])
    }

    @Test("are those of the class where nobody set them")
    func standard() {
        #expect(UILabel().accessibilityTraits == .staticText && UIButton().accessibilityTraits == .button)
        #expect(UIView().accessibilityTraits == .none)
        let button = UIButton()
        button.isEnabled = false
        #expect(button.accessibilityTraits == [.button, .notEnabled])
    }
}
