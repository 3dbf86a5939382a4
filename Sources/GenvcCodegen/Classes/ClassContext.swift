import GenvcModel
import GenvcSwift
import GenvcTemplates
import GenvcViews

/// All that the templates of a class see: the only place where a class becomes names of templates.
struct ClassContext {
    let value: TemplateValue

    init(_ parts: ClassDescription, templates: TemplateWriter) {
        let code = ClassBeingWritten(templates: templates, keys: parts.keys, host: parts.classTree.rootHost)
        let expressions = ExpressionWriter(code: code)
        var surroundings = ClassSurroundings(parts, expressions)
        var declarations = DeclarationWriter(tree: parts.tree, expressions: expressions)
        declarations.contents = ContentWriter(
            components: parts.components, expressions: expressions, variable: parts.contentVariable)
        surroundings.begin(&declarations)
        let elements = surroundings.elements + declarations.contexts()
        surroundings.addMenus(expressions)
        let hierarchy = HierarchyWriter(tree: parts.tree, metrics: expressions.metrics).contexts()
        var constraints = ConstraintWriter(tree: parts.tree, metrics: expressions.metrics, switched: parts.switched)
        let constraintContext = surroundings.context(of: &constraints)
        var rendering = StateRendering(
            declarations, of: parts.fields, in: parts.classTree, switched: parts.switched, constraints: constraints,
            bindings: surroundings.events.repeatedBindings)
        let notifications = surroundings.end(&rendering, declarations)
        rendering.close(animating: parts.tree.root, notifications)
        let isRendered = surroundings.isRendered(rendering.statements)
        var record = surroundings.record(templates, isRendered: isRendered)
        record.add([
            "className": .string(parts.name), "base": .string(parts.base), "metrics": code.metrics.context,
            "state": StateContext(parts.state, countedFields: parts.countedFields).value,
            "elements": .list(elements), "setUp": DeclarationWriter.lines(surroundings.setUp),
            "hierarchy": .list(hierarchy), "hasHierarchy": .bool(!hierarchy.isEmpty),
            "constraints": constraintContext,
            "storedConstraints": constraints.storedContext,
            "hasActions": .bool(!surroundings.events.bindings.isEmpty),
            "bindings": DeclarationWriter.lines(surroundings.events.bindings),
            "conformances": .list(surroundings.events.conformances),
            "literals": .list(rendering.repeats.enums + surroundings.literals),
        ])
        record.add(rendering.record(isWanted: isRendered))
        value = TemplateValue.record(record)
    }
}

extension TemplateRecord {
    /// Adds the fields of another record.
    mutating func add(_ other: TemplateRecord) {
        for field in other.fields { set(field.name, to: field.value) }
    }
}
