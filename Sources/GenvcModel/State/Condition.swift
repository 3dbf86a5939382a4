import GenvcDiagnostics
import GenvcVocabulary

/// A condition: several terms, all of which or one of which must hold, as in `$phase == loading and not $isOffline`.
package struct Condition: Sendable, Hashable {
    /// The word that joins terms.
    package enum Conjunction: String, Sendable, Hashable {
        case and, or
    }

    /// The terms in the order of the spec.
    package let terms: [Term]
    /// The word that joins the terms; `and` for a single one.
    package let conjunction: Conjunction
    /// The place of the whole condition in the spec.
    package let range: SourceRange

    /// A condition of one or more terms, all joined in the same way.
    package init(_ terms: [Term], joined conjunction: Conjunction = .and, range: SourceRange) {
        self.terms = terms
        self.conjunction = conjunction
        self.range = range
    }

    /// The condition that a Bool of the state is true.
    package init(_ reference: Reference, range: SourceRange) {
        self.init([Term(isNegated: false, operand: .reference(reference), comparison: nil)], range: range)
    }

    /// One term: an operand, compared or taken as a boolean, and possibly negated.
    package struct Term: Sendable, Hashable {
        /// True for a term behind `not`.
        package let isNegated: Bool
        /// The field, state or fact that the term asks about.
        package let operand: Operand
        /// The comparison; nil if the operand is a boolean.
        package let comparison: Comparison?

        /// A term; without a comparison, the operand is true or false itself.
        package init(isNegated: Bool, operand: Operand, comparison: Comparison?) {
            self.isNegated = isNegated
            self.operand = operand
            self.comparison = comparison
        }
    }

    /// A field, a state or a fact that a term asks about.
    package enum Operand: Sendable, Hashable {
        /// A field, a parameter or an element of a repetition.
        case reference(Reference)
        /// A fact about the device or its settings, such as a size class.
        case environment(EnvironmentOperand)
        /// A state of the control that has the condition.
        case control(ControlState)
    }

    /// A sign with what the operand is compared with.
    package struct Comparison: Sendable, Hashable {
        /// The sign of a comparison.
        package enum Sign: String, Sendable, Hashable, CaseIterable {
            case equal = "=="
            case notEqual = "!="
            case less = "<"
            case lessOrEqual = "<="
            case greater = ">"
            case greaterOrEqual = ">="

            /// True for a sign that asks which value is greater: nil is not, and nothing is greater than nil.
            package var isOfOrder: Bool { self != .equal && self != .notEqual }

            /// The sign that holds where the sides change places.
            package var turned: Sign {
                switch self {
                case .equal, .notEqual: self
                case .less: .greater
                case .lessOrEqual: .greaterOrEqual
                case .greater: .less
                case .greaterOrEqual: .lessOrEqual
                }
            }

            /// The sign that holds exactly where this one does not, for values that are there.
            package var opposite: Sign {
                switch self {
                case .equal: .notEqual
                case .notEqual: .equal
                case .less: .greaterOrEqual
                case .lessOrEqual: .greater
                case .greater: .lessOrEqual
                case .greaterOrEqual: .less
                }
            }

            /// True if the comparison of two values holds.
            package func holds<Value: Comparable>(_ left: Value, _ right: Value) -> Bool {
                switch self {
                case .equal: left == right
                case .notEqual: left != right
                case .less: left < right
                case .lessOrEqual: left <= right
                case .greater: left > right
                case .greaterOrEqual: left >= right
                }
            }
        }

        /// A value that an operand is compared with.
        package enum Comparand: Sendable, Hashable {
            /// A number, as it is written.
            case number(String)
            case boolean(Bool)
            /// The literal `nil`.
            case missing
            /// A case of an enum, or a word of the environment.
            case word(String)
            /// A text in quotes, without them.
            case text(String)
            case reference(Reference)
        }

        /// The sign between the two sides.
        package let sign: Sign
        /// The value at the right of the sign.
        package let comparand: Comparand

        /// A comparison with what stands at the right of the sign.
        package init(_ sign: Sign, _ comparand: Comparand) {
            self.sign = sign
            self.comparand = comparand
        }

        /// The value of a Bool that makes a comparison with `true` or `false` hold; nil for any other comparison, so
        /// for one of a Bool that may be nil.
        package func valueOfBool(_ operand: Operand) -> Bool? {
            guard case .boolean(let boolean) = comparand else { return nil }
            switch operand {
            case .reference(let reference):
                guard reference.type == .basic(.boolean), reference.nilability == .never else { return nil }
            case .control: break
            case .environment: return nil
            }
            return boolean == (sign == .equal)
        }
    }

    /// The references in it, in order.
    package var references: [Reference] {
        terms.flatMap { term in
            var references: [Reference] = []
            if case .reference(let reference) = term.operand { references.append(reference) }
            if case .reference(let reference)? = term.comparison?.comparand { references.append(reference) }
            return references
        }
    }

    /// True if it asks about the device or its settings.
    package var readsEnvironment: Bool {
        terms.contains { if case .environment = $0.operand { true } else { false } }
    }

    /// True if it asks about the control at which it stands.
    package var readsControl: Bool {
        terms.contains { if case .control = $0.operand { true } else { false } }
    }
}
