import GenvcDiagnostics
import GenvcModel
import GenvcVocabulary
import GenvcYAML

/// Components that are given views for their places and stand more than once: a component is made of both, so that each
/// of several has views of its own.
/// A component of a list is a cell, which is used again for other data; so a filled one is such a component too.
extension NodeReader {
    /// True for a component whose places are filled where there may be several of it, or a cell that is used again.
    func hasSeveralFilled(_ kind: Kind, _ entries: [YAMLEntry], at place: Place) -> Bool {
        guard kind.content == .component else { return false }
        let isListed = place == .cells || place == .sectionText
        let keys = entries.compactMap { kind.key(at: $0.key.text) }
        return keys.contains { $0.effect == .content(.slot) } && (isListed || keys.contains { $0.type == .repetition })
    }

    /// The element, as one of a component that holds it with what it is given.
    mutating func elementOfFilledComponent(
        _ kind: Kind, _ kindEntry: YAMLEntry, in entries: [YAMLEntry], at place: Place
    )
        -> Element?
    {
        guard let id = IdentifierReader(reading: reading).identifier(of: kind, kindEntry, at: place).0 else {
            hasUnreadableNode = true
            return nil
        }
        let name = Identifier(own.owner + id.text.capitalizedFirst + kind.name, range: kindEntry.key.range)
        let other = components.made.first { $0.name.text == name.text }
        if other != nil || kinds.contains(name.text) {
            reading.report(
                .duplicateName, "this makes a component `\(name.text)`, and there is one already", at: id.range,
                label: "write another id",
                related: other.map { [Diagnostic.Label($0.name.range, "it is made here")] } ?? [])
            return nil
        }
        let reported = reading.sink.diagnostics.count
        var draft = ElementDraft(kind: kind, kindKey: kindEntry.key, id: id, place: place)
        let isRepeated = RepetitionReader(reading: reading).begin(entries, of: kindEntry, into: &draft)
        let visible = reading.scope.names
        if isRepeated { reading.scope.removeLast() }
        guard reading.sink.diagnostics.count == reported else {
            hasUnreadableNode = true
            return nil
        }
        let parts = FilledPart.all(of: entries.filter { $0.key.range != kindEntry.key.range }, of: kind, at: place)
        let inner = YAMLEntry(
            key: kindEntry.key,
            value: YAMLNode(
                .scalar(YAMLScalar(text: kind.name.loweredFirst, style: .plain, range: id.range)), range: id.range))
        let filled = FilledComponent(name: name, kind: kind, kindEntry: kindEntry, visible: visible)
        guard let made = filled.read([inner] + parts.compactMap(\.inner), with: &self) else { return nil }
        components.add(made: made.component)
        return element(
            made.component.kind, kindAt: 0, in: [kindEntry] + parts.compactMap(\.outer), at: place, given: made.given)
    }
}
