import GenvcModel
import GenvcSwift

/// A chain of conditions as a `switch`, which Swift checks for a case that is missing.
extension Statement {
    /// A `switch` where the cases of `when` compare one field of the state with several of its cases, else a chain of
    /// conditions.
    ///
    /// - Parameters:
    ///   - cases: The cases of `when` that hold together, for each branch but the one behind all conditions.
    ///   - branches: The conditions with what is done.
    static func asking(
        _ cases: [[Variant]], _ branches: [(condition: Expression?, body: [Statement])]
    ) -> Statement {
        let asked = cases.compactMap { $0.count == 1 ? ComparedCase($0[0].condition) : nil }
        let (bodies, last) = (branches.prefix(cases.count).map(\.body), branches.dropFirst(cases.count).first?.body)
        guard let first = asked.first, asked.count > 1, asked.count == cases.count,
            asked.allSatisfy({ $0.path == first.path && $0.root == first.root }),
            Set(asked.map(\.word)).count == asked.count
        else { return .chain(branches) }
        var items = zip(asked, bodies).map { Case([".\(SwiftName.member($0.word))"], $1) }
        let rest = first.words.filter { word in !asked.contains { $0.word == word } }
        if !rest.isEmpty {
            let otherwise = last ?? []
            items.append(
                Case(
                    rest.map { ".\(SwiftName.member($0))" }, otherwise.isEmpty ? ["break"] : otherwise,
                    isShort: otherwise.isEmpty))
        }
        return .switched(first.expression, items)
    }
}

/// The comparison of a field with one of its cases.
private struct ComparedCase {
    let root: Reference.Root
    let path: [String]
    /// The field in Swift.
    let expression: Expression
    /// The case with which it is compared.
    let word: String
    /// All cases that the field has.
    let words: [String]

    /// Nil for any other condition.
    init?(_ condition: Condition) {
        guard condition.terms.count == 1, let term = condition.terms.first, !term.isNegated,
            let comparison = term.comparison, comparison.sign == .equal, case .word(let word) = comparison.comparand,
            case .reference(let reference) = term.operand, reference.optionalMembers.isEmpty,
            case .cases(_, let words)? = reference.type, words.contains(word)
        else { return nil }
        (root, path) = (reference.root, reference.path)
        expression = ReferenceExpression(reference).expression
        self.word = word
        self.words = words
    }
}
