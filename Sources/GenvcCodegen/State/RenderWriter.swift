import GenvcModel
import GenvcSwift
import GenvcTemplates
import GenvcViews
import GenvcVocabulary

/// The statements of `render()`: what follows state and the device, in the order of the views.
struct RenderWriter {
    var declarations: DeclarationWriter
    /// Statements for each control whose own state counts, which UIKit calls when that changes.
    var handlers: [(view: ViewNode, statements: [Statement])] = []
    /// Statements that must be run again when the size or the traits change.
    var adaptive = AdaptiveStatements()
    /// Statements that are animated.
    var animated = AnimatedChanges()
    /// The fields of the class that is rendered.
    let fields: FieldReads.Fields
    /// The fields that are compared with those that were shown last, besides those of animations: on them stand menus,
    /// bars, texts that would lose their selection, and what VoiceOver is told.
    var comparedFields = FieldReads([])

    var tree: ViewTree { declarations.tree }

    init(_ declarations: DeclarationWriter, of fields: FieldReads.Fields) {
        self.declarations = declarations
        self.fields = fields
        self.declarations.isRendering = true
    }

    /// The writer for other views of the same class.
    init(_ tree: ViewTree, _ render: RenderWriter) {
        let (expressions, contents) = (render.declarations.expressions, render.declarations.contents.emptied)
        self.init(DeclarationWriter(tree: tree, expressions: expressions, contents: contents), of: render.fields)
    }

    /// The statements, and with them the handlers.
    mutating func statements() -> [Statement] {
        var lines: [Statement] = []
        let parts = tree.parts.filter { $0.role == .element && !$0.isTabBarItem }
        let views = (parts + tree.elementNodes).filter { !$0.isRepeated }
        for view in views {
            for piece in pieces(of: view) {
                let timing = piece.timing
                lines += timing.map { animating(piece.statements, calling: piece.called, $0) } ?? piece.statements
            }
        }
        for view in views { lines += playing(view) }
        return lines
    }

    /// The statements for the item in the tab bar, which shows before the screen is loaded.
    mutating func tabBarStatements() -> [Statement] {
        tree.parts.filter(\.isTabBarItem).flatMap { pieces(of: $0).flatMap(\.statements) }
    }

    /// The values that the template sees of the handlers.
    var handlerContexts: [TemplateValue] {
        handlers.map { handler in
            [
                "view": .string(handler.view.name),
                "method": .string("render\(handler.view.name.capitalizedFirst)"),
                "lines": .lines(handler.statements),
            ]
        }
    }

    /// The methods that make what components are given, in the order of the views.
    mutating func contentMethods() -> [TemplateValue] {
        var contents = declarations.contents
        let views = [tree.titleView].compactMap { $0 } + tree.views
        for view in views where view.role == .element && !view.isRepeated {
            guard let element = view.element?.source else { continue }
            contents.addMethod(of: view, element, parameter: "")
        }
        return contents.methods
    }

    /// The statements that set the keys of a view; those that its own state as a button decides go to its handler.
    mutating func keyPieces(of view: ViewNode, _ source: Element) -> [Piece] {
        var pieces: [Piece] = []
        var control: [(statements: [Statement], timing: ChangeTiming?)] = []
        var controlFacts: DeviceFacts?
        let groups = groups(of: source, animating: view.animatedKeys)
        let hasHandler = view.isButton && groups.contains { $0.readsControl(source) }
        for group in hasHandler ? groups.stateFirst : groups {
            let timing = view.animatedKeys.timing(of: group.keys, at: source.kind)
            let followsLayout = group.followsLayout(source)
            var block =
                widening(group, of: view, source)
                // A device that is turned fades nothing: layout runs the statements each time.
                + (animates(group, of: view) && !followsLayout
                    ? dissolving(group, of: view, source) : statements(for: group, of: view, source))
                + endingEditing(after: group.keys, of: view, source)
            if losesSelection(group, of: view, source), !followsLayout {
                block = differing(from: view, source, group).map { [.when($0, block)] } ?? onceChanged(block)
            }
            if view.isButton, group.readsControl(source) {
                if followsLayout {
                    controlFacts = DeviceFacts([controlFacts, group.facts(source)].compactMap(\.self))
                }
                if let index = control.firstIndex(where: { $0.timing == timing }) {
                    control[index].statements += block
                } else {
                    control.append((block, timing))
                }
            } else if let facts = factsFollowed(by: group, among: groups, of: source) {
                // A statement that reads the view itself, as that which hides its band, stands right behind the others.
                let called = Expression("", names: block.flatMap(\.names))
                adapt(block, calling: [called], timing, of: view, following: facts)
            } else {
                pieces.append(Piece(statements: block, timing: timing))
            }
        }
        for (statements, timing) in control where !statements.isEmpty {
            let calls = addHandler(of: view, statements, timing)
            // UIKit runs a handler when the traits change, and not when the size does.
            guard !calls.isEmpty, controlFacts == nil else { continue }
            let called = Expression("", names: statements.flatMap(\.names))
            pieces.append(Piece(statements: calls, called: [called], timing: timing))
        }
        if let controlFacts { configureAnew(view, following: controlFacts) }
        return pieces
    }

    /// Has layout run the handler of a button.
    mutating func configureAnew(_ view: ViewNode, following facts: DeviceFacts) {
        adaptive.addOnce(Self.configuring(view), following: facts)
    }

    /// The statement that has UIKit run the handler of a button.
    static func configuring(_ view: ViewNode) -> Statement { "\(view.expression).setNeedsUpdateConfiguration()" }

    /// The statements that put an upper bound out of the way of the lower one, which is set before it.
    private func widening(_ group: Group, of view: ViewNode, _ source: Element) -> [Statement] {
        group.keys.flatMap { key -> [Statement] in
            guard let other = source.kind.boundNeverCrossed(by: key), source.follows(other),
                source.kind.boundingKeys(of: other).contains(key.name)
            else { return [] }
            return [DeclarationWriter.whyWidened, .set("\(view.expression).\(other.name)", ".infinity")]
        }
    }

    /// The facts about the device that the keys of a group follow, or a bound at which UIKit cuts them off, after which
    /// they must be set again; nil: they follow none.
    private func factsFollowed(by group: Group, among groups: [Group], of source: Element) -> DeviceFacts? {
        let bounds = group.keys.flatMap { source.kind.boundingKeys(of: $0) }
        let bounding = groups.filter { other in other.keys.contains { bounds.contains($0.name) } }
        let followed = ([group] + bounding).filter { $0.followsLayout(source) }
        return followed.isEmpty ? nil : DeviceFacts(followed.map { $0.facts(source) })
    }

    /// Adds statements that UIKit runs when the state of a button changes; gives those of `render()` that have them
    /// run.
    mutating func addHandler(of view: ViewNode, _ body: [Statement], _ timing: ChangeTiming?) -> [Statement] {
        let block = timing.map {
            [AnimatedChanges.block(body, on: view.expression, $0, capturing: capture(for: body, of: view))]
        }
        if let index = handlers.firstIndex(where: { $0.view.name == view.name }) {
            handlers[index].statements += block ?? body
        } else {
            handlers.append((view, block ?? body))
        }
        // UIKit calls a handler by itself when it is set, and when the control's own state changes.
        guard !FieldReads(in: body, of: fields).isEmpty || view.showsElement(in: body) else { return [] }
        return [Self.configuring(view)]
    }

    /// The statements of keys that stand under the same conditions.
    private mutating func statements(for group: Group, of view: ViewNode, _ source: Element) -> [Statement] {
        let base = group.keys.map { key in (key, source.values.first { $0.key === key }) }
        if group.variants.isEmpty { return settings(base.filter { $0.1 != nil }, view, source) }
        if let statement = booleanStatement(group, view, source) { return [statement] }
        // The plain names of lengths are those of the values that hold without a case.
        let otherwise = settings(base, view, source)
        let code = declarations.expressions.code
        var branches: [(condition: Expression?, body: [Statement])] = []
        for holding in group.together {
            let variants = holding.map { source.variants[$0] }
            let given = base.map { key, written in
                (key, variants.lazy.flatMap(\.values).first { $0.key === key } ?? written)
            }
            let naming = variants.first { $0.values.contains(where: \.key.isMainText) } ?? variants.first
            let body = code.metrics.inCases(ConditionName.words(for: variants)) {
                code.inCase(naming?.name) { settings(given, view, source) }
            }
            branches.append((condition(ofAll: variants, of: control(of: view)), body))
        }
        branches.append((nil, otherwise))
        let shared = declarations.attributedTexts.paragraphStatements(sharedBy: branches.map(\.body), view)
        for index in branches.indices { branches[index].body.removeFirst(shared.count) }
        let cases = group.together.map { holding in holding.map { source.variants[$0] } }
        let before = branches.map(\.body).commonStart
        for index in branches.indices { branches[index].body.removeFirst(before.count) }
        let after = branches.map(\.body).commonEnd
        for index in branches.indices { branches[index].body.removeLast(after.count) }
        let isAlike = branches.allSatisfy(\.body.isEmpty)
        return shared + before + (isAlike ? [] : textsOnce(of: branches, cases, view)) + after
    }

    /// The branches, with a text that has attributes set once where the branches differ in its words alone, and with
    /// words said once where they differ in the attributes alone.
    private func textsOnce(
        of branches: [(condition: Expression?, body: [Statement])], _ cases: [[Variant]], _ view: ViewNode
    ) -> [Statement] {
        let texts = branches.compactMap { $0.body.count == 1 ? AttributedTextAssignment($0.body[0]) : nil }
        guard texts.count == branches.count, let first = texts.first else { return [.asking(cases, branches)] }
        let name = view.named("Text")
        if texts.allSatisfy({ $0.saysAttributes(of: first) }) {
            let worded = zip(branches, texts).map { ($0.condition, [Statement.set("\(name)", $1.words)]) }
            return ["let \(name): String", .asking(cases, worded), first.statement(saying: .name(name))]
        }
        guard first.callsForWords, texts.allSatisfy({ $0.words == first.words }) else {
            return [.asking(cases, branches)]
        }
        let attributed = zip(branches, texts).map { ($0.condition, [$1.statement(saying: .name(name))]) }
        return [.constant(name, first.words), .asking(cases, attributed)]
    }

    /// The condition that all of the cases hold.
    func condition(ofAll variants: [Variant], of control: AskedControl) -> Expression {
        let conditions = variants.map { declarations.expressions.condition($0.condition, of: control).expression }
        return .terms(conditions, joinedBy: "&&")
    }

    /// True if what the keys of the group show fades over: no property of a view that moves says it.
    private func animates(_ group: Group, of view: ViewNode) -> Bool {
        guard view.animatedKeys.timing(of: group.keys) != nil else { return false }
        return group.keys.contains { key in
            key.meaning == .isHidden ? !isArranged(declarations.receiver(of: key, on: view)) : key.fadesOver
        }
    }

    /// True for a view in a stack, which the stack lays out anew when it is hidden.
    func isArranged(_ view: ViewNode) -> Bool { view.attachment == .arranged }

    /// The statements of keys that are dissolved while they change.
    private mutating func dissolving(_ group: Group, of view: ViewNode, _ source: Element) -> [Statement] {
        let target = group.keys.first.map { declarations.receiver(of: $0, on: view).expression } ?? view.expression
        let body = statements(for: group, of: view, source)
        guard !body.isEmpty else { return [] }
        return [.closure(head: "\(target).dissolveChanges", signature: capture(for: body, of: view), body: body)]
    }

    /// `[self] in` before the statements of a closure that need the class; a view that is repeated is no property of
    /// it.
    private func capture(for body: [Statement], of view: ViewNode) -> String {
        guard view.isRepeated else { return "[self] in" }
        let members = ["self", "state", "content", "traitCollection"] + tree.views.map(\.name)
        let needsClass = body.contains { (statement: Statement) in
            statement.refers(to: .host) || members.contains { $0 != view.name && statement.refers(to: $0) }
        }
        return needsClass ? "[self] in" : ""
    }

    /// `button.isEnabled = condition` where one case turns a boolean over; the value alone where it says what holds
    /// anyway.
    private func booleanStatement(_ group: Group, _ view: ViewNode, _ source: Element) -> Statement? {
        guard group.keys.count == 1, group.variants.count == 1, let key = group.keys.first, key.type == .boolean,
            !key.turnsIndicator
        else { return nil }
        let variant = source.variants[group.variants[0]]
        guard case .boolean(let isTrue)? = variant.values.first(where: { $0.key === key })?.value else { return nil }
        let base: Bool
        switch source.values.first(where: { $0.key === key })?.value {
        case .boolean(let written): base = written
        case nil: base = declarations.unsaidExpression(of: key, view, source) == "true"
        default: return nil
        }
        guard let target = declarations.target(of: key, on: view) else { return nil }
        // The case says what holds without it.
        if base == isTrue { return guarded(.set(target, isTrue ? "true" : "false"), key, view) }
        let condition = declarations.expressions.condition(variant.condition, of: control(of: view))
        let value = isTrue ? condition.expression : condition.negated
        return guarded(.set(target, value), key, view)
    }
}

extension ViewNode {
    /// True for one view of a list of the state if the statements read the element that it shows, which may be another
    /// after a change.
    fileprivate func showsElement(in statements: [Statement]) -> Bool {
        guard isRepeated, let id = element?.id, case .list? = element?.source?.repetition?.content else { return false }
        return statements.contains { $0.refers(to: id.text) }
    }
}
