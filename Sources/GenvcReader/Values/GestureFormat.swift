import GenvcDiagnostics
import GenvcModel
import GenvcVocabulary
import GenvcYAML

/// The gestures of a view, each always or while a condition holds.
///
/// - `tap`: always.
/// - `{ tap: $isEditing }`: while the condition holds.
struct GestureFormat {
    private let reading: Reading

    init(_ reading: Reading) { self.reading = reading }

    /// The values that a key of this type takes, in words for `explain`.
    static let words = "\(ChoiceFormat.listWords(.gesture)), each also as { tap: condition }"

    /// The gestures of `tap`, `{ tap: $isEditing }`, or of a list of them, each once; nil where one was reported.
    func read(_ entry: YAMLEntry) -> [GestureUse]? {
        guard case .sequence(let nodes) = entry.value.content else { return gestureUses(entry) }
        var uses: [GestureUse] = []
        for node in nodes {
            guard let read = gestureUses(YAMLEntry(key: entry.key, value: node)) else { return nil }
            uses += read.filter { use in !uses.contains { $0.gesture == use.gesture } }
        }
        return uses
    }

    /// The gestures of a word, or of a mapping from words to conditions.
    private func gestureUses(_ entry: YAMLEntry) -> [GestureUse]? {
        guard case .mapping(let parts) = entry.value.content else {
            return ChoiceFormat(reading).read(entry, of: .gesture).flatMap(Gesture.init).map { [GestureUse($0)] }
        }
        var uses: [GestureUse] = []
        for part in parts {
            guard let gesture = Gesture(rawValue: part.key.text) else {
                reading.reportUnknownPart(part, of: entry, among: Gesture.allCases.map(\.rawValue))
                return nil
            }
            guard let scalar = reading.scalarText(part, "a condition"),
                let condition = ConditionFormat(reading).read(scalar)
            else { return nil }
            uses.append(GestureUse(gesture, while: condition))
        }
        return uses
    }
}
