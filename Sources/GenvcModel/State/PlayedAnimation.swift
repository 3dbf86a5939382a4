/// A movement to a transform and back, which a view plays when a condition becomes true.
package struct PlayedAnimation: Sendable, Hashable {
    /// The animation is played when this becomes true.
    package let condition: Condition
    /// The transform to which the view moves.
    package let transform: Transform
    /// The duration of each of the two ways, in seconds.
    package let seconds: Double
    /// The number of times that it is played.
    package let repeatCount: Int

    /// An animation there and back; the seconds are those of one way.
    package init(condition: Condition, transform: Transform, seconds: Double, repeatCount: Int) {
        self.condition = condition
        self.transform = transform
        self.seconds = seconds
        self.repeatCount = repeatCount
    }
}
