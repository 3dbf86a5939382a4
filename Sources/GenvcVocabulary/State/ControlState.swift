/// The states that a condition can ask about the control at which it stands, spelt as UIKit's properties are.
/// A condition may name them at a button, and in a component with `base: control`.
package enum ControlState: String, Sendable, Hashable, CaseIterable {
    case isSelected, isHighlighted, isEnabled, isFocused

    /// The words of other systems for the states.
    package static let synonyms = [
        "isPressed": "isHighlighted", "pressed": "isHighlighted", "highlighted": "isHighlighted",
        "hover": "isHighlighted", "selected": "isSelected", "isOn": "isSelected", "isDisabled": "isEnabled",
        "disabled": "isEnabled", "enabled": "isEnabled", "focused": "isFocused",
    ]
}
