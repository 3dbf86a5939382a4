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
    /// The class that declares the enum which it is of, where that is another one; nil: the one that has the field.
    package let enumOwner: EnumOwner?

    /// A class with enums.
    package enum EnumOwner: Sendable, Hashable {
        case screen
        /// A component, by its name.
        case component(String)
    }

    package init(
        name: Identifier, type: FieldType, initialValue: FieldValue? = nil, sample: Sample? = nil,
        isComputed: Bool = false, enumOwner: EnumOwner? = nil
    ) {
        self.name = name
        self.type = type
        self.initialValue = initialValue
        self.sample = sample
        self.isComputed = isComputed
        self.enumOwner = enumOwner
    }
}

/// A value that was written for a field.
package enum FieldValue: Sendable, Hashable {
    case value(Value)
    /// Nil.
    case missing
}
