import GenvcVocabulary

/// A gesture that a view reports.
package struct GestureUse: Sendable, Hashable {
    /// The gesture that is recognized.
    package let gesture: Gesture
    /// The condition under which the view reports the gesture; nil for always.
    package let condition: Condition?

    /// A gesture that is reported always, or only while the condition holds.
    package init(_ gesture: Gesture, while condition: Condition? = nil) {
        self.gesture = gesture
        self.condition = condition
    }
}
