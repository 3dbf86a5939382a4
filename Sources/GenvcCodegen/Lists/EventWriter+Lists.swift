import GenvcDiagnostics
import GenvcModel
import GenvcViews
import GenvcVocabulary

/// What a list tells the delegate.
extension EventWriter {
    /// Adds the events of a list; the calls are kept by the places of cells and actions.
    mutating func add(list: Element, named view: String) {
        var needsDelegate = false
        let shared = Self.sharedEvents(of: list)
        for cell in ListCell.all(of: list) {
            if let name = cell.element.eventName, cell.isSelectable, shared.contains(name) {
                listCalls[cell.element.range] = call(
                    named: name, ofItems: ListNames(list, tree.screen).item, answer: cell.element.answer)
            } else if cell.element.hasSwitch {
                listCalls[cell.element.range] = call(of: cell.element, verb: "didChange", cell, isSwitch: true)
            } else if cell.isSelectable {
                listCalls[cell.element.range] = call(of: cell.element, verb: "didSelect", cell)
            }
            needsDelegate = true
            addClosures(of: cell)
            addMenu(cell.element.menu, of: cell)
            for action in (cell.element.swipes?.leading ?? []) + (cell.element.swipes?.trailing ?? []) {
                add(action: action, of: cell)
            }
        }
        for supplement in ListCell.supplements(of: list) { addClosures(of: supplement.cell) }
        if let name = list.eventName, name != Event.untold {
            let function = className.loweredFirst + name.capitalizedFirst
            require("func \(function)", [senderParameter])
            listCalls[list.range] = Call(function: "delegate?.\(function)", arguments: ["self"])
            needsDelegate = true
        }
        if needsDelegate { bind("\(view).delegate = self") }
        if ListCell.all(of: list).contains(where: { !$0.pictures(tree.screen.components).isEmpty }) {
            bind("\(view).prefetchDataSource = self")
        }
        addRefresh(of: list, to: view)
    }

    private mutating func addMenu(_ actions: [Element], of cell: ListCell) {
        for action in actions {
            if action.hasMenu {
                addMenu(action.menu, of: cell)
                continue
            }
            add(action: action, of: cell)
        }
    }

    /// The call of an action, and the method that makes it: one for all actions of a cell that share an event.
    private mutating func add(action: Element, of cell: ListCell) {
        let call = call(of: action, verb: "didSelect", cell)
        listCalls[action.range] = call
        guard call.function != nil || !call.answer.isEmpty else { return }
        let told = action.eventName == Event.untold ? nil : action.eventName
        var name = told ?? "didSelect" + (action.id?.text ?? "").capitalizedFirst
        if let known = listMethods[name + cell.parameter], known != cell.id { name += "With" + cell.nameInMethods }
        if cell.parameter.isEmpty, calls[name] != nil { name += "With" + cell.nameInMethods }
        listMethods[name + cell.parameter] = cell.id
        methodNames[action.range] = name
    }

    /// A closure of a component in a cell, and the method that it calls.
    struct ListClosure {
        let name: String
        let method: String
        let payload: Event.Payload?
        let call: Call
    }

    private mutating func addClosures(of cell: ListCell) {
        for event in cell.element.kind.events {
            guard case .closure(let closure) = event.source else { continue }
            let method = event.verb + cell.id.capitalizedFirst + event.suffix
            let argument = event.payload.map { $0.name ?? "value" }
            let call = self.call(
                named: method, cell, payload: event.payload.flatMap { payload in argument.map { ($0, payload.type) } })
            listClosures[cell.element.range, default: []].append(
                ListClosure(name: closure, method: method, payload: event.payload, call: call))
        }
    }

    private mutating func addRefresh(of list: Element, to view: String) {
        guard let refresh = list.constructionValue(.refresh)?.value, refresh != .boolean(false) else { return }
        let name = ListNames(list, tree.screen).didRefresh
        let action = list.id == nil ? "action" : "\(name.loweredFirst)Action"
        bind("let \(action) = UIAction { [weak self] _ in self?.\(name)() }")
        bind("\(view).refreshControl = UIRefreshControl(frame: .zero, primaryAction: \(action))")
        let function = className.loweredFirst + name.capitalizedFirst
        require("func \(function)", [senderParameter])
        var assignment: String?
        if case .binding(let binding) = refresh, binding.reference.isField {
            assignment = "\(ReferenceExpression(binding.reference).text) = true"
        }
        addMethod(
            named: name,
            calling: Call(function: "delegate?.\(function)", arguments: ["self"], assignment: assignment))
    }

    /// The call that tells of a cell or of an action of it; the requirement is added to the protocol.
    private mutating func call(of element: Element, verb: String, _ cell: ListCell, isSwitch: Bool = false) -> Call {
        var assignment: String?
        if isSwitch, case .binding(let binding)? = element.constructionValue(.switchState)?.value,
            binding.reference.isField, binding.fallback == nil
        {
            assignment = "\(ReferenceExpression(binding.reference).text) = isOn"
        }
        if element.eventName == Event.untold {
            return Call(function: nil, assignment: assignment, answer: element.answer)
        }
        let name = element.eventName ?? verb + (element.id?.text ?? cell.id).capitalizedFirst
        var told = call(named: name, cell, payload: isSwitch ? ("isOn", "Bool") : nil, assignment: assignment)
        told.answer = element.answer
        return told
    }

    /// The events that cells share which stand for different things.
    private static func sharedEvents(of list: Element) -> Set<String> {
        var subjects: [String: Set<String?>] = [:]
        for cell in ListCell.all(of: list) where cell.isSelectable {
            if let name = cell.element.eventName, name != Event.untold {
                subjects[name, default: []].insert(cell.subjectType)
            }
        }
        return Set(subjects.filter { $0.value.count > 1 }.keys)
    }

    /// The call that tells which cell of all it is.
    private mutating func call(named name: String, ofItems type: String, answer: [String]) -> Call {
        let sender = className.loweredFirst
        require("func \(sender)", [senderParameter, "\(name) item: \(className).\(type)"])
        return Call(
            function: "delegate?.\(sender)", arguments: ["self", "\(name): item"], tellsItem: true,
            answer: answer)
    }

    private mutating func call(
        named name: String, _ cell: ListCell, payload: (name: String, type: String)?, assignment: String? = nil
    ) -> Call {
        let sender = className.loweredFirst
        let controller = senderParameter
        let isLiteral = if case .literals? = cell.element.repetition?.content { true } else { false }
        let type = cell.subjectType.map { isLiteral ? "\(className).\($0)" : $0 }
        var parameters = type.map { ["\(name) \(cell.id.asArgument): \($0)"] } ?? []
        var arguments = type.map { _ in ["\(name): \(cell.id.asArgument)"] } ?? []
        if let payload {
            parameters.append((parameters.isEmpty ? "\(name) " : "") + "\(payload.name): \(payload.type)")
            arguments.append((arguments.isEmpty ? name : payload.name) + ": \(payload.name)")
        }
        guard !parameters.isEmpty else {
            let function = sender + name.capitalizedFirst
            require("func \(function)", [controller])
            return Call(function: "delegate?.\(function)", arguments: ["self"], assignment: assignment)
        }
        require("func \(sender)", [controller] + parameters)
        return Call(
            function: "delegate?.\(sender)", arguments: ["self"] + arguments, assignment: assignment)
    }
}
