import GenvcSwift
import GenvcViews

/// Layout priorities as Swift expressions.
enum PriorityExpression {
    /// A priority in Swift: a named one of UIKit, one beside it that the language sets by itself, or a number.
    static func text(_ priority: Double) -> String {
        switch priority {
        case Priorities.required: ".required"
        case Priorities.almostRequired: ".required - 1"
        case Priorities.hugsHarder: ".defaultHigh + 1"
        case Priorities.resists: ".defaultHigh"
        case Priorities.givesWay: ".defaultHigh - 1"
        case Priorities.hugsText: ".defaultLow"
        case Priorities.takesRoom: ".defaultLow - 1"
        case Priorities.fillsScrollView: ".defaultLow - 2"
        case Priorities.sharesRoom: ".fittingSizeLevel"
        default: "UILayoutPriority(\(SwiftLiteral.number(priority)))"
        }
    }
}
