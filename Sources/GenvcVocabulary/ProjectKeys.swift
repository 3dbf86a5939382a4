import GenvcDiagnostics

extension Key {
    /// The keys of the project file, `genvc.yml`.
    package static let project: [Key] = [
        Key("rules", .group(.rules), .tool(.rules), "How much each rule about layouts matters in this project.")
    ]

    /// A level for each rule, by the rule's name.
    static let rules: [Key] = DiagnosticCode.rules.map { code in
        Key(
            code.rawValue, .choice(.ruleLevel), .tool(.ruleLevel),
            code.summary.prefix(1).uppercased() + code.summary.dropFirst() + ".")
    }
}
