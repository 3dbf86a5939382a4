/// A name in Swift text with the members that are asked of it: `state.user?.name`.
package struct MemberChain: Hashable, Sendable {
    /// The role of the name where it stands.
    package enum Role: Hashable, Sendable {
        /// The name refers to something.
        case use
        /// The name is the label of an argument or of a parameter.
        case label
        /// A constant, a variable or a function gets this name.
        case declaration
    }

    /// The names from the first one on, without backticks and without `self` at the beginning.
    package let names: [String]
    /// The meaning of the first name at its place.
    package let role: Role

    /// `state.user.name`
    package var text: String { names.joined(separator: ".") }
}

extension SwiftText {
    /// The chains of names in the code, keywords among them; members of anything but a name are none.
    package var memberChains: [MemberChain] {
        var reader = ChainReader(self)
        return reader.chains()
    }

    /// The labels of the arguments and parameters in the code.
    package var labels: [String] {
        memberChains.filter { $0.role == .label }.compactMap(\.names.first)
    }
}

/// Reads the chains of names of a text from its first token to its last one.
private struct ChainReader {
    private let text: SwiftText
    /// The index of the next token.
    private var place = 0
    /// The brackets that are open; a dictionary's colons follow keys, those of the others labels.
    private var brackets: [Bracket] = []

    /// A bracket by what stands in it.
    private enum Bracket {
        case parenthesis, subscripted, dictionary, brace
    }

    init(_ text: SwiftText) {
        self.text = text
    }

    /// All chains of the text, in order.
    mutating func chains() -> [MemberChain] {
        var chains: [MemberChain] = []
        while place < text.tokens.count {
            trackBrackets()
            guard text.tokens[place].kind == .identifier, !isMember else {
                place += 1
                continue
            }
            let start = place
            var names = names()
            let role = role(of: start, isAlone: names.count == 1)
            if names[0] == "self" { names.removeFirst() }
            if !names.isEmpty { chains.append(MemberChain(names: names, role: role)) }
        }
        return chains
    }

    /// Enters or leaves the brackets that the token opens or closes; a literal does so around an interpolation.
    private mutating func trackBrackets() {
        let token = text.tokens[place]
        guard token.kind == .mark || token.kind == .literal else { return }
        if token.kind == .literal {
            if text[token].first == UInt8(ascii: ")") { _ = brackets.popLast() }
            if text[token].last == UInt8(ascii: "(") { brackets.append(.parenthesis) }
            return
        }
        switch text.mark(at: place) {
        case "(": brackets.append(.parenthesis)
        case "{": brackets.append(.brace)
        case "[": brackets.append(isBehindOperand ? .subscripted : .dictionary)
        case ")", "]", "}": _ = brackets.popLast()
        default: break
        }
    }

    /// True if what is asked for a subscript stands directly before the place.
    private var isBehindOperand: Bool {
        guard text.isAdjacent(place) else { return false }
        switch text.tokens[place - 1].kind {
        case .identifier, .literal, .dollarName, .number: return true
        case .mark: return [")", "]", "}", "?", "!"].contains(text.mark(at: place - 1))
        case .space, .comment, .directive: return false
        }
    }

    /// True if the name is a member of what stands before it; three dots are an operator.
    private var isMember: Bool {
        text.isMark(".", at: place - 1) && !(text.isMark(".", at: place - 2) && text.isAdjacent(place - 1))
    }

    /// The names of the chain that begins here; moves behind it.
    private mutating func names() -> [String] {
        var names: [String] = []
        while let name = text.name(at: place) ?? number {
            names.append(name)
            place += 1
            var dot = place
            while text.isAdjacent(dot), text.isMark("?", at: dot) || text.isMark("!", at: dot) { dot += 1 }
            guard text.isMark(".", at: dot), isPartOfChain(dot), !text.isMark(".", at: dot + 1) else { break }
            guard text.tokens.indices.contains(dot + 1), text.isAdjacent(dot + 1) else { break }
            place = dot + 1
        }
        return names
    }

    /// The number of a member of a tuple that stands here, such as `0` of `pair.0`; nil for any other token.
    private var number: String? {
        guard text.tokens.indices.contains(place), text.tokens[place].kind == .number else { return nil }
        return String(decoding: text[text.tokens[place]], as: UTF8.self)
    }

    /// True if the dot stands directly behind the name, or begins the next line.
    private func isPartOfChain(_ dot: Int) -> Bool {
        let between = text.bytes[text.tokens[dot - 1].range.upperBound..<text.tokens[dot].range.lowerBound]
        return between.isEmpty || between.contains(where: \.isLineEnd)
    }

    // MARK: Roles

    /// The keywords behind which a name is declared.
    private static let declaring: Set = ["let", "var", "func", "for"]
    /// The keywords behind which an expression stands.
    private static let beforeExpression: Set = [
        "as", "await", "case", "catch", "else", "if", "in", "is", "return", "switch", "throw", "try", "where", "while",
    ]

    /// The role of the chain whose first token stands at the place.
    private func role(of start: Int, isAlone: Bool) -> MemberChain.Role {
        guard isAlone else { return .use }
        let before = text.name(at: start - 1)
        if let before, Self.declaring.contains(before) { return .declaration }
        if text.isMark("{", at: start - 1), text.isWord("in", at: place) { return .declaration }
        guard text.isMark(":", at: place) else { return .use }
        if let before { return Self.beforeExpression.contains(before) ? .use : .label }
        guard text.isMark("(", at: start - 1) || text.isMark(",", at: start - 1) || text.isMark("[", at: start - 1)
        else { return .use }
        return brackets.last == .parenthesis || brackets.last == .subscripted ? .label : .use
    }
}
