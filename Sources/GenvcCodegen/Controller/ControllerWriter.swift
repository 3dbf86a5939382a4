import GenvcModel
import GenvcTemplates
import GenvcViews
import GenvcVocabulary

/// What the controller has besides its rows: bars, menus, alerts, how it is presented, and the moments of its life.
struct ControllerWriter {
    let tree: ViewTree
    let events: EventWriter
    var expressions: ExpressionWriter

    var screen: Screen { tree.screen }

    /// The columns before a statement of a method, and before a line in the closure of a property.
    static let indentation = 8

    init(tree: ViewTree, events: EventWriter, expressions: ExpressionWriter) {
        self.tree = tree
        self.events = events
        self.expressions = expressions
    }

    /// The lines that set a key on an object, wherever it is set: once, or again when state changes.
    ///
    /// - Parameters:
    ///   - subject: names the texts and numbers of the object.
    ///   - target: the object, as an expression.
    mutating func lines(
        setting keyed: KeyedValue, of subject: ViewNode, on target: String, indentation: Int = Self.indentation
    ) -> [String] {
        guard case .property(let path) = keyed.key.effect, !keyed.isStandard else { return [] }
        return expressions.assignment(
            to: "\(target).\(path)", keyed.value, of: keyed.key, in: subject, indentation: indentation
        ).flatMap { SourceLine.fitted($0, indentation: indentation) }
    }

    /// What `init` sets: a presentation reads it before the view is loaded.
    mutating func initialLines() -> [String] {
        let subject = ViewNode(name: "screen", typeName: "UIViewController", element: nil)
        var lines: [String] = []
        for keyed in screen.controller where !keyed.isStandard {
            guard case .controller(let path) = keyed.key.effect else { continue }
            if case .size(let width, let height) = keyed.value {
                let wide = expressions.metrics.expression(for: width, named: path + "Width")
                let high = expressions.metrics.expression(for: height, named: path + "Height")
                lines += SourceLine.call(
                    "\(path) = ", "CGSize", ["width: \(wide)", "height: \(high)"], indentation: Self.indentation)
            } else {
                lines += expressions.assignment(
                    to: path, keyed.value, of: keyed.key, in: subject, indentation: Self.indentation)
            }
        }
        let tab = ViewNode(name: "tabBarItem", typeName: "UITabBarItem", element: nil)
        for keyed in screen.tabBarItem { lines += self.lines(setting: keyed, of: tab, on: tab.name) }
        return lines
    }

    /// The properties of `UIViewController` that the screen overrides.
    mutating func overrides() -> [TemplateValue] {
        let subject = ViewNode(name: "screen", typeName: "UIViewController", element: nil)
        return screen.controller.compactMap { keyed in
            guard case .overridden(let name, let type) = keyed.key.effect, !keyed.isStandard else { return nil }
            return [
                "name": .string(name), "type": .string(type),
                "value": .string(expressions.expression(for: keyed.value, of: keyed.key, in: subject)),
            ]
        }
    }

    /// How it stands as a sheet, where it is one.
    mutating func sheetLines() -> [String] {
        let subject = ViewNode(name: "sheet", typeName: "UISheetPresentationController", element: nil)
        var lines: [String] = []
        for keyed in screen.sheet {
            if keyed.key.effect == .construction(.detents), case .choices(let names) = keyed.value {
                guard !keyed.isStandard else { continue }
                lines.append("sheet.detents = [\(names.map { ".\($0)()" }.joined(separator: ", "))]")
            } else {
                lines += self.lines(setting: keyed, of: subject, on: subject.name, indentation: Self.indentation + 4)
            }
        }
        guard !lines.isEmpty else { return [] }
        return ["if let sheet = sheetPresentationController {"] + lines.map { "    " + $0 } + ["}"]
    }
}
