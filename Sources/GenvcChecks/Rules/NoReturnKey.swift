import GenvcDiagnostics
import GenvcModel
import GenvcViews
import GenvcVocabulary
import SimpleLayout

extension DiagnosticCode {
    /// The code of the rule. Its findings are warnings, unless a project sets another level.
    package static let noReturnKey = DiagnosticCode(
        rule: "no-return-key", "a keyboard lacks the Return key that its field needs")
}

/// `no-return-key`: a keyboard without a Return key, of a field that waits for Return, or that nothing puts away.
///
/// It needs a field of one line with a pad for numbers, and a screen without `keyboardBar`. A field with a
/// `returnKeyType` or an `onReturn` is reported by itself. All others of a screen get one finding where the rows cannot
/// be dragged, no other field has a Return that is answered, and no view has `gestures`.
/// A component has no such finding: the screen in which it stands may have a bar.
enum NoReturnKey {
    static let rule = Rule(
        .noReturnKey,
        why: """
            The pads for numbers have no Return key on an iPhone, so `returnKeyType: next` and `onReturn` never happen, and
            nothing puts the keyboard away. A bar above the keyboard has the buttons that the pad has not. Rows that are
            dragged put it away as well, but UIKit lets nobody drag rows that fit above the keyboard, unless the screen
            says `alwaysBounceVertical: true`.
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

    /// One finding for each field of the spec that waits for Return; if there is none, one for all that stay open.
    static func findings(in layout: LaidOutScreen) -> [RuleFinding] {
        let screen = layout.tree.screen
        // A component by itself has no bar: the screen in which it stands may have one.
        guard screen.keyboardBar.isEmpty, screen.component == nil else { return [] }
        let fields = fields(of: layout.tree)
        let waiting = fields.compactMap { field in field.wish.map { finding(about: field, $0) } }
        if !waiting.isEmpty || fields.isEmpty || hasOtherWay(in: layout.tree) { return waiting }
        return reasonToStay(in: layout).map { [finding(aboutAll: fields, $0)] } ?? []
    }

    private static func finding(about field: Field, _ wish: Wish) -> RuleFinding {
        let buttons = wish == .next ? "[ next, done ]" : "done"
        return RuleFinding(
            element: field.element,
            diagnostic: Diagnostic(
                .warning, .noReturnKey, "`\(field.name)` waits for Return, a key that `\(field.keyboard)` lacks",
                at: field.element.range, label: "add `keyboardBar: \(buttons)` to the screen",
                help: "on an iPhone, pads for numbers have no Return; a bar above the keyboard has buttons for it"),
            fixes: [
                .setScreen(.tool(.keyboardBar), buttons), .remove(.meaning(.returnKeyType), of: field.element),
                .remove(.tool(.onReturn), of: field.element),
            ])
    }

    private static func finding(aboutAll fields: [Field], _ reason: Reason) -> RuleFinding {
        let names = EnglishList.joined(fields.map { "`\($0.name)`" }, "and")
        return RuleFinding(
            element: fields[0].element,
            diagnostic: Diagnostic(
                .warning, .noReturnKey, "nothing puts away the keyboard of \(names)", at: fields[0].element.range,
                label: "add `keyboardBar: done` to the screen",
                help: "on an iPhone, `\(fields[0].keyboard)` has no Return, and \(reason.words)"),
            fixes: [.setScreen(.tool(.keyboardBar), "done"), .setScreen(.meaning(.alwaysBounceVertical), "true")])
    }
}

extension NoReturnKey {
    /// A field of one line with a keyboard that has no Return key.
    private struct Field {
        let name: String
        let element: Element
        let keyboard: String
        let wish: Wish?
    }

    /// The task of the Return key in a field.
    private enum Wish {
        /// Return moves to the next field.
        case next
        /// Return presses a button, or calls the delegate.
        case end
    }

    /// The cause for which no drag puts the keyboard away.
    private enum Reason {
        case noScroll, noDismissal, fits

        var words: String {
            switch self {
            case .noScroll: "these rows do not scroll"
            case .noDismissal: "`keyboardDismissMode` is `none`"
            case .fits:
                "rows that fit above the keyboard cannot be dragged without `alwaysBounceVertical: true`"
            }
        }
    }

    /// The fields without a Return key. All that a `repeat` makes have one range and are one.
    private static func fields(of tree: ViewTree) -> [Field] {
        var known: Set<SourceRange> = []
        return tree.views.compactMap { view in
            guard view.role == .element, let element = view.element, takesReturn(element),
                let keyboard = padForNumbers(of: element), known.insert(element.range).inserted
            else { return nil }
            return Field(name: view.name, element: element, keyboard: keyboard, wish: wish(of: element))
        }
    }

    /// True if the app is told of a tap beside the fields, or another field has a Return key that does something.
    private static func hasOtherWay(in tree: ViewTree) -> Bool {
        tree.views.contains { view in
            guard view.role == .element, let element = view.element else { return false }
            if element.toolValue(.gestures) != nil || isDraggedToDismiss(element) { return true }
            return takesReturn(element) && wish(of: element) != nil && padForNumbers(of: element) == nil
        }
    }

    /// True for a list among the rows that puts the keyboard away: it can be dragged although all of it is seen.
    private static func isDraggedToDismiss(_ element: Element) -> Bool {
        guard element.kind === Kind.collectionView, let mode = element.value(.keyboardDismissMode) else { return false }
        return mode != .choice("none")
    }

    /// The cause for which no drag puts the keyboard away; nil where one does.
    private static func reasonToStay(in layout: LaidOutScreen) -> Reason? {
        let (tree, controller) = (layout.tree, layout.tree.screen.controller)
        guard let scrollView = tree.scrollView, tree.screen.scroll != .horizontal else { return .noScroll }
        if controller?.value(.keyboardDismissMode) == .choice("none") { return .noDismissal }
        let bounces = controller?.value(.alwaysBounceVertical)
        // A list bounces by itself.
        guard scrollView != tree.list, bounces == nil || bounces == .boolean(false) else { return nil }
        guard let window = layout.frames[scrollView], let content = tree.rootStack.flatMap({ layout.frames[$0] })
        else { return nil }
        let viewport = layout.point.viewport
        let room = min(window.maxY, viewport.height - viewport.keyboardHeight) - window.minY
        return content.height <= room ? .fits : nil
    }

    /// The keyboard of a field that has no Return key; nil for any other one.
    private static func padForNumbers(of element: Element) -> String? {
        guard case .choice(let keyboard)? = element.value(.keyboardType),
            Choice.keyboardsWithoutReturn.contains(keyboard)
        else { return nil }
        return keyboard
    }

    /// True for a field of one line; in a text view Return begins a new line.
    private static func takesReturn(_ element: Element) -> Bool {
        // Nobody types in a field that is off.
        element.kind.events.contains { $0.source == .returnKey } && element.value(.isEnabled) != .boolean(false)
    }

    /// The task of the Return key in a field; nil if the spec does not say it.
    private static func wish(of element: Element) -> Wish? {
        if element.toolValue(.onReturn) != nil { return .end }
        guard let key = element.value(.returnKeyType)?.returnKey, key != .standard else { return nil }
        return key == .next ? .next : .end
    }
}
