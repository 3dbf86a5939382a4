import GenvcModel
import GenvcVocabulary

extension ViewTree {
    /// The tree of a class that is the root view itself: what only a view controller has is left out, and bars still
    /// take their room.
    package var ofViewClass: ViewTree {
        var tree = self
        tree.rootIsClass = true
        tree.parts = []
        tree.barItems = []
        tree.titleView = nil
        tree.screen = screen.ofViewClass
        // Only a controller presents: the owner of a view is told of the tap.
        for index in tree.views.indices { tree.views[index].element = tree.views[index].element?.withoutPresenting }
        return tree
    }
}

extension Screen {
    /// What a view says of the screen.
    package var ofViewClass: Screen {
        var screen = self
        screen.navigation = nil
        screen.toolbar = []
        screen.alerts = []
        screen.tabBarItem = nil
        screen.sheet = []
        screen.hooks = []
        screen.controller = controller.map { controller in
            Element(
                kind: controller.kind, id: nil,
                values: controller.values.filter { if case .scrollView = $0.key.effect { true } else { false } },
                source: controller.source, range: controller.range)
        }
        return screen
    }
}

extension Element {
    /// The element without what it presents, and so are the actions of its menu.
    fileprivate var withoutPresenting: Element {
        guard presentsSomething else { return self }
        return replacing(
            values: values.filter { $0.key.effect != .tool(.presents) }, menu: menu.map(\.withoutPresenting),
            accessibilityActions: accessibilityActions.map(\.withoutPresenting))
    }

    private var presentsSomething: Bool {
        toolValue(.presents) != nil || menu.contains(where: \.presentsSomething)
            || accessibilityActions.contains(where: \.presentsSomething)
    }
}
