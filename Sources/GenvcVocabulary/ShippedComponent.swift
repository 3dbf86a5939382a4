/// A class that genvc brings along: each is one file, written once into the project.
package struct ShippedComponent: Sendable, Hashable {
    /// The name of the class, of its file and of its template.
    package let name: String
    /// The properties that the class sets by itself, with the values as a spec writes them. A screen need not set them
    /// again, and has to set another value, also where that is UIKit's default.
    package let sets: [String: String]
    /// The names by which code that uses it is found: that of the class, or those that an extension adds.
    package var traces: [String] {
        switch self {
        case .markedText: ["marked:"]
        case .gestureActions: ["addGestureRecognizer("]
        case .animatedChanges: ["animateChanges(", "animateLooks(", "dissolveChanges {", "dissolveChanges("]
        case .playedAnimation: ["playAnimation("]
        case .layoutAssertion: ["assertNoAmbiguousLayout("]
        // The bar above the keyboard asks it too.
        case .shownAndEnabled: ["isShownAndEnabled", "focusFirst(", Self.keyboardBar.name]
        // Its superclass.
        case .placeholderTextView: [name, Self.growingTextView.name]
        // The stack view asks this about the views in it.
        case .edgeToEdgeRow: [name, Self.passThroughStackView.name]
        default: [name]
        }
    }

    /// True for a class that switches its autoresizing mask off itself.
    package var setsMask: Bool {
        ![
            .hitAreaButton, .gestureActions, .animatedChanges, .playedAnimation, .shownAndEnabled, .layoutAssertion,
        ].contains(self)
    }

    /// The filled button for the main action of a screen.
    package static let primaryButton = ShippedComponent(name: "PrimaryButton", sets: [:])
    /// A raised surface with rows, from top to bottom.
    package static let cardView = ShippedComponent(name: "CardView", sets: [:])
    /// A small label in the error colour, which keeps its line while it is empty and announces a new message.
    package static let errorLabel = ShippedComponent(name: "ErrorLabel", sets: [:])
    /// A label with room around its text, and round ends on request.
    package static let paddedLabel = ShippedComponent(name: "PaddedLabel", sets: [:])
    /// A secure text field with a button that shows and hides the text.
    package static let passwordTextField = ShippedComponent(
        name: "PasswordTextField",
        sets: ["isSecureTextEntry": "true", "autocapitalizationType": "none", "autocorrectionType": "no"])

    /// An initialiser of `NSAttributedString`, and no class.
    package static let markedText = ShippedComponent(name: "MarkedText", sets: [:])

    /// A view for a picture from the network, which it loads only as long as it is wanted.
    package static let remoteImageView = ShippedComponent(name: "RemoteImageView", sets: [:])
    /// A view of colors that run into each other, and follow the appearance and the direction of writing.
    package static let gradientView = ShippedComponent(name: "GradientView", sets: [:])
    /// A place for a view that code gives later, hidden as long as it has none.
    package static let slotView = ShippedComponent(name: "SlotView", sets: [:])
    /// A scroll view that begins at its leading end in both directions of writing, and keeps its page.
    package static let carouselScrollView = ShippedComponent(name: "CarouselScrollView", sets: [:])
    /// A view with round ends, whatever its size.
    package static let capsuleView = ShippedComponent(name: "CapsuleView", sets: [:])
    /// A stack view with round ends, whatever its size.
    package static let capsuleStackView = ShippedComponent(name: "CapsuleStackView", sets: [:])

    /// The view around a row that reaches the sides of the screen, beyond the view itself, and takes touches there.
    package static let edgeToEdgeRow = ShippedComponent(name: "EdgeToEdgeRow", sets: [:])

    /// The stack view of rows that lie over other views and let touches through, or that are wider than the stack.
    package static let passThroughStackView = ShippedComponent(name: "PassThroughStackView", sets: [:])

    /// A button that takes touches around itself where it is smaller than a fingertip.
    package static let hitAreaButton = ShippedComponent(name: "HitAreaButton", sets: [:])
    /// A text field with room around its text.
    package static let paddedTextField = ShippedComponent(name: "PaddedTextField", sets: [:])
    /// A text view with a placeholder, which VoiceOver reads as it reads that of a text field.
    package static let placeholderTextView = ShippedComponent(name: "PlaceholderTextView", sets: [:])
    /// A text view that is as high as its text; a subclass of `PlaceholderTextView`.
    package static let growingTextView = ShippedComponent(name: "GrowingTextView", sets: [:])
    /// A bar above the keyboard that moves from input to input, and puts the keyboard away.
    package static let keyboardBar = ShippedComponent(name: "KeyboardBar", sets: [:])
    /// An extension, which views with gestures use.
    package static let gestureActions = ShippedComponent(name: "GestureActions", sets: [:])

    /// An extension, which views use whose changes are animated.
    package static let animatedChanges = ShippedComponent(name: "AnimatedChanges", sets: [:])

    /// An extension, which views use that move there and back.
    package static let playedAnimation = ShippedComponent(name: "PlayedAnimation", sets: [:])

    /// An extension, by which the keyboard passes over views that are hidden or disabled.
    package static let shownAndEnabled = ShippedComponent(name: "ShownAndEnabled", sets: [:])

    /// A function for tests, which projects have that ask for it under `debug`.
    package static let layoutAssertion = ShippedComponent(name: "LayoutAssertion", sets: [:])

    /// A cell of a list around a component of a spec.
    package static let componentCell = ShippedComponent(name: "ComponentCell", sets: [:])
    /// A cell of a list with a switch, which stays the same while the cell is configured again.
    package static let switchCell = ShippedComponent(name: "SwitchCell", sets: [:])

    /// All classes and extensions that genvc can write into a project.
    package static let all = [
        primaryButton, cardView, errorLabel, paddedLabel, passwordTextField, markedText, remoteImageView, gradientView,
        slotView,
        carouselScrollView, capsuleView, capsuleStackView, edgeToEdgeRow, passThroughStackView, hitAreaButton,
        paddedTextField,
        placeholderTextView, growingTextView,
        keyboardBar, gestureActions, animatedChanges, playedAnimation, shownAndEnabled, switchCell, componentCell,
        layoutAssertion,
    ]
}
