import GenvcDiagnostics

/// One case of `when`: keys that an element has while a condition holds.
package struct Variant: Sendable {
    /// The condition under `if`.
    package let condition: Condition
    /// The name of the case in localisation keys: the word that the condition compares with, or the one under `case:`;
    /// nil without either.
    package let name: String?
    /// The values that hold with the condition.
    package let values: [KeyedValue]
    /// The place of the case in the spec.
    package let range: SourceRange

    package init(condition: Condition, name: String?, values: [KeyedValue], range: SourceRange) {
        self.condition = condition
        self.name = name
        self.values = values
        self.range = range
    }
}
