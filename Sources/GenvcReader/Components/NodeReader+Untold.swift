import GenvcDiagnostics
import GenvcModel
import GenvcVocabulary
import GenvcYAML

/// What the classes of components, and the methods that make what is repeated, cannot do: it is refused, never dropped.
extension NodeReader {
    /// Reports what a component could not tell its owner, or keep for it.
    mutating func checkUntold(_ root: Element) {
        for element in root.all.flatMap({ $0 }) {
            checkTold(element, "a component")
            checkToldLinks(of: element)
            checkNames(of: element, "a component")
            checkUntold(element)
        }
    }

    /// Reports what is not told of one of several, or not switched for it.
    mutating func checkRepeated(_ element: Element) {
        checkTold(element, "what is repeated")
        checkNames(of: element, "what is repeated")
        if let keyed = element.toolValue(.error), keyed.value.isDynamic {
            values.report(
                .uselessKey, "`\(keyed.key.name)` of what is repeated cannot follow state", at: keyed.range,
                label: "make a component, and give it the error")
        }
        for keyed in element.values where !keyed.value.boundLengths.isEmpty {
            values.report(
                .uselessKey, "`\(keyed.key.name)` of what is repeated cannot follow state", at: keyed.range,
                label: "make a component, and give it the number")
        }
        for keyed in element.variants.flatMap(\.values) {
            guard case .layout = keyed.key.effect else { continue }
            values.report(
                .uselessKey, "`\(keyed.key.name)` of what is repeated cannot change by a condition", at: keyed.range,
                label: "make a component, and change it there")
        }
    }

    private mutating func checkTold(_ element: Element, _ owner: String) {
        let isSilent = element.toolValue(.event)?.value == .caption("none")
        for event in element.events where !event.isTold(byTextView: owner == "a component") {
            if isSilent, event == element.kind.events.first { continue }
            // Nobody changes a text that cannot be edited.
            if event.source == .textViewDelegate, !element.isTextInput { continue }
            values.report(
                .uselessKey, "\(owner) does not tell `\(event.verb)` of \(Wording.articled(element.kind.name))",
                at: element.range, label: "put it into the rows of the screen")
            return
        }
    }

    private mutating func checkToldLinks(of element: Element) {
        guard let link = element.runs.first(where: \.isLink) else { return }
        values.report(
            .uselessKey, "a component does not tell that `\(link.name.text)` was tapped", at: element.range,
            label: "put it into the rows of the screen")
    }

    private mutating func checkNames(of element: Element, _ owner: String) {
        guard case .relations(let relations)? = element.layoutValue(.constraints)?.value else { return }
        for name in relations.compactMap(\.name) {
            values.report(
                .uselessKey, "\(owner) keeps no constraint by a name", at: name.range, label: "leave out the name")
        }
    }
}

extension Event {
    /// True if a closure of a component, or a method of the screen, can tell it.
    fileprivate func isTold(byTextView: Bool) -> Bool {
        switch source {
        case .control, .closure, .returnKey: true
        case .textViewDelegate: byTextView
        case .searchBarText, .searchBarSearch, .searchBarCancel, .scrollViewDelegate, .gesture, .primaryAction,
            .action, .selection, .accessorySwitch, .refresh:
            false
        }
    }
}
