import GenvcDiagnostics
import GenvcModel
import GenvcVocabulary

/// What is put into a slot says how large it is, and whether there is something decides whether the slot is seen.
enum SlotKeys: SpecRule {
    static func findings(at read: ReadElement, in spec: RuleContext) -> [Diagnostic] {
        guard read.kind.traits.contains(.hidesWhileEmpty) else { return [] }
        return read.values.compactMap { keyed in
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
