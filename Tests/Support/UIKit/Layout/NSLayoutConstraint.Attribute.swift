extension NSLayoutConstraint {
    public enum Attribute: Int, Sendable {
        case notAnAttribute
        case left
        case right
        case top
        case bottom
        case leading
        case trailing
        case width
        case height
        case centerX
        case centerY
        case lastBaseline
        case firstBaseline
        case leftMargin
        case rightMargin
        case topMargin
        case bottomMargin
        case leadingMargin
        case trailingMargin
        case centerXWithinMargins
        case centerYWithinMargins

        /// True for an edge that is on the other side where people read from right to left.
        var followsReading: Bool { [.leading, .trailing, .leadingMargin, .trailingMargin].contains(self) }
        var isLeftOrRight: Bool { [.left, .right, .leftMargin, .rightMargin].contains(self) }
    }
}
