import GenvcDiagnostics
import GenvcModel
import GenvcVocabulary

/// A scroll view has something to scroll, and a grid something to line up.
///
/// Reported is a scroll view with neither `rows` nor `items`, and a grid without `items`.
/// An example is `{ scrollView: photos, height: 200 }`.
enum NothingInside: SpecRule {
    static func findings(at read: ReadElement, in spec: RuleContext) -> [Diagnostic] {
        guard read.element.children.isEmpty, read.key(.rows) == nil, read.key(.items) == nil else { return [] }
        switch read.kind.content {
        case .scroll:
            return [missing("this \(read.kind.name) has nothing to scroll", "add `rows:` or `items:`", at: read)]
        case .grid: return [missing("this \(read.kind.name) has nothing to line up", "add `items:`", at: read)]
        default: return []
        }
    }

    private static func missing(_ message: String, _ advice: String, at read: ReadElement) -> Diagnostic {
        .error(.missingKey, message, at: read.element.range, label: advice)
    }
}
