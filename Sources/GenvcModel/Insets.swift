import GenvcVocabulary

/// Room on the four sides, in points.
package struct Insets: Sendable, Hashable {
    package let top: Length
    package let leading: Length
    package let bottom: Length
    package let trailing: Length

    package init(top: Length, leading: Length, bottom: Length, trailing: Length) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
    }

    package init(vertical: Length, horizontal: Length) {
        self.init(top: vertical, leading: horizontal, bottom: vertical, trailing: horizontal)
    }

    package static let zero = Insets(vertical: .zero(.spacing), horizontal: .zero(.spacing))

    package var isZero: Bool {
        top.points == 0 && leading.points == 0 && bottom.points == 0 && trailing.points == 0
    }
}
