import GenvcModel
import GenvcTemplates
import GenvcViews
import GenvcVocabulary

/// What the controller has besides its rows: bars, menus, alerts, how it is presented, and the moments of its life.
struct ControllerWriter {
    let tree: ViewTree
    let events: EventWriter
    var expressions: ExpressionWriter
    /// What the methods of actions are given: what the cell stands for that has the menu.
    var menuArgument = ""

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
        var lines: [String] = []
        for part in tree.parts {
            for keyed in part.element?.staticValues ?? [] {
                switch keyed.key.effect {
                case .controller(let path): lines += self.lines(setting: keyed, of: part, path)
                case .property where part.element?.kind === Kind.tabBarItem:
                    lines += self.lines(setting: keyed, of: part, on: part.name)
                default: break
                }
            }
        }
        return lines
    }

    /// The lines that set a property of the controller.
    private mutating func lines(setting keyed: KeyedValue, of part: ViewNode, _ path: String) -> [String] {
        guard !keyed.isStandard else { return [] }
        guard case .size(let width, let height) = keyed.value else {
            return expressions.assignment(
                to: path, keyed.value, of: keyed.key, in: part, indentation: Self.indentation)
        }
        let wide = expressions.metrics.expression(for: width, named: path + "Width")
        let high = expressions.metrics.expression(for: height, named: path + "Height")
        return SourceLine.call(
            "\(path) = ", "CGSize", ["width: \(wide)", "height: \(high)"], indentation: Self.indentation)
    }

    /// The properties of `UIViewController` that the screen overrides.
    mutating func overrides() -> [TemplateValue] {
        guard let part = tree.parts.first(where: { $0.element?.kind === Kind.viewController }) else { return [] }
        return (part.element?.writtenValues ?? []).compactMap { keyed in
            guard case .overridden(let name, let type) = keyed.key.effect, !keyed.isStandard else { return nil }
            return [
                "name": .string(name), "type": .string(type),
                "value": .string(expressions.expression(for: keyed.value, of: keyed.key, in: part)),
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
