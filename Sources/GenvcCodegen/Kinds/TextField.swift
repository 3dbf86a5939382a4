import GenvcModel
import GenvcSwift
import GenvcViews
import GenvcVocabulary

/// Sets and unsets what only a text field has.
enum TextFieldWriter {
    /// The place of a picture in the field.
    enum Side: String {
        case left, right
    }

    /// The statements that show a picture beside the text.
    static func setting(_ image: Expression, at side: Side, _ variable: Expression) -> [Statement] {
        [
            .set("\(variable).\(side.rawValue)View", .call("UIImageView", ["image: \(image)"])),
            "\(variable).\(side.rawValue)ViewMode = .always",
        ]
    }

    /// The statements that take the picture away. Without the second, what other code puts there later would show.
    static func unsetting(_ side: Side, _ target: Expression) -> [Statement] {
        ["\(target).\(side.rawValue)View = nil", "\(target).\(side.rawValue)ViewMode = .never"]
    }

    /// True for a text field whose placeholder follows state, and has a color of its own.
    static func colors(renderedTextOf element: Element) -> Bool {
        guard let text = element.kind.keys.first(where: \.isMainText), element.follows(text) else { return false }
        return (element.values + element.variedValues).contains { $0.key.effect == .construction(.placeholderColor) }
    }

    /// The statement that gives the placeholder another color.
    static func settingPlaceholder(_ keyed: KeyedValue, _ color: Expression, _ variable: Expression) -> [Statement] {
        coloringPlaceholder(of: variable, placeholderColor(keyed, color))
    }

    /// The statement that gives the placeholder the color that UIKit has for it.
    static func unsettingPlaceholder(_ target: Expression) -> [Statement] {
        coloringPlaceholder(of: target, standardPlaceholderColor)
    }

    /// The statement that takes a placeholder away with its color.
    static func removingPlaceholder(of target: Expression) -> Statement {
        .set("\(target).attributedPlaceholder", "nil")
    }

    /// The color of a placeholder where any value may stand, and nothing says the type of the color.
    static func placeholderColor(_ keyed: KeyedValue, _ color: Expression) -> Expression {
        switch keyed.value {
        case .color(let value): return Expression(ColorExpression(value).nonOptionalText)
        case .binding(let binding) where binding.maySayNil: return "\(color) ?? \(standardPlaceholderColor)"
        default: return color
        }
    }

    private static let standardPlaceholderColor: Expression = "UIColor.placeholderText"

    private static func coloringPlaceholder(of variable: Expression, _ color: Expression) -> [Statement] {
        let arguments: [Expression] = ["string: \(variable).placeholder ?? \"\"", coloring(color)]
        return [.set("\(variable).attributedPlaceholder", .filledCall("NSAttributedString", arguments))]
    }

    /// The statement that sets a placeholder in a color; nil for the color that UIKit has for it.
    static func placeholder(of variable: Expression, _ string: Expression, color: Expression?) -> [Statement] {
        let arguments: [Expression] = [.labelled("string", string), coloring(color ?? standardPlaceholderColor)]
        return [.set("\(variable).attributedPlaceholder", .stackedCall("NSAttributedString", arguments))]
    }

    private static func coloring(_ color: Expression) -> Expression {
        "attributes: \(Expression.list([".foregroundColor: \(color)"]))"
    }
}
