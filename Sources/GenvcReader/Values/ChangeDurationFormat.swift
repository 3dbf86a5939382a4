import GenvcDiagnostics
import GenvcModel
import GenvcVocabulary
import GenvcYAML

/// The time for which changes are animated: all of them, or those of the keys that are named.
struct ChangeDurationFormat {
    private let reading: Reading

    init(_ reading: Reading) { self.reading = reading }

    /// The values that a key of this type takes, in words for `explain`.
    static func words(_ range: ClosedRange<Double>) -> String { NumberFormat.words(range) + ", or { key: seconds, … }" }

    /// `0.25`, or `{ alpha: 0.25 }`.
    func read(_ entry: YAMLEntry, in range: ClosedRange<Double>, help: String) -> Value? {
        guard case .mapping(let parts) = entry.value.content else {
            return NumberFormat(reading).read(entry, in: range, help: help).map(Value.number)
        }
        var durations: [ChangeDuration] = []
        for part in parts {
            guard let seconds = NumberFormat(reading).read(part, in: range, help: help) else { return nil }
            durations.append(ChangeDuration(key: part.key.text, seconds: seconds, range: part.key.range))
        }
        guard !durations.isEmpty else {
            reading.reportWrongType(entry, "seconds, or keys with seconds", label: "write `{ alpha: 0.25 }`")
            return nil
        }
        return .changeDurations(durations)
    }
}
