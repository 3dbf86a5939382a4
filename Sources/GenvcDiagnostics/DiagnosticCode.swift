/// The subject of a finding, by the stable name that stands in brackets behind it and that `genvc explain CODE` takes.
///
/// A code is declared once: those of bytes, structure, words and templates beside this file, those of the rules about
/// layouts in the file of their rule in `GenvcChecks/Rules`.
public struct DiagnosticCode: Hashable, Sendable {
    /// The name: words of lower case with hyphens between them.
    public let rawValue: String
    /// The subject of the findings of this code, in one plain line without a full stop.
    package let summary: String
    /// True for a rule about the layout of a screen, which an element may silence and a project may set to another
    /// level.
    package let isLayoutRule: Bool

    /// The code of a finding about bytes, structure, words or templates, which nobody can silence.
    package init(_ rawValue: String, _ summary: String) {
        self.rawValue = rawValue
        self.summary = summary
        isLayoutRule = false
    }

    /// The code of a rule about layouts.
    package init(rule rawValue: String, _ summary: String) {
        self.rawValue = rawValue
        self.summary = summary
        isLayoutRule = true
    }

    public static func == (left: DiagnosticCode, right: DiagnosticCode) -> Bool { left.rawValue == right.rawValue }

    public func hash(into hasher: inout Hasher) { hasher.combine(rawValue) }
}

extension DiagnosticCode {
    /// The reader reports the unused things of a spec, `SuppressionRegister` each `suppress` that silences nothing.
    public static let unused = DiagnosticCode("unused", "something is declared and never used")
}
