import GenvcModel
import GenvcSwift
import GenvcViews
import GenvcVocabulary

/// The statements that run only where the fields that they read have changed.
extension RenderWriter {
    /// Has statements animated; those that are not, since nothing changes what they read, are given back.
    ///
    /// - Parameter called: The statements of the methods that they call.
    mutating func animating(
        _ body: [Statement], calling called: [Expression] = [], _ timing: ChangeTiming
    ) -> [Statement] {
        let reads = FieldReads(names: body.flatMap(\.names) + called.flatMap(\.names), of: fields)
        guard !reads.isEmpty else { return body }
        animated.add(body, reading: reads, timing)
        return []
    }

    /// The end of `render()`: statements that follow the device, animations, and those that keep the fields that count.
    ///
    /// - Parameters:
    ///   - view: The view that is animated with all in it.
    ///   - methods: The methods with what follows the device.
    ///   - others: Writers of other views of the class.
    ///   - notifications: What VoiceOver is told of changes.
    mutating func lastLines(
        of view: Expression, calling methods: [AdaptiveMethod], with others: [RenderWriter],
        notifications: NotificationWriter? = nil
    ) -> [Statement] {
        for other in others {
            animated.add(other.animated)
            comparedFields = FieldReads([comparedFields, other.comparedFields])
        }
        var lines: [Statement] = []
        for method in methods {
            if let timing = method.timing {
                animated.add([.line(method.call)], reading: method.reads, timing)
            } else {
                lines.append(.line(method.call))
            }
        }
        lines += animated.statements(of: view, fields)
        if let notifications, !notifications.statements.isEmpty {
            comparedFields = FieldReads([comparedFields, notifications.reads])
            lines.append(notifications.call)
        }
        return lines + shownReads.keeping
    }

    /// The methods with what follows the device.
    ///
    /// - Parameter others: Writers of other views of the class.
    func adaptiveMethods(with others: [RenderWriter]) -> [AdaptiveMethod] {
        let handlers = ([self] + others).flatMap(\.handlers)
        return AdaptiveMethod.all(of: adaptive) { entry in
            // The handler of a button that is run anew reads fields as well.
            let run = handlers.filter { Self.configuring($0.view) == entry.statement }.flatMap(\.statements)
            return FieldReads([
                FieldReads(in: [entry.statement] + run, of: fields),
                FieldReads(in: entry.called + [entry.count].compactMap(\.self), of: fields),
            ])
        }
    }

    /// True for a text with attributes in a text view, which lets go of what is selected when it is given one again.
    func losesSelection(_ group: Group, of view: ViewNode, _ source: Element) -> Bool {
        source.kind.drawing == .textArea && source.hasAttributedText && !view.isRepeated
            && group.keys.contains(where: source.isAttribute)
    }

    /// The question if a text that people type is another than the one that they see, where nothing but the text
    /// changes; nil for any other text.
    func differing(from view: ViewNode, _ source: Element, _ group: Group) -> Expression? {
        guard source.isTextInput, group.variants.isEmpty, group.keys.allSatisfy(\.isMainText),
            let text = source.values.first(where: { $0.key.isMainText }), case .binding(let binding) = text.value,
            binding.fallback == nil
        else { return nil }
        let shown = declarations.expressions.text(text.value, text.key, in: view, missing: .refused)
        return "\(view.expression).text != \(shown)"
    }

    /// Statements that run only where a field that they read has changed.
    mutating func onceChanged(_ body: [Statement]) -> [Statement] {
        let reads = FieldReads(in: body, of: fields)
        guard !reads.isEmpty, !body.isEmpty else { return body }
        comparedFields = FieldReads([comparedFields, reads])
        return [reads.guarding(body, of: fields)]
    }

    /// The fields that are compared with those that were shown.
    var shownReads: FieldReads { FieldReads([comparedFields, animated.reads]) }

    /// A statement that makes the container of actions, where what they show has changed; layout runs it where they ask
    /// about the device.
    mutating func making(_ statement: Statement, of actions: [Element]) -> [Piece] {
        let facts = DeviceFacts(actions.map(\.askedFacts))
        if facts != DeviceFacts() {
            adaptive.add([statement], following: facts)
            return []
        }
        let reads = FieldReads(in: actions.flatMap(\.readExpressions), of: fields)
        guard !reads.isEmpty else { return [Piece(statements: [statement])] }
        comparedFields = FieldReads([comparedFields, reads])
        return [Piece(statements: [reads.guarding([statement], of: fields)])]
    }
}
