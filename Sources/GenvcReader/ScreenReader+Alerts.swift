import GenvcDiagnostics
import GenvcModel
import GenvcVocabulary
import GenvcYAML

/// The alerts, which are read behind all else: an alert that cells of a list present asks about their element.
extension ScreenReader {
    /// Reads the alerts, each with a name for the element of the cells that present it.
    mutating func readAlerts(_ entry: YAMLEntry) {
        guard case .sequence(let list) = entry.value.content else {
            nodes.own.names.alert = Self.id(ofAlert: entry.value)
            alerts = nodes.nodes(entry, at: .alerts)
            nodes.reading.alertKeyNames = nodes.own.names.takeKeys(ofAlerts: alerts)
            return
        }
        var lastPresenters: [String: Int] = [:]
        for (index, node) in list.enumerated() {
            for id in Self.presented(in: node) { lastPresenters[id] = index }
        }
        for (index, node) in list.enumerated() where !nodes.reading.sink.isFull {
            let id = Self.id(ofAlert: node)
            // An action of an alert that is read later may stand for no element.
            let isPresentedLater = id.flatMap { lastPresenters[$0] }.map { $0 >= index } ?? false
            let subject = isPresentedLater ? nil : id.flatMap(subject)
            if let id, let subject {
                nodes.reading.alertSubjects[id] = subject.text
                nodes.reading.scope.add(subject)
            }
            nodes.own.names.alert = id
            if let alert = nodes.element(node, at: .alerts) { alerts.append(alert) }
            if subject != nil { nodes.reading.scope.removeLast() }
        }
        nodes.reading.alertKeyNames = nodes.own.names.takeKeys(ofAlerts: alerts)
    }

    /// The id that an alert has, as it is written; nil where it has none.
    private static func id(ofAlert node: YAMLNode) -> String? {
        guard case .mapping(let entries) = node.content,
            case .scalar(let id)? = entries.first(where: { $0.key.text == Kind.alert.name })?.value.content
        else { return nil }
        return id.text
    }

    /// The word of the key that presents an alert.
    private static let presentsWord = Key.common.first { $0.effect == .tool(.presents) }?.name

    /// The ids of the alerts that something in a node presents.
    private static func presented(in node: YAMLNode) -> [String] {
        switch node.content {
        case .mapping(let entries):
            entries.flatMap { entry in
                if entry.key.text == presentsWord, case .scalar(let id) = entry.value.content { return [id.text] }
                return presented(in: entry.value)
            }
        case .sequence(let nodes): nodes.flatMap(presented)
        case .scalar, .null, .error: []
        }
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
