// swift-format-ignore-file
// Made by `genvc-dev update` of Feedback.yml: it writes down what the view tells.

import UIKit

typealias FeedbackForm = FeedbackView

final class FeedbackOwner: ConstructOwner<FeedbackForm>, FeedbackViewDelegate {
    init() {
        let owned = FeedbackView()
        super.init(owned)
        owned.delegate = self
        show()
    }

    func feedbackViewDidTapFelt(_ view: FeedbackView) {
        tell("didTapFelt")
    }

    func feedbackView(_ view: FeedbackView, didChangePush isOn: Bool) {
        tell("didChangePush", isOn)
    }
}
