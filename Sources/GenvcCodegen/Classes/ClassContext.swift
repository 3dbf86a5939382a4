import GenvcModel
import GenvcSwift
import GenvcTemplates
import GenvcViews
import GenvcVocabulary

/// All that the templates of a class see: the only place where a class becomes names of templates.
///
/// A screen, a view and a component go through the same writers. A class that has no bars, no lists or no content has
/// nothing for these to write.
struct ClassContext {
    let record: TemplateRecord
    /// The texts of the class that are translated.
    let texts: CatalogTexts

    init(_ parts: ClassDescription, templates: TemplateWriter) {
        let code = ClassBeingWritten(of: parts, templates)
        let expressions = ExpressionWriter(code: code)
        let events = EventWriter(
            tree: parts.classTree, className: parts.name, receiver: parts.receiver, hooks: parts.hooks)
        let controller = ControllerWriter(tree: parts.tree, events: events, expressions: expressions)
        var around = controller.context()
        var declarations = DeclarationWriter(parts, expressions)
        around.elements += parts.tree.titleView.map { [declarations.context(of: $0, comment: nil)] } ?? []
        let component = ComponentContext(parts, events, declarations)
        around.setUp += declarations.rootStatements(of: parts.component) + component.setUp
        around.setUp += controller.lettingListReachEdge
        let elements = around.elements + declarations.contexts()
        let hierarchy = HierarchyWriter(declarations).statements()
        let constraints = ConstraintWriter(tree: parts.tree, metrics: code.metrics, switched: parts.switched)
        let (constraintGroups, storedConstraints) = constraints.contexts()
        var rendering = StateRendering(
            declarations, of: parts.fields, in: parts.classTree, switched: parts.switched, constraints: constraints,
            bindings: events.repeatedBindings)
        let bars = controller.changingBars()
        rendering.addOnceChanged(bars.onceChanged)
        rendering.statements += bars.rendered + component.rendering
        rendering.adapt(bars.adaptive)
        let lists = parts.lists.map {
            ListContext(
                ListWriter($0.list, view: $0.view, screen: parts.screen, events: events, expressions: expressions))
        }
        for list in lists where list.followsState { rendering.statements += list.rendering }
        let adaptive = rendering.adaptiveMethods
        let calls = DeviceCalls(adaptive, following: rendering.adaptiveFacts, lists)
        let layout = LayoutMethod(parts.tree.root, calls, colors: declarations.layerColors, after: component.laidOut)
        if !rendering.statements.isEmpty { rendering.statements += controller.invalidatingFittingSize }
        let notifications = NotificationWriter(
            parts.screen.notifications, tree: parts.tree, fields: parts.fields, expressions)
        rendering.close(animating: parts.tree.root, calling: adaptive, notifications)

        let isRendered = !rendering.statements.isEmpty
        around.lifecycle += component.lifecycle(isRendered: isRendered)
        var record = around.record(loading: lists.flatMap(\.loading))
        record.add(component.record(isRendered: isRendered))
        record.add(layout.record)
        record.add(TraitMethod(calls, in: parts.screen).record)
        record.add(Self.record(of: parts, notifications))
        record.add([
            "statements": .lines(
                Statement.written(parts.screen.statements.replacingShorthandArgument(with: parts.tree.root))
                    + declarations.hostSwift),
            "metrics": code.metrics.context, "elements": .list(elements),
            "hierarchy": .lines(hierarchy), "hasHierarchy": .bool(!hierarchy.isEmpty),
            "constraints": .list(constraintGroups), "hasConstraints": .bool(!constraintGroups.isEmpty),
            "storedConstraints": storedConstraints,
            "literals": .list(rendering.repeats.enums + lists.flatMap(\.enums)),
            "hasLists": .bool(!lists.isEmpty), "lists": .list(lists.map(\.context)),
            "listConformances": ListDelegate(lists).context,
        ])
        record.add(events.record)
        record.add(rendering.record)
        self.record = record
        texts = CatalogTexts(code.texts, of: [parts.keys.owner])
    }

    /// The values that follow from the class as a whole.
    private static func record(of parts: ClassDescription, _ notifications: NotificationWriter) -> TemplateRecord {
        [
            "className": .string(parts.name), "base": .string(parts.base),
            "isController": .bool(parts.isController),
            "hasMarks": .bool(parts.component?.base.isLook != true),
            "state": StateContext(parts.state, countedFields: parts.countedFields).value,
            "isGivenState": .bool(parts.isGivenState),
            "notifications": .section(notifications.statements),
        ]
    }
}

extension TemplateRecord {
    /// Adds the fields of another record, all of whose names are new: of two writers of one name, one would be lost.
    mutating func add(_ other: TemplateRecord) {
        for field in other.fields {
            precondition(self[field.name] == nil, "two writers make `\(field.name.text)`")
            set(field.name, to: field.value)
        }
    }
}

extension DeclarationWriter {
    /// The writer for the views of a class.
    fileprivate init(_ parts: ClassDescription, _ expressions: ExpressionWriter) {
        let contents = ContentWriter(
            components: parts.components, expressions: expressions, variable: parts.contentVariable)
        self.init(tree: parts.tree, expressions: expressions, contents: contents, switched: parts.switched)
    }
}
