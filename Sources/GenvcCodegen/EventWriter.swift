import GenvcDiagnostics
import GenvcModel
import GenvcSwift
import GenvcTemplates
import GenvcViews
import GenvcVocabulary

/// What the screen tells its delegate, and the code that does it.
struct EventWriter {
    let tree: ViewTree
    let className: String
    private(set) var requirements: [String] = []
    private var knownRequirements: Set<String> = []
    var bindings: [String] = []
    var methods: [(name: String, condition: String?, call: Call)] = []
    /// Methods that are given something: what a component tells, or the view of a repetition.
    var givenMethods: [TemplateValue] = []
    /// Lines that bind the events of what is repeated where it is made, by the name of the view.
    var repeatedBindings: [String: [String]] = [:]
    /// The parameters of methods that have some.
    var parameters: [String: String] = [:]
    /// What each method does, so that an event that two controls share has one method, and others have their own.
    private(set) var calls: [String: Call] = [:]
    /// The cells that methods of actions are about, by the methods with their parameters.
    var listMethods: [String: String] = [:]
    /// What is called where a cell is used, or an action of it, by the places of both in the spec.
    var listCalls: [SourceRange: Call] = [:]
    /// What the components in cells tell, by the places of the cells.
    var listClosures: [SourceRange: [ListClosure]] = [:]
    /// What views tell by delegates.
    var delegates: DelegateMethods
    /// The methods that are called where an element is made, by the places of the elements in the spec.
    var methodNames: [SourceRange: String] = [:]

    init(tree: ViewTree, className: String) {
        self.tree = tree
        self.className = className
        delegates = DelegateMethods(className: className, deploymentTarget: tree.screen.deploymentTarget)
        delegates.hasLists = tree.views.contains(where: \.isList)
        addHooks()
        for item in tree.barItems { add(item) }
        if let titleView = tree.titleView { add(titleView) }
        addSearch()
        for view in tree.views where view.role == .element && !view.isRepeated { add(view) }
        addReturnKeys()
        for group in tree.repeated { addRepeated(group) }
        for alert in tree.screen.alerts { add(alert: alert.written) }
        for view in tree.views where view.role == .element { addPages(of: view) }
        addKeyboardBar()
        for view in tree.views where view.isList {
            if let list = view.element?.written { add(list: list, named: view.name) }
        }
    }

    /// What each requirement of the delegate is given first: who tells.
    var senderParameter: String { "_ \(tree.isViewClass ? "view" : "viewController"): \(className)" }

    mutating func bind(_ line: String) { bindings.append(line) }

    mutating func addMethod(named name: String, calling call: Call) { methods.append((name, nil, call)) }

    // MARK: - Contexts

    var delegate: TemplateValue {
        guard !requirements.isEmpty else { return .null }
        return [
            "protocol": .string(className + "Delegate"),
            "requirements": DeclarationWriter.lines(requirements),
        ]
    }

    var actions: TemplateValue {
        guard !methods.isEmpty || !bindings.isEmpty || !givenMethods.isEmpty else { return .null }
        let functions: [TemplateValue] =
            methods.map { method in
                [
                    "name": .string(method.name), "parameter": .string(parameters[method.name] ?? ""),
                    "call": DeclarationWriter.lines(method.call.lines(indentation: 8)),
                    "condition": method.condition.map { ["expression": .string($0)] } ?? .null,
                ]
            } + givenMethods
        return [
            "bindingMethod": hasBindings ? ["bindings": DeclarationWriter.lines(bindings)] : .null,
            "functions": functions.isEmpty ? .null : ["methods": .list(functions)],
        ]
    }

    /// True if views are bound to methods in a method of its own.
    var hasBindings: Bool { !bindings.isEmpty }

    var conformances: [TemplateValue] { delegates.conformances }

    // MARK: - Events

    private mutating func add(_ view: ViewNode) {
        guard let element = view.element else { return }
        for event in element.orderedEvents { add(event, of: view) }
        for run in element.runs where run.isLink { addLink(run.name.text, of: view) }
        if element.hasMenu, element.kind.standing == .view, !element.written.hasDynamicMenu {
            bindings.append("\(view.name).menu = \(view.menuExpression)")
        }
        addActions(element.menu)
        addActions(element.written.accessibilityActions)
        if !element.written.accessibilityActions.isEmpty, !element.written.hasDynamicAccessibilityActions {
            bindings.append(view.accessibilityActionsStatement)
        }
    }

    /// The actions of a menu or of an alert, and of the menus in it.
    mutating func addActions(_ actions: [Element]) {
        for action in actions {
            for event in action.events { add(event, of: ViewNode(action: action)) }
            addActions(action.menu)
        }
    }

    private mutating func addSearch() {
        for bar in tree.parts {
            for event in bar.element?.kind.events ?? [] { add(event, of: bar) }
        }
    }

    private mutating func add(_ event: Event, of view: ViewNode) {
        guard let element = view.element else { return }
        if case .returnKey = event.source { return }
        let written = element.eventName
        guard written != nil || !event.isOnRequest else { return }
        let isDoneHere =
            view.assignment(of: event) != nil || !view.preparation(for: event).isEmpty
            || !view.answer(to: event).isEmpty
        guard !element.isUntold(event) || isDoneHere else { return }
        let stem = (element.id?.text ?? view.name).capitalizedFirst
        let own = written == Event.untold ? nil : written
        let name = (event == element.events.first ? own : nil) ?? event.verb + stem + event.suffix
        add(event, named: name, of: view)
    }

    private mutating func add(_ event: Event, named name: String, of view: ViewNode) {
        switch event.source {
        case .control(let control):
            let method = method(named: name, calling: call(event, of: view, named: name), for: view)
            bindings += Self.binding(of: view.name, to: method, control)
        case .textViewDelegate:
            // Nobody changes a text that cannot be edited.
            guard view.element?.isTextInput == true else { return }
            setDelegate(of: view)
            delegates.textViews.append((view, call(event, of: view, named: name)))
        case .searchBarText:
            setDelegate(of: view)
            delegates.searchTexts.append((view, call(event, of: view, named: name)))
        case .searchBarSearch:
            setDelegate(of: view)
            delegates.searches.append((view, call(event, of: view, named: name)))
        case .scrollViewDelegate:
            setDelegate(of: view)
            delegates.scrolls.append((view, call(event, of: view, named: name)))
        case .gesture(let gesture):
            let method = method(named: name, calling: call(event, of: view, named: name), for: view)
            if gesture.goesOn { parameters[method] = "_ recognizer: \(gesture.recognizer)" }
            bind(gesture, of: view, to: method)
        case .searchBarCancel:
            setDelegate(of: view)
            delegates.cancelledSearches.append((view, call(event, of: view, named: name)))
        case .primaryAction, .action:
            guard let element = view.element else { return }
            methodNames[element.range] = method(
                named: name, calling: call(event, of: view, named: name), for: view)
        case .closure(let closure): addClosure(closure, event, of: view, named: name)
        case .returnKey, .selection, .accessorySwitch, .refresh, .lastCell: break
        }
    }

    private mutating func addLink(_ name: String, of view: ViewNode) {
        setDelegate(of: view)
        guard !delegates.links.contains(where: { $0.name == name }) else { return }
        let function = className.loweredFirst + "DidTap" + name.capitalizedFirst
        require("func \(function)", [senderParameter])
        delegates.links.append((name, Call(function: "delegate?.\(function)", arguments: ["self"])))
    }

    private mutating func setDelegate(of view: ViewNode) {
        let line = "\(view.name).delegate = self"
        if bindings.last != line { bindings.append(line) }
    }

    /// The method that makes the call: the one of that name, or one of the view's own where that makes another call.
    ///
    /// - Parameter condition: What must hold for the call; nil: nothing.
    mutating func method(
        named name: String, calling call: Call, for view: ViewNode, while condition: String? = nil
    ) -> String {
        var call = call
        call.condition = condition
        var free = name
        if let known = calls[name], known != call { free = name + "With" + view.name.capitalizedFirst }
        if calls.updateValue(call, forKey: free) == nil { methods.append((free, condition, call)) }
        return free
    }

    /// The call of the delegate; the requirement is added to the protocol.
    mutating func call(_ event: Event, of view: ViewNode, named name: String) -> Call {
        let assignment = view.assignment(of: event)
        let preparation = view.preparation(for: event)
        let answer = view.answer(to: event)
        if view.element?.isUntold(event) == true {
            return Call(function: nil, assignment: assignment, preparation: preparation, answer: answer)
        }
        let sender = className.loweredFirst
        let controller = senderParameter
        guard let payload = event.payload else {
            let function = sender + name.capitalizedFirst
            require("func \(function)", [controller])
            return Call(
                function: "delegate?.\(function)", arguments: ["self"], preparation: preparation, answer: answer)
        }
        let field = assignment == nil ? nil : view.boundField(of: event)
        let argument =
            field?.path.last?.asArgument ?? payload.name ?? view.element?.id?.text.asArgument ?? "value"
        require(
            "func \(sender)", [controller, "\(name) \(argument): \(field?.type?.name(in: className) ?? payload.type)"])
        if case .gesture = event.source {
            return Call(
                function: "delegate?.\(sender)", arguments: ["self", "\(name): \(argument)"], answer: answer)
        }
        let value =
            field.map { ReferenceExpression($0).text }
            ?? Self.value(of: payload, in: view, called: view.name)
        return Call(
            function: "delegate?.\(sender)", arguments: ["self", "\(name): \(value)"], assignment: assignment,
            answer: answer)
    }

    /// What is told with an event, as the view has it.
    static func value(of payload: Event.Payload, in view: ViewNode, called name: String) -> String {
        // `text` of a field is optional although it never is nil; that of a text view is not.
        let isOptional = payload.property == "text" && view.element?.kind.drawing != .textArea
        return "\(name).\(payload.property)" + (isOptional ? " ?? \"\"" : "")
    }

    mutating func require(_ function: String, _ parameters: [String]) {
        // Four columns stand before a requirement, and before each of its further lines.
        let requirement = SourceLine.call("", function, parameters, indentation: 4).joined(separator: "\n    ")
        if knownRequirements.insert(requirement).inserted { requirements.append(requirement) }
    }

    static func binding(of view: String, to method: String, _ control: String) -> [String] {
        let action = "UIAction { [weak self] _ in self?.\(method)() }"
        // Eight columns stand before a statement of a method.
        return SourceLine.call(view, ".addAction", [action, "for: .\(control)"], indentation: 8)
    }
}

extension Element {
    var returnKey: String? {
        if case .choice(let name)? = value(.returnKeyType) { return name }
        return nil
    }
}

extension String {
    /// The word as the name of an argument.
    var asArgument: String { SwiftWord.isKeyword(self) ? "`\(self)`" : self }
}
