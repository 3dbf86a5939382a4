import GenvcModel
import GenvcSwift
import GenvcTemplates
import GenvcViews
import GenvcVocabulary

/// What components tell, and what is repeated.
extension EventWriter {
    /// What a component tells by a closure.
    mutating func addClosure(_ closure: String, _ event: Event, of view: ViewNode, named name: String) {
        let (sender, controller) = (className.loweredFirst, senderParameter)
        let (answer, isTold) = (view.answer(to: event), view.element?.isUntold(event) != true)
        guard let payload = event.payload else {
            bindings.append("\(view.name).\(closure) = { [weak self] in self?.\(name)() }")
            let function = sender + name.capitalizedFirst
            if isTold { require("func \(function)", [controller]) }
            let call = Call(function: isTold ? "delegate?.\(function)" : nil, arguments: ["self"], answer: answer)
            addGivenMethod(name, parameter: "", [call])
            return
        }
        bindings.append("\(view.name).\(closure) = { [weak self] value in self?.\(name)(value) }")
        let argument = payload.name ?? "value"
        if isTold { require("func \(sender)", [controller, "\(name) \(argument): \(payload.type)"]) }
        let call = Call(
            function: isTold ? "delegate?.\(sender)" : nil, arguments: ["self", "\(name): \(argument)"],
            answer: answer)
        addGivenMethod(name, parameter: "_ \(argument): \(payload.type)", [call])
    }

    mutating func addGivenMethod(_ name: String, parameter: String, before: [String] = [], _ calls: [Call]) {
        givenMethods.append([
            "name": .string(name), "parameter": .string(parameter), "condition": .null,
            "call": DeclarationWriter.lines(before + calls.flatMap { $0.lines(indentation: 8) }),
        ])
    }

    /// The events of what is repeated; the element goes with each.
    mutating func addRepeated(_ group: [Int]) {
        guard let view = group.first(where: { tree.views[$0].isRepeated }).map({ tree.views[$0] }),
            let element = view.element?.source ?? view.element, let repetition = element.repetition,
            let id = element.id?.text
        else { return }
        for event in element.orderedEvents {
            let isChosen = event == element.events.first && element.selectionChange != nil
            guard isChosen || !element.isUntold(event) else { continue }
            var name = event.verb + id.capitalizedFirst + event.suffix
            if let written = element.eventName, written != Event.untold, event == element.events.first {
                name = written
            }
            if event.source == .returnKey {
                addRepeatedReturnKey(of: view, repetition, id, named: name)
            } else {
                add(event, named: name, of: view, repetition, id)
            }
        }
        for run in element.runs where run.isLink { addLink(run.name.text, of: view, repetition, id) }
    }

    /// A phrase of a repeated text that can be tapped.
    private mutating func addLink(_ run: String, of view: ViewNode, _ repetition: Repetition, _ id: String) {
        let (sender, name) = (className.loweredFirst, "didTap" + run.capitalizedFirst)
        repeatedBindings[view.name, default: []].append("\(view.name).delegate = self")
        require(
            "func \(sender)",
            [senderParameter, "\(name) \(id.asArgument): \(type(of: repetition, id))"])
        delegates.linksAreRepeated = true
        delegates.links.append((run, Call(function: name, arguments: ["textView"])))
        addGivenMethod(
            name, parameter: "_ sender: \(view.typeName)?",
            before: ["guard let index = \(view.arrayName).firstIndex(where: { $0 === sender }) else { return }"],
            [
                Call(
                    function: "delegate?.\(sender)",
                    arguments: ["self", "\(name): \(repetition.element(named: id).text)"])
            ])
    }

    /// The type of the elements, as the delegate names it.
    func type(of repetition: Repetition, _ id: String) -> String {
        let type = repetition.elementType(named: id)
        guard case .literals = repetition.content else { return type }
        return "\(className).\(type)"
    }

    private mutating func add(
        _ event: Event, named name: String, of view: ViewNode, _ repetition: Repetition, _ id: String
    ) {
        let (sender, controller) = (className.loweredFirst, senderParameter)
        var parameters = [controller, "\(name) \(id.asArgument): \(type(of: repetition, id))"]
        var arguments = ["self", "\(name): \(repetition.element(named: id).text)"]
        if let payload = event.payload {
            let argument = payload.name ?? "value"
            parameters.append("\(argument): \(payload.type)")
            arguments.append("\(argument): \(argument)")
        }
        let weak = "[weak self, weak \(view.name)]"
        switch event.source {
        case .control(let control):
            let action = "UIAction { \(weak) _ in self?.\(name)(\(view.name)) }"
            repeatedBindings[view.name, default: []] += SourceLine.call(
                view.name, ".addAction", [action, "for: .\(control)"], indentation: 8)
        case .closure(let closure):
            let parameter = event.payload == nil ? "" : " value"
            let argument = event.payload.map { ", \($0.name ?? "value"): value" } ?? ""
            repeatedBindings[view.name, default: []] += Self.closure(
                "\(view.name).\(closure) = { \(weak)\(parameter) in", "self?.\(name)(\(view.name)\(argument))")
        case .gesture(let gesture):
            if view.recognizesSimultaneously { delegates.recognizesSimultaneously = true }
            let statement = "self?.\(name)(\(view.name)\(gesture.goesOn ? ", recognizer: recognizer" : ""))"
            repeatedBindings[view.name, default: []] += GestureBinding.lines(
                gesture, of: view, capturing: weak, statement)
        default: return
        }
        let isTold = view.element?.isUntold(event) != true
        if isTold { require("func \(sender)", parameters) }
        let preparation = view.preparation(for: event)
        let isNamed = view.element?.selectionChange?.refers(to: id) == true
        let isCounted = repetition.element(named: id).text == "index"
        let index = isNamed && isCounted ? id.asArgument : "index"
        var before = ["guard let \(index) = \(view.arrayName).firstIndex(where: { $0 === sender }) else { return }"]
        var parameter = "_ sender: \(view.typeName)?"
        if let payload = event.payload {
            let argument = payload.name ?? "value"
            if event.source.givesValue {
                parameter += ", \(argument): \(payload.type)"
            } else {
                before = [
                    "guard let sender, let index = \(view.arrayName).firstIndex(where: { $0 === sender }) else { return }"
                ]
                arguments[arguments.count - 1] = "\(argument): " + Self.value(of: payload, in: view, called: "sender")
            }
        }
        if isNamed {
            if !isCounted { before.append("let \(id.asArgument) = \(repetition.element(named: id).text)") }
            arguments[1] = "\(name): \(id.asArgument)"
        }
        let call = Call(
            function: isTold ? "delegate?.\(sender)" : nil, arguments: arguments, preparation: preparation,
            answer: view.answer(to: event))
        addGivenMethod(name, parameter: parameter, before: before, [call])
    }
}

extension EventWriter {
    /// A closure with one statement, on as many lines as it needs.
    fileprivate static func closure(_ start: String, _ statement: String) -> [String] {
        let whole = "\(start) \(statement) }"
        // Eight columns stand before a statement of a method.
        return SourceLine.columns(of: whole) + 8 <= SourceLine.width ? [whole] : [start, "    " + statement, "}"]
    }
}

extension Event.Source {
    /// True where the value comes with the call, and is no property of the view.
    fileprivate var givesValue: Bool {
        switch self {
        case .closure, .gesture: true
        default: false
        }
    }
}
