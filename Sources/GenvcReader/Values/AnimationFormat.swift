import GenvcDiagnostics
import GenvcModel
import GenvcVocabulary
import GenvcYAML

/// Animations that run when a condition comes to hold, such as a field that shakes because a password is wrong.
///
/// - `if`: the condition; it is required.
/// - `transform`: where the view goes and comes back from; it is required.
/// - `duration`: seconds of one way, 0.25 unless said.
/// - `repeatCount`: how often it goes, once unless said.
package struct AnimationFormat {
    private let reading: Reading

    init(_ reading: Reading) { self.reading = reading }

    /// The seconds of one way.
    package static let durations = 0.01...10.0

    /// The number of times that a view can go there and back.
    package static let counts = 1...100

    /// The values that a key of this type takes, in words for `explain`.
    static let words = "cases: \(AnimationPart.keyList), or a list"

    /// A whole value, for advice.
    private static let example = "[ { if: $isWrong, transform: { offset: 10x0 }, duration: 0.1 } ]"

    /// The seconds of one way, unless the spec says others: a quarter, as UIKit's own changes mostly take.
    private static let standardSeconds = 0.25

    /// The animations of a case, `{ if: $isWrong, transform: { offset: 10x0 }, duration: 0.1, repeatCount: 3 }`, or of
    /// a list of cases; nil where one was reported.
    func read(_ entry: YAMLEntry) -> [PlayedAnimation]? {
        let nodes: [YAMLNode]
        switch entry.value.content {
        case .sequence(let list): nodes = list
        case .mapping: nodes = [entry.value]
        case .scalar, .null, .error:
            reading.reportWrongType(entry, "a list of cases", label: "write `\(Self.example)`")
            return nil
        }
        var animations: [PlayedAnimation] = []
        for node in nodes {
            guard let animation = animation(YAMLEntry(key: entry.key, value: node)) else { return nil }
            animations.append(animation)
        }
        return animations
    }

    /// One animation: it needs a condition and a transform, takes 0.01 to 10 seconds one way, and repeats 1 to 100
    /// times.
    private func animation(_ entry: YAMLEntry) -> PlayedAnimation? {
        guard case .mapping(let parts) = entry.value.content else {
            reading.reportWrongType(entry, "a list of cases", label: "write `\(Self.example)`")
            return nil
        }
        var condition: Condition?
        var transform: Transform?
        var seconds = Double?.some(Self.standardSeconds)
        var repeatCount = Int?.some(1)
        var isComplete = true
        for part in parts {
            switch reading.part(part, of: entry, as: AnimationPart.self) {
            case .condition:
                condition = reading.scalarText(part, "a condition").flatMap { ConditionFormat(reading).read($0) }
                isComplete = isComplete && condition != nil
            case .transform:
                transform = TransformFormat(reading).read(part)
                isComplete = isComplete && transform != nil
            case .duration:
                seconds = NumberFormat(reading).read(
                    part, in: Self.durations, help: "`duration` is in seconds, one way")
            case .repeatCount:
                repeatCount = NumberFormat(reading).integer(
                    part, in: Self.counts, help: "`repeatCount` is how often it goes")
            case nil: isComplete = false
            }
        }
        guard isComplete, let seconds, let repeatCount else { return nil }
        guard let condition else {
            reading.report(
                .missingKey, "this animation has no `if`", at: parts.first?.key.range ?? entry.value.range,
                label: "add `if: $field == value`", help: "it runs when the condition comes to hold")
            return nil
        }
        guard let transform else {
            reading.report(
                .missingKey, "this animation goes nowhere", at: condition.range,
                label: "add `transform: { offset: 10x0 }`", help: "`transform` also has `scale` and `rotation`")
            return nil
        }
        return PlayedAnimation(
            condition: condition, transform: transform, seconds: seconds, repeatCount: repeatCount)
    }
}
