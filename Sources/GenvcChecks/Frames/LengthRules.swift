import GenvcModel

/// What the rules of one view say about its width or its height, in points.
struct LengthRules: Sendable {
    /// UIKit's priorities for a view with a size of its own: against growing, and against shrinking.
    private static let hugging = 250.0
    private static let compressionResistance = 750.0
    private static let required = 1_000.0

    /// Set by a required rule.
    private(set) var equal: Double?
    private(set) var minimum = 0.0
    private(set) var maximum = Double.infinity
    /// A length that gives way to something stronger, with its priority.
    private var wish: (length: Double, priority: Double)?

    static let none = LengthRules([])

    init(_ rules: [SizeRule]) {
        for rule in rules {
            let points = max(0, rule.length.points)
            switch rule.relation {
            case .plain, .equal:
                if rule.priority >= Self.required {
                    equal = points
                } else if rule.priority > wish?.priority ?? 0 {
                    wish = (points, rule.priority)
                }
            case .minimum where rule.priority > Self.hugging: minimum = max(minimum, points)
            case .maximum where rule.priority > Self.compressionResistance: maximum = min(maximum, points)
            case .minimum, .maximum: break
            }
        }
    }

    /// The length of one device pixel.
    static func hairline(scale: Double) -> LengthRules {
        var rules = LengthRules.none
        rules.equal = 1 / scale
        return rules
    }

    /// The length that a view takes that would be `natural` by itself; nil: it has no size of its own.
    func resolved(_ natural: Double?) -> Double {
        if let equal { return equal }
        var length = natural ?? 0
        if let wish {
            if natural == nil || wish.priority > Self.compressionResistance {
                length = wish.length
            } else if wish.priority > Self.hugging {
                length = max(length, wish.length)
            }
        }
        return max(minimum, min(maximum, length))
    }

    /// The least that the rules let the view be, if it could be `least` by itself.
    func least(_ least: Double) -> Double {
        equal ?? max(minimum, min(maximum, least))
    }
}
