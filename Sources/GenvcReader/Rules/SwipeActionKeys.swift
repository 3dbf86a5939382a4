import GenvcDiagnostics
import GenvcModel
import GenvcVocabulary

/// An action of a swipe has a title, an image and a colour, and may be left out. Reported are keys of menus,
/// attributes, and `style: cancel`.
/// An example is `trailingSwipeActions: [ { action: delete, title: Delete, isEnabled: false } ]`.
enum SwipeActionKeys: SpecRule {
    static func findings(at read: ReadElement, in spec: RuleContext) -> [Diagnostic] {
        guard read.place == .swipeActions else { return [] }
        var findings = read.keys.compactMap { written -> Diagnostic? in
            switch (written.key.effect, written.key.meaning) {
            case (_, .isHidden): nil
            case (_, .menuState), (.content(.menu), _), (.construction(.actionAttribute), _):
                .useless(
                    written, "an action of a swipe has a title, an image and a colour, and is left out by `isHidden`")
            default: nil
            }
        }
        if let style = read.element.constructionValue(.actionStyle), style.value == .choice("cancel") {
            findings.append(
                .error(
                    .unknownValue, "`cancel` is no style of an action of a swipe", at: style.range,
                    label: "leave it out: a swipe back hides the actions"))
        }
        return findings
    }
}
