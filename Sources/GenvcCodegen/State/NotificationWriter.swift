import GenvcModel
import GenvcTemplates
import GenvcViews
import GenvcVocabulary

/// What VoiceOver is told when state changes.
struct NotificationWriter {
    /// The statements of the method that tells it.
    private(set) var lines: [String] = []
    /// What of the fields is compared with what was shown.
    private(set) var reads = FieldReads([])

    /// The statement of `render()`: nothing has changed when the screen is first shown.
    let call = "if renderedState != nil { postAccessibilityNotifications() }"

    /// The columns before the statements of a case.
    private static let indentation = 12

    init(
        _ notifications: [Variant], tree: ViewTree, fields: FieldReads.Fields, _ expressions: ExpressionWriter
    ) {
        for notification in notifications {
            var statements: [String] = []
            for keyed in notification.values {
                statements += Self.posting(keyed, case: notification.name, tree: tree, expressions)
            }
            let condition = ConditionExpression(notification.condition).text
            let read = FieldReads(in: [condition] + statements, of: fields)
            reads = FieldReads([reads, read])
            lines += Self.guarding(statements, read.changed(of: fields), condition)
        }
    }

    private static func posting(
        _ keyed: KeyedValue, case name: String?, tree: ViewTree, _ expressions: ExpressionWriter
    ) -> [String] {
        let word = keyed.key.name
        guard case .text = keyed.key.type else {
            let target: String
            switch keyed.value {
            case .reference(let id): target = tree.source(named: id)?.name ?? id
            case .swift(let code): target = code
            default: return []
            }
            return ["UIAccessibility.post(notification: .\(word), argument: \(target))"]
        }
        let subject = ViewNode(
            name: "voiceOver", typeName: "",
            element: Element(
                kind: .viewController, id: Identifier("voiceOver", range: keyed.range), values: [], range: keyed.range))
        expressions.code.caseName = name
        defer { expressions.code.caseName = nil }
        let text = expressions.text(
            keyed.value, keyed.key, in: subject, prefix: "let \(word) = ", indentation: indentation)
        return text + ["UIAccessibility.post(notification: .\(word), argument: \(word))"]
    }

    static func guarding(_ statements: [String], _ change: String, _ condition: String) -> [String] {
        let whole = "if \(change), \(condition) {"
        // Eight columns stand before a statement of a method.
        let start =
            SourceLine.columns(of: whole) + 8 <= SourceLine.width
            ? [whole] : ["if \(change),", "    \(condition)", "{"]
        return start + statements.map { "    " + $0 } + ["}"]
    }
}

extension ViewTree {
    /// The view, or the bar button item, that an id names.
    func source(named id: String) -> ViewNode? {
        elementNodes.first { $0.name == id } ?? elementNodes.first { $0.element?.id?.text == id }
    }
}
