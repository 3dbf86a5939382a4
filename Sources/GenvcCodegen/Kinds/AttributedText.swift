import GenvcModel
import GenvcSwift
import GenvcViews
import GenvcVocabulary

/// Texts that no property of the view describes: with kerning, lines, paragraphs, or phrases that look otherwise.
struct AttributedTextWriter {
    let expressions: ExpressionWriter
    /// True while the text is set again on a view that exists.
    let isRendering: Bool

    /// Which keys the attributes of the text stand for.
    enum AttributedKeys {
        case none
        case text
        /// The font and the colour too, which as properties would hold for all phrases.
        case textFontAndColor
    }

    /// Adds the statement that sets a text with attributes.
    ///
    /// - Parameter isTakenBack: whether a text without attributes is set so too, since the same text has some at times.
    func append(
        _ view: ViewNode, _ values: [KeyedValue], _ variable: Expression, isTakenBack: Bool = false,
        to lines: inout [Statement]
    ) -> AttributedKeys {
        guard let element = view.element else { return .none }
        let given = values.filter { $0.key.effect == .construction(.textAttribute) }
        let paragraph = paragraphStyle(view, values)
        guard isTakenBack || !given.isEmpty || !paragraph.isEmpty || !element.runs.isEmpty,
            let main = values.first(where: { $0.key.isMainText })
        else { return .none }
        let isWhole = element.attributesFontAndColor
        func value(_ meaning: Key.Meaning) -> Value? { values.first { $0.key.meaning == meaning }?.value }
        var attributes: [Expression] = []
        if isWhole {
            attributes.append(".font: \(font(value(.font), view))")
            attributes.append(".foregroundColor: \(color(value(.textColor), view))")
        }
        attributes += given.map { ".\($0.key.name): \(attribute($0.key, $0.value, view))" }
        if !paragraph.isEmpty { attributes.append(".paragraphStyle: \(Expression.name(paragraphName(view)))") }
        let string = expressions.text(main.value, main.key, in: view, missing: .emptied)
        let runs = element.runs.compactMap { run(of: $0, element, view) }
        let images = element.runs.compactMap(picture)
        if !paragraph.isEmpty { lines += [.constant(paragraphName(view), "NSMutableParagraphStyle()")] + paragraph }
        let isPlain = attributes.isEmpty && runs.isEmpty
        var arguments: [Expression] = [.labelled(element.runs.isEmpty || isPlain ? "string" : "marked", string)]
        if !isPlain {
            let isAlone = attributes.count == 1
            arguments.append("attributes: \(isAlone ? "[\(attributes[0])]" : Expression.stackedList(attributes))")
            if !runs.isEmpty { arguments.append("runs: \(Expression.stackedList(runs))") }
            if !images.isEmpty { arguments.append("images: \(Expression.stackedList(images))") }
        }
        lines.append(.set("\(variable).attributedText", .stackedCall("NSAttributedString", arguments)))
        if element.hasOwnLinkLook { lines.append("\(variable).linkTextAttributes = [:]") }
        // A text view takes the alignment from the text that it is given.
        if isRendering, paragraph.isEmpty, element.kind.traits.contains(.takesText),
            case .choice(let name)? = value(.textAlignment)
        {
            lines.append("\(variable).textAlignment = .\(name)")
        }
        return isWhole ? .textFontAndColor : .text
    }

    /// True for a text with attributes that people type in a text view: font and colour are attributes of the text, and
    /// properties as well, from which they come where there is no text yet.
    static func isTyped(attributedTextOf element: Element) -> Bool {
        element.runs.isEmpty && element.kind.traits.contains(.takesText)
            && (element.values + element.variedValues).contains { $0.key.effect.facts.contains(.isTextAttribute) }
    }

    /// The statements that give paragraphs to what people type into a view that takes text, where there is none that
    /// UIKit takes them from.
    func typing(_ view: ViewNode, _ values: [KeyedValue], _ variable: Expression) -> [Statement] {
        guard let element = view.element?.written, element.value(.isEditable) != .boolean(false) else { return [] }
        if let text = element.values.first(where: { $0.key.isMainText }), !text.value.isDynamic { return [] }
        let paragraph = paragraphStyle(view, values)
        guard !paragraph.isEmpty else { return [] }
        let name = paragraphName(view)
        return [.constant(name, "NSMutableParagraphStyle()")] + paragraph
            + [.set("\(variable).typingAttributes[.paragraphStyle]", .name(name))]
    }

    /// The name of the paragraph style; several texts may be set in one `render()`.
    private func paragraphName(_ view: ViewNode) -> String {
        isRendering ? view.named("ParagraphStyle") : "paragraphStyle"
    }

    /// The statements that make the paragraph style, where every case begins with the same ones.
    func paragraphStatements(sharedBy cases: [[Statement]], _ view: ViewNode) -> ArraySlice<Statement> {
        let name = paragraphName(view)
        let first = (cases.first ?? []).prefix { $0.makes(name) }
        return cases.count > 1 && cases.allSatisfy { $0.starts(with: first) } ? first : []
    }

    /// The statements that fill in the paragraph style; none where there is nothing to say.
    private func paragraphStyle(_ view: ViewNode, _ values: [KeyedValue]) -> [Statement] {
        let name = Expression.name(paragraphName(view))
        var lines: [Statement] = []
        if let keyed = values.first(where: { $0.key.effect == .construction(.lineHeight) }) {
            let height = expressions.expression(for: keyed.value, of: keyed.key, in: view)
            lines.append(.set("\(name).minimumLineHeight", height))
        }
        if let keyed = values.first(where: { $0.key.effect == .construction(.paragraphSpacing) }),
            !keyed.isStandard(on: view, isRendering: isRendering)
        {
            let spacing = expressions.expression(for: keyed.value, of: keyed.key, in: view)
            lines.append(.set("\(name).paragraphSpacing", spacing))
        }
        if !lines.isEmpty,
            case .choice(let alignment)? = values.first(where: { $0.key.meaning == .textAlignment })?.value
        {
            lines.append(.set("\(name).alignment", ".\(alignment)"))
        }
        if !lines.isEmpty, let mode = lineBreakMode(view, values) {
            lines.append(.set("\(name).lineBreakMode", ".\(mode)"))
        }
        return lines
    }

    /// The line break mode of a text without room, which a paragraph style says in the label's stead; nil
    /// where it has room for all its lines, and nothing is said.
    private func lineBreakMode(_ view: ViewNode, _ values: [KeyedValue]) -> String? {
        guard let key = view.element?.kind.keys.first(where: { $0.meaning == .lineBreakMode }) else { return nil }
        if case .choice(let mode)? = values.first(where: { $0.key === key })?.value { return mode }
        let lines = (values + (view.element?.variedValues ?? [])).filter {
            $0.key.meaning == .numberOfLines
        }
        return lines.allSatisfy { $0.value == .integer(0) } ? nil : view.element?.kind.standard(of: key)
    }

    /// `"terms": [.foregroundColor: Theme.Colors.primary]`; nil for a run that is a picture alone.
    private func run(of run: TextRun, _ element: Element, _ view: ViewNode) -> Expression? {
        var entries: [Expression] = []
        if run.isLink, element.hasOwnLinkLook, run.value(.textColor) == nil {
            entries.append(".foregroundColor: UIColor.tintColor")
        }
        for entry in run.attributes where entry.key.meaning != .image {
            guard case .property(let name) = entry.key.effect, entry.value != .boolean(false) else { continue }
            let value =
                run.isLink && entry.key.meaning == .link
                ? Expression(SwiftLiteral.string(run.name.text)) : attribute(entry.key, entry.value, view)
            entries.append(".\(name): \(value)")
        }
        if entries.isEmpty, run.image != nil { return nil }
        let name = SwiftLiteral.string(run.name.text)
        if entries.isEmpty { return "\(name): [:]" }
        return
            "\(name): \(entries.count > Self.mostEntriesOnOneLine ? .stackedList(entries) : Expression.list(entries))"
    }

    /// Attributes that stand on one line; more have a line each.
    private static let mostEntriesOnOneLine = 2

    /// `"star": UIImage(systemName: "star.fill")` for a run that is a picture.
    private func picture(of run: TextRun) -> Expression? {
        run.image.map { "\(SwiftLiteral.string(run.name.text)): \(ImageExpression($0).expression)" }
    }

    /// The value of an attribute; the dictionary that it stands in says no type.
    private func attribute(_ key: Key, _ value: Value, _ view: ViewNode) -> Expression {
        switch value {
        case .font: font(value, view)
        case .color: color(value, view)
        case .choice(let name): "NSUnderlineStyle.\(name).rawValue"
        default: expressions.expression(for: value, of: key, in: view)
        }
    }

    /// A font with its type, or the body style where the spec names none.
    private func font(_ value: Value?, _ view: ViewNode) -> Expression {
        switch value {
        case .swift(let code): return Expression(written: code)
        case .font(let font): return expressions.font(font, of: view).typed
        default: return expressions.font(FontValue(.style(.body)), of: view).typed
        }
    }

    /// A color with its type, or the label color where the spec names none.
    private func color(_ value: Value?, _ view: ViewNode) -> Expression {
        switch value {
        case .swift(let code): return Expression(written: code)
        case .binding(let binding):
            guard let key = view.element?.kind.allKeys.first(where: { $0.meaning == .textColor }) else { break }
            let color = expressions.binding(binding, of: key, in: view)
            return binding.maySayNil ? "\(color) ?? UIColor.label" : color
        case .color(let color):
            let expression = ColorExpression(color)
            return Expression(expression.nonOptionalText)
        default: break
        }
        return "UIColor.label"
    }
}

/// A statement that sets a text with attributes, taken apart.
struct AttributedTextAssignment {
    /// The property that is set.
    private let target: Expression
    /// The label of the words, which says if they have marks in them.
    private let label: String
    /// The text without its attributes.
    let words: Expression
    /// The arguments behind the words.
    private let attributes: [Expression]

    /// Nil for any other statement.
    init?(_ statement: Statement) {
        guard case .set(let target, let value) = statement,
            case .stackedCall(let function, let arguments, _)? = value.form,
            function == "NSAttributedString", case .labelled(let label, let words)? = arguments.first?.form
        else { return nil }
        (self.target, self.label, self.words) = (target, label, words)
        attributes = Array(arguments.dropFirst())
    }

    /// True if it says the same as the other, but for the words.
    func saysAttributes(of other: AttributedTextAssignment) -> Bool {
        target == other.target && label == other.label && attributes == other.attributes
    }

    /// True for words that a function makes, such as a text that is translated.
    var callsForWords: Bool {
        switch words.form {
        case .call, .ledCall, .fittingCall, .stackedCall, .filledCall: true
        default: false
        }
    }

    /// The statement with other words, such as the name of a constant.
    func statement(saying words: Expression) -> Statement {
        .set(target, .stackedCall("NSAttributedString", [.labelled(String(label.dropLast(2)), words)] + attributes))
    }
}

extension Element {
    /// True if a phrase that can be tapped has a colour of its own, which the look of links would hide.
    fileprivate var hasOwnLinkLook: Bool { runs.contains { $0.isLink && $0.value(.textColor) != nil } }

    /// True if the attributes of its text have to say font and colour: as properties these would hold for all phrases,
    /// and a text view forgets its own when it gets an attributed text.
    var attributesFontAndColor: Bool { !runs.isEmpty || kind.traits.contains(.takesText) }
}
