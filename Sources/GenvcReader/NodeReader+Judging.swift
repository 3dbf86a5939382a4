import GenvcDiagnostics
import GenvcModel
import GenvcVocabulary

/// Rules judge an element only when its whole class has been read, since they may ask about others.
extension NodeReader {
    /// Keeps an element for its rules; one with a key that cannot be read has said enough.
    mutating func keep(_ element: Element, _ draft: ElementDraft, as role: ReadElement.Role) {
        guard !draft.hasUnreadableKey else {
            hasUnreadableKey = true
            return
        }
        keep(element, draft.keys, at: draft.place, as: role)
        own.elements[own.elements.endIndex - 1].hasUnreadableID = draft.hasUnreadableID
    }

    /// Keeps an element for its rules, with the scope of names and the kinds that hold where it stands.
    mutating func keep(
        _ element: Element, _ keys: [ReadElement.WrittenKey], at place: Place, as role: ReadElement.Role
    ) {
        own.elements.append(
            ReadElement(element, keys, at: place, as: role, scope: reading.scope, knownKinds: kinds.all.count))
    }

    /// Forgets that alerts are to be looked up where an element cannot present them: `AnswerToEvent` says so.
    func dropAlerts(of element: Element, at place: Place) {
        guard !reading.scope.isScreen, !element.events.isEmpty || place == .cells,
            let alert = element.toolValue(.presents)
        else { return }
        reading.references.removeAll { $0.range == alert.range }
    }

    /// Reports events of the class whose names mean something else as well.
    ///
    /// - Parameter ownEvents: What a component tells of itself.
    func checkEventNames(beside ownEvents: [Event] = []) {
        reading.sink.add(SharedEventNames.findings(in: own.elements, beside: own.names, ownEvents, kinds: kinds.all))
    }

    /// Looks up what the values of the class name: elements by their ids, and what relations stand to.
    func resolveReferences() {
        if !hasUnreadableNode { ReferenceTargets(elements: own.names.elements, reading: reading).check() }
        RelationTargets(names: own.names, reading: reading, isComplete: !hasUnreadableNode).check()
    }

    /// Takes a component: elements may be it from here on.
    mutating func add(_ component: Component) {
        kinds.add(component.kind)
        components.add(component)
    }

    /// The places of the elements whose literals make enums, by the names of the enums.
    private var literalEnums: [String: SourceRange] {
        var places: [String: SourceRange] = [:]
        for read in own.elements {
            guard case .literals? = read.element.repetition?.content, let id = read.element.id else { continue }
            places[SwiftName.ofEnum(id.text)] = id.range
        }
        return places
    }

    /// The places in repeated cells that name an alert which does not ask about the element of the cell.
    private var alertsLosingCell: Set<SourceRange> {
        let losing = reading.references.filter { reference in
            reference.subject != nil && reference.kind == Kind.alert.name && reading.alertSubjects[reference.id] == nil
        }
        return Set(losing.map(\.range))
    }

    /// Has the rules judge the elements of the class that was read.
    func judge() {
        let context = RuleContext(
            kinds: kinds.all, roots: components.roots, keepingComponents: components.keeping,
            alertsAboutCells: Set(reading.alertSubjects.keys), alertsLosingCell: alertsLosingCell,
            literalEnums: literalEnums)
        for read in own.elements {
            for rule in SpecRules.all(for: read.role) {
                reading.sink.add(rule.findings(at: read, in: context).map(read.placed))
            }
        }
        reading.sink.add(PagesOfPageControl.findings(in: own.elements))
        if !hasUnreadableNode, !hasUnreadableKey {
            reading.sink.add(NextInput.findings(in: own.elements, takingText: components.takingText))
        }
        reading.sink.add(RepeatedPassword.findings(in: own.elements))
        if reading.scope.isScreen { reading.sink.add(OneFocus.findings(in: own.elements)) }
    }
}
