import GenvcModel
import GenvcSwift
import GenvcTemplates
import GenvcViews
import GenvcVocabulary

/// The code that switches sizes, places and stacks by conditions.
struct SwitchWriter {
    let tree: ViewTree
    let switched: [SwitchedLayout]
    let constraints: ConstraintWriter
    /// The properties that hold constraints, as the template sees them.
    private var properties: [TemplateValue] = []
    /// Those of single constraints, whose constants state gives.
    private var bound: [TemplateValue] = []
    private var names: Set<String> = []

    init(tree: ViewTree, switched: [SwitchedLayout], constraints: ConstraintWriter) {
        self.tree = tree
        self.switched = switched
        self.constraints = constraints
    }

    /// What the templates see; null where nothing is switched.
    var context: TemplateValue {
        properties.isEmpty ? .null : ["bound": .list(bound), "properties": .list(properties)]
    }

    /// The lines for `render()`.
    mutating func statements(with render: inout RenderWriter) -> [Statement] {
        var lines: [Statement] = []
        for layout in switched {
            var lengths: [Statement] = []
            let names = propertyNames(of: layout, render.declarations.expressions.writer, lengths: &lengths)
            var branches: [(condition: Expression?, body: [Statement])] = []
            for (number, layoutCase) in layout.cases.enumerated() {
                var block: [Statement] = []
                let others = names.indices.filter { $0 != number }.compactMap { names[$0] }
                if !others.isEmpty { block.append(Self.deactivation(of: others)) }
                if let name = names[number] { block.append("NSLayoutConstraint.activate(\(name))") }
                for (index, view) in layoutCase.views {
                    block += render.declarations.settings(of: view, otherThan: layout.cases, index)
                }
                let control = layout.owner.map { render.control(of: tree.views[$0]) } ?? ""
                let condition = layoutCase.variant.map { ConditionExpression($0.condition, of: control).expression }
                branches.append((condition, block))
            }
            guard branches.contains(where: { !$0.body.isEmpty }) else {
                lines += lengths
                continue
            }
            let timing = layout.owner.flatMap { tree.views[$0].layoutTiming }
            let readsControl = layout.cases.contains { $0.variant?.condition.readsControl == true }
            if readsControl, let owner = layout.owner, tree.views[owner].isButton {
                lines += lengths
                lines += render.addHandler(of: tree.views[owner], [.chain(branches)], timing)
            } else if layout.cases.contains(where: { $0.variant?.condition.readsEnvironment == true }) {
                lines += timing.map { render.animating(lengths, $0) } ?? lengths
                render.adaptive.append(.chain(branches))
                if let timing { render.addAdaptation(timing) }
            } else if let timing {
                lines += render.animating(lengths + [.chain(branches)], timing)
            } else {
                lines += lengths + [.chain(branches)]
            }
        }
        return lines
    }

    /// The statement that lets constraints go, a list a line where it is too long.
    private static func deactivation(of lists: [String]) -> Statement {
        let terms = lists.enumerated().map { Expression($0.offset == 0 ? $0.element : "+ " + $0.element) }
        return .line(.ledCall("NSLayoutConstraint.deactivate", [.chain(terms)]))
    }

    /// The property for the constraints of each case; nil for a case without any.
    ///
    /// - Parameter lengths: Gets the lines that set what state gives.
    private mutating func propertyNames(
        of layout: SwitchedLayout, _ writer: TemplateWriter, lengths: inout [Statement]
    ) -> [String?] {
        let owner = layout.owner.map { tree.views[$0].name } ?? "screen"
        return layout.cases.enumerated().map { number, layoutCase in
            guard !layoutCase.constraints.isEmpty else { return nil }
            let word = layoutCase.variant.map { ($0.name ?? "case\(number + 1)").capitalizedFirst } ?? "Default"
            let name = free("\(owner)\(word)", "Constraints")
            var lines: [String] = []
            for entry in layoutCase.constraints {
                guard let constant = constraints.boundConstant(of: entry) else {
                    lines += DeclarationWriter.split(writer.inline("Constraint", constraints.listed(entry)))
                    continue
                }
                let property = self.property(of: constant, word)
                bound.append(constraints.named(property, entry, isProperty: true))
                lengths.append(.set("\(property).constant", constant.expression))
                lines.append(property + ",")
            }
            // swift-format has no comma behind an element that is alone.
            if layoutCase.constraints.count == 1, let last = lines.popLast() { lines.append(String(last.dropLast())) }
            properties.append(["name": .string(name), "lines": DeclarationWriter.lines(lines)])
            return name
        }
    }

    /// `barViewOpenHeightConstraint`, of `barViewHeightConstraint` in one case.
    private mutating func property(of constant: ConstraintWriter.BoundConstant, _ word: String) -> String {
        let view = tree.views[constant.view].name
        let start = constant.property.hasPrefix(view) ? view.utf8.count : 0
        let (owner, rest) = (constant.property.prefix(start), constant.property.dropFirst(start))
        let end = "Constraint"
        let words = rest.dropLast(end.count)
        return free(String(owner.isEmpty ? words + word : owner + word + words), end)
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
            if differs({ $0.stack?.axis }) { lines.append("\(view.name).axis = .\(layout.axis.rawValue)") }
            if differs({ $0.stack?.spacing }) {
                let spacing = expressions.metrics.expression(
                    for: layout.spacing, named: view.name + "Spacing" + String(Int(layout.spacing.points)))
                lines.append("\(view.name).spacing = \(spacing)")
            }
            if differs({ $0.stack?.alignment }) { lines.append("\(view.name).alignment = .\(layout.alignment)") }
            if differs({ $0.stack?.distribution }) {
                lines.append("\(view.name).distribution = .\(layout.distribution)")
            }
            if differs({ $0.stack?.margins }) {
                // What has margins in all cases keeps to them from the first.
                if others.contains(where: { $0.stack?.margins.isZero == true }) {
                    lines.append("\(view.name).isLayoutMarginsRelativeArrangement = true")
                }
                lines.append(
                    .set("\(view.name).directionalLayoutMargins", expressions.insets(layout.margins, of: view)))
            }
        }
        if differs({ $0.contentInsets }), let insets = view.contentInsets {
            lines.append(.set("\(view.name).contentInsets", expressions.insets(insets, of: view)))
        }
        if differs({ $0.hugging }) || differs({ $0.compression }) {
            appendPriorities(view.withStandardPriorities, view.name, to: &lines)
        }
        if differs({ $0.isLeftOut }) { lines.append("\(view.name).isHidden = \(view.isLeftOut)") }
        if differs({ $0.spacingAfter }), let parent = view.parent {
            let spacing = view.spacingAfter.map {
                expressions.metrics.expression(for: $0, named: view.name + "SpacingAfter")
            }
            let value: Expression = spacing ?? "UIStackView.spacingUseDefault"
            lines.append(.call("\(tree.views[parent].name).setCustomSpacing", ["\(value)", "after: \(view.name)"]))
        }
        return lines
    }
}

extension ViewNode {
    fileprivate var stack: StackLayout? {
        if case .stack(let layout) = container { return layout }
        return nil
    }

    /// The view with the priorities that UIKit has where none are said, so that they are set back.
    fileprivate var withStandardPriorities: ViewNode {
        var view = self
        view.hugging = AxisPriorities(
            horizontal: hugging.horizontal ?? Self.hugs, vertical: hugging.vertical ?? Self.hugs)
        view.compression = AxisPriorities(
            horizontal: compression.horizontal ?? Self.resists, vertical: compression.vertical ?? Self.resists)
        return view
    }

    /// `UIView`'s own priorities; labels and pictures hug at 251 when they come from Interface Builder alone.
    private static let hugs = 250.0
    private static let resists = 750.0
}
