import GenvcModel
import GenvcSwift
import GenvcTemplates
import GenvcViews
import GenvcVocabulary

/// Lengths as the code names them: tokens of the theme, and a constant of the class for any other number.
final class Metrics {
    /// The constants in the order in which they were first needed.
    private(set) var constants: [(name: String, value: Double)] = []
    /// The value of each constant, by its name.
    private var values: [String: Double] = [:]

    /// The values that the template of a class sees; null where there is no constant.
    var context: TemplateValue {
        guard !constants.isEmpty else { return .null }
        return [
            "constants": .list(
                constants.map { ["name": .string($0.name), "value": .string(SwiftLiteral.number($0.value))] })
        ]
    }

    /// The expression for a length; `name` is what a constant for it would be called.
    func expression(for length: Length, named name: String) -> Expression {
        if let reference = length.reference { return "CGFloat(\(ReferenceExpression(reference).expression))" }
        if let token = length.token { return "Theme.\(length.group.rawValue).\(token)" }
        return Expression(expression(for: length.points, named: name))
    }

    /// 0 and 1 stand as they are, any other number gets a constant.
    func expression(for value: Double, named name: String) -> String {
        if value == 0 || value == 1 { return SwiftLiteral.number(value) }
        var free = name
        var count = 1
        while let known = values[free], known != value {
            count += 1
            free = name + String(count)
        }
        if values[free] == nil {
            values[free] = value
            constants.append((free, value))
        }
        return "Metrics.\(free)"
    }
}
