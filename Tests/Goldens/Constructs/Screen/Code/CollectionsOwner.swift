// swift-format-ignore-file
// Made by `genvc-dev update` of Collections.yml: it writes down what the screen tells.

import UIKit

typealias CollectionsForm = CollectionsViewController

final class CollectionsOwner: ConstructOwner<CollectionsForm>, CollectionsViewControllerDelegate {
    init() {
        let owned = CollectionsViewController()
        super.init(owned) { owned }
        owned.delegate = self
        show()
    }

    func collectionsViewController(_ viewController: CollectionsViewController, didChangePush isOn: Bool) {
        tell("didChangePush", isOn)
    }

    func collectionsViewController(_ viewController: CollectionsViewController, didSelectPlan plan: Plan) {
        tell("didSelectPlan", plan)
    }

    func collectionsViewController(_ viewController: CollectionsViewController, didSelectShare plan: Plan) {
        tell("didSelectShare", plan)
    }

    func collectionsViewController(_ viewController: CollectionsViewController, didSelectDelete plan: Plan) {
        tell("didSelectDelete", plan)
    }

    func collectionsViewControllerDidRefreshAll(_ viewController: CollectionsViewController) {
        tell("didRefreshAll")
    }
}
