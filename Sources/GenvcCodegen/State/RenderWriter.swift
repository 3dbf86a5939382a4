import GenvcModel
import GenvcTemplates
import GenvcViews
import GenvcVocabulary

/// The lines of `render()`: what follows state and the device, in the order of the views.
struct RenderWriter {
    var declarations: DeclarationWriter
    /// Lines for each control whose own state counts, which UIKit calls when that changes.
    var handlers: [(view: ViewNode, lines: [String])] = []
    /// Lines that must be run again when the size or the traits change.
    var adaptive: [String] = []
    /// Lines that are animated.
    var animated = AnimatedChanges()
    /// The fields of the class that is rendered.
    let fields: FieldReads.Fields
    /// What decides whether menus are made anew, and what VoiceOver is told.
    var changeReads = FieldReads([])
    /// The columns by which lines stand further in than those of a method.
    private var depth = 0

    var tree: ViewTree { declarations.tree }

    init(_ declarations: DeclarationWriter, of fields: FieldReads.Fields) {
        self.declarations = declarations
        self.fields = fields
        self.declarations.isRendering = true
    }

    /// The writer for other views of the same class.
    init(_ tree: ViewTree, _ render: RenderWriter) {
        var other = DeclarationWriter(tree: tree, expressions: render.declarations.expressions)
        other.contents = render.declarations.contents?.emptied
        self.init(other, of: render.fields)
    }

    /// The lines, and with them the handlers.
    mutating func lines() -> [String] {
        var lines: [String] = []
        let parts = tree.parts.filter { $0.role == .element && !$0.isTabBarItem }
        let views = (parts + tree.elementNodes).filter { !$0.isRepeated }
        for view in views {
            let adaptiveCount = adaptive.count
            let pieces = self.pieces(of: view)
            guard let seconds = view.animationSeconds else {
                lines += pieces.flatMap(\.lines)
                continue
            }
            for piece in pieces { lines += animating(piece.lines, calling: piece.called, seconds: seconds) }
            if adaptive.count > adaptiveCount { animated.addAdaptation(seconds: seconds) }
        }
        for view in views { lines += playing(view) }
        return lines
    }

    /// The lines for the item in the tab bar, which shows before the screen is loaded.
    mutating func tabBarLines() -> [String] {
        tree.parts.filter(\.isTabBarItem).flatMap { pieces(of: $0).flatMap(\.lines) }
    }

    /// What the template sees of the handlers.
    var handlerContexts: [TemplateValue] {
        handlers.map { handler in
            [
                "view": .string(handler.view.name),
                "method": .string("render\(handler.view.name.capitalizedFirst)"),
                "lines": DeclarationWriter.lines(handler.lines),
            ]
        }
    }

    /// The methods that make what components are given, in the order of the views.
    mutating func contentMethods() -> [TemplateValue] {
        guard var contents = declarations.contents else { return [] }
        let views = [tree.titleView].compactMap { $0 } + tree.views
        for view in views where view.role == .element && !view.isRepeated {
            guard let element = view.element?.source else { continue }
            contents.addMethod(of: view, element, parameter: "")
        }
        return contents.methods
    }

    /// Statements for one view, with those of the methods that they call.
    struct Piece {
        var lines: [String]
        var called: [String] = []
    }

    /// The statements for one view, of which those that follow the device are kept apart.
    mutating func pieces(of view: ViewNode) -> [Piece] {
        let seconds = view.animationSeconds
        depth = seconds == nil ? 0 : AnimatedChanges.indentation
        defer { depth = 0 }
        var pieces: [Piece] = []
        if let source = view.element?.source {
            if source.hasDynamicMenu {
                pieces.append(making("\(view.name).menu = \(view.menuExpression)", of: source.menu))
            }
            if source.hasDynamicAccessibilityActions {
                pieces.append(making(view.accessibilityActionsStatement, of: source.accessibilityActions))
            }
        }
        if let element = view.element, let source = element.source, source.isDynamic {
            if let line = declarations.contents?.setting(of: view, source) {
                if source.contentFollowsLayout {
                    adaptive.append(line)
                } else {
                    pieces.append(Piece(lines: [line], called: source.readExpressions))
                }
            }
            pieces += propertyPieces(of: view, source, indentation: 8 + depth)
            var control: [String] = []
            for group in groups(of: source) {
                let block =
                    animates(group, of: view)
                    ? dissolving(group, of: view, source) : self.lines(for: group, of: view, source)
                if view.isButton, group.variants.contains(where: { source.variants[$0].condition.readsControl }) {
                    control += block
                } else if group.followsLayout(source) {
                    adaptive += block
                } else {
                    pieces.append(Piece(lines: block))
                }
            }
            if !control.isEmpty {
                let block = seconds.map {
                    AnimatedChanges.block(
                        control, on: view.name, seconds: $0, capturing: capture(for: control, of: view))
                }
                handlers.append((view, block ?? control))
                // UIKit calls a handler by itself when it is set, and when the control's own state changes.
                if seconds == nil || !FieldReads(in: control, of: fields).isEmpty {
                    pieces.append(Piece(lines: ["\(view.name).setNeedsUpdateConfiguration()"], called: control))
                }
            }
            if let own = statementPiece(of: view, source) { pieces.append(own) }
        }
        return pieces
    }

    private mutating func lines(for group: Group, of view: ViewNode, _ source: Element) -> [String] {
        let base = group.keys.map { key in (key, source.values.first { $0.key === key }) }
        if group.variants.isEmpty { return settings(base.filter { $0.1 != nil }, view, source, indentation: 8 + depth) }
        if let line = booleanLine(group, view, source) { return line }
        var branches: [(condition: String?, lines: [String])] = []
        for index in group.variants {
            let variant = source.variants[index]
            declarations.expressions.code.caseName = variant.name
            let given = group.keys.map { key in (key, variant.values.first { $0.key === key }) }
            let lines = settings(given, view, source, indentation: 12 + depth)
            declarations.expressions.code.caseName = nil
            branches.append((ConditionExpression(variant.condition, of: control(of: view)).text, lines))
        }
        branches.append((nil, settings(base, view, source, indentation: 12 + depth)))
        let shared = declarations.paragraphLines(sharedBy: branches.map(\.lines), view)
        for index in branches.indices { branches[index].lines.removeFirst(shared.count) }
        return shared + Self.chain(branches, indentation: 8 + depth)
    }

    /// True if what the keys of the group show fades over: no property of a view that moves says it.
    private func animates(_ group: Group, of view: ViewNode) -> Bool {
        guard view.animationSeconds != nil else { return false }
        return group.keys.contains { key in
            key.meaning == .isHidden ? !isArranged(declarations.receiver(of: key, on: view)) : key.fadesOver
        }
    }

    func isArranged(_ view: ViewNode) -> Bool { view.attachment == .arranged }

    private mutating func dissolving(_ group: Group, of view: ViewNode, _ source: Element) -> [String] {
        depth += AnimatedChanges.indentation
        defer { depth -= AnimatedChanges.indentation }
        let target = group.keys.first.map { declarations.receiver(of: $0, on: view).name } ?? view.name
        let lines = self.lines(for: group, of: view, source)
        guard !lines.isEmpty else { return [] }
        return ["\(target).dissolveChanges {\(capture(for: lines, of: view))"] + lines.map { "    " + $0 } + ["}"]
    }

    /// ` [self] in` before the lines of a closure that need the class; a view that is repeated is no property of it.
    private func capture(for lines: [String], of view: ViewNode) -> String {
        guard view.isRepeated else { return " [self] in" }
        let members = ["self", "state", "content", "traitCollection"] + tree.views.map(\.name)
        let needsClass = lines.contains { line in members.contains { $0 != view.name && line.mentions($0) } }
        return needsClass ? " [self] in" : ""
    }

    /// `if … { … } else if … { … } else { … }`
    ///
    /// - Parameter indentation: The columns before it.
    static func chain(_ branches: [(condition: String?, lines: [String])], indentation: Int = 8) -> [String] {
        var lines: [String] = []
        for (number, branch) in branches.enumerated() {
            if branch.condition == nil, branch.lines.isEmpty { continue }
            let start = number == 0 ? "" : "} else "
            lines += branch.condition.map { condition(start + "if ", $0, indentation) } ?? [start + "{"]
            lines += branch.lines.map { "    " + $0 }
        }
        return lines + ["}"]
    }

    /// `if condition {`, broken before the signs that join its terms where it is too long.
    private static func condition(_ start: String, _ condition: String, _ indentation: Int) -> [String] {
        let whole = "\(start)\(condition) {"
        guard SourceLine.columns(of: whole) + indentation > SourceLine.width else { return [whole] }
        let words = condition.split(separator: " ").map(String.init)
        var lines = [start + words[0]]
        for word in words.dropFirst() {
            if word == "&&" || word == "||" {
                lines.append("    " + word)
            } else {
                lines[lines.count - 1] += " " + word
            }
        }
        return lines.count == 1 ? [whole] : lines + ["{"]
    }

    /// `button.isEnabled = condition` where one case turns a boolean over.
    private mutating func booleanLine(_ group: Group, _ view: ViewNode, _ source: Element) -> [String]? {
        guard group.keys.count == 1, group.variants.count == 1, let key = group.keys.first, key.type == .boolean,
            key.effect != .construction(.animation)
        else { return nil }
        let variant = source.variants[group.variants[0]]
        guard case .boolean(let isTrue)? = variant.values.first(where: { $0.key === key })?.value else { return nil }
        let base: Bool
        switch source.values.first(where: { $0.key === key })?.value {
        case .boolean(let written): base = written
        case nil: base = key.standard == "true"
        default: return nil
        }
        guard base != isTrue, let target = declarations.target(of: key, on: view) else { return nil }
        let condition = ConditionExpression(variant.condition, of: control(of: view))
        return guarded(["\(target) = \(isTrue ? condition.text : condition.negated)"], key, view)
    }
}
