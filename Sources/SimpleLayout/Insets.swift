/// The margin kept free inside the parent frame, in points; `leading` is on the right in a right-to-left layout.
public struct Insets: Hashable, Sendable {
    /// The margin at the top, in points.
    public var top: Double
    /// The margin where a line of text begins, in points.
    public var leading: Double
    /// The margin at the bottom, in points.
    public var bottom: Double
    /// The margin where a line of text ends, in points.
    public var trailing: Double

    /// A margin for each side, in points; a side that is left out has none.
    public init(top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
    }

    /// The same margin on all four sides.
    public init(all margin: Double) {
        self.init(top: margin, leading: margin, bottom: margin, trailing: margin)
    }
}

extension Insets {
    /// False if a margin is negative, infinite or not a number.
    var isValid: Bool {
        top.isLength && leading.isLength && bottom.isLength && trailing.isLength
    }
}
