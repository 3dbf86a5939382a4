import GenvcDiagnostics
import GenvcModel
import GenvcVocabulary

/// Looks up the ids that values of a class name, when all its elements are known.
struct ReferenceTargets {
    /// The elements of the class that have an id.
    let elements: [NamedElement]
    let reading: Reading

    /// The key by which Return presses a button.
    private static let returnKey = Vocabulary.kinds.lazy.flatMap(\.keys).first { $0.effect == .tool(.onReturn) }?.name

    /// The key of an action sheet with the place where it stands.
    private static let sourceKey = Vocabulary.kinds.lazy.flatMap(\.keys).first { $0.effect == .tool(.source) }?.name

    /// Reports each id that no element has, or one of another kind.
    func check() {
        guard !reading.references.isEmpty else { return }
        let elementsByID = Dictionary(grouping: elements, by: \.id.text)
        for reference in reading.references {
            guard let kind = reference.kind else {
                checkAnchor(reference)
                continue
            }
            let matches = elementsByID[reference.id] ?? []
            let targets = matches.filter { $0.kind == kind }
            guard targets.isEmpty else {
                if targets.allSatisfy({ !$0.repeated.isEmpty }) { reportRepeated(reference, kind, targets[0]) }
                if reference.key == Self.returnKey { checkPress(reference, targets[0]) }
                continue
            }
            if let other = matches.first {
                reading.report(
                    .unresolved,
                    "`\(reference.key)` takes \(Wording.articled(kind)), and "
                        + "\(Wording.code(reference.id)) is \(Wording.articled(other.kind))",
                    at: reference.range,
                    label: other.standing == .barButtonItem && reference.key == Self.returnKey
                        ? "leave it out: the delegate is told of Return, and can do the same" : nil,
                    related: [Diagnostic.Label(other.id.range, "it is here")])
            } else {
                let known = elements.filter { $0.kind == kind }.map(\.id.text).uniqued
                reportUnknown(reference, "there is no \(kind) with the id", "ids of that kind", known)
            }
        }
    }

    /// Reports a button that Return cannot press: one that opens its menu, which only a touch does.
    private func checkPress(_ reference: Reading.ElementReference, _ target: NamedElement) {
        guard target.opensMenu else { return }
        reading.report(
            .unresolved, "\(Wording.code(reference.id)) opens a menu, which only a touch does",
            at: reference.range, label: "leave it out: the delegate is told of Return",
            related: [Diagnostic.Label(target.id.range, "it is here")])
    }

    /// Reports the id of an element that stands there several times.
    private func reportRepeated(_ reference: Reading.ElementReference, _ kind: String, _ target: NamedElement) {
        reading.report(
            .unresolved, "\(Wording.code(reference.id)) is repeated, and nothing says which of them is meant",
            at: reference.range, label: "name \(Wording.articled(kind)) that stands there once",
            related: [Diagnostic.Label(target.id.range, "it is here")])
    }

    /// Reports an id that no view and no bar button item has, or several; the Swift name tells those apart.
    private func checkAnchor(_ reference: Reading.ElementReference) {
        let views = elements.filter { $0.standing == .view || $0.standing == .barButtonItem }
        let anchors = views.filter { $0.isOfScreen && $0.repeated.isEmpty }
        let matches = anchors.filter { $0.id.text == reference.id }
        if matches.count == 1 || anchors.contains(where: { $0.name == reference.id }) { return }
        if matches.isEmpty, reference.key == Self.sourceKey, isCell(reference) { return }
        guard matches.isEmpty else {
            reading.report(
                .unresolved, "\(matches.count) elements have the id \(Wording.code(reference.id))",
                at: reference.range,
                label: "write \(EnglishList.joined(matches.map { "`\($0.name)`" }, "or"))",
                related: matches.map { Diagnostic.Label($0.id.range, "this is `\($0.name)`") })
            return
        }
        if let other = views.first(where: { $0.id.text == reference.id }) {
            reading.report(
                .unresolved, "\(Wording.code(reference.id)) is no single view of the screen", at: reference.range,
                label: "write the id of a view that stands on the screen once",
                related: [
                    Diagnostic.Label(other.id.range, other.isOfScreen ? "it is repeated" : "it stands in an alert")
                ])
            return
        }
        reportUnknown(
            reference, "there is no view or barButtonItem with the id", "their ids", anchors.map(\.id.text).uniqued)
    }

    /// True for the id of a cell that stands in its list once; one that is repeated is reported.
    private func isCell(_ reference: Reading.ElementReference) -> Bool {
        guard let cell = elements.first(where: { $0.standing == .cell && $0.id.text == reference.id }) else {
            return false
        }
        if !cell.repeated.isEmpty {
            reading.report(
                .unresolved, "\(Wording.code(reference.id)) is repeated, and nothing says which of them is meant",
                at: reference.range, label: "leave it out, and let the cell present it: `presents:` with its id",
                related: [Diagnostic.Label(cell.id.range, "it is here")])
        }
        return true
    }

    /// Reports an id that no element has, with the ids that it may be meant for.
    private func reportUnknown(
        _ reference: Reading.ElementReference, _ message: String, _ noun: String, _ known: [String]
    ) {
        reading.report(
            .unresolved, "\(message) \(Wording.code(reference.id))", at: reference.range,
            label: Wording.didYouMean(WordSuggestion.nearest(to: reference.id, among: known)),
            help: known.isEmpty ? nil : "\(noun): \(Wording.list(known))")
    }
}
