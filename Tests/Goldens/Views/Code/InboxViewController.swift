// Created once by genvc. This file is yours: genvc never overwrites it.

import UIKit

final class InboxViewController: UIViewController {
    private let contentView = InboxView()

    override func loadView() {
        view = contentView
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        contentView.delegate = self
    }
}

// MARK: - InboxViewDelegate

extension InboxViewController: InboxViewDelegate {
    func inboxView(_ view: InboxView, didSelectMessage message: Message) {
    }

    func inboxViewDidRefresh(_ view: InboxView) {
    }
}
