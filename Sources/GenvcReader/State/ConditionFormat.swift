import GenvcDiagnostics
import GenvcModel
import GenvcVocabulary
import GenvcYAML

/// A condition as it is written: `condition = term { and term } | term { or term }`, `term = [not] operand | operand
/// sign comparand`.
///
/// - `$isOpen`, `not $isOpen`: a field of type Bool.
/// - `$count > 3`, `$plan == yearly`, `$user == nil`: a comparison.
/// - `width >= 600`, `horizontalSizeClass == regular`: the device.
/// - `isHighlighted`: the control at which the condition stands.
struct ConditionFormat {
    let reading: Reading

    init(_ reading: Reading) { self.reading = reading }

    /// The condition that a boolean key was given; `.none` where the text is no attempt at one.
    func readBound(_ scalar: YAMLScalar, for key: Key) -> Bound {
        if scalar.text == "true" || scalar.text == "false" || !Self.looksLikeCondition(scalar) { return .none }
        guard key.takesReferences else {
            if reading.scope.names.isEmpty, scalar.text.utf8.first == UInt8(ascii: "$") { return .none }
            let source = scalar.text.utf8.contains(UInt8(ascii: "$")) ? "state" : "a condition"
            reading.report(
                .wrongType, "`\(key.name)` cannot follow \(source)", at: scalar.range, label: "write `true` or `false`")
            return .failed
        }
        guard let condition = read(scalar) else { return .failed }
        // A field alone needs no condition around it.
        if condition.terms.count == 1, let term = condition.terms.first, !term.isNegated, term.comparison == nil,
            case .reference(let reference) = term.operand
        {
            return .value(.binding(Binding(reference)))
        }
        return .value(.condition(condition))
    }

    /// True for what can only be meant as a condition: `yes` is none, and is reported as a wrong boolean.
    private static func looksLikeCondition(_ scalar: YAMLScalar) -> Bool {
        guard let first = ConditionToken.all(in: Array(scalar.text.utf8)).first else { return false }
        switch first.kind {
        case .reference: return true
        case .word:
            return first.text == "not" || EnvironmentOperand(rawValue: first.text) != nil
                || ControlState(rawValue: first.text) != nil
        case .sign: return first.text == "!"
        case .number, .text, .other: return false
        }
    }

    /// A whole condition; nil where something in it was reported.
    func read(_ scalar: YAMLScalar) -> Condition? {
        var text = ConditionText(scalar)
        guard !text.tokens.isEmpty else {
            reading.report(.emptyValue, "this condition is empty", at: scalar.range, label: "write `$field == value`")
            return nil
        }
        if text.tokens.count > ConditionToken.most, let first = text.tokens.last {
            reportCondition(
                "this condition has more than \(ConditionToken.most) words and signs", at: text.range(of: first),
                "make a computed Bool of a part",
                help: "in `state`: `{ type: Bool, computed: true }`; its Swift is yours, in an extension of `State`")
            return nil
        }
        var terms: [Condition.Term] = []
        var conjunction: Condition.Conjunction?
        while true {
            guard let term = term(&text) else { return nil }
            terms.append(term)
            guard let next = text.next else { break }
            guard let word = self.conjunction(next, text) else { return nil }
            guard conjunction == nil || conjunction == word else {
                reportCondition(
                    "`and` and `or` stand in one condition", at: text.range(of: next),
                    "make a computed field of one part",
                    help: "in `state`: `{ type: Bool, computed: true }`; its Swift is yours, in an extension of `State`"
                )
                return nil
            }
            conjunction = word
            text.advance()
        }
        let condition = Condition(terms, joined: conjunction ?? .and, range: scalar.range)
        return decides(condition) ? condition : nil
    }

    /// False, and reported, for a condition whose terms exclude each other, or of which one always holds.
    private func decides(_ condition: Condition) -> Bool {
        guard condition.terms.count > 1, let table = ConditionTable([condition]) else { return true }
        if table.neverHolds(condition) {
            reportCondition(
                "this condition never holds", at: condition.range,
                "its terms exclude each other: leave out one, or join them by `or`")
            return false
        }
        if table.alwaysHolds(condition) {
            reportCondition(
                "this condition always holds", at: condition.range,
                "whatever the state is, one of its terms holds: leave out one, or join them by `and`")
            return false
        }
        return true
    }

    /// The word between two terms; nil, and reported, for any other.
    private func conjunction(_ token: ConditionToken, _ text: ConditionText) -> Condition.Conjunction? {
        if token.kind == .word, let word = Condition.Conjunction(rawValue: token.text) { return word }
        let meant = ["&&": "and", "&": "and", "||": "or", "|": "or", "AND": "and", "OR": "or"][token.text]
        reportCondition(
            "\(Wording.code(token.text)) does not belong here", at: text.range(of: token),
            meant.map { "write `\($0)`" } ?? "terms are joined by `and` or by `or`")
        return nil
    }

    private func term(_ text: inout ConditionText) -> Condition.Term? {
        let negation = text.next
        let isNegated = text.take(word: "not")
        guard let token = text.next else {
            reportCondition("a term is missing", at: text.lastRange, "write `$field` behind it")
            return nil
        }
        guard let operand = operand(token, text) else { return nil }
        text.advance()
        guard let sign = text.next, sign.kind == .sign, sign.text != "&&", sign.text != "||" else {
            let range = text.range(of: token)
            guard checkAlone(operand, range, negation: isNegated ? negation.map { text.range(of: $0) } : nil) else {
                return nil
            }
            return Condition.Term(isNegated: isNegated, operand: operand, comparison: nil)
        }
        guard let meaning = Condition.Comparison.Sign(rawValue: sign.text) else {
            let meant = ["=": "==", "===": "==", "<>": "!=", "=<": "<=", "=>": ">=", "≤": "<=", "≥": ">=", "≠": "!="][
                sign.text]
            reportCondition(
                "\(Wording.code(sign.text)) is no sign of a condition", at: text.range(of: sign),
                meant.map { "write `\($0)`" }, help: "the signs are ==, !=, <, <=, > and >=")
            return nil
        }
        text.advance()
        guard let value = text.next else {
            reportCondition("nothing stands behind `\(sign.text)`", at: text.lastRange, "write what to compare with")
            return nil
        }
        guard let comparand = comparand(value, operand, meaning, text) else { return nil }
        text.advance()
        let comparison = Condition.Comparison(meaning, comparand)
        // `$isOpen == false` is `not $isOpen`: code and findings say it in one way.
        if let value = comparison.valueOfBool(operand) {
            return Condition.Term(isNegated: isNegated == value, operand: operand, comparison: nil)
        }
        return Condition.Term(isNegated: isNegated, operand: operand, comparison: comparison)
    }

    /// The subject of a term: a reference, the device, a state of a control. Nil, and reported, for anything else.
    private func operand(_ token: ConditionToken, _ text: ConditionText) -> Condition.Operand? {
        switch token.kind {
        case .reference:
            guard let scan = ReferenceScan(in: text.text.bytes, at: token.bytes.lowerBound) else { return nil }
            return ReferenceFormat(reading).read(scan, in: text.text).map(Condition.Operand.reference)
        case .word:
            if let operand = EnvironmentOperand(rawValue: token.text) {
                guard reading.scope.isScreen || (operand != .width && operand != .height) else {
                    reportCondition(
                        "a component does not know the `\(token.text)` of the screen", at: text.range(of: token),
                        "give it a Bool parameter")
                    return nil
                }
                guard operand != .height || !reading.isFitting else {
                    reportCondition(
                        "the `height` of a view that is as high as its rows follows from them",
                        at: text.range(of: token),
                        "ask for the `width`, or leave out `height: fitting`")
                    return nil
                }
                return .environment(operand)
            }
            if let state = ControlState(rawValue: token.text) {
                guard reading.scope.hasControlStates else {
                    reportCondition(
                        "`\(token.text)` is the state of a control, and here is none", at: text.range(of: token),
                        "it stands at a button, or in a component with `base: control`")
                    return nil
                }
                return .control(state)
            }
            reportUnknownOperand(token, text)
            return nil
        case .sign where token.text == "!":
            reportCondition("`!` is no word of a condition", at: text.range(of: token), "write `not` and a space")
            return nil
        case .number, .text, .sign, .other:
            reportCondition(
                "a term begins with what is asked about", at: text.range(of: token), "write `$field` first")
            return nil
        }
    }

    /// Reports a word that is nothing to ask about, with what was probably meant.
    private func reportUnknownOperand(_ token: ConditionToken, _ text: ConditionText) {
        let range = text.range(of: token)
        if reading.scope.name(token.text) != nil {
            reportCondition(
                "\(Wording.code(token.text)) needs a dollar sign", at: range, "write `$\(token.text)`")
            return
        }
        guard !EnvironmentOperand.appearanceWords.contains(token.text) else {
            reportCondition(
                "colors and pictures follow the appearance without a condition", at: range,
                "name a color of the theme", help: "in `genvc.yml`: `theme: { colors: { name: { light:, dark: } } }`")
            return
        }
        var words = EnvironmentOperand.allCases.map(\.rawValue)
        var synonyms = EnvironmentOperand.synonyms
        if reading.scope.hasControlStates {
            words += ControlState.allCases.map(\.rawValue)
            synonyms.merge(ControlState.synonyms) { device, _ in device }
        }
        let nearest = WordSuggestion.nearest(to: token.text, among: words, synonyms: synonyms)
        reportCondition(
            "\(Wording.code(token.text)) is nothing that a condition can ask about", at: range,
            Wording.didYouMean(nearest) ?? "write `$` before a field", help: "besides fields: \(Wording.list(words))")
    }

    /// True for an operand that is a Bool by itself; reports any other that stands alone.
    ///
    /// - Parameter negation: the place of the `not` before it, or nil.
    private func checkAlone(
        _ operand: Condition.Operand, _ range: SourceRange, negation: SourceRange?
    ) -> Bool {
        switch operand {
        case .control: return true
        case .environment(let operand):
            let example =
                switch operand.comparand {
                case .words(let words), .orderedWords(let words): "== \(words[words.count - 1])"
                case .number: "< 400"
                }
            reportCondition(
                "`\(operand.rawValue)` is compared with something", at: range, "write `\(operand.rawValue) \(example)`")
            return false
        case .reference(let reference):
            let name = "$" + reference.pathText
            guard let type = reference.type, type != .basic(.boolean) else {
                SampledTypes(reading).needValue(
                    of: reference, "write \(Wording.code("\(name) \(negation == nil ? "==" : "!=") true"))")
                return true
            }
            let isNegated = negation != nil
            let example =
                switch type {
                // A text or a list that is nil has nothing in it either.
                case .optional(.basic(.boolean)) where ReferenceMember(endOf: reference.path) == .isEmpty:
                    "\(name) \(isNegated ? "==" : "!=") false"
                case .optional(.basic(.boolean)): "\(name) \(isNegated ? "!=" : "==") true"
                case .optional: "\(name) \(isNegated ? "==" : "!=") nil"
                case .cases(_, let cases): "\(name) \(isNegated ? "!=" : "==") \(cases[0])"
                case .basic(.string), .list: "\(isNegated ? "" : "not ")\(name).isEmpty"
                default: "\(name) \(isNegated ? "!=" : "==") …"
                }
            // The sample of a Bool that may be nil says already what it is.
            let advice =
                type.unwrapped == .basic(.boolean) ? nil : SampledTypes(reading).sampleAdvice(for: reference, "true")
            let start = (negation ?? range).start
            reportCondition(
                "\(Wording.code(name)) is \(SampledTypes(reading).noun(of: reference)), not a Bool",
                at: SourceRange(file: range.file, start: start, end: range.end),
                "write \(Wording.code(example))" + (advice.map { ", or \($0)" } ?? ""))
            return false
        }
    }

    func noun(of operand: Condition.Operand) -> String {
        switch operand {
        case .reference(let reference): "$" + reference.pathText
        case .environment(let operand): operand.rawValue
        case .control(let state): state.rawValue
        }
    }

    /// Reports a mistake in a condition.
    func reportCondition(
        _ message: String, at range: SourceRange, _ label: String?, help: String? = nil, fix: FixIt? = nil
    ) {
        reading.sink.add(
            .error(.badCondition, message, at: range, label: label, help: help).fixable(by: [fix].compactMap(\.self)))
    }
}
