/// Tells the braces of closures from those of statements and declarations, token by token.
struct BraceReader {
    /// A bracket that is open.
    private struct Bracket {
        /// The place from which on `$0` is the argument of a closure that names none, behind what it captures; nil for
        /// all other brackets.
        var arguments: Int?
        /// True for the braces behind `repeat`, whose `while` has no braces.
        var isOfRepeat = false
        /// The keyword within it whose braces are to come.
        var keyword: String?
    }

    /// The keywords whose braces hold statements or members.
    private static let beforeBlock: Set = [
        "catch", "class", "defer", "do", "else", "enum", "extension", "for", "func", "get", "guard", "if", "init",
        "protocol", "repeat", "set", "struct", "switch", "while",
    ]
    /// The keywords that begin a statement, so that no parameters of a closure can stand before them.
    private static let statements: Set = ["await", "guard", "if", "let", "return", "switch", "throw", "try", "var"]

    private let text: SwiftText
    /// The brackets around the place, from the outermost to the innermost; the first is the text itself.
    private var brackets = [Bracket()]
    private var isBehindRepeat = false

    init(_ text: SwiftText) {
        self.text = text
    }

    /// True if a closure around the place, an index of the tokens, has arguments without names.
    func areOfClosure(at place: Int) -> Bool {
        brackets.contains { bracket in bracket.arguments.map { $0 <= place } ?? false }
    }

    /// Takes in the token at the place; every token is read once, in order.
    mutating func read(_ place: Int) {
        let wasBehindRepeat = isBehindRepeat
        isBehindRepeat = false
        switch text.tokens[place].kind {
        case .identifier: readKeyword(at: place, isBehindRepeat: wasBehindRepeat)
        case .literal: readLiteral(text[text.tokens[place]])
        case .mark: readMark(at: place)
        case .space, .comment, .number, .dollarName, .directive: break
        }
    }

    private mutating func readKeyword(at place: Int, isBehindRepeat: Bool) {
        guard let word = text.name(at: place), Self.beforeBlock.contains(word), text.isWord(word, at: place),
            // A member and the label of an argument are names.
            !text.isMark(".", at: place - 1), !text.isMark(":", at: place + 1), !(isBehindRepeat && word == "while")
        else { return }
        brackets[brackets.count - 1].keyword = word
    }

    /// Enters or leaves the interpolations of a text.
    private mutating func readLiteral(_ bytes: ArraySlice<UInt8>) {
        if bytes.first == UInt8(ascii: ")") { leave() }
        if bytes.last == UInt8(ascii: "(") { brackets.append(Bracket()) }
    }

    private mutating func readMark(at place: Int) {
        switch text.mark(at: place) {
        case "(", "[": brackets.append(Bracket())
        case "{":
            let keyword = brackets[brackets.count - 1].keyword
            brackets[brackets.count - 1].keyword = nil
            brackets.append(
                Bracket(arguments: keyword == nil ? arguments(place + 1) : nil, isOfRepeat: keyword == "repeat"))
        case ")", "]", "}": leave()
        case ";": brackets[brackets.count - 1].keyword = nil
        default: break
        }
    }

    private mutating func leave() {
        guard brackets.count > 1, let bracket = brackets.popLast() else { return }
        isBehindRepeat = bracket.isOfRepeat
    }

    /// The place from which on `$0` is the argument of the closure whose first token stands at the place; nil for a
    /// closure that names its parameters, be it that it has none: `() in`.
    private func arguments(_ start: Int) -> Int? {
        var place = start
        while text.isMark("@", at: place) { place = behindGroup(place + 2) }
        if text.isMark("[", at: place), text.isWord("in", at: behindGroup(place)) { return behindGroup(place) }
        let first = place
        while text.tokens.indices.contains(place) {
            if text.isWord("in", at: place) { return place == first ? first : nil }
            if let word = text.name(at: place) {
                guard !Self.beforeBlock.contains(word), !Self.statements.contains(word) else { return first }
                place += 1
            } else if text.isMark("(", at: place) || text.isMark("[", at: place) {
                place = behindGroup(place)
            } else if let mark = text.mark(at: place), ",:@?!->_<&".unicodeScalars.contains(mark) {
                place += 1
            } else {
                return first
            }
        }
        return first
    }

    /// The place behind the brackets that open at the place; the place itself where none open.
    private func behindGroup(_ start: Int) -> Int {
        var (place, depth) = (start, 0)
        while let mark = text.tokens.indices.contains(place) ? text.mark(at: place) ?? " " : nil {
            if mark == "(" || mark == "[" { depth += 1 }
            if mark == ")" || mark == "]" { depth -= 1 }
            if depth == 0 { return place == start && mark != "(" && mark != "[" ? start : place + 1 }
            place += 1
        }
        return place
    }
}
