import GenvcModel
import GenvcVocabulary

/// A value of the state that conditions ask about, with a value for each combination of their answers.
struct StateVariable: Sendable {
    let path: [String]
    /// The value of the samples, which is no change, and then one for each other combination of answers.
    let values: [StateChange?]

    /// A variable for a value at a path.
    ///
    /// - Parameters:
    ///   - type: the type of the value; nil if nothing tells it.
    ///   - holdsMembers: true if a condition asks about a member of the value.
    init(_ path: [String], _ questions: [StateQuestion], type: FieldType?, holdsMembers: Bool, in base: StateSample) {
        let values = StateValues(base.value(at: path), type, name: path[path.count - 1], holdsMembers: holdsMembers)
        func answers(_ sample: Sample?) -> [Bool] { questions.map { $0.holds(sample, in: base) } }
        var known: Set<[Bool]> = [answers(values.base)]
        var samples: [Sample] = []
        for sample in questions.flatMap({ values.telling($0, in: base) }) where known.insert(answers(sample)).inserted {
            samples.append(sample)
        }
        let isCounted = questions.contains { if case .counts = $0 { true } else { false } }
        let all = [values.base ?? .missing] + samples
        self.path = path
        self.values =
            [nil]
            + samples.map { sample in
                StateChange(
                    .sample(sample, at: path),
                    words: StateWords(path).words(for: sample, among: all, isCounted: isCounted))
            }
    }
}
