import GenvcModel
import GenvcSwift
import GenvcTemplates
import GenvcViews
import GenvcVocabulary

/// The code that switches sizes, places and stacks by conditions.
struct SwitchWriter {
    let tree: ViewTree
    /// The layouts that conditions switch.
    let switched: [SwitchedLayout]
    let constraints: ConstraintWriter
    /// The declarations of properties that hold constraints of which conditions change the constant alone.
    private var moved: [Statement] = []
    /// The declarations of properties that hold one constraint each, whose constants state gives.
    private var declarations: [Statement] = []
    /// The declarations of properties that hold the constraints of a case.
    private var lists: [Statement] = []
    /// The names of properties that were given away.
    private var names: Set<String> = []

    init(tree: ViewTree, switched: [SwitchedLayout], constraints: ConstraintWriter) {
        self.tree = tree
        self.switched = switched
        self.constraints = constraints
    }

    /// The values that the templates see; null where nothing is switched.
    var context: TemplateValue {
        func section(_ members: [Statement]) -> TemplateValue {
            members.isEmpty ? .null : ["lines": .lines(ofMembers: members)]
        }
        return ["moved": section(moved), "switched": section(declarations + lists)]
    }

    /// The lines for `render()`.
    mutating func statements(with render: inout RenderWriter) -> [Statement] {
        var lines: [Statement] = []
        for (layout, varying) in zip(switched, constraints.varying) {
            var lengths: [Statement] = []
            moved += varying.map {
                .set("private lazy var \($0.property)", constraints.expression(of: .constraint($0.base)))
            }
            let names = propertyNames(of: layout, besides: varying, lengths: &lengths)
            let branches = Self.inEachCase(of: layout, constraints.metrics) {
                number, layoutCase -> (condition: Expression?, body: [Statement]) in
                var block = varying.map { varying -> Statement in
                    let constant =
                        constraints.constant(of: varying.cases[number], beside: layoutCase.constraints) ?? "0"
                    return .set("\(varying.property).constant", constant)
                }
                let others = names.indices.filter { $0 != number }.compactMap { names[$0] }
                if !others.isEmpty { block.append(Self.deactivation(of: others)) }
                if let name = names[number] { block.append("NSLayoutConstraint.activate(\(name))") }
                for (index, view) in layoutCase.views {
                    block += render.declarations.settings(of: view, otherThan: layout.cases, index)
                }
                let control = layout.owner.map { render.control(of: tree.views[$0]) } ?? .host
                let variants = layoutCase.variants
                return (variants.isEmpty ? nil : render.condition(ofAll: variants, of: control), block)
            }
            guard branches.contains(where: { !$0.body.isEmpty }) else {
                lines += lengths
                continue
            }
            let choice = Statement.asking(layout.cases.map(\.variants).filter { !$0.isEmpty }, branches)
            let animation = animation(of: layout)
            let timing = animation?.timing
            let conditions = layout.cases.flatMap { $0.variants.map(\.condition) }
            let facts = DeviceFacts(in: conditions)
            if layout.isByButton(in: tree), let owner = layout.owner {
                let calls = render.addHandler(of: tree.views[owner], [choice], timing)
                // UIKit runs a handler when the traits change, and not when the size does.
                if facts.includeSize { render.configureAnew(tree.views[owner], following: facts) }
                lines += lengths + (facts.includeSize ? [] : calls)
            } else if conditions.contains(where: \.readsEnvironment) {
                lines += timing.map { render.animating(lengths, $0) } ?? lengths
                render.adaptive.add([.init(statement: choice, animation: animation)], following: facts)
            } else if let timing {
                lines += render.animating(lengths + [choice], timing)
            } else {
                lines += lengths + [choice]
            }
        }
        return lines
    }

    /// The animation of a change of layout: the longest that one of its keys asks for; nil: it is made at once.
    private func animation(of layout: SwitchedLayout) -> AdaptiveStatements.Animation? {
        let all = layout.changes.compactMap { owner, keys -> AdaptiveStatements.Animation? in
            guard let view = owner.map({ tree.views[$0] }) else { return nil }
            return view.animatedKeys.timing(of: keys).map { .init(timing: $0, view: view.name) }
        }
        return all.max { $0.timing.seconds < $1.timing.seconds }
    }

    /// The statement that lets constraints go, a list a line where it is too long.
    private static func deactivation(of lists: [String]) -> Statement {
        let terms = lists.enumerated().map { Expression($0.offset == 0 ? $0.element : "+ " + $0.element) }
        return .line(.ledCall("NSLayoutConstraint.deactivate", [.chain(terms)]))
    }

    /// The property for the constraints of each case; nil for a case without any.
    ///
    /// - Parameters:
    ///   - varying: The constraints that stand in no list, since their constants alone are other ones.
    ///   - lengths: Gets the statements that set what state gives.
    private mutating func propertyNames(
        of layout: SwitchedLayout, besides varying: [VaryingConstant], lengths: inout [Statement]
    ) -> [String?] {
        let owner = layout.owner.map { tree.views[$0] }.map { $0.isHost ? "self" : $0.name } ?? "screen"
        let moved = varying.map { ConstraintIdentity(ofAnyConstant: $0.base) }
        let made = Self.inEachCase(of: layout, constraints.metrics) {
            number, layoutCase -> (name: String, list: Statement)? in
            let entries = layoutCase.constraints.filter { entry in
                guard case .constraint(let constraint) = entry else { return true }
                return !moved.contains(ConstraintIdentity(ofAnyConstant: constraint))
            }
            guard !entries.isEmpty else { return nil }
            let word = layoutCase.variants.isEmpty ? "Default" : Self.word(of: layoutCase, number)
            let name = free("\(owner)\(word)", "Constraints")
            let elements = entries.map { entry -> Expression in
                guard let constant = constraints.boundConstant(of: entry) else {
                    return constraints.expression(of: entry, beside: layoutCase.constraints)
                }
                let property = self.property(of: constant, word)
                declarations.append(
                    .set(
                        "private lazy var \(property)",
                        constraints.expression(of: entry, beside: layoutCase.constraints)))
                lengths.append(.set("\(property).constant", constant.expression))
                return Expression(property)
            }
            return (name, .set("private lazy var \(name): [NSLayoutConstraint]", .stackedList(elements)))
        }
        lists += made.compactMap { $0?.list }
        return made.map { $0?.name }
    }

    /// The values for each case, in order. That where no condition holds is made first, since the plain names of
    /// lengths are its own, and those of one case before those of several together, which have the lengths of these.
    private static func inEachCase<Value>(
        of layout: SwitchedLayout, _ metrics: Metrics, _ value: (Int, SwitchedLayout.Case) -> Value
    ) -> [Value] {
        let numbers = layout.cases.indices.sorted { layout.cases[$0].variants.count < layout.cases[$1].variants.count }
        let made = numbers.map { number in
            metrics.inCases(ConditionName.words(for: layout.cases[number].variants)) {
                (number, value(number, layout.cases[number]))
            }
        }
        return made.sorted { $0.0 < $1.0 }.map(\.1)
    }

    /// The names of the conditions that hold in a case; its number where they have none.
    private static func word(of layoutCase: SwitchedLayout.Case, _ number: Int) -> String {
        let words = ConditionName.words(for: layoutCase.variants)
        return words.isEmpty ? "Case\(number + 1)" : words.joined(separator: "And")
    }

    /// `barViewOpenHeightConstraint`, of `barViewHeightConstraint` in one case.
    private mutating func property(of constant: ConstraintWriter.BoundConstant, _ word: String) -> String {
        guard let own = constant.word else { return free(constant.property + word, "") }
        return free(tree.views[constant.view].named(word + own), "Constraint")
    }

    /// The name with a number where it is taken.
    private mutating func free(_ stem: String, _ end: String) -> String {
        var name = stem + end
        var count = 1
        while !names.insert(name).inserted {
            count += 1
            name = stem + String(count) + end
        }
        return name
    }
}

extension DeclarationWriter {
    /// The lines that give a view the settings that it has in one case and not in all.
    func settings(
        of view: ViewNode, otherThan cases: [SwitchedLayout.Case], _ index: Int
    ) -> [Statement] {
        let others = cases.flatMap(\.views).filter { $0.index == index }.map(\.view)
        func differs<T: Equatable>(_ value: (ViewNode) -> T) -> Bool { others.contains { value($0) != value(view) } }
        var lines: [Statement] = []
        if case .stack(let layout) = view.container {
            if differs({ $0.stack?.axis }) { lines.append("\(view.expression).axis = .\(layout.axis.rawValue)") }
            if differs({ $0.stack?.spacing }) {
                let spacing = expressions.metrics.expression(
                    for: layout.spacing, named: view.named("Spacing"))
                lines.append("\(view.expression).spacing = \(spacing)")
            }
            if differs({ $0.stack?.alignment }) {
                lines.append("\(view.expression).alignment = .\(layout.alignment.rawValue)")
            }
            if differs({ $0.stack?.distribution }) {
                lines.append("\(view.expression).distribution = .\(layout.distribution.rawValue)")
            }
            if differs({ $0.stack?.margins }) {
                lines.append(
                    .set("\(view.expression).directionalLayoutMargins", expressions.insets(layout.margins, of: view)))
            }
        }
        if differs({ $0.contentInsets }), let insets = view.contentInsets {
            lines.append(.set("\(view.expression).contentInsets", expressions.insets(insets, of: view)))
        }
        let priorities = view.withStandardPriorities.priorities(otherThanOf: others.map(\.withStandardPriorities))
        appendPriorities(priorities.hugging, priorities.compression, view.expression, to: &lines)
        if differs({ $0.isLeftOut }) { lines.append("\(view.expression).isHidden = \(view.isLeftOut)") }
        if differs({ $0.spacingAfter }), let parent = view.parent {
            let spacing = view.spacingAfter.map {
                expressions.metrics.expression(for: $0, named: view.named("SpacingAfter"))
            }
            let value: Expression = spacing ?? "UIStackView.spacingUseDefault"
            lines.append(
                .call("\(tree.views[parent].expression).setCustomSpacing", ["\(value)", "after: \(view.expression)"]))
        }
        return lines
    }
}

extension SwitchedLayout {
    /// True if a button's own state decides, so that a handler of the button switches, which UIKit runs when it likes.
    func isByButton(in tree: ViewTree) -> Bool {
        guard let owner, tree.views[owner].isButton else { return false }
        return cases.contains { $0.variants.contains { $0.condition.readsControl } }
    }
}

extension ViewNode {
    /// The view with the priorities that UIKit has where none are said, so that they are set back.
    fileprivate var withStandardPriorities: ViewNode {
        var view = self
        let kind = role == .element ? element?.kind : nil
        let hugs = (kind?.intrinsicSize ?? Kind.IntrinsicSize.none).standardHugging
        view.hugging = AxisPriorities(
            horizontal: hugging.horizontal ?? hugs.horizontal, vertical: hugging.vertical ?? hugs.vertical)
        view.compression = AxisPriorities(
            horizontal: compression.horizontal ?? Priorities.resists,
            vertical: compression.vertical ?? Priorities.resists)
        return view
    }

    /// The priorities of this view that another of the same view in other cases has not; nil for those alike in all
    /// cases.
    fileprivate func priorities(otherThanOf others: [ViewNode]) -> (
        hugging: AxisPriorities, compression: AxisPriorities
    ) {
        func differing(_ priority: (ViewNode) -> Double?) -> Double? {
            others.contains { priority($0) != priority(self) } ? priority(self) : nil
        }
        return (
            AxisPriorities(
                horizontal: differing { $0.hugging.horizontal }, vertical: differing { $0.hugging.vertical }),
            AxisPriorities(
                horizontal: differing { $0.compression.horizontal }, vertical: differing { $0.compression.vertical })
        )
    }
}
