/// A method that an extension adds to a class of UIKit: `NSLayoutConstraint.identified`.
package struct ExtensionMethod: Hashable, Sendable {
    package let type: String
    package let name: String

    package init(type: String, name: String) {
        self.type = type
        self.name = name
    }
}
