import GenvcModel

/// A question of a condition about one value of the state.
enum StateQuestion: Sendable, Hashable {
    typealias Sign = Condition.Comparison.Sign

    /// Is the Bool true?
    case isTrue
    /// Is the text or the list empty?
    case isEmpty
    /// Does the number of characters or elements compare so with the number?
    case counts(Sign, Double)
    /// Does the value compare so with the literal? Nil is one, too.
    case compares(Sign, Sample)
    /// Does the value compare so with the value at another path?
    case comparesWith(Sign, [String])

    /// The answer for a value; nil for one that is not there.
    func holds(_ sample: Sample?, in state: StateSample) -> Bool {
        switch self {
        case .isTrue: sample == .scalar("true")
        case .isEmpty: sample?.count == 0
        case .counts(let sign, let number): sample?.count.map { sign.holds(Double($0), number) } ?? false
        case .compares(let sign, let other): sign.holds(sample ?? .missing, other)
        case .comparesWith(let sign, let path): sign.holds(sample ?? .missing, state.value(at: path) ?? .missing)
        }
    }
}

extension Condition.Comparison.Sign {
    /// True if two values compare so: numbers by size, all else by being equal.
    func holds(_ sample: Sample, _ other: Sample) -> Bool {
        let (sample, other) = (sample.word, other.word)
        if isOfOrder, sample == .missing || other == .missing { return false }
        if case .scalar(let left) = sample, case .scalar(let right) = other, let left = Double(left),
            let right = Double(right)
        {
            return holds(left, right)
        }
        return holds(sample == other ? 0 : 1, 0)
    }
}

extension Sample {
    /// The number of characters or of elements; nil for what has neither.
    var count: Int? {
        switch word {
        case .scalar(let text): text.count
        case .list(let elements): elements.count
        case .missing, .record, .value: nil
        }
    }
}
