import GenvcModel
import GenvcSwift
import GenvcTemplates
import GenvcViews
import GenvcVocabulary

/// Values of the model as Swift expressions of the class that is being written.
struct ExpressionWriter {
    let code: ClassBeingWritten

    var writer: TemplateWriter { code.templates }
    var metrics: Metrics { code.metrics }
    var keys: TextKeys { code.keys }

    /// The lines of `target = value`.
    ///
    /// - Parameter indentation: The columns before the first line.
    func assignment(
        to target: Expression, _ value: Value, of key: Key, in view: ViewNode, indentation: Int
    ) -> [Statement] {
        if key.type == .text {
            return text(value, key, in: view, prefix: "\(target) = ", indentation: indentation).map(Statement.line)
        }
        if case .insets(let insets) = value {
            return self.insets(insets, of: view, prefix: "\(target) = ")
        }
        if value.isOneSided { return corners(target, value, in: view, indentation: indentation) }
        return [.set(target, expression(for: value, of: key, in: view))]
    }

    /// A text with what stands before it, on as many lines as it needs.
    func localized(
        _ text: LocalizedText, _ key: Key, in view: ViewNode, prefix: Expression, indentation: Int, position: Int?,
        suffix: String = ""
    ) -> [Expression] {
        if !text.exactForms.isEmpty, let counted = text.countedReference {
            return exactForms(
                text, of: counted, key, in: view, prefix: prefix, indentation: indentation, suffix: suffix)
        }
        guard text.arguments.isEmpty else {
            return format(text, key, in: view, prefix: prefix, indentation: indentation, suffix: suffix)
        }
        let written = text.marked?.text ?? text.text
        let literal = SwiftLiteral.string(written)
        let padding = String(repeating: " ", count: 4)
        guard text.isLocalized else {
            let whole: Expression = "\(prefix)\(literal)\(suffix)"
            if SourceLine.columns(of: whole.text) + indentation <= SourceLine.width { return [whole] }
            let long = SwiftLiteral.multilineString(
                written, indentation: padding, width: SourceLine.width - indentation)
            return lines(prefix, long + suffix)
        }
        let name = SwiftLiteral.string(
            text.key ?? keys.key(of: view, key, position: position, case: code.caseName) + code.keySuffix)
        let comment = SwiftLiteral.string(text.comment ?? keys.comment(for: view, key))
        for layout in LocalizedLayout.allCases {
            var value = literal
            if layout == .stacked, SourceLine.columns(of: "    value: \(literal),") + indentation > SourceLine.width {
                value = SwiftLiteral.multilineString(
                    written, indentation: padding + padding, width: SourceLine.width - indentation)
            }
            let rendered = writer.inline(
                "LocalizedString",
                [
                    "key": .string(name), "value": .string(value), "comment": .string(comment),
                    "isOneLine": .bool(layout == .oneLine), "isWrapped": .bool(layout == .wrapped),
                    "isStacked": .bool(layout == .stacked),
                ])
            let result = lines(prefix, rendered + suffix)
            let fits = result.allSatisfy { SourceLine.columns(of: $0.text) + indentation <= SourceLine.width }
            if fits || layout == .stacked { return result }
        }
        return []
    }

    private enum LocalizedLayout: CaseIterable {
        case oneLine, wrapped, stacked
    }

    /// The lines of a text, with what stands before the first of them.
    private func lines(_ prefix: Expression, _ text: String) -> [Expression] {
        let lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map {
            Expression(String(decoding: $0, as: UTF8.self))
        }
        return lines.isEmpty ? [prefix] : [prefix + lines[0]] + lines.dropFirst()
    }

    /// The expression for a value that fits on a line.
    func expression(for value: Value, of key: Key, in view: ViewNode) -> Expression {
        let constant = view.name + key.name.capitalizedFirst
        switch value {
        case .text(let text):
            return localized(text, key, in: view, prefix: "", indentation: 0, position: nil).joined(separator: "\n")
        case .texts(let texts): return "[\(texts.map { SwiftLiteral.string($0.text) }.joined(separator: ", "))]"
        case .boolean(let isTrue): return isTrue ? "true" : "false"
        case .integer(let number): return Expression(SwiftLiteral.integer(number))
        case .number(let number): return Expression(SwiftLiteral.number(number))
        case .length(let length): return metrics.expression(for: length, named: constant)
        case .choice(let name): return ".\(SwiftWord.escaped(name))"
        case .choices(let names):
            let cases = names.map { ".\(key.effect == .layer(key.name) ? Self.corner($0) : $0)" }
            return Expression(cases.count == 1 ? cases[0] : "[\(cases.joined(separator: ", "))]")
        case .color(let color): return Expression(ColorExpression(color).text)
        case .colors(let colors):
            return "[\(colors.map { ColorExpression($0).certainText }.joined(separator: ", "))]"
        case .unitPoint(let x, let y):
            return "CGPoint(x: \(SwiftLiteral.number(x)), y: \(SwiftLiteral.number(y)))"
        case .font(let font): return Expression(self.font(font, of: view))
        case .image(let image):
            let text = ImageExpression(image) { metrics.expression(for: $0, named: view.name + "SymbolSize") }.text
            return Expression(text)
        case .day(let year, let month, let day):
            return "Theme.day(year: \(year), month: \(month), day: \(day))"
        case .swift(let code), .expression(let code), .typeName(let code), .reference(let code):
            return Expression(written: code)
        case .binding(let binding): return self.binding(binding, of: key, in: view)
        case .condition(let condition): return ConditionExpression(condition).expression
        case .transform(let transform): return Expression(TransformExpression(transform).text)
        case .caption(let text): return Expression(SwiftLiteral.string(text))
        case .cornerRadius(.length(let length)): return metrics.expression(for: length, named: constant)
        case .insets, .dimension, .size, .cornerRadius(.circle), .ratio, .shadow, .priorities, .contentWidth,
            .references, .relations, .runs, .statements, .properties, .styles, .modules, .suppressions, .repetition,
            .accessories, .detents, .gestures, .animations:
            preconditionFailure("`\(key.name)` sets no property")
        }
    }

    /// Corners of a layer are left and right: which ones leading is, the layout direction says.
    private func corners(_ target: Expression, _ value: Value, in view: ViewNode, indentation: Int) -> [Statement] {
        let sides = [value.mirrored, value].map { side in
            guard case .choices(let names) = side else { return "[]" }
            return "[\(names.map { ".\(Self.corner($0))" }.joined(separator: ", "))]"
        }
        let start: [Statement] = [
            "\(target) =", "    \(view.name).effectiveUserInterfaceLayoutDirection == .rightToLeft",
        ]
        let choice = "    ? \(sides[0]) : \(sides[1])"
        guard SourceLine.columns(of: choice) + indentation > SourceLine.width else { return start + ["\(choice)"] }
        return start + ["    ? \(sides[0])", "    : \(sides[1])"]
    }

    /// `CACornerMask` names corners by axis; leading is left as long as the screen is left to right.
    private static func corner(_ name: String) -> String {
        switch name {
        case "topLeading": "layerMinXMinYCorner"
        case "topTrailing": "layerMaxXMinYCorner"
        case "bottomLeading": "layerMinXMaxYCorner"
        case "bottomTrailing": "layerMaxXMaxYCorner"
        default: name
        }
    }

    /// Insets with what stands before them, on as many lines as they need.
    func insets(_ insets: Insets, of view: ViewNode, prefix: Expression) -> [Statement] {
        let names = MarginNames(insets, of: view.name)
        let top = metrics.expression(for: insets.top, named: names.top)
        let leading = metrics.expression(for: insets.leading, named: names.leading)
        switch names.form {
        case .all where insets.isZero: return ["\(prefix).zero"]
        case .all: return ["\(prefix).all(\(top))"]
        case .horizontal: return ["\(prefix).horizontal(\(leading))"]
        case .vertical: return ["\(prefix).vertical(\(top))"]
        case .sides:
            let bottom = metrics.expression(for: insets.bottom, named: names.bottom)
            let trailing = metrics.expression(for: insets.trailing, named: names.trailing)
            let sides: [Expression] = [
                "top: \(top)", "leading: \(leading)", "bottom: \(bottom)", "trailing: \(trailing)",
            ]
            return ["\(prefix)NSDirectionalEdgeInsets(\(sides.joined(separator: ", ")))"]
        }
    }

    /// A font that follows the text size.
    func font(_ font: FontValue, of view: ViewNode) -> String {
        FontExpression(font) { metrics.expression(for: $0, named: view.name + "FontSize") }.text
    }
}

/// Words that Swift keeps for itself.
enum SwiftWord {
    private static let keywords: Set<String> = [
        "default", "continue", "switch", "case", "in", "is", "as", "for", "if", "else", "do", "repeat", "return",
        "self", "init", "class", "struct", "enum", "func", "let", "var", "where", "while", "import", "operator",
        "protocol", "static", "super", "throw", "true", "false", "nil", "try", "guard", "defer", "break",
    ]

    /// In a position after a dot only `init` and `self` would be misread, but people read backticks as a keyword's.
    static func escaped(_ name: String) -> String {
        name == "init" || name == "self" ? "`\(name)`" : name
    }

    /// The word as the name of a case where it is declared.
    static func caseName(_ name: String) -> String { isKeyword(name) ? "`\(name)`" : name }

    static func isKeyword(_ name: String) -> Bool { keywords.contains(name) }
}
