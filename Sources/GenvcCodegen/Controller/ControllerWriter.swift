import GenvcModel
import GenvcSwift
import GenvcTemplates
import GenvcViews
import GenvcVocabulary

/// The parts of a class besides its rows: menus, errors, and of a controller its bars, alerts, how it is presented, and
/// the moments of its life.
struct ControllerWriter {
    let tree: ViewTree
    /// The events of the screen, and the handlers of its elements.
    let events: EventWriter
    let expressions: ExpressionWriter

    var screen: Screen { tree.screen }

    init(tree: ViewTree, events: EventWriter, expressions: ExpressionWriter) {
        self.tree = tree
        self.events = events
        self.expressions = expressions
    }

    /// The statement that sets a key on an object, wherever it is set: once, or again when state changes; none for what
    /// it is anyway.
    ///
    /// - Parameters:
    ///   - subject: Names the texts and numbers of the object.
    ///   - target: The object.
    func statements(setting keyed: KeyedValue, of subject: ViewNode, on target: Expression) -> [Statement] {
        // An item that the system makes may have a style of its own.
        let isStandard = keyed.isStandard && !(keyed.key.meaning == .barButtonItemStyle && subject.isSystemItem)
        guard case .property(let path) = keyed.key.effect, !isStandard else { return [] }
        return [expressions.assignment(to: "\(target).\(path)", keyed.value, of: keyed.key, in: subject)]
    }

    /// The statements that set properties in `init`: a presentation reads it before the view is loaded.
    func initialStatements() -> [Statement] {
        tree.parts.flatMap { part in
            (part.element?.staticValues ?? []).flatMap { keyed -> [Statement] in
                switch keyed.key.effect {
                case .controller(let path): statements(setting: keyed, of: part, path)
                case .property where part.element?.kind === Kind.tabBarItem:
                    statements(setting: keyed, of: part, on: part.expression)
                default: []
                }
            }
        }
    }

    /// The statement that sets a property of the controller.
    private func statements(setting keyed: KeyedValue, of part: ViewNode, _ path: String) -> [Statement] {
        // As large as its rows, when they are laid out.
        guard !keyed.isStandard, !keyed.isFittingSize else { return [] }
        guard case .size(let width, let height) = keyed.value else {
            return [expressions.assignment(to: Expression(path), keyed.value, of: keyed.key, in: part)]
        }
        let wide = expressions.metrics.expression(for: width, named: path + "Width")
        let high = expressions.metrics.expression(for: height, named: path + "Height")
        return [.set(Expression(path), .call("CGSize", ["width: \(wide)", "height: \(high)"]))]
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

    private func settingDetents(_ detents: [Detent]) -> Statement {
        let target: Expression = "sheet.detents"
        let all = detents.map { detent -> Expression in
            switch detent {
            case .system(let name): return ".\(name)()"
            case .points(let points):
                let height = expressions.metrics.expression(
                    for: Length(points: points, token: nil, group: .height, isTokenWritten: false),
                    named: "detent\(Int(points))")
                return ".custom { _ in \(height) }"
            case .share(let share):
                return ".custom { context in \(SwiftLiteral.number(share)) * context.maximumDetentValue }"
            }
        }
        guard !detents.allSatisfy(\.isOfSystem), screen.deploymentTarget < FirstIOS.customDetents else {
            return .set(target, .list(all))
        }
        var fallback: [Expression] = []
        for (detent, expression) in zip(detents, all) {
            let nearest = detent.isOfSystem ? expression : ".medium()"
            if !fallback.contains(nearest) { fallback.append(nearest) }
        }
        return .chain([
            ("#available(iOS \(FirstIOS.customDetents), *)", [.set(target, .list(all))]),
            (nil, [.set(target, .list(fallback))]),
        ])
    }

    /// The settings of the controller as a sheet, where it is one.
    func sheetStatements() -> [Statement] {
        let subject = ViewNode(name: "sheet", typeName: "UISheetPresentationController", element: nil)
        let settings = screen.sheet.flatMap { keyed -> [Statement] in
            guard case .detents(let detents) = keyed.value else {
                return statements(setting: keyed, of: subject, on: subject.expression)
            }
            return detents == [.system("large")] ? [] : [settingDetents(detents)]
        }
        return settings.isEmpty ? [] : [.when("let sheet = sheetPresentationController", settings)]
    }
}

extension Detent {
    /// True for a height that UIKit has a name for.
    fileprivate var isOfSystem: Bool { if case .system = self { true } else { false } }
}

extension ViewNode {
    /// True for a bar button item that the system names and draws.
    fileprivate var isSystemItem: Bool { element?.constructionValue(.systemItem) != nil }
}
