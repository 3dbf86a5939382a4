/// A movement there and back, which a view makes when a condition comes to hold.
package struct PlayedAnimation: Sendable, Hashable {
    package let condition: Condition
    /// Where the view goes.
    package let transform: Transform
    /// The seconds of the way there, and of the way back.
    package let seconds: Double
    package let repeatCount: Int

    package init(condition: Condition, transform: Transform, seconds: Double, repeatCount: Int) {
        self.condition = condition
        self.transform = transform
        self.seconds = seconds
        self.repeatCount = repeatCount
    }
}
