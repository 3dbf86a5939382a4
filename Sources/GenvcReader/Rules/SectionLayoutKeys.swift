import GenvcDiagnostics
import GenvcModel
import GenvcVocabulary

/// Accessories and swipes are for the cells of lists, and a carousel needs to know how wide its cells are.
///
/// Reported are these in a section with `layout: grid` or `carousel`, and a carousel without `itemSize`.
/// An example is `{ section: photos, layout: carousel, items: [ … ] }` without `itemSize`.
enum SectionLayoutKeys: SpecRule {
    static func findings(at read: ReadElement, in spec: RuleContext) -> [Diagnostic] {
        let section = read.element
        guard read.place == .sections, section.sectionLayout != .list else { return [] }
        var findings: [Diagnostic] = []
        if section.sectionLayout == .carousel, section.constructionValue(.itemSize) == nil {
            findings.append(
                .error(
                    .missingKey, "nothing says how wide the cells of this carousel are", at: section.range,
                    label: "add `itemSize: { width: 140 }`"))
        }
        for cell in section.children {
            if let accessories = cell.constructionValue(.accessories) {
                findings.append(
                    .error(
                        .uselessKey, "only cells of a list have accessories", at: accessories.range,
                        label: "leave out `layout`, or put them into a component"))
            }
            if let action = cell.swipes.map({ $0.leading + $0.trailing })?.first {
                findings.append(
                    .error(
                        .uselessKey, "only cells of a list are swiped", at: action.range,
                        label: "write it into the `menu` of the cell"))
            }
        }
        return findings
    }
}
