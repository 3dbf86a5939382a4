import UIKit

// What an app of these screens has besides them.

/// A button as the app of `TermsOfService` has it.
final class RoundedButton: UIButton {}

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

/// What the owner of `PasscodeInput` lets its dots do.
extension PasscodeInputViewController {
    /// The row shakes three times, as at a wrong code.
    func shakeDots() { shakeDots(times: 3) }

    /// A dot pulses when it is filled, and when the code is right.
    func pulse(dot: Int) {
        guard dotViews.indices.contains(dot), !UIAccessibility.isReduceMotionEnabled else { return }
        let view = dotViews[dot]
        UIView.animate(withDuration: 0.1) {
            view.transform = CGAffineTransform(scaleX: 1.5, y: 1.5)
        } completion: { _ in
            UIView.animate(withDuration: 0.1) { view.transform = .identity }
        }
    }

    private func shakeDots(times: Int) {
        guard times > 0, let row = dotViews.first?.superview, !UIAccessibility.isReduceMotionEnabled else { return }
        UIView.animate(withDuration: 0.07) {
            row.transform = CGAffineTransform(translationX: 10, y: 0)
        } completion: { [weak self] _ in
            UIView.animate(withDuration: 0.07) {
                row.transform = .identity
            } completion: { _ in
                self?.shakeDots(times: times - 1)
            }
        }
    }
}
