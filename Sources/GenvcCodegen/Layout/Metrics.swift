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
    /// The words for the cases of `when` that hold together while their lengths are named: a length bears them where
    /// that of no case has the plain name.
    private(set) var caseWords: [String] = []

    /// The values that the template of a class sees; null where there is no constant.
    var context: TemplateValue {
        guard !constants.isEmpty else { return .null }
        return [
            "constants": .list(
                constants.map { ["name": .string($0.name), "value": .string(SwiftLiteral.number($0.value))] })
        ]
    }

    /// Names the lengths of cases of `when` that hold together, which have these words.
    func inCases<Written>(_ words: [String], _ write: () -> Written) -> Written {
        let outer = caseWords
        caseWords = words
        defer { caseWords = outer }
        return write()
    }

    /// The expression for a length; `name` is what a constant for it would be called.
    func expression(for length: Length, named name: @autoclosure () -> String) -> Expression {
        if let reference = length.reference { return "CGFloat(\(ReferenceExpression(reference).expression))" }
        if let token = length.token { return "Theme.\(length.group.rawValue).\(token)" }
        return Expression(expression(for: length.points, named: name()))
    }

    /// 0 and 1 stand as they are, any other number gets a constant.
    func expression(for value: Double, named name: String) -> String {
        if value == 0 || value == 1 { return SwiftLiteral.number(value) }
        func isTaken(_ name: String) -> Bool { values[name].map { $0 != value } ?? false }
        func free(_ stem: String) -> String {
            var free = stem
            var count = 1
            while isTaken(free) {
                count += 1
                free = stem + String(count)
            }
            return free
        }
        let words = isTaken(name) ? caseWords.map(Self.withoutVerb) : []
        // Cases that hold together have lengths of either of them.
        let ofOne = words.map { free(name + $0) }.first { values[$0] != nil }
        let free = ofOne ?? free(name + words.joined(separator: "And"))
        if values[free] == nil {
            values[free] = value
            constants.append((free, value))
        }
        return "Metrics.\(free)"
    }

    /// `Failed` of `IsFailed`: what is so may be a length, and not a question.
    private static func withoutVerb(_ word: String) -> String {
        let rest = word.dropFirst(2)
        return word.prefix(2) == "Is" && rest.first?.isUppercase == true ? String(rest) : word
    }
}
