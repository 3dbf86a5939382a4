/// The prediction for a screen at one point of the matrix, compared with the frames that its code has there.
package struct ScreenComparison: Sendable {
    /// The differences between the prediction and the executed code.
    package let disagreements: [Disagreement]
    /// The number of views, hidden ones included, that were found where they were promised.
    package let agreedFrames: Int
    /// True if constraints cannot all hold, by the prediction and by the code.
    package let conflicts: (predicted: Bool, executed: Bool)
    /// The number of views that could be elsewhere, by the prediction and by the code.
    package let ambiguousViews: (predicted: Int, executed: Int)

    init(
        disagreements: [Disagreement] = [], agreedFrames: Int = 0,
        conflicts: (predicted: Bool, executed: Bool) = (false, false),
        ambiguousViews: (predicted: Int, executed: Int) = (0, 0)
    ) {
        self.disagreements = disagreements
        self.agreedFrames = agreedFrames
        self.conflicts = conflicts
        self.ambiguousViews = ambiguousViews
    }

    /// True if nothing conflicts and every view has its place, so that all frames were compared.
    package var isSettled: Bool {
        !conflicts.predicted && !conflicts.executed && ambiguousViews.predicted == 0 && ambiguousViews.executed == 0
    }
}
