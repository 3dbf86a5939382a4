import Foundation

@testable import AppScreens
@testable import UIKit

extension GeneratedScreen {
    /// The screens of apps, in the states that the samples of their specs describe.
    static let apps: [GeneratedScreen] = [
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
            state.screenTitle = "Create Profile"
            state.name = "name"
            state.hint = "Set a name that your contacts will recognise."
            state.server = "chat.example.org"
            return InstantOnboardingViewController(state: state)
        },
        app("Passcode") {
            var state = PasscodeViewController.State()
            state.filled = 2
            return PasscodeViewController(state: state)
        },
        app("Settings") {
            var state = SettingsViewController.State()
            state.server = "chat.example.org"
            state.accountName = "ada"
            return SettingsViewController(state: state)
        },
        app("UserInfo") {
            var state = UserInfoViewController.State()
            state.user = UserProfile(
                login: "adalovelace", name: "Ada Lovelace", repos: "8", gists: "3", following: "21", followers: "340")
            state.since = "Jan 2011"
            state.isLoaded = true
            return UserInfoViewController(state: state)
        },
    ]
}
