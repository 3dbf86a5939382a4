import GenvcModel
import GenvcSwift
import GenvcTemplates
import GenvcViews
import GenvcVocabulary

/// The keys whose values are more than an assignment.
extension DeclarationWriter {
    /// Appends the statements of a key that needs more than one assignment.
    mutating func appendConstruction(
        _ part: Effect.Construction, _ keyed: KeyedValue, _ view: ViewNode, _ variable: Expression, isComponent: Bool,
        to lines: inout [Statement]
    ) {
        func value() -> Expression { expressions.expression(for: keyed.value, of: keyed.key, in: view) }
        let isMade = isRendering || view.element?.toolValue(.initializer) != nil
        switch part {
        case .segments: if isRendering { lines += segmentedControl.setting(keyed, view, variable) }
        case .spinnerStyle: if isMade, !isRendering { lines.append(.set("\(variable).style", value())) }
        case .configuration, .textAttribute, .runs, .lineHeight, .paragraphSpacing,
            .systemItem,
            .actionStyle, .actionAttribute, .alertStyle, .barBackground, .titleColor, .barTintColor, .detents,
            .listAppearance, .showsSeparators, .refresh, .sectionText, .accessories, .switchState, .isLeftOut,
            .sectionLayout, .itemSize:
            break
        case .blurEffect:
            if isMade { lines.append(.set("\(variable).effect", .call("UIBlurEffect", ["style: \(value())"]))) }
        case .scrollIndicators:
            guard keyed.value == .boolean(false), case .scroll(let scroll) = view.container else { return }
            let axis = scroll == .horizontal ? "Horizontal" : "Vertical"
            lines.append("\(variable).shows\(axis)ScrollIndicator = false")
        case .image: if isMade { lines += ImageViewWriter.setting(keyed, view, variable, expressions) }
        case .scaleFactor:
            if isStandard(keyed, view) { return }
            // By a factor of 0 UIKit would shrink the text without end.
            lines.append("\(variable).adjustsFontSizeToFitWidth = \(keyed.value == .number(0) ? "false" : "true")")
            lines.append("\(variable).minimumScaleFactor = \(value())")
        case .titleFont:
            guard isComponent, let button = ButtonWriter(view, expressions) else { return }
            lines += button.titleFont(keyed, of: "\(variable).configuration?", isRendering: isRendering)
        case .cornerRadius: lines += corners(keyed, view, variable, isComponent: isComponent)
        case .borderColor: appendBorderColor(keyed, view, variable, to: &lines)
        case .shadow:
            if case .shadow(let shadow) = keyed.value { lines += self.shadow(shadow, view, variable) }
        case .symbolConfiguration:
            lines.append(
                .set("\(variable).\(keyed.key.name)", .call("UIImage.SymbolConfiguration", ["font: \(value())"])))
        case .animation:
            lines += ActivityIndicatorWriter.setting(keyed, value(), variable, isRendering: isRendering)
            if isRendering { lines += hidingBand(of: view, variable) }
        case .leadingImage: lines += TextFieldWriter.setting(value(), at: .left, variable)
        case .trailingImage: lines += TextFieldWriter.setting(value(), at: .right, variable)
        case .placeholderColor: lines += TextFieldWriter.settingPlaceholder(keyed, value(), variable)
        }
    }

    /// The statement that hides the band of an indicator with it: the stack closes up for its own views alone.
    func hidingBand(of indicator: ViewNode, _ variable: Expression) -> [Statement] {
        guard indicator.hidesItsBand, let hiding = hidingKey(of: indicator), tree.band(of: indicator) != nil else {
            return []
        }
        let turns: Expression = "\(variable).isAnimating"
        return [.set("\(receiver(of: hiding, on: indicator).expression).\(hiding.name)", .not(turns))]
    }

    /// The key that hides a view and its band.
    func hidingKey(of view: ViewNode) -> Key? { view.element?.kind.commonKeys.first { $0.meaning == .isHidden } }

    /// A color of a layer does not follow light and dark appearance by itself.
    private mutating func appendBorderColor(
        _ keyed: KeyedValue, _ view: ViewNode, _ variable: Expression, to lines: inout [Statement]
    ) {
        if case .color(let color) = keyed.value, color.isFixed {
            lines.append(.set("\(variable).layer.borderColor", ColorExpression(color).resolvedCGColor))
            return
        }
        guard isRendering else {
            guard case .color(let color) = keyed.value else { return }
            layerColors.append(LayerColor(view: view.expression, property: "borderColor", color: color))
            return
        }
        var color = expressions.expression(for: keyed.value, of: keyed.key, in: view)
        // Nothing says the type of what a color is asked from.
        switch keyed.value {
        case .color(let value): color = Expression(ColorExpression(value).chainedText)
        case .binding(let binding) where binding.reference.type?.isOptional == true:
            color = binding.maySayNil ? "\(color)?" : "(\(color))"
        default: break
        }
        let traits = Expression.name("traitCollection")
        lines.append("\(variable).layer.borderColor = \(color).resolvedColor(with: \(traits)).cgColor")
    }
}
