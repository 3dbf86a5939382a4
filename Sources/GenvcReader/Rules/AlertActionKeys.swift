import GenvcDiagnostics
import GenvcModel
import GenvcVocabulary

/// A button of an alert is a title alone. Reported are the keys that an action shows only in a menu: an image, a color,
/// a check mark, a menu of its own.
/// An example is `{ action: delete, title: Delete, image: symbol:trash }` under the `actions` of an alert.
enum AlertActionKeys: SpecRule {
    static func findings(at read: ReadElement, in spec: RuleContext) -> [Diagnostic] {
        guard read.place == .alertActions else { return [] }
        return read.keys.filter(\.key.isOfMenus).map { .useless($0, "a button of an alert is a title alone") }
    }
}

extension Key {
    /// True for what an action shows in a menu only.
    fileprivate var isOfMenus: Bool {
        switch meaning {
        case .image, .backgroundColor, .isSelected, .menuState: true
        default: effect == .content(.menu)
        }
    }
}
