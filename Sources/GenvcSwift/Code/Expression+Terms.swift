extension Expression {
    /// `first && second`; a term is in parentheses where an operator in it would bind less.
    package static func terms(_ terms: [Expression], joinedBy sign: String) -> Expression {
        var terms = terms
        // A condition that stands there twice is asked once.
        if ["&&", "||"].contains(sign) {
            var known: Set<String> = []
            terms = terms.filter { known.insert($0.text).inserted }
        }
        guard terms.count > 1 else { return terms[0] }
        let operands = terms.map { $0.operand(of: sign) }
        return .chain([operands[0]] + operands.dropFirst().map { "\(sign) \($0)" })
    }

    /// The expression beside an operator, in parentheses where another operator in it would bind less.
    private func operand(of sign: String) -> Expression {
        if case .negation? = form { return self }
        // Most terms have no letter of an operator, and a search for words costs more.
        guard text.utf8.contains(where: { "&|?".utf8.contains($0) }) else { return self }
        return ["&&", "||", "??", " ? "].contains { $0 != sign && text.contains($0) } ? "(\(self))" : self
    }
}
