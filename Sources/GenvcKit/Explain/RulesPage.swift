import GenvcDiagnostics

/// What the codes of findings mean.
enum RulesPage {
    static var text: String {
        "The word in brackets behind a finding, and what it is about:\n\n"
            + AlignedTable.text(DiagnosticCode.allCases.map { ["  " + $0.rawValue, $0.summary] })
    }

    static func text(of code: DiagnosticCode) -> String {
        "\(code.rawValue): \(code.summary)\n"
    }
}
