import GenvcDiagnostics
import GenvcModel
import GenvcVocabulary

extension NodeReader {
    /// Takes the Swift names that the id makes; reports one that is taken or that Swift has another use for.
    mutating func register(_ id: Identifier, of element: Element, at place: Place) {
        elements.append((id, element.kind.name))
        let name = SwiftName.joined(id.text, element.kind.nameSuffix)
        if SwiftName.isKeyword(name) || SwiftName.isViewControllerMember(name) {
            values.report(
                .badIdentifier, "\(Wording.code(id.text)) makes `\(name)`, which a view controller has",
                at: id.range, label: "write `main\(id.text.capitalizedFirst)`")
            return
        }
        guard take(name, id) else { return }
        if place.isRows, element.needsBand, !take(SwiftName.joined(id.text, element.bandSuffix), id) { return }
        if element.isTrue(.error) { _ = take(SwiftName.joined(id.text, "ErrorLabel"), id) }
    }

    private mutating func take(_ name: String, _ id: Identifier) -> Bool {
        guard let first = names.take(name, at: id.range) else { return true }
        values.report(
            .duplicateName, "two ids make the Swift name \(Wording.code(name))", at: id.range, label: "again here",
            related: [Diagnostic.Label(first, "first made here")], help: "give one of them another id")
        return false
    }

    /// Looks up the ids that values name.
    mutating func resolveReferences() {
        guard !hasUnreadableNode else { return }
        for reference in values.references {
            let matches = elements.filter { $0.id.text == reference.id }
            if matches.contains(where: { $0.kind == reference.kind }) { continue }
            if let other = matches.first {
                values.report(
                    .unresolved,
                    "`\(reference.key)` takes \(Wording.articled(reference.kind)), and "
                        + "\(Wording.code(reference.id)) is \(Wording.articled(other.kind))",
                    at: reference.range, related: [Diagnostic.Label(other.id.range, "it is here")])
                continue
            }
            let known = elements.filter { $0.kind == reference.kind }.map(\.id.text)
            values.report(
                .unresolved, "there is no \(reference.kind) with the id \(Wording.code(reference.id))",
                at: reference.range,
                label: Wording.didYouMean(WordSuggestion.nearest(to: reference.id, among: known)),
                help: known.isEmpty ? nil : "ids of that kind: \(Wording.list(known))")
        }
    }
}

extension Element {
    /// True if a row of the element's own holds it where it stands in `rows`.
    fileprivate var needsBand: Bool {
        if kind.traits.contains(.standsInBand) || isTrue(.error) { return true }
        return values.contains { keyed in
            switch keyed.key.effect {
            case .layout(.size), .layout(.width): true
            case .layout(.placement): keyed.value != .choice("fill")
            default: false
            }
        }
    }
}
