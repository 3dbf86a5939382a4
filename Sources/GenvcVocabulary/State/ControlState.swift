/// What a condition can ask about the control at which it stands, spelt as UIKit's properties are.
package enum ControlState: String, Sendable, Hashable, CaseIterable {
    case isSelected, isHighlighted, isEnabled, isFocused
}
