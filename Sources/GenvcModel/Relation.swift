import GenvcDiagnostics

/// One entry of the key `constraints`.
package struct Relation: Sendable, Hashable {
    /// A formula, or an expression of Swift.
    package enum Content: Sendable, Hashable {
        /// A formula in words of the language.
        case formula(RelationFormula)
        /// An expression that makes a constraint; `$0` is the view.
        case swift(String)
    }

    /// Set if code is to move the constraint later.
    package let name: Identifier?
    /// A formula of the language, or Swift that makes a constraint.
    package let content: Content
    /// The formula or the expression, without the name.
    package let range: SourceRange

    /// A relation of `constraints`; the name is that of the property that holds it, nil for none.
    package init(name: Identifier?, content: Content, range: SourceRange) {
        self.name = name
        self.content = content
        self.range = range
    }

    /// The property that holds the constraint, `sheetBottomConstraint`; nil where it has no name.
    package var propertyName: String? {
        name.map { SwiftName.joined($0.text, "Constraint") }
    }

    /// The length that is added, or that the view has.
    package var length: Length? {
        if case .formula(let formula) = content { return formula.length }
        return nil
    }

    /// The relation with its length replaced.
    package func mapLength(_ transform: (Length) -> Length) -> Relation {
        guard case .formula(var formula) = content, let length = formula.length else { return self }
        formula.length = transform(length)
        return Relation(name: name, content: .formula(formula), range: range)
    }
}
