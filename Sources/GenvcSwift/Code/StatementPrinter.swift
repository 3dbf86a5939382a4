/// Statements as lines of Swift, broken where swift-format breaks them.
package enum StatementPrinter {
    /// The columns by which a body stands further in than what it belongs to.
    private static let step = 4

    /// The lines of the statements, without what stands before all of them.
    ///
    /// - Parameter indentation: The columns before the lines; those of a method have eight.
    package static func lines(_ statements: [Statement], indentation: Int = 8) -> [String] {
        statements.flatMap { lines($0, indentation: indentation) }
    }

    private static func lines(_ statement: Statement, indentation: Int) -> [String] {
        switch statement {
        case .line(let expression): return SourceLine.fitted(expression.text, indentation: indentation)
        case .constant(let name, let value):
            return SourceLine.fitted("let \(name) = \(value.text)", indentation: indentation)
        case .set(let target, let value):
            return SourceLine.fitted("\(target.text) = \(value.text)", indentation: indentation)
        case .longSet(let target, let value):
            let whole = "\(target.text) = \(value.text)"
            if SourceLine.columns(of: whole) + indentation <= SourceLine.width { return [whole] }
            return ["\(target.text) =", "    \(value.text)"]
        case .conditional(let branches): return conditional(branches, indentation)
        case .closure(let head, let signature, let body):
            return closure(head, signature, indentation) + inside(body, indentation) + ["}"]
        case .loop(let head, let body):
            let inner = inside(body, indentation)
            guard body.count == 1, inner.count == 1 else { return [head.text + " {"] + inner + ["}"] }
            return ["\(head.text) { \(inner[0].dropFirst(step)) }"]
        }
    }

    /// The lines of a body, further in.
    private static func inside(_ body: [Statement], _ indentation: Int) -> [String] {
        let padding = String(repeating: " ", count: step)
        return lines(body, indentation: indentation + step).map { padding + $0 }
    }

    // MARK: - Conditions

    private static func conditional(_ branches: [Statement.Branch], _ indentation: Int) -> [String] {
        var result: [String] = []
        for (number, branch) in branches.enumerated() {
            if branch.clauses.isEmpty, branch.body.isEmpty { continue }
            let start = number == 0 ? "" : "} else "
            result += branch.clauses.isEmpty ? [start + "{"] : header(start + "if ", branch.clauses, indentation)
            result += inside(branch.body, indentation)
        }
        return result + ["}"]
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
        let words = clauses[0].text.split(separator: " ").map(String.init)
        var lines = [start + words[0]]
        for word in words.dropFirst() {
            if word == "&&" || word == "||" {
                lines.append("    " + word)
            } else {
                lines[lines.count - 1] += " " + word
            }
        }
        return lines.count == 1 ? [whole] : lines + ["{"]
    }

    // MARK: - Closures

    /// What begins a closure, with its signature on a line of its own where it is too long.
    private static func closure(_ head: Expression, _ signature: String, _ indentation: Int) -> [String] {
        let start = head.text + " {"
        guard !signature.isEmpty else { return [start] }
        let whole = start + " " + signature
        let fits = SourceLine.columns(of: whole) + indentation <= SourceLine.width
        return fits ? [whole] : [start, "    " + signature]
    }
}
