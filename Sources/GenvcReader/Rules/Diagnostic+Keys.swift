import GenvcDiagnostics
import GenvcModel
import GenvcVocabulary

extension Diagnostic {
    /// The error that a key has no effect where it stands.
    ///
    /// - Parameter reason: why it has none, or what to write instead.
    static func useless(_ keyed: KeyedValue, _ reason: String, help: String? = nil) -> Diagnostic {
        useless(keyed.key.name, at: keyed.keyRange, reason, help: help)
    }

    /// The error that a key has no effect where it stands.
    static func useless(_ written: ReadElement.WrittenKey, _ reason: String, help: String? = nil) -> Diagnostic {
        useless(written.key.name, at: written.range, reason, help: help)
    }

    private static func useless(
        _ name: String, at range: SourceRange, _ reason: String, help: String?
    ) -> Diagnostic {
        .error(.uselessKey, "`\(name)` has no effect here", at: range, label: reason, help: help)
    }
}
