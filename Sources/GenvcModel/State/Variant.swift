import GenvcDiagnostics

/// One case of `when`: keys that an element has while a condition holds.
package struct Variant: Sendable {
    package let condition: Condition
    /// The word of its localisation keys: the word compared with, or what `case:` says; nil where neither is.
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
