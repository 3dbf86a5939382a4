import GenvcModel
import GenvcSwift
import GenvcTemplates
import GenvcViews
import GenvcVocabulary

/// The views that stand as often as a `repeat` says: one array of views, made one by one by a method.
struct RepeatWriter {
    let tree: ViewTree
    /// Writes what follows state.
    var render: RenderWriter
    let constraints: ConstraintWriter
    /// The arrays and the methods, as the template sees them.
    private(set) var values: [TemplateValue] = []
    /// Statements of `setupHierarchy()` for what stands a known number of times.
    private(set) var hierarchy: [Statement] = []
    /// Statements of `render()`.
    private(set) var statements: [Statement] = []
    /// The enums of literals that repetitions make.
    private(set) var enums: [TemplateValue] = []
    /// Statements that follow the device.
    private(set) var adaptive = AdaptiveStatements()
    /// The methods that buttons call when their own state changes.
    private(set) var handlers: [TemplateValue] = []
    /// The methods that make what components are given.
    var contents: [TemplateValue] { render.declarations.contents.methods }
    /// Statements that bind the events of each view where it is made, by the name of the view.
    let bindings: [String: [Statement]]

    init(tree: ViewTree, render: RenderWriter, bindings: [String: [Statement]]) {
        self.tree = tree
        self.render = render
        constraints = ConstraintWriter(tree: tree, metrics: render.declarations.expressions.metrics)
        self.bindings = bindings
        let entries = Self.entries(of: tree)
        for (group, entries) in zip(tree.repeated, entries) { add(group, entries) }
    }

    /// Adds what one repetition needs: its array, the method that makes one, and what follows state.
    private mutating func add(_ group: [Int], _ entries: [ConstraintGroup.Entry]) {
        guard let index = group.first(where: { tree.views[$0].isRepeated }), let outer = group.first,
            let element = tree.views[index].element?.written,
            let repetition = element.repetition, let id = element.id?.text
        else { return }
        let given = entries.map { (entry: $0, constant: constraints.boundConstant(of: $0)) }
        var repeated = Repeated(
            group: group, outer: outer, view: tree.views[index], element: element, repetition: repetition, id: id,
            constraints: given.map { entry, constant in
                let changing = constant.flatMap { stays([$0.expression], in: repetition) ? nil : $0 }
                return RepeatedConstraint(entry: entry, bound: changing.map(BoundConstraint.init))
            },
            lengths: given.compactMap(\.constant?.expression), isInBand: outer != index,
            tellsLiteral: render.declarations.tellsLiteral(tree.views[index]),
            isTold: bindings[tree.views[index].name]?.contains { $0.refers(to: id) } == true)
        if let literal = LiteralEnum(element, in: repeated.view, render.declarations.expressions) {
            enums.append(literal.value)
        }
        addRender(&repeated)
        addValue(repeated)
        let colors = render.declarations.layerColors.map(\.resolvedLine)
        if !colors.isEmpty { adapt(repeated, colors.map { .init(statement: $0) }, following: .colors) }
        if repetition.isDynamic { return }
        hierarchy.append(
            .loop(
                head: "for \(repeated.element(else: "_")) in \(repetition.sequence(named: id))",
                body: ["\(repeated.method)(\(repeated.element(else: "")))"]))
    }

    /// Adds the statements that show what is new in each of the views, and keeps apart those that show what never
    /// changes.
    private mutating func addRender(_ repeated: inout Repeated) {
        let view = repeated.view
        render.adaptive = AdaptiveStatements()
        render.handlers = []
        let all = render.pieces(of: view)
        let pieces = takingFixed(from: all, of: &repeated)
        addCounting(repeated)
        for handler in render.handlers { addHandler(handler.statements, repeated) }
        let own = render.adaptive
        adapt(repeated, own.entries, following: own.facts)
        let layoutTiming = view.layoutTiming
        var groups = [ChangedTogether(timing: layoutTiming)]
        for piece in pieces {
            let index = groups.firstIndex { $0.timing?.seconds == piece.timing?.seconds } ?? groups.endIndex
            if index == groups.endIndex { groups.append(ChangedTogether(timing: piece.timing)) }
            if piece.timing?.movesOthers == true { groups[index].timing = piece.timing }
            groups[index].body += piece.statements
            groups[index].called += piece.called
        }
        // A view that was added has its looks from here as well.
        let sequence = repeated.repetition.sequence(named: repeated.id)
        for group in groups {
            var loops = group.body.isEmpty ? [] : [loop(over: group.body, repeated)]
            if group.timing?.seconds == layoutTiming?.seconds {
                for constraint in repeated.bound {
                    let name = constraint.constant.property
                    let setting = Statement.set("\(name).constant", constraint.constant.expression)
                    loops.append(loop(over: [setting], repeated, each: name, of: constraint.array))
                }
            }
            guard let timing = group.timing, !loops.isEmpty else {
                statements += loops
                continue
            }
            statements += render.animating(loops, calling: group.called + [sequence], timing)
        }
    }

    /// Adds statements for each of the views that follow the device, those with the same animation in one loop.
    private mutating func adapt(
        _ repeated: Repeated, _ entries: [AdaptiveStatements.Entry], following facts: DeviceFacts
    ) {
        for seconds in entries.times {
            let together = entries.filter { $0.animation?.timing.seconds == seconds }
            let moving = together.first { $0.animation?.timing.movesOthers == true } ?? together.first
            let all = AdaptiveStatements.Entry(
                statement: loop(over: together.map(\.statement), repeated), animation: moving?.animation,
                called: together.flatMap(\.called), count: repeated.repetition.sequence(named: repeated.id))
            adaptive.add([all], following: facts)
        }
    }

    /// The statements of a repeated view that are animated in one way, or not at all.
    private struct ChangedTogether {
        /// The animation of the change; nil for one that is made at once.
        var timing: ChangeTiming?
        /// The statements of the loop.
        var body: [Statement] = []
        var called: [Expression] = []
    }

    /// Adds the loops that make as many as there are elements.
    private mutating func addCounting(_ repeated: Repeated) {
        let (array, method) = (repeated.array, repeated.method)
        let band = repeated.isInBand ? ViewNode.bandOfRepeated : ""
        let removal: [Statement] = ["\(array).removeLast()\(band).removeFromSuperview()"]
        let removed = removal + repeated.bound.map { "\($0.array).removeLast()" }
        switch repeated.repetition.content {
        case .count, .literals: break
        case .number(let reference):
            let count = ReferenceExpression(reference).expression
            let argument = repeated.usesElement ? "\(array).count" : ""
            statements.append(.loop(head: "while \(array).count > max(0, \(count))", body: removed))
            statements.append(.loop(head: "while \(array).count < \(count)", body: ["\(method)(\(argument))"]))
        case .list:
            let sequence = repeated.repetition.sequence(named: repeated.id)
            statements.append(.loop(head: "while \(array).count > \(sequence).count", body: removed))
            let missing: Expression = "\(sequence).dropFirst(\(array).count)"
            statements.append(
                .loop(
                    head: "for \(repeated.element(else: "_")) in \(missing)",
                    body: ["\(method)(\(repeated.element(else: "")))"]))
        }
    }

    /// Adds the method that a button calls when its own state changes.
    private mutating func addHandler(_ body: [Statement], _ repeated: Repeated) {
        let (view, id) = (repeated.view, repeated.id)
        var before: [Statement] = []
        if body.contains(where: { $0.refers(to: id) }) {
            let element = repeated.repetition.element(named: id)
            let index = repeated.repetition.isCounted ? id : "index"
            let found: Expression = "let \(index) = \(repeated.array).firstIndex(where: { $0 === \(view.name) })"
            before = [.guarded([found], otherwise: ["return"])]
            if !repeated.repetition.isCounted { before.append(.constant(id, element)) }
        }
        handlers.append([
            "view": .string(view.name), "ownClass": Self.ownClass(of: view),
            "method": .string(Self.handlerName(of: view)), "lines": .lines(before + body),
        ])
    }

    /// The method that shows a view anew when its control changes.
    private static func handlerName(of view: ViewNode) -> String { "render" + view.name.capitalizedFirst }

    /// A loop over what was made, with its elements where the body refers to them.
    ///
    /// - Parameters:
    ///   - name: What one of the array is called in the body; nil: as the view.
    ///   - array: The array; nil: that of the views.
    private func loop(
        over body: [Statement], _ repeated: Repeated, each name: String? = nil, of array: String? = nil
    ) -> Statement {
        let (id, name, array) = (repeated.id, name ?? repeated.view.name, array ?? repeated.array)
        var pairs: Expression = "zip(\(repeated.repetition.sequence(named: id)), \(array))"
        if case .number = repeated.repetition.content { pairs = "\(array).enumerated()" }
        let readsElement = body.contains { $0.refers(to: id) }
        let start: Expression =
            readsElement ? "for (\(SwiftName.declared(id)), \(name)) in \(pairs)" : "for \(name) in \(array)"
        return .closure(head: start, signature: "", body: body.dissolvingOnce)
    }

    /// The constraints of the views of each repetition, in one walk over those of the class.
    private static func entries(of tree: ViewTree) -> [[ConstraintGroup.Entry]] {
        guard !tree.repeated.isEmpty else { return [] }
        var places: [Int: Int] = [:]
        for (place, group) in tree.repeated.enumerated() {
            for view in group { places[view] = place }
        }
        var entries: [[ConstraintGroup.Entry]] = Array(repeating: [], count: tree.repeated.count)
        for entry in tree.constraints.lazy.flatMap(\.entries) {
            if let place = entry.view.flatMap({ places[$0] }) { entries[place].append(entry) }
        }
        return entries
    }

    /// Adds the method that makes one of the views with its constraints.
    private mutating func addValue(_ repeated: Repeated) {
        let (group, view) = (repeated.group, repeated.view)
        var declarations = render.declarations
        declarations.isRendering = false
        declarations.layerColors = []
        let views: [TemplateValue] = group.map {
            declarations.context(of: tree.views[$0], comment: nil, variable: tree.views[$0].name)
        }
        let inside = HierarchyWriter(tree: tree, metrics: declarations.expressions.metrics)
        var hierarchy = group.dropFirst().flatMap(inside.adding)
        hierarchy += adding(repeated.outer) + gap(behind: repeated.outer, declarations.expressions.metrics)
        hierarchy += repeated.once
        let made = repeated.constraints.map { (bound: $0.bound, expression: constraints.expression(of: $0.entry)) }
        var constrained = made.compactMap { constraint in
            constraint.bound.map { Statement.constant($0.constant.property, constraint.expression) }
        }
        let elements = made.map { constraint in
            constraint.bound.map { Expression($0.constant.property) } ?? constraint.expression
        }
        if !elements.isEmpty {
            constrained.append(.call("NSLayoutConstraint.activate", [.stackedList(elements)]))
        }
        declarations.isRendering = true
        render.declarations = declarations
        render.declarations.contents.addMethod(of: view, repeated.element, parameter: repeated.parameter)
        values.append([
            "array": .string(repeated.array), "type": .string(view.typeName), "method": .string(repeated.method),
            "parameter": .string(repeated.usesElement ? repeated.parameter : ""), "views": .list(views),
            "hierarchy": .lines(hierarchy),
            "constraints": .lines(constrained),
            "constraintNames": .lines(repeated.bound.map(\.constant.property)),
            "constraintArrays": .lines(repeated.bound.map(\.array)),
            "bindings": .lines(bindings[view.name] ?? []), "name": .string(view.name),
            "handler": render.handlers.isEmpty ? .null : handler(of: view),
        ])
    }

    /// The values that the template sees of the handler of a view: UIKit hands it a UIButton.
    private func handler(of view: ViewNode) -> TemplateValue {
        ["method": .string(Self.handlerName(of: view)), "ownClass": Self.ownClass(of: view)]
    }

    /// The class whose properties a handler sets where it is no UIButton: that of genvc where a case may change the hit
    /// area.
    private static func ownClass(of view: ViewNode) -> TemplateValue {
        view.element?.source?.hasHitArea == true ? ["type": .string(view.typeName)] : .null
    }
}

extension ConstraintGroup.Entry {
    /// The index of the view whose constraint it is; nil for one of something else.
    fileprivate var view: Int? {
        switch self {
        case .constraint(let constraint): if case .view(let index) = constraint.item { index } else { nil }
        case .swift(let constraint): constraint.view
        }
    }
}
