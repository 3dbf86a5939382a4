import GenvcDiagnostics
import GenvcModel
import GenvcVocabulary

extension ConditionFormat {
    /// The comparand of an operand; nil, and reported, where the two do not go together.
    func comparand(
        _ token: ConditionToken, _ operand: Condition.Operand, _ sign: Condition.Comparison.Sign,
        _ text: ConditionText
    ) -> Condition.Comparison.Comparand? {
        let range = text.range(of: token)
        switch operand {
        case .control(let state):
            reportCondition(
                "`\(state.rawValue)` is true or false by itself", at: range,
                "write `\(state.rawValue)` or `not \(state.rawValue)`")
            return nil
        case .environment(let operand): return comparand(token, operand, sign, range)
        case .reference(let reference):
            if token.kind == .reference {
                guard let scan = ReferenceScan(in: text.text.bytes, at: token.bytes.lowerBound) else { return nil }
                guard let other = ReferenceFormat(reading).read(scan, in: text.text) else { return nil }
                return compares(reference, with: other, sign) ? .reference(other) : nil
            }
            return comparand(token, reference, sign, range)
        }
    }

    /// False, and reported, for two values whose types say that they are never equal, and for two of which none is
    /// known to be there where the greater one is asked for.
    private func compares(
        _ first: Reference, with second: Reference, _ sign: Condition.Comparison.Sign
    ) -> Bool {
        let references = [first, second]
        if sign.isOfOrder {
            references.forEach(needOrder)
            guard references.contains(where: { $0.type?.isOptional != true }) else {
                reportCondition(
                    "\(Wording.code("$" + first.pathText)) and \(Wording.code("$" + second.pathText)) may both be nil",
                    at: second.range, "make a computed Bool of it, which says what holds then")
                return false
            }
        }
        guard let one = first.type?.unwrapped, let other = second.type?.unwrapped, one.swiftName != other.swiftName,
            // A type of the user's may be another name for one that is known here, but not for the cases of a spec.
            !one.isCustom && !other.isCustom || one.isCases || other.isCases
        else { return true }
        let types = SampledTypes(reading)
        let names = [first, second].map { Wording.code("$" + $0.pathText) }
        reportCondition(
            "\(names[0]) is \(types.noun(of: first)), and \(names[1]) is \(types.noun(of: second))",
            at: second.range, literalAdvice(first, second) ?? "give both the same type")
        return false
    }

    /// Notes that a value that is not known to be optional is compared by order, in which nil has no place.
    private func needOrder(of reference: Reference) {
        guard reference.type?.isOptional != true else { return }
        SampledTypes(reading).needValue(of: reference, "write `==` or `!=`, or make a computed Bool of it")
    }

    /// The declaration of a field that says which literal of a `repeat` it is; nil where no literal is
    /// compared.
    private func literalAdvice(_ first: Reference, _ second: Reference) -> String? {
        let (literal, field) = first.root == .literal ? (first, second) : (second, first)
        guard literal.root == .literal, field.root == .state, field.path.count == 1,
            case .cases(let name, let cases)? = literal.type
        else { return nil }
        return "write `\(field.path[0]): { type: \(name), initial: \(cases[0]) }` in `state`"
    }

    /// The comparand of something about the device: one of its words, or a number.
    private func comparand(
        _ token: ConditionToken, _ operand: EnvironmentOperand, _ sign: Condition.Comparison.Sign,
        _ range: SourceRange
    ) -> Condition.Comparison.Comparand? {
        switch operand.comparand {
        case .number:
            let isWhole = operand == .ios
            if token.kind == .number, DecimalNumber.parse(token.text) != nil {
                if !isWhole || Int(token.text) != nil { return .number(token.text) }
                reportCondition(
                    "`\(operand.rawValue)` is a whole number", at: range, "write `\(operand.rawValue) >= 17`")
                return nil
            }
            reportCondition("`\(operand.rawValue)` is a number", at: range, "write `\(operand.rawValue) < 400`")
            return nil
        case .words(let words), .orderedWords(let words):
            let isOrdered = if case .orderedWords = operand.comparand { true } else { false }
            guard isOrdered || sign == .equal || sign == .notEqual else {
                reportCondition("`\(operand.rawValue)` has no order", at: range, "write `==` or `!=`")
                return nil
            }
            return word(token, among: words, of: operand.rawValue, range)
        }
    }

    /// The comparand that is one of some words; nil, and reported, for any other, as for a case with a dot before it.
    private func word(
        _ token: ConditionToken, among words: [String], of name: String, _ range: SourceRange
    ) -> Condition.Comparison.Comparand? {
        if token.kind == .word, words.contains(token.text) { return .word(token.text) }
        let written = token.text.utf8.first == UInt8(ascii: ".") ? String(token.text.dropFirst()) : token.text
        reportCondition(
            "\(Wording.code(token.text)) is no value of `\(name)`", at: range,
            words.contains(written)
                ? "write `\(written)`: case names have no dot here"
                : Wording.didYouMean(WordSuggestion.nearest(to: written, among: words)),
            help: "it is \(EnglishList.joined(words, "or"))")
        return nil
    }

    /// The comparand of a reference, by the type of that; an unknown type is compared with anything.
    private func comparand(
        _ token: ConditionToken, _ reference: Reference, _ sign: Condition.Comparison.Sign, _ range: SourceRange
    ) -> Condition.Comparison.Comparand? {
        let name = "$" + reference.pathText
        if token.kind == .word, token.text == "nil" {
            SampledTypes(reading).makeOptional(reference)
            // A sample shows one value; the member may still be nil.
            guard let type = reference.type, !type.isOptional, !reference.isInferred else { return .missing }
            reportCondition(
                "\(Wording.code(name)) is never nil", at: range, "its type is \(type.word), not \(type.word)?")
            return nil
        }
        let isOrder = sign.isOfOrder
        if isOrder { needOrder(of: reference) }
        switch reference.type?.unwrapped {
        case .cases(_, let cases):
            guard !isOrder else {
                reportCondition("the cases of \(Wording.code(name)) have no order", at: range, "write `==` or `!=`")
                return nil
            }
            return word(token, among: cases, of: name, range)
        case .basic(.integer) where token.kind == .number && Int(token.text) == nil:
            let advice = SampledTypes(reading).sampleAdvice(for: reference, "2.5")
            reportType(
                of: reference, "an Int", at: range, "write a whole number" + (advice.map { ", or \($0)" } ?? ""))
            return nil
        case .basic(.integer), .basic(.double):
            if token.kind == .number, DecimalNumber.parse(token.text) != nil { return .number(token.text) }
            reportType(
                of: reference, "a number", at: range,
                "write a number"
                    + (SampledTypes(reading).sampleAdvice(for: reference, "some words").map { ", or \($0)" } ?? ""))
            return nil
        case .basic(.boolean):
            if !isOrder, let literal = Self.boolean(token) { return literal }
            reportType(of: reference, "a Bool", at: range, "write `true` or `false`, or the field alone")
            return nil
        case .basic(.string):
            if token.kind == .text { return .text(token.text) }
            reportNoText(token, of: reference, isOrder: isOrder, range)
            return nil
        case .list where token.kind == .number:
            reportCount(of: reference, "is a list, which is no number", at: range)
            return nil
        case .basic, .list:
            reportCondition("\(Wording.code(name)) cannot be compared here", at: range, "make a computed Bool of it")
            return nil
        case .custom, .optional, nil:
            if token.kind == .word, token.text == "none", reference.type?.isOptional == true {
                reportCondition(
                    "of a value that may be nil, Swift reads `.none` as nil", at: range,
                    "write `nil`, or for a case of that name `{ swift: … }`, or another name")
                return nil
            }
            return unchecked(token, reference, range)
        }
    }

    /// True, and reported, where a value is compared with a literal although its sample says that it has members.
    private func reportMembersShown(
        by reference: Reference, comparedWith token: ConditionToken, _ range: SourceRange
    ) -> Bool {
        let isLiteral =
            switch token.kind {
            case .text, .number: true
            case .word: Self.boolean(token) != nil
            case .reference, .sign, .other: false
            }
        guard isLiteral, let member = SampledTypes(reading).firstMember(of: reference) else { return false }
        let name = "$" + reference.pathText
        reportCondition(
            "\(Wording.code(name)) has members, by its sample, and is no single value", at: range,
            "compare a member: \(Wording.code("\(name).\(member)"))")
        return true
    }

    /// The comparand of a value of whose type nothing is known.
    private func unchecked(
        _ token: ConditionToken, _ reference: Reference, _ range: SourceRange
    ) -> Condition.Comparison.Comparand? {
        if reportMembersShown(by: reference, comparedWith: token, range) { return nil }
        switch token.kind {
        case .number where DecimalNumber.parse(token.text) != nil: return .number(token.text)
        case .text: return .text(token.text)
        case .word where token.text.utf8.first == UInt8(ascii: "."):
            reportCondition(
                "\(Wording.code(token.text)) is nothing to compare with", at: range,
                "write `\(token.text.dropFirst())`: case names have no dot here")
            return nil
        case .word: return Self.boolean(token) ?? .word(token.text)
        case .number, .reference, .sign, .other:
            reportCondition("\(Wording.code(token.text)) is nothing to compare with", at: range, "write a value")
            return nil
        }
    }

    /// The literal of a Bool; nil for anything else.
    private static func boolean(_ token: ConditionToken) -> Condition.Comparison.Comparand? {
        switch (token.kind, token.text) {
        case (.word, "true"): .boolean(true)
        case (.word, "false"): .boolean(false)
        default: nil
        }
    }

    /// Reports that a text is compared with something else: by order with a number, which its `count` is, or with words
    /// that lack their quotes.
    private func reportNoText(_ token: ConditionToken, of reference: Reference, isOrder: Bool, _ range: SourceRange) {
        let isNumber = token.kind == .number
        if isOrder, isNumber, !reference.isInferred {
            return reportCount(of: reference, "is a text, which is no number", at: range)
        }
        let sample = isNumber ? SampledTypes(reading).sampleAdvice(for: reference, token.text) : nil
        reportType(
            of: reference, "a text", at: range,
            "write it in quotes: `\"\(token.text)\"`" + (sample.map { ", or \($0)" } ?? ""))
    }

    /// Reports that a text or a list is compared with a number, which its `count` is.
    private func reportCount(of reference: Reference, _ message: String, at range: SourceRange) {
        let name = "$" + reference.pathText
        reportCondition(
            "\(Wording.code(name)) \(message)", at: range, "compare \(Wording.code(name + ".count"))",
            fix: .replace(reference.range, with: name + ".count"))
    }

    /// Reports that the reference is compared with a value that its type does not have.
    ///
    /// - Parameter noun: what it is, where its type was written and not told by a sample.
    private func reportType(of reference: Reference, _ noun: String, at range: SourceRange, _ label: String) {
        let type = reference.isInferred ? SampledTypes(reading).noun(of: reference) : noun
        reportCondition("\(Wording.code("$" + reference.pathText)) is \(type)", at: range, label)
    }
}

extension FieldType {
    /// True for an enum that the spec declares.
    fileprivate var isCases: Bool {
        if case .cases = self { return true }
        return false
    }
}
