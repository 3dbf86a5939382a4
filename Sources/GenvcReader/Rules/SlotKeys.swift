import GenvcDiagnostics
import GenvcModel
import GenvcVocabulary

/// A slot is as large as the view that is put into it, and is seen while there is one. Reported are sizes, placements
/// and `isHidden` at a `slot`.
/// An example is `{ slot: promo, size: 80 }`.
enum SlotKeys: SpecRule {
    static func findings(at read: ReadElement, in spec: RuleContext) -> [Diagnostic] {
        guard read.kind.traits.contains(.hidesWhileEmpty) else { return [] }
        return read.valuesInAllCases.compactMap { keyed in
            switch (keyed.key.effect, keyed.key.meaning) {
            case (.layout(.size), _), (.layout(.width), _), (.layout(.aspectRatio), _):
                .useless(keyed, "the view that is put into it has a size of its own")
            case (.layout(.placement), _) where read.place != .layer:
                .useless(keyed, "a slot is as wide as its row")
            case (_, .isHidden): .useless(keyed, "a slot is hidden as long as it is empty")
            default: nil
            }
        }
    }
}
