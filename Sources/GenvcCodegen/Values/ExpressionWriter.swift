import GenvcModel
import GenvcSwift
import GenvcTemplates
import GenvcViews
import GenvcVocabulary

/// Values of the model as Swift expressions of the class that is being written.
struct ExpressionWriter {
    /// The class whose constants, keys and findings the expressions add to.
    let code: ClassBeingWritten

    var writer: TemplateWriter { code.templates }
    var metrics: Metrics { code.metrics }
    var keys: TextKeys { code.keys }

    /// A condition, as the class asks it.
    ///
    /// - Parameter control: The control that a condition about a control's own state asks.
    func condition(_ condition: Condition, of control: AskedControl = .host) -> ConditionExpression {
        ConditionExpression(condition, of: control, in: code.host)
    }

    /// `target = value`
    func assignment(to target: Expression, _ value: Value, of key: Key, in view: ViewNode) -> Statement {
        if key.type == .text {
            return .set(target, text(value, key, in: view, missing: MissingText(assignedBy: key), isAssigned: true))
        }
        if case .insets(let insets) = value { return .set(target, self.insets(insets, of: view)) }
        if value.isOneSided { return .set(target, corners(value, in: view)) }
        return .set(target, expression(for: value, of: key, in: view))
    }

    /// A text for people.
    ///
    /// - Parameters:
    ///   - position: The place of the text among several of the key.
    ///   - isAssigned: True where the expression is assigned, false where it is an argument.
    func localized(
        _ text: LocalizedText, _ key: Key, in view: ViewNode, position: Int? = nil, isAssigned: Bool = false
    ) -> Expression {
        if !text.exactForms.isEmpty, let counted = text.countedReference {
            return exactForms(text, of: counted, key, in: view, isAssigned: isAssigned)
        }
        guard text.arguments.isEmpty else { return format(text, key, in: view) }
        let words = text.marked?.text ?? text.text
        guard text.isLocalized else { return Expression(literal: words) }
        return translated(TranslatedText(words, .single(words)), text, key, in: view, position: position)
    }

    /// A text that is looked up in the string catalogue of the app.
    ///
    /// - Parameters:
    ///   - text: the text of the spec, which may set key and comment.
    ///   - position: The place of the text among several of the key.
    func translated(
        _ found: TranslatedText, _ text: LocalizedText, _ key: Key, in view: ViewNode, position: Int? = nil
    ) -> Expression {
        let name = text.key ?? keys.key(of: view, key, position: position, case: code.caseName) + code.keySuffix
        let comment = text.comment ?? keys.comment(for: view, key, in: code, of: found.words)
        code.texts.append(CatalogText(key: name, comment: comment, value: found.value, forms: found.forms))
        return .fittingCall(
            "NSLocalizedString",
            [
                "\(SwiftLiteral.string(name))", "value: \(Expression(extractable: found.value))",
                "comment: \(Expression(literal: comment))",
            ])
    }

    /// The expression for a value.
    func expression(for value: Value, of key: Key, in view: ViewNode) -> Expression {
        let constant = view.named(key.name.capitalizedFirst)
        switch value {
        case .text(let text):
            return localized(text, key, in: view)
        case .texts(let texts): return "[\(texts.map { SwiftLiteral.string($0.text) }.joined(separator: ", "))]"
        case .boolean(let isTrue): return isTrue ? "true" : "false"
        case .integer(let number): return Expression(SwiftLiteral.integer(number))
        case .number(let number): return Expression(SwiftLiteral.number(number))
        case .length(let length): return metrics.expression(for: length, named: constant)
        case .choice(let name): return ".\(SwiftName.member(name))"
        case .choices(let names):
            let cases = key.meaning == .maskedCorners ? Self.corners(names) : names.map { "." + $0 }
            return Expression(cases.count == 1 ? cases[0] : "[\(cases.joined(separator: ", "))]")
        case .color(let color):
            let expression = ColorExpression(color)
            return Expression(key.takesNil ? expression.text : expression.certainText)
        case .colors(let colors):
            return "[\(colors.map { ColorExpression($0).certainText }.joined(separator: ", "))]"
        case .unitPoint(let x, let y):
            return .call("CGPoint", ["x: \(SwiftLiteral.number(x))", "y: \(SwiftLiteral.number(y))"])
        case .font(let font): return self.font(font, of: view).expression
        case .image(let image):
            return ImageExpression(image) { metrics.expression(for: $0, named: view.named("SymbolSize")) }.expression
        case .day(let year, let month, let day):
            return .call("Theme.day", ["year: \(year)", "month: \(month)", "day: \(day)"])
        case .swift(let code), .expression(let code), .typeName(let code), .reference(let code):
            return Expression(written: code)
        case .binding(let binding): return self.binding(binding, of: key, in: view)
        case .condition(let condition):
            return self.condition(condition, of: view.isButton ? .view(view.name) : .host).expression
        case .transform(let transform): return TransformExpression(transform).expression
        case .caption(let text): return Expression(SwiftLiteral.string(text))
        case .cornerRadius(.length(let length)): return metrics.expression(for: length, named: constant)
        case .insets, .dimension, .size, .cornerRadius(.circle), .ratio, .shadow, .priorities, .contentWidth,
            .references, .relations, .runs, .statements, .properties, .styles, .modules, .suppressions, .repetition,
            .accessories, .detents, .gestures, .animations, .changeDurations:
            preconditionFailure("`\(key.name)` sets no property")
        }
    }

    /// Corners of a layer are left and right: which ones leading is, the layout direction says.
    private func corners(_ value: Value, in view: ViewNode) -> Expression {
        let sides = [value.mirrored, value].map { side in
            guard case .choices(let names) = side else { return "[]" }
            return "[\(Self.corners(names).joined(separator: ", "))]"
        }
        let question: Expression = "\(view.expression).effectiveUserInterfaceLayoutDirection == .rightToLeft"
        return .chain(
            [question, .chain(["? \(sides[0])", ": \(sides[1])"], .besideFirst)], .alwaysBelowTarget)
    }

    /// The names in `CACornerMask` of the corners with these words.
    static func corners(_ words: [String]) -> [String] {
        words.compactMap(Corner.init(rawValue:)).map { "." + $0.inLayerMask }
    }

    /// Insets, in the shortest form.
    func insets(_ insets: Insets, of view: ViewNode) -> Expression {
        let names = MarginNames(insets, of: view)
        let top = metrics.expression(for: insets.top, named: names.top)
        let leading = metrics.expression(for: insets.leading, named: names.leading)
        switch names.form {
        case .all where insets.isZero: return ".zero"
        case .all: return ".all(\(top))"
        case .horizontal: return ".horizontal(\(leading))"
        case .vertical: return ".vertical(\(top))"
        case .sides:
            let bottom = metrics.expression(for: insets.bottom, named: names.bottom)
            let trailing = metrics.expression(for: insets.trailing, named: names.trailing)
            return .fittingCall(
                "NSDirectionalEdgeInsets",
                ["top: \(top)", "leading: \(leading)", "bottom: \(bottom)", "trailing: \(trailing)"])
        }
    }

    /// A font that follows the text size.
    func font(_ font: FontValue, of view: ViewNode) -> FontExpression {
        FontExpression(font) { metrics.expression(for: $0, named: view.named("FontSize")) }
    }
}

extension Corner {
    /// The name in `CACornerMask`, which is by axis: leading is left as long as the screen is left to right.
    fileprivate var inLayerMask: String {
        switch self {
        case .topLeading: "layerMinXMinYCorner"
        case .topTrailing: "layerMaxXMinYCorner"
        case .bottomLeading: "layerMinXMaxYCorner"
        case .bottomTrailing: "layerMaxXMaxYCorner"
        }
    }
}
