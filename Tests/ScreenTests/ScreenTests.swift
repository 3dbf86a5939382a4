import Testing

@testable import ExampleScreens
@testable import GoldenScreens
@testable import UIKit

/// The generated controllers, loaded with the stand-in of UIKit.
@MainActor
@Suite("A generated screen")
struct ScreenTests {
    private nonisolated static let controllers: [@MainActor @Sendable () -> UIViewController] = [
        { LoginViewController() }, { ProfileViewController() }, { FeedbackViewController() },
        { DashboardViewController() }, { RowPatternsViewController() }, { LabelKindViewController() },
        { ButtonKindViewController() }, { TextFieldKindViewController() }, { ControlKindsViewController() },
        { ContainerKindsViewController() }, { ScreenKeysViewController() },
    ]

    @Test("builds its hierarchy and activates every constraint", arguments: controllers.indices)
    func loads(index: Int) throws {
        let controller = Self.controllers[index]()
        controller.loadViewIfNeeded()
        let view = try #require(controller.view)
        #expect(!view.subviews.isEmpty)
        #expect(view.refusedConstraints.isEmpty)
    }

    private final class Recorder: LoginViewControllerDelegate {
        var events: [String] = []

        func loginViewController(_ viewController: LoginViewController, didChangeEmail email: String) {
            events.append("email \(email)")
        }
        func loginViewController(_ viewController: LoginViewController, didChangePassword password: String) {
            events.append("password \(password)")
        }
        func loginViewControllerDidTapForgotPassword(_ viewController: LoginViewController) {
            events.append("forgot")
        }
        func loginViewControllerDidTapLogin(_ viewController: LoginViewController) { events.append("login") }
        func loginViewControllerDidTapSignup(_ viewController: LoginViewController) { events.append("signup") }
    }

    @Test("tells its delegate what happens")
    func events() {
        let controller = LoginViewController()
        let recorder = Recorder()
        controller.delegate = recorder
        controller.loadViewIfNeeded()
        controller.emailTextField.text = "ada@example.com"
        controller.emailTextField.sendActions(for: .editingChanged)
        controller.passwordTextField.sendActions(for: .editingDidEndOnExit)
        controller.loginButton.isEnabled = false
        controller.passwordTextField.sendActions(for: .editingDidEndOnExit)
        controller.forgotPasswordButton.sendActions(for: .touchUpInside)
        #expect(recorder.events == ["email ada@example.com", "login", "forgot"])
    }

    @Test("is freed when nobody holds it")
    func isFreed() {
        weak var freed: LoginViewController?
        do {
            let controller = LoginViewController()
            controller.loadViewIfNeeded()
            freed = controller
        }
        #expect(freed == nil)
    }
}
