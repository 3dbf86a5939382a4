import GenvcModel
import GenvcVocabulary

/// The sizes, places and stacks that conditions of one `when` change: all are made once, and the code switches them.
package struct SwitchedLayout: Sendable {
    /// The constraints and settings that hold under one condition.
    package struct Case: Sendable {
        /// The cases of the spec whose conditions hold together; none for what holds where no condition does.
        package let variants: [Variant]
        /// Constraints that are active only now.
        package let constraints: [ConstraintGroup.Entry]
        /// Views as they are now, by their indices: those of which a setting differs between the cases.
        package let views: [(index: Int, view: ViewNode)]
    }

    /// The view whose element has the cases, the first one's if several have; nil for the screen.
    package let owner: Int?
    /// The keys that the cases change, with the view whose element has them; nil for the screen.
    package let changes: [(owner: Int?, keys: [Key])]
    /// One for each condition that changes layout, in order, and behind them what holds otherwise. Where conditions of
    /// several keys decide on one constraint there is one for each combination, and the first that holds counts.
    package let cases: [Case]

    /// The switched parts of a screen.
    ///
    /// - Parameters:
    ///   - tree: the views of a class where no case holds.
    ///   - screenVariants: the cases of the screen itself.
    ///   - build: makes the views of the class where those cases hold.
    package static func all(
        in tree: ViewTree, screenVariants: [Variant] = [], build: (ScreenSampler.Cases) -> ViewTree
    ) -> [SwitchedLayout] {
        var groups: [SwitchedKeys] = []
        if !screenVariants.isEmpty { groups += SwitchedKeys.all(owner: nil, .screen, screenVariants) }
        for (index, view) in tree.views.enumerated() where view.role == .element {
            guard let element = view.element?.source, !element.variants.isEmpty else { continue }
            groups += SwitchedKeys.all(owner: index, .element(ObjectIdentifier(element)), element.variants)
        }
        let layouts = groups.map { SwitchedLayout([$0], base: tree, build) }
        return together(groups, layouts, base: tree, build).map { places in
            places.count == 1 ? layouts[places[0]] : SwitchedLayout(places.map { groups[$0] }, base: tree, build)
        }
    }

    /// True if a case gives the stack another gap.
    package func changesSpacing(of index: Int) -> Bool {
        changes(index) { view -> Length? in
            if case .stack(let layout) = view.container { layout.spacing } else { nil }
        }
    }

    /// True if a case gives the view another gap behind it.
    package func changesSpacing(after index: Int) -> Bool { changes(index, \.spacingAfter) }

    /// The indices of the views of which a setting differs between the cases.
    var changedViews: [Int] { cases.first?.views.map(\.index) ?? [] }

    /// True if a setting of a view differs between the cases.
    package func changes<Setting: Equatable>(_ index: Int, _ setting: (ViewNode) -> Setting) -> Bool {
        let settings = cases.flatMap(\.views).filter { $0.index == index }.map { setting($0.view) }
        return settings.contains { $0 != settings[0] }
    }

    /// The cases of some groups of keys: those of one, or each combination of those of several.
    private init(_ groups: [SwitchedKeys], base: ViewTree, _ build: (ScreenSampler.Cases) -> ViewTree) {
        owner = groups.first?.owner
        changes = groups.map { ($0.owner, $0.keys) }
        let combinations = Self.combinations(of: groups)
        let variants = combinations.map { $0.uniqueVariants }
        let trees = combinations.map { build(.forced($0.map(\.forced))) }
        let identities = base.identities
        let all = trees.map { LookOfTree($0, over: identities) } + [LookOfTree(base, over: identities)]
        let entries = all.map(\.entries)
        let common =
            entries.map { Set($0.map(ConstraintIdentity.init)) }
            .reduce(nil as Set<ConstraintIdentity>?) { $0?.intersection($1) ?? $1 } ?? []
        let changed = base.views.indices.filter { index in
            all.contains { $0.views[index].map { $0.settings != base.views[index].settings } ?? false }
        }
        cases = all.indices.map { number in
            Case(
                variants: variants.indices.contains(number) ? variants[number] : [],
                constraints: entries[number].filter { !common.contains(ConstraintIdentity($0)) },
                views: changed.compactMap { index in all[number].views[index].map { (index, $0) } })
        }
    }

    /// The choices of some groups that can hold together. One with more conditions stands before one with fewer, so
    /// that the first one counts whose conditions hold.
    private static func combinations(of groups: [SwitchedKeys]) -> [[SwitchedKeys.Choice]] {
        var combinations: [[SwitchedKeys.Choice?]] = [[]]
        for group in groups {
            let choices = group.choices + [nil]
            combinations = combinations.flatMap { combination in choices.map { combination + [$0] } }
        }
        return combinations.filter { choices in
            choices.contains { $0 != nil } && choices.allSatisfy { $0?.isPossible(among: choices, of: groups) ?? true }
        }.map { $0.compactMap(\.self) }
    }
}

extension Element {
    /// True if a case of `when` changes its size, its place or its stack.
    package var changesLayout: Bool { variedValues.contains { $0.key.changesLayout } }

    /// True if a case changes the layout of the element or of something in it.
    var changesLayoutWithin: Bool {
        changesLayout || all.contains { $0.contains(where: \.changesLayoutWithin) }
    }
}

extension Key {
    /// True for keys that say sizes and places, the width of a screen's rows among them.
    var changesLayout: Bool { effect.facts.contains(.changesLayout) }
}

/// The parts of a constraint that tell it from another, whatever line of the spec it came from.
package struct ConstraintIdentity: Hashable {
    /// The parts of a constraint that decide whether two are the same.
    private enum Content: Hashable {
        case constraint(
            Constraint.Item, Constraint.Attribute, Constraint.Relation, Constraint.Item?, Constraint.Attribute?, Double,
            Constraint.Constant, Double)
        case swift(view: Int, code: String)
    }

    /// The thing that a constraint decides on: an attribute of a view, or all that Swift code says of one.
    enum Subject: Hashable {
        case attribute(Constraint.Item, Constraint.Attribute)
        case swift(view: Int)
    }

    private let content: Content
    /// The property that holds the constraint; nil for one without.
    private let property: String?

    var subject: Subject {
        switch content {
        case .constraint(let item, let attribute, _, _, _, _, _, _): .attribute(item, attribute)
        case .swift(let view, _): .swift(view: view)
        }
    }

    /// The parts that a constraint keeps for good, without its constant, which alone can be set again.
    package init(ofAnyConstant constraint: Constraint) {
        var lasting = constraint
        lasting.property = nil
        self.init(lasting, constant: .none)
    }

    private init(_ constraint: Constraint, constant: Constraint.Constant) {
        let content = Content.constraint(
            constraint.item, constraint.attribute, constraint.relation, constraint.target?.item,
            constraint.target?.attribute, constraint.multiplier, constant, constraint.priority)
        self.init(content: content, property: constraint.property)
    }

    private init(content: Content, property: String?) {
        self.content = content
        self.property = property
    }

    package init(_ entry: ConstraintGroup.Entry) {
        switch entry {
        case .constraint(let constraint): self.init(constraint, constant: constraint.constant)
        case .swift(let constraint):
            self.init(content: .swift(view: constraint.view, code: constraint.code), property: constraint.property)
        }
    }
}

extension ViewNode {
    /// The layout settings that the code gives a view once it is made, without its constraints.
    package struct Settings: Hashable {
        /// The container that arranges the views in the view.
        let container: Container
        /// The priorities at which the view resists being larger than its content.
        let hugging: AxisPriorities
        /// The priorities at which the view resists being smaller than its content.
        let compression: AxisPriorities
        /// The gap behind the view in its stack; nil for the gap of the stack.
        let spacingAfter: Length?
        /// The room between a view and its content; nil where the view has none.
        let contentInsets: Insets?
        /// True where the case leaves the view out.
        let isLeftOut: Bool
    }

    /// The room around the text of a label or a text field that has some; nil for any other view.
    package var contentInsets: Insets? {
        guard [ShippedComponent.paddedLabel.name, ShippedComponent.paddedTextField.name].contains(typeName) else {
            return nil
        }
        if case .insets(let insets)? = element?.layoutValue(.margins)?.value { return insets }
        return .zero
    }

    /// The settings of the view that a case of `when` can change besides its constraints.
    package var settings: Settings {
        Settings(
            container: container, hugging: hugging, compression: compression, spacingAfter: spacingAfter,
            contentInsets: contentInsets, isLeftOut: isLeftOut)
    }

    /// The layout of a stack; nil for any other view.
    package var stack: StackLayout? {
        if case .stack(let layout) = container { return layout }
        return nil
    }
}
