// swift-format-ignore-file
// Made by `genvc-dev update` of Collections.yml: it writes down what the view tells.

import UIKit

typealias CollectionsForm = CollectionsView

final class CollectionsOwner: ConstructOwner<CollectionsForm>, CollectionsViewDelegate {
    init() {
        let owned = CollectionsView()
        super.init(owned)
        owned.delegate = self
        show()
    }

    func collectionsView(_ view: CollectionsView, didChangePush isOn: Bool) {
        tell("didChangePush", isOn)
    }

    func collectionsView(_ view: CollectionsView, didSelectPlan plan: Plan) {
        tell("didSelectPlan", plan)
    }

    func collectionsView(_ view: CollectionsView, didSelectShare plan: Plan) {
        tell("didSelectShare", plan)
    }

    func collectionsView(_ view: CollectionsView, didSelectDelete plan: Plan) {
        tell("didSelectDelete", plan)
    }

    func collectionsViewDidRefreshAll(_ view: CollectionsView) {
        tell("didRefreshAll")
    }
}
