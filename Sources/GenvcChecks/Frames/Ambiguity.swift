/// A view that can still be moved or resized when all constraints of all priorities hold as well as they can.
package struct Ambiguity: Sendable, Hashable {
    package enum Attribute: String, Sendable, Hashable {
        case x, y, width, height
    }

    /// An index into `ViewTree.views`.
    package let view: Int
    package let attribute: Attribute
    /// Points between which every value would do; `upper` is infinite where nothing ends the range, `lower` where
    /// nothing begins it.
    package let lower: Double
    package let upper: Double

    package init(view: Int, attribute: Attribute, lower: Double, upper: Double) {
        self.view = view
        self.attribute = attribute
        self.lower = lower
        self.upper = upper
    }
}
