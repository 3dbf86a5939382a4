import UIKit

/// Something that genvc predicts otherwise than the code does.
package struct Disagreement: Sendable, CustomStringConvertible {
    package enum Kind: Sendable {
        /// nil: no frame, because the view is hidden or missing.
        case frame(predicted: CGRect?, executed: CGRect?)
        /// The code has a view that genvc does not know.
        case unknownView
        /// The constraints that could not all hold; none: they were predicted and did not come.
        case conflict([String])
        case ambiguity(isPredicted: Bool)
    }

    package let screen: String
    package let point: String
    /// The name of the property; empty for a conflict.
    package let view: String
    package let kind: Kind

    package var description: String {
        let what =
            switch kind {
            case .frame(let predicted, let executed):
                "predicted \(Self.text(predicted)), executed \(Self.text(executed))"
            case .unknownView: "not predicted at all"
            case .conflict(let constraints):
                constraints.isEmpty
                    ? "predicted conflict does not come" : "conflict: \(constraints.joined(separator: " | "))"
            case .ambiguity(let isPredicted): isPredicted ? "is not ambiguous" : "is ambiguous"
            }
        return "\(screen) \(point) \(view): \(what)"
    }

    private static func text(_ rect: CGRect?) -> String {
        guard let rect else { return "none" }
        return [rect.minX, rect.minY, rect.width, rect.height]
            .map { String(format: "%.3f", $0) }.joined(separator: " ")
    }
}
