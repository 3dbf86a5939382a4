/// The Swift that a spec gives for an element, by when it runs.
package struct OwnStatements: Sendable {
    /// What runs once, when the element is made.
    package private(set) var once: [String] = []
    /// What runs with `render()`, since it names what changes.
    package private(set) var rendered: [String] = []

    /// - Parameters:
    ///   - lines: Statements, each on as many lines as it takes.
    ///   - id: What the element of a `repeat` is called; nil for what stands once.
    package init(_ lines: [String], id: String?) {
        for statement in Self.statements(lines) {
            if statement.joined(separator: "\n").follows(id: id) {
                rendered += statement
            } else {
                once += statement
            }
        }
        // What one view declares is not to meet what another does.
        if rendered.contains(where: \.declares) { rendered = ["do {"] + rendered.map { "    " + $0 } + ["}"] }
    }

    /// The statements one by one; all together where one declares what others name.
    private static func statements(_ lines: [String]) -> [[String]] {
        guard !lines.contains(where: \.declares) else { return [lines] }
        var statements: [[String]] = []
        var depth = 0
        for line in lines {
            if depth > 0 || line.goesOn, !statements.isEmpty {
                statements[statements.count - 1].append(line)
            } else {
                statements.append([line])
            }
            depth += line.bracketDepth
        }
        return statements
    }
}

extension PropertyValue {
    /// True if it is set again and again: its Swift names state, or the element of a `repeat`.
    package func follows(id: String?) -> Bool {
        switch value {
        case .swift(let code): code.follows(id: id)
        case .reference: true
        case .text, .number, .boolean: false
        }
    }
}

extension Element {
    /// What an element of its `repeat` is called; nil for what stands once.
    package var repeatedID: String? { repetition == nil ? nil : id?.text }
}

extension String {
    /// True for Swift that names state, or what the element of a `repeat` is called.
    fileprivate func follows(id: String?) -> Bool {
        namesState || id.map { id in swiftNames.contains { $0.prefix { $0 != "." } == id } } ?? false
    }

    private var firstWord: Substring { drop { $0 == " " }.prefix { $0 != " " } }

    /// True for a statement that declares a name.
    fileprivate var declares: Bool { ["let", "var", "func"].contains(firstWord) && first != " " }

    /// True for a line that goes on with the statement before it.
    fileprivate var goesOn: Bool {
        first == " " || ["}", ")", "]", ".", "?", ":"].contains { firstWord.hasPrefix($0) }
    }

    /// How many more brackets it opens than it closes.
    fileprivate var bracketDepth: Int {
        utf8.reduce(0) { depth, byte in
            switch byte {
            case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth + 1
            case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): depth - 1
            default: depth
            }
        }
    }
}
