@testable import ExampleScreens

/// Writes down what a screen tells its delegate.
@MainActor
final class LoginRecorder: LoginViewControllerDelegate {
    private(set) var events: [String] = []

    func loginViewController(_ viewController: LoginViewController, didChangeEmail email: String) {
        events.append("email \(email)")
    }
    func loginViewController(_ viewController: LoginViewController, didChangePassword password: String) {
        events.append("password \(password)")
    }
    func loginViewControllerDidTapForgotPassword(_ viewController: LoginViewController) { events.append("forgot") }
    func loginViewControllerDidTapLogin(_ viewController: LoginViewController) { events.append("login") }
    func loginViewControllerDidTapSignup(_ viewController: LoginViewController) { events.append("signup") }
}
