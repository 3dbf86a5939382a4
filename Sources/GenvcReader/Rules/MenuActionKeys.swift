import GenvcDiagnostics
import GenvcModel
import GenvcVocabulary

/// The action of a menu has no colour, and a tap beside the menu cancels it. Reported are `backgroundColor` and `style:
/// cancel` of such an action.
/// An example is `menu: [ { action: back, title: Back, style: cancel } ]`.
enum MenuActionKeys: SpecRule {
    static func findings(at read: ReadElement, in spec: RuleContext) -> [Diagnostic] {
        guard read.place == .menu else { return [] }
        var findings: [Diagnostic] = []
        if let color = (read.element.values + read.variedValues).first(where: { $0.key.meaning == .backgroundColor }) {
            findings.append(.useless(color, "only the action of a swipe has a colour"))
        }
        if let style = read.element.constructionValue(.actionStyle), style.value == .choice("cancel") {
            findings.append(
                .error(
                    .unknownValue, "`cancel` is no style of an action in a menu", at: style.range,
                    label: "leave it out: a tap beside the menu closes it"))
        }
        return findings
    }
}
