/// A view as loops see it.
package struct LoopedView {
    /// The class that has the property which is set.
    let className: String
    /// The name of one of several in a loop.
    let variable: String

    /// A view of the class.
    package init(className: String, variable: String) {
        self.className = className
        self.variable = variable
    }
}

extension [Statement] {
    /// The statements, with what one condition sets alike at several views in a loop over these.
    ///
    /// - Parameter view: Gives the view of a name and a property of it; nil for what is no view.
    package func loopingOverViews(_ view: (_ name: String, _ property: String) -> LoopedView?) -> [Statement] {
        flatMap { statement -> [Statement] in
            guard case .conditional(let branches) = statement, branches.count == 2, branches[1].clauses.isEmpty else {
                return [statement]
            }
            return Self.loops(branches[0], else: branches[1], view)
        }
    }

    /// The columns in which the head of a loop still has room.
    private static let widestHead = 100

    /// A property of a view that a condition sets, and what it is otherwise.
    private struct Choice {
        let view: LoopedView
        let name: String
        let property: String
        let target: Expression
        let value: Expression
        let other: Expression

        /// True if it sets the same at another view of the same class.
        func isLike(_ second: Choice) -> Bool {
            property == second.property && value == second.value && other == second.other
                && view.className == second.view.className
        }
    }

    private static func loops(
        _ first: Statement.Branch, else second: Statement.Branch,
        _ view: (_ name: String, _ property: String) -> LoopedView?
    ) -> [Statement] {
        let choices = choices(first.body, second.body, view)
        var loops: [Statement] = []
        var looped: [Expression] = []
        for choice in choices where !looped.contains(choice.target) {
            let alike = choices.filter(choice.isLike)
            let name = choice.view.variable
            let isFree = !(first.clauses + [choice.value, choice.other]).contains { $0.refers(to: name) }
            guard alike.count > 1, isFree, let head = head(over: alike, name) else { continue }
            let target = Expression.name(name, choice.property)
            let body = Statement.conditional([
                Statement.Branch(first.clauses, [.set(target, choice.value)]),
                Statement.Branch([], [.set(target, choice.other)]),
            ])
            loops.append(.closure(head: head, signature: "", body: [body]))
            looped += alike.map(\.target)
        }
        func rest(_ body: [Statement]) -> [Statement] {
            body.filter { statement in
                if case .set(let target, _) = statement { !looped.contains(target) } else { true }
            }
        }
        let left = [Statement.Branch(first.clauses, rest(first.body)), Statement.Branch([], rest(second.body))]
        return loops + (left.allSatisfy(\.body.isEmpty) ? [] : [.conditional(left)])
    }

    /// `for label in [nameLabel, priceLabel]`; nil where it would be too long.
    private static func head(over choices: [Choice], _ variable: String) -> Expression? {
        let list = choices.map { Expression.name($0.name) }.joined(separator: ", ")
        let head: Expression = "for \(Expression(variable)) in [\(list)]"
        return SourceLine.columns(of: head.text) <= widestHead ? head : nil
    }

    /// The properties of views that both bodies set once.
    private static func choices(
        _ first: [Statement], _ second: [Statement], _ view: (_ name: String, _ property: String) -> LoopedView?
    ) -> [Choice] {
        func values(of target: Expression, in body: [Statement]) -> [Expression] {
            body.compactMap { statement in
                if case .set(target, let value) = statement { value } else { nil }
            }
        }
        return first.compactMap { statement in
            guard case .set(let target, let value) = statement, values(of: target, in: first).count == 1 else {
                return nil
            }
            let parts = target.text.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
            let others = values(of: target, in: second)
            guard parts.count == 2, others.count == 1, let looped = view(parts[0], parts[1]) else { return nil }
            return Choice(
                view: looped, name: parts[0], property: parts[1], target: target, value: value, other: others[0])
        }
    }
}
