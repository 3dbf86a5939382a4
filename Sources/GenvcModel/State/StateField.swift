import GenvcDiagnostics

/// One field of `state`, or one parameter of a component.
package struct StateField: Sendable, Hashable {
    /// The name of the field, with its place.
    package let name: Identifier
    /// The type of the field in Swift.
    package let type: FieldType
    /// The initial value of a field or the default of a parameter; nil for that of the type.
    package let initialValue: FieldValue?
    /// The sample for drawing and layout; nil for one by the type.
    package var sample: Sample?
    /// True for a computed property that the app declares in an extension.
    package let isComputed: Bool
    /// The class that declares the enum of the field, if it is another one; nil for the class that has the field.
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
    /// A value of the type of the field.
    case value(Value)
    /// Nil.
    case missing
}
