import Foundation
import Testing

@testable import GoldenScreens
@testable import UIKit

/// Errors below fields that state has, executed.
@MainActor
@Suite("A field with an error", .serialized)
struct ErrorTests {
    private func show() -> (ErrorsViewController, UIWindow) {
        let controller = ErrorsViewController()
        return (controller, LayoutEnvironment(size: CGSize(width: 320, height: 480)).show { controller })
    }

    @Test("shows the error that state has, and none where it is nil, also in a component")
    func messages() {
        let (controller, window) = show()
        #expect(controller.emailErrorLabel.message == nil)
        controller.state.emailError = "Not an address"
        controller.state.codeError = "Too short"
        #expect(controller.emailErrorLabel.text == "Not an address")
        #expect(controller.secondCodeField.codeErrorLabel.text == "Too short")
        controller.state.emailError = nil
        #expect(controller.emailErrorLabel.text == nil)
        #expect(window.rootViewController === controller)
    }

    @Test("announces an error once, however often the screen is rendered")
    func announcements() {
        let (controller, window) = show()
        UIAccessibility.posted = []
        controller.state.emailError = "Not an address"
        controller.state.email = "a"
        controller.state.name = "b"
        let spoken = UIAccessibility.posted.compactMap { $0.argument as? NSAttributedString }
        #expect(spoken.map(\.string) == ["Not an address"])
        // That of another field is not cut off.
        let queues = spoken.first?.attribute(.accessibilitySpeechQueueAnnouncement, at: 0, effectiveRange: nil)
        #expect(queues as? Bool == true)
        #expect(window.rootViewController === controller)
    }

    @Test("gets the focus and is scrolled to, the first of several")
    func focus() throws {
        let (controller, window) = show()
        controller.focusFirstError()
        #expect(!controller.nameTextField.isFirstResponder && !controller.emailTextField.isFirstResponder)
        controller.state.emailError = "Not an address"
        controller.noteErrorLabel.message = "Too long"
        let scrollView = try #require(controller.view.subviews.compactMap { $0 as? UIScrollView }.first)
        #expect(scrollView.contentOffset.y == 0)
        controller.focusFirstError()
        #expect(controller.emailTextField.isFirstResponder)
        let label = scrollView.convert(controller.emailErrorLabel.bounds, from: controller.emailErrorLabel)
        #expect(scrollView.contentOffset.y > 0)
        #expect(label.maxY <= scrollView.contentOffset.y + scrollView.bounds.height + 0.5)
        controller.state.nameError = "Missing"
        controller.focusFirstError()
        #expect(controller.nameTextField.isFirstResponder)
        // In a component as well.
        controller.noteErrorLabel.message = nil
        (controller.state.nameError, controller.state.emailError, controller.state.codeError) = (nil, nil, "Wrong")
        controller.focusFirstError()
        #expect(controller.secondCodeField.codeTextField.isFirstResponder)
        #expect(window.rootViewController === controller)
    }

    @Test("has its field under the bar over the keyboard, in a component as well")
    func keyboardBar() throws {
        let (controller, window) = show()
        let bar = try #require(controller.nameTextField.inputAccessoryView)
        #expect(controller.secondCodeField.codeTextField.inputAccessoryView === bar)
        #expect(window.rootViewController === controller)
    }
}
