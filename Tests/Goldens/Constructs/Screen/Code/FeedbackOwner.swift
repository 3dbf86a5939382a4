// swift-format-ignore-file
// Made by `genvc-dev update` of Feedback.yml: it writes down what the screen tells.

import UIKit

typealias FeedbackForm = FeedbackViewController

final class FeedbackOwner: ConstructOwner<FeedbackForm>, FeedbackViewControllerDelegate {
    init() {
        let owned = FeedbackViewController()
        super.init(owned) { owned }
        owned.delegate = self
        show()
    }

    func feedbackViewControllerDidTapFelt(_ viewController: FeedbackViewController) {
        tell("didTapFelt")
    }

    func feedbackViewController(_ viewController: FeedbackViewController, didChangePush isOn: Bool) {
        tell("didChangePush", isOn)
    }
}
