import GenvcModel
import GenvcSwift
import GenvcTemplates
import GenvcViews
import GenvcVocabulary

/// The announcements that VoiceOver is told when state changes.
struct NotificationWriter {
    /// The statements of the method that tells it.
    private(set) var statements: [Statement] = []
    /// The fields that are compared with those that were shown.
    private(set) var reads = FieldReads([])

    /// The statement of `render()`: nothing has changed when the screen is first shown.
    let call: Statement = "if renderedState != nil { postAccessibilityNotifications() }"

    /// Takes the cases apart, each with the fields whose change tells it.
    init(
        _ notifications: [Variant], tree: ViewTree, fields: FieldReads.Fields, _ expressions: ExpressionWriter
    ) {
        // One announcement that does not wait would cut off those that errors and other cases have queued.
        let announcements = notifications.flatMap(\.values).filter { $0.key.meaning == .announcement }
        let isQueued = announcements.count > 1 || tree.views.contains { $0.role == .errorLabel }
        for notification in notifications {
            var body: [Statement] = []
            for keyed in notification.values {
                body += Self.posting(keyed, case: notification.name, isQueued: isQueued, tree: tree, expressions)
            }
            let condition = expressions.condition(notification.condition).expression
            let read = FieldReads(names: condition.names + body.flatMap(\.names), of: fields)
            reads = FieldReads([reads, read])
            statements.append(
                .conditional([Statement.Branch(read.changedConditions(of: fields, and: condition), body)]))
        }
    }

    /// The statements that post a notification of VoiceOver.
    ///
    /// - Parameter isQueued: true for announcements that wait for the end of those before them.
    private static func posting(
        _ keyed: KeyedValue, case name: String?, isQueued: Bool, tree: ViewTree, _ expressions: ExpressionWriter
    ) -> [Statement] {
        let word = keyed.key.name
        guard case .text = keyed.key.type else {
            let target: Expression
            switch keyed.value {
            case .reference(let id): target = tree.source(named: id).map { Expression($0.name) } ?? "nil"
            case .swift(let code): target = Expression(written: code)
            default: return []
            }
            return [.call("UIAccessibility.post", ["notification: .\(word)", "argument: \(target)"])]
        }
        let subject = ViewNode(
            name: "voiceOver", typeName: "",
            element: Element(
                kind: .viewController, id: Identifier("voiceOver", range: keyed.range), values: [], range: keyed.range))
        let waits = isQueued && keyed.key.meaning == .announcement
        let text = expressions.code.inCase(name) {
            expressions.code.commenting(as: "") {
                expressions.text(
                    keyed.value, keyed.key, in: subject, missing: waits ? .emptied : .allowed, isAssigned: true)
            }
        }
        func posting(_ argument: String) -> Statement {
            .call("UIAccessibility.post", ["notification: .\(word)", "argument: \(argument)"])
        }
        guard waits else { return [.constant(word, text), posting(word)] }
        let attributes: Expression = "attributes: [.accessibilitySpeechQueueAnnouncement: true]"
        let queued = Expression.call("NSAttributedString", ["string: \(word)", attributes])
        return [.constant(word, text), .constant("queued", queued), posting("queued")]
    }
}

extension ViewTree {
    /// The view, or the bar button item, that an id names.
    func source(named id: String) -> ViewNode? {
        elementNodes.first { $0.name == id } ?? elementNodes.first { $0.element?.id?.text == id }
    }
}
