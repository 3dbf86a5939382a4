import GenvcSwift

/// The Swift that a spec gives for an element, by when it runs.
package struct OwnStatements: Sendable {
    /// The lines that run once, when the element is made.
    package private(set) var once: [String] = []
    /// The lines that run with `render()`, since they name what changes.
    package private(set) var rendered: [String] = []

    /// - Parameters:
    ///   - lines: Statements, each on as many lines as it takes.
    ///   - id: What the element of a `repeat` is called; nil for an element that stands once.
    package init(_ lines: [String], id: String?) {
        let statements = Self.statements(lines)
        // The name that one statement declares may stand in any of the others.
        let declares = statements.contains(where: Self.declares)
        for statement in declares ? [lines] : statements {
            if statement.joined(separator: "\n").follows(id: id) {
                rendered += statement
            } else {
                once += statement
            }
        }
        // A name that the statements of one view declare must not meet that of another view.
        if declares, !rendered.isEmpty { rendered = ["do {"] + rendered.map { "    " + $0 } + ["}"] }
    }

    /// The lines of each statement.
    private static func statements(_ lines: [String]) -> [[String]] {
        var statements: [[String]] = []
        for (line, isContinued) in zip(lines, SwiftLines(lines).areContinued) {
            if isContinued || continuesStatement(line), !statements.isEmpty {
                statements[statements.count - 1].append(line)
            } else {
                statements.append([line])
            }
        }
        return statements
    }

    /// True for a statement that declares a name.
    private static func declares(_ statement: [String]) -> Bool {
        let text = SwiftText(statement.joined(separator: "\n"))
        return ["let", "var", "func"].contains { text.isWord($0, at: 0) }
    }

    /// True for a line that belongs to the statement before it, although nothing is open: it is indented, or begins
    /// with a closing bracket or an operator.
    private static func continuesStatement(_ line: String) -> Bool {
        line.first == " " || ["}", ")", "]", ".", "?", ":"].contains { line.hasPrefix($0) }
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
    /// The name of an element of its `repeat`; nil for an element that stands once.
    package var repeatedID: String? { repetition == nil ? nil : id?.text }
}

extension String {
    /// True for Swift that names state, or what the element of a `repeat` is called.
    fileprivate func follows(id: String?) -> Bool {
        namesState || id.map { id in SwiftText(self).memberChains.contains { $0.refers(to: id) } } ?? false
    }

    /// True for Swift that names what only an instance of the class has: its `state`, or the `content` of a component.
    package var namesState: Bool {
        let chains = SwiftText(self).memberChains
        // A name that the code declares itself, as `var content = …`, is not that of the class.
        let declared = chains.filter { $0.role == .declaration }.compactMap(\.names.first)
        return ["state", "content"].contains { owner in
            !declared.contains(owner) && chains.contains { $0.refers(to: owner) }
        }
    }
}

extension MemberChain {
    /// True if the chain begins with the name and refers to it.
    fileprivate func refers(to name: String) -> Bool { role == .use && names.first == name }
}
