import GenvcDiagnostics
import GenvcModel
import GenvcSwift
import GenvcTemplates
import GenvcViews
import GenvcVocabulary

/// What a component tells, by closures that its owner sets.
struct ClosureWriter {
    private let tree: ViewTree
    /// Declarations of the closures.
    private(set) var closures: [String] = []
    /// Statements that call them.
    private(set) var bindings: [String] = []
    /// What the actions of menus call, by their places in the spec.
    private(set) var actionNames: [SourceRange: String] = [:]
    private var delegates: DelegateMethods

    /// - Parameter hooks: the moments in the life of the component that it tells.
    init(tree: ViewTree, className: String, hooks: [ViewHook]) {
        self.tree = tree
        delegates = DelegateMethods(className: className, deploymentTarget: tree.screen.deploymentTarget)
        for (index, view) in tree.views.enumerated() where view.role == .element {
            guard let element = view.element else { continue }
            if index == tree.host {
                for gesture in element.orderedGestures { add(gesture.event, named: gesture.event.verb, of: view) }
                continue
            }
            for event in element.orderedEvents {
                let name = element.id.flatMap { element.toldName(of: event, id: $0.text) }
                add(event, named: name, of: view)
            }
            for run in element.runs where run.isLink { addLink(run.name.text, of: view) }
            if element.hasMenu, !element.written.hasDynamicMenu {
                bindings.append("\(view.name).menu = \(view.menuExpression)")
            }
            add(actions: element.written.menu)
            if let scrollView = tree.scrollViewOfPages(of: view) {
                bindings.append("\(scrollView.name).pageControl = \(view.name)")
            }
        }
        addReturnKeys()
        for hook in hooks { declare(hook.closure, nil) }
    }

    var conformances: [TemplateValue] { delegates.conformances }

    /// The actions of a menu, and of the menus in it.
    private mutating func add(actions: [Element]) {
        for action in actions {
            for event in action.events {
                guard let name = action.id.flatMap({ action.toldName(of: event, id: $0.text) }) else { continue }
                declare(name, nil)
                // The closure may not be there.
                actionNames[action.range] = name + "?"
            }
            add(actions: action.menu)
        }
    }

    /// - Parameter name: The closure; nil: nobody is told, and only what the component keeps changes.
    private mutating func add(_ event: Event, named name: String?, of view: ViewNode) {
        let assignment = view.assignment(of: event)
        let preparation = view.preparation(for: event)
        let answer = view.answer(to: event)
        guard name != nil || assignment != nil || !preparation.isEmpty || !answer.isEmpty else { return }
        let isOptional = event.payload?.property == "text" && view.element?.kind.drawing != .textArea
        let value =
            view.boundField(of: event).map { ReferenceExpression($0).text }
            ?? event.payload.map { "\(view.name).\($0.property)\(isOptional ? " ?? \"\"" : "")" } ?? ""
        let call = EventWriter.Call(
            function: name.map { "\($0)?" }, arguments: value.isEmpty ? [] : [value], assignment: assignment,
            preparation: preparation, answer: answer)
        switch event.source {
        case .control(let control): bind(view, to: call, control, named: name)
        case .closure(let closure):
            let argument = event.payload == nil ? "" : "value"
            bindings.append(
                "\(view.name).\(closure) = { [weak self]\(argument.isEmpty ? "" : " value") in self?.\(name ?? "")?"
                    + "(\(argument)) }")
        case .gesture(let gesture):
            if view.recognizesSimultaneously { delegates.recognizesSimultaneously = true }
            bindings += GestureBinding.lines(
                gesture, of: view, capturing: "[weak self]",
                "self?.\(name ?? "")?(\(gesture.goesOn ? "recognizer" : ""))")
        case .textViewDelegate:
            setDelegate(of: view)
            delegates.textViews.append((view, call))
        case .searchBarText:
            setDelegate(of: view)
            delegates.searchTexts.append((view, call))
        case .searchBarSearch:
            setDelegate(of: view)
            delegates.searches.append((view, call))
        case .searchBarCancel:
            setDelegate(of: view)
            delegates.cancelledSearches.append((view, call))
        case .scrollViewDelegate:
            setDelegate(of: view)
            delegates.scrolls.append((view, call))
        case .returnKey: bind(view, to: call, Self.returnEvent, named: name)
        case .primaryAction, .action, .selection, .accessorySwitch, .refresh, .lastCell: return
        }
        if let name { declare(name, event.payload.map { view.boundField(of: event)?.type?.swiftName ?? $0.type }) }
    }

    private mutating func bind(_ view: ViewNode, to call: EventWriter.Call, _ control: String, named name: String?) {
        guard !call.arguments.isEmpty || !call.answer.isEmpty || !call.preparation.isEmpty else {
            let action = "UIAction { [weak self] _ in self?.\(name ?? "")?() }"
            bindings += SourceLine.call(view.name, ".addAction", [action, "for: .\(control)"], indentation: 8)
            return
        }
        let readsSelf = call.function != nil || call.assignment != nil || !call.preparation.isEmpty
        bindings += ["\(view.name).addAction(", "    UIAction {\(readsSelf ? " [weak self]" : "") _ in"]
        if readsSelf { bindings.append("        guard let self else { return }") }
        bindings += call.lines(indentation: 16).map { "        " + $0 }
        bindings.append("    }, for: .\(control))")
    }

    private static let returnEvent = "editingDidEndOnExit"

    /// What Return does where it does not tell: it presses a button, or leads to the next field.
    private mutating func addReturnKeys() {
        for field in tree.views where field.hasReturnKey && !field.isRepeated {
            guard let element = field.element else { continue }
            if case .reference(let id)? = element.toolValue(.onReturn)?.value, let button = tree.view(named: id) {
                bindings += [
                    "\(field.name).addAction(", "    UIAction { [weak self] _ in",
                    "        guard let self, \(button.name).isEnabled else { return }",
                    "        \(button.name).sendActions(for: .touchUpInside)", "    }, for: .\(Self.returnEvent))",
                ]
            } else if element.returnKey == "next", let next = tree.inputBehind(field) {
                let action = "UIAction { [weak self] _ in self?.\(next).becomeFirstResponder() }"
                bindings += SourceLine.call(
                    field.name, ".addAction", [action, "for: .\(Self.returnEvent)"], indentation: 8)
            }
        }
    }

    private mutating func addLink(_ run: String, of view: ViewNode) {
        setDelegate(of: view)
        let name = "didTap" + run.capitalizedFirst
        declare(name, nil)
        guard !delegates.links.contains(where: { $0.name == run }) else { return }
        delegates.links.append((run, EventWriter.Call(function: name + "?")))
    }

    private mutating func setDelegate(of view: ViewNode) {
        let line = "\(view.name).delegate = self"
        if bindings.last != line { bindings.append(line) }
    }

    private mutating func declare(_ name: String, _ payload: String?) {
        let closure = "var \(name): ((\(payload ?? "")) -> Void)?"
        if !closures.contains(closure) { closures.append(closure) }
    }
}
