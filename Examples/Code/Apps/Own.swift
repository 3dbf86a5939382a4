import UIKit

// What an app of these screens has besides them.

/// What the screen `UserInfo` shows of a person.
struct UserProfile: Equatable {
    var login: String
    var name: String?
    var location: String?
    var bio: String?
    var avatarURL: URL?

    static let empty = UserProfile(login: "")
}

/// What the screen `BuyVPN` sells.
struct SubscriptionPlan: Equatable {
    var id: String
    var name: String
    var detail: String
    var price: String
    var oldPrice: String?
    var badge: String?
}

extension InstantOnboardingViewController {
    /// The menu of the bar, made anew each time because it changes with what the app can do.
    var moreMenu: UIMenu {
        UIMenu(children: [UIDeferredMenuElement.uncached { complete in complete([]) }])
    }
}

extension PasscodeViewController {
    /// A touch on a key ends that on another, whose event is sent at once, so that fast fingers lose no digit.
    func letKeysFollowEachOther() {
        for key in keyButtons {
            let isTouched = UIAction { [weak self, weak key] _ in
                for other in self?.keyButtons ?? [] where other !== key && other.isTracking {
                    other.sendActions(for: .touchUpInside)
                    other.cancelTracking(with: nil)
                }
            }
            key.addAction(isTouched, for: .touchDown)
        }
    }
}
