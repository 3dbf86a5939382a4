import GenvcModel
import GenvcTemplates
import GenvcViews
import GenvcVocabulary

/// Texts that no property of the view describes: with kerning, lines, paragraphs, or phrases that look otherwise.
extension DeclarationWriter {
    /// Which keys the attributes of the text stand for.
    enum AttributedKeys {
        case none
        case text
        /// The font and the colour too, which as properties would hold for all phrases.
        case textFontAndColor
    }

    /// The columns before an attribute of the whole text; those of phrases stand one step further in.
    private static let attributeIndentation = DeclarationWriter.indentation + 8

    mutating func appendAttributedText(_ view: ViewNode, _ element: Element, to lines: inout [String])
        -> AttributedKeys
    {
        let given = element.values.filter { $0.key.effect == .construction(.textAttribute) }
        let paragraph = paragraphStyle(view, element)
        guard !given.isEmpty || !paragraph.isEmpty || !element.runs.isEmpty,
            let main = element.values.first(where: { $0.key.isMainText }), case .text(let text) = main.value
        else { return .none }
        // A text view forgets its own font and colour when it gets an attributed text.
        let isWhole = !element.runs.isEmpty || element.kind.traits.contains(.takesText)
        var attributes: [String] = []
        if isWhole {
            attributes.append(".font: " + font(element.value(.font), view))
            attributes.append(".foregroundColor: " + color(element.value(.textColor)))
        }
        attributes += given.map { ".\($0.key.name): " + attribute($0.key, $0.value, view) }
        if !paragraph.isEmpty { attributes.append(".paragraphStyle: paragraphStyle") }
        let string = expressions.localized(
            text, main.key, in: view, prefix: "", indentation: Self.indentation + 12, position: nil)
        var runs = element.runs.flatMap { run(of: $0, element, view) }
        // Only what has several entries has a comma behind the last.
        if element.runs.count == 1 { runs[runs.count - 1].removeLast() }
        let rendered = expressions.writer.inline(
            "AttributedText",
            [
                "variable": .string(view.variableName),
                "paragraph": paragraph.isEmpty ? .null : ["lines": Self.lines(paragraph)],
                "argument": .string(runs.isEmpty ? "string" : "marked"),
                "text": .string(string.joined(separator: "\n    ")), "isSingle": .bool(attributes.count == 1),
                "attributes": Self.lines(
                    attributes.count == 1
                        ? attributes : attributes.flatMap { Self.entry($0, Self.attributeIndentation) }),
                "runs": runs.isEmpty ? .null : ["lines": Self.lines(runs)],
                "hasOwnLinkLook": .bool(element.hasOwnLinkLook),
            ])
        lines += Self.split(rendered)
        return isWhole ? .textFontAndColor : .text
    }

    /// The statements that fill in the paragraph style; none where there is nothing to say.
    private mutating func paragraphStyle(_ view: ViewNode, _ element: Element) -> [String] {
        var lines: [String] = []
        if let keyed = element.constructionValue(.lineHeight) {
            let height = expressions.expression(for: keyed.value, of: keyed.key, in: view)
            lines.append("paragraphStyle.minimumLineHeight = \(height)")
        }
        if let keyed = element.constructionValue(.paragraphSpacing), !isStandard(keyed) {
            let spacing = expressions.expression(for: keyed.value, of: keyed.key, in: view)
            lines.append("paragraphStyle.paragraphSpacing = \(spacing)")
        }
        if !lines.isEmpty, case .choice(let name)? = element.value(.textAlignment) {
            lines.append("paragraphStyle.alignment = .\(name)")
        }
        return lines
    }

    /// `"terms": [.foregroundColor: Theme.Colors.primary],` on as many lines as it needs.
    private mutating func run(of run: TextRun, _ element: Element, _ view: ViewNode) -> [String] {
        var entries: [String] = []
        if run.isLink, element.hasOwnLinkLook, run.value(.textColor) == nil {
            entries.append(".foregroundColor: UIColor.tintColor")
        }
        for entry in run.attributes {
            guard case .property(let name) = entry.key.effect, entry.value != .boolean(false) else { continue }
            let value =
                run.isLink && entry.key.meaning == .link
                ? SwiftLiteral.string(run.name.text) : attribute(entry.key, entry.value, view)
            entries.append(".\(name): \(value)")
        }
        let name = SwiftLiteral.string(run.name.text)
        let whole = "\(name): [\(entries.joined(separator: ", "))],"
        let columns = SourceLine.columns(of: whole) + Self.attributeIndentation
        guard columns > SourceLine.width || entries.count > Self.mostEntriesOnOneLine else { return [whole] }
        return ["\(name): ["] + entries.flatMap { Self.entry($0, Self.attributeIndentation + 4) }.map { "    " + $0 }
            + ["],"]
    }

    private static let mostEntriesOnOneLine = 2

    /// An entry of a dictionary with its comma, on as many lines as it needs.
    private static func entry(_ text: String, _ indentation: Int) -> [String] {
        var lines = SourceLine.fitted(text, indentation: indentation + 1)
        lines[lines.count - 1] += ","
        return lines
    }

    /// The value of an attribute; the dictionary that it stands in says no type.
    private mutating func attribute(_ key: Key, _ value: Value, _ view: ViewNode) -> String {
        switch value {
        case .font: font(value, view)
        case .color: color(value)
        case .choice(let name): "NSUnderlineStyle.\(name).rawValue"
        default: expressions.expression(for: value, of: key, in: view)
        }
    }

    private mutating func font(_ value: Value?, _ view: ViewNode) -> String {
        if case .swift(let code)? = value { return code }
        var font = FontValue(.style(.body))
        if case .font(let given)? = value { font = given }
        let text = expressions.font(font, of: view)
        return text.hasPrefix(".") ? "UIFont" + text : text
    }

    private func color(_ value: Value?) -> String {
        switch value {
        case .swift(let code): return code
        case .color(let color):
            let expression = ColorExpression(color)
            return expression.isOptional ? "\(expression.typedText) ?? .label" : expression.typedText
        default: return "UIColor.label"
        }
    }
}

extension Element {
    /// True if a phrase that can be tapped has a colour of its own, which the look of links would hide.
    fileprivate var hasOwnLinkLook: Bool { runs.contains { $0.isLink && $0.value(.textColor) != nil } }
}
