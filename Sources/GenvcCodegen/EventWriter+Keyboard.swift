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
        let fields = tree.views.filter { view in
            view.role == .element && view.element?.kind.events.contains { $0.source == .returnKey } == true
        }
        for (position, field) in fields.enumerated() {
            guard let element = field.element else { continue }
            let name = "didReturn" + (element.id?.text ?? field.name).capitalizedFirst
            if case .reference(let id)? = element.toolValue(.onReturn)?.value {
                pressButton(id, from: field, named: name)
            } else if element.returnKey == "next", position + 1 < fields.count {
                bindings += Self.binding(of: field.name, to: name, "editingDidEndOnExit")
                methods.append((name, nil, Call(function: "\(fields[position + 1].name).becomeFirstResponder")))
            } else if let key = element.returnKey, key != "default", element.eventName != Event.untold,
                let event = element.kind.events.first(where: { $0.source == .returnKey })
            {
                let method = method(named: name, calling: call(event, of: field, named: name), for: field)
                bindings += Self.binding(of: field.name, to: method, "editingDidEndOnExit")
            }
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
