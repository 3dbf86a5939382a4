/// A method that an extension adds to a class of UIKit: `NSLayoutConstraint.identified`.
package struct ExtensionMethod: Hashable, Sendable {
    /// The class of UIKit that gets the method.
    package let type: String
    /// The name of the method, without its parameters.
    package let name: String

    package init(type: String, name: String) {
        self.type = type
        self.name = name
    }
}
