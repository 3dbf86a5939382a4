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

    func inboxView(_ view: InboxView, didSelectPerson person: Person) {
    }

    func inboxView(_ view: InboxView, didSelectMute person: Person) {
    }

    func inboxView(_ view: InboxView, didSelectBlock person: Person) {
    }

    func inboxViewDidRefresh(_ view: InboxView) {
    }
}
