import GenvcChecks
import GenvcDiagnostics

/// The pages about codes of findings: the list of all, `genvc explain rules`, and one for each code.
enum RulesPage {
    /// A line for each code, with what findings of this code are about.
    static var text: String {
        "The word in brackets behind a finding, and what it is about:\n\n"
            + AlignedTable.text(DiagnosticCode.all.map { ["  " + $0.rawValue, $0.summary] })
    }

    /// The page of a code. Below the summary stands why it matters, a spec that has the finding, and the same spec
    /// without it. A code without such an explanation has the summary alone.
    static func text(of code: DiagnosticCode) -> String {
        let line = "\(code.rawValue): \(code.summary)\n"
        guard let explanation = code.explanation else { return line }
        return """
            \(line)
            \(explanation.why)

            wrong:

            \(indented(explanation.wrong))
            right:

            \(indented(explanation.right))
            """
    }

    /// Each line four columns further in, and ended by LF.
    private static func indented(_ text: String) -> String {
        text.split(separator: "\n").map { "    " + $0 + "\n" }.joined()
    }
}
