import GenvcDiagnostics

/// One case of `when`: keys that an element has while a condition holds.
package struct Variant: Sendable {
    package let condition: Condition
    /// The name of the case in localisation keys: the word that the condition compares with, or the one under `case:`;
    /// nil without either.
    package let name: String?
    package let values: [KeyedValue]
    package let range: SourceRange

    package init(condition: Condition, name: String?, values: [KeyedValue], range: SourceRange) {
        self.condition = condition
        self.name = name
        self.values = values
        self.range = range
    }
}
