import GenvcModel
import GenvcVocabulary

/// A font that follows the text size, as a Swift expression.
struct FontExpression {
    let text: String

    /// - Parameters:
    ///   - size: The points in Swift, where the font says points.
    ///   - scope: What stands before the functions of `Theme.Fonts`.
    init(_ font: FontValue, size: (Double) -> String, scope: String = "Theme.Fonts.") {
        if let token = font.token {
            text = scope + token
            return
        }
        let points: Double?
        let style: TextStyle
        switch font.size {
        case .style(let given): (points, style) = (nil, given)
        case .points(let given, let relative): (points, style) = (given, relative)
        }
        if let name = font.name {
            let size = size(points ?? style.defaultSize)
            text = "\(scope)custom(\(SwiftLiteral.string(name)), size: \(size), relativeTo: .\(style.rawValue))"
            return
        }
        var arguments: [String] = []
        if let weight = font.weight { arguments.append("weight: .\(weight)") }
        if let design = font.design { arguments.append("design: .\(design)") }
        if font.isItalic { arguments.append("isItalic: true") }
        if font.hasMonospacedDigits { arguments.append("hasMonospacedDigits: true") }
        if let points {
            let all = ["size: \(size(points))"] + arguments + ["relativeTo: .\(style.rawValue)"]
            text = "\(scope)scaled(\(all.joined(separator: ", ")))"
        } else if arguments.isEmpty {
            text = ".preferredFont(forTextStyle: .\(style.rawValue))"
        } else {
            if font.weight == nil, style.isSemibold { arguments.insert("weight: .semibold", at: 0) }
            text = "\(scope)scaled(.\(style.rawValue), \(arguments.joined(separator: ", ")))"
        }
    }
}
