import GenvcDiagnostics
import GenvcModel
import GenvcSwift
import GenvcTemplates
import GenvcViews
import GenvcVocabulary

/// The declaration of each view: the property and the closure that makes it.
struct DeclarationWriter {
    let tree: ViewTree
    let expressions: ExpressionWriter
    /// The colors that are set again when light and dark appearance change.
    var layerColors: [LayerColor] = []
    /// The layouts among which conditions switch before anybody sees the class: what these set is not set here as well.
    let switched: [SwitchedLayout]
    /// The index of each view by its name, for questions about `switched`; empty where nothing is.
    let viewIndices: [String: Int]

    /// Makes what components are given.
    var contents: ContentWriter
    /// True while values are set again on views that exist.
    var isRendering = false

    init(
        tree: ViewTree, expressions: ExpressionWriter, contents: ContentWriter, switched: [SwitchedLayout] = []
    ) {
        self.tree = tree
        self.expressions = expressions
        self.contents = contents
        let switched = switched.filter { !$0.isByButton(in: tree) }
        self.switched = switched
        viewIndices =
            switched.isEmpty
            ? [:]
            : Dictionary(zip(tree.views.map(\.name), tree.views.indices), uniquingKeysWith: { first, _ in first })
    }

    /// The contexts of the template `Element`, in the order of the tree.
    mutating func contexts() -> [TemplateValue] {
        var contexts: [TemplateValue] = []
        var lastRow = -1
        for index in tree.views.indices where index != tree.host {
            let row = tree.views[index].row
            let startsRow = row != nil && row != lastRow && tree.host == nil
            contexts.append(
                context(of: tree.views[index], comment: startsRow ? row.map { tree.rows[$0].comment } : nil))
            if let row { lastRow = row }
        }
        return contexts
    }

    /// - Parameter variable: the name of the view where it is made; nil: one by its type.
    mutating func context(of view: ViewNode, comment: String?, variable: String? = nil) -> TemplateValue {
        var preparation: [Statement] = []
        var assignments: [Statement] = []
        let name = variable ?? view.variableName
        let variable = Expression(name)
        var initializer = self.initializer(of: view, preparation: &preparation)
        let isMadeLater =
            view.isList || view.element?.givesDynamicContent == true
            || view.element?.source?.givesDynamicContent == true || view.runsOwnSwift
        // A lazy property is a variable, which nobody else may set.
        let access = !view.isList && !view.isControl ? "private " : isMadeLater ? "private(set) " : ""
        assignments += segmentedControl.replacing(view, variable)
        appendStack(view, variable, to: &assignments)
        appendValues(view, variable, to: &assignments)
        appendPriorities(
            unswitched(view.priorities(saidHere: .hugging, of: view.hugging), of: view) { $0.hugging },
            unswitched(view.priorities(saidHere: .compression, of: view.compression), of: view) { $0.compression },
            variable, to: &assignments)
        appendMenu(view, variable, to: &assignments)
        appendAccessibility(view, variable, to: &assignments)
        // The frame of a background is the list's to set.
        let setsItself = view.setsItself || view.attachment == .background
        let placing: Statement = "\(variable).translatesAutoresizingMaskIntoConstraints = false"
        if !setsItself { assignments.append(placing) }
        if view.isLeftOut, !isSwitched(view, { $0.isLeftOut }) { assignments.append("\(variable).isHidden = true") }
        if !view.holdsController { Self.appendStatements(view, variable, to: &assignments) }
        if assignments == [placing], preparation.isEmpty, initializer == .call("UIView") {
            (initializer, assignments) = ("UIView.forAutoLayout()", [])
        }
        return Declaration(
            name: view.name, type: view.typeName, access: access, keyword: isMadeLater ? "lazy var" : "let",
            variable: name, preparation: preparation, initializer: initializer, assignments: assignments
        ).context(comment: comment)
    }

    // MARK: - Making

    /// The expression that makes the view: the user's own, a list with its layout, a component, or the class alone.
    private func initializer(of view: ViewNode, preparation: inout [Statement]) -> Expression {
        let plain: Expression = .call("\(view.typeName)")
        guard let element = view.element, view.role == .element, !view.holdsController else { return plain }
        if case .expression(let code)? = element.toolValue(.initializer)?.value { return Expression(written: code) }
        if view.isList {
            let layout = ListNames(element, tree.screen).makeLayout
            return .call("\(view.typeName)", ["frame: .zero", "collectionViewLayout: \(layout)()"])
        }
        if element.kind.content == .component {
            return contents.initializer(of: view, element.written) ?? plain
        }
        if element.component == nil || view.typeName != element.component,
            let button = ButtonWriter(view, expressions)
        {
            return button.initializer(preparation: &preparation)
        }
        if let picture = ImageViewWriter.initializer(view, expressions, preparation: &preparation) { return picture }
        if case .choice(let style)? = element.constructionValue(.blurEffect)?.value {
            return .call("\(view.typeName)", ["effect: UIBlurEffect(style: .\(style))"])
        }
        return ActivityIndicatorWriter.initializer(view) ?? segmentedControl.initializer(view) ?? plain
    }

    /// The writer of what only a segmented control has.
    var segmentedControl: SegmentedControlWriter {
        SegmentedControlWriter(expressions: expressions)
    }

    /// The writer of texts with attributes.
    var attributedTexts: AttributedTextWriter {
        AttributedTextWriter(expressions: expressions, isRendering: isRendering)
    }
}

extension RowDescription {
    /// The title for a comment of one line: a caption of the user's can neither end it nor turn it around.
    var comment: String { VisibleText.of(title) }
}
