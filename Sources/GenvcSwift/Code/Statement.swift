/// A statement of Swift, which knows what it refers to and what it sets.
package indirect enum Statement: Hashable, Sendable {
    /// A line of code.
    case line(Expression)
    /// `let name = value`
    case constant(String, Expression)
    /// `target = value`
    case set(Expression, Expression)
    /// `target = value`, with the value on a line of its own where both have no room on one.
    case longSet(Expression, Expression)
    /// `if … { … } else if … { … } else { … }`
    case conditional([Branch])
    /// `head { signature … }`
    case closure(head: Expression, signature: String, body: [Statement])
    /// `head { … }`, on one line where there is one statement in it.
    case loop(head: Expression, body: [Statement])

    /// What is done under a condition.
    package struct Branch: Hashable, Sendable {
        /// What all must hold; none for what is done otherwise.
        package let clauses: [Expression]
        package var body: [Statement]

        package init(_ clauses: [Expression], _ body: [Statement]) {
            self.clauses = clauses
            self.body = body
        }
    }

    /// A chain of conditions, of which nil is what is done otherwise.
    package static func chain(_ branches: [(condition: Expression?, body: [Statement])]) -> Statement {
        .conditional(branches.map { Branch($0.condition.map { [$0] } ?? [], $0.body) })
    }

    /// The names that it refers to, with their members.
    package var names: [String] {
        switch self {
        case .line(let expression), .constant(_, let expression): expression.names
        case .set(let target, let value), .longSet(let target, let value): target.names + value.names
        case .conditional(let branches): branches.flatMap { $0.clauses.flatMap(\.names) + $0.body.flatMap(\.names) }
        case .closure(let head, _, let body), .loop(let head, let body): head.names + body.flatMap(\.names)
        }
    }

    /// True if it refers to the property, constant or parameter, or to a member of it.
    package func refers(to name: String) -> Bool {
        switch self {
        case .line(let expression), .constant(_, let expression): expression.refers(to: name)
        case .set(let target, let value), .longSet(let target, let value):
            target.refers(to: name) || value.refers(to: name)
        case .conditional(let branches):
            branches.contains { branch in
                branch.clauses.contains { $0.refers(to: name) } || branch.body.contains { $0.refers(to: name) }
            }
        case .closure(let head, _, let body), .loop(let head, let body):
            head.refers(to: name) || body.contains { $0.refers(to: name) }
        }
    }

    /// True if it makes the constant of that name, or sets it or a member of it.
    package func makes(_ name: String) -> Bool {
        switch self {
        case .constant(let made, _): made == name
        case .set(let target, _), .longSet(let target, _): target.refers(to: name)
        case .line, .conditional, .closure, .loop: false
        }
    }

    /// True if it declares a name, which a statement beside it could declare as well.
    package var declares: Bool {
        if case .constant = self { return true }
        return false
    }
}

extension Statement: ExpressibleByStringInterpolation {
    package init(stringLiteral text: String) { self = .line(Expression(text)) }

    package init(stringInterpolation parts: Expression.StringInterpolation) {
        self = .line(Expression(stringInterpolation: parts))
    }
}

extension String.StringInterpolation {
    /// Would write the value out as the debugger does.
    @available(*, unavailable, message: "print the statement")
    package mutating func appendInterpolation(_ statement: Statement) {}
}
