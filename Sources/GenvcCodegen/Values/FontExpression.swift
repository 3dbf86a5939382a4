import GenvcModel
import GenvcSwift
import GenvcVocabulary

/// A font that follows the text size, as a Swift expression.
struct FontExpression {
    /// The expression that stands where the type is known to be `UIFont`.
    let expression: Expression
    /// True for a text style of UIKit's, which can be asked for anywhere; fonts that are scaled by hand belong to the
    /// main actor.
    var isTextStyle = false

    var text: String { expression.text }

    /// The expression that stands where nothing says the type.
    var typed: Expression { isTextStyle ? "UIFont\(expression)" : expression }

    /// - Parameters:
    ///   - size: The points in Swift, where the font says points.
    ///   - scope: What stands before the functions of `Theme.Fonts`.
    init(_ font: FontValue, size: (Double) -> String, scope: String = "Theme.Fonts.") {
        if let token = font.token {
            expression = "\(scope)\(token)"
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
            expression = .call(
                "\(scope)custom",
                ["\(SwiftLiteral.string(name))", "size: \(size)", "relativeTo: .\(style.rawValue)"])
            return
        }
        var arguments: [Expression] = []
        if let weight = font.weight { arguments.append("weight: .\(weight.rawValue)") }
        if let design = font.design { arguments.append("design: .\(design.rawValue)") }
        if font.isItalic { arguments.append("isItalic: true") }
        if font.hasMonospacedDigits { arguments.append("hasMonospacedDigits: true") }
        if let points {
            expression = .call(
                "\(scope)scaled", ["size: \(size(points))"] + arguments + ["relativeTo: .\(style.rawValue)"])
        } else if arguments.isEmpty {
            expression = ".preferredFont(forTextStyle: .\(style.rawValue))"
            isTextStyle = true
        } else {
            if font.weight == nil, style.isSemibold { arguments.insert("weight: .semibold", at: 0) }
            expression = .call("\(scope)scaled", [".\(style.rawValue)"] + arguments)
        }
    }
}
