import GenvcDiagnostics
import GenvcModel
import GenvcVocabulary
import GenvcYAML

/// What the methods that make what is repeated cannot do: it is refused, never dropped.
extension NodeReader {
    /// Reports what is not told of one of several, or not switched for it.
    mutating func checkRepeated(_ element: Element) {
        if element.kind.content == .sections {
            values.report(
                .uselessKey, "\(Wording.articled(element.kind.name)) is not repeated", at: element.range,
                label: "write one with several sections, or leave out `repeat`")
            return
        }
        if element.kind.traits.contains(.holdsController) {
            values.report(
                .uselessKey, "\(Wording.articled(element.kind.name)) is not repeated", at: element.range,
                label: "write each, or let code add them", help: "a controller is held by one property")
            return
        }
        checkTold(element)
        checkLayers(of: element)
        checkNames(of: element)
        if let keyed = element.toolValue(.error), keyed.value.isDynamic {
            values.report(
                .uselessKey, "`\(keyed.key.name)` of what is repeated cannot follow state", at: keyed.range,
                label: "make a component, and give it the error")
        }
        if let keyed = element.layoutValue(.spacingAfter), !keyed.value.boundLengths.isEmpty {
            values.report(
                .uselessKey, "`\(keyed.key.name)` of what is repeated cannot follow state", at: keyed.range,
                label: "give the stack around it a `spacing` that does")
        }
        for keyed in element.variedValues {
            guard case .layout = keyed.key.effect else { continue }
            values.report(
                .uselessKey, "`\(keyed.key.name)` of what is repeated cannot change by a condition", at: keyed.range,
                label: "make a component, and change it there")
        }
    }

    private mutating func checkTold(_ element: Element) {
        let isSilent = element.toolValue(.event)?.value == .caption(Event.untold)
        if !values.scope.isScreen, let event = element.events.first, !isSilent || element.events.count > 1 {
            values.report(
                .uselessKey, "what is repeated in a component does not tell `\(event.verb)`", at: element.range,
                label: "repeat it on the screen, or add `event: none`")
            return
        }
        for event in element.events where !event.isToldOfRepeated {
            if isSilent, event == element.events.first { continue }
            // Nobody changes a text that cannot be edited.
            if event.source == .textViewDelegate, !element.isTextInput { continue }
            values.report(
                .uselessKey, "what is repeated does not tell `\(event.verb)` of \(Wording.articled(element.kind.name))",
                at: element.range, label: "put it into the rows of the screen, or repeat a component that holds it")
            return
        }
    }

    /// What lies over or under what is repeated is made with it, and nothing sets it again.
    private mutating func checkLayers(of element: Element) {
        guard let inner = (element.overlay + element.underlay).firstDynamic else { return }
        values.report(
            .uselessKey, "what lies over or under what is repeated cannot follow state", at: inner.range,
            label: "make a component of this \(element.kind.name) and its layers, and repeat that")
    }

    private mutating func checkNames(of element: Element) {
        guard case .relations(let relations)? = element.layoutValue(.constraints)?.value else { return }
        for name in relations.compactMap(\.name) {
            values.report(
                .uselessKey, "what is repeated keeps no constraint by a name", at: name.range,
                label: "leave out the name")
        }
    }
}

extension Event {
    /// True if a method of the screen can tell it with the element of the repetition.
    fileprivate var isToldOfRepeated: Bool {
        switch source {
        case .control, .closure, .returnKey, .gesture: true
        case .textViewDelegate, .searchBarText, .searchBarSearch, .searchBarCancel, .scrollViewDelegate,
            .primaryAction, .action, .selection, .accessorySwitch, .refresh, .lastCell:
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
    fileprivate var isSetAgain: Bool {
        !variants.isEmpty
            || values.contains { $0.value.isDynamic || $0.key.followsAppearance }
    }
}
