import GenvcDiagnostics
import GenvcModel
import GenvcViews
import GenvcVocabulary

extension DiagnosticCode {
    /// The code of the rule. Its findings are warnings, unless a project sets another level.
    package static let noReturnKey = DiagnosticCode(
        rule: "no-return-key", "a field waits for a Return key that its keyboard lacks")
}

/// `no-return-key`: a field that waits for Return, with a keyboard that has no such key.
///
/// It needs a field of one line with a pad for numbers, a `returnKeyType` or an `onReturn`, and a screen without
/// `keyboardBar`. A component has no such finding: the screen in which it stands may have a bar.
enum NoReturnKey {
    static let rule = Rule(
        .noReturnKey,
        why: """
            The pads for numbers have no Return key on an iPhone, so `returnKeyType: next` and `onReturn` never happen, and
            nothing puts the keyboard away. A bar above the keyboard has the buttons that the pad has not.
            """,
        wrong: """
            screen: Code
            rows:
              - { textField: code, placeholder: Code, keyboardType: numberPad, returnKeyType: next }
              - { textField: name, placeholder: Name }

            """,
        right: """
            screen: Code
            keyboardBar: [ next, done ]
            rows:
              - { textField: code, placeholder: Code, keyboardType: numberPad, returnKeyType: next }
              - { textField: name, placeholder: Name }

            """,
        check: .screen(findings))

    /// One finding for each such field of the spec.
    static func findings(in layout: LaidOutScreen) -> [RuleFinding] {
        let screen = layout.tree.screen
        // A component by itself has no bar: the screen in which it stands may have one.
        guard screen.keyboardBar.isEmpty, screen.component == nil else { return [] }
        // All fields that a `repeat` makes have one range and get one finding.
        var known: Set<SourceRange> = []
        return layout.tree.views.compactMap { view in
            guard view.role == .element, let element = view.element, takesReturn(element),
                case .choice(let keyboard)? = element.value(.keyboardType),
                Choice.keyboardsWithoutReturn.contains(keyboard), let wish = wish(of: element),
                known.insert(element.range).inserted
            else { return nil }
            let buttons = wish == .next ? "[ next, done ]" : "done"
            return RuleFinding(
                element: element,
                diagnostic: Diagnostic(
                    .warning, .noReturnKey, "`\(view.name)` waits for Return, a key that `\(keyboard)` lacks",
                    at: element.range, label: "add `keyboardBar: \(buttons)` to the screen",
                    help: "on an iPhone, pads for numbers have no Return; a bar above the keyboard has buttons for it"),
                fixes: [
                    .setScreen(.tool(.keyboardBar), buttons), .remove(.meaning(.returnKeyType), of: element),
                    .remove(.tool(.onReturn), of: element),
                ])
        }
    }
}

extension NoReturnKey {
    /// The task of the Return key in a field.
    private enum Wish {
        /// Return moves to the next field.
        case next
        /// Return presses a button, or calls the delegate.
        case end
    }

    /// True for a field of one line; in a text view Return begins a new line.
    private static func takesReturn(_ element: Element) -> Bool {
        element.kind.events.contains { $0.source == .returnKey }
    }

    /// The task of the Return key in a field; nil if the spec does not say it.
    private static func wish(of element: Element) -> Wish? {
        if element.toolValue(.onReturn) != nil { return .end }
        guard case .choice(let key)? = element.value(.returnKeyType), key != "default" else { return nil }
        return key == "next" ? .next : .end
    }
}
