/// A class that comes with genvc: one file of the project's each, written once.
package struct ShippedComponent: Sendable, Hashable {
    /// The name of the class, of its file and of its template.
    package let name: String
    /// The properties that the class sets by itself, which a screen need not set again.
    package let sets: [String]

    package static let primaryButton = ShippedComponent(name: "PrimaryButton", sets: [])
    package static let cardView = ShippedComponent(name: "CardView", sets: [])
    package static let errorLabel = ShippedComponent(name: "ErrorLabel", sets: [])
    package static let paddedLabel = ShippedComponent(name: "PaddedLabel", sets: [])
    package static let passwordTextField = ShippedComponent(name: "PasswordTextField", sets: ["isSecureTextEntry"])

    /// No class, but an initialiser of `NSAttributedString`.
    package static let markedText = ShippedComponent(name: "MarkedText", sets: [])

    package static let remoteImageView = ShippedComponent(name: "RemoteImageView", sets: [])

    /// A cell of a list around a component of a spec.
    package static let componentCell = ShippedComponent(name: "ComponentCell", sets: [])
    package static let switchCell = ShippedComponent(name: "SwitchCell", sets: [])

    package static let all = [
        primaryButton, cardView, errorLabel, paddedLabel, passwordTextField, markedText, remoteImageView, switchCell,
        componentCell,
    ]
}
