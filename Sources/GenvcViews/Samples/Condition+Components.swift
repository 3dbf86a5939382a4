import GenvcModel
import GenvcVocabulary

/// Conditions in components, as a look at the whole screen asks them.
extension Condition {
    /// The condition with the fields that the component keeps for itself under their names in a sample of the screen.
    ///
    /// - Parameter isWhole: The component is all of the screen, whose state its parameters then are.
    func outside(_ component: Component, isWhole: Bool) -> Condition {
        func moved(_ reference: Reference) -> Reference {
            var path = reference.path
            switch reference.root {
            case .state: path[0] = StateSample.name(of: path[0], in: component)
            case .parameter where isWhole: break
            case .parameter, .element, .literal: return reference
            }
            return Reference(
                root: .state, path: path, type: reference.type, isInferred: reference.isInferred,
                range: reference.range)
        }
        let terms = terms.map { term in
            var operand = term.operand
            if case .reference(let reference) = operand { operand = .reference(moved(reference)) }
            var comparison = term.comparison
            if let sign = comparison?.sign, case .reference(let reference)? = comparison?.comparand {
                comparison = Comparison(sign, .reference(moved(reference)))
            }
            return Term(isNegated: term.isNegated, operand: operand, comparison: comparison)
        }
        return Condition(terms, joined: conjunction, range: range)
    }
}

extension StateSample {
    /// What a field of a component's own is called in a sample of the screen; no field of a screen has a dot.
    static func name(of field: String, in component: Component) -> String { "\(component.name.text).\(field)" }

    /// Adds what the component keeps for itself.
    mutating func add(_ component: Component) {
        for field in component.state { self[Self.name(of: field.name.text, in: component)] = field.shownSample }
    }

    /// The sample as references in the component ask for it.
    func inside(_ component: Component) -> StateSample {
        var inner = keepingComponents
        for field in component.state {
            inner[field.name.text] = self[Self.name(of: field.name.text, in: component)] ?? field.shownSample
        }
        return inner
    }
}
