import UIKit

@testable import AppScreens

extension ShownScreen {
    private static func app(
        _ name: String, _ make: @escaping @MainActor @Sendable () -> UIViewController
    ) -> ShownScreen {
        ShownScreen(name, in: "Examples/Apps", make)
    }

    /// The screens of apps, in the states that the samples of their specs describe.
    static let apps: [ShownScreen] = [
        app("Alert") {
            var state = AlertViewController.State()
            state.heading = "No connection"
            state.message = "We could not load this profile. Please try again later."
            return AlertViewController(state: state)
        },
        app("PushNotifications") { PushNotificationsViewController() },
        app("TermsOfService") {
            var state = TermsOfServiceViewController.State()
            state.appName = "Lighthouse"
            return TermsOfServiceViewController(state: state)
        },
        app("InstantOnboarding") {
            var state = InstantOnboardingViewController.State()
            state.name = "name"
            state.customServer = "customServer"
            return InstantOnboardingViewController(state: state)
        },
        app("Passcode") { PasscodeViewController() },
        app("PasscodeInput") {
            var state = PasscodeInputViewController.State()
            state.filled = 2
            return PasscodeInputViewController(state: state)
        },
        app("Settings") {
            var state = SettingsViewController.State()
            state.server = "chat.example.org"
            state.accountName = "ada"
            return SettingsViewController(state: state)
        },
        app("UserInfo") {
            var state = UserInfoViewController.State()
            state.since = "Jan 2011"
            state.isLoaded = true
            return UserInfoViewController(state: state)
        },
        app("UserInfoHeader") {
            var state = UserInfoHeaderViewController.State()
            state.user = UserProfile(login: "adalovelace", name: "Ada Lovelace")
            return UserInfoHeaderViewController(state: state)
        },
        app("InfoCard") {
            var state = InfoCardViewController.State()
            state.first = 8
            state.second = 3
            return InfoCardViewController(state: state)
        },
        app("BuyVPN") {
            var state = BuyVPNViewController.State()
            state.plans = [
                SubscriptionPlan(
                    id: "yearly", name: "One year", detail: "Billed yearly", price: "$99.99", oldPrice: "$119.88",
                    badge: "Best value"),
                SubscriptionPlan(id: "monthly", name: "Monthly", detail: "Billed monthly", price: "$9.99"),
            ]
            state.selectedPlan = "yearly"
            state.hasTrial = true
            state.trialDays = 7
            return BuyVPNViewController(state: state)
        },
    ]
}
