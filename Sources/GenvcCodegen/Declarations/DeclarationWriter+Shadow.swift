import GenvcModel
import GenvcSwift
import GenvcViews
import GenvcVocabulary

/// The statements that give a view its shadow.
extension DeclarationWriter {
    mutating func shadow(_ shadow: Shadow, _ view: ViewNode, _ variable: Expression) -> [Statement] {
        var lines: [Statement] = []
        let color = shadow.color
        // A layer has a black shadow by itself, and a case may have set another one before.
        if isRendering || color.isFixed && color != ColorValue(.system("black")) {
            lines.append(.set("\(variable).layer.shadowColor", ColorExpression(color).resolvedCGColor))
        } else if !color.isFixed {
            layerColors.append(LayerColor(view: view.expression, property: "shadowColor", color: color))
        }
        lines.append("\(variable).layer.shadowOpacity = \(SwiftLiteral.number(shadow.opacity))")
        return lines + blur(shadow, view, variable)
    }

    /// The statements for the radius and the offset. A layer of UIKit's own classes has some by itself, which a case or
    /// a class of the app's may have changed.
    private mutating func blur(_ shadow: Shadow, _ view: ViewNode, _ variable: Expression) -> [Statement] {
        let isUntouched =
            !isRendering
            && view.element.map { element in
                element.component == nil && element.toolValue(.className) == nil
                    && !element.kind.traits.contains(.isComponent)
            } == true
        let hasStandardOffset = (shadow.offsetX, shadow.offsetY) == Shadow.standardOffset
        var lines: [Statement] = []
        if !isUntouched || shadow.radius != Shadow.standardRadius {
            let radius = expressions.metrics.expression(for: shadow.radius, named: view.named("ShadowRadius"))
            lines.append("\(variable).layer.shadowRadius = \(radius)")
        }
        guard !isUntouched || !hasStandardOffset else { return lines }
        let x = expressions.metrics.expression(for: shadow.offsetX, named: view.named("ShadowOffsetX"))
        let y = expressions.metrics.expression(for: shadow.offsetY, named: view.named("ShadowOffsetY"))
        return lines + [.set("\(variable).layer.shadowOffset", .call("CGSize", ["width: \(x)", "height: \(y)"]))]
    }
}
