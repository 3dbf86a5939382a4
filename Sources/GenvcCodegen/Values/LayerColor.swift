import GenvcModel
import GenvcSwift

/// A colour of a layer, which does not follow light and dark appearance by itself.
struct LayerColor {
    /// The view with the layer.
    let view: Expression
    /// The property of the layer.
    let property: String
    /// The color, which is resolved for the appearance each time.
    let color: ColorValue

    /// The statement for a moment in which UIKit has made the traits of the view the current ones.
    var line: Statement { "\(view).layer.\(property) = \(ColorExpression(color).cgColor)" }

    /// The statement for any moment.
    var resolvedLine: Statement { .set("\(view).layer.\(property)", ColorExpression(color).resolvedCGColor) }
}
