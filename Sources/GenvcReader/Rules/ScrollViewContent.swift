import GenvcDiagnostics
import GenvcModel
import GenvcVocabulary

/// A scroll view has something to scroll. Reported is one with neither `rows` nor `items`.
/// An example is `{ scrollView: photos, height: 200 }`.
enum ScrollViewContent: SpecRule {
    static func findings(at read: ReadElement, in spec: RuleContext) -> [Diagnostic] {
        guard read.kind.content == .scroll, read.element.children.isEmpty, read.key(.rows) == nil,
            read.key(.items) == nil
        else { return [] }
        return [
            .error(
                .missingKey, "this \(read.kind.name) has nothing to scroll", at: read.element.range,
                label: "add `rows:` or `items:`")
        ]
    }
}
