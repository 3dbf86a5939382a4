import GenvcModel
import GenvcSwift
import GenvcVocabulary

/// A picture as a Swift expression; it is optional, since an asset may be missing.
struct ImageExpression {
    let expression: Expression
    var text: String { expression.text }

    /// - Parameters:
    ///   - configuration: The constant that holds what a symbol looks like; nil: it stands in the expression.
    ///   - size: The points of a symbol in Swift.
    init(_ image: ImageValue, configuration: Expression? = nil, size: (Double) -> String = SwiftLiteral.number) {
        let whole: Expression
        switch image.source {
        case .asset(let name): whole = .call("UIImage", ["named: \(SwiftLiteral.string(name))"])
        case .symbol(let name):
            let look = configuration ?? Self.configuration(of: image, size: size)
            let arguments = look.map { ["withConfiguration: \($0)"] as [Expression] } ?? []
            whole = .call("UIImage", ["systemName: \(SwiftLiteral.string(name))"] + arguments)
        }
        expression = image.renderingMode.map { .call("\(whole)?.withRenderingMode", [".\($0)"]) } ?? whole
    }

    /// The configuration of a symbol; nil where nothing says one.
    static func configuration(of image: ImageValue, size: (Double) -> String) -> Expression? {
        var arguments: [Expression] = []
        if let points = image.pointSize {
            arguments.append("pointSize: \(size(points))")
            // UIKit takes a scale only behind a weight.
            if image.scale != nil || image.weight != nil {
                arguments.append("weight: .\(image.weight?.rawValue ?? "unspecified")")
            }
        } else if let weight = image.weight {
            arguments.append("weight: .\(weight.rawValue)")
        }
        if let scale = image.scale { arguments.append("scale: .\(scale)") }
        return arguments.isEmpty ? nil : .call("UIImage.SymbolConfiguration", arguments)
    }
}
