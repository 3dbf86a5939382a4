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
        let radius = expressions.metrics.expression(for: shadow.radius, named: view.named("ShadowRadius"))
        let x = expressions.metrics.expression(for: shadow.offsetX, named: view.named("ShadowOffsetX"))
        let y = expressions.metrics.expression(for: shadow.offsetY, named: view.named("ShadowOffsetY"))
        lines.append("\(variable).layer.shadowOpacity = \(SwiftLiteral.number(shadow.opacity))")
        lines.append("\(variable).layer.shadowRadius = \(radius)")
        return lines + [.set("\(variable).layer.shadowOffset", .call("CGSize", ["width: \(x)", "height: \(y)"]))]
    }
}
