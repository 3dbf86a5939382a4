import GenvcModel
import GenvcSwift
import GenvcViews
import GenvcVocabulary

extension FieldType {
    /// The type in Swift, where it stands outside the class that declares its enums.
    func name(in className: String) -> String {
        switch self {
        case .cases(let name, _): "\(className).\(name)"
        case .list(let element): "[\(element.name(in: className))]"
        case .optional(let wrapped): "\(wrapped.name(in: className))?"
        case .basic, .custom: swiftName
        }
    }
}

extension Event.Payload {
    /// A number that a view has, in the type in which it is kept or told.
    func number(_ property: Expression, as type: String) -> Expression {
        switch (self.type, type) {
        case ("Float", "Double"): "Double(\(property))"
        // A slider stops anywhere; a stepper adds what its step is.
        case ("Float", "Int"): "Int(\(property).rounded())"
        case ("Double", "Int"), ("TimeInterval", "Int"): "Int(\(property))"
        default: property
        }
    }
}

/// Inputs that keep what a person enters in `state`.
extension ViewNode {
    /// The value that goes with an event, with the type in which it is told.
    func told(_ payload: Event.Payload) -> Event.Payload {
        element?.source.map { payload.told(by: $0) } ?? payload
    }

    /// The field in which the value of an event is kept, or nil.
    func boundField(of event: Event) -> Reference? {
        guard let payload = event.payload, let element else { return nil }
        return payload.boundField(at: element.written)
    }

    /// True unless the number of places that it shows, such as pages, changes with state.
    private var hasFixedPlaces: Bool {
        let owners = element?.kind.rules.compactMap { rule -> String? in
            if case .indexes(_, let owner) = rule { owner } else { nil }
        }
        guard let owners, let values = element?.source?.values else { return true }
        return !values.contains { keyed in
            guard owners.contains(keyed.key.name) else { return false }
            if case .texts = keyed.value { return false }
            return keyed.value.isDynamic
        }
    }

    /// The statement that keeps the value of an event in the field that the spec binds it to, or nil.
    ///
    /// - Parameters:
    ///   - name: What the view is called; nil: its own name.
    ///   - given: What comes with the event of a component, in place of a property.
    func assignment(of event: Event, called name: Expression? = nil, given: Expression? = nil) -> Statement? {
        guard let payload = event.payload, let field = boundField(of: event), let type = field.type else {
            return nil
        }
        let property: Expression = given ?? "\(name ?? expression).\(payload.property)"
        let value: Expression
        switch type.unwrapped {
        case .cases(let type, _):
            let set = Statement.set(ReferenceExpression(field).expression, "\(type).allCases[\(property)]")
            // Only what the spec itself counts was compared with the cases.
            return hasFixedPlaces ? set : .when("\(type).allCases.indices.contains(\(property))", [set])
        case .basic(let number) where number == .double || number == .integer:
            value = payload.number(property, as: number.swiftName)
        // `text` of a field is optional although it never is nil; that of a text view is not.
        case .basic(.string):
            if type.isOptional, !hasDefault(of: payload) {
                // A text that was cleared is none.
                value = given.map { "\($0).isEmpty ? nil : \($0)" } ?? "\(property).flatMap { $0.isEmpty ? nil : $0 }"
            } else {
                let isThere = given != nil || element?.kind.drawing == .textArea
                value = isThere ? property : "\(property) ?? \"\""
            }
        default: value = property
        }
        return .set(ReferenceExpression(field).expression, value)
    }
}

extension ViewNode {
    /// True if the input shows something else where its field is nil: it would come back at once, and nobody could
    /// clear it.
    private func hasDefault(of payload: Event.Payload) -> Bool {
        guard let fallback = element.flatMap({ payload.binding(at: $0.written)?.fallback }) else { return false }
        if case .text(let text) = fallback.value { return !text.text.isEmpty }
        return true
    }
}

extension ViewNode {
    /// True for a control that a finger may leave beside the value that it shows, since it is not moved while it is
    /// dragged: the value is a whole number, or the app decides whether to take it over.
    var mayStandBesideItsValue: Bool {
        guard let source = element?.source,
            let keyed = source.values.first(where: { $0.key.meaning == .draggedValue }),
            source.repetition?.keeps(keyed, of: source) != true
        else { return false }
        switch keyed.value {
        case .binding(let binding):
            return !binding.reference.isField || binding.reference.type?.unwrapped == .basic(.integer)
        case .condition: return true
        default: return false
        }
    }
}

extension Event.Payload {
    /// The field in which what comes with an event is kept: that of the property which the event tells, or that which
    /// a component was given for what fills its places; nil where none keeps it.
    func boundField(at element: Element) -> Reference? { binding(at: element)?.reference }

    /// The binding to that field, with what is shown where the field is nil.
    fileprivate func binding(at element: Element) -> Binding? {
        let keyed = element.values.first { keyed in
            if let shownParameter {
                keyed.key.effect == .parameter && keyed.key.name == shownParameter
            } else {
                keyed.key.effect == .property(property)
            }
        }
        guard case .binding(let binding)? = keyed?.value, binding.reference.isField else { return nil }
        return binding
    }
}

extension SelectionChange {
    /// True if it refers to what the element of a repetition is called.
    func refers(to id: String) -> Bool {
        switch self {
        case .toggle: ReferenceExpression(field).expression.refers(to: id)
        case .choose(_, let value):
            ReferenceExpression(field).expression.refers(to: id)
                || ConditionExpression.expression(value).refers(to: id)
        }
    }

    /// The statement that sets the field.
    var statement: Statement {
        let target = ReferenceExpression(field).expression
        switch self {
        case .toggle: return .call("\(target).toggle")
        case .choose(_, let value): return .set(target, ConditionExpression.expression(value))
        }
    }
}
