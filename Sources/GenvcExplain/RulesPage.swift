import GenvcChecks
import GenvcDiagnostics

/// What the codes of findings mean.
enum RulesPage {
    static var text: String {
        "The word in brackets behind a finding, and what it is about:\n\n"
            + AlignedTable.text(DiagnosticCode.all.map { ["  " + $0.rawValue, $0.summary] })
    }

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

    /// Each line four columns further in.
    private static func indented(_ text: String) -> String {
        text.split(separator: "\n").map { "    " + $0 + "\n" }.joined()
    }
}
