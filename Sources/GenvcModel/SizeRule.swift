/// One rule about a width or a height.
package struct SizeRule: Sendable, Hashable {
    /// The relation of a view's length to that of the rule.
    package enum Relation: String, Sendable, Hashable {
        /// A plain length: `==`, or `>=` where the kind shows text.
        case plain
        case equal
        case minimum = "min"
        case maximum = "max"

        /// True where the length may be any other within the bound.
        package var isBound: Bool { self == .minimum || self == .maximum }
    }

    /// The comparison of the side with the length.
    package let relation: Relation
    /// The length in points, a token, or a number of the state.
    package let length: Length
    /// 1 … 1000; 1000 is required.
    package let priority: Double

    /// A rule for one side of a view; a priority is 1 … 1000, of which 1000 is required.
    package init(_ relation: Relation, _ length: Length, priority: Double = 1_000) {
        self.relation = relation
        self.length = length
        self.priority = priority
    }
}
