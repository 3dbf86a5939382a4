/// A piece of what VoiceOver offers at a view besides the label: `AXCustomContent`.
package struct CustomContent: Sendable {
    /// What it is: a text, or a reference to one.
    package let label: Value
    /// What is said of it: a text, or a reference to one.
    package let value: Value
    /// True if it is said with the label, without being asked for.
    package let isImportant: Bool

    package init(label: Value, value: Value, isImportant: Bool) {
        self.label = label
        self.value = value
        self.isImportant = isImportant
    }

    /// True if it changes with what the component is given or keeps.
    package var isDynamic: Bool { label.isDynamic || value.isDynamic }
}
