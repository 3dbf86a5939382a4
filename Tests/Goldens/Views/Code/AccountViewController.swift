// Created once by genvc. This file is yours: genvc never overwrites it.

import UIKit

final class AccountViewController: UIViewController {
    private let contentView = AccountView()

    override func loadView() {
        view = contentView
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        contentView.delegate = self
    }
}

// MARK: - AccountViewDelegate

extension AccountViewController: AccountViewDelegate {
    func accountView(_ view: AccountView, didChangeName name: String) {
    }

    func accountView(_ view: AccountView, didChangeEmail email: String) {
    }

    func accountView(_ view: AccountView, didChangeMail wantsMail: Bool) {
    }

    func accountViewDidSelectExport(_ view: AccountView) {
    }

    func accountViewDidSelectRemove(_ view: AccountView) {
    }

    func accountViewDidTapSave(_ view: AccountView) {
    }

    func accountView(_ view: AccountView, didTapPlan plan: String) {
    }
}
