import GenvcDiagnostics
import GenvcModel
import GenvcVocabulary

/// An alert lays out its text fields, and tells what is typed when a button is tapped.
///
/// Reported is whatever is no property of a text field, and the style of its border: layout, events, gestures.
/// An example is `{ textField: name, height: 60 }` under the `textFields` of an alert.
enum AlertTextFieldKeys: SpecRule {
    static func findings(at read: ReadElement, in spec: RuleContext) -> [Diagnostic] {
        guard read.place == .alertTextFields else { return [] }
        return read.valuesInAllCases.compactMap { keyed in
            if case .property = keyed.key.effect, keyed.key.meaning != .borderStyle,
                read.kind.keys.contains(where: { $0 === keyed.key })
            {
                return nil
            }
            return .useless(keyed, "a text field of an alert has a placeholder, a text and a keyboard")
        }
    }
}
