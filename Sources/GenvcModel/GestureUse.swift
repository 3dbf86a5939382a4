import GenvcVocabulary

/// A gesture of which a view tells.
package struct GestureUse: Sendable, Hashable {
    package let gesture: Gesture
    /// Nil: the view always tells of it.
    package let condition: Condition?

    package init(_ gesture: Gesture, while condition: Condition? = nil) {
        self.gesture = gesture
        self.condition = condition
    }
}
