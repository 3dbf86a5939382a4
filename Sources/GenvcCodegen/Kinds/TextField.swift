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

    /// The statement that gives the placeholder another color.
    static func settingPlaceholder(_ keyed: KeyedValue, _ color: Expression, _ variable: Expression) -> [Statement] {
        // Where any value may stand nothing says the type of the color.
        switch keyed.value {
        case .color(let value):
            return placeholder(of: variable, color: Expression(ColorExpression(value).nonOptionalText))
        case .binding(let binding) where binding.maySayNil:
            return placeholder(of: variable, color: "\(color) ?? UIColor.placeholderText")
        default: return placeholder(of: variable, color: color)
        }
    }

    /// The statement that gives the placeholder the color that UIKit has for it.
    static func unsettingPlaceholder(_ target: Expression) -> [Statement] {
        placeholder(of: target, color: "UIColor.placeholderText")
    }

    private static func placeholder(of variable: Expression, color: Expression) -> [Statement] {
        let arguments: [Expression] = [
            "string: \(variable).placeholder ?? \"\"", "attributes: \(Expression.list([".foregroundColor: \(color)"]))",
        ]
        return [.set("\(variable).attributedPlaceholder", .filledCall("NSAttributedString", arguments))]
    }
}
