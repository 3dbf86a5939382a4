import GenvcModel
import GenvcTemplates
import GenvcViews
import GenvcVocabulary

/// The declaration of each view: the property and the closure that makes it.
struct DeclarationWriter {
    let tree: ViewTree
    let expressions: ExpressionWriter
    /// What is set again when light and dark appearance change.
    var layerColors: [LayerColor] = []

    /// The columns before a line: in the closure of a property, or in a method.
    var indentation = 8
    /// Makes what components are given.
    var contents: ContentWriter?
    /// True while values are set again on views that exist.
    var isRendering = false

    init(tree: ViewTree, expressions: ExpressionWriter) {
        self.tree = tree
        self.expressions = expressions
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
        let access = view.isLazy ? "private(set) " : view.isControl ? "" : "private "
        var preparation: [String] = []
        var assignments: [String] = []
        let variable = variable ?? view.variableName
        let initializer = self.initializer(of: view, preparation: &preparation)
        let followsState =
            view.element?.givesDynamicContent == true || view.element?.source?.givesDynamicContent == true
        appendStack(view, variable, to: &assignments)
        appendValues(view, variable, to: &assignments)
        appendPriorities(view, variable, to: &assignments)
        appendMenu(view, variable, to: &assignments)
        appendAccessibility(view, variable, to: &assignments)
        // The frame of a background is the list's to set.
        let setsItself = view.setsItself || view.attachment == .background
        if !setsItself { assignments.append("\(variable).translatesAutoresizingMaskIntoConstraints = false") }
        if !view.holdsController { appendStatements(view, variable, to: &assignments) }
        let isBare = preparation.isEmpty && assignments.isEmpty && initializer.count == 1
        return [
            "comment": comment.map { ["text": .string($0)] } ?? .null, "isBare": .bool(isBare),
            "access": .string(access), "keyword": .string(followsState || view.isLazy ? "lazy var" : "let"),
            "name": .string(view.name), "type": .string(view.typeName),
            "preparation": Self.lines(
                preparation.flatMap { SourceLine.fitted($0, indentation: indentation) }),
            "variable": .string(variable),
            "initializer": .string(initializer.joined(separator: "\n        ")),
            "assignments": Self.lines(
                assignments.flatMap { SourceLine.fitted($0, indentation: indentation) }),
        ]
    }

    static func lines(_ lines: [String]) -> TemplateValue {
        .list(lines.map { .string($0) })
    }

    /// The lines of a text without a line end at its end.
    static func split(_ text: String) -> [String] {
        text.utf8.split(separator: UInt8(ascii: "\n")).map { String(decoding: $0, as: UTF8.self) }
    }

    // MARK: - Making

    private func initializer(of view: ViewNode, preparation: inout [String]) -> [String] {
        guard let element = view.element, view.role == .element else { return ["\(view.typeName)()"] }
        if view.holdsController { return ["\(view.typeName)()"] }
        if case .expression(let code)? = element.toolValue(.initializer)?.value { return [code] }
        if view.isList {
            let layout = ListNames(element, tree.screen).makeLayout
            return ["\(view.typeName)(frame: .zero, collectionViewLayout: \(layout)())"]
        }
        if element.kind.content == .component {
            return contents?.initializer(of: view, element.source ?? element, indentation: indentation) ?? []
        }
        if element.kind.traits.contains(.hasConfiguration),
            element.component == nil || view.typeName != element.component
        {
            appendConfiguration(view, element, to: &preparation)
            if preparation.count == 1, let look = preparation.popLast()?.split(separator: ".").last {
                return ["\(view.typeName)(configuration: .\(look))"]
            }
            return ["\(view.typeName)(configuration: configuration)"]
        }
        if let keyed = element.constructionValue(.image), element.source?.follows(keyed.key) != true {
            return ["\(view.typeName)(image: \(image(keyed, view, preparation: &preparation)))"]
        }
        if case .choice(let style)? = element.constructionValue(.blurEffect)?.value {
            return ["\(view.typeName)(effect: UIBlurEffect(style: .\(style)))"]
        }
        if case .choice(let style)? = element.constructionValue(.spinnerStyle)?.value {
            return ["\(view.typeName)(style: .\(style))"]
        }
        if let keyed = (element.source ?? element).constructionValue(.segments), case .texts(let texts) = keyed.value {
            return segments(texts, keyed.key, view)
        }
        return ["\(view.typeName)()"]
    }

    /// A picture; what a symbol looks like is a constant before it.
    func image(_ keyed: KeyedValue, _ view: ViewNode, preparation: inout [String]) -> String {
        let whole = expressions.expression(for: keyed.value, of: keyed.key, in: view)
        guard case .image(let image) = keyed.value else { return whole }
        let look = ImageExpression.configuration(of: image) {
            expressions.metrics.expression(for: $0, named: view.name + "SymbolSize")
        }
        guard let look else { return whole }
        preparation.append("let symbolConfiguration = \(look)")
        return ImageExpression(image, configuration: "symbolConfiguration").text
    }
}
