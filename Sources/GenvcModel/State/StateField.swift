import GenvcDiagnostics

/// One field of `state`, or one parameter of a component.
package struct StateField: Sendable, Hashable {
    package let name: Identifier
    package let type: FieldType
    /// What was written as its value at first, or as the default of a parameter; nil: what its type has.
    package let initialValue: FieldValue?
    /// What drawing and layout use; nil: something by its type.
    package let sample: Sample?
    /// True for a property that the user writes in an extension.
    package let isComputed: Bool

    package init(
        name: Identifier, type: FieldType, initialValue: FieldValue? = nil, sample: Sample? = nil,
        isComputed: Bool = false
    ) {
        self.name = name
        self.type = type
        self.initialValue = initialValue
        self.sample = sample
        self.isComputed = isComputed
    }
}

/// A value that was written for a field.
package enum FieldValue: Sendable, Hashable {
    case value(Value)
    /// Nil.
    case missing
}
