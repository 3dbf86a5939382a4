import GenvcModel
import GenvcSwift
import GenvcViews
import GenvcVocabulary

/// Values that follow state, as Swift.
extension ExpressionWriter {
    /// A value of a text key with what stands before it, on as many lines as it needs.
    ///
    /// - Parameters:
    ///   - isOptional: false where nil cannot stand.
    ///   - fallsBack: true if what may be nil, as far as genvc knows, is an empty text then.
    func text(
        _ value: Value, _ key: Key, in view: ViewNode, prefix: Expression, indentation: Int, isOptional: Bool = true,
        fallsBack: Bool = false
    ) -> [Expression] {
        switch value {
        case .text(let text):
            return localized(text, key, in: view, prefix: prefix, indentation: indentation, position: nil)
        case .binding(let binding):
            let reference = Self.text(of: binding.reference, binding.format)
            guard let fallback = binding.fallback?.value else {
                return [prefix + (isOptional ? reference : Self.certain(reference, binding.reference, of: fallsBack))]
            }
            let whole = text(fallback, key, in: view, prefix: "\(prefix)\(reference) ?? ", indentation: indentation)
            if whole.count == 1 { return whole }
            let broken = text(fallback, key, in: view, prefix: "?? ", indentation: indentation + 4)
            guard !prefix.text.isEmpty else { return [reference] + broken.map { "    " + $0 } }
            return [prefix.trimmingLastSpace, "    \(reference)"] + broken.map { "    " + $0 }
        default: return [prefix + expression(for: value, of: key, in: view)]
        }
    }

    /// A text where nil cannot stand.
    private static func certain(_ expression: Expression, _ reference: Reference, of unknown: Bool) -> Expression {
        let isNumber = reference.type?.basic?.isNumber == true
        // What compiles whether the member of the type can be nil or not.
        if unknown, reference.type == nil || reference.isInferred, !isNumber {
            return "(\(expression) as String?) ?? \"\""
        }
        return reference.type?.isOptional == true ? "\(expression) ?? \"\"" : expression
    }

    /// A reference where a text is wanted.
    private static func text(of reference: Reference, _ format: TextFormat?) -> Expression {
        let expression = ReferenceExpression(reference).expression
        if let format {
            return Expression(
                FormatExpression(format, of: expression.text, reference.nilability).text, names: expression.names)
        }
        guard reference.type?.basic?.isNumber == true else { return expression }
        return reference.nilability == .itself ? "\(expression)?.formatted()" : "\(expression).formatted()"
    }

    func binding(_ binding: Binding, of key: Key, in view: ViewNode) -> Expression {
        let reference = ReferenceExpression(binding.reference).expression
        if let fallback = binding.fallback?.value {
            let whole: Expression = "\(reference) ?? \(expression(for: fallback, of: key, in: view))"
            guard key.type.isNumber, let type = key.numberType(for: binding.reference.type) else { return whole }
            return "\(type)(\(whole))"
        }
        switch (key.type, binding.reference.type) {
        case (.text, _): return Self.text(of: binding.reference, binding.format)
        case (.integer, .cases(let name, _)): return "\(name).allCases.firstIndex(of: \(reference)) ?? 0"
        case (.length, _): return "CGFloat(\(reference))"
        case (.number, let type): return key.numberType(for: type).map { "\($0)(\(reference))" } ?? reference
        default: return reference
        }
    }

    /// A text that is another one for exactly one number.
    ///
    /// The plural forms of a language are not decided here: a `.stringsdict` or string catalog has them under the key of
    /// the text, and `localizedStringWithFormat` picks one.
    func exactForms(
        _ text: LocalizedText, of counted: Reference, _ key: Key, in view: ViewNode, prefix: Expression,
        indentation: Int,
        suffix: String
    ) -> [Expression] {
        let number = ReferenceExpression(counted).expression
        // A question in a question is hard to read; an argument can be nothing else.
        if text.exactForms.count > 1, prefix.text.hasSuffix("= "), suffix.isEmpty {
            return formChoice(text, of: number, key, in: view, prefix: prefix, indentation: indentation)
        }
        var lines: [Expression] = []
        var depth = 1
        for (position, form) in text.exactForms.enumerated() {
            let condition: Expression = "\(number) == \(form.count.rawValue)"
            let outer = String(repeating: "    ", count: depth)
            if position == 0 {
                if prefix.text.isEmpty {
                    lines.append(condition)
                } else {
                    lines += [prefix.trimmingLastSpace, "\(outer)\(condition)"]
                }
            }
            code.keySuffix = "." + form.count.word
            lines += localized(
                form.text, key, in: view, prefix: "? ", indentation: indentation + 4 * depth, position: nil
            ).map { "\(outer)\($0)" }
            code.keySuffix = ""
            guard position + 1 < text.exactForms.count else { break }
            lines.append("\(outer): \(number) == \(text.exactForms[position + 1].count.rawValue)")
            depth += 1
        }
        let outer = String(repeating: "    ", count: depth)
        return lines
            + localized(
                text.with([]), key, in: view, prefix: ": ", indentation: indentation + 4 * depth, position: nil,
                suffix: suffix
            ).map { "\(outer)\($0)" }
    }

    /// `label.text = switch count { … }`
    private func formChoice(
        _ text: LocalizedText, of number: Expression, _ key: Key, in view: ViewNode, prefix: Expression,
        indentation: Int
    ) -> [Expression] {
        var lines: [Expression] = [prefix.trimmingLastSpace, "    switch \(number) {"]
        let padding = "        "
        func add(_ label: String, _ text: LocalizedText) {
            let value = localized(
                text, key, in: view, prefix: "", indentation: indentation + padding.count, position: nil)
            lines += ["    \(label):"] + value.map { "\(padding)\($0)" }
        }
        for form in text.exactForms {
            code.keySuffix = "." + form.count.word
            add("case \(form.count.rawValue)", form.text)
            code.keySuffix = ""
        }
        add("default", text.with([]))
        return lines + ["    }"]
    }

    /// A text with references in it: one sentence for the translator, with places for what is put in.
    func format(
        _ text: LocalizedText, _ key: Key, in view: ViewNode, prefix: Expression, indentation: Int, suffix: String
    ) -> [Expression] {
        let pieces = Self.pieces(of: text)
        // The field alone, in a format.
        if pieces.count == 1, case .reference(let argument, _)? = pieces.first, argument.format != nil {
            return ["\(prefix)\(Self.argument(argument, in: text))\(suffix)"]
        }
        guard text.isLocalized else { return ["\(prefix)\(Self.interpolated(text))\(suffix)"] }
        let format = LocalizedText(Self.formatString(text), key: text.key, comment: text.comment)
        let arguments = text.arguments.map { Self.argument($0, in: text) }.joined(separator: ", ")
        let call: Expression = "\(prefix)String.localizedStringWithFormat("
        let inner = localized(
            format, key, in: view, prefix: "", indentation: indentation + 4, position: nil, suffix: ",")
        if inner.count == 1 {
            let line: Expression = "\(call)\(inner[0]) \(arguments))\(suffix)"
            if SourceLine.columns(of: line.text) + indentation <= SourceLine.width { return [line] }
        }
        return [call] + inner.map { "    " + $0 } + ["    \(arguments))\(suffix)"]
    }

    /// The text as a string literal with the references in it.
    private static func interpolated(_ text: LocalizedText) -> Expression {
        let inner = pieces(of: text).map { piece -> Expression in
            switch piece {
            case .literal(let text): Expression(String(SwiftLiteral.string(text).dropFirst().dropLast()))
            case .reference(let argument, _): "\\(\(Self.argument(argument, in: text)))"
            }
        }.joined(separator: "")
        return "\"\(inner)\""
    }

    /// What is put into a format: a whole number as it is, so that a translator can have plural forms for it.
    private static func argument(_ argument: LocalizedText.Argument, in text: LocalizedText) -> Expression {
        let reference = argument.reference
        if text.marked != nil, argument.format == nil, reference.type?.basic == .string {
            // The phrases of the spec are looked for in the whole: what people wrote has none.
            return "\(ReferenceExpression(reference).expression).unmarked"
        }
        return argument.format != nil || reference.type?.basic == .double
            ? Self.text(of: reference, argument.format) : ReferenceExpression(reference).expression
    }

    /// The text as `String(format:)` reads it: `%@` for texts, `%lld` for numbers, in numbered places where there are several.
    private static func formatString(_ text: LocalizedText) -> String {
        pieces(of: text).map { piece in
            switch piece {
            case .literal(let text):
                text.utf8.split(separator: UInt8(ascii: "%"), omittingEmptySubsequences: false)
                    .map { String(decoding: $0, as: UTF8.self) }.joined(separator: "%%")
            case .reference(let argument, let number):
                "%" + (text.arguments.count > 1 ? "\(number)$" : "")
                    + (argument.reference.type?.basic == .integer && argument.format == nil ? "lld" : "@")
            }
        }.joined()
    }

    private enum Piece {
        case literal(String)
        /// With its number, from 1.
        case reference(LocalizedText.Argument, Int)
    }

    private static func pieces(of text: LocalizedText) -> [Piece] {
        // What a translator gets has the phrases marked.
        let bytes = Array((text.marked?.text ?? text.text).utf8)
        let arguments = text.marked?.arguments ?? text.arguments
        var pieces: [Piece] = []
        var start = 0
        for (number, argument) in arguments.enumerated() {
            if argument.offset > start {
                pieces.append(.literal(String(decoding: bytes[start..<argument.offset], as: UTF8.self)))
            }
            pieces.append(.reference(argument, number + 1))
            start = argument.offset
        }
        if start < bytes.count { pieces.append(.literal(String(decoding: bytes[start...], as: UTF8.self))) }
        return pieces
    }
}

extension ValueType {
    fileprivate var isNumber: Bool { if case .number = self { true } else { false } }
}

extension Key {
    /// The type that UIKit counts in, where a number of the state's type has to be made one.
    fileprivate func numberType(for type: FieldType?) -> String? {
        number == .double && type?.basic != .integer ? nil : number.rawValue
    }
}

extension Expression {
    fileprivate var trimmingLastSpace: Expression {
        text.hasSuffix(" ") ? Expression(String(text.dropLast()), names: names) : self
    }
}
