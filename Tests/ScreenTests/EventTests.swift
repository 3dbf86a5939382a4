import Foundation
import Testing

@testable import ExampleScreens
@testable import UIKit

/// The examples, used as a person uses them.
@MainActor
@Suite("A screen that is used")
struct EventTests {
    private let phone = LayoutEnvironment(
        size: CGSize(width: 390, height: 844), safeAreaInsets: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))

    @Test("Login tells what is typed, moves on with Return, and logs in")
    func login() {
        let (controller, recorder) = (LoginViewController(), LoginRecorder())
        controller.delegate = recorder
        let window = phone.show { controller }
        controller.emailTextField.type("ada@example.com")
        controller.emailTextField.pressReturn()
        #expect(controller.passwordTextField.isFirstResponder && !controller.emailTextField.isFirstResponder)
        controller.passwordTextField.type("secret")
        controller.loginButton.isEnabled = false
        controller.passwordTextField.pressReturn()
        #expect(!controller.passwordTextField.isFirstResponder)
        #expect(!controller.loginButton.tap())
        controller.loginButton.isEnabled = true
        controller.passwordTextField.becomeFirstResponder()
        controller.passwordTextField.pressReturn()
        for button in [controller.forgotPasswordButton, controller.loginButton, controller.signupButton] {
            #expect(button.tap())
        }
        #expect(
            recorder.events == [
                "email ada@example.com", "password secret", "login", "forgot", "login", "signup",
            ])
        #expect(window.rootViewController === controller)
    }

    @Test("a password is shown and hidden again by its own button")
    func revealsPassword() throws {
        let controller = LoginViewController()
        let window = phone.show { controller }
        let button = try #require(controller.passwordTextField.rightView as? UIButton)
        #expect(controller.passwordTextField.isSecureTextEntry)
        button.tap()
        #expect(!controller.passwordTextField.isSecureTextEntry)
        #expect(button.accessibilityLabel == "Hide password")
        button.tap()
        #expect(controller.passwordTextField.isSecureTextEntry)
        withExtendedLifetime(window) {}
    }

    @Test("an error takes the line that was kept for it")
    func showsError() {
        let controller = LoginViewController()
        let window = phone.show { controller }
        let before = controller.forgotPasswordButton.frame
        controller.emailErrorLabel.message = "No such address"
        window.layoutIfNeeded()
        #expect(controller.emailErrorLabel.text == "No such address")
        #expect(controller.emailErrorLabel.isAccessibilityElement)
        #expect(controller.forgotPasswordButton.frame == before)
        controller.emailErrorLabel.message = Array(repeating: "No such address", count: 8).joined(separator: " ")
        window.layoutIfNeeded()
        #expect(controller.forgotPasswordButton.frame.minY > before.minY)
    }

    @Test("Feedback tells of each of its controls")
    func feedback() {
        let (controller, recorder) = (FeedbackViewController(), FeedbackRecorder())
        controller.delegate = recorder
        let window = phone.show { controller }
        controller.nameTextField.type("Ada")
        controller.nameTextField.pressReturn()
        #expect(controller.emailTextField.isFirstResponder)
        controller.emailTextField.type("a@b.c")
        controller.emailTextField.pressReturn()
        #expect(controller.placeSearchBar.isFirstResponder)
        controller.visitDatePicker.pick(Date(timeIntervalSince1970: 86_400))
        controller.moodSegmentedControl.select(0)
        controller.ratingSlider.slide(to: 99)
        controller.guestsStepper.step()
        controller.answerSwitch.flip()
        controller.placeSearchBar.type("Paris")
        controller.placeSearchBar.pressSearch()
        #expect(!controller.placeSearchBar.isFirstResponder)
        controller.messageTextView.type("Fine.")
        controller.stepPageControl.turn(to: 2)
        controller.sendButton.tap()
        #expect(
            recorder.events == [
                "name Ada", "email a@b.c", "visit 86400.0", "mood 0", "rating 10.0", "guests 3.0",
                "answer false", "place Paris", "search", "message Fine.", "step 2", "send",
            ])
        controller.sendButton.isHidden = true
        #expect(!controller.sendButton.tap())
        withExtendedLifetime(window) {}
    }

    @Test("Profile, Dashboard and RowPatterns tell of their buttons")
    func buttons() {
        let recorder = ButtonRecorder()
        let profile = ProfileViewController()
        profile.delegate = recorder
        let dashboard = DashboardViewController()
        dashboard.delegate = recorder
        let rowPatterns = RowPatternsViewController()
        rowPatterns.delegate = recorder
        let windows = [profile, dashboard, rowPatterns].map { controller in phone.show { controller } }
        for button in [
            profile.followButton, profile.messageButton, dashboard.walkButton, dashboard.runButton,
            dashboard.rideButton, rowPatterns.backButton, rowPatterns.actionButton, rowPatterns.cancelButton,
            rowPatterns.confirmButton,
        ] {
            #expect(button.tap())
        }
        rowPatterns.cityTextField.type("Rome")
        rowPatterns.cityTextField.pressReturn()
        #expect(
            recorder.events == [
                "follow", "message", "walk", "run", "ride", "back", "action", "cancel", "confirm", "city Rome",
                "return",
            ])
        #expect(windows.count == 3)
    }
}
