import UIKit

@testable import ExampleScreens

extension ShownScreen {
    private static func example(
        _ name: String, _ make: @escaping @MainActor @Sendable () -> UIViewController
    ) -> ShownScreen {
        ShownScreen(name, in: "Examples/\(name)", make)
    }

    static let examples: [ShownScreen] = [
        example("Login") { LoginViewController() },
        example("Profile") { ProfileViewController() },
        example("Feedback") { FeedbackViewController() },
        example("Dashboard") { DashboardViewController() },
        example("RowPatterns") { RowPatternsViewController() },
        ShownScreen("Counter", in: "Examples/Package/Sources/Screens") { CounterViewController() },
    ]
}
