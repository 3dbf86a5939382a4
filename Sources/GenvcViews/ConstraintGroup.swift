/// Constraints that stand together under one comment.
package struct ConstraintGroup: Sendable {
    /// The part of the screen that the constraints belong to; the code writes it as a comment.
    package enum Title: Sendable, Hashable {
        case scrollView, rows, list, header, footer
        /// An index into `ViewTree.rows`.
        case row(Int)
    }

    /// A statement that makes one constraint.
    package enum Entry: Sendable {
        case constraint(Constraint)
        case swift(SwiftConstraint)
    }

    /// The comment above the constraints.
    package let title: Title
    /// In the order in which the code lists them.
    package let entries: [Entry]

    /// A group of constraints that stand together in the code, under a title.
    package init(title: Title, entries: [Entry]) {
        self.title = title
        self.entries = entries
    }

    /// The constraints that genvc knows: without those that are Swift of the user's.
    package var constraints: [Constraint] {
        entries.compactMap { entry in
            if case .constraint(let constraint) = entry { return constraint }
            return nil
        }
    }
}
