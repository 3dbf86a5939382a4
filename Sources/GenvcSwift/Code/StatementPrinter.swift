/// Statements as lines of Swift, broken where swift-format breaks them.
package enum StatementPrinter {
    /// The columns by which a body stands further in than what it belongs to.
    package static let step = 4
    /// The spaces of one step.
    static let padding = "    "

    /// The lines of the statements, without what stands before all of them.
    ///
    /// - Parameter depth: The braces and brackets in which they stand; a type and a method for those of a method.
    package static func lines(_ statements: [Statement], depth: Int = 2) -> [String] {
        lines(statements, indentation: depth * step)
    }

    /// The lines of the elements of a list, without what stands before all of them.
    ///
    /// - Parameters:
    ///   - isAlone: True for the only element of the list, behind which swift-format has no comma.
    ///   - depth: The braces and brackets in which they stand.
    package static func lines(elements: [Expression], isAlone: Bool = false, depth: Int) -> [String] {
        elements.flatMap { lines($0, behind: "", before: isAlone ? "" : ",", depth * step) }
    }

    static func lines(_ statements: [Statement], indentation: Int) -> [String] {
        statements.flatMap { lines($0, indentation: indentation) }
    }

    /// The lines of one statement; all but the first stand as far in as they do within it.
    private static func lines(_ statement: Statement, indentation: Int) -> [String] {
        switch statement {
        case .line(let expression): return lines(expression, behind: "", indentation)
        case .constant(let name, let value): return lines(value, behind: "let \(name) = ", indentation)
        case .variable(let name, let value): return lines(value, behind: "var \(name) = ", indentation)
        case .set(let target, let value): return lines(value, behind: "\(target.text) = ", indentation)
        case .returned(let value): return lines(value, behind: "return ", indentation)
        case .conditional(let branches): return conditional(branches, indentation)
        case .closure(let head, let signature, let body):
            return opening(of: head, signature, indentation).lines + inside(body, indentation) + ["}"]
        case .loop(let head, let body):
            let inner = inside(body, indentation)
            let whole = "\(head.text) { \(inner.first?.dropFirst(step) ?? "") }"
            let isOneLine = body.count == 1 && inner.count == 1 && fits(whole, indentation)
            return isOneLine ? [whole] : [head.text + " {"] + inner + ["}"]
        case .guarded(let clauses, let otherwise): return guarded(clauses, otherwise, indentation)
        case .switched(let value, let cases):
            return ["switch \(value.text) {"] + cases.flatMap { lines($0, indentation) } + ["}"]
        case .exit(let clauses): return exit(clauses, indentation)
        case .comment(let text): return ["// " + text]
        }
    }

    /// The lines of a body, further in.
    static func inside(_ body: [Statement], _ indentation: Int) -> [String] {
        lines(body, indentation: indentation + step).map { padding + $0 }
    }

    // MARK: - Conditions

    /// A chain of conditions; a last branch that does nothing is left out.
    private static func conditional(_ branches: [Statement.Branch], _ indentation: Int) -> [String] {
        if let choice = choice(branches), fits(choice, indentation) { return [choice] }
        var result: [String] = []
        for (number, branch) in branches.enumerated() {
            if branch.clauses.isEmpty, branch.body.isEmpty { continue }
            let start = number == 0 ? "" : "} else "
            result += branch.clauses.isEmpty ? [start + "{"] : header(start + "if ", branch.clauses, indentation)
            result += inside(branch.body, indentation)
        }
        return result + ["}"]
    }

    /// `target = condition ? value : other`, where all that the two branches do is to set one target to a short value.
    private static func choice(_ branches: [Statement.Branch]) -> String? {
        guard branches.count == 2, branches[1].clauses.isEmpty, branches[0].clauses.count == 1,
            let condition = branches[0].clauses.first, condition.isBoolean,
            branches.allSatisfy({ $0.body.count == 1 }),
            case .set(let target, let value) = branches[0].body[0],
            case .set(target, let other) = branches[1].body[0]
        else { return nil }
        guard condition.isOneExpression, value.isShort, other.isShort else { return nil }
        if let truth = truth(condition, value, other) { return "\(target.text) = \(truth)" }
        if case .negation(let positive)? = condition.form {
            return "\(target.text) = \(positive.text) ? \(other.text) : \(value.text)"
        }
        return "\(target.text) = \(condition.text) ? \(value.text) : \(other.text)"
    }

    /// A choice one of whose values is `true` or `false`, as a condition; nil for any other.
    private static func truth(_ condition: Expression, _ value: Expression, _ other: Expression) -> String? {
        let opposite = condition.opposite
        return switch (value.text, other.text) {
        case ("true", "false"): condition.text
        case ("false", "true"): opposite.text
        case ("false", _): Expression.terms([opposite, other], joinedBy: "&&").text
        case (_, "false"): Expression.terms([condition, value], joinedBy: "&&").text
        case ("true", _): Expression.terms([condition, other], joinedBy: "||").text
        case (_, "true"): Expression.terms([opposite, value], joinedBy: "||").text
        default: nil
        }
    }

    /// `if condition {`, broken behind commas, or before the signs that join terms, where it is too long.
    private static func header(_ start: String, _ clauses: [Expression], _ indentation: Int) -> [String] {
        let whole = start + clauses.map(\.text).joined(separator: ", ") + " {"
        guard SourceLine.columns(of: whole) + indentation > SourceLine.width else { return [whole] }
        guard clauses.count == 1 else {
            let last = clauses.count - 1
            return clauses.enumerated().map { number, clause in
                (number == 0 ? start : "    ") + clause.text + (number == last ? "" : ",")
            } + ["{"]
        }
        guard case .chain(let terms, _)? = clauses[0].form, terms.count > 1 else { return [whole] }
        return [start + terms[0].text] + terms.dropFirst().map { padding + $0.text } + ["{"]
    }

    /// `guard conditions else { return }`
    private static func guarded(
        _ clauses: [Expression], _ otherwise: [Statement], _ indentation: Int
    ) -> [String] {
        let inner = inside(otherwise, indentation)
        let start = "guard " + clauses.map(\.text).joined(separator: ", ")
        let whole = inner.count == 1 ? "\(start) else { \(inner[0].dropFirst(step)) }" : "\(start) else {"
        if fits(whole, indentation) { return [whole] + (inner.count == 1 ? [] : inner + ["}"]) }
        if fits(start, indentation), inner.count == 1 { return [start, "else { \(inner[0].dropFirst(step)) }"] }
        let last = clauses.count - 1
        let conditions = clauses.enumerated().map { number, clause in
            (number == 0 ? "guard " : padding) + clause.text + (number == last ? "" : ",")
        }
        return conditions + (inner.count == 1 ? ["else { \(inner[0].dropFirst(step)) }"] : ["else {"] + inner + ["}"])
    }

    /// A case with its body on the lines below, or behind the colon where it is short.
    private static func lines(_ item: Statement.Case, _ indentation: Int) -> [String] {
        let label = label(item.patterns, indentation)
        let body = inside(item.body, indentation)
        let short = "\(label[label.count - 1]) \(body.first?.dropFirst(step) ?? "")"
        guard item.isShort, body.count == 1, fits(short, indentation) else { return label + body }
        return label.dropLast() + [short]
    }

    /// `case pattern, pattern:`, with as many patterns on a line as there is room for.
    private static func label(_ patterns: [Expression], _ indentation: Int) -> [String] {
        guard !patterns.isEmpty else { return ["default:"] }
        return filled(patterns, behind: "case ", before: ":", indentation)
    }

    /// `if conditions { return }`, with as many conditions on a line as there is room for.
    private static func exit(_ clauses: [Expression], _ indentation: Int) -> [String] {
        func header(_ end: String) -> [String] { filled(clauses, behind: "if ", before: end, indentation) }
        let (short, open) = (header(" { return }"), header(" {"))
        if short.count == 1 { return short }
        return (open.count == 1 ? open : header("") + ["{"]) + [padding + "return", "}"]
    }
}

extension Expression {
    /// True for a condition that has a value, unlike `let name = value` or `#available(…)`.
    fileprivate var isBoolean: Bool { !["let ", "var ", "case ", "#"].contains { text.hasPrefix($0) } }

    /// The condition that holds where this one does not.
    fileprivate var opposite: Expression {
        let opposites = ["==": "!=", "!=": "==", "<": ">=", ">=": "<", ">": "<=", "<=": ">"]
        switch form {
        case .negation(let positive): return positive
        case .comparison(let first, let sign, let second):
            return opposites[sign].map { .comparison(first, $0, second) } ?? .not(self)
        default: return .not(self)
        }
    }

    /// False for Swift of a person's own that may be a statement, or end the line.
    fileprivate var isOneExpression: Bool {
        guard form == .written else { return true }
        return ["try", "await", "//", "/*", "\n"].allSatisfy { !text.contains($0) }
    }

    /// True for a value that is read at a glance between `?` and `:`.
    fileprivate var isShort: Bool {
        switch form {
        case .literal, .joinedLiteral: return true
        default: break
        }
        return isOneExpression && !takesLines && !text.contains("?") && !text.contains("{")
    }
}
