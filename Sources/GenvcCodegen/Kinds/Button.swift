import GenvcModel
import GenvcSwift
import GenvcViews
import GenvcVocabulary

/// Makes, sets and unsets a button, whose configuration says what it shows.
struct ButtonWriter {
    let view: ViewNode
    /// The element that the button is.
    let element: Element
    let expressions: ExpressionWriter

    /// Nil for what is no button.
    init?(_ view: ViewNode, _ expressions: ExpressionWriter) {
        guard let element = view.element, element.kind.traits.contains(.hasConfiguration) else { return nil }
        self.view = view
        self.element = element
        self.expressions = expressions
    }

    // MARK: - Making

    /// The expression that makes the button.
    ///
    /// - Parameter preparation: Gets the statements that make its configuration.
    func initializer(preparation: inout [Statement]) -> Expression {
        let settings = settings
        if settings.isEmpty { return .call("\(view.typeName)", ["configuration: .\(look)()"]) }
        preparation += [begin] + settings
        return .call("\(view.typeName)", ["configuration: configuration"])
    }

    /// The statements by which a class that is a button configures itself.
    var selfConfiguring: [Statement] {
        let settings = settings
        if settings.isEmpty { return ["configuration = .\(look)()"] }
        return [begin] + settings + ["self.configuration = configuration"]
    }

    /// The configuration of a button that the user's own expression makes, where it has none.
    func configuring(_ variable: Expression) -> [Statement] {
        if let look = element.constructionValue(.configuration)?.value.word {
            return ["\(variable).configuration = .\(look)()"]
        }
        let values = element.written.values + element.variedValues
        guard values.contains(where: \.key.isConfigured) else { return [] }
        // A button that is made with one has one.
        if case .expression(let code)? = element.toolValue(.initializer)?.value,
            SwiftText(code).labels.contains("configuration")
        {
            return []
        }
        return ["if \(variable).configuration == nil { \(variable).configuration = .plain() }"]
    }

    /// The statement that makes the configuration.
    private var begin: Statement { "var configuration = UIButton.Configuration.\(look)()" }

    /// The look that the configuration begins with: `plain`.
    private var look: String { element.buttonLook.rawValue }

    /// The statements that change the configuration from the look that it begins with.
    private var settings: [Statement] {
        var lines: [Statement] = []
        for keyed in element.values where element.source?.follows(keyed.key) != true {
            switch keyed.key.effect {
            case .configuration(let path) where keyed.key.type == .image:
                lines.append(.set("configuration.\(path)", expressions.image(keyed, view, preparation: &lines)))
            case .configuration(let path):
                lines.append(
                    expressions.assignment(to: "configuration.\(path)", keyed.value, of: keyed.key, in: view))
            case .construction(.titleFont): lines += titleFont(keyed, of: "configuration")
            case .construction(.cornerRadius): lines += firstCorners(keyed)
            default: break
            }
        }
        return lines
    }

    /// The statements that round the button before it is shown.
    private func firstCorners(_ keyed: KeyedValue) -> [Statement] {
        switch keyed.value {
        case _ where element.corners.masksCorners:
            // A configuration rounds all corners, the layer those that are said.
            return ["configuration.cornerStyle = .fixed", "configuration.background.cornerRadius = 0"]
        case .cornerRadius(.circle): return ["configuration.cornerStyle = .capsule"]
        default:
            let radius = expressions.expression(for: keyed.value, of: keyed.key, in: view)
            let style: [Statement] = element.saysNoCornerStyle ? ["configuration.cornerStyle = .fixed"] : []
            return style + ["configuration.background.cornerRadius = \(radius)"]
        }
    }

    // MARK: - Setting

    /// The statements that set the font of the title.
    ///
    /// - Parameters:
    ///   - configuration: The configuration that has the font.
    ///   - isRendering: True in `render()`, where the fonts of several buttons may be set one after the other.
    func titleFont(_ keyed: KeyedValue, of configuration: Expression, isRendering: Bool = false) -> [Statement] {
        let name = isRendering ? view.named("TitleFont") : "titleFont"
        let font = expressions.expression(for: keyed.value, of: keyed.key, in: view)
        let isCaptured =
            switch keyed.value {
            case .font(let font): !expressions.font(font, of: view).isTextStyle
            case .swift(let code): !SwiftText(code).isTextStyle
            default: true
            }
        let attribute: Expression = "attributes[AttributeScopes.UIKitAttributes.FontAttribute.self]"
        let type = "UIConfigurationTextAttributesTransformer"
        let transformer = Statement.closure(
            head: "\(configuration).titleTextAttributesTransformer = \(type)", signature: "incoming in",
            body: [
                "var attributes = incoming", .set(attribute, isCaptured ? .name(name) : font),
                "return attributes",
            ])
        return (isCaptured ? [.constant(name, font)] : []) + [transformer]
    }

    /// A configuration keeps to a radius only where its style says so.
    func corners(_ keyed: KeyedValue, _ variable: Expression, isRendering: Bool) -> [Statement] {
        if keyed.value == .cornerRadius(.circle) { return ["\(variable).configuration?.cornerStyle = .capsule"] }
        let radius = expressions.expression(for: keyed.value, of: keyed.key, in: view)
        // A class with looks of its own may leave the style of its corners to UIKit.
        let mayHaveNone = element.kind.traits.contains(.isLook) && element.saysNoCornerStyle
        let style: [Statement] =
            isRendering || mayHaveNone ? ["\(variable).configuration?.cornerStyle = .fixed"] : []
        return style + ["\(variable).configuration?.background.cornerRadius = \(radius)"]
    }

    // MARK: - Unsetting

    /// The statements that make a key of the button what it is where nothing is said; nil for keys that other views
    /// have too.
    static func unsetting(_ key: Key, of source: Element, on target: Expression) -> [Statement]? {
        switch key.effect {
        case .construction(.titleFont): return ["\(target).configuration?.titleTextAttributesTransformer = nil"]
        case .configuration where key.meaning == .contentInsets:
            return ["\(target).configuration?.setDefaultContentInsets()"]
        case .configuration where key.meaning == .backgroundColor:
            return [
                .set(
                    "\(target).configuration?.background.backgroundColor",
                    Expression("\(source.standardConfiguration).background.backgroundColor").belowTarget)
            ]
        default: return nil
        }
    }

    /// The statements that give the corners of the configuration back what they are where nothing is said.
    static func unsettingCorners(of source: Element, on name: Expression) -> [Statement] {
        let written = source.values.first { $0.key.meaning == .cornerStyle }?.value.word
        let style: Statement = "\(name).configuration?.cornerStyle = .\(written ?? "dynamic")"
        let radii = source.variedValues.filter { $0.key.effect == .construction(.cornerRadius) }
        guard radii.contains(where: { $0.value != .cornerRadius(.circle) }) else { return [style] }
        let standard = "\(source.standardConfiguration).background.cornerRadius"
        return [style, "\(name).configuration?.background.cornerRadius = \(standard)"]
    }
}

extension Key {
    /// True for what a button's configuration says.
    fileprivate var isConfigured: Bool { effect.facts.contains(.isConfigured) }
}

extension Element {
    /// True for a button whose corners are as its radius says.
    fileprivate var saysNoCornerStyle: Bool {
        !values.contains { $0.key.meaning == .cornerStyle }
    }

    /// The look with which a button begins.
    fileprivate var standardConfiguration: String { "UIButton.Configuration.\(buttonLook.rawValue)()" }
}

extension SwiftText {
    /// True for a font of one of UIKit's text styles.
    fileprivate var isTextStyle: Bool { isMark(".", at: 0) && name(at: 1) == "preferredFont" }
}
