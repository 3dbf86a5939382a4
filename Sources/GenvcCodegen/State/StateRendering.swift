import GenvcTemplates
import GenvcViews

/// What a class shows anew when its state changes, whether it is a screen's or a component's: the lines of `render()`,
/// and the members that they use.
struct StateRendering {
    private(set) var render: RenderWriter
    private(set) var lines: [String]
    /// The lines for what a tab bar shows before the screen is loaded.
    let tabBar: [String]
    let switchedConstraints: TemplateValue
    /// The methods that make the contents of components.
    let contents: [TemplateValue]
    let repeats: RepeatWriter

    /// - Parameters:
    ///   - tree: all views of the class; `declarations` has those alone that it makes once.
    ///   - bindings: the actions of repeated views, by view.
    init(
        _ declarations: DeclarationWriter, of fields: FieldReads.Fields, in tree: ViewTree, switched: [SwitchedLayout],
        constraints: ConstraintWriter, bindings: [String: [String]]
    ) {
        render = RenderWriter(declarations, of: fields)
        tabBar = render.tabBarLines()
        lines = render.lines()
        var switches = SwitchWriter(tree: declarations.tree, switched: switched, constraints: constraints)
        lines += switches.lines(with: &render)
        switchedConstraints = switches.context
        let lengths = BoundLengthWriter(tree: declarations.tree, constraints: constraints, switched: switched)
        lengths.addLines(to: &lines, with: &render)
        let once = render.contentMethods()
        repeats = RepeatWriter(tree: tree, render: RenderWriter(tree, render), bindings: bindings)
        lines += repeats.lines
        contents = once + repeats.contents
        render.adaptive += repeats.adaptiveLines
    }
}
