extension Expression {
    /// What an expression is made of that can take several lines.
    package indirect enum Form: Hashable, Sendable {
        /// `function(arguments)`: the arguments follow on the next line, or stand on lines of their own.
        case call(Expression, [Expression])
        /// `function(arguments)`, with each argument on a line of its own.
        case stackedCall(Expression, [Expression])
        /// `[elements]`, or each element on a line of its own.
        case list([Expression])
        /// `[elements]`, with each element on a line of its own.
        case stackedList([Expression])
        /// `head { signature … }`, on one line where one statement without a body stands in it.
        case closure(head: Expression, signature: String, body: [Statement])
        /// One expression behind another, which does not break.
        case behind(Expression, Expression)
    }

    /// `function(arguments)`
    package static func call(_ function: Expression, _ arguments: [Expression] = []) -> Expression {
        Expression(form: .call(function, arguments))
    }

    /// `function(arguments)`, with each argument on a line of its own.
    package static func stackedCall(_ function: Expression, _ arguments: [Expression]) -> Expression {
        Expression(form: .stackedCall(function, arguments))
    }

    /// `[elements]`
    package static func list(_ elements: [Expression]) -> Expression { Expression(form: .list(elements)) }

    /// `[elements]`, with each element on a line of its own.
    package static func stackedList(_ elements: [Expression]) -> Expression {
        Expression(form: .stackedList(elements))
    }

    /// `head { signature … }`
    ///
    /// - Parameter signature: The captures, the parameters and `in`; empty for none.
    package static func closure(
        _ head: Expression, _ signature: String = "", _ body: [Statement]
    ) -> Expression {
        Expression(form: .closure(head: head, signature: signature, body: body))
    }

    private init(form: Form) {
        switch form {
        case .call(let function, let arguments), .stackedCall(let function, let arguments):
            let arguments = arguments.joined(separator: ", ")
            self.init("\(function.text)(\(arguments.text))", names: function.names + arguments.names, form: form)
        case .list(let elements), .stackedList(let elements):
            let elements = elements.joined(separator: ", ")
            self.init("[\(elements.text)]", names: elements.names, form: form)
        case .closure(let head, let signature, let body):
            let statements = body.flatMap { StatementPrinter.lines([$0], indentation: 0) }.joined(separator: "; ")
            let words = [head.text, "{", signature, statements, "}"].filter { !$0.isEmpty }
            self.init(words.joined(separator: " "), names: head.names + body.flatMap(\.names), form: form)
        case .behind(let first, let second):
            self.init(first.text + second.text, names: first.names + second.names, form: form)
        }
    }

    /// True if it never stands on one line.
    var takesLines: Bool {
        switch form {
        case nil: false
        case .stackedCall, .stackedList: true
        case .call(let function, let arguments): function.takesLines || arguments.contains(where: \.takesLines)
        case .list(let elements): elements.contains(where: \.takesLines)
        case .closure(let head, _, let body): head.takesLines || body.count > 1 || body.contains(where: \.takesLines)
        case .behind(_, let second): second.takesLines
        }
    }
}

extension Statement {
    /// True if it never stands on one line.
    var takesLines: Bool {
        switch self {
        case .line(let value), .constant(_, let value), .returned(let value), .set(_, let value),
            .longSet(_, let value):
            value.takesLines
        case .conditional, .closure, .loop, .guarded, .switched, .comment: true
        }
    }
}
