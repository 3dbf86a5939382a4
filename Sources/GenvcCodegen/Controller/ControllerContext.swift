import GenvcModel
import GenvcSwift
import GenvcTemplates
import GenvcVocabulary

/// What the controller of a screen has around the rows.
struct ControllerContext {
    var initial: [Statement] = []
    var overrides: [TemplateValue] = []
    var elements: [TemplateValue] = []
    /// The first statements of `viewDidLoad`.
    var setUp: [Statement] = []
    /// The last statements of `viewDidLoad`.
    var didLoad: [Statement] = []
    var lifecycle: [TemplateValue] = []
    var navigationItem = TemplateValue.null
    /// Methods under a mark each.
    var sections: [TemplateValue] = []
    var hasObservers = false
    var childPlaces: [TemplateValue] = []
    /// What `viewDidLoad` embeds.
    var embedding: [Statement] = []

    /// What the template sees of it.
    ///
    /// - Parameter lists: The statements of `viewDidLoad` that fill lists.
    func record(loading lists: [Statement]) -> TemplateRecord {
        [
            "initial": DeclarationWriter.lines(initial), "overrides": .list(overrides),
            "didLoad": DeclarationWriter.lines(lists + didLoad), "lifecycle": .list(lifecycle),
            "navigationItem": navigationItem, "sections": .list(sections), "hasObservers": .bool(hasObservers),
            "childPlaces": .list(childPlaces), "embedding": DeclarationWriter.lines(embedding),
        ]
    }
}

extension ControllerWriter {
    func context() -> ControllerContext {
        var context = ControllerContext()
        context.initial = initialStatements()
        context.overrides = overrides()
        context.elements = barDeclarations() + childDeclarations()
        context.childPlaces = childPlaces()
        context.embedding = embedding()
        let navigation = navigationStatements()
        // Empty where all items of the bars follow the state.
        if hasBarsOfItsOwn, !navigation.isEmpty {
            context.navigationItem = ["lines": DeclarationWriter.lines(navigation)]
            context.setUp.append("setupNavigationItem()")
        } else {
            context.setUp += navigation
        }
        context.setUp += sheetStatements()
        context.didLoad = didLoadStatements
        context.lifecycle = lifecycle()
        context.hasObservers = hasObservers
        context.sections = sections([
            ("Appearance", appearanceFunction()), ("Menus", menus() + accessibilityActions()), ("Alerts", alerts()),
            ("Children", childFunctions()), ("Errors", errorFunctions), ("Notifications", observerMethods),
        ])
        return context
    }

    /// True if a bar has more than a title, which is too much for `viewDidLoad`.
    private var hasBarsOfItsOwn: Bool {
        guard screen.barItems.isEmpty else { return true }
        guard let navigation = screen.navigation else { return false }
        return navigation.titleView != nil || navigation.search != nil || navigation.appearance != nil
    }

    private func sections(_ all: [(title: String, functions: [TemplateValue])]) -> [TemplateValue] {
        all.filter { !$0.functions.isEmpty }.map { section in
            ["title": .string(section.title), "functions": .list(section.functions)]
        }
    }
}
