import GenvcModel
import GenvcVocabulary

/// Lengths as the code names them: tokens of the theme, and a constant of the file for any other number.
struct Metrics {
    private(set) var constants: [(name: String, value: Double)] = []

    /// The expression for a length; `name` is what a constant for it would be called.
    mutating func expression(for length: Length, named name: String) -> String {
        if let token = length.token { return "Theme.\(length.group.rawValue).\(token)" }
        return expression(for: length.points, named: name)
    }

    /// 0 and 1 stand as they are, any other number gets a constant.
    mutating func expression(for value: Double, named name: String) -> String {
        if value == 0 || value == 1 { return SwiftLiteral.number(value) }
        if let known = constants.first(where: { $0.name == name }) {
            if known.value == value { return "Metrics.\(name)" }
            return expression(for: value, named: name + "Also")
        }
        constants.append((name, value))
        return "Metrics.\(name)"
    }
}
