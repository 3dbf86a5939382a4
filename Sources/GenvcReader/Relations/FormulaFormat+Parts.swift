import GenvcDiagnostics
import GenvcModel
import GenvcVocabulary
import GenvcYAML

/// The parts behind the sign of a formula.
extension FormulaFormat {
    /// The factors that make sense: a thousandth of a view is less than a pixel on any screen.
    private static let factors = 0.001...1_000
    /// The parts of a whole to which advice rounds a share: four digits behind the point.
    private static let placesOfShares = 10_000.0

    /// The target of a relation, `title.bottom` or `parent`; without an attribute it is the one before the sign. Nil,
    /// and reported, for anything else.
    func relationTarget(
        of attribute: RelationAttribute, _ text: inout RelationText
    ) -> RelationFormula.Target? {
        guard let token = text.take(.word) else { return nil }
        let parts = token.text.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
        let range = text.range(of: token)
        guard parts.count <= 2, !parts[0].isEmpty else {
            let meant = Self.meantTarget(parts)
            reportRelation(
                parts[0].isEmpty
                    ? "no view stands before \(Wording.code(token.text))"
                    : "\(Wording.code(token.text)) is more than a view and its attribute",
                at: range, meant.map { "write \(Wording.code($0))" })
            return nil
        }
        let placeRange = text.range(of: token.bytes.lowerBound..<token.bytes.lowerBound + parts[0].utf8.count)
        var other = attribute
        if parts.count == 2 {
            let start = token.bytes.lowerBound + parts[0].utf8.count + 1
            guard !parts[1].isEmpty else {
                reportRelation(
                    "no attribute stands behind \(Wording.code(token.text))", at: range,
                    "write `\(parts[0])` or `\(parts[0]).\(attribute.rawValue)`")
                return nil
            }
            guard let found = self.attribute(parts[1], at: text.range(of: start..<token.bytes.upperBound)) else {
                return nil
            }
            other = found
        }
        let word = RelationTarget(rawValue: parts[0])
        guard isPair(attribute, other, token.text, at: range) else { return nil }
        if word?.isGuide == true, other.isBaseline {
            reportRelation(
                "`\(parts[0])` has no baseline", at: range, "it has no text: write `\(parts[0]).top` or another side")
            return nil
        }
        if reportInfinity(token, text) { return nil }
        return RelationFormula.Target(word.map { .word($0) } ?? .view(parts[0]), other, range: placeRange)
    }

    /// `view.safeAreaLayoutGuide.topAnchor` as it is written here, or nil.
    private static func meantTarget(_ parts: [String]) -> String? {
        let last = parts.last.flatMap { RelationAttribute(rawValue: RelationAttribute.synonyms[$0] ?? $0) }
        guard let last else { return nil }
        guard parts.count > 2 else { return "parent.\(last.rawValue)" }
        let place = parts[parts.count - 2]
        return RelationTarget(rawValue: RelationTarget.synonyms[place] ?? place).map {
            "\($0.rawValue).\(last.rawValue)"
        }
    }

    /// True if UIKit lets the two attributes be related; reports it otherwise.
    private func isPair(
        _ attribute: RelationAttribute, _ other: RelationAttribute, _ target: String, at range: SourceRange
    ) -> Bool {
        guard attribute.sort != other.sort else { return true }
        let fitting = RelationAttribute.allCases.filter { $0.sort == attribute.sort }.map(\.rawValue)
        let name = attribute.rawValue
        reportRelation(
            "`\(name)` and \(Wording.code(target)) cannot be related", at: range,
            "`\(name)` is \(attribute.sort.words), this is \(other.sort.words)",
            help: "`\(name)` goes with \(EnglishList.joined(fitting, "and"))")
        return false
    }

    /// The factor of a relation, `* 0.5`; 1 where none is written, nil where it was reported.
    func factor(
        of attribute: RelationAttribute, to target: RelationFormula.Target, _ text: inout RelationText
    ) -> Double? {
        guard let operation = text.take(.times) else { return 1 }
        let isVertical = attribute.sort == .vertical && !attribute.isBaseline && !target.attribute.isBaseline
        guard attribute.sort == .length || isVertical && target.place == .word(.parent) else {
            reportRelation(
                isVertical
                    ? "`\(attribute.rawValue)` takes a factor of the `parent` only"
                    : "`\(attribute.rawValue)` takes no factor", at: text.range(of: operation),
                "it takes `+` or `-` and a length",
                help: "a factor stands behind a width or a height, and behind the `top`, `centerY` or `bottom` of the"
                    + " parent; from side to side UIKit would count it from the left in every direction of reading")
            return nil
        }
        guard let token = text.take(.number) else {
            reportRelation(
                "no number stands behind `\(operation.text)`", at: text.next.map(text.range) ?? text.lastRange, nil)
            return nil
        }
        guard let number = DecimalNumber.parse(token.text) else {
            let advice = NumberAdvice(text.scalar(of: token), in: Self.factors)
            reading.report(
                .wrongType, "a factor is a number, not \(Wording.code(token.text))", at: text.range(of: token),
                label: advice?.label)
            return nil
        }
        guard operation.text == "*" else {
            let share = number == 0 ? 0 : (Self.placesOfShares / number).rounded() / Self.placesOfShares
            reportRelation(
                "`/` is no sign of a relation", at: text.range(of: operation),
                share == 0 ? nil : PlainNumber.text(of: share).map { "write `* \($0)`" })
            return nil
        }
        guard isInside(number, Self.factors, "a factor", token, text) else { return nil }
        return number
    }

    /// A length of a relation: points, a token of the spacings or heights, or a number of the state. Nil where it was
    /// reported.
    ///
    /// - Parameter isAlone: true for a length behind the sign, which is a size; false for an offset.
    func relationLength(
        _ token: RelationToken, _ text: RelationText, for attribute: RelationAttribute, isAlone: Bool
    ) -> Length? {
        let groups = TokenGroup.relationGroups(for: attribute, isAlone: isAlone)
        if token.isReference { return boundLength(token, text, groups[0]) }
        if let points = DecimalNumber.parse(token.text), token.kind == .number {
            guard isInside(points, 0...LengthFormat.mostPoints, "a length", token, text) else { return nil }
            // A width may have the name of a height, but no width has it by chance.
            guard attribute != .width || groups[0] != .height else {
                return Length(points: points, token: nil, group: groups[0], isTokenWritten: false)
            }
            return Length(points: points, group: groups[0], in: reading.tokens)
        }
        for group in groups {
            guard let points = reading.tokens.points(of: token.text, in: group) else { continue }
            return Length(points: points, token: token.text, group: group, isTokenWritten: true)
        }
        if reportInfinity(token, text) { return nil }
        let names = groups.flatMap { reading.tokens.tokens(of: $0).map(\.name) }
        let isWord = token.kind == .word
        let nearest = isWord ? WordSuggestion.nearest(to: token.text, among: names) : []
        reading.report(
            isWord ? .unknownToken : .wrongType,
            isWord
                ? "\(Wording.code(token.text)) is no length"
                : "a length is points or a token, not \(Wording.code(token.text))",
            at: text.range(of: token),
            label: Wording.didYouMean(nearest) ?? NumberAdvice(text.scalar(of: token), takesShares: false)?.label,
            help: "a length is points, \(EnglishList.joined(names, "or"))")
        return nil
    }

    /// A number of the state as a length, `$indent`; nil, and reported, where no state can be read.
    private func boundLength(_ token: RelationToken, _ text: RelationText, _ group: TokenGroup) -> Length? {
        let scalar = text.scalar(of: token)
        guard reading.takesBoundLengths, let scan = ReferenceScan(in: Array(scalar.text.utf8), at: 0) else {
            reading.report(
                .wrongType, "no number of the state can stand here", at: text.range(of: token),
                label: "write points or a token")
            return nil
        }
        return LengthFormat(reading).boundLength(scan, of: scalar, group)
    }

    /// The priority of a relation, `@750`; 1000 where none is written, nil where it or what follows it was reported.
    func priority(_ text: inout RelationText) -> Double? {
        var priority = 1_000.0
        if text.take(.at) != nil {
            guard let token = text.next, token.kind == .number || token.kind == .word else {
                reportRelation("no priority stands behind `@`", at: text.lastRange, "write `@750`")
                return nil
            }
            text.advance()
            if let named = PriorityFormat.named.first(where: { $0.name == token.text }) {
                priority = named.value
            } else if let number = DecimalNumber.parse(token.text) {
                guard isInside(number, PriorityFormat.range, "a priority", token, text) else { return nil }
                priority = number
            } else {
                PriorityFormat(reading).reportNoPriority(token.text, at: text.range(of: token))
                return nil
            }
        }
        if let stray = text.next {
            reportStray(stray, text)
            return nil
        }
        return priority
    }

    /// True, and reported, for the words that other languages have for numbers without end.
    private func reportInfinity(_ token: RelationToken, _ text: RelationText) -> Bool {
        guard ["inf", "infinity", "nan"].contains(token.text.lowercased()) else { return false }
        reading.report(
            .outOfRange, "a length cannot be \(Wording.code(token.text))", at: text.range(of: token),
            label: "write points")
        return true
    }

    /// True if the number is in the range; reports it otherwise.
    private func isInside(
        _ number: Double, _ range: ClosedRange<Double>, _ noun: String, _ token: RelationToken, _ text: RelationText
    ) -> Bool {
        if range.contains(number) { return true }
        let (lower, upper) = (PlainNumber.text(of: range.lowerBound), PlainNumber.text(of: range.upperBound))
        reading.report(
            .outOfRange, "\(noun) cannot be \(Wording.code(token.text))", at: text.range(of: token),
            label: "from \(lower ?? "") to \(upper ?? "")")
        return false
    }

    /// Reports a piece that cannot stand where it does.
    func reportStray(_ token: RelationToken, _ text: RelationText) {
        let isValue = token.kind == .number || token.kind == .word
        let isBehindPriority = text.tokens.prefix(text.position).contains { $0.kind == .at }
        reportRelation(
            "\(Wording.code(token.text)) cannot stand here", at: text.range(of: token),
            isBehindPriority
                ? "the priority is the end of a relation"
                : token.kind == .times
                    ? "a factor stands right behind its view"
                    : isValue ? "write `+` or `-` before a length, `@` before a priority" : nil,
            help: "a relation reads `height >= title.height * 0.5 + 40 @750`")
    }

    /// Reports a mistake in a relation.
    func reportRelation(
        _ message: String, at range: SourceRange, _ label: String?, help: String? = nil
    ) {
        reading.report(.badRelation, message, at: range, label: label, help: help)
    }
}

extension TokenGroup {
    /// The groups whose tokens a length of a relation takes; numbers take tokens of the first.
    static func relationGroups(for attribute: RelationAttribute, isAlone: Bool) -> [TokenGroup] {
        attribute.sort == .length && isAlone ? [.height, .spacing] : [.spacing, .height]
    }
}

extension RelationAttribute.Sort {
    /// The sort in the words of a message.
    fileprivate var words: String {
        switch self {
        case .horizontal: "horizontal"
        case .vertical: "vertical"
        case .length: "a length"
        case .edges: "all four sides"
        case .center: "both centers"
        }
    }
}
