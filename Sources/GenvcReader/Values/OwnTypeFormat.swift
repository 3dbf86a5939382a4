import GenvcDiagnostics
import GenvcModel
import GenvcVocabulary
import GenvcYAML

/// Values of a type of the user's own: a reference or Swift gives them, and nothing else that can be written in a spec.
struct OwnTypeFormat {
    private let reading: Reading

    init(_ reading: Reading) { self.reading = reading }

    /// The values that a key of this type takes, in words for `explain`.
    static func words(_ name: String) -> String { "$field, or { swift: } of the type \(name)" }

    /// Reports what was written in place of a reference; the result is always nil.
    func read(_ entry: YAMLEntry, _ name: String) -> Value? {
        reading.reportWrongType(
            entry, Wording.articled(name), label: "write `$field`, or `{ swift: … }`",
            help: "a spec has no words for values of the type \(name)")
        return nil
    }
}
