import GenvcModel
import GenvcSwift
import GenvcTemplates
import GenvcViews
import GenvcVocabulary

/// The keys whose values are more than an assignment.
extension DeclarationWriter {
    func appendConfiguration(_ view: ViewNode, _ element: Element, to lines: inout [String]) {
        var look = "plain"
        if case .choice(let name)? = element.constructionValue(.configuration)?.value { look = name }
        lines.append("var configuration = UIButton.Configuration.\(look)()")
        for keyed in element.values where element.source?.follows(keyed.key) != true {
            switch keyed.key.effect {
            case .configuration(let path) where keyed.key.type == .image:
                lines.append("configuration.\(path) = \(image(keyed, view, preparation: &lines))")
            case .configuration(let path):
                lines += expressions.assignment(
                    to: "configuration.\(path)", keyed.value, of: keyed.key, in: view,
                    indentation: indentation)
            case .construction(.titleFont):
                lines += titleFont(keyed, view)
            case .construction(.cornerRadius):
                switch keyed.value {
                case _ where element.masksCorners:
                    // A configuration rounds all corners, the layer those that are said.
                    lines.append("configuration.cornerStyle = .fixed")
                    lines.append("configuration.background.cornerRadius = 0")
                case .cornerRadius(.circle): lines.append("configuration.cornerStyle = .capsule")
                default:
                    let radius = expressions.expression(for: keyed.value, of: keyed.key, in: view)
                    if element.saysNoCornerStyle { lines.append("configuration.cornerStyle = .fixed") }
                    lines.append("configuration.background.cornerRadius = \(radius)")
                }
            default: break
            }
        }
    }

    /// What a button that the user's own expression makes is configured with, where it has no configuration.
    func configuring(_ element: Element, _ variable: String) -> [String] {
        guard element.kind.traits.contains(.hasConfiguration) else { return [] }
        if let look = element.constructionValue(.configuration)?.value.word {
            return ["\(variable).configuration = .\(look)()"]
        }
        let values = (element.source ?? element).values + element.variedValues
        guard values.contains(where: \.key.isConfigured) else { return [] }
        // What is made with one has one.
        if case .expression(let code)? = element.toolValue(.initializer)?.value,
            SwiftText(code).labels.contains("configuration")
        {
            return []
        }
        return ["if \(variable).configuration == nil { \(variable).configuration = .plain() }"]
    }

    func titleFont(_ keyed: KeyedValue, _ view: ViewNode) -> [String] {
        let font = expressions.expression(for: keyed.value, of: keyed.key, in: view)
        // A text style can be asked for anywhere; fonts that are scaled by hand belong to the main actor.
        let isCaptured = !font.hasPrefix(".preferredFont")
        let text = expressions.writer.inline("TitleFont", ["font": .string(font), "isCaptured": .bool(isCaptured)])
        return Self.split(text)
    }

    mutating func appendConstruction(
        _ part: Effect.Construction, _ keyed: KeyedValue, _ view: ViewNode, _ variable: String, isComponent: Bool,
        to lines: inout [String]
    ) {
        switch part {
        case .segments: if isRendering { lines += segmentTitles(keyed, view, variable) }
        case .configuration, .spinnerStyle, .textAttribute, .runs, .lineHeight, .paragraphSpacing,
            .systemItem,
            .actionStyle, .actionAttribute, .alertStyle, .barBackground, .titleColor, .barTintColor, .detents,
            .listAppearance, .showsSeparators, .refresh, .sectionText, .accessories, .switchState, .isLeftOut,
            .sectionLayout, .itemSize:
            break
        case .blurEffect:
            guard isRendering || view.element?.toolValue(.initializer) != nil else { return }
            let effect = expressions.expression(for: keyed.value, of: keyed.key, in: view)
            lines.append("\(variable).effect = UIBlurEffect(style: \(effect))")
        case .scrollIndicators:
            guard keyed.value == .boolean(false), case .scroll(let scroll) = view.container else { return }
            let axis = scroll == .horizontal ? "Horizontal" : "Vertical"
            lines.append("\(variable).shows\(axis)ScrollIndicator = false")
        case .image:
            guard isRendering || view.element?.toolValue(.initializer) != nil else { return }
            if case .binding(let binding) = keyed.value, binding.isRemote {
                lines.append("\(variable).url = \(ReferenceExpression(binding.reference).text)")
                return
            }
            // What was being loaded would come later, and stay.
            if view.component == .remoteImageView { lines.append("\(variable).url = nil") }
            lines.append("\(variable).image = \(expressions.expression(for: keyed.value, of: keyed.key, in: view))")
        case .scaleFactor:
            lines.append("\(variable).adjustsFontSizeToFitWidth = true")
            let factor = expressions.expression(for: keyed.value, of: keyed.key, in: view)
            lines.append("\(variable).minimumScaleFactor = \(factor)")
        case .titleFont:
            guard isComponent else { return }
            lines += titleFont(keyed, view).map {
                $0.replacingPrefix("configuration.", with: "\(variable).configuration?.")
            }
        case .cornerRadius:
            lines += corners(keyed, view, variable, isComponent: isComponent)
        case .borderColor:
            guard !isRendering else {
                var color = expressions.expression(for: keyed.value, of: keyed.key, in: view)
                // Nothing says the type of what a color is asked from.
                if case .color(let value) = keyed.value { color = ColorExpression(value).chainedText }
                lines.append("\(variable).layer.borderColor = \(color).resolvedColor(with: traitCollection).cgColor")
                return
            }
            guard case .color(let color) = keyed.value else { return }
            layerColors.append(LayerColor(view: view.name, property: "borderColor", color: color))
        case .shadow:
            if case .shadow(let shadow) = keyed.value { lines += self.shadow(shadow, view, variable) }
        case .symbolConfiguration:
            let font = expressions.expression(for: keyed.value, of: keyed.key, in: view)
            lines += SourceLine.call(
                "\(variable).\(keyed.key.name) = ", "UIImage.SymbolConfiguration", ["font: \(font)"],
                indentation: indentation)
        case .animation:
            if keyed.value == .boolean(true) {
                lines.append("\(variable).startAnimating()")
            } else if isRendering {
                let isOn = expressions.expression(for: keyed.value, of: keyed.key, in: view)
                lines += RenderWriter.chain([
                    (isOn == "false" ? nil : isOn, ["\(variable).startAnimating()"]),
                    (nil, ["\(variable).stopAnimating()"]),
                ])
            }
        case .leadingImage:
            let image = expressions.expression(for: keyed.value, of: keyed.key, in: view)
            lines.append("\(variable).leftView = UIImageView(image: \(image))")
            lines.append("\(variable).leftViewMode = .always")
        case .trailingImage:
            let image = expressions.expression(for: keyed.value, of: keyed.key, in: view)
            lines.append("\(variable).rightView = UIImageView(image: \(image))")
            lines.append("\(variable).rightViewMode = .always")
        case .placeholderColor:
            let color = expressions.expression(for: keyed.value, of: keyed.key, in: view)
            lines += Self.placeholder(of: variable, color: placeholderColor(keyed, color))
        }
    }

    /// The statement that gives the placeholder another color.
    static func placeholder(of variable: String, color: String) -> [String] {
        [
            "\(variable).attributedPlaceholder = NSAttributedString(",
            "    string: \(variable).placeholder ?? \"\", attributes: [.foregroundColor: \(color)])",
        ]
    }

    /// Where any value may stand nothing says the type of the color.
    private func placeholderColor(_ keyed: KeyedValue, _ expression: String) -> String {
        guard case .color(let color) = keyed.value else { return expression }
        return ColorExpression(color).nonOptionalText
    }
}

extension Key {
    /// True for what a button's configuration says.
    fileprivate var isConfigured: Bool { effect.facts.contains(.isConfigured) }
}
