import GenvcModel
import GenvcSwift
import GenvcTemplates
import GenvcVocabulary

/// The parts of a class around the rows; a class that is no controller has few of them.
struct ControllerContext {
    var initial: [Statement] = []
    /// The properties of `UIViewController` that the class overrides.
    var overrides: [TemplateValue] = []
    /// The declarations of what stands in the bars, and of children.
    var elements: [TemplateValue] = []
    /// The first statements of `viewDidLoad`.
    var setUp: [Statement] = []
    /// The last statements of `viewDidLoad`.
    var didLoad: [Statement] = []
    /// True if the controller prints, in debug builds, that it is deallocated.
    var logsDeinit = false
    /// The methods that answer moments of the controller's life.
    var lifecycle: [TemplateValue] = []
    /// The statements that set the navigation bar; null without one.
    var navigationItem = TemplateValue.null
    /// Methods under a mark each.
    var sections: [TemplateValue] = []
    /// True if the controller listens to notifications of the app.
    var hasObservers = false
    /// True if the controller remembers that it has appeared.
    var keepsAppearance = false
    /// The places of children that code sets.
    var childPlaces: [TemplateValue] = []
    /// The statements that embed child controllers in `viewDidLoad`.
    var embedding: [Statement] = []

    /// The values that the template sees of it.
    ///
    /// - Parameter lists: The statements of `viewDidLoad` that fill lists.
    func record(loading lists: [Statement]) -> TemplateRecord {
        [
            "initial": .lines(initial), "overrides": .list(overrides),
            "setUp": .lines(setUp),
            "didLoad": .lines(lists + didLoad), "lifecycle": .list(lifecycle),
            "navigationItem": navigationItem, "sections": .list(sections), "hasObservers": .bool(hasObservers),
            "keepsAppearance": .bool(keepsAppearance),
            "childPlaces": .list(childPlaces), "embedding": .lines(embedding),
            "logsDeinit": .bool(logsDeinit),
        ]
    }
}

extension ControllerWriter {
    /// Collects what the controller has around its rows.
    func context() -> ControllerContext {
        var context = ControllerContext()
        context.initial = initialStatements()
        context.overrides = overrides()
        context.logsDeinit = screen.logsDeinit
        context.elements = barDeclarations() + childDeclarations()
        context.childPlaces = childPlaces()
        context.embedding = embedding()
        let navigation = navigationStatements()
        // Empty where all items of the bars follow the state.
        if hasBarsOfItsOwn, !navigation.isEmpty {
            context.navigationItem = ["lines": .lines(navigation)]
            context.setUp.append("setupNavigationItem()")
        } else {
            context.setUp += navigation
        }
        context.setUp += sheetStatements()
        context.didLoad = didLoadStatements
        context.lifecycle = lifecycle()
        context.hasObservers = hasObservers
        context.keepsAppearance = keepsAppearance
        context.sections = sections([
            ("Actions", events.functions), ("Appearance", appearanceFunction()), ("Menus", menus()),
            ("Alerts", alerts()), ("Children", childFunctions()), ("Errors", errorFunctions),
            ("Notifications", observerMethods),
        ])
        return context
    }

    /// True if a bar has more than a title, which is too much for `viewDidLoad`.
    private var hasBarsOfItsOwn: Bool {
        guard screen.barItems.isEmpty else { return true }
        guard let navigation = screen.navigation else { return false }
        return navigation.titleView != nil || navigation.search != nil || navigation.appearance != nil
    }

    /// The sections of functions that have any, each under a comment.
    private func sections(_ all: [(title: String, functions: [TemplateValue])]) -> [TemplateValue] {
        all.filter { !$0.functions.isEmpty }.map { section in
            ["title": .string(section.title), "functions": .list(section.functions)]
        }
    }
}
