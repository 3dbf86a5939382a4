import GenvcModel
import GenvcSwift
import GenvcTemplates
import GenvcViews
import GenvcVocabulary

/// The constraints as Swift expressions, in groups under the captions of the rows.
struct ConstraintWriter {
    let tree: ViewTree
    /// The constants that lengths without a token get.
    let metrics: Metrics
    /// Constraints that conditions switch, which do not stand in the list.
    private let switched: Set<ConstraintIdentity>
    /// Constraints of which conditions change the constant alone, by the layouts that conditions switch.
    let varying: [[VaryingConstant]]
    /// The constraints of `varying`, each by what it is where no condition holds.
    private let varyingByIdentity: [ConstraintIdentity: VaryingConstant]

    /// The braces and brackets around a constraint in the list of a method.
    private static let listDepth = 3

    init(tree: ViewTree, metrics: Metrics, switched: [SwitchedLayout] = []) {
        self.tree = tree
        self.metrics = metrics
        varying = VaryingConstant.all(in: switched, of: tree)
        varyingByIdentity = Dictionary(
            varying.joined().map { (ConstraintIdentity(.constraint($0.base)), $0) },
            uniquingKeysWith: { first, _ in first })
        self.switched = Set(switched.flatMap(\.cases).flatMap(\.constraints).map(ConstraintIdentity.init))
            .subtracting(varyingByIdentity.keys)
    }

    /// The constraints that are active from the first, by the rows of a screen; the views of a component have none.
    /// With them come the values of the properties that hold some, as `storedContext` has them.
    func contexts() -> (groups: [TemplateValue], stored: TemplateValue) {
        var contexts: [TemplateValue] = []
        var stored: [Statement] = []
        let isAlone = listedEntries.count == 1
        for group in tree.constraints {
            let entries =
                switched.isEmpty ? group.entries : group.entries.filter { !switched.contains(ConstraintIdentity($0)) }
            if entries.isEmpty, !group.entries.isEmpty { continue }
            let elements = entries.map { activated($0, storedBy: &stored) }
            contexts.append([
                "needsGap": .bool(tree.host == nil && !contexts.isEmpty),
                "comment": tree.host == nil ? ["text": .string(comment(of: group.title))] : .null,
                "lines": .lines(
                    StatementPrinter.lines(elements: elements, isAlone: isAlone, depth: Self.listDepth)),
            ])
        }
        return (contexts, storedContext(stored))
    }

    /// The constraints that are active from the first, in order.
    var listedEntries: [ConstraintGroup.Entry] {
        tree.constraints.flatMap(\.entries).filter { !switched.contains(ConstraintIdentity($0)) }
    }

    /// The constraint as an element of a list; one that a property holds is made before the list.
    private func activated(_ entry: ConstraintGroup.Entry, storedBy stored: inout [Statement]) -> Expression {
        if let varying = varying(entry) { return Expression(varying.property) }
        guard let property = entry.property else { return expression(of: entry) }
        stored += [.constant(property, expression(of: entry)), .set("self.\(property)", Expression(property))]
        return Expression(property)
    }

    /// The properties that hold constraints for code of the user's to move, in their order.
    var properties: [String] {
        tree.constraints.flatMap(\.entries).filter { $0.isPropertyNamed }.compactMap(\.property)
    }

    /// The properties that hold constraints which only `render()` moves.
    var boundProperties: [String] {
        listedEntries.filter { !$0.isPropertyNamed && varying($0) == nil }.compactMap(\.property)
    }

    /// The property of the constraint where conditions change its constant alone; nil for any other.
    private func varying(_ entry: ConstraintGroup.Entry) -> VaryingConstant? {
        varyingByIdentity.isEmpty ? nil : varyingByIdentity[ConstraintIdentity(entry)]
    }

    /// The values that the templates see of properties that hold constraints, and of how these are made; null where
    /// none does.
    private func storedContext(_ stored: [Statement]) -> TemplateValue {
        guard !stored.isEmpty else { return .null }
        let (named, bound) = (properties, boundProperties)
        return [
            "named": named.isEmpty ? .null : ["properties": .lines(named)],
            "bound": bound.isEmpty ? .null : ["properties": .lines(bound)],
            "lines": .lines(stored),
        ]
    }

    /// The constraints whose constants state gives, with these as expressions; those that conditions change besides are
    /// set with the conditions.
    func boundConstants() -> [BoundConstant] {
        listedEntries.filter { varying($0) == nil }.compactMap { boundConstant(of: $0) }
    }

    /// A constraint whose constant state gives.
    struct BoundConstant {
        /// The index of the view whose constraint has a constant of the state.
        let view: Int
        /// The property that holds the constraint.
        let property: String
        /// The length and its bound, as they stand in names: `MinHeight`; nil where the spec names the property.
        let word: String?
        /// The constant as an expression.
        let expression: Expression
    }

    /// Nil for a constraint that state does not move.
    func boundConstant(of entry: ConstraintGroup.Entry) -> BoundConstant? {
        guard case .constraint(let constraint) = entry, constraint.constant.isBound,
            let property = constraint.property, case .view(let view) = constraint.item,
            let constant = self.constant(of: constraint)
        else { return nil }
        let word = constraint.relation.word + constraint.attribute.rawValue.capitalizedFirst
        return BoundConstant(
            view: view, property: property, word: constraint.isPropertyNamed ? nil : word, expression: constant)
    }

    /// The comment above the constraints of the screen's scroll view.
    private var scrollViewComment: String {
        let sides = tree.takesText ? ", above the keyboard" : ""
        if tree.scrollsUnderTopBar { return "Scroll view: under the bars\(sides); its rows keep clear of them" }
        if tree.scrollsUnderBottomBar { return "Scroll view: down to the edge of the screen; its rows end above it" }
        return "Scroll view: safe area\(sides)"
    }

    /// The comment above a group, in words about the screen.
    private func comment(of title: ConstraintGroup.Title) -> String {
        switch title {
        case .scrollView: scrollViewComment
        case .rows:
            tree.screen.isFitting
                ? "Rows: the view is as high as they are"
                : tree.scrollView == nil
                    ? "Rows: inside the safe area"
                    : tree.hasFlexibleRow
                        ? "Rows: at least as high as the screen, and no higher than they need"
                        : "Rows: as high as they need"
        case .list: "List: to the edges of the screen; its cells keep clear of the bars"
        case .header: "Header: above the rows"
        case .footer: tree.takesText ? "Footer: below the rows, above the keyboard" : "Footer: below the rows"
        case .row(let row): tree.rows[row].comment
        }
    }
}

extension Constraint.Relation {
    /// The name of the relation in `NSLayoutConstraint.Relation`.
    var name: String {
        switch self {
        case .equal: "equal"
        case .lessThanOrEqual: "lessThanOrEqual"
        case .greaterThanOrEqual: "greaterThanOrEqual"
        }
    }
}

extension ConstraintGroup.Entry {
    /// The property that holds the constraint, or nil.
    fileprivate var property: String? {
        switch self {
        case .constraint(let constraint): constraint.property
        case .swift(let constraint): constraint.property
        }
    }

    /// True if the spec names the property.
    fileprivate var isPropertyNamed: Bool {
        if case .constraint(let constraint) = self { return constraint.isPropertyNamed }
        return true
    }
}
