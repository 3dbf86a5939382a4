/// A statement of Swift, which knows what it refers to and what it sets.
package indirect enum Statement: Hashable, Sendable {
    /// A line of code.
    case line(Expression)
    /// `let name = value`
    case constant(String, Expression)
    /// `var name = value`
    case variable(String, Expression)
    /// `target = value`
    case set(Expression, Expression)
    /// `if … { … } else if … { … } else { … }`
    case conditional([Branch])
    /// `head { signature … }`
    case closure(head: Expression, signature: String, body: [Statement])
    /// `head { … }`, on one line where there is one statement in it.
    case loop(head: Expression, body: [Statement])
    /// `return value`
    case returned(Expression)
    /// `guard … else { … }`
    case guarded([Expression], otherwise: [Statement])
    /// `switch value { case … }`
    case switched(Expression, [Case])
    /// `if conditions { return }`
    case exit(if: [Expression])
    /// `// text`
    case comment(String)

    /// The statements that are run under a condition.
    package struct Branch: Hashable, Sendable {
        /// The clauses that must all hold; none for `else`.
        package let clauses: [Expression]
        /// The statements in the braces, which may be none.
        package var body: [Statement]

        /// A branch with all clauses of its condition; none of them for `else`.
        package init(_ clauses: [Expression], _ body: [Statement]) {
            self.clauses = clauses
            self.body = body
        }
    }

    /// The statements that are run for some values of a `switch`.
    package struct Case: Hashable, Sendable {
        /// The patterns, one of which fits; none for `default`.
        package let patterns: [Expression]
        /// The statements behind the colon, of which Swift demands at least one.
        package var body: [Statement]
        /// True if the only statement of the body stands behind the colon.
        package let isShort: Bool

        /// A case of a `switch`; without patterns it is `default`.
        package init(_ patterns: [Expression], _ body: [Statement], isShort: Bool = false) {
            self.patterns = patterns
            self.body = body
            self.isShort = isShort
        }
    }

    /// `function(arguments)`
    package static func call(_ function: Expression, _ arguments: [Expression] = []) -> Statement {
        .line(.call(function, arguments))
    }

    /// `if condition { … }`
    package static func when(_ condition: Expression, _ body: [Statement]) -> Statement {
        .conditional([Branch([condition], body)])
    }

    /// A chain of conditions, of which nil is what is done otherwise.
    package static func chain(_ branches: [(condition: Expression?, body: [Statement])]) -> Statement {
        .conditional(branches.map { Branch($0.condition.map { [$0] } ?? [], $0.body) })
    }

    /// The names that it refers to, with their members.
    package var names: [Name] { expressions.flatMap(\.names) + bodies.flatMap { $0.flatMap(\.names) } }

    /// True if it refers to the property, constant or parameter, or to a member of it.
    package func refers(to name: String) -> Bool { refers(to: .named(name)) }

    /// True if it refers to the root of a name, or to a member of it.
    package func refers(to name: Name.Root) -> Bool {
        expressions.contains { $0.refers(to: name) } || bodies.contains { $0.contains { $0.refers(to: name) } }
    }

    /// The expressions in it that stand in no body.
    private var expressions: [Expression] {
        switch self {
        case .line(let expression), .constant(_, let expression), .variable(_, let expression),
            .returned(let expression):
            [expression]
        case .set(let target, let value): [target, value]
        case .conditional(let branches): branches.flatMap(\.clauses)
        case .closure(let head, _, _), .loop(let head, _): [head]
        case .guarded(let clauses, _), .exit(let clauses): clauses
        case .switched(let value, let cases): [value] + cases.flatMap(\.patterns)
        case .comment: []
        }
    }

    /// The statements in it, by the body in which they stand.
    private var bodies: [[Statement]] {
        switch self {
        case .line, .constant, .variable, .returned, .set, .exit, .comment: []
        case .conditional(let branches): branches.map(\.body)
        case .closure(_, _, let body), .loop(_, let body), .guarded(_, let body): [body]
        case .switched(_, let cases): cases.map(\.body)
        }
    }

    /// True if it makes the constant of that name, or sets it or a member of it.
    package func makes(_ name: String) -> Bool {
        switch self {
        case .constant(let made, _), .variable(let made, _): made == name
        case .set(let target, _): target.refers(to: name)
        case .line, .returned, .conditional, .closure, .loop, .guarded, .switched, .exit, .comment: false
        }
    }

    /// True if it declares a name, which a statement beside it could declare as well.
    package var declares: Bool { declaredName != nil }

    /// The name of the constant or variable that it declares; nil for any other statement.
    package var declaredName: String? {
        switch self {
        case .constant(let name, _), .variable(let name, _): name
        default: nil
        }
    }
}

extension Statement: ExpressibleByStringInterpolation {
    package init(stringLiteral text: String) { self = .line(Expression(text)) }

    package init(stringInterpolation parts: Expression.StringInterpolation) {
        self = .line(Expression(stringInterpolation: parts))
    }
}

extension String.StringInterpolation {
    /// Keeps a statement out of a plain text, which would show it as the debugger does.
    @available(*, unavailable, message: "print the statement")
    package mutating func appendInterpolation(_ statement: Statement) {}
}
