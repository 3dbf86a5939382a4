import GenvcModel
import GenvcTemplates
import GenvcViews
import GenvcVocabulary

/// The declaration of each view: the property and the closure that makes it.
struct DeclarationWriter {
    let tree: ViewTree
    var expressions: ExpressionWriter
    /// Lines that set colours of layers again when light and dark appearance change.
    private(set) var layerColors: [String] = []

    /// The columns before a line in the closure of a property.
    private static let indentation = 8

    init(tree: ViewTree, expressions: ExpressionWriter) {
        self.tree = tree
        self.expressions = expressions
    }

    /// The contexts of the template `Element`, in the order of the tree.
    mutating func contexts() -> [TemplateValue] {
        var contexts: [TemplateValue] = []
        var lastRow = -1
        for index in tree.views.indices {
            let row = tree.views[index].row
            let startsRow = row != nil && row != lastRow
            contexts.append(context(of: index, comment: startsRow ? row.map { tree.rows[$0].title } : nil))
            if let row { lastRow = row }
        }
        return contexts
    }

    private mutating func context(of index: Int, comment: String?) -> TemplateValue {
        let view = tree.views[index]
        let access = view.isControl ? "" : "private "
        var preparation: [String] = []
        var assignments: [String] = []
        let variable = view.variableName
        let initializer = self.initializer(of: view, preparation: &preparation)
        appendStack(view, variable, to: &assignments)
        appendValues(view, variable, to: &assignments)
        appendPriorities(view, variable, to: &assignments)
        appendAccessibility(view, variable, to: &assignments)
        let setsItself = view.setsItself
        let isBare =
            preparation.isEmpty && assignments.isEmpty && setsItself && initializer == ["\(view.typeName)()"]
        if !setsItself { assignments.append("\(variable).translatesAutoresizingMaskIntoConstraints = false") }
        appendStatements(view, variable, to: &assignments)
        return [
            "comment": comment.map { ["text": .string($0)] } ?? .null, "isBare": .bool(isBare),
            "access": .string(access), "name": .string(view.name), "type": .string(view.typeName),
            "preparation": Self.lines(preparation), "variable": .string(variable),
            "initializer": .string(initializer.joined(separator: "\n        ")),
            "assignments": Self.lines(assignments),
        ]
    }

    static func lines(_ lines: [String]) -> TemplateValue {
        .list(lines.map { ["line": .string($0)] })
    }

    // MARK: - Making

    private mutating func initializer(of view: ViewNode, preparation: inout [String]) -> [String] {
        guard let element = view.element, view.role == .element else { return ["\(view.typeName)()"] }
        if case .expression(let code)? = element.toolValue(.initializer)?.value { return [code] }
        if element.kind.traits.contains(.hasConfiguration), element.component == nil || view.typeName != element.component {
            appendConfiguration(view, element, to: &preparation)
            return ["\(view.typeName)(configuration: configuration)"]
        }
        if case .image(let image)? = element.constructionValue(.image)?.value {
            return ["\(view.typeName)(image: \(ExpressionWriter.image(image)))"]
        }
        if case .choice(let style)? = element.constructionValue(.spinnerStyle)?.value {
            return ["\(view.typeName)(style: .\(style))"]
        }
        if let keyed = element.constructionValue(.segments), case .texts(let texts) = keyed.value {
            return segments(texts, keyed.key, view)
        }
        return ["\(view.typeName)()"]
    }

    private mutating func segments(_ texts: [LocalizedText], _ key: Key, _ view: ViewNode) -> [String] {
        var lines = ["\(view.typeName)(items: ["]
        for (position, text) in texts.enumerated() {
            lines += expressions.localized(
                text, key, in: view, prefix: "", indentation: Self.indentation + 4, position: position, suffix: ","
            ).map { "    " + $0 }
        }
        return lines + ["])"]
    }

    private mutating func appendConfiguration(_ view: ViewNode, _ element: Element, to lines: inout [String]) {
        var look = "plain"
        if case .choice(let name)? = element.constructionValue(.configuration)?.value { look = name }
        lines.append("var configuration = UIButton.Configuration.\(look)()")
        for keyed in element.values {
            switch keyed.key.effect {
            case .configuration(let path):
                lines += expressions.assignment(
                    to: "configuration.\(path)", keyed.value, of: keyed.key, in: view,
                    indentation: Self.indentation)
            case .construction(.titleFont):
                lines += titleFont(keyed, view)
            case .construction(.cornerRadius):
                switch keyed.value {
                case .cornerRadius(.circle): lines.append("configuration.cornerStyle = .capsule")
                default:
                    let radius = expressions.expression(for: keyed.value, of: keyed.key, in: view)
                    lines.append("configuration.cornerStyle = .fixed")
                    lines.append("configuration.background.cornerRadius = \(radius)")
                }
            default: break
            }
        }
    }

    private mutating func titleFont(_ keyed: KeyedValue, _ view: ViewNode) -> [String] {
        let font = expressions.expression(for: keyed.value, of: keyed.key, in: view)
        // A text style can be asked for anywhere; fonts that are scaled by hand belong to the main actor.
        let isCaptured = !font.hasPrefix(".preferredFont")
        let text = expressions.writer.inline("TitleFont", ["font": .string(font), "isCaptured": .bool(isCaptured)])
        return text.utf8.split(separator: UInt8(ascii: "\n")).map { String(decoding: $0, as: UTF8.self) }
    }

    // MARK: - Setting

    private mutating func appendStack(_ view: ViewNode, _ variable: String, to lines: inout [String]) {
        if case .scroll = view.container, tree.takesText {
            lines.append("\(variable).keyboardDismissMode = .interactive")
        }
        guard case .stack(let layout) = view.container else { return }
        let isComponent = view.element?.component != nil && view.role == .element
        if layout.axis == .vertical, !isComponent { lines.append("\(variable).axis = .vertical") }
        if layout.spacing.points != 0 {
            let spacing = expressions.metrics.expression(for: layout.spacing, named: view.name + "Spacing")
            lines.append("\(variable).spacing = \(spacing)")
        }
        if layout.alignment != "fill" {
            lines.append("\(variable).alignment = .\(layout.alignment)")
        }
        if layout.distribution != "fill" { lines.append("\(variable).distribution = .\(layout.distribution)") }
        let marginsAreComponents = isComponent && view.element?.isFromShippedStyle(.margins) == true
        if !layout.margins.isZero, !marginsAreComponents {
            let margins = expressions.insets(layout.margins, of: view)
            if !isComponent { lines.append("\(variable).isLayoutMarginsRelativeArrangement = true") }
            lines += margins.utf8.split(separator: UInt8(ascii: "\n")).enumerated().map { number, line in
                (number == 0 ? "\(variable).directionalLayoutMargins = " : "") + String(decoding: line, as: UTF8.self)
            }
        }
    }

    private mutating func appendValues(_ view: ViewNode, _ variable: String, to lines: inout [String]) {
        guard view.role == .element, let element = view.element else {
            appendBarBackground(view, variable, to: &lines)
            return
        }
        let isComponent = element.component != nil && view.typeName == element.component
        let isAttributed = appendAttributedText(view, element, to: &lines)
        for keyed in element.values {
            if isComponent, case .shippedStyle = keyed.origin { continue }
            appendValue(keyed, view, variable, isComponent: isComponent, isAttributed: isAttributed, to: &lines)
        }
        appendAssumptions(view, element, variable, to: &lines)
        if element.kind.traits.contains(.adjustsFont) {
            if element.value(named: "font") == nil {
                lines.append("\(variable).font = .preferredFont(forTextStyle: .body)")
            }
            lines.append("\(variable).adjustsFontForContentSizeCategory = true")
        }
        if element.kind.traits.contains(.hasConfiguration), !isComponent {
            lines.append("\(variable).titleLabel?.adjustsFontForContentSizeCategory = true")
        }
        if element.kind.standardHeight == .hairline, element.value(named: "backgroundColor") == nil {
            lines.append("\(variable).backgroundColor = Theme.Colors.separator")
        }
    }

    private mutating func appendValue(
        _ keyed: KeyedValue, _ view: ViewNode, _ variable: String, isComponent: Bool, isAttributed: Bool,
        to lines: inout [String]
    ) {
        let key = keyed.key
        switch key.effect {
        case .property(let path):
            if key.isMainText, isAttributed { return }
            if view.component?.sets.contains(key.name) == true, keyed.value == .boolean(true) { return }
            if isStandard(keyed) { return }
            lines += expressions.assignment(
                to: "\(variable).\(path)", keyed.value, of: key, in: view, indentation: Self.indentation)
        case .layer(let path):
            if isStandard(keyed) { return }
            lines += expressions.assignment(
                to: "\(variable).layer.\(path)", keyed.value, of: key, in: view, indentation: Self.indentation)
        case .configuration(let path):
            guard isComponent else { return }
            lines += expressions.assignment(
                to: "\(variable).configuration?.\(path)", keyed.value, of: key, in: view,
                indentation: Self.indentation)
        case .construction(let part):
            appendConstruction(part, keyed, view, variable, isComponent: isComponent, to: &lines)
        case .layout(.margins):
            guard view.component == .paddedLabel, case .insets(let insets) = keyed.value else { return }
            let text = "\(variable).contentInsets = \(expressions.insets(insets, of: view))"
            lines += text.utf8.split(separator: UInt8(ascii: "\n")).map { String(decoding: $0, as: UTF8.self) }
        case .layout, .content, .tool: break
        }
    }

    private mutating func appendConstruction(
        _ part: Effect.Construction, _ keyed: KeyedValue, _ view: ViewNode, _ variable: String, isComponent: Bool,
        to lines: inout [String]
    ) {
        switch part {
        case .configuration, .segments, .spinnerStyle, .image, .textAttribute, .lineHeight: break
        case .titleFont:
            guard isComponent else { return }
            lines += titleFont(keyed, view).map { $0.replacingPrefix("configuration.", with: "\(variable).configuration?.") }
        case .cornerRadius:
            if view.element?.kind.traits.contains(.hasConfiguration) == true {
                guard isComponent, case .cornerRadius(let radius) = keyed.value else { return }
                switch radius {
                case .circle: lines.append("\(variable).configuration?.cornerStyle = .capsule")
                case .length:
                    let radius = expressions.expression(for: keyed.value, of: keyed.key, in: view)
                    lines.append("\(variable).configuration?.background.cornerRadius = \(radius)")
                }
                return
            }
            lines.append("\(variable).layer.cornerRadius = \(radius(keyed, view))")
            if view.element?.needsClipping == true { lines.append("\(variable).clipsToBounds = true") }
        case .borderColor:
            guard case .color(let color) = keyed.value else { return }
            let text = ColorExpression.text(color)
            let isOptional = text.hasPrefix("UIColor(named:")
            let base = text.hasPrefix(".") ? "UIColor" + text : text
            layerColors.append("\(view.name).layer.borderColor = \(base)\(isOptional ? "?" : "").cgColor")
        case .shadow:
            guard case .shadow(let shadow) = keyed.value else { return }
            if shadow.color != ColorValue(.system("black")) {
                let text = ColorExpression.text(shadow.color)
                let base = text.hasPrefix(".") ? "UIColor" + text : text
                layerColors.append("\(view.name).layer.shadowColor = \(base).cgColor")
            }
            let radius = expressions.metrics.expression(for: shadow.radius, named: view.name + "ShadowRadius")
            let x = expressions.metrics.expression(for: shadow.offsetX, named: view.name + "ShadowOffsetX")
            let y = expressions.metrics.expression(for: shadow.offsetY, named: view.name + "ShadowOffsetY")
            lines.append("\(variable).layer.shadowOpacity = \(SwiftLiteral.number(shadow.opacity))")
            lines.append("\(variable).layer.shadowRadius = \(radius)")
            lines.append("\(variable).layer.shadowOffset = CGSize(width: \(x), height: \(y))")
        case .leadingImage:
            guard case .image(let image) = keyed.value else { return }
            lines.append("\(variable).leftView = UIImageView(image: \(ExpressionWriter.image(image)))")
            lines.append("\(variable).leftViewMode = .always")
        }
    }

    /// Half of the height for a circle, which the reader has seen to be fixed.
    private mutating func radius(_ keyed: KeyedValue, _ view: ViewNode) -> String {
        guard keyed.value == .cornerRadius(.circle) else {
            return expressions.expression(for: keyed.value, of: keyed.key, in: view)
        }
        guard let rule = view.height.first ?? view.width.first else { return "0" }
        let attribute = view.height.isEmpty ? "Width" : "Height"
        return expressions.metrics.expression(for: rule.length, named: view.name + attribute) + " / 2"
    }

    private mutating func appendAttributedText(_ view: ViewNode, _ element: Element, to lines: inout [String]) -> Bool {
        let attributes = element.values.filter { $0.key.effect == .construction(.textAttribute) }
        let lineHeight = element.constructionValue(.lineHeight)
        guard !attributes.isEmpty || lineHeight != nil, let main = element.values.first(where: { $0.key.isMainText }),
            case .text(let text) = main.value
        else { return false }
        var entries: [TemplateValue] = attributes.map { keyed in
            var value = expressions.expression(for: keyed.value, of: keyed.key, in: view)
            if case .choice(let name) = keyed.value { value = "NSUnderlineStyle.\(name).rawValue" }
            return ["name": .string(".\(keyed.key.name)"), "value": .string(value)]
        }
        var paragraph = TemplateValue.null
        if let lineHeight {
            entries.append(["name": ".paragraphStyle", "value": "paragraphStyle"])
            var alignment = TemplateValue.null
            if case .choice(let name)? = element.value(named: "textAlignment")?.value {
                alignment = ["value": .string(".\(name)")]
            }
            paragraph = [
                "lineHeight": .string(expressions.expression(for: lineHeight.value, of: lineHeight.key, in: view)),
                "alignment": alignment,
            ]
        }
        let string = expressions.localized(
            text, main.key, in: view, prefix: "", indentation: Self.indentation + 12, position: nil)
        let rendered = expressions.writer.inline(
            "AttributedText",
            [
                "paragraph": paragraph, "text": .string(string.joined(separator: "\n    ")),
                "attributes": .list(entries),
            ])
        lines += rendered.utf8.split(separator: UInt8(ascii: "\n")).map { String(decoding: $0, as: UTF8.self) }
        return true
    }

    private mutating func appendBarBackground(_ view: ViewNode, _ variable: String, to lines: inout [String]) {
        let bar: Screen.Bar? =
            switch view.role {
            case .headerStack: tree.screen.header
            case .footerStack: tree.screen.footer
            default: nil
            }
        guard case .color(let color)? = bar?.backgroundColor else { return }
        lines.append("\(variable).backgroundColor = \(ColorExpression.text(color))")
    }

    private func isStandard(_ keyed: KeyedValue) -> Bool {
        guard let standard = keyed.key.standard else { return false }
        switch keyed.value {
        case .boolean(let isTrue): return standard == (isTrue ? "true" : "false")
        case .choice(let name): return standard == name
        case .integer(let number): return standard == String(number)
        case .number(let number): return standard == SwiftLiteral.number(number)
        case .length(let length): return standard == SwiftLiteral.number(length.points)
        default: return false
        }
    }

    private func appendAssumptions(
        _ view: ViewNode, _ element: Element, _ variable: String, to lines: inout [String]
    ) {
        var done: Set<String> = []
        for assumption in element.kind.assumptions where element.value(named: assumption.key) == nil {
            if let condition = assumption.condition {
                guard let text = element.value(named: condition.key)?.value.word, condition.values.contains(text) else {
                    continue
                }
            }
            guard let key = element.kind.key(named: assumption.key), case .property(let path) = key.effect,
                done.insert(assumption.key).inserted
            else { continue }
            var value = assumption.value
            if case .choice = key.type { value = ".\(value)" }
            lines.append("\(variable).\(path) = \(value)")
        }
    }

    private func appendPriorities(_ view: ViewNode, _ variable: String, to lines: inout [String]) {
        func add(_ method: String, _ priority: Double?, _ axis: String) {
            guard let priority else { return }
            lines.append("\(variable).\(method)(\(PriorityExpression.text(priority)), for: .\(axis))")
        }
        add("setContentHuggingPriority", view.hugging.horizontal, "horizontal")
        add("setContentHuggingPriority", view.hugging.vertical, "vertical")
        add("setContentCompressionResistancePriority", view.compression.horizontal, "horizontal")
        add("setContentCompressionResistancePriority", view.compression.vertical, "vertical")
    }

    private func appendAccessibility(_ view: ViewNode, _ variable: String, to lines: inout [String]) {
        guard view.role == .element, let element = view.element else { return }
        let traits = element.kind.traits
        if element.isTrue(.decorative), !traits.contains(.needsLabel) || traits.contains(.isInteractive) {
            lines.append("\(variable).isAccessibilityElement = false")
        } else if element.value(named: "accessibilityLabel") != nil, !traits.contains(.isInteractive),
            !traits.contains(.showsText)
        {
            lines.append("\(variable).isAccessibilityElement = true")
        }
        if traits.contains(.isInteractive) {
            let identifier = SwiftLiteral.string(expressions.keys.identifier(of: view))
            lines.append("\(variable).accessibilityIdentifier = \(identifier)")
        }
    }

    private func appendStatements(_ view: ViewNode, _ variable: String, to lines: inout [String]) {
        guard view.role == .element, let element = view.element else { return }
        if case .properties(let properties)? = element.toolValue(.properties)?.value {
            for property in properties {
                let value =
                    switch property.value {
                    case .text(let text): SwiftLiteral.string(text)
                    case .number(let text), .swift(let text): text
                    case .boolean(let isTrue): isTrue ? "true" : "false"
                    }
                lines.append("\(variable).\(property.name) = \(value)")
            }
        }
        if case .statements(let statements)? = element.toolValue(.swift)?.value {
            lines += statements.map { $0.replacingShorthandArgument(with: variable) }
        }
    }
}
