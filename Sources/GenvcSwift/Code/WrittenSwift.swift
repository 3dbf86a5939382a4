extension Expression {
    /// Swift that a person wrote, with the names that the lexer finds in it.
    package init(written code: String) {
        self.init(code, names: SwiftText(code).memberChains.filter { $0.role == .use }.map(\.text), form: .written)
    }
}

extension Statement {
    /// Statements that a person wrote, a line each; the first has the names of all, since they are read as one text.
    package static func written(_ lines: [String]) -> [Statement] {
        let names = Expression(written: lines.joined(separator: "\n")).names
        return lines.enumerated().map {
            .line(Expression($0.element, names: $0.offset == 0 ? names : [], form: .written))
        }
    }
}
