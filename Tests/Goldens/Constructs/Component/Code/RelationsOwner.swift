// swift-format-ignore-file
// Made by `genvc-dev update` of Relations.yml: it writes down what the component tells.

import UIKit

typealias RelationsForm = RelationsPart

final class RelationsOwner: ConstructOwner<RelationsForm> {
    init() {
        let owned = RelationsViewController()
        super.init(owned) { owned.formRelationsPart }
        show()
    }
}
