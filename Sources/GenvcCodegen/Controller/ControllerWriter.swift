import GenvcModel
import GenvcSwift
import GenvcTemplates
import GenvcViews
import GenvcVocabulary

/// What the controller has besides its rows: bars, menus, alerts, how it is presented, and the moments of its life.
struct ControllerWriter {
    let tree: ViewTree
    let events: EventWriter
    let expressions: ExpressionWriter

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
    func lines(
        setting keyed: KeyedValue, of subject: ViewNode, on target: String, indentation: Int = Self.indentation
    ) -> [String] {
        guard case .property(let path) = keyed.key.effect, !keyed.isStandard else { return [] }
        let statement = expressions.assignment(to: "\(target).\(path)", keyed.value, of: keyed.key, in: subject)
        return StatementPrinter.lines([statement], indentation: indentation)
    }

    /// The statement that sets a key on an object; none for what it is anyway.
    func statements(setting keyed: KeyedValue, of subject: ViewNode, on target: String) -> [Statement] {
        guard case .property(let path) = keyed.key.effect, !keyed.isStandard else { return [] }
        return [expressions.assignment(to: "\(target).\(path)", keyed.value, of: keyed.key, in: subject)]
    }

    /// What `init` sets: a presentation reads it before the view is loaded.
    func initialLines() -> [String] {
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
    private func lines(setting keyed: KeyedValue, of part: ViewNode, _ path: String) -> [String] {
        guard !keyed.isStandard else { return [] }
        // As large as its rows, when they are laid out.
        if keyed.isFittingSize { return [] }
        guard case .size(let width, let height) = keyed.value else {
            return StatementPrinter.lines([
                expressions.assignment(to: Expression(path), keyed.value, of: keyed.key, in: part)
            ])
        }
        let wide = expressions.metrics.expression(for: width, named: path + "Width")
        let high = expressions.metrics.expression(for: height, named: path + "Height")
        return SourceLine.call(
            "\(path) = ", "CGSize", ["width: \(wide.text)", "height: \(high.text)"], indentation: Self.indentation)
    }

    /// The properties of `UIViewController` that the screen overrides.
    func overrides() -> [TemplateValue] {
        guard let part = tree.parts.first(where: { $0.element?.kind === Kind.viewController }) else { return [] }
        return (part.element?.writtenValues ?? []).compactMap { keyed in
            guard case .overridden(let name, let type) = keyed.key.effect, !keyed.isStandard else { return nil }
            return [
                "name": .string(name), "type": .string(type),
                "value": .string(expressions.expression(for: keyed.value, of: keyed.key, in: part).text),
            ]
        }
    }

    /// The first version of iOS with heights of one's own.
    private static let iosOfDetents = 16

    private func detentLines(_ detents: [Detent]) -> [String] {
        func statement(_ expressions: [String]) -> [String] {
            // They stand in two conditions.
            SourceLine.list("sheet.detents = ", expressions, indentation: Self.indentation + 8)
        }
        let all = detents.map { detent in
            switch detent {
            case .system(let name): return ".\(name)()"
            case .points(let points):
                let height = expressions.metrics.expression(
                    for: Length(points: points, token: nil, group: .height, isTokenWritten: false),
                    named: "detent\(Int(points))")
                return ".custom { _ in \(height.text) }"
            case .share(let share):
                return ".custom { context in \(SwiftLiteral.number(share)) * context.maximumDetentValue }"
            }
        }
        let system = detents.map { if case .system(let name) = $0 { ".\(name)()" } else { ".medium()" } }
        if all == system || screen.deploymentTarget >= Self.iosOfDetents { return statement(all) }
        var fallback: [String] = []
        for name in system where !fallback.contains(name) { fallback.append(name) }
        return [
            "if #available(iOS \(Self.iosOfDetents), *) {"
        ] + statement(all).map { "    " + $0 } + ["} else {"] + statement(fallback).map { "    " + $0 } + ["}"]
    }

    /// How it stands as a sheet, where it is one.
    func sheetLines() -> [String] {
        let subject = ViewNode(name: "sheet", typeName: "UISheetPresentationController", element: nil)
        var lines: [String] = []
        for keyed in screen.sheet {
            if case .detents(let detents) = keyed.value {
                if detents != [.system("large")] { lines += detentLines(detents) }
            } else {
                lines += self.lines(setting: keyed, of: subject, on: subject.name, indentation: Self.indentation + 4)
            }
        }
        guard !lines.isEmpty else { return [] }
        return ["if let sheet = sheetPresentationController {"] + lines.map { "    " + $0 } + ["}"]
    }
}
