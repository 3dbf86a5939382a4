import GenvcModel

/// A picture as a Swift expression; it is optional, since an asset may be missing.
struct ImageExpression {
    let text: String

    /// - Parameters:
    ///   - configuration: The constant that holds what a symbol looks like; nil: it stands in the expression.
    ///   - size: The points of a symbol in Swift.
    init(_ image: ImageValue, configuration: String? = nil, size: (Double) -> String = SwiftLiteral.number) {
        var text: String
        switch image.source {
        case .asset(let name): text = "UIImage(named: \(SwiftLiteral.string(name)))"
        case .symbol(let name):
            let look = configuration ?? Self.configuration(of: image, size: size)
            text = "UIImage(systemName: \(SwiftLiteral.string(name))\(look.map { ", withConfiguration: \($0)" } ?? ""))"
        }
        if let mode = image.renderingMode { text += "?.withRenderingMode(.\(mode))" }
        self.text = text
    }

    /// What a symbol looks like, or nil where nothing says so.
    static func configuration(of image: ImageValue, size: (Double) -> String) -> String? {
        var arguments: [String] = []
        if let points = image.pointSize {
            arguments.append("pointSize: \(size(points))")
            // UIKit takes a scale only behind a weight.
            if image.scale != nil || image.weight != nil {
                arguments.append("weight: .\(image.weight ?? "unspecified")")
            }
        } else if let weight = image.weight {
            arguments.append("weight: .\(weight)")
        }
        if let scale = image.scale { arguments.append("scale: .\(scale)") }
        return arguments.isEmpty ? nil : "UIImage.SymbolConfiguration(\(arguments.joined(separator: ", ")))"
    }
}
