import GenvcModel
import GenvcSwift
import GenvcTemplates
import GenvcViews
import GenvcVocabulary

/// Child view controllers: those that the screen makes, and places for those that code sets.
extension ControllerWriter {
    /// The views in which a controller stands.
    private var places: [ViewNode] { tree.views.filter(\.holdsController) }

    /// The contexts of the template `Element` for the controllers that the screen makes.
    func childDeclarations() -> [TemplateValue] {
        places.compactMap { place in
            guard let element = place.element, let name = element.swiftName, element.isMadeHere else { return nil }
            let variable = "viewController"
            var assignments: [Statement] = []
            DeclarationWriter.appendStatements(place, "\(variable)", to: &assignments)
            var initializer: Expression = .call("\(place.knownClass)")
            // A value that a person's expression makes says no type by itself.
            var isTyped = false
            if case .expression(let code)? = element.toolValue(.initializer)?.value {
                initializer = Expression(written: code)
                isTyped = code != place.knownClass + "()"
            }
            return Declaration(
                name: name, type: place.knownClass, keyword: "let", variable: variable, initializer: initializer,
                assignments: assignments, isTyped: isTyped
            ).context()
        }
    }

    /// The contexts of the template `ChildPlace`.
    func childPlaces() -> [TemplateValue] {
        places.compactMap { place in
            guard let name = place.element?.swiftName, place.element?.isMadeHere == false else { return nil }
            return ["name": .string(name), "container": .string(place.name)]
        }
    }

    /// The statements that embed child controllers in `viewDidLoad` once the places have their constraints.
    func embedding() -> [Statement] {
        places.compactMap { place in
            guard let name = place.element?.swiftName else { return nil }
            let embedding = Expression.call("embed", ["\(name)", "in: \(place.expression)"])
            return place.element?.isMadeHere == true
                ? .line(embedding) : .loop(head: "if let \(name)", body: [.line(embedding)])
        }
    }

    /// The methods that embed controllers, and take them out again.
    func childFunctions() -> [TemplateValue] {
        guard !places.isEmpty else { return [] }
        let edges = ["top", "leading", "trailing", "bottom"].map { edge -> Expression in
            "child.view.\(edge)Anchor.constraint(equalTo: container.\(edge)Anchor)"
        }
        let embedding: [Statement] = [
            "addChild(child)", "child.view.translatesAutoresizingMaskIntoConstraints = false",
            "container.addSubview(child.view)", .call("NSLayoutConstraint.activate", [.stackedList(edges)]),
            "child.didMove(toParent: self)",
        ]
        var functions: [TemplateValue] = [
            [
                "signature": "private func embed(_ child: UIViewController, in container: UIView)",
                "lines": .lines(embedding),
            ]
        ]
        if places.contains(where: { $0.element?.isMadeHere == false }) {
            let removing: [Statement] = [
                "child.willMove(toParent: nil)", "child.view.removeFromSuperview()", "child.removeFromParent()",
            ]
            functions.append([
                "signature": "private func removeEmbedded(_ child: UIViewController)",
                "lines": .lines(removing),
            ])
        }
        return functions
    }
}

extension Element {
    /// True if the screen makes the controller, false if code sets it.
    fileprivate var isMadeHere: Bool { toolValue(.className) != nil || toolValue(.initializer) != nil }
}
