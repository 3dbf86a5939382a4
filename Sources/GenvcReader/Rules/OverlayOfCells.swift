import GenvcDiagnostics
import GenvcModel
import GenvcVocabulary

/// A collection view puts its cells over whatever else stands in it. Reported is `overlay` of a list.
/// An example is `{ collectionView: photos, sections: [ … ], overlay: [ { button: add, title: Add } ] }`.
enum OverlayOfCells: SpecRule {
    static func findings(at read: ReadElement, in spec: RuleContext) -> [Diagnostic] {
        guard read.kind.content == .sections, !read.element.overlay.isEmpty, let key = read.key(.overlay) else {
            return []
        }
        return [
            .error(
                .uselessKey, "the cells of a \(read.kind.name) cover what stands over it", at: key.range,
                label: "put it into a `stackView`, and give that the `overlay`",
                help: "a stackView with one element is as large as the element")
        ]
    }
}
