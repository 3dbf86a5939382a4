import GenvcDiagnostics
import GenvcModel
import GenvcVocabulary
import GenvcYAML

/// The alerts, which are read behind all else: an alert that cells of a list present asks about their element.
extension ScreenReader {
    /// Reads the alerts, each with a name for the element of the cells that present it.
    mutating func readAlerts(_ entry: YAMLEntry) {
        guard case .sequence(let list) = entry.value.content else {
            alerts = nodes.nodes(entry, at: .alerts)
            return
        }
        for node in list where !nodes.reading.sink.isFull {
            let id = Self.id(ofAlert: node)
            let subject = id.flatMap(subject)
            if let id, let subject {
                nodes.reading.alertSubjects[id] = subject.text
                nodes.reading.scope.add(subject)
            }
            if let alert = nodes.element(node, at: .alerts) { alerts.append(alert) }
            if subject != nil { nodes.reading.scope.removeLast() }
        }
    }

    /// The id that an alert has, as it is written; nil where it has none.
    private static func id(ofAlert node: YAMLNode) -> String? {
        guard case .mapping(let entries) = node.content,
            case .scalar(let id)? = entries.first(where: { $0.key.text == Kind.alert.name })?.value.content
        else { return nil }
        return id.text
    }

    /// The element of a list that all who present the alert stand for; nil where one of them stands for none, or for
    /// another.
    private func subject(ofAlert id: String) -> Scope.Name? {
        let presenters = nodes.reading.references.filter { $0.kind == Kind.alert.name && $0.id == id }
        guard let subject = presenters.first?.subject,
            presenters.allSatisfy({ $0.subject?.range == subject.range })
        else { return nil }
        return subject
    }
}
