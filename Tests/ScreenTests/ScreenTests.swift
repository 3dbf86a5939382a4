import Foundation
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
        { ContainerKindsViewController() }, { ScreenKeysViewController() }, { HostileStringsViewController() },
        { RelationsViewController() },
    ]

    @Test("builds its hierarchy and activates every constraint", arguments: controllers.indices)
    func loads(index: Int) throws {
        let controller = Self.controllers[index]()
        controller.loadViewIfNeeded()
        let view = try #require(controller.view)
        #expect(!view.subviews.isEmpty)
        #expect(view.refusedConstraints.isEmpty)
    }

    @Test("is in the list above if it is a golden")
    func listIsComplete() throws {
        var root = URL(fileURLWithPath: #filePath)
        for _ in 0..<3 { root.deleteLastPathComponent() }
        let goldens = ["Examples", "Tests/Goldens/Screens"].flatMap { folder in
            FileManager.default.enumerator(atPath: root.appendingPathComponent(folder).path)?
                .compactMap { $0 as? String }.filter { $0.hasSuffix("ViewController.swift") } ?? []
        }
        #expect(goldens.count == Self.controllers.count)
    }

    @Test("shows the texts of its spec exactly, whatever is in them")
    func hostileStrings() {
        let controller = HostileStringsViewController()
        controller.loadViewIfNeeded()
        #expect(controller.aButton.configuration?.title == "x\" + evil() + \"")
        #expect(controller.hLabel.text == "\\(evil()) */ /* \u{202E} \0 \u{1B}[31m \u{2028} tab\there")
        #expect(controller.hLabel.accessibilityHint == "\"\"\"")
        #expect(controller.iTextField.placeholder == "#\"\\#(evil())\"#")
        #expect(controller.iTextField.text == "\"\"\"\n\\(evil())\n\"\"\"")
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

    @Test("holds the constraints that have names, once they are active")
    func storedConstraints() throws {
        let controller = RelationsViewController()
        #expect(controller.sheetTopConstraint == nil)
        controller.loadViewIfNeeded()
        let top = try #require(controller.sheetTopConstraint)
        #expect(top.isActive && top.identifier == "sheetTop" && top.firstItem === controller.sheetView)
        #expect(controller.sheetHeightConstraint?.priority == .defaultHigh)
        #expect(controller.sheetLeadingConstraint?.isActive == true)
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
