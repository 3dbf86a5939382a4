extension Expression {
    /// The parts of an expression that can take several lines.
    package indirect enum Form: Hashable, Sendable {
        /// `function(arguments)`: the arguments follow on the next line, or stand on lines of their own.
        case call(Expression, [Expression])
        /// `function(arguments)`: the first argument stands on lines of its own, the others on the next.
        case ledCall(Expression, [Expression])
        /// `function(arguments)`: as many arguments on each line below as fit, where one line has no room.
        case fittingCall(Expression, [Expression])
        /// `function(arguments)`, with the parenthesis that ends it on a line of its own.
        case stackedCall(Expression, [Expression], Stacking)
        /// `[elements]`, or each element on a line of its own.
        case list([Expression])
        /// `[elements]`, with each element on a line of its own.
        case stackedList([Expression])
        /// Words between an opening and an ending, as many on each line as fit.
        case filled(String, [Expression], String)
        /// `function(arguments)`: the arguments always stand on the lines below, as many on each as fit.
        case filledCall(Expression, [Expression])
        /// `head { signature … }`, on one line where one statement without a body stands in it, unless it is open.
        case closure(head: Expression, signature: String, body: [Statement], isOpen: Bool)
        /// Terms that are joined by operators, with which all but the first begin.
        case chain([Expression], Chaining)
        /// `switch value { case … }`, whose cases have one expression each.
        case choice(Expression, [Statement.Case])
        /// One expression compared with another by a sign, on one line.
        case comparison(Expression, String, Expression)
        /// `!expression`, on one line.
        case negation(Expression)
        /// A text of one line, which may become a literal over several.
        case literal(String)
        /// A text of one line, which may become several literals joined by `+`.
        case joinedLiteral(String)
        /// Swift that a person wrote.
        case written
        /// The lines of Swift that a person wrote over several.
        case writtenLines([String])
        /// One expression, and what is asked of it: on the next line where the first has room on one without it.
        case asked(Expression, Expression)
        /// The view that the class itself is.
        case host
        /// `label: value`, with all lines of the value as short as the first has to be.
        case labelled(String, Expression)
        /// One expression behind another, which does not break.
        case behind(Expression, Expression)
        /// One expression before another, which does not break.
        case before(Expression, Expression)
    }

    /// When the arguments of a call stand on lines between its parentheses, and how.
    package enum Stacking: Hashable, Sendable {
        /// Always, an argument a line.
        case always
        /// An argument a line, where one line has no room.
        case whereNeeded
        /// Always; together where one line has room for all arguments.
        case together
        /// One line each where a line has no room; together where one line has room for all arguments.
        case togetherWhereNeeded

        /// True if the arguments never stand on the line of the function.
        var isAlways: Bool {
            switch self {
            case .always, .together: true
            case .whereNeeded, .togetherWhereNeeded: false
            }
        }
    }

    /// The places of the terms of a chain that have no room on one line.
    package enum Chaining: Hashable, Sendable {
        /// A line each, below what they are assigned to.
        case belowTarget
        /// Together on the line below what they are assigned to, or a line each there.
        case togetherBelowTarget
        /// A line each below what they are assigned to, even where one line has room.
        case alwaysBelowTarget
        /// The first behind what stands before it, the others a line each further in, even where one line has room.
        case alwaysBelowFirst
        /// A line each, as far in as the first.
        case besideFirst
    }
}

extension Expression {
    /// `function(arguments)`; where it has no room on one line, the first argument stands on lines of its own and the
    /// others on the next.
    package static func call(_ function: Expression, _ arguments: [Expression] = []) -> Expression {
        Expression(form: .call(function, arguments))
    }

    /// `function(arguments)`, broken with the first argument on lines of its own and the others on the next ones.
    package static func ledCall(_ function: Expression, _ arguments: [Expression]) -> Expression {
        Expression(form: .ledCall(function, arguments))
    }

    /// `function(arguments)`; where it has no room on one line, as many arguments on each line below as fit.
    package static func fittingCall(_ function: Expression, _ arguments: [Expression]) -> Expression {
        Expression(form: .fittingCall(function, arguments))
    }

    /// `function(arguments)`, with the parenthesis that ends it on a line of its own.
    package static func stackedCall(
        _ function: Expression, _ arguments: [Expression], _ stacking: Stacking = .always
    ) -> Expression {
        Expression(form: .stackedCall(function, arguments, stacking))
    }

    /// `[elements]`
    package static func list(_ elements: [Expression]) -> Expression { Expression(form: .list(elements)) }

    /// `[elements]`, with each element on a line of its own.
    package static func stackedList(_ elements: [Expression]) -> Expression {
        Expression(form: .stackedList(elements))
    }

    /// Words with commas between them, as many on each line as fit.
    ///
    /// - Parameters:
    ///   - opening: What stands before the first word: `case `.
    ///   - ending: What stands behind the last.
    package static func filled(_ opening: String, _ words: [Expression], _ ending: String = "") -> Expression {
        Expression(form: .filled(opening, words, ending))
    }

    /// `function(arguments)`, with the arguments on the lines below, as many on each as fit.
    package static func filledCall(_ function: Expression, _ arguments: [Expression]) -> Expression {
        Expression(form: .filledCall(function, arguments))
    }

    /// `head { signature … }`
    ///
    /// - Parameters:
    ///   - signature: The captures, the parameters and `in`; empty for none.
    ///   - isOpen: True if the body stands on lines of its own, even where one line has room.
    package static func closure(
        _ head: Expression, _ signature: String = "", _ body: [Statement], isOpen: Bool = false
    ) -> Expression {
        Expression(form: .closure(head: head, signature: signature, body: body, isOpen: isOpen))
    }

    /// Terms of which all but the first begin with an operator: `?? second`.
    package static func chain(_ terms: [Expression], _ chaining: Chaining = .belowTarget) -> Expression {
        Expression(form: .chain(terms, chaining))
    }

    /// `first == second`
    package static func comparison(_ first: Expression, _ sign: String, _ second: Expression) -> Expression {
        Expression(
            "\(first.text) \(sign) \(second.text)", names: first.names + second.names,
            form: .comparison(first, sign, second))
    }

    /// `!expression`; of a negation what it negates, since Swift takes no two signs in a row.
    package static func not(_ expression: Expression) -> Expression {
        if case .negation(let inner)? = expression.form { return inner }
        let text = expression.isCompound ? "!(\(expression.text))" : "!\(expression.text)"
        return Expression(text, names: expression.names, form: .negation(expression))
    }

    /// True if an operator before it would only reach its first term.
    package var isCompound: Bool {
        switch form {
        case .chain, .comparison: true
        // A person's code is known by its text alone.
        case .written: text.utf8.contains(UInt8(ascii: " "))
        default: false
        }
    }

    /// True for a call with arguments.
    package var isCall: Bool {
        switch form {
        case .call, .fittingCall, .ledCall, .stackedCall, .filledCall: true
        default: false
        }
    }

    /// `switch value { case … }`
    package static func choice(_ value: Expression, _ cases: [Statement.Case]) -> Expression {
        Expression(form: .choice(value, cases))
    }

    /// `label: value`, with all lines of the value as short as the first has to be.
    package static func labelled(_ label: String, _ value: Expression) -> Expression {
        Expression(form: .labelled(label + ": ", value))
    }

    /// The expression, which stands on a line of its own where it has no room behind what it is assigned to.
    package var belowTarget: Expression { .chain([self]) }

    /// The expression, and what is asked of it: `.prioritized(.defaultHigh)`; nothing where that is empty.
    package func asked(_ other: Expression) -> Expression {
        other.text.isEmpty ? self : Expression(form: .asked(self, other))
    }

    /// The expression, and behind it what does not break.
    package func followed(by other: Expression) -> Expression {
        other.text.isEmpty ? self : Expression(form: .before(self, other))
    }

    /// Writes the expression on one line and collects its names, for lines that have room and for questions about
    /// names.
    private init(form: Form) {
        switch form {
        case .call(let function, let arguments), .ledCall(let function, let arguments),
            .stackedCall(let function, let arguments, _), .filledCall(let function, let arguments),
            .fittingCall(let function, let arguments):
            let arguments = arguments.joined(separator: ", ")
            self.init("\(function.text)(\(arguments.text))", names: function.names + arguments.names, form: form)
        case .list(let elements), .stackedList(let elements):
            let elements = elements.joined(separator: ", ")
            self.init("[\(elements.text)]", names: elements.names, form: form)
        case .filled(let opening, let words, let ending):
            let words = words.joined(separator: ", ")
            self.init(opening + words.text + ending, names: words.names, form: form)
        case .closure(let head, let signature, let body, _):
            let statements = body.flatMap { StatementPrinter.lines([$0], indentation: 0) }.joined(separator: "; ")
            let words = [head.text, "{", signature, statements, "}"].filter { !$0.isEmpty }
            self.init(words.joined(separator: " "), names: head.names + body.flatMap(\.names), form: form)
        case .chain(let terms, _):
            let terms = terms.joined(separator: " ")
            self.init(terms.text, names: terms.names, form: form)
        case .choice(let value, let cases):
            let statement = Statement.switched(value, cases)
            self.init(
                StatementPrinter.lines([statement], indentation: 0).joined(separator: " "), names: statement.names,
                form: form)
        case .literal(let text), .joinedLiteral(let text): self.init(SwiftLiteral.string(text), names: [], form: form)
        case .written, .comparison, .negation, .host: self.init("", names: [], form: form)
        case .labelled(let label, let value): self.init(label + value.text, names: value.names, form: form)
        case .writtenLines(let lines): self.init(lines.joined(separator: " "), names: [], form: form)
        case .behind(let first, let second), .before(let first, let second), .asked(let first, let second):
            self.init(first.text + second.text, names: first.names + second.names, form: form)
        }
    }

    /// A text as a literal: on one line, or over several.
    package init(literal text: String) { self.init(form: .literal(text)) }

    /// A text for translators, as Apple's tools find it: on one line, or as literals joined by `+`. The documentation
    /// of `NSLocalizedString` warns of a literal over several lines as its value.
    package init(extractable text: String) { self.init(form: .joinedLiteral(text)) }

    /// True if it never stands on one line.
    var takesLines: Bool {
        switch form {
        case nil, .literal, .joinedLiteral, .written, .filled, .comparison, .negation, .host: false
        case .stackedCall(let function, let arguments, let stacking):
            stacking.isAlways || function.takesLines || arguments.contains(where: \.takesLines)
        case .stackedList, .filledCall, .choice, .writtenLines, .chain(_, .alwaysBelowTarget),
            .chain(_, .alwaysBelowFirst):
            true
        case .call(let function, let arguments), .ledCall(let function, let arguments),
            .fittingCall(let function, let arguments):
            function.takesLines || arguments.contains(where: \.takesLines)
        case .list(let elements), .chain(let elements, _): elements.contains(where: \.takesLines)
        case .closure(let head, _, let body, let isOpen):
            isOpen || head.takesLines || body.count > 1 || body.contains(where: \.takesLines)
        case .labelled(_, let inner), .behind(_, let inner), .before(let inner, _), .asked(let inner, _):
            inner.takesLines
        }
    }
}

extension Statement {
    /// True if it never stands on one line.
    var takesLines: Bool {
        switch self {
        case .line(let value), .constant(_, let value), .variable(_, let value), .returned(let value),
            .set(_, let value):
            value.takesLines
        case .conditional, .closure, .loop, .guarded, .switched, .exit, .comment: true
        }
    }
}
