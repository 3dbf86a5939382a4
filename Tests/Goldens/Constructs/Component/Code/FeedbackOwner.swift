// swift-format-ignore-file
// Made by `genvc-dev update` of Feedback.yml: it writes down what the component tells.

import UIKit

typealias FeedbackForm = FeedbackPart

final class FeedbackOwner: ConstructOwner<FeedbackForm>, FeedbackViewControllerDelegate {
    init() {
        let owned = FeedbackViewController()
        super.init(owned) { owned.formFeedbackPart }
        owned.delegate = self
        show()
    }

    func feedbackViewControllerDidTapFormFelt(_ viewController: FeedbackViewController) {
        tell("didTapFelt")
    }

    func feedbackViewController(_ viewController: FeedbackViewController, didChangeFormPush isOn: Bool) {
        tell("didChangePush", isOn)
    }
}
