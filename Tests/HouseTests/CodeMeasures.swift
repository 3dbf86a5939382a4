import GenvcSwift

/// The types and functions that a Swift file declares, with their lengths in lines.
struct CodeMeasures {
    /// A function or an initializer with a body.
    struct Function {
        /// The name; `init` for an initializer.
        let name: String
        /// The line of the word `func` or `init`, counted from 1.
        let line: Int
        /// The lines from that word to the last brace.
        let length: Int
        /// The number of parameters.
        let parameters: Int
        /// The parameters that the body does not name; none of an empty body, which stands for a refusal.
        let unusedParameters: [String]
    }

    /// The lines that the file has of each type, by the name of the outermost one: those in its braces, with them.
    private(set) var types: [String: Int] = [:]
    private(set) var functions: [Function] = []

    private enum Declaration {
        case type(String)
        case function(String, parameters: [String])
    }

    private static let typeWords: Set = ["struct", "class", "enum", "actor", "protocol", "extension"]

    private let text: SwiftText
    /// The line of each token, counted from 1.
    private let lines: [Int]

    init(_ source: String) {
        text = SwiftText(source)
        var (line, byte) = (1, 0)
        lines = text.tokens.map { [bytes = text.bytes] token in
            line += bytes[byte..<token.range.lowerBound].count { $0 == UInt8(ascii: "\n") }
            byte = token.range.lowerBound
            return line
        }
        measure()
    }

    /// The lines on which comments begin, counted from 1; a text that looks like one is none.
    static func commentLines(of source: String) -> [Int] {
        let bytes = Array(source.utf8)
        var (line, lines) = (1, [Int]())
        for token in SwiftLexer(bytes) {
            if token.kind == .comment { lines.append(line) }
            line += bytes[token.range].count { $0 == UInt8(ascii: "\n") }
        }
        return lines
    }

    private mutating func measure() {
        var open: [(declaration: Declaration, line: Int, place: Int)?] = []
        var pending: (declaration: Declaration, line: Int, place: Int)?
        // A brace between parentheses is that of a closure, as of a parameter's default.
        var (parentheses, outer) = (0, 0)
        for place in text.tokens.indices {
            if text.isMark("(", at: place) { parentheses += 1 }
            if text.isMark(")", at: place) { parentheses -= 1 }
            if let declaration = declaration(at: place) {
                pending = (declaration, lines[place], place)
                outer = parentheses
            } else if text.isMark("{", at: place), pending != nil, parentheses > outer {
                open.append(nil)
            } else if text.isMark("{", at: place) {
                pending?.place = place
                open.append(pending)
                pending = nil
            } else if text.isMark("}", at: place) {
                // A requirement of a protocol has no body.
                if parentheses <= outer { pending = nil }
                guard case let ended?? = open.popLast() else { continue }
                let length = lines[place] - ended.line + 1
                switch ended.declaration {
                case .function(let name, let parameters):
                    functions.append(
                        Function(
                            name: name, line: ended.line, length: length, parameters: parameters.count,
                            unusedParameters: place == ended.place + 1
                                ? [] : parameters.filter { !names($0, in: ended.place...place) }))
                case .type(let name):
                    let isOuter = !open.contains { if case .type? = $0?.declaration { true } else { false } }
                    if isOuter { types[name, default: 0] += length }
                }
            }
        }
    }

    /// The declaration that begins at a token; nil where none does.
    private func declaration(at place: Int) -> Declaration? {
        guard let word = text.name(at: place), text.isWord(word, at: place), !text.isMark(".", at: place - 1) else {
            return nil
        }
        if Self.typeWords.contains(word), let name = text.name(at: place + 1), !["func", "var", "let"].contains(name) {
            return .type(name)
        }
        if word == "func" {
            return .function(text.name(at: place + 1) ?? "", parameters: parameters(behind: place + 1))
        }
        guard word == "init", !text.isMark(")", at: place + 1) else { return nil }
        return .function(word, parameters: parameters(behind: place))
    }

    /// The names that a body uses for the parameters between the parentheses that open behind the place; `_` for one
    /// without a name.
    private func parameters(behind place: Int) -> [String] {
        guard var place = text.tokens.indices.first(where: { $0 > place && text.isMark("(", at: $0) }) else {
            return []
        }
        var (depth, isName, names) = (0, true, [String]())
        while place < text.tokens.count {
            switch text.mark(at: place) {
            case "(", "[", "{": depth += 1
            case ")", "]", "}": depth -= 1
            case ":" where depth == 1 && isName:
                names.append(text.name(at: place - 1) ?? "_")
                isName = false
            // A comma between types in `< >` has no colon of a parameter behind it.
            case "," where depth == 1: isName = true
            default: break
            }
            if depth == 0 { return names }
            place += 1
        }
        return names
    }

    /// True if a token of the body is the name, or a text that may have it in an interpolation.
    private func names(_ name: String, in body: ClosedRange<Int>) -> Bool {
        name == "_"
            || body.contains { place in
                let token = text.tokens[place]
                let word = String(decoding: text.bytes[token.range], as: UTF8.self)
                return word == name || word == "`\(name)`" || word.contains("\\(") && word.contains(name)
            }
    }
}
