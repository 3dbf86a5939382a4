import GenvcDiagnostics
import GenvcModel
import GenvcSwift
import GenvcTemplates
import GenvcViews
import GenvcVocabulary

/// The events that a class reports, and the code that does it: the same for a screen, a view and a component.
struct EventWriter {
    let tree: ViewTree
    /// The text inputs of the class, which the Return key leads through.
    let inputs: [ReachedInput]
    let className: String
    /// Who is told: the delegate of a screen, or the owner of a component.
    let receiver: EventReceiver
    /// The declarations of the receiver: methods of its protocol, or closures.
    private(set) var declarations: [Statement] = []
    /// The declarations as Swift tells them apart: the name of the first value is not a part of a method's name.
    private var declaredMethods: [Statement] = []
    /// Statements that tie views to what is done at their events.
    var bindings: [Statement] = []
    /// The events that the receiver is told, with what goes with each, in the order of the declarations.
    private var told: [(event: String, arguments: [EventReceiver.Argument])] = []
    /// The methods of the class so far, each once.
    private var methods: [Method] = []
    /// Statements that tie what is repeated to its events where it is made, by the name of the view.
    var repeatedBindings: [String: [Statement]] = [:]
    /// The cells that methods of actions are about, by the methods with their parameters.
    var listMethods: [String: String] = [:]
    /// The calls where a cell is used, or an action of it, by the places of both in the spec.
    var listCalls: [SourceRange: EventCall] = [:]
    /// The calls at the detail buttons of cells, by the places of the cells.
    var listDetails: [SourceRange: EventCall] = [:]
    /// The events of components in cells, by the places of the cells.
    var listClosures: [SourceRange: [ListClosure]] = [:]
    /// The events that views tell by delegates.
    var delegates: DelegateMethods
    /// The call at an action, and at the first event of a control, by its place in the spec.
    var handlers = EventHandlers()

    /// A method of the class.
    struct Method: Equatable {
        /// The name of the method.
        let name: String
        /// The parameters behind the sender.
        let parameters: String
        /// The handler of the event.
        let call: EventCall
        /// True for what a component tells, and for what is repeated.
        let isOfPart: Bool
    }

    /// - Parameters:
    ///   - receiver: Who is told.
    ///   - hooks: The moments in the life of the class that are told, by the names of their events.
    init(tree: ViewTree, className: String, receiver: EventReceiver, hooks: [String]) {
        self.tree = tree
        inputs = tree.inputs
        self.className = className
        self.receiver = receiver
        delegates = DelegateMethods(className: className, deploymentTarget: tree.screen.deploymentTarget)
        delegates.hasLists = tree.views.contains(where: \.isList)
        for hook in hooks { _ = tell(hook) }
        for item in tree.barItems { add(item) }
        if let titleView = tree.titleView { add(titleView) }
        for bar in tree.parts {
            for event in bar.element?.kind.events ?? [] { add(event, of: bar) }
        }
        for (index, view) in tree.views.enumerated() where view.role == .element && !view.isRepeated {
            if index == tree.host { addGestures(ofHost: view) } else { add(view) }
        }
        addReturnKeys()
        for group in tree.repeated { addRepeated(group) }
        for alert in tree.screen.alerts { add(alert: alert.written) }
        for view in tree.views where view.role == .element { addPages(of: view) }
        addKeyboardBar()
        for view in tree.views where view.isList {
            if let list = view.element?.written { add(list: list, named: view.name) }
        }
    }

    // MARK: - Telling

    /// Tells the receiver of an event, and declares what it needs for that.
    mutating func tell(_ event: String, _ arguments: [EventReceiver.Argument] = []) -> EventCall.Told {
        var unnamed = arguments
        if let first = arguments.first { unnamed[0] = EventReceiver.Argument("_", first.type) }
        let method = receiver.declaration(of: event, unnamed, in: className)
        if !declaredMethods.contains(method) {
            declaredMethods.append(method)
            declarations.append(receiver.declaration(of: event, arguments, in: className))
            told.append((event, arguments))
        }
        return receiver.call(event, arguments, in: className)
    }

    /// The call that tells the receiver of a moment in the life of the class.
    func call(ofHook event: String) -> Statement { .line(receiver.call(event, [], in: className).expression) }

    /// The body of a closure at an event: it calls a method of the class, or does all itself where a closure of the
    /// class has the name that the method would have.
    ///
    /// - Parameter given: What the closure gets.
    mutating func handler(
        named name: String, _ call: EventCall, for view: ViewNode, given: [EventReceiver.Argument] = [],
        isOfPart: Bool = false
    ) -> EventHandler {
        switch receiver {
        case .delegate:
            let parameters = given.map { "_ \($0.name): \($0.type)" }.joined(separator: ", ")
            let method = method(named: name, parameters, calling: call, for: view, isOfPart: isOfPart)
            return EventHandler(calling: method, given.map(\.value))
        case .owner: return EventHandler(call, given: given.map(\.value))
        }
    }

    /// The method that makes the call: the one of that name, or one of the view's own where that makes another call.
    mutating func method(
        named name: String, _ parameters: String = "", calling call: EventCall, for view: ViewNode,
        isOfPart: Bool = false
    ) -> String {
        let wanted = Method(name: name, parameters: parameters, call: call, isOfPart: isOfPart)
        let isOfAction = parameters.isEmpty && listMethods[name] != nil
        let isFree = !isOfAction && methods.allSatisfy { $0.name != name || $0 == wanted }
        let method =
            isFree
            ? wanted
            : Method(
                name: name + "With" + view.name.capitalizedFirst, parameters: parameters, call: call,
                isOfPart: isOfPart)
        if !methods.contains(method) { methods.append(method) }
        return method.name
    }

    /// True if the class has a method of the name.
    func hasMethod(named name: String) -> Bool { methods.contains { $0.name == name } }

    // MARK: - Contexts

    /// The methods of the protocol as they stand before the bodies of a class that is told; none for an owner.
    var requirements: [String] {
        told.compactMap { receiver.requirement(of: $0.event, $0.arguments, in: className) }.map {
            SourceLine.signature($0.function, $0.parameters)
        }
    }

    /// The values that the templates see of it.
    var record: TemplateRecord {
        [
            "delegate": delegateContext, "closures": closureContext, "hasActions": .bool(!bindings.isEmpty),
            "bindings": .lines(bindings), "conformances": .list(conformances),
        ]
    }

    /// The protocol of the delegate as the template sees it; null where there is no delegate, or nothing is told.
    private var delegateContext: TemplateValue {
        guard case .delegate = receiver, !declarations.isEmpty else { return .null }
        return [
            "protocol": .string(className + "Delegate"),
            "requirements": .lines(ofMembers: declarations),
            "methods": .list(
                requirements.enumerated().map {
                    ["signature": .string($0.element), "needsGap": .bool($0.offset > 0)]
                }),
        ]
    }

    /// The closures that the owner sets, as the template sees them; null where there are none.
    private var closureContext: TemplateValue {
        guard case .owner = receiver, !declarations.isEmpty else { return .null }
        return ["lines": .lines(ofMembers: declarations)]
    }

    /// The methods of the class, for the template `Functions`.
    var functions: [TemplateValue] {
        (methods.filter { !$0.isOfPart } + methods.filter(\.isOfPart)).map { method in
            [
                "signature": .string("private func \(method.name)(\(method.parameters))"),
                "lines": .lines(method.call.statements),
            ]
        }
    }

    /// The extensions by which the class is the delegate of its views.
    var conformances: [TemplateValue] { delegates.conformances }
}
