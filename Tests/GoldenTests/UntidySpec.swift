import LanguageSpecs
import RandomSpecs

/// A spec that is written in a manner drawn at random: any order of keys, indentation, brackets, comments, empty lines.
struct UntidySpec {
    private var random: SeededGenerator
    private(set) var text = ""
    /// The comments in it, from their sign on.
    private(set) var comments: [String] = []
    /// The spaces of one step of indentation.
    private let step: Int

    init(_ root: SpecNode, seed: UInt64) {
        random = SeededGenerator(seed: seed)
        step = Int.random(in: 1...4, using: &random)
        text = lines(of: root, indentation: 0).map { $0 + "\n" }.joined()
    }

    private mutating func chance(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &random) < percent }

    private mutating func spaces(_ range: ClosedRange<Int>) -> String {
        String(repeating: " ", count: Int.random(in: range, using: &random))
    }

    private mutating func comment() -> String {
        comments.append("# note \(comments.count)")
        return comments[comments.count - 1]
    }

    // MARK: - Lines

    /// A list or a mapping in lines of its own.
    private mutating func lines(of node: SpecNode, indentation: Int) -> [String] {
        let margin = String(repeating: " ", count: indentation)
        switch node {
        case .scalar(let word): return [margin + word + ending()]
        case .list(let items):
            return items.flatMap { item -> [String] in
                if let value = inline(item) {
                    return above(indentation) + [margin + "-" + spaces(1...3) + value + ending()]
                }
                let inner = indentation + Int.random(in: 2...4, using: &random)
                var lines = lines(of: item, indentation: inner)
                // A comment above its first key stands below the dash.
                guard lines[0].contains(where: { $0 != " " }), !lines[0].drop(while: { $0 == " " }).hasPrefix("#")
                else {
                    return above(indentation) + [margin + "-" + ending()] + lines
                }
                let first = lines[0].dropFirst(indentation + 1)
                lines[0] = margin + "-" + first
                return above(indentation) + lines
            }
        case .mapping(let entries):
            return entries.shuffled(using: &random).flatMap { entry -> [String] in
                let key = above(indentation) + [margin + entry.key + ":"]
                if let value = inline(entry.value) {
                    return key.dropLast() + [key[key.count - 1] + spaces(1...3) + value + ending()]
                }
                let inner = indentation + step
                return key.dropLast() + [key[key.count - 1] + ending()] + lines(of: entry.value, indentation: inner)
            }
        }
    }

    /// Comments and empty lines above a line, by chance.
    private mutating func above(_ indentation: Int) -> [String] {
        var lines: [String] = []
        while chance(12) {
            lines.append(chance(50) ? spaces(0...2) : spaces(0...indentation + 3) + comment())
        }
        return lines
    }

    /// A comment or blanks behind a value, by chance.
    private mutating func ending() -> String {
        if chance(8) { return spaces(1...6) + comment() }
        return chance(8) ? spaces(1...2) : ""
    }

    // MARK: - Brackets

    /// A value on one line, by chance; nil for one that stands in lines of its own.
    private mutating func inline(_ node: SpecNode) -> String? {
        if case .scalar(let word) = node { return word }
        guard node.isEmpty || chance(60), Self.fitsBrackets(node) else { return nil }
        return brackets(node)
    }

    private mutating func brackets(_ node: SpecNode) -> String {
        switch node {
        case .scalar(let word): return word
        case .list(let items):
            return "[" + spaces(0...2) + items.map { brackets($0) }.joined(separator: comma()) + spaces(0...1) + "]"
        case .mapping(let entries):
            let parts = entries.shuffled(using: &random).map { $0.key + ":" + spaces(1...2) + brackets($0.value) }
            return "{" + spaces(0...2) + parts.joined(separator: comma()) + spaces(0...1) + "}"
        }
    }

    private mutating func comma() -> String { spaces(0...1) + "," + spaces(0...2) }

    /// False for words that would end within brackets.
    private static func fitsBrackets(_ node: SpecNode) -> Bool {
        guard case .scalar(let word) = node else { return node.children.allSatisfy(fitsBrackets) }
        return word.hasPrefix("\"") || !word.contains { ",[]{}".contains($0) }
    }
}

/// A text with comments and empty lines that stand in it at random.
struct UntidyText {
    let text: String
    /// The comments that were added, from their sign on.
    let comments: [String]

    init(_ original: String, random: inout SeededGenerator) {
        var lines: [String] = []
        var comments: [String] = []
        func comment() -> String {
            comments.append("# note \(comments.count)")
            return comments[comments.count - 1]
        }
        // The indentation of the key whose text below `|` or `>` is gone through: nothing is added to that.
        var block: Int?
        for line in original.split(separator: "\n", omittingEmptySubsequences: false) {
            let indentation = line.prefix { $0 == " " }.count
            if let outer = block, line.isEmpty || indentation > outer {
                lines.append(String(line))
                continue
            }
            let isHeader = ["|", ">", "|-", ">-", "|+", ">+"].contains { line.hasSuffix(" " + $0) }
            block = isHeader ? indentation : nil
            let chance = Int.random(in: 0..<10, using: &random)
            if chance == 0 { lines.append(String(repeating: " ", count: indentation) + comment()) }
            if chance == 1 { lines += ["", ""] }
            lines.append(line.isEmpty || isHeader || chance != 2 ? String(line) : line + "  " + comment())
        }
        text = lines.joined(separator: "\n")
        self.comments = comments
    }
}
