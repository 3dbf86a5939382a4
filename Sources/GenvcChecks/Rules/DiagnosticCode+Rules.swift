import GenvcDiagnostics

extension DiagnosticCode {
    /// The rules about the layout of a screen, which an element may silence and a project may set to another level.
    package static let rules: [DiagnosticCode] = Rule.all.map(\.code)

    /// Every code, in the order of `genvc explain rules`.
    package static let all: [DiagnosticCode] = bytes + structure + words + rules + [.unused] + templates

    /// The code of a name; nil if no code is called so.
    package static func named(_ name: String) -> DiagnosticCode? { all.first { $0.rawValue == name } }
}
