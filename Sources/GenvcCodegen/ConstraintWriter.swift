import GenvcModel
import GenvcSwift
import GenvcTemplates
import GenvcViews
import GenvcVocabulary

/// The constraints as Swift expressions, in groups under the captions of the rows.
struct ConstraintWriter {
    let tree: ViewTree
    let metrics: Metrics
    /// Constraints that conditions switch, which do not stand in the list.
    private let switched: Set<ConstraintIdentity>
    /// The margins that cases give stacks, by the views.
    let switchedMargins: [Int: [Insets]]

    /// What a property holds and is therefore made before the list, for the template `StoredConstraint`.
    private(set) var stored: [TemplateValue] = []

    /// The columns before a constraint in the list.
    private static let indentation = 12
    /// The columns before a statement of a method.
    private static let statementIndentation = 8
    /// The columns before a property.
    private static let propertyIndentation = 4

    init(tree: ViewTree, metrics: Metrics, switched: [SwitchedLayout] = []) {
        self.tree = tree
        self.metrics = metrics
        self.switched = Set(switched.flatMap(\.cases).flatMap(\.constraints).map(ConstraintIdentity.init))
        switchedMargins = switched.margins
    }

    mutating func contexts() -> [TemplateValue] {
        var contexts: [TemplateValue] = []
        for group in tree.constraints {
            let entries =
                switched.isEmpty ? group.entries : group.entries.filter { !switched.contains(ConstraintIdentity($0)) }
            if entries.isEmpty, !group.entries.isEmpty { continue }
            contexts.append([
                "needsGap": .bool(!contexts.isEmpty), "comment": .string(comment(of: group.title)),
                "lines": .list(entries.map { context(of: $0) }),
            ])
        }
        return contexts
    }

    /// The constraints that are active from the first, in order.
    var listedEntries: [ConstraintGroup.Entry] {
        tree.constraints.flatMap(\.entries).filter { !switched.contains(ConstraintIdentity($0)) }
    }

    /// A constraint as it stands in the list of a property.
    func listed(_ entry: ConstraintGroup.Entry) -> TemplateValue {
        context(of: entry, as: nil, Self.statementIndentation)
    }

    /// A constraint as it stands in a list within a method.
    func activated(_ entry: ConstraintGroup.Entry) -> TemplateValue {
        // The name of the class itself does not stand in its code.
        let host = ViewTree.hostName.utf8.count + 1
        return context(of: entry, as: nil, Self.indentation - host * entry.mentions(of: tree.host))
    }

    /// The same; one that a property holds is made before the list.
    mutating func activatedOrStored(_ entry: ConstraintGroup.Entry) -> TemplateValue {
        entry.property == nil ? activated(entry) : context(of: entry)
    }

    /// The properties that hold constraints for code of the user's to move, in their order.
    var properties: [String] {
        tree.constraints.flatMap(\.entries).filter { $0.isPropertyNamed }.compactMap(\.property)
    }

    /// The properties that hold constraints which only `render()` moves.
    var boundProperties: [String] {
        listedEntries.filter { !$0.isPropertyNamed }.compactMap(\.property)
    }

    /// What the templates see of properties that hold constraints, and of how these are made; null where none does.
    var storedContext: TemplateValue {
        guard !stored.isEmpty else { return .null }
        let (named, bound) = (properties, boundProperties)
        return [
            "named": named.isEmpty ? .null : ["properties": DeclarationWriter.lines(named)],
            "bound": bound.isEmpty ? .null : ["properties": DeclarationWriter.lines(bound)],
            "statements": .list(stored),
        ]
    }

    /// The constraints whose constants state gives, with these as expressions.
    func boundConstants() -> [BoundConstant] { listedEntries.compactMap { boundConstant(of: $0) } }

    /// A constraint whose constant state gives.
    struct BoundConstant {
        let view: Int
        let property: String
        /// The constant as an expression.
        let expression: Expression
    }

    /// Nil for a constraint that state does not move.
    func boundConstant(of entry: ConstraintGroup.Entry) -> BoundConstant? {
        guard case .constraint(let constraint) = entry, constraint.constant.isBound,
            let property = constraint.property, case .view(let view) = constraint.item,
            let constant = self.constant(of: constraint)
        else { return nil }
        return BoundConstant(view: view, property: property, expression: constant)
    }

    /// A constraint as a constant or a property holds it, for the template `NamedConstraint`.
    ///
    /// - Parameter isProperty: True for a lazy property, false for a constant in a method.
    func named(_ name: String, _ entry: ConstraintGroup.Entry, isProperty: Bool = false) -> TemplateValue {
        let keyword = isProperty ? "private lazy var" : "let"
        return context(
            of: entry, as: Holder(name: name, keyword: keyword),
            isProperty ? Self.propertyIndentation : Self.statementIndentation)
    }

    /// What holds a constraint.
    struct Holder {
        let name: String
        let keyword: String

        var assignment: String { "\(keyword) \(name) = " }
    }

    private mutating func context(of entry: ConstraintGroup.Entry) -> TemplateValue {
        guard let property = entry.property else { return context(of: entry, as: nil, Self.indentation) }
        stored.append(named(property, entry))
        return Self.verbatim(property, as: nil)
    }

    /// - Parameter holder: What is to hold it, or nil in the list.
    private func context(
        of entry: ConstraintGroup.Entry, as holder: Holder?, _ indentation: Int
    ) -> TemplateValue {
        switch entry {
        case .constraint(let constraint): return context(of: constraint, as: holder, indentation)
        case .swift(let constraint):
            let code = constraint.code.replacingShorthandArgument(with: tree.views[constraint.view].name)
            let before = holder.map { SourceLine.columns(of: $0.assignment) } ?? 0
            var lines = DeclarationWriter.split(code)
            // A comma stands behind each in the list.
            if lines.count == 1 {
                let statement = Statement.line(Expression(written: code))
                lines = StatementPrinter.lines([statement], indentation: indentation + before + 1)
            }
            let padding = String(repeating: " ", count: indentation)
            return Self.verbatim(lines.joined(separator: "\n" + padding), as: holder)
        }
    }

    private static func verbatim(_ text: String, as holder: Holder?) -> TemplateValue {
        [
            "name": .string(holder?.name ?? ""), "keyword": .string(holder?.keyword ?? ""), "text": .string(text),
            "isVerbatim": true, "isOneLine": false,
            "isBroken": false, "isWrapped": false,
        ]
    }

    private func comment(of title: ConstraintGroup.Title) -> String {
        switch title {
        case .scrollView: tree.takesText ? "Scroll view: safe area, above the keyboard" : "Scroll view: safe area"
        case .rows:
            tree.scrollView == nil
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

    private func context(
        of constraint: Constraint, as holder: Holder?, _ indentation: Int
    ) -> TemplateValue {
        if constraint.isShareOfPlace, let target = constraint.target {
            return Self.verbatim(shareOfPlace(constraint, target, as: holder, indentation), as: holder)
        }
        let item = "\(expression(of: constraint.item)).\(constraint.attribute.rawValue)Anchor"
        let arguments = self.arguments(of: constraint)
        var suffix = ""
        if let identifier = constraint.identifier { suffix += ".identified(\(SwiftLiteral.string(identifier)))" }
        if constraint.priority != 1_000 {
            suffix += ".prioritized(\(PriorityExpression.text(constraint.priority)))"
        }
        let call = (holder?.assignment ?? "") + "\(item).constraint(\(arguments.joined(separator: ", ")))"
        let columns = indentation + SourceLine.columns(of: call)
        // A comma stands behind each in the list.
        let comma = holder == nil ? 1 : 0
        let isOneLine = columns + SourceLine.columns(of: suffix) + comma <= SourceLine.width
        let isBroken = !isOneLine && !suffix.isEmpty && columns <= SourceLine.width
        let wrapped = arguments.joined(separator: ", ")
        let fits = indentation + 4 + SourceLine.columns(of: wrapped) <= SourceLine.width
        let padding = String(repeating: " ", count: indentation + 4)
        let lines = isOneLine || isBroken || fits ? wrapped : arguments.joined(separator: ",\n" + padding)
        return [
            "name": .string(holder?.name ?? ""), "keyword": .string(holder?.keyword ?? ""), "item": .string(item),
            "arguments": .string(lines),
            "suffix": .string(suffix), "isVerbatim": false, "isOneLine": .bool(isOneLine),
            "isBroken": .bool(isBroken), "isWrapped": .bool(!isOneLine && !isBroken),
        ]
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

    /// How often the code of the constraint names the view.
    fileprivate func mentions(of view: Int?) -> Int {
        guard let view, case .constraint(let constraint) = self else { return 0 }
        return [constraint.item, constraint.target?.item].count { $0 == .view(view) }
    }
}
