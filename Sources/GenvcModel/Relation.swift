import GenvcDiagnostics

/// One entry of the key `constraints`.
package struct Relation: Sendable, Hashable {
    package enum Content: Sendable, Hashable {
        case formula(RelationFormula)
        /// An expression that makes a constraint; `$0` is the view.
        case swift(String)
    }

    /// Set if code is to move the constraint later.
    package let name: Identifier?
    package let content: Content
    /// The formula or the expression, without the name.
    package let range: SourceRange

    package init(name: Identifier?, content: Content, range: SourceRange) {
        self.name = name
        self.content = content
        self.range = range
    }

    /// The property that holds the constraint, `sheetBottomConstraint`; nil where it has no name.
    package var propertyName: String? {
        name.map { SwiftName.joined($0.text, "Constraint") }
    }
}
