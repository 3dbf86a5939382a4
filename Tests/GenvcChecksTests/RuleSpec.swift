import GenvcChecks
import GenvcDiagnostics
import Testing

/// Rows of a screen that scrolls, in which a rule finds something or does not.
struct RuleSpec: CustomTestStringConvertible, Sendable {
    let code: DiagnosticCode
    let text: String

    var testDescription: String { "\(code.rawValue): \(text.prefix(60))" }

    /// `text`: the rows of a screen that scrolls, or a whole spec.
    init(_ code: DiagnosticCode, _ text: String) {
        self.code = code
        self.text = text.hasPrefix("screen:") ? text : "screen: Test\nscroll: vertical\nrows:\n" + text + "\n"
    }

    /// A screen of these rows that does not scroll.
    static func still(_ code: DiagnosticCode, _ rows: String) -> RuleSpec {
        RuleSpec(code, "screen: Test\nscroll: none\nrows:\n" + rows + "\n")
    }

    /// The findings of that rule alone.
    func findings() throws -> [Diagnostic] {
        ScreenChecker.check(try Fixture(text).tree).findings.filter { $0.code == code }
    }

    static let longText = "This is a rather long text of which nobody would think that it fits on one line of a phone."
}
