import GenvcDiagnostics
import GenvcModel
import GenvcSwift
import GenvcTemplates
import GenvcViews
import GenvcVocabulary

/// What turns pages, the bar over the keyboard and the return key.
extension EventWriter {
    /// Ties a page control to the scroll view whose pages it shows.
    mutating func addPages(of view: ViewNode) {
        if let scrollView = tree.scrollViewOfPages(of: view) {
            bindings.append("\(scrollView.name).pageControl = \(view.name)")
        }
    }

    // MARK: - Keyboard bar

    /// One bar for all inputs.
    mutating func addKeyboardBar() {
        let inputs = tree.views.filter { $0.role == .element && $0.element?.isTextInput == true }
        guard !tree.screen.keyboardBar.isEmpty, !inputs.isEmpty else { return }
        let parts = tree.screen.keyboardBar.map { "." + $0 }.joined(separator: ", ")
        let names = inputs.map(\.name)
        let whole = "let keyboardBar = KeyboardBar([\(parts)], for: [\(names.joined(separator: ", "))])"
        // Eight columns stand before a statement of a method.
        if SourceLine.columns(of: whole) + 8 <= SourceLine.width {
            bindings.append(whole)
        } else {
            bindings.append("let inputs: [UIResponder] = [")
            bindings += names.map { "    \($0)," }
            bindings += ["]", "let keyboardBar = KeyboardBar([\(parts)], for: inputs)"]
        }
        bindings += inputs.map { "\($0.name).inputAccessoryView = keyboardBar" }
    }

    // MARK: - Return key

    mutating func addReturnKeys() {
        for field in tree.views where field.hasReturnKey && !field.isRepeated {
            guard let element = field.element else { continue }
            let name = "didReturn" + (element.id?.text ?? field.name).capitalizedFirst
            if case .reference(let id)? = element.toolValue(.onReturn)?.value {
                pressButton(id, from: field, named: name)
            } else if element.returnKey == "next", let next = tree.inputBehind(field) {
                bindings += Self.binding(of: field.name, to: name, "editingDidEndOnExit")
                methods.append((name, nil, Call(function: "\(next).becomeFirstResponder")))
            } else if let key = element.returnKey, key != "default", element.eventName != Event.untold,
                let event = element.kind.events.first(where: { $0.source == .returnKey })
            {
                let method = method(named: name, calling: call(event, of: field, named: name), for: field)
                bindings += Self.binding(of: field.name, to: method, "editingDidEndOnExit")
            }
        }
    }

    /// What Return does in each field of a repetition: it leads to the next of them, or tells which it was.
    mutating func addRepeatedReturnKey(
        of view: ViewNode, _ repetition: Repetition, _ id: String, named name: String
    ) {
        guard view.hasReturnKey, let key = view.element?.returnKey, key != "default" else { return }
        let action = "UIAction { [weak self, weak \(view.name)] _ in self?.\(name)(\(view.name)) }"
        let binding = SourceLine.call(
            view.name, ".addAction", [action, "for: .editingDidEndOnExit"], indentation: 8)
        let before = ["guard let index = \(view.arrayName).firstIndex(where: { $0 === sender }) else { return }"]
        if key == "next" {
            repeatedBindings[view.name, default: []] += binding
            let following = tree.inputBehind(view).map { ["} else {", "    \($0).becomeFirstResponder()"] } ?? []
            let move = [
                "if index + 1 < \(view.arrayName).count {", "    \(view.arrayName)[index + 1].becomeFirstResponder()",
            ]
            addGivenMethod(
                name, parameter: "_ sender: \(view.typeName)?", before: before + move + following + ["}"], [])
        } else if view.element?.eventName != Event.untold {
            repeatedBindings[view.name, default: []] += binding
            let sender = className.loweredFirst
            require("func \(sender)", [senderParameter, "\(name) \(id.asArgument): \(type(of: repetition, id))"])
            addGivenMethod(
                name, parameter: "_ sender: \(view.typeName)?", before: before,
                [
                    Call(
                        function: "delegate?.\(sender)",
                        arguments: ["self", "\(name): \(repetition.element(named: id).text)"])
                ])
        }
    }

    /// Return does what the button does, while the button can be pressed.
    private mutating func pressButton(_ id: String, from field: ViewNode, named name: String) {
        let button = tree.views.first { view in
            view.role == .element && view.element?.id?.text == id
                && view.element?.kind.traits.contains(.hasConfiguration) == true
        }
        guard let button, let event = button.element?.kind.events.first else { return }
        bindings += Self.binding(of: field.name, to: name, "editingDidEndOnExit")
        let written = button.element?.eventName
        let call =
            written == Event.untold
            ? Call(function: "\(button.name).sendActions", arguments: ["for: .touchUpInside"])
            : Call(function: written ?? event.verb + id.capitalizedFirst)
        methods.append((name, "\(button.name).isEnabled", call))
    }
}

extension ViewNode {
    /// True for a field with a Return key.
    var hasReturnKey: Bool {
        role == .element && element?.kind.events.contains { $0.source == .returnKey } == true
    }
}

extension ViewTree {
    /// The text input behind a field, of whatever kind, as an expression; nil where there is none.
    func inputBehind(_ field: ViewNode) -> String? {
        let inputs = views.filter { $0.role == .element && $0.element?.isTextInput == true }
        guard let position = inputs.firstIndex(where: { $0.name == field.name }), position + 1 < inputs.count else {
            return nil
        }
        let next = inputs[position + 1]
        return next.isRepeated ? "\(next.arrayName).first?" : next.name
    }
}
