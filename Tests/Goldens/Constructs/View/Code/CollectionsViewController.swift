// Created once by genvc. This file is yours: genvc never overwrites it.

import UIKit

final class CollectionsViewController: UIViewController {
    private let contentView = CollectionsView()

    override func loadView() {
        view = contentView
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        contentView.delegate = self
    }
}

// MARK: - CollectionsViewDelegate

extension CollectionsViewController: CollectionsViewDelegate {
    func collectionsView(_ view: CollectionsView, didChangePush isOn: Bool) {
    }

    func collectionsView(_ view: CollectionsView, didSelectPlan plan: Plan) {
    }

    func collectionsView(_ view: CollectionsView, didSelectShare plan: Plan) {
    }

    func collectionsView(_ view: CollectionsView, didSelectDelete plan: Plan) {
    }

    func collectionsViewDidRefreshAll(_ view: CollectionsView) {
    }
}
