/// Collects the findings of one run: of the errors in reading at most one a place, at most `capacity` in all.
public struct DiagnosticSink: Sendable {
    /// Findings kept at the most; what comes after is only counted, so that a broken file of any length stays cheap.
    public static let capacity = 1_000

    /// The findings in the order in which they were added.
    public private(set) var diagnostics: [Diagnostic] = []
    /// Findings that came after the sink was full.
    public private(set) var dropped = 0
    /// The scope in which one error keeps others from being told: a mistake in reading begets more at its place, and so
    /// does one of a layout, but not of another rule or of the other axis.
    private struct ErrorPlace: Hashable {
        /// The range of the error.
        let range: SourceRange
        /// The message of a rule's error; nil for every error in reading, of which one a range is enough.
        let message: String?
    }

    /// The places where an error stands already.
    private var errorPlaces: Set<ErrorPlace> = []

    /// A sink without findings.
    public init() {}

    /// True if further findings are only counted.
    public var isFull: Bool { diagnostics.count >= Self.capacity }

    /// True if any finding is an error.
    public var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }

    /// The number of warnings that were kept.
    package var warningCount: Int { diagnostics.count { $0.severity == .warning } }

    /// Adds `diagnostic`, unless an error in reading already stands at the very same range, or the same one of a rule.
    public mutating func add(_ diagnostic: Diagnostic) {
        if diagnostic.severity == .error, let range = diagnostic.range {
            let isOfRule = diagnostic.code.isLayoutRule
            let place = ErrorPlace(range: range, message: isOfRule ? diagnostic.message : nil)
            guard errorPlaces.insert(place).inserted else { return }
        }
        guard !isFull else {
            dropped += 1
            return
        }
        diagnostics.append(diagnostic)
    }

    /// Adds the findings one by one, as `add` does.
    public mutating func add(_ others: [Diagnostic]) {
        for diagnostic in others { add(diagnostic) }
    }

    /// Puts the findings in other words: each stays the finding that it was.
    package mutating func replace(_ diagnostics: [Diagnostic]) {
        self.diagnostics = diagnostics
    }

    /// The findings by file, place, and the order in which they were found.
    public var sorted: [Diagnostic] {
        diagnostics.enumerated().sorted { left, right in
            let (a, b) = (left.element.range, right.element.range)
            let leftKey = (a?.file.rawValue ?? -1, a?.start ?? -1, left.offset)
            let rightKey = (b?.file.rawValue ?? -1, b?.start ?? -1, right.offset)
            return leftKey < rightKey
        }.map(\.element)
    }
}
