import GenvcDiagnostics
import GenvcModel
import GenvcVocabulary

/// Markdown is no markup here: the asterisks around a phrase would be shown. A warning stands at a text with
/// `**words**`.
/// An example is `{ label: terms, text: "Read **all** of it" }`.
enum MarkdownAsterisks: SpecRule {
    static func findings(at read: ReadElement, in spec: RuleContext) -> [Diagnostic] {
        read.valuesInAllCases.compactMap { keyed in
            guard keyed.key.isMainText, keyed.origin == .element, case .text(let text) = keyed.value,
                let phrase = boldPhrase(in: text.text)
            else { return nil }
            let takesRuns = read.kind.keys.contains { $0.effect == .construction(.runs) }
            return Diagnostic(
                .warning, .unknownValue, "the asterisks around \(Wording.code(phrase)) are shown as they stand",
                at: keyed.range,
                label: takesRuns
                    ? "write `[\(phrase)](bold)`, and `runs: { bold: { font: body bold } }`"
                    : "leave them out, and say it with `font`")
        }
    }

    /// The text between the first `**` and the next, where that begins and ends with a word; nil otherwise.
    private static func boldPhrase(in text: String) -> String? {
        guard text.utf8.contains(UInt8(ascii: "*")) else { return nil }
        let parts = text.split(separator: "**", omittingEmptySubsequences: false)
        guard parts.count > 2, let first = parts[1].first, let last = parts[1].last, first != " ", last != " ",
            first != "*"
        else { return nil }
        return String(parts[1])
    }
}
