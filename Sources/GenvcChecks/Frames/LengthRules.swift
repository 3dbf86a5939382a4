import GenvcModel
import GenvcViews

/// The rules of one view for its width or its height, in points.
struct LengthRules: Sendable, Equatable {
    /// UIKit's default priority against shrinking.
    private static let compressionResistance = 750.0

    /// A length that gives way.
    private struct Wish: Equatable {
        /// The length in points.
        let length: Double
        let priority: Double
    }

    /// The length that a required rule sets; nil without one.
    private(set) var equal: Double?
    /// The least length that a rule stronger than hugging allows.
    private(set) var minimum = 0.0
    /// The greatest length that a rule stronger than compression resistance allows; infinite without one.
    private(set) var maximum = Double.infinity
    /// An optional length with its priority; nil without one. Of several the strongest counts.
    private var wish: Wish?

    /// The rules of a view that says nothing about its length.
    static let none = LengthRules([])

    init(_ rules: [SizeRule]) {
        for rule in rules {
            let points = max(0, rule.length.points)
            switch rule.relation {
            case .plain, .equal:
                if rule.priority >= Priorities.required {
                    equal = points
                } else if rule.priority > wish?.priority ?? 0 {
                    wish = Wish(length: points, priority: rule.priority)
                }
            case .minimum where rule.priority > Priorities.hugsText: minimum = max(minimum, points)
            case .maximum where rule.priority > Self.compressionResistance: maximum = min(maximum, points)
            case .minimum, .maximum: break
            }
        }
    }

    /// The rules of a line one device pixel wide.
    static func hairline(scale: Double) -> LengthRules {
        var rules = LengthRules.none
        rules.equal = 1 / scale
        return rules
    }

    /// The length of a view whose intrinsic length is `natural`; nil for a view without one.
    func resolved(_ natural: Double?) -> Double {
        if let equal { return equal }
        var length = natural ?? 0
        if let wish {
            if natural == nil || wish.priority > Self.compressionResistance {
                length = wish.length
            } else if wish.priority > Priorities.hugsText {
                length = max(length, wish.length)
            }
        }
        return max(minimum, min(maximum, length))
    }

    /// The least length that the rules allow, if the content needs at least `least`.
    func least(_ least: Double) -> Double {
        equal ?? max(minimum, min(maximum, least))
    }
}
