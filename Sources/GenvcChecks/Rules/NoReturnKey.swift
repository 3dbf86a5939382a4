import GenvcDiagnostics
import GenvcModel
import GenvcViews
import GenvcVocabulary

/// `no-return-key`: a field that waits for Return, with a keyboard that has no such key.
enum NoReturnKey {
    static func findings(in layout: LaidOutScreen) -> [RuleFinding] {
        let screen = layout.tree.screen
        // A component by itself has no bar: the screen in which it stands may have one.
        guard screen.keyboardBar.isEmpty, screen.component == nil else { return [] }
        // The fields of a `repeat` are one.
        var known: Set<SourceRange> = []
        return layout.tree.views.compactMap { view in
            guard view.role == .element, let element = view.element, element.takesReturn,
                case .choice(let keyboard)? = element.value(.keyboardType),
                Choice.keyboardsWithoutReturn.contains(keyboard), let wish = element.wishForReturn,
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

extension Element {
    fileprivate enum Wish {
        /// To come to the next field.
        case next
        /// To press a button, or to be told.
        case end
    }

    /// True for a field of one line; in others Return begins a new one.
    fileprivate var takesReturn: Bool { kind.events.contains { $0.source == .returnKey } }

    /// What Return is to do, or nil where nothing is said.
    fileprivate var wishForReturn: Wish? {
        if toolValue(.onReturn) != nil { return .end }
        guard case .choice(let key)? = value(.returnKeyType), key != "default" else { return nil }
        return key == "next" ? .next : .end
    }
}
