import GenvcModel
import GenvcTemplates
import GenvcViews
import GenvcVocabulary

/// What stands as often as a `repeat` says: one array of views, made one by one by a method.
struct RepeatWriter {
    let tree: ViewTree
    var render: RenderWriter
    let constraints: ConstraintWriter
    /// The arrays and the methods, as the template sees them.
    private(set) var values: [TemplateValue] = []
    /// Lines of `setupHierarchy()` for what stands a known number of times.
    private(set) var hierarchy: [String] = []
    /// Lines of `render()`.
    private(set) var lines: [String] = []
    private(set) var enums: [TemplateValue] = []
    /// Lines that follow the device.
    private(set) var adaptiveLines: [String] = []
    /// The methods that buttons call when their own state changes.
    private(set) var handlers: [TemplateValue] = []
    /// The methods that make what components are given.
    var contents: [TemplateValue] { render.declarations.contents?.methods ?? [] }
    /// Lines that bind the events of each view where it is made, by the name of the view.
    let bindings: [String: [String]]

    init(tree: ViewTree, render: RenderWriter, bindings: [String: [String]]) {
        self.tree = tree
        self.render = render
        constraints = ConstraintWriter(tree: tree, metrics: render.declarations.expressions.metrics)
        self.bindings = bindings
        for group in tree.repeated { add(group) }
    }

    private mutating func add(_ group: [Int]) {
        guard let index = group.first(where: { tree.views[$0].isRepeated }), let outer = group.first,
            let element = tree.views[index].element?.source ?? tree.views[index].element,
            let repetition = element.repetition, let id = element.id
        else { return }
        let view = tree.views[index]
        let array = view.arrayName
        let method = "add" + view.name.capitalizedFirst
        let bound = boundConstraints(of: group)
        let givesContent =
            element.kind.content == .component && element.values.contains { $0.key.effect == .parameter }
        let usesElement = givesContent || bound.contains { $0.constant.expression.mentions(id.text) }
        let parameter = usesElement ? "_ \(id.text.asArgument): \(repetition.elementType(named: id.text))" : ""
        addEnum(element, view)
        addRender(
            view, element, repetition, id.text, array, method, usesElement, isInBand: outer != index,
            bound)
        addValue(group, view, element, array, method, parameter, outer, bound)
        let colors = render.declarations.layerColors.map(\.resolvedLine)
        if !colors.isEmpty { adaptiveLines += loop(over: colors, view.name, array, repetition, id.text) }
        if repetition.isDynamic { return }
        let argument = usesElement ? id.text : ""
        hierarchy.append(
            "for \(usesElement ? id.text : "_") in \(repetition.sequence(named: id.text)) { \(method)(\(argument)) }")
    }

    private mutating func addEnum(_ element: Element, _ view: ViewNode) {
        if let literal = LiteralEnum(element, in: view, render.declarations.expressions) {
            enums.append(literal.value)
        }
    }

    private mutating func addRender(
        _ view: ViewNode, _ element: Element, _ repetition: Repetition, _ id: String, _ array: String,
        _ method: String, _ usesElement: Bool, isInBand: Bool, _ bound: [BoundConstraint]
    ) {
        let sequence = repetition.sequence(named: id)
        let removal = [
            "\(array).removeLast()" + (isInBand ? ".superview?.removeFromSuperview()" : ".removeFromSuperview()")
        ]
        let removed = removal + bound.map { "\($0.array).removeLast()" }
        switch repetition.content {
        case .count, .literals: break
        case .number(let reference):
            let count = ReferenceExpression(reference).text
            lines += Self.loop("while \(array).count > max(0, \(count))", removed)
            lines.append("while \(array).count < \(count) { \(method)(\(usesElement ? "\(array).count" : "")) }")
        case .list:
            lines += Self.loop("while \(array).count > \(sequence).count", removed)
            let missing = "\(sequence).dropFirst(\(array).count)"
            lines.append(
                "for \(usesElement ? id : "_") in \(missing) { \(method)(\(usesElement ? id : "")) }")
        }
        render.adaptive = []
        render.handlers = []
        let pieces = render.pieces(of: view)
        for handler in render.handlers { addHandler(handler.lines, view, repetition, id, array) }
        let body = pieces.flatMap(\.lines)
        let adaptive = render.adaptive
        if !adaptive.isEmpty { adaptiveLines += loop(over: adaptive, view.name, array, repetition, id) }
        let seconds = view.animationSeconds
        if let seconds, !adaptive.isEmpty { render.addAdaptation(seconds: seconds) }
        var loops = body.isEmpty ? [] : loop(over: body, view.name, array, repetition, id)
        for constraint in bound {
            let name = constraint.constant.property
            loops += loop(
                over: ["\(name).constant = \(constraint.constant.expression)"], name, constraint.array, repetition, id)
        }
        guard let seconds, !loops.isEmpty else {
            lines += loops
            return
        }
        // What was added has its looks from here as well.
        lines += render.animating(loops, calling: pieces.flatMap(\.called) + [sequence], seconds: seconds)
    }

    /// Adds the method that a button calls when its own state changes.
    private mutating func addHandler(
        _ lines: [String], _ view: ViewNode, _ repetition: Repetition, _ id: String, _ array: String
    ) {
        var before: [String] = []
        if lines.contains(where: { $0.mentions(id) }) {
            let element = repetition.element(named: id)
            let isIndex = element == "index"
            before = [
                "guard let \(isIndex ? id : "index") = \(array).firstIndex(where: { $0 === \(view.name) })"
                    + " else { return }"
            ]
            if !isIndex { before.append("let \(id) = \(element)") }
        }
        handlers.append([
            "view": .string(view.name), "method": .string(Self.handlerName(of: view)),
            "lines": DeclarationWriter.lines(before + lines),
        ])
    }

    private static func handlerName(of view: ViewNode) -> String { "render" + view.name.capitalizedFirst }

    /// A loop on one line where there is one statement in it.
    private static func loop(_ start: String, _ body: [String]) -> [String] {
        body.count == 1 ? ["\(start) { \(body[0]) }"] : [start + " {"] + body.map { "    " + $0 } + ["}"]
    }

    /// - Parameters:
    ///   - name: What one of the array is called in the body.
    ///   - id: What the element is called there.
    private func loop(
        over body: [String], _ name: String, _ array: String, _ repetition: Repetition, _ id: String
    ) -> [String] {
        var pairs = "zip(\(repetition.sequence(named: id)), \(array))"
        if case .number = repetition.content { pairs = "\(array).enumerated()" }
        let start =
            body.contains { $0.mentions(id) } ? "for (\(id), \(name)) in \(pairs) {" : "for \(name) in \(array) {"
        return [start] + body.map { "    " + $0 } + ["}"]
    }

    /// A constraint of each, whose constant state or the element gives.
    private struct BoundConstraint {
        let entry: ConstraintGroup.Entry
        let constant: ConstraintWriter.BoundConstant
        /// The property that holds those of all.
        var array: String { SwiftName.plural(constant.property) }
    }

    private func boundConstraints(of group: [Int]) -> [BoundConstraint] {
        tree.constraints.flatMap(\.entries).filter { $0.isOf(group) }.compactMap { entry in
            constraints.boundConstant(of: entry).map { BoundConstraint(entry: entry, constant: $0) }
        }
    }

    private mutating func addValue(
        _ group: [Int], _ view: ViewNode, _ element: Element, _ array: String, _ method: String, _ parameter: String,
        _ outer: Int, _ bound: [BoundConstraint]
    ) {
        var declarations = render.declarations
        declarations.isRendering = false
        declarations.layerColors = []
        declarations.indentation = 8
        let made: [TemplateValue] = group.map {
            declarations.context(of: tree.views[$0], comment: nil, variable: tree.views[$0].name)
        }
        var hierarchy: [String] = []
        for index in group.dropFirst() {
            guard let parent = tree.views[index].parent else { continue }
            hierarchy.append("\(tree.views[parent].name).addSubview(\(tree.views[index].name))")
        }
        hierarchy += adding(outer) + gap(behind: outer, declarations.expressions.metrics)
        let entries = tree.constraints.flatMap(\.entries).filter { $0.isOf(group) }
        let statements = bound.map { constraints.named($0.constant.property, $0.entry) }
        var lines = entries.flatMap { entry -> [String] in
            if let constant = constraints.boundConstant(of: entry) { return [constant.property + ","] }
            return DeclarationWriter.split(
                declarations.expressions.writer.inline("Constraint", constraints.activated(entry)))
        }
        // swift-format has no comma behind an element that is alone.
        if entries.count == 1, let last = lines.popLast() { lines.append(String(last.dropLast())) }
        declarations.isRendering = true
        render.declarations = declarations
        if var contents = render.declarations.contents {
            let repetition = element.repetition?.elementType(named: element.id?.text ?? "") ?? ""
            contents.addMethod(of: view, element, parameter: "_ \((element.id?.text ?? "").asArgument): \(repetition)")
            render.declarations.contents = contents
        }
        values.append([
            "array": .string(array), "type": .string(view.typeName), "method": .string(method),
            "parameter": .string(parameter), "views": .list(made), "hierarchy": DeclarationWriter.lines(hierarchy),
            "constraints": lines.isEmpty ? .null : ["lines": DeclarationWriter.lines(lines)],
            "boundConstraints": .list(statements), "constraintArrays": DeclarationWriter.lines(bound.map(\.array)),
            "bindings": DeclarationWriter.lines(bindings[view.name] ?? []), "name": .string(view.name),
            "handler": render.handlers.isEmpty ? .null : ["method": .string(Self.handlerName(of: view))],
        ])
    }
}

extension ConstraintGroup.Entry {
    /// True if the constraint is one of those views'.
    fileprivate func isOf(_ views: [Int]) -> Bool {
        switch self {
        case .constraint(let constraint):
            if case .view(let index) = constraint.item { return views.contains(index) }
            return false
        case .swift(let constraint): return views.contains(constraint.view)
        }
    }
}
