import GenvcModel

/// A transform in Swift.
struct TransformExpression {
    /// `CGAffineTransform(translationX: 0, y: 4).scaledBy(x: 0.97, y: 0.97)`: what is written first happens last.
    let text: String

    init(_ transform: Transform) {
        var text = ""
        if transform.offsetX != 0 || transform.offsetY != 0 {
            let (x, y) = (SwiftLiteral.number(transform.offsetX), SwiftLiteral.number(transform.offsetY))
            text = "CGAffineTransform(translationX: \(x), y: \(y))"
        }
        if transform.scale != 1 {
            let scale = SwiftLiteral.number(transform.scale)
            text +=
                text.isEmpty
                ? "CGAffineTransform(scaleX: \(scale), y: \(scale))" : ".scaledBy(x: \(scale), y: \(scale))"
        }
        if transform.rotation != 0 {
            let angle = "\(SwiftLiteral.number(transform.rotation)) * .pi / 180"
            text += text.isEmpty ? "CGAffineTransform(rotationAngle: \(angle))" : ".rotated(by: \(angle))"
        }
        self.text = text.isEmpty ? ".identity" : text
    }
}
