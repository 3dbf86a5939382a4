import GenvcDiagnostics
import GenvcModel
import GenvcVocabulary

extension NodeReader {
    /// Keeps an element for its rules; one with a key that cannot be read has said enough.
    mutating func keep(_ element: Element, _ draft: ElementDraft, as role: ReadElement.Role) {
        guard !draft.hasUnreadableKey else { return }
        keep(element, draft.keys, at: draft.place, as: role)
    }

    mutating func keep(
        _ element: Element, _ keys: [ReadElement.WrittenKey], at place: Place, as role: ReadElement.Role
    ) {
        readElements.append(
            ReadElement(element, keys, at: place, as: role, scope: values.scope, knownKinds: kinds.count))
    }

    /// Forgets that alerts are to be looked up where an element cannot present them: `AnswerToEvent` says so.
    mutating func dropAlerts(of element: Element, at place: Place) {
        guard !values.scope.isScreen, !element.events.isEmpty || place == .cells,
            let alert = element.toolValue(.presents)
        else { return }
        values.references.removeAll { $0.range == alert.range }
    }

    /// Reports events of the screen whose names mean something else as well.
    mutating func checkEventNames() {
        values.sink.add(SharedEventNames.findings(in: readElements, beside: names, of: elements, kinds: kinds))
    }

    /// Has the rules judge the elements of the class that was read.
    mutating func judge() {
        let context = RuleContext(kinds: kinds, roots: roots, looks: looks, keepingComponents: keepingComponents)
        for read in readElements {
            for rule in SpecRules.all(for: read.role) { values.sink.add(rule.findings(at: read, in: context)) }
        }
        if values.scope.isScreen { values.sink.add(OneFocus.findings(in: readElements)) }
    }
}
