import GenvcVocabulary

/// Room on the four sides, in points.
package struct Insets: Sendable, Hashable {
    /// The room above.
    package let top: Length
    /// The room where a line of text begins.
    package let leading: Length
    /// The room below.
    package let bottom: Length
    /// The room where a line of text ends.
    package let trailing: Length

    /// Room for each side by itself; no side follows from another.
    package init(top: Length, leading: Length, bottom: Length, trailing: Length) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
    }

    /// The same room above and below, and the same at both sides.
    package init(vertical: Length, horizontal: Length) {
        self.init(top: vertical, leading: horizontal, bottom: vertical, trailing: horizontal)
    }

    /// No room on any side.
    package static let zero = Insets(vertical: .zero(.spacing), horizontal: .zero(.spacing))

    /// True if no side has any room.
    package var isZero: Bool {
        top.points == 0 && leading.points == 0 && bottom.points == 0 && trailing.points == 0
    }
}
