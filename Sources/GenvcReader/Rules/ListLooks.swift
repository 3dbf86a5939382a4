import GenvcDiagnostics
import GenvcModel
import GenvcVocabulary

/// Looks of lists need a section that is laid out as one. Reported are `appearance` and separators of a list whose
/// sections are all grids or carousels.
/// An example is `list: { appearance: insetGrouped }` beside `sections: [ { section: photos, layout: grid, … } ]`.
enum ListLooks: SpecRule {
    static func findings(at read: ReadElement, in spec: RuleContext) -> [Diagnostic] {
        let sections = read.element.children
        guard read.isList, !sections.isEmpty, !sections.contains(where: { $0.sectionLayout == .list }) else {
            return []
        }
        return read.element.values.compactMap { keyed in
            switch keyed.key.effect {
            case .construction(.listAppearance), .construction(.showsSeparators):
                .useless(keyed, "none of its sections has `layout: list`")
            default: nil
            }
        }
    }
}
