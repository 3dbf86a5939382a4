import GenvcModel
import GenvcVocabulary
import UIKit

/// A constraint that a relation of the spec asks for.
@MainActor
struct ExpectedConstraint {
    /// Numbers that differ by less are the same: a spec has few digits.
    private static let tolerance = 0.000_1

    let view: UIView
    let attribute: RelationAttribute
    let sign: RelationFormula.Sign
    /// The view that the relation names, with its attribute.
    let target: (view: UIView, attribute: RelationAttribute)
    let multiplier: Double
    let constant: Double
    let priority: Double

    /// The constraints that a formula asks for between two views; nil where the spec leaves a length to the state.
    static func all(of formula: RelationFormula, of view: UIView, to target: UIView) -> [ExpectedConstraint]? {
        guard let attribute = formula.target?.attribute, formula.length?.reference == nil else { return nil }
        let points = formula.length?.points ?? 0
        return zip(parts(of: formula.attribute), parts(of: attribute)).map { own, other in
            ExpectedConstraint(
                view: view, attribute: own, sign: formula.sign, target: (target, other),
                multiplier: formula.multiplier, constant: formula.isSubtracted ? -points : points,
                priority: formula.priority)
        }
    }

    /// The attributes that one word of the spec stands for.
    private static func parts(of attribute: RelationAttribute) -> [RelationAttribute] {
        switch attribute {
        case .edges: [.top, .leading, .bottom, .trailing]
        case .center: [.centerX, .centerY]
        default: [attribute]
        }
    }

    /// True for the constraint between the same anchors, whatever its numbers are.
    private func relates(_ constraint: NSLayoutConstraint) -> Bool {
        constraint.firstItem === view && isTarget(constraint.secondItem)
            && "\(constraint.firstAttribute)" == attribute.rawValue
            && "\(constraint.secondAttribute)" == target.attribute.rawValue && "\(constraint.relation)" == "\(sign)"
    }

    /// True for the view that the relation names, and for the guide of a scroll view's frame, which scrolled content
    /// does not move.
    private func isTarget(_ item: AnyObject?) -> Bool {
        item === target.view || item != nil && item === (target.view as? UIScrollView)?.frameLayoutGuide
    }

    /// True for a constraint that has the numbers, too.
    func isMet(by constraint: NSLayoutConstraint) -> Bool {
        relates(constraint) && abs(Double(constraint.multiplier) - multiplier) < Self.tolerance
            && abs(Double(constraint.constant) - constant) < Self.tolerance
            && abs(Double(constraint.priority.rawValue) - priority) < Self.tolerance
    }

    var words: String {
        "\(attribute.rawValue) \(sign.rawValue) \(target.attribute.rawValue) * \(multiplier) + \(constant) @\(priority)"
    }
}
