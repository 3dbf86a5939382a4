import GenvcModel
import GenvcVocabulary

/// The words that stand for a condition in the name of a property: `IsOpenAndWide`.
struct ConditionName {
    /// The words, each with a capital letter; nil for a condition that needs more words than a name has.
    let text: String?

    /// Terms in a name; more are no name any more.
    private static let mostTerms = 2

    init(_ condition: Condition) {
        let words = condition.terms.compactMap(Self.word)
        guard words.count == condition.terms.count, words.count <= Self.mostTerms else {
            text = nil
            return
        }
        text = words.joined(separator: condition.conjunction == .and ? "And" : "Or")
    }

    /// The words for cases that hold together; none where the condition of one has no words.
    static func words(for variants: [Variant]) -> [String] {
        let names = variants.compactMap { $0.name?.capitalizedFirst ?? ConditionName($0.condition).text }
        return names.count == variants.count ? names : []
    }

    private static func word(for term: Condition.Term) -> String? {
        guard let comparison = term.comparison else {
            let name: String? =
                switch term.operand {
                case .reference(let reference): reference.path.last
                case .control(let state): state.rawValue
                case .environment: nil
                }
            return name.map { (term.isNegated ? "Not" : "") + $0.capitalizedFirst }
        }
        let sign = term.isNegated ? comparison.sign.opposite : comparison.sign
        if case .environment(let fact) = term.operand, let word = word(for: fact, sign) { return word }
        let subject: String? =
            switch term.operand {
            case .reference(let reference): reference.path.last?.capitalizedFirst
            case .control, .environment: ""
            }
        guard let subject else { return nil }
        switch comparison.comparand {
        case .word(let word): return sign == .equal ? word.capitalizedFirst : phrase(word.capitalizedFirst, sign)
        case .missing: return (sign == .equal ? "No" : "Has") + subject
        case .number(let number) where number.utf8.allSatisfy({ UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }):
            return subject.isEmpty ? nil : subject + phrase(number, sign)
        case .number, .boolean, .text, .reference: return nil
        }
    }

    /// The word for a screen of such a width or height; nil for any other fact.
    private static func word(for fact: EnvironmentOperand, _ sign: Condition.Comparison.Sign) -> String? {
        let isMore = sign == .greater || sign == .greaterOrEqual
        guard sign.isOfOrder else { return nil }
        return switch fact {
        case .width: isMore ? "Wide" : "Narrow"
        case .height: isMore ? "High" : "Low"
        default: nil
        }
    }

    private static func phrase(_ value: String, _ sign: Condition.Comparison.Sign) -> String {
        switch sign {
        case .equal: value
        case .notEqual: "Not" + value
        case .less: "Under" + value
        case .lessOrEqual: "UpTo" + value
        case .greater: "Over" + value
        case .greaterOrEqual: "From" + value
        }
    }
}
