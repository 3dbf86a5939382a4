/// One finding as data; the renderers make text of it.
public struct Diagnostic: Hashable, Sendable {
    public enum Severity: Int, Sendable, Comparable, CaseIterable {
        /// Shown by `validate` only.
        case note
        /// Shown; generation goes on.
        case warning
        /// Nothing is generated.
        case error

        public static func < (left: Severity, right: Severity) -> Bool {
            left.rawValue < right.rawValue
        }
    }

    /// A further place that explains the finding.
    public struct Label: Hashable, Sendable {
        public let range: SourceRange
        public let text: String

        public init(_ range: SourceRange, _ text: String) {
            self.range = range
            self.text = text
        }
    }

    public var severity: Severity
    public var code: DiagnosticCode
    /// What is wrong, in words of the spec: lower case, no full stop, spec text in backticks.
    public var message: String
    /// The place; nil when the finding concerns a file as a whole.
    public var range: SourceRange?
    /// What stands behind the caret: what to write instead, or nil.
    public var label: String?
    public var related: [Label]
    /// One or more sentences after `help:`.
    public var help: String?
    public var fixes: [FixIt]
    /// The devices on which the finding holds, as `genvc devices` names them; nil when it does not depend on one.
    public var device: String?

    public init(
        _ severity: Severity, _ code: DiagnosticCode, _ message: String, at range: SourceRange?, label: String? = nil,
        related: [Label] = [], help: String? = nil, fixes: [FixIt] = [], device: String? = nil
    ) {
        self.severity = severity
        self.code = code
        self.message = message
        self.range = range
        self.label = label
        self.related = related
        self.help = help
        self.fixes = fixes
        self.device = device
    }

    public static func error(
        _ code: DiagnosticCode, _ message: String, at range: SourceRange?, label: String? = nil,
        related: [Label] = [], help: String? = nil, fixes: [FixIt] = []
    ) -> Diagnostic {
        Diagnostic(.error, code, message, at: range, label: label, related: related, help: help, fixes: fixes)
    }
}
