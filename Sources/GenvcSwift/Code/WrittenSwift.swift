extension Expression {
    /// Swift that a person wrote, with the names that the lexer finds in it.
    package init(written code: String) {
        let chains = SwiftText(code).memberChains.filter { $0.role == .use }
        let names = chains.compactMap { chain in
            chain.names.first.map { Name($0, chain.names.dropFirst().first) }
        }
        let lines = code.utf8.split(separator: UInt8(ascii: "\n"))
        guard lines.count > 1 else {
            self.init(code, names: names, form: .written)
            return
        }
        self.init(code, names: names, form: .writtenLines(lines.map { String(decoding: $0, as: UTF8.self) }))
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
