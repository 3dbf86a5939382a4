import GenvcDiagnostics
import GenvcModel
import GenvcVocabulary

/// Repeated views are made by methods that cannot do everything: what they cannot do is refused, never dropped.
///
/// Reported are lists, controllers and spacers that are repeated, events that no method could tell of one of several,
/// layers that follow state, named constraints, and values of layout that change.
/// An example is `{ collectionView: photos, repeat: 3, sections: [ … ] }`.
enum RepeatedView: SpecRule {
    static func findings(at read: ReadElement, in spec: RuleContext) -> [Diagnostic] {
        let element = read.element
        guard read.value(.tool(.repetition)) != nil, element.kind.standing == .view else { return [] }
        if element.kind.content == .sections {
            return [notRepeated(element, "write one with several sections, or leave out `repeat`")]
        }
        if element.kind.drawing == .gap {
            return [notRepeated(element, "write one", help: "spacers share the free room by their `weight`")]
        }
        if element.kind.traits.contains(.holdsController) {
            return [
                notRepeated(
                    element, "write each, or let code add them", help: "a controller is held by one property")
            ]
        }
        return untoldEvent(of: read) + tellingLayer(of: element) + dynamicLayer(of: element) + listLayer(of: element)
            + namedConstraints(of: element)
            + valuesThatFollowState(of: read)
    }

    /// The error of a kind of which there is only one.
    private static func notRepeated(_ element: Element, _ label: String, help: String? = nil) -> Diagnostic {
        .error(
            .uselessKey, "\(Wording.articled(element.kind.name)) is not repeated", at: element.range, label: label,
            help: help)
    }

    /// The error of an event that the repeated element has and that nobody can be told.
    private static func untoldEvent(of read: ReadElement) -> [Diagnostic] {
        let element = read.element
        let isSilent = element.toolValue(.event)?.value == .caption(Event.unreported)
        if !read.isOfScreen, let event = element.events.first(where: { element.toldName(of: $0, id: "view") != nil }) {
            return [
                .error(
                    .uselessKey, "what is repeated in a component does not tell `\(event.verb)`", at: element.range,
                    label: "repeat it on the screen, or add `event: none`")
            ]
        }
        for event in element.events where !event.isToldOfRepeated {
            if isSilent, event == element.events.first { continue }
            // Nobody changes a text that cannot be edited.
            if event.source == .textViewDelegate, !element.isTextInput { continue }
            return [
                .error(
                    .uselessKey,
                    "what is repeated does not tell `\(event.verb)` of \(Wording.articled(element.kind.name))",
                    at: element.range,
                    label: "put it into the rows of the screen, or repeat a component that holds it")
            ]
        }
        return []
    }

    /// The error of a view over or under what is repeated that would tell of a touch or a text: nobody could say at
    /// which.
    private static func tellingLayer(of element: Element) -> [Diagnostic] {
        guard let inner = (element.overlay + element.underlay).lazy.compactMap(\.firstThatTells).first else {
            return []
        }
        return [
            .error(
                .uselessKey,
                "\(Wording.articled(inner.kind.name)) over or under what is repeated does not tell its events",
                at: inner.range,
                label: "make a component of this \(element.kind.name) and its layers, and repeat that",
                help: "or add `event: none`, if nobody is to be told")
        ]
    }

    /// The errors of layers over or under a repeated view: they are made with it, and nothing sets them again.
    private static func dynamicLayer(of element: Element) -> [Diagnostic] {
        guard let inner = (element.overlay + element.underlay).firstDynamic else { return [] }
        return [
            .error(
                .uselessKey, "what lies over or under what is repeated cannot follow state", at: inner.range,
                label: "make a component of this \(element.kind.name) and its layers, and repeat that")
        ]
    }

    /// The error of a list, or of a controller's view, over or under a repeated view: there is one of it.
    private static func listLayer(of element: Element) -> [Diagnostic] {
        guard let list = (element.overlay + element.underlay).lazy.compactMap(\.firstList).first else { return [] }
        return [
            .error(
                .uselessKey,
                "\(Wording.articled(list.kind.name)) over or under what is repeated would stand there many times",
                at: list.range, label: "put it beside what is repeated")
        ]
    }

    /// The errors of constraints that are named: a name is a property, which holds one.
    private static func namedConstraints(of element: Element) -> [Diagnostic] {
        guard case .relations(let relations)? = element.layoutValue(.constraints)?.value else { return [] }
        return relations.compactMap(\.name).map { name in
            .error(
                .uselessKey, "what is repeated keeps no constraint by a name", at: name.range,
                label: "leave out the name")
        }
    }

    /// The errors of values that the code sets once for all repeated views.
    private static func valuesThatFollowState(of read: ReadElement) -> [Diagnostic] {
        var findings: [Diagnostic] = []
        if let keyed = read.element.toolValue(.error) {
            let label = "make a component, and give it the error"
            findings.append(
                keyed.value.isDynamic
                    ? cannotFollowState(keyed, label)
                    : .error(
                        .uselessKey, "no code reaches the error label of what is repeated", at: keyed.range,
                        label: label))
        }
        if let keyed = read.element.layoutValue(.spacingAfter), !keyed.value.boundLengths.isEmpty {
            findings.append(cannotFollowState(keyed, "give the stack around it a `spacing` that does"))
        }
        for keyed in read.variedValues {
            guard case .layout = keyed.key.effect else { continue }
            findings.append(
                .error(
                    .uselessKey, "`\(keyed.key.name)` of what is repeated cannot change by a condition",
                    at: keyed.range, label: "make a component, and change it there"))
        }
        return findings
    }

    private static func cannotFollowState(_ keyed: KeyedValue, _ label: String) -> Diagnostic {
        .error(
            .uselessKey, "`\(keyed.key.name)` of what is repeated cannot follow state", at: keyed.range, label: label)
    }
}

extension Event {
    /// True if a method of the screen can tell it with the element of the repetition.
    fileprivate var isToldOfRepeated: Bool {
        switch source {
        case .control, .closure, .returnKey, .gesture: true
        case .textViewDelegate, .searchBarText, .searchBarSearch, .searchBarCancel, .scrollViewDelegate,
            .primaryAction, .action, .selection, .accessorySwitch, .accessoryDetail, .refresh, .lastCell:
            false
        }
    }
}

extension [Element] {
    /// The first that follows state, the device or its appearance, or in which something does.
    fileprivate var firstDynamic: Element? {
        for element in self {
            if element.isSetAgain { return element }
            if let inner = element.all.lazy.compactMap(\.firstDynamic).first { return inner }
        }
        return nil
    }
}

extension Element {
    /// The element, or the first one in it, that tells an event; nil where all are silent.
    fileprivate var firstThatTells: Element? {
        let tells = events.contains { toldName(of: $0, id: "view") != nil } || answersItself
        return tells ? self : all.joined().lazy.compactMap(\.firstThatTells).first
    }

    /// The element, or the first one in it, that is a list or holds a controller; nil without one.
    fileprivate var firstList: Element? {
        if kind.content == .sections || kind.traits.contains(.holdsController) { return self }
        return all.joined().lazy.compactMap(\.firstList).first
    }

    /// True if a case, state or the appearance changes something of the element itself.
    fileprivate var isSetAgain: Bool {
        !variants.isEmpty || values.contains { $0.value.isDynamic || $0.key.followsAppearance }
    }
}
