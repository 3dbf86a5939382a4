import UIKit

// What an app of these screens has besides them.

/// A button that gives way a little while it is pressed.
final class PressableButton: UIButton {
    override var isHighlighted: Bool {
        didSet { alpha = isHighlighted ? 0.8 : 1 }
    }
}

/// A button as the app of `TermsOfService` has it.
final class RoundedButton: UIButton {}

/// What the screen `UserInfo` shows of a person.
struct UserProfile: Equatable {
    var login: String
    var name: String?
    var location: String?
    var bio: String?
    var avatarURL: URL?
    var repos: String
    var gists: String
    var following: String
    var followers: String

    static let empty = UserProfile(login: "", repos: "", gists: "", following: "", followers: "")
}

extension InstantOnboardingViewController {
    /// The menu of the bar, which changes with what the app can do.
    var moreMenu: UIMenu { UIMenu(children: []) }
}
