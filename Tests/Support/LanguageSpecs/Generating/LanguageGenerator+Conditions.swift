import GenvcVocabulary

extension LanguageGenerator {
    /// One term, or two or three that are joined in the same way.
    mutating func condition() -> String {
        let count = pick([1, 1, 1, 2, 2, 3])
        return (0..<count).map { _ in term() }.joined(separator: pick([" and ", " or "]))
    }

    private mutating func term() -> String {
        if scope.hasControlStates, chance(25) {
            return pick(["", "not "]) + pick(ControlState.allCases).rawValue
        }
        if scope.fields.isEmpty || chance(15) { return environmentTerm() }
        let field = pick(scope.fields)
        return fieldTerm("$" + field.name, field.shape) ?? environmentTerm()
    }

    private mutating func fieldTerm(_ name: String, _ shape: FieldShape) -> String? {
        switch shape {
        case .basic(.boolean): pick(["", "not "]) + name
        case .basic(.string):
            pick([
                "\(name).isEmpty", "not \(name).isEmpty", "\(name) == \"Ada\"", "\(name) != \"Ada\"",
                "\(name).count > 3",
            ])
        case .basic(.integer), .basic(.double):
            pick([beside(name, shape), nil]) ?? bounded(name)
        case .basic: nil
        case .cases(let cases): "\(name) \(pick(["==", "!="])) \(pick(cases))"
        case .own: nil
        case .list: pick(["\(name).isEmpty", "not \(name).isEmpty", "\(name).count >= 2", "\(name).count == 1"])
        case .optional: pick(["\(name) == nil", "\(name) != nil"])
        }
    }

    private mutating func bounded(_ name: String) -> String {
        "\(name) \(pick(["==", "!=", "<", "<=", ">", ">="])) \(number(0...3))"
    }

    /// A comparison with another field of the type; nil where there is none.
    private mutating func beside(_ name: String, _ shape: FieldShape) -> String? {
        let others = scope.fields(shape).filter { "$" + $0 != name }
        return maybe(others).map { "\(name) \(pick(["==", "<", ">="])) $\($0)" }
    }

    private mutating func environmentTerm() -> String {
        let operand = pick(EnvironmentOperand.allCases)
        switch operand.comparand {
        case .words(let words): return "\(operand.rawValue) \(pick(["==", "!="])) \(pick(words))"
        case .orderedWords(let words): return "\(operand.rawValue) \(pick([">=", "<", "==", ">"])) \(pick(words))"
        case .number: return "\(operand.rawValue) \(pick([">=", "<", ">", "<="])) \(number(300...900))"
        }
    }

    /// Cases of an element: conditions with one to three of the keys that may differ.
    mutating func cases(of keys: [Key], at kind: Kind?) -> SpecNode? {
        let keys = keys.filter { $0.effect.facts.contains(.varies) && !$0.isRequired }
        guard !keys.isEmpty else { return nil }
        let cases = (0..<pick([1, 1, 2, 3])).map { place -> SpecNode in
            var entries = [SpecNode.Entry("if", condition())]
            if chance(25) { entries.append(SpecNode.Entry("case", "case\(place)")) }
            for key in some(keys, 1...3) {
                if let value = value(of: key, at: kind, depth: Self.deepest) {
                    entries.append(SpecNode.Entry(key.name, value))
                }
            }
            return .mapping(entries)
        }
        return .list(cases)
    }
}
