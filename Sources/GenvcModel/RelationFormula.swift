import GenvcDiagnostics
import GenvcVocabulary

/// `attribute == target * multiplier + length @priority`: signs and directions are those of UIKit's constraints.
package struct RelationFormula: Sendable, Hashable {
    /// The relation of a constraint.
    package enum Sign: String, Sendable, Hashable, CaseIterable {
        case equal = "=="
        case greaterThanOrEqual = ">="
        case lessThanOrEqual = "<="
    }

    /// The view or the guide behind the sign, with its attribute.
    package struct Target: Sendable, Hashable {
        /// The view or guide that the target belongs to.
        package enum Place: Sendable, Hashable {
            /// A guide, or a view that the language has a word for.
            case word(RelationTarget)
            /// An id that one element has, or the Swift name of an element; that there is one has been checked.
            case view(String)
        }

        /// The view or the guide that the relation stands to.
        package let place: Place
        /// The attribute of the target.
        package let attribute: RelationAttribute
        /// The place of the target in the spec.
        package let range: SourceRange

        /// An anchor with the bytes that name it.
        package init(_ place: Place, _ attribute: RelationAttribute, range: SourceRange) {
            self.place = place
            self.attribute = attribute
            self.range = range
        }
    }

    /// The attribute of the element itself.
    package let attribute: RelationAttribute
    /// The comparison of the two sides.
    package let sign: Sign
    /// Nil for a length alone.
    package let target: Target?
    /// Above 0.
    package let multiplier: Double
    /// The length that is added, or that the view has where there is no target.
    package var length: Length?
    /// True for `- length`.
    package var isSubtracted = false
    /// 1 … 1000; 1000 is required.
    package let priority: Double

    /// A formula; without a target, the attribute is compared with the length alone. 1000 is required.
    package init(
        _ attribute: RelationAttribute, _ sign: Sign, to target: Target?, multiplier: Double = 1,
        length: Length? = nil, priority: Double = 1_000
    ) {
        self.attribute = attribute
        self.sign = sign
        self.target = target
        self.multiplier = multiplier
        self.length = length
        self.priority = priority
    }

    /// True if another formula makes the same constraint; the two stand at different places of the spec.
    package func isSame(as other: RelationFormula) -> Bool {
        (attribute, sign, multiplier, isSubtracted) == (
            other.attribute, other.sign, other.multiplier, other.isSubtracted
        )
            && priority == other.priority && target?.place == other.target?.place
            && target?.attribute == other.target?.attribute && length?.points == other.length?.points
            && length?.reference == nil && other.length?.reference == nil
    }
}
