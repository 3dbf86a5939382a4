/// A piece of what VoiceOver offers at a view besides the label: `AXCustomContent`.
package struct CustomContent: Sendable {
    /// The name of the piece: a text, or a reference to one.
    package let label: Value
    /// The value of the piece: a text, or a reference to one.
    package let value: Value
    /// True if VoiceOver reads it with the label, without being asked.
    package let isImportant: Bool

    package init(label: Value, value: Value, isImportant: Bool) {
        self.label = label
        self.value = value
        self.isImportant = isImportant
    }

    /// True if it follows parameters or state of the component.
    package var isDynamic: Bool { label.isDynamic || value.isDynamic }
}
