import GenvcModel
import GenvcSwift

/// A transform in Swift.
struct TransformExpression {
    /// `CGAffineTransform(translationX: 0, y: 4).scaledBy(x: 0.97, y: 0.97)`: what is written first happens last.
    let expression: Expression

    /// The translation is written first, since UIKit applies what is concatenated behind it before it.
    init(_ transform: Transform) {
        var whole: Expression?
        /// Adds a transform, by a method of the one before it or by an initializer.
        func add(_ method: Expression, _ initializer: [Expression], _ arguments: [Expression]) {
            whole = whole.map { .call("\($0).\(method)", arguments) } ?? .call("CGAffineTransform", initializer)
        }
        if transform.offsetX != 0 || transform.offsetY != 0 {
            let (x, y) = (SwiftLiteral.number(transform.offsetX), SwiftLiteral.number(transform.offsetY))
            whole = .call("CGAffineTransform", ["translationX: \(x)", "y: \(y)"])
        }
        if transform.scale != 1 {
            let scale = SwiftLiteral.number(transform.scale)
            add("scaledBy", ["scaleX: \(scale)", "y: \(scale)"], ["x: \(scale)", "y: \(scale)"])
        }
        if transform.rotation != 0 {
            let angle = "\(SwiftLiteral.number(transform.rotation)) * .pi / 180"
            add("rotated", ["rotationAngle: \(angle)"], ["by: \(angle)"])
        }
        expression = whole ?? ".identity"
    }
}
