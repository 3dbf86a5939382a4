/// Where lines of generated Swift break.
package enum SourceLine {
    /// The columns that swift-format allows, by the project's configuration.
    package static let width = 120

    /// The columns of a text: its characters, as swift-format counts them.
    package static func columns(of text: String) -> Int {
        // Characters are costly to count, and most lines have none but ASCII.
        text.utf8.allSatisfy { $0 < 0x80 } ? text.utf8.count : text.count
    }

    /// `target = function(arguments)` on one line, or broken as swift-format breaks it.
    ///
    /// - Parameter indentation: The columns before the line.
    package static func call(
        _ target: String, _ function: String, _ arguments: [String], indentation: Int, trailing: String = ""
    ) -> [String] {
        let whole = "\(target)\(function)(\(arguments.joined(separator: ", ")))\(trailing)"
        if columns(of: whole) + indentation <= width { return [whole] }
        let inner = "    " + arguments.joined(separator: ", ") + ")" + trailing
        if columns(of: inner) + indentation <= width { return ["\(target)\(function)(", inner] }
        let last = arguments.count - 1
        return ["\(target)\(function)("]
            + arguments.enumerated().map { "    \($0.element)" + ($0.offset == last ? "" : ",") }
            + [")" + trailing]
    }

    /// `func name(parameters) -> Result` as it stands before its body, four columns from the left.
    package static func signature(_ function: String, _ parameters: [String], result: String? = nil) -> [String] {
        let list = parameters.joined(separator: ", ")
        let end = ")" + (result.map { " -> " + $0 } ?? "")
        let whole = "\(function)(\(list)\(end)"
        let (indentation, brace) = (4, 2)
        return columns(of: whole) + indentation + brace <= width ? [whole] : [function + "(", "    " + list, end]
    }

    /// `target = [elements]` on one line, or an element a line.
    package static func list(_ target: String, _ elements: [String], indentation: Int) -> [String] {
        let whole = "\(target)[\(elements.joined(separator: ", "))]"
        if columns(of: whole) + indentation <= width { return [whole] }
        return ["\(target)["] + elements.map { "    \($0)," } + ["]"]
    }

    /// The line, broken at the arguments of the call with which it ends where it is too long.
    package static func fitted(_ line: String, indentation: Int) -> [String] {
        guard columns(of: line) + indentation > width, let (function, arguments) = lastCall(of: SwiftText(line))
        else { return [line] }
        return call(function, "", arguments, indentation: indentation)
    }

    /// What stands before the parenthesis that the last one closes, and the arguments within; nil in doubt.
    private static func lastCall(of text: SwiftText) -> (function: String, arguments: [String])? {
        guard let last = text.tokens.indices.last, text.isMark(")", at: last),
            text.tokens[last].range.upperBound == text.bytes.count
        else { return nil }
        // Where brackets are open, and an interpolation of a literal as well.
        var open: [Int] = []
        var commas: [Int: [Int]] = [:]
        for place in text.tokens.indices.dropLast() {
            let token = text.tokens[place]
            if token.kind == .literal {
                if text[token].first == UInt8(ascii: ")"), open.popLast() == nil { return nil }
                if text[token].last == UInt8(ascii: "(") { open.append(token.range.upperBound - 1) }
                continue
            }
            switch text.mark(at: place) {
            case "(", "[", "{": open.append(token.range.lowerBound)
            case ")", "]", "}": guard open.popLast() != nil else { return nil }
            case ",": commas[open.last ?? -1, default: []].append(token.range.lowerBound)
            default: break
            }
        }
        guard open.count == 1, let start = open.first else { return nil }
        let ends = commas[start, default: []] + [text.bytes.count - 1]
        var arguments: [String] = []
        var from = start + 1
        for end in ends {
            let argument = text.bytes[from..<end].drop { $0 == UInt8(ascii: " ") }
            arguments.append(String(decoding: argument, as: UTF8.self))
            from = end + 1
        }
        return (String(decoding: text.bytes[..<start], as: UTF8.self), arguments)
    }
}
