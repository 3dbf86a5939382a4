// Created once by genvc. This file is yours: genvc never overwrites it.

import UIKit

final class FeedbackViewController: UIViewController {
    private let contentView = FeedbackView()

    override func loadView() {
        view = contentView
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        contentView.delegate = self
    }
}

// MARK: - FeedbackViewDelegate

extension FeedbackViewController: FeedbackViewDelegate {
    func feedbackViewDidTapFelt(_ view: FeedbackView) {
    }

    func feedbackView(_ view: FeedbackView, didChangePush isOn: Bool) {
    }
}
