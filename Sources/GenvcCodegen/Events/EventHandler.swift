import GenvcSwift

/// The body of a closure that UIKit or a component calls at an event.
struct EventHandler: Equatable {
    /// The method of the class that does it; nil where the closure does it itself.
    var method: String?
    /// The names that the closure holds weakly.
    var captures: [String] = []
    /// The statements of the closure.
    var body: [Statement]

    /// The handler that calls a method of the class.
    init(calling method: String, _ arguments: [Expression] = [], capturing captured: [String] = []) {
        self.method = method
        captures = ["self"] + captured
        body = [.call("self?.\(method)", arguments)]
    }

    /// The handler that does it itself.
    init(_ call: EventCall, given: [Expression] = [], capturing captured: [String] = []) {
        let inside = call.statements(inClosureWith: given)
        captures = inside.readsSelf ? ["self"] + captured : []
        body = inside.statements
    }

    /// `[weak self] parameters in`
    func signature(_ parameters: String) -> String {
        let list = captures.isEmpty ? "" : "[\(captures.map { "weak \($0)" }.joined(separator: ", "))]"
        let words = [list, parameters].filter { !$0.isEmpty }
        return words.isEmpty ? "" : words.joined(separator: " ") + " in"
    }

    /// The closure, behind what takes it: `UIAction { [weak self] _ in … }`
    func closure(_ parameters: String, behind head: Expression = "") -> Expression {
        .closure(head, signature(parameters), body)
    }
}
