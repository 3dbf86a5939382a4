import GenvcDiagnostics
import GenvcModel
import GenvcVocabulary

/// One input at the most has the keyboard when the screen appears.
/// Reported is each input with `focusesOnAppear: true` behind the first.
enum OneFocus {
    /// An error for each input but the first that asks for the keyboard.
    static func findings(in elements: [ReadElement]) -> [Diagnostic] {
        let asking = elements.compactMap(FocusOfScreen.focus)
        guard let first = asking.first else { return [] }
        return asking.dropFirst().map { keyed in
            .error(
                .conflictingKeys, "two inputs cannot have the keyboard at once", at: keyed.keyRange,
                label: "leave it out", related: [Diagnostic.Label(first.keyRange, "the other is here")])
        }
    }
}
