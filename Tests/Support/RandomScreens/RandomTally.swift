import ScreenAgreement

/// The numbers of comparisons made for one random screen, or for several.
package struct RandomTally: Sendable {
    /// The word with which the line of a tally begins.
    private static let mark = "tally"

    /// The name of the screen; empty for several.
    package let name: String
    private(set) package var points = 0
    private(set) package var settledPoints = 0
    private(set) package var agreedFrames = 0
    private(set) package var predictedConflicts = 0
    private(set) package var executedConflicts = 0
    private(set) package var predictedAmbiguities = 0
    private(set) package var executedAmbiguities = 0
    private(set) package var disagreements = 0

    package init(name: String = "") {
        self.name = name
    }

    /// Reads what `line` has written; nil for any other text.
    package init?(_ line: Substring) {
        let words = line.split(separator: " ")
        let counts = words.dropFirst(2).compactMap { Int($0) }
        guard words.first == Self.mark[...], counts.count == 8 else { return nil }
        name = String(words[1])
        points = counts[0]
        settledPoints = counts[1]
        agreedFrames = counts[2]
        predictedConflicts = counts[3]
        executedConflicts = counts[4]
        predictedAmbiguities = counts[5]
        executedAmbiguities = counts[6]
        disagreements = counts[7]
    }

    package var line: String {
        let counts = [
            points, settledPoints, agreedFrames, predictedConflicts, executedConflicts, predictedAmbiguities,
            executedAmbiguities, disagreements,
        ]
        return ([Self.mark, name] + counts.map(String.init)).joined(separator: " ")
    }

    package mutating func add(_ comparison: ScreenComparison) {
        points += 1
        settledPoints += comparison.isSettled ? 1 : 0
        agreedFrames += comparison.agreedFrames
        predictedConflicts += comparison.conflicts.predicted ? 1 : 0
        executedConflicts += comparison.conflicts.executed ? 1 : 0
        predictedAmbiguities += comparison.ambiguousViews.predicted > 0 ? 1 : 0
        executedAmbiguities += comparison.ambiguousViews.executed > 0 ? 1 : 0
        disagreements += comparison.disagreements.count
    }

    package mutating func add(_ other: RandomTally) {
        points += other.points
        settledPoints += other.settledPoints
        agreedFrames += other.agreedFrames
        predictedConflicts += other.predictedConflicts
        executedConflicts += other.executedConflicts
        predictedAmbiguities += other.predictedAmbiguities
        executedAmbiguities += other.executedAmbiguities
        disagreements += other.disagreements
    }
}
