/// One finding as data; the renderers make text of it.
public struct Diagnostic: Hashable, Sendable {
    /// The weight of a finding.
    public enum Severity: Int, Sendable, Comparable, CaseIterable {
        /// Shown by `validate` only.
        case note
        /// Shown; generation goes on.
        case warning
        /// Nothing is generated.
        case error

        /// True if the first matters less than the second.
        public static func < (left: Severity, right: Severity) -> Bool {
            left.rawValue < right.rawValue
        }
    }

    /// A further place that explains the finding.
    public struct Label: Hashable, Sendable {
        /// The place itself.
        public let range: SourceRange
        /// The words that stand beside the place.
        public let text: String

        /// A place with the words beside it.
        public init(_ range: SourceRange, _ text: String) {
            self.range = range
            self.text = text
        }
    }

    /// The weight of the finding.
    public var severity: Severity
    /// Which finding it is; `genvc explain` knows the code.
    public var code: DiagnosticCode
    /// The mistake, in words of the spec: lower case, no full stop, spec text in backticks.
    public var message: String
    /// The place; nil when the finding concerns a file as a whole.
    public var range: SourceRange?
    /// The words behind the caret, which say what to write instead; or nil.
    public var label: String?
    /// Further places that explain the finding.
    public var related: [Label]
    /// One or more sentences after `help:`; where nothing else is said, and nothing stands behind the caret, all that
    /// may stand at the place.
    public var help: String? {
        get { advice ?? (label == nil ? choices : nil) }
        set { advice = newValue }
    }
    /// The sentences that hold whatever stands behind the caret.
    private var advice: String?
    /// All that may stand at the place, which nobody needs beside a suggestion.
    private var choices: String?
    /// Changes that would answer the finding, the best one first.
    public var fixes: [FixIt] = []
    /// The devices on which the finding holds, as `genvc devices` names them; nil when it does not depend on one.
    public var device: String?
    /// Tells faults of one rule at one place apart, as a width from a height; 0 where the rule knows one sort.
    package var sort = 0
    /// The points or the like that are lacking, by which the same fault is compared before and after a change; 0 where
    /// nothing is measured.
    package var badness = 0.0
    /// Two faults whose badness differs by less than this are equally bad: frames are rounded to pixels.
    package static let leastDifference = 0.01

    /// A finding with all that can be said of it, except what would answer it.
    public init(
        _ severity: Severity, _ code: DiagnosticCode, _ message: String, at range: SourceRange?, label: String? = nil,
        related: [Label] = [], help: String? = nil, device: String? = nil
    ) {
        self.severity = severity
        self.code = code
        self.message = message
        self.range = range
        self.label = label
        self.related = related
        self.advice = help
        self.device = device
    }

    /// Moves the advice behind the caret into the help, told as what it is: nobody has tried it.
    package mutating func tellUntried() {
        guard let label else { return }
        self.label = nil
        help = [help, "perhaps \(label) (not tried)"].compactMap { $0 }.joined(separator: "; ")
    }

    /// A finding that stops generation, and does not depend on a device.
    public static func error(
        _ code: DiagnosticCode, _ message: String, at range: SourceRange?, label: String? = nil,
        related: [Label] = [], help: String? = nil
    ) -> Diagnostic {
        Diagnostic(.error, code, message, at: range, label: label, related: related, help: help)
    }

    /// The finding with all that may stand at its place, which is told only where nothing stands behind the caret.
    package func listing(_ choices: String?) -> Diagnostic {
        var finding = self
        finding.choices = choices
        return finding
    }

    /// The finding with changes that would answer it, the best one first; none if it cannot be said what is meant.
    public func fixable(by fixes: [FixIt]) -> Diagnostic {
        var finding = self
        finding.fixes = fixes
        return finding
    }
}
