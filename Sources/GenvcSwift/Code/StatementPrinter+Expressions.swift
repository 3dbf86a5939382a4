/// Expressions that take several lines.
extension StatementPrinter {
    /// The lines of an expression between what stands before it and behind it.
    static func lines(
        _ expression: Expression, behind start: String, before end: String = "", _ indentation: Int
    ) -> [String] {
        let whole = start + expression.text + end
        if !expression.takesLines, fits(whole, indentation) { return [whole] }
        switch expression.form {
        case nil: return [whole]
        case .behind(let first, let second): return lines(second, behind: start + first.text, before: end, indentation)
        case .call(let function, let arguments):
            return call(function, arguments, behind: start, before: end, indentation)
        case .stackedCall(let function, let arguments):
            return lines(function, behind: start, before: "(", indentation)
                + elements(arguments, indentation, isLastFollowed: false) + [")" + end]
        case .list(let items), .stackedList(let items):
            // swift-format has no comma behind an element that is alone.
            return [start + "["] + elements(items, indentation, isLastFollowed: items.count > 1) + ["]" + end]
        case .closure(let head, let signature, let body):
            return closure(head, signature, body, behind: start, before: end, indentation)
        }
    }

    static func fits(_ line: String, _ indentation: Int) -> Bool {
        SourceLine.columns(of: line) + indentation <= SourceLine.width
    }

    private static func call(
        _ function: Expression, _ arguments: [Expression], behind start: String, before end: String,
        _ indentation: Int
    ) -> [String] {
        guard !arguments.isEmpty else { return lines(function, behind: start, before: "()" + end, indentation) }
        let opening = lines(function, behind: start, before: "(", indentation)
        // A list that is alone opens where the call does.
        if arguments.count == 1, arguments[0].isList {
            let last = opening[opening.count - 1]
            return opening.dropLast() + lines(arguments[0], behind: last, before: ")" + end, indentation)
        }
        let inner = arguments.map(\.text).joined(separator: ", ") + ")" + end
        if !arguments.contains(where: \.takesLines) {
            if fits(inner, indentation + step) { return opening + [padding + inner] }
        } else if let first = arguments.first, case .closure? = first.form,
            !arguments.dropFirst().contains(where: \.takesLines)
        {
            // What follows a closure stands on the line on which it ends.
            let rest = arguments.dropFirst().map { ", " + $0.text }.joined() + ")" + end
            return opening + lines(first, behind: "", before: rest, indentation + step).map { padding + $0 }
        }
        return opening + elements(arguments, indentation, isLastFollowed: false) + [")" + end]
    }

    /// Each on lines of its own, with a comma behind each.
    private static func elements(_ elements: [Expression], _ indentation: Int, isLastFollowed: Bool) -> [String] {
        elements.enumerated().flatMap { number, element in
            let comma = number < elements.count - 1 || isLastFollowed ? "," : ""
            return lines(element, behind: "", before: comma, indentation + step).map { padding + $0 }
        }
    }

    private static func closure(
        _ head: Expression, _ signature: String, _ body: [Statement], behind start: String, before end: String,
        _ indentation: Int
    ) -> [String] {
        var opening = lines(head, behind: start, before: head.text.isEmpty ? "{" : " {", indentation)
        let signed = opening[opening.count - 1] + (signature.isEmpty ? "" : " " + signature)
        if body.count <= 1, !body.contains(where: \.takesLines) {
            let whole = ([signed] + lines(body, indentation: 0) + ["}\(end)"]).joined(separator: " ")
            if fits(whole, indentation) { return opening.dropLast() + [whole] }
        }
        if fits(signed, indentation) {
            opening[opening.count - 1] = signed
        } else {
            opening.append(padding + signature)
        }
        return opening + inside(body, indentation) + ["}" + end]
    }
}

extension Expression {
    /// True for a list, with its label or without.
    fileprivate var isList: Bool {
        switch form {
        case .list, .stackedList: true
        case .behind(_, let second): second.isList
        case nil, .call, .stackedCall, .closure: false
        }
    }
}
