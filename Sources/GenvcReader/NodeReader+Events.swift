import GenvcDiagnostics
import GenvcModel
import GenvcVocabulary
import GenvcYAML

extension NodeReader {
    /// Reports the name of an event that a view controller has another use for, and keeps the others.
    mutating func checkEventName(_ name: String, at range: SourceRange, of element: Element, at place: Place) {
        guard name != Event.untold else { return }
        guard SwiftName.isViewControllerMember(name) || ViewControllerMethods.names.contains(name) else {
            // Cells and what is repeated tell what they stand for besides.
            let isSingle = place != .cells && element.repetition == nil
            let payload = element.events.first?.payload.map { Wording.articled($0.type) }
            eventNames.append(NamedEvent(name: name, range: range, told: isSingle ? payload ?? "nothing" : nil))
            return
        }
        let verb = element.events.first?.verb ?? ""
        values.report(
            .badIdentifier, "\(Wording.code(name)) cannot be the name of an event", at: range,
            label: "write \(Wording.code(verb + (element.id?.text ?? name).capitalizedFirst))",
            help: "a view controller has `\(name)` already")
    }

    /// Reports what an element should do at its event where it has none, or where no method does it.
    mutating func checkAnswer(_ keyed: KeyedValue, of element: Element, _ entries: [YAMLEntry], at place: Place) {
        let isPresented = keyed.key.effect == .tool(.presents)
        if element.events.isEmpty, place != .cells {
            reportUseless(keyed, entries, Self.noEvent(of: element.kind))
        } else if !values.scope.isScreen, isPresented {
            values.references.removeAll { $0.range == keyed.range }
            reportUseless(keyed, entries, "only a screen presents; leave it out, and the screen is told")
        } else if !values.scope.isScreen, !element.isControl || element.repetition != nil {
            reportUseless(keyed, entries, "in a component it stands at a control that is not repeated")
        } else if element.repetition != nil, element.eventName == Event.untold,
            keyed.key.effect != .tool(.feedback) || !element.answersItself
        {
            values.report(
                .missingKey, "nobody is told which \(element.kind.name) it was", at: keyed.range,
                label: "add `event:`, the name of the event that tells which")
        }
    }

    /// Reports a selection that no tap can change.
    mutating func checkSelection(_ keyed: KeyedValue, of element: Element) {
        guard keyed.value == .boolean(true),
            let selected = element.values.first(where: { $0.key.meaning == .isSelected })
        else { return }
        if element.events.isEmpty {
            values.report(
                .uselessKey, "`\(keyed.key.name)` has no effect here", at: keyed.range, label: "a tap opens the menu",
                help: "with an `event` of its own a tap tells that, and the menu opens when it is held")
            return
        }
        guard let change = element.selectionChange else {
            values.report(
                .wrongType, "a tap cannot set what `isSelected` shows", at: selected.range,
                label: "write a field, `$flag`, or an equality with one, `$plan.id == $selectedPlan`",
                related: [Diagnostic.Label(keyed.range, "a tap is to set it")],
                help: values.scope.isScreen
                    ? nil : "in a component nothing can be set: leave it out, and who is told sets what was handed over"
            )
            return
        }
        if let name = values.scope.name(change.field.path[0]), name.isComputed {
            values.report(
                .wrongType, "\(Wording.code("$" + name.text)) is computed, so a tap cannot set it",
                at: selected.range, label: "write a field that is kept",
                related: [Diagnostic.Label(name.range, "it is computed here")])
        }
    }

    static func noEvent(of kind: Kind) -> String {
        let takesGestures = kind.allKeys.contains { $0.effect == .tool(.gestures) }
        return "\(Wording.articled(kind.name)) has no event\(takesGestures ? " of its own: add `gestures: tap`" : "")"
    }

    /// Reports events that are named as a view of the screen is, as both are members of one class, and those of one
    /// name that tell different things.
    mutating func checkEventNames() {
        for (index, event) in eventNames.enumerated() {
            if let view = names.place(of: event.name), !isMadeByEvent(event.name) {
                values.report(
                    .duplicateName, "the event \(Wording.code(event.name)) has the name of a view", at: event.range,
                    label: "write another name", related: [Diagnostic.Label(view, "the view is made here")])
            }
            guard let told = event.told,
                let first = eventNames[..<index].first(where: { $0.name == event.name && $0.told != nil }),
                let toldFirst = first.told, toldFirst != told
            else { continue }
            values.report(
                .conflictingKeys, "\(Wording.code(event.name)) tells \(told) here, and \(toldFirst) before",
                at: event.range, label: "write another name",
                related: [Diagnostic.Label(first.range, "here it tells \(toldFirst)")],
                help: "elements share the name of an event where they tell the same")
        }
    }

    /// True for a name that an element without `event` gives to one of its events; two may share it.
    private func isMadeByEvent(_ name: String) -> Bool {
        elements.contains { element in
            guard let kind = kindIndex(named: element.kind) else { return false }
            return kinds[kind].events.contains { $0.verb + element.id.text.capitalizedFirst + $0.suffix == name }
        }
    }
}

extension Element {
    /// True if its event is one of a `UIControl`.
    fileprivate var isControl: Bool {
        if case .control? = events.first?.source { true } else { false }
    }
}
