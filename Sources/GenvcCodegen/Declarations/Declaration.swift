import GenvcSwift
import GenvcTemplates

/// The declaration of a property whose value is made, and set up in a closure where it needs that.
struct Declaration {
    let name: String
    /// The type of the property, which is written unless the declaration takes one line.
    let type: String
    /// The words before the keyword, with a space behind them; empty for none.
    var access = ""
    /// `let`, `var` or `lazy var`.
    let keyword: String
    /// The name of the value in the closure.
    let variable: String
    /// The statements before the value is made.
    var preparation: [Statement] = []
    /// The expression that makes the value.
    let initializer: Expression
    /// The statements that set the value up, in a closure around the initializer.
    var assignments: [Statement] = []
    /// True if the type is written, even where the declaration has room on one line.
    var isTyped = false

    /// The statements that make the value and set it up.
    private var statements: [Statement] { preparation + [.constant(variable, initializer)] + assignments }

    /// True if the declaration takes one line.
    private var isBare: Bool {
        guard preparation.isEmpty, assignments.isEmpty, !isTyped else { return false }
        let whole = Statement.line("\(access)\(keyword) \(name) = \(initializer)")
        return StatementPrinter.lines([whole], depth: 1).count == 1
    }

    /// The values that the template `Element` sees.
    func context(comment: String? = nil) -> TemplateValue {
        [
            "comment": comment.map { ["text": .string($0)] } ?? .null, "isBare": .bool(isBare),
            "access": .string(access), "keyword": .string(keyword), "name": .string(name), "type": .string(type),
            "initializer": .string(initializer.text), "variable": .string(variable),
            "lines": .lines(statements),
        ]
    }
}
