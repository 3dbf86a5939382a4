import GenvcModel
import GenvcSwift
import GenvcViews
import GenvcVocabulary

/// Values that follow state, as Swift.
extension ExpressionWriter {
    /// The Swift that stands for the value of a text which may be nil.
    enum MissingText {
        /// Nil itself.
        case allowed
        /// An empty text, where the type says that there may be none.
        case refused
        /// An empty text, also where genvc does not know the type.
        case emptied

        /// Nil itself, where the property that the key sets takes it.
        init(assignedBy key: Key) { self = key.takesNil ? .allowed : .refused }
    }

    /// A value of a text key.
    ///
    /// - Parameter isAssigned: True where the expression is assigned, false where it is an argument.
    func text(
        _ value: Value, _ key: Key, in view: ViewNode, missing: MissingText, isAssigned: Bool = false
    ) -> Expression {
        switch value {
        case .text(let text): return localized(text, key, in: view, isAssigned: isAssigned)
        case .binding(let binding):
            if let number = binding.numericFallback {
                let value: Expression = "(\(ReferenceExpression(binding.reference).expression) ?? \(number))"
                return Self.text(of: value, binding.reference.type, binding.format, .never)
            }
            let reference = Self.text(of: binding.reference, binding.format)
            guard let fallback = binding.fallback?.value else {
                if missing == .allowed { return reference }
                return Self.certain(reference, binding.reference, of: missing == .emptied)
            }
            return .chain([reference, "?? \(text(fallback, key, in: view, missing: missing))"])
        default: return expression(for: value, of: key, in: view)
        }
    }

    /// A text where nil cannot stand.
    private static func certain(_ expression: Expression, _ reference: Reference, of unknown: Bool) -> Expression {
        let isNumber = reference.type?.basic?.isNumber == true
        // This compiles whether the member of the type can be nil or not.
        if unknown, reference.type == nil || reference.isInferred, !isNumber {
            return "(\(expression) as String?) ?? \"\""
        }
        return reference.type?.isOptional == true ? "\(expression) ?? \"\"" : expression
    }

    /// A reference where a text is wanted.
    private static func text(of reference: Reference, _ format: TextFormat?) -> Expression {
        text(of: ReferenceExpression(reference).expression, reference.type, format, reference.nilability)
    }

    /// A value of a type where a text is wanted.
    private static func text(
        of value: Expression, _ type: FieldType?, _ format: TextFormat?, _ nilability: Reference.Nilability
    ) -> Expression {
        if let format {
            return Expression(FormatExpression(format, of: value.text, nilability).text, names: value.names)
        }
        guard type?.basic?.isNumber == true else { return value }
        return nilability == .itself ? "\(value)?.formatted()" : "\(value).formatted()"
    }

    /// A reference as the value of a key, converted where the key takes another type.
    func binding(_ binding: Binding, of key: Key, in view: ViewNode) -> Expression {
        let reference = ReferenceExpression(binding.reference).expression
        if let fallback = binding.fallback?.value {
            let whole = Expression.chain([reference, "?? \(expression(for: fallback, of: key, in: view))"])
            guard key.type.isNumber, let type = key.numberType(for: binding.reference.type) else { return whole }
            return "\(type)(\(whole))"
        }
        switch (key.type, binding.reference.type) {
        case (.text, _): return Self.text(of: binding.reference, binding.format)
        case (.integer, .cases(let name, _)):
            return "\(code.foreignEnums[name] ?? name).allCases.firstIndex(of: \(reference)) ?? 0"
        case (.length, _): return "CGFloat(\(reference))"
        case (.number, let type): return key.numberType(for: type).map { "\($0)(\(reference))" } ?? reference
        default: return reference
        }
    }

    /// A text that is another one for some numbers.
    ///
    /// The forms of a translated text for one thing and for several are a string catalogue's, since languages have up
    /// to six; only the sentence for none is chosen here.
    func exactForms(
        _ text: LocalizedText, of counted: Reference, _ key: Key, in view: ViewNode, isAssigned: Bool
    ) -> Expression {
        let number = ReferenceExpression(counted).expression
        let plural = text.isLocalized ? PluralText(text) : nil
        let chosen = text.exactForms.filter { plural == nil || $0.count != .one }
        let forms = chosen.map { form in
            code.forNumber(form.count.word) {
                (count: form.count.rawValue, text: localized(form.text, key, in: view))
            }
        }
        let other = plural.map { self.plural($0, of: text, key, in: view) } ?? localized(text.with([]), key, in: view)
        // A question in a question is hard to read; an argument can be nothing else.
        if forms.count > 1, isAssigned {
            let cases = forms.map { Statement.Case(["\($0.count)"], [.line($0.text)]) }
            return .choice(number, cases + [Statement.Case([], [.line(other)])])
        }
        var answer = other
        for (position, form) in forms.enumerated().reversed() {
            answer = .chain(
                ["\(number) == \(form.count)", "? \(form.text)", ": \(answer)"],
                position == 0 ? .alwaysBelowTarget : .alwaysBelowFirst)
        }
        return answer
    }

    /// A text whose forms stand in a string catalogue: the code has the one for most numbers.
    private func plural(
        _ plural: PluralText, of text: LocalizedText, _ key: Key, in view: ViewNode
    ) -> Expression {
        let number = plural.extraNumber.map { ReferenceExpression($0).expression }
        let found = TranslatedText(
            plural.value, plural.forms, arguments: plural.arguments,
            count: plural.arguments.count + (number == nil ? 0 : 1))
        return .ledCall(
            "String.localizedStringWithFormat",
            [translated(found, text, key, in: view)] + plural.arguments.map { Self.argument($0, in: text) }
                + [number].compactMap { $0 })
    }

    /// A text with references in it: one sentence for the translator, with places for what is put in.
    func format(_ text: LocalizedText, _ key: Key, in view: ViewNode) -> Expression {
        let pieces = FormatPieces(text)
        // The field alone, in a format.
        if pieces.pieces == [.argument(0)], pieces.arguments[0].format != nil {
            return Self.argument(pieces.arguments[0], in: text)
        }
        guard text.isLocalized else { return Self.interpolated(pieces, of: text) }
        let value = pieces.format(ofArguments: pieces.arguments.count)
        let found = TranslatedText(value, .single(value), arguments: pieces.arguments)
        return .ledCall(
            "String.localizedStringWithFormat",
            [translated(found, text, key, in: view)] + pieces.arguments.map { Self.argument($0, in: text) })
    }

    /// The text as a string literal with the references in it. Numbers with signs alone around them are written as the
    /// person's region writes them, as a number that stands alone is.
    private static func interpolated(_ pieces: FormatPieces, of text: LocalizedText) -> Expression {
        let hasLetters = text.text.contains(where: \.isLetter)
        let inner = pieces.pieces.map { piece -> Expression in
            switch piece {
            case .literal(let text): return Expression(SwiftLiteral.characters(of: text))
            case .argument(let place):
                let argument = pieces.arguments[place]
                let isNumber = argument.reference.type?.basic == .integer && !hasLetters
                let value =
                    isNumber ? Self.text(of: argument.reference, argument.format) : Self.argument(argument, in: text)
                return "\\(\(value))"
            }
        }.joined(separator: "")
        return "\"\(inner)\""
    }

    /// The argument of a format: a whole number as it is, so that a translator can have plural forms for it.
    private static func argument(_ argument: LocalizedText.Argument, in text: LocalizedText) -> Expression {
        let reference = argument.reference
        if text.marked != nil, argument.format == nil, reference.type?.basic == .string {
            // The phrases of the spec are looked for in the whole: what people wrote has none.
            return "\(ReferenceExpression(reference).expression).unmarked"
        }
        return argument.format != nil || reference.type?.basic == .double
            ? Self.text(of: reference, argument.format) : ReferenceExpression(reference).expression
    }
}

extension ValueType {
    /// True for a key that takes any number.
    fileprivate var isNumber: Bool { if case .number = self { true } else { false } }
}

extension Key {
    /// The type that UIKit counts in, where a number of the state's type has to be made one.
    fileprivate func numberType(for type: FieldType?) -> String? {
        number == .double && type?.basic != .integer ? nil : number.rawValue
    }
}
