import Foundation
import Testing

@testable import GoldenScreens
@testable import UIKit

/// Inputs of text, as a person types into them.
@MainActor
@Suite("A text input")
struct InputTests {
    private let phone = LayoutEnvironment(
        size: CGSize(width: 390, height: 844), safeAreaInsets: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))

    @Test("has the keyboard when the screen appears, where the spec says so")
    func focus() {
        let controller = TextFieldKindViewController()
        let window = phone.show { controller }
        #expect(controller.nameTextField.isFirstResponder)
        withExtendedLifetime(window) {}
        // Who comes back from another screen finds the keyboard as it was left.
        controller.nameTextField.resignFirstResponder()
        controller.viewWillDisappear(false)
        controller.viewDidDisappear(false)
        controller.viewWillAppear(false)
        controller.viewDidAppear(false)
        #expect(!controller.nameTextField.isFirstResponder)
    }

    @Test("that is hidden when the screen appears leaves the keyboard where it is")
    func hiddenFocus() {
        var state = ReturnKeysViewController.State()
        state.isPrivate = true
        let controller = ReturnKeysViewController(state: state)
        let window = phone.show { controller }
        #expect(!controller.subjectTextField.isFirstResponder)
        let other = ReturnKeysViewController()
        let otherWindow = phone.show { other }
        #expect(other.subjectTextField.isFirstResponder)
        withExtendedLifetime((window, otherWindow)) {}
    }

    @Test("that is repeated does what its key says, also where a case of `when` says another")
    func repeatedReturnKeys() {
        var state = ReturnKeysViewController.State()
        state.names = ["Ada", "Bo"]
        let controller = ReturnKeysViewController(state: state)
        let window = phone.show { controller }
        let pins = controller.pinTextFields
        pins[0].becomeFirstResponder()
        pins[0].pressReturn()
        #expect(pins[1].isFirstResponder)
        controller.state.isPrivate = true
        #expect(pins[1].keyboardType == .numberPad && pins[1].inputViewReloads == 2)
        pins[0].becomeFirstResponder()
        pins[0].pressReturn()
        #expect(!pins[1].isFirstResponder)
        withExtendedLifetime(window) {}
    }

    @Test("of a repeated view is set back where the state stays as it was")
    func refusedText() {
        var state = ReturnKeysViewController.State()
        state.names = ["1234"]
        let controller = ReturnKeysViewController(state: state)
        let window = phone.show { controller }
        controller.nameTextFields[0].text = "12345"
        controller.state.names = ["1234"]
        #expect(controller.nameTextFields[0].text == "1234")
        withExtendedLifetime(window) {}
    }

    @Test("is left by the bar above the keyboard, forwards, backwards, and for good")
    func keyboardBar() throws {
        let controller = TextFieldKindViewController()
        let window = phone.show { controller }
        let bar = try #require(controller.nameTextField.inputAccessoryView as? KeyboardBar)
        #expect(controller.noteTextView.inputAccessoryView === bar)
        let items = try #require(bar.items)
        #expect(items.map(\.accessibilityLabel).prefix(2) == ["Previous field", "Next field"])
        let actions = try [items[0], items[1], items[3]].map { try #require($0.primaryAction) }
        let (previous, next, done) = (actions[0], actions[1], actions[2])
        controller.passwordTextField.isEnabled = false
        next.perform(sender: nil)
        #expect(controller.searchTextField.isFirstResponder)
        previous.perform(sender: nil)
        #expect(controller.nameTextField.isFirstResponder)
        previous.perform(sender: nil)
        #expect(controller.nameTextField.isFirstResponder)
        done.perform(sender: nil)
        #expect(!controller.nameTextField.isFirstResponder)
        withExtendedLifetime(window) {}
    }

    @Test("of several lines says what belongs in it while it is empty")
    func placeholder() throws {
        let controller = TextFieldKindViewController()
        let window = phone.show { controller }
        let label = try #require(controller.messageTextView.subviews.compactMap { $0 as? UILabel }.first)
        #expect(label.text == "What is on your mind?" && !label.isHidden)
        #expect(controller.messageTextView.accessibilityValue == "What is on your mind?")
        controller.messageTextView.type("Fine")
        #expect(label.isHidden && controller.messageTextView.accessibilityValue == nil)
        controller.messageTextView.text = ""
        #expect(!label.isHidden)
        withExtendedLifetime(window) {}
    }

    @Test("of one line has room around its text, pictures beside it, and a placeholder of its own color")
    func looks() throws {
        let controller = TextFieldKindViewController()
        let window = phone.show { controller }
        let field = controller.nameTextField
        let bounds = CGRect(x: 0, y: 0, width: 100, height: 40)
        let left = try #require(field.leftView as? UIImageView).intrinsicContentSize.width
        let right = try #require(field.rightView as? UIImageView).intrinsicContentSize.width
        // The border is 7 points wide and 6 high, the margins are 8 and 4.
        let text = field.textRect(forBounds: bounds)
        #expect(text.minX == 15 + left && abs(text.maxX - (85 - right)) < 0.001 && left > 0 && right > 0)
        #expect(text.minY == 10 && text.maxY == 30)
        let placeholder = try #require(field.attributedPlaceholder)
        #expect(placeholder.string == "Name")
        withExtendedLifetime(window) {}
    }

    @Test("stands in an order that VoiceOver is told, and a dialog keeps VoiceOver in it")
    func accessibility() {
        let controller = AccessibilityViewController()
        let window = phone.show { controller }
        let order = controller.nameLabel.superview?.accessibilityElements?.compactMap { $0 as? UIView }
        #expect(order == [controller.priceLabel, controller.buyButton, controller.nameLabel])
        let rating = controller.starsLabel.superview
        #expect(rating?.isAccessibilityElement == true && rating?.accessibilityTraits == .adjustable)
        #expect(controller.shareImageView.interactions.contains { $0 is UILargeContentViewerInteraction })
        #expect(controller.questionLabel.superview?.accessibilityViewIsModal == true)
        withExtendedLifetime(window) {}
    }

    @Test("for a search is emptied by its cancel button")
    func cancelledSearch() {
        let controller = TextFieldKindViewController()
        controller.loadViewIfNeeded()
        controller.placeSearchBar.text = "Rome"
        controller.otherSearchBar.text = "Paris"
        controller.searchBarCancelButtonClicked(controller.placeSearchBar)
        controller.searchBarCancelButtonClicked(controller.otherSearchBar)
        #expect(controller.placeSearchBar.text?.isEmpty != false)
        #expect(controller.otherSearchBar.text == "Paris")
    }

    @Test("for a duration keeps its seconds")
    func duration() {
        let controller = ControlKindsViewController()
        controller.loadViewIfNeeded()
        #expect(controller.timerDatePicker.countDownDuration == 600)
        controller.timerDatePicker.countDownDuration = 300
        controller.timerDatePicker.sendActions(for: .valueChanged)
        #expect(controller.state.seconds == 300)
        controller.state.seconds = 60
        #expect(controller.timerDatePicker.countDownDuration == 60)
    }
}
