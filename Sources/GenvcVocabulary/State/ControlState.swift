/// The states that a condition can ask about the control at which it stands, spelt as UIKit's properties are.
/// A condition may name them at a button, and in a component with `base: control`.
package enum ControlState: String, Sendable, Hashable, CaseIterable {
    case isSelected, isHighlighted, isEnabled, isFocused
}
