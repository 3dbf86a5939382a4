import GenvcDiagnostics
import GenvcModel
import GenvcSwift
import GenvcViews
import GenvcVocabulary

/// The events that a list tells the delegate.
extension EventWriter {
    /// Adds the events of a list; the calls are kept by the places of cells and actions.
    mutating func add(list: Element, named view: String) {
        let cells = ListCell.all(of: list)
        let shared = Self.sharedEvents(of: cells)
        for cell in cells {
            let asksAboutCell = EventAnswer(of: cell.element, alertSubjects: tree.screen.alertSubjects).readsSubject
            if let name = cell.element.eventName, cell.isSelectable, shared.contains(name), !asksAboutCell {
                // It tells which cell of all it is.
                let type = receiver.name(ofInner: ListNames(list, tree.screen).item, in: className)
                let answer = EventAnswer(of: cell.element, alertSubjects: [:])
                listCalls[cell.element.range] = EventCall(
                    told: tell(name, [EventReceiver.Argument("item", type)]), atOnce: answer.atOnce,
                    after: answer.after, tellsItem: true)
            } else if cell.element.hasSwitch {
                listCalls[cell.element.range] = call(of: cell.element, verb: "didChange", cell, isSwitch: true)
            } else if cell.isSelectable {
                listCalls[cell.element.range] = call(of: cell.element, verb: "didSelect", cell)
            }
            if cell.hasDetail, cell.element.toolValue(.event)?.value != .caption(Event.unreported) {
                let name = "didTap\((cell.element.id?.text ?? cell.id).capitalizedFirst)Detail"
                listDetails[cell.element.range] = EventCall(told: tell(name, arguments(of: cell)))
            }
            addClosures(of: cell)
            addMenu(cell.element.menu, of: cell)
            for action in (cell.element.swipes?.leading ?? []) + (cell.element.swipes?.trailing ?? []) {
                add(action: action, of: cell)
            }
        }
        for supplement in ListCell.supplements(of: list) { addClosures(of: supplement.cell) }
        let reportsItself = list.eventName.map { $0 != Event.unreported } ?? false
        if let name = list.eventName, reportsItself {
            handlers[list.range] = handler(
                named: name, EventCall(told: tell(name)), for: ViewNode(naming: list))
        }
        if !cells.isEmpty || reportsItself { bindings.append(.set("\(view).delegate", "self")) }
        if cells.contains(where: { !$0.pictures(tree.screen.components).isEmpty }) {
            bindings.append(.set("\(view).prefetchDataSource", "self"))
        }
        if list.children.contains(where: changesItsHeight) {
            bindings.append(measuringChangedCells(of: view))
        }
        addRefresh(of: list, to: view)
    }

    /// The statement that has a list measure a cell anew when something in it changes its height; before iOS 16 a cell
    /// keeps the height that it has until it is configured again.
    private func measuringChangedCells(of list: String) -> Statement {
        let setting = Statement.set("\(list).selfSizingInvalidation", ".enabledIncludingConstraints")
        return setting.available(
            fromIOS: FirstIOS.selfSizingInvalidation, deployedTo: tree.screen.deploymentTarget)
    }

    /// True for what may change its height while nothing that its list knows of changes: a component with a state of
    /// its own, and a text that grows while it is typed.
    private func changesItsHeight(_ element: Element) -> Bool {
        if element.growsWithItsText { return true }
        let component = tree.componentWithRows(at: element)
        if component?.state.isEmpty == false { return true }
        return (element.all + (component?.root.all ?? [])).joined().contains(where: changesItsHeight)
    }

    /// Adds the actions of a cell's menu and of the menus in it.
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
        guard !call.statements.isEmpty else { return }
        let told = action.eventName == Event.unreported ? nil : action.eventName
        var name = told ?? "didSelect" + (action.id?.text ?? "").capitalizedFirst
        if let known = listMethods[name + cell.parameter], known != cell.id { name += "With" + cell.nameInMethods }
        if cell.parameter.isEmpty, hasMethod(named: name) { name += "With" + cell.nameInMethods }
        listMethods[name + cell.parameter] = cell.id
        let arguments = cell.payloadName.map { [Expression($0)] } ?? []
        handlers[action.range] = EventHandler(calling: name, arguments)
    }

    /// A closure of a component in a cell, and the method that it calls.
    struct ListClosure {
        /// The closure of the component that stands in the cell.
        let name: String
        /// The method of the delegate that tells it.
        let method: String
        /// The value that goes with the event; nil for none.
        let payload: Event.Payload?
        /// The handler of the event.
        let call: EventCall
    }

    /// Adds the events that a component in a cell tells by closures.
    private mutating func addClosures(of cell: ListCell) {
        for event in cell.element.kind.events {
            guard case .closure(let closure) = event.source else { continue }
            let method = event.verb + cell.id.capitalizedFirst + event.suffix
            let given = event.given.map { EventReceiver.Argument($0.name, $0.type) }
            let keeping = ViewNode(naming: cell.element).assignment(of: event, given: given.first?.value)
            let call = EventCall(
                told: tell(method, arguments(of: cell) + given), before: keeping.map { [$0] } ?? [])
            listClosures[cell.element.range, default: []].append(
                ListClosure(name: closure, method: method, payload: event.payload, call: call))
        }
    }

    /// Adds the event of a list that was pulled down.
    private mutating func addRefresh(of list: Element, to view: String) {
        guard let refresh = list.constructionValue(.refresh)?.value, refresh != .boolean(false) else { return }
        let name = ListNames(list, tree.screen).didRefresh
        let action = list.id == nil ? "action" : "\(name.loweredFirst)Action"
        var call = EventCall(told: tell(name))
        if case .binding(let binding) = refresh, binding.reference.isField {
            call.before = [.set(ReferenceExpression(binding.reference).expression, "true")]
        }
        let handler = EventHandler(calling: method(named: name, calling: call, for: ViewNode(naming: list)))
        bindings.append(.constant(action, handler.closure("_", behind: "UIAction")))
        // Without it a list that has room for all of its cells cannot be pulled.
        let saysBounce = list.id == nil && tree.screen.controller?.value(.alwaysBounceVertical) != nil
        if !saysBounce { bindings.append(.set("\(view).alwaysBounceVertical", "true")) }
        bindings.append(
            .set("\(view).refreshControl", .call("UIRefreshControl", ["frame: .zero", "primaryAction: \(action)"])))
    }

    /// The call that tells of a cell or of an action of it.
    private mutating func call(of element: Element, verb: String, _ cell: ListCell, isSwitch: Bool = false) -> EventCall
    {
        var answer = EventAnswer(of: element, alertSubjects: tree.screen.alertSubjects)
        answer.tellsNumber = cell.tellsNumber && !isSwitch && element === cell.element && presentsSheetAtCell(element)
        var call = EventCall(atOnce: answer.atOnce, after: answer.after, readsSubject: answer.readsSubject)
        if isSwitch, case .binding(let binding)? = element.constructionValue(.switchState)?.value,
            binding.reference.isField
        {
            call.before = [.set(ReferenceExpression(binding.reference).expression, "isOn")]
        }
        guard element.eventName != Event.unreported else { return call }
        let name = element.eventName ?? verb + (element.id?.text ?? cell.id).capitalizedFirst
        call.readsSubject = true
        call.told = tell(name, arguments(of: cell) + (isSwitch ? [EventReceiver.Argument("isOn", "Bool")] : []))
        return call
    }

    /// True for a cell that presents an action sheet which stands at one of several equal cells.
    private func presentsSheetAtCell(_ cell: Element) -> Bool {
        guard case .reference(let id)? = cell.toolValue(.presents)?.value else { return false }
        return tree.screen.alerts.contains { $0.id?.text == id && tellsNumber($0.written) }
    }

    /// The events that cells share which stand for different things.
    private static func sharedEvents(of cells: [ListCell]) -> Set<String> {
        var subjects: [String: Set<String?>] = [:]
        for cell in cells where cell.isSelectable {
            if let name = cell.element.eventName, name != Event.unreported {
                subjects[name, default: []].insert(cell.subjectType)
            }
        }
        return Set(subjects.filter { $0.value.count > 1 }.keys)
    }

    /// The values for which the cell stands, as they are told; none for a cell that stands once.
    func arguments(of cell: ListCell) -> [EventReceiver.Argument] {
        guard let type = cell.subjectType else { return [] }
        let isLiteral = if case .literals? = cell.element.repetition?.content { true } else { false }
        return [
            EventReceiver.Argument(
                SwiftName.declared(cell.id), isLiteral ? receiver.name(ofInner: type, in: className) : type)
        ]
    }
}
