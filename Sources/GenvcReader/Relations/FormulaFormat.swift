import GenvcDiagnostics
import GenvcModel
import GenvcVocabulary
import GenvcYAML

/// A relation as it is written: `attribute (== | >= | <=) ( target [* factor] [(+|-) length] | length ) [@priority]`.
///
/// - `top == parent + 16`: the same attribute of the target, with an offset in points or a token.
/// - `width == photo.height * 0.5 @750`: another attribute, a factor, a priority.
/// - `height >= 44`: a length alone.
/// - `edges == parent`: four relations at once.
struct FormulaFormat {
    let reading: Reading

    init(_ reading: Reading) { self.reading = reading }

    /// The formula of a text; nil where a mistake in it was reported.
    func read(_ scalar: YAMLScalar) -> RelationFormula? {
        var text = RelationText(scalar)
        guard let attribute = ownAttribute(&text), let sign = relationSign(attribute, &text) else { return nil }
        guard let first = text.next else {
            reportRelation(
                "nothing stands behind `\(sign.rawValue)`", at: text.lastRange,
                "write what it stands to, as `parent`")
            return nil
        }
        switch first.kind {
        case .number, .plus, .minus: return length(for: attribute, sign, &text)
        case .word:
            if first.isReference { return length(for: attribute, sign, &text) }
            if attribute.sort == .length, text.afterNext.map({ $0.kind == .at }) ?? true,
                TokenGroup.relationGroups(for: attribute, isAlone: true).contains(where: {
                    reading.tokens.points(of: first.text, in: $0) != nil
                })
            {
                reading.lengthWords.append(text.scalar(of: first))
                return length(for: attribute, sign, &text)
            }
            return relation(of: attribute, sign, &text)
        case .sign, .times, .at, .other:
            reportStray(first, text)
            return nil
        }
    }

    /// The attribute before the sign; nil, and reported, where none stands there.
    private func ownAttribute(_ text: inout RelationText) -> RelationAttribute? {
        guard let first = text.next else {
            reading.report(.emptyValue, "this relation is empty", at: text.scalar.range, label: "write `top == parent`")
            return nil
        }
        guard first.kind == .word else {
            switch first.kind {
            case .sign:
                reportRelation(
                    "no attribute stands before \(Wording.code(first.text))", at: text.range(of: first),
                    "write `top \(first.text) …`")
            case .number:
                reportRelation(
                    "a relation begins with an attribute", at: text.range(of: first),
                    "write \(Wording.code("height == \(first.text)"))")
            case .word, .plus, .minus, .times, .at, .other: reportStray(first, text)
            }
            return nil
        }
        let parts = first.text.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
        guard parts.count == 1 else {
            let word = parts.last.flatMap { RelationAttribute(rawValue: RelationAttribute.synonyms[$0] ?? $0) }
            let place = parts[0] == "self" ? "" : ", at the element \(Wording.code(parts[0]))"
            reportRelation(
                "before the sign stands an attribute of the element itself", at: text.range(of: first),
                word.map { "write `\($0.rawValue)`\(place)" })
            return nil
        }
        if text.afterNext?.text == ":", SwiftName.isID(first.text), RelationAttribute(rawValue: first.text) == nil {
            let whole = text.scalar.text
            if whole.hasPrefix("\(first.text): ") {
                reportRelation(
                    "a named relation stands in no quotes", at: text.range(of: first),
                    "write \(Wording.code("{ \(whole) }"))")
                return nil
            }
            reportRelation(
                "no space stands behind `\(first.text):`", at: text.range(of: first), "write `\(first.text): …`")
            return nil
        }
        text.advance()
        return self.attribute(first.text, at: text.range(of: first))
    }

    /// The attribute of that name; nil, and reported, if there is none.
    func attribute(_ word: String, at range: SourceRange) -> RelationAttribute? {
        if let attribute = RelationAttribute(rawValue: word) { return attribute }
        let names = RelationAttribute.allCases.map(\.rawValue)
        let nearest = WordSuggestion.nearest(to: word, among: names, synonyms: RelationAttribute.synonyms)
        reading.sink.add(
            .error(
                .unknownValue, "\(Wording.code(word)) is no attribute of a view", at: range,
                label: Wording.didYouMean(nearest), help: "the attributes are \(EnglishList.joined(names, "and"))"
            ).fixable(by: nearest.count == 1 ? [.replace(range, with: nearest[0])] : []))
        return nil
    }

    /// The sign behind the attribute; nil, and reported, where none stands there.
    private func relationSign(
        _ attribute: RelationAttribute, _ text: inout RelationText
    ) -> RelationFormula.Sign? {
        guard let token = text.next else {
            reportRelation(
                "`\(attribute.rawValue)` alone is no relation", at: text.lastRange,
                "write `\(attribute.rawValue) == parent`")
            return nil
        }
        guard token.kind == .sign else {
            let isColon = token.text == ":"
            reportRelation(
                "no `==`, `>=` or `<=` stands behind `\(attribute.rawValue)`", at: text.range(of: token),
                isColon ? "write `==`" : "write `==` before this")
            return nil
        }
        text.advance()
        guard let sign = RelationFormula.Sign(rawValue: token.text) else {
            let meant = Self.meantSign(token.text)
            reading.sink.add(
                .error(
                    .badRelation, "\(Wording.code(token.text)) is no sign of a relation", at: text.range(of: token),
                    label: meant.map { "write `\($0.rawValue)`" } ?? "write `==`, `>=` or `<=`"
                ).fixable(by: meant.map { [.replace(text.range(of: token), with: $0.rawValue)] } ?? []))
            return nil
        }
        if attribute.isSeveral, sign != .equal {
            reportRelation(
                "`\(attribute.rawValue)` takes only `==`", at: text.range(of: token),
                "write the relations one by one")
            return nil
        }
        return sign
    }

    /// The sign for what is written elsewhere, `=` or `≥`; nil for anything else.
    private static func meantSign(_ text: String) -> RelationFormula.Sign? {
        switch text {
        case "=", "===": .equal
        case ">", "=>", "≥": .greaterThanOrEqual
        case "<", "=<", "≤": .lessThanOrEqual
        default: nil
        }
    }

    /// The formula of a length alone, behind the sign; nil where a mistake in it was reported.
    private func length(
        for attribute: RelationAttribute, _ sign: RelationFormula.Sign, _ text: inout RelationText
    ) -> RelationFormula? {
        let minus = text.take(.minus)
        if minus == nil { _ = text.take(.plus) }
        guard let token = text.next else {
            reportRelation("no length stands behind `\(minus == nil ? "+" : "-")`", at: text.lastRange, nil)
            return nil
        }
        if text.afterNext?.kind == .times, text.tokens.count > text.position + 2 {
            let target = text.tokens[text.position + 2]
            let isView = target.kind == .word && !target.isReference
            reportRelation(
                "a factor stands behind its view", at: text.range(of: token),
                isView ? "write \(Wording.code("\(target.text) * \(token.text)"))" : "write the product as one number",
                help: isView ? nil : "a computed field of `state` can make it: `{ type: Double, computed: true }`")
            return nil
        }
        guard attribute.sort == .length else {
            if attribute.isSeveral {
                reportLength(ofSeveral: attribute, at: text.range(of: token))
            } else {
                reportRelation(
                    "`\(attribute.rawValue)` needs something to stand at", at: text.range(of: token),
                    "write \(Wording.code("\(attribute.rawValue) \(sign.rawValue) parent \(minus == nil ? "+" : "-") \(token.text)"))"
                )
            }
            return nil
        }
        guard minus == nil else {
            reading.report(
                .outOfRange, "a \(attribute.rawValue) cannot be \(Wording.code("-" + token.text))",
                at: minus.map { text.range(of: $0).union(text.range(of: token)) } ?? text.range(of: token),
                label: "a view is never smaller than nothing")
            return nil
        }
        text.advance()
        guard let length = relationLength(token, text, for: attribute, isAlone: true),
            let priority = priority(&text)
        else { return nil }
        return RelationFormula(attribute, sign, to: nil, length: length, priority: priority)
    }

    /// The formula of a target with factor, length and priority; nil where a mistake in it was reported.
    private func relation(
        of attribute: RelationAttribute, _ sign: RelationFormula.Sign, _ text: inout RelationText
    ) -> RelationFormula? {
        guard let target = relationTarget(of: attribute, &text), let factor = factor(of: attribute, to: target, &text)
        else {
            return nil
        }
        var length: Length?
        var isSubtracted = false
        if let operation = text.take(.plus) ?? text.take(.minus) {
            isSubtracted = operation.kind == .minus
            guard let token = text.next else {
                reportRelation("no length stands behind `\(operation.text)`", at: text.lastRange, nil)
                return nil
            }
            if token.kind == .minus || token.kind == .plus {
                reportRelation(
                    "two signs stand before one length", at: text.range(of: token),
                    "write one, `-` or `+`")
                return nil
            }
            guard !attribute.isSeveral else {
                reportLength(ofSeveral: attribute, at: text.range(of: token))
                return nil
            }
            text.advance()
            length = relationLength(token, text, for: attribute, isAlone: false)
            if length == nil { return nil }
        }
        guard let priority = priority(&text) else { return nil }
        var formula = RelationFormula(
            attribute, sign, to: target, multiplier: factor, length: length, priority: priority)
        formula.isSubtracted = isSubtracted
        return formula
    }

    /// Reports a length behind `edges` or `center`, which are several constraints.
    private func reportLength(ofSeveral attribute: RelationAttribute, at range: SourceRange) {
        let sides = attribute == .edges ? "`top == parent + 16`" : "`centerX == parent + 16`"
        reportRelation(
            "`\(attribute.rawValue)` takes no length", at: range, "write the relations one by one: \(sides), …")
    }
}
