/// Expressions that take several lines.
extension StatementPrinter {
    /// The lines of an expression between what stands before it and behind it.
    static func lines(
        _ expression: Expression, behind start: String, before end: String = "", _ indentation: Int
    ) -> [String] {
        let whole = start + expression.text + end
        guard let form = expression.form else { return [whole] }
        if !expression.takesLines, fits(whole, indentation) { return [whole] }
        switch form {
        case .behind(let first, let second): return lines(second, behind: start + first.text, before: end, indentation)
        case .before(let first, let second): return lines(first, behind: start, before: second.text + end, indentation)
        case .labelled(let label, let value):
            let short = lines(value, behind: "", before: end, indentation + SourceLine.columns(of: label))
            return [start + label + short[0]] + short.dropFirst()
        case .call(let function, let arguments):
            return call(function, arguments, behind: start, before: end, indentation)
        case .fittingCall(let function, let arguments):
            return fittingCall(function, arguments, behind: start, before: end, indentation)
        case .ledCall(let function, let arguments):
            return ledCall(function, arguments, behind: start, before: end, indentation)
        case .stackedCall(let function, let arguments, let stacking):
            let all = arguments.map(\.text).joined(separator: ", ")
            let isTogether =
                (stacking == .together || stacking == .togetherWhereNeeded) && fits(all, indentation + step)
                && !arguments.contains(where: \.takesLines)
            return lines(function, behind: start, before: "(", indentation)
                + (isTogether ? [padding + all] : elements(arguments, indentation, isLastFollowed: false))
                + [")" + end]
        case .list(let items), .stackedList(let items):
            // swift-format has no comma behind an element that is alone.
            return [start + "["] + elements(items, indentation, isLastFollowed: items.count > 1) + ["]" + end]
        case .filled(let opening, let words, let ending):
            return filled(words, behind: start + opening, before: ending + end, indentation)
        case .filledCall(let function, let arguments):
            let opening = lines(function, behind: start, before: "(", indentation)
            return opening + filled(arguments, behind: padding, before: ")" + end, indentation)
        case .closure(let head, let signature, let body, let isOpen):
            let opening = opening(of: head, signature, behind: start, indentation)
            return closure(opening, body, isOpen: isOpen, before: end, indentation)
        case .chain(let terms, let chaining):
            return chain(terms, chaining, behind: start, before: end, indentation)
        case .choice(let value, let cases):
            return [start.withoutLastSpace] + inside([.switched(value, cases)], indentation)
        case .literal(let text): return literal(text, behind: start, before: end, indentation)
        case .joinedLiteral(let text): return joinedLiterals(text, behind: start, before: end, indentation)
        case .comparison, .negation, .host: return [whole]
        case .writtenLines(let written):
            return [start + written[0]] + written.dropFirst().dropLast() + [written[written.count - 1] + end]
        case .asked(let first, let second):
            if fits(start + first.text, indentation), !first.takesLines {
                return [start + first.text, padding + second.text + end]
            }
            return lines(first, behind: start, before: second.text + end, indentation)
        case .written:
            guard let (function, arguments) = WrittenCall.last(of: SwiftText(expression.text)) else { return [whole] }
            return call(
                Expression(function), arguments.map { Expression($0) }, behind: start, before: end, indentation)
        }
    }

    /// A text as one literal over several lines.
    private static func literal(
        _ text: String, behind start: String, before end: String, _ indentation: Int
    ) -> [String] {
        let width = SourceLine.width - indentation
        let lines = SwiftLiteral.multilineString(text, indentation: padding, width: width)
        return [start + lines[0]] + lines.dropFirst().dropLast() + [lines[lines.count - 1] + end]
    }

    /// A text as several literals, a line each.
    private static func joinedLiterals(
        _ text: String, behind start: String, before end: String, _ indentation: Int
    ) -> [String] {
        let joining = "+ "
        let room = SourceLine.width - indentation - SourceLine.columns(of: end)
        let parts = SwiftLiteral.parts(
            of: text, first: room - SourceLine.columns(of: start), others: room - step - joining.utf8.count)
        let last = parts.count - 1
        return parts.enumerated().map { place, part in
            (place == 0 ? start : padding + joining) + part + (place == last ? end : "")
        }
    }

    /// True if the line is no longer than lines may be.
    static func fits(_ line: String, _ indentation: Int) -> Bool {
        // A line has no more columns than bytes, so that those of most are not counted.
        line.utf8.count + indentation <= SourceLine.width
            || SourceLine.columns(of: line) + indentation <= SourceLine.width
    }

    // MARK: - Calls

    /// A call whose arguments stand on the next line, or a line each where that has no room. A list or a closure that
    /// is the only argument opens on the line of the call.
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
            // The text behind a closure stands on the line on which it ends.
            let rest = arguments.dropFirst().map { ", " + $0.text }.joined() + ")" + end
            return opening + further(lines(first, behind: "", before: rest, indentation + step))
        }
        return opening + elements(arguments, indentation, isLastFollowed: false) + [")" + end]
    }

    /// A call with as many arguments on each line as fit, unless one takes several lines.
    private static func fittingCall(
        _ function: Expression, _ arguments: [Expression], behind start: String, before end: String,
        _ indentation: Int
    ) -> [String] {
        let isEachShort = arguments.allSatisfy { !$0.takesLines && fits("\($0.text))\(end)", indentation + step) }
        guard isEachShort else { return call(function, arguments, behind: start, before: end, indentation) }
        return lines(.filledCall(function, arguments), behind: start, before: end, indentation)
    }

    /// A call whose first argument stands on lines of its own, as `NSLayoutConstraint.activate` and long initialisers
    /// have it.
    private static func ledCall(
        _ function: Expression, _ arguments: [Expression], behind start: String, before end: String,
        _ indentation: Int
    ) -> [String] {
        let opening = lines(function, behind: start, before: "(", indentation)
        guard let first = arguments.first else { return opening }
        if arguments.count == 1 {
            return opening + further(lines(first, behind: "", before: ")" + end, indentation + step))
        }
        let start = further(lines(first, behind: "", before: ",", indentation + step))
        if arguments.count == 2 {
            return opening + start + further(lines(arguments[1], behind: "", before: ")" + end, indentation + step))
        }
        return opening + start + filled(Array(arguments.dropFirst()), behind: padding, before: ")" + end, indentation)
    }

    /// The lines of elements that stand a line each, with a comma behind each but perhaps the last.
    private static func elements(_ elements: [Expression], _ indentation: Int, isLastFollowed: Bool) -> [String] {
        elements.enumerated().flatMap { number, element in
            let comma = number < elements.count - 1 || isLastFollowed ? "," : ""
            return further(lines(element, behind: "", before: comma, indentation + step))
        }
    }

    /// The lines of what stands within something, one step further in.
    private static func further(_ lines: [String]) -> [String] { lines.map { padding + $0 } }

    // MARK: - Others

    /// Words with commas between them, as many on each line as there is room for.
    static func filled(
        _ words: [Expression], behind start: String, before end: String, _ indentation: Int
    ) -> [String] {
        var lines = [start]
        var isFirst = true
        for (number, word) in words.enumerated() {
            let text = word.text + (number == words.count - 1 ? end : ",")
            let joined = isFirst ? lines[lines.count - 1] + text : "\(lines[lines.count - 1]) \(text)"
            if fits(joined, indentation) || isFirst && start == padding {
                lines[lines.count - 1] = joined
            } else {
                lines.append(padding + text)
            }
            isFirst = false
        }
        return lines
    }

    /// The terms of a chain, broken as its `chaining` says.
    private static func chain(
        _ terms: [Expression], _ chaining: Expression.Chaining, behind start: String, before end: String,
        _ indentation: Int
    ) -> [String] {
        /// The terms, a line each, of which the last has the end behind it.
        func each(_ terms: ArraySlice<Expression>, _ indentation: Int) -> [String] {
            terms.indices.flatMap { index in
                lines(terms[index], behind: "", before: index == terms.endIndex - 1 ? end : "", indentation)
            }
        }
        let begins = start.isEmpty || chaining == .alwaysBelowFirst
        switch chaining {
        case .besideFirst: return each(terms[...], indentation)
        case _ where begins:
            return lines(terms[0], behind: start, before: terms.count == 1 ? end : "", indentation)
                + further(each(terms[1...], indentation + step))
        case .togetherBelowTarget:
            let whole = terms.map(\.text).joined(separator: " ") + end
            if fits(whole, indentation + step) { return [start.withoutLastSpace, padding + whole] }
        case .belowTarget, .alwaysBelowTarget, .alwaysBelowFirst: break
        }
        return [start.withoutLastSpace] + further(each(terms[...], indentation + step))
    }

    /// A closure on one line where its body is one short statement, else with its body on lines of its own.
    private static func closure(
        _ opening: (lines: [String], isSigned: Bool), _ body: [Statement], isOpen: Bool, before end: String,
        _ indentation: Int
    ) -> [String] {
        if !isOpen, body.count <= 1, !body.contains(where: \.takesLines), opening.isSigned {
            let last = [opening.lines[opening.lines.count - 1]]
            let whole = (last + lines(body, indentation: 0) + ["}\(end)"]).joined(separator: " ")
            if fits(whole, indentation) { return opening.lines.dropLast() + [whole] }
        }
        return opening.lines + inside(body, indentation) + ["}" + end]
    }

    /// The lines that begin a closure, with its signature on a line of its own where it is too long; `isSigned` is true
    /// where the signature stands behind the brace, or there is none.
    static func opening(
        of head: Expression, _ signature: String, behind start: String = "", _ indentation: Int
    ) -> (lines: [String], isSigned: Bool) {
        let brace = head.text.isEmpty ? "{" : " {"
        let signed = signature.isEmpty ? brace : "\(brace) \(signature)"
        // A part that can break makes room for the signature.
        let whole = lines(head, behind: start, before: signed, indentation)
        if head.form != nil || fits(whole[0], indentation) || signature.isEmpty { return (whole, true) }
        return (lines(head, behind: start, before: brace, indentation) + [padding + signature], false)
    }
}

extension Expression {
    /// True for a list, with its label or without.
    fileprivate var isList: Bool {
        switch form {
        case .list, .stackedList: true
        case .behind(_, let second): second.isList
        default: false
        }
    }
}

extension String {
    /// The words before a value, for a line of their own.
    fileprivate var withoutLastSpace: String { last == " " ? String(dropLast()) : self }
}
