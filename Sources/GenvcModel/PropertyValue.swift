/// A property of a class of the user's, with what it is set to.
package struct PropertyValue: Sendable, Hashable {
    /// The name of the property in the user's class.
    package let name: String
    /// The value that it is set to, once.
    package let value: Literal

    /// The value of the property.
    package enum Literal: Sendable, Hashable {
        case text(String)
        /// A number, as it is written.
        case number(String)
        case boolean(Bool)
        /// An expression of Swift.
        case swift(String)
        /// `$name`: what a field, a parameter or an element of a list has.
        case reference(Reference)
    }

    package init(name: String, value: Literal) {
        self.name = name
        self.value = value
    }
}
