import GenvcDiagnostics
import GenvcModel
import GenvcVocabulary

extension NodeReader {
    /// Takes the Swift names that the id makes; reports one that is taken or that Swift has another use for.
    mutating func register(_ id: Identifier, of element: Element, at place: Place) {
        let name = element.swiftName ?? SwiftName.joined(id.text, element.kind.nameSuffix)
        elements.append(
            NamedElement(
                // A component in a list is no property: its cells come and go.
                id: id, kind: looks[element.kind.name]?.kind.name ?? element.kind.name,
                standing: place == .cells ? .cell : element.kind.standing, name: name))
        if place == .cells || place == .sections {
            guard take((place == .cells ? "Item." : "Section.") + id.text, id, "case") else { return }
        }
        if SwiftName.isKeyword(name) || SwiftName.isViewControllerMember(name) {
            values.report(
                .badIdentifier, "\(Wording.code(id.text)) makes `\(name)`, which a view controller has",
                at: id.range, label: "write `main\(id.text.capitalizedFirst)`")
            return
        }
        if element.swiftName != nil, !take(name, id, "Swift name") { return }
        if place.isRows, element.needsBand, !take(SwiftName.joined(id.text, element.bandSuffix), id, "Swift name") {
            return
        }
        if element.hasErrorLabel, !take(SwiftName.joined(id.text, "ErrorLabel"), id, "Swift name") { return }
        if element.toolValue(.event) == nil {
            for event in element.events where !event.isOnRequest {
                let name = event.verb + id.text.capitalizedFirst + event.suffix
                if !take(name, id, "event") { return }
            }
        }
        for run in element.runs where run.isLink {
            guard take("didTap" + run.name.text.capitalizedFirst, run.name, "event") else { return }
        }
        for index in element.values.indices {
            guard case .text(let text) = element.values[index].value, text.isLocalized, text.key == nil,
                element.values[index].origin == .element
            else { continue }
            // The screen's name stands before it; a dot keeps it apart from Swift names.
            var key = "." + id.text
            if !element.values[index].key.isMainText { key += "." + element.values[index].key.name }
            guard take(key, id, "localization key") else { return }
        }
    }

    /// Takes the name for the id; false, and reported, if another id has it.
    private mutating func take(_ name: String, _ id: Identifier, _ noun: String) -> Bool {
        guard let taken = names.take(name, at: id.range) else { return true }
        // What stands inside an element takes its names before the element itself.
        let (first, second) = taken.start < id.range.start ? (taken, id.range) : (id.range, taken)
        let isText = name.utf8.first == UInt8(ascii: ".")
        values.report(
            .duplicateName, "two ids make the \(noun) \(Wording.code(isText ? "…" + name : name))", at: second,
            label: "again here", related: [Diagnostic.Label(first, "first made here")],
            help: isText
                ? "give one of them another id, or its text a key: `{ value: …, key: … }`"
                : "give one of them another id")
        return false
    }

    /// Looks up the ids that values name.
    mutating func resolveReferences() {
        guard !hasUnreadableNode, !values.references.isEmpty else { return }
        let elementsByID = Dictionary(grouping: elements, by: \.id.text)
        for reference in values.references {
            let matches = elementsByID[reference.id] ?? []
            guard let kind = reference.kind else {
                resolveSource(reference)
                continue
            }
            if matches.contains(where: { $0.kind == kind }) { continue }
            if let other = matches.first {
                values.report(
                    .unresolved,
                    "`\(reference.key)` takes \(Wording.articled(kind)), and "
                        + "\(Wording.code(reference.id)) is \(Wording.articled(other.kind))",
                    at: reference.range, related: [Diagnostic.Label(other.id.range, "it is here")])
                continue
            }
            let known = elements.filter { $0.kind == kind }.map(\.id.text)
            values.report(
                .unresolved, "there is no \(kind) with the id \(Wording.code(reference.id))",
                at: reference.range,
                label: Wording.didYouMean(WordSuggestion.nearest(to: reference.id, among: known)),
                help: known.isEmpty ? nil : "ids of that kind: \(Wording.list(known))")
        }
    }

    /// Looks up a view or a bar button item by its id, or by its Swift name where several have the id.
    private mutating func resolveSource(_ reference: Reading.ElementReference) {
        let anchors = elements.filter { $0.standing == .view || $0.standing == .barButtonItem }
        let matches = anchors.filter { $0.id.text == reference.id }
        if matches.count == 1 || anchors.contains(where: { $0.name == reference.id }) { return }
        guard matches.isEmpty else {
            values.report(
                .unresolved, "\(matches.count) elements have the id \(Wording.code(reference.id))",
                at: reference.range,
                label: "write \(EnglishList.joined(matches.map { "`\($0.name)`" }, "or"))",
                related: matches.map { Diagnostic.Label($0.id.range, "this is `\($0.name)`") })
            return
        }
        let known = anchors.map(\.id.text)
        values.report(
            .unresolved, "there is no view or barButtonItem with the id \(Wording.code(reference.id))",
            at: reference.range, label: Wording.didYouMean(WordSuggestion.nearest(to: reference.id, among: known)),
            help: known.isEmpty ? nil : "their ids: \(Wording.list(known))")
    }
}

extension Element {
    /// True if a row of the element's own holds it where it stands in `rows`.
    fileprivate var needsBand: Bool {
        if kind.traits.contains(.standsInBand) || hasErrorLabel || needsViewForUnderlay { return true }
        return values.contains { keyed in
            switch keyed.key.effect {
            case .layout(.size), .layout(.width): true
            case .layout(.placement): keyed.value != .choice("fill")
            default: false
            }
        }
    }
}
