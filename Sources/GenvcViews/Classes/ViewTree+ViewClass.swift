import GenvcModel
import GenvcVocabulary

extension ViewTree {
    /// The tree of a class that is the root view itself: what only a view controller has is left out, and bars still
    /// take their room.
    package var ofViewClass: ViewTree {
        var tree = self
        tree.rootName = Self.hostName
        tree.parts = []
        tree.barItems = []
        tree.titleView = nil
        tree.screen = screen.ofViewClass
        return tree
    }

    /// True for a class that is the root view itself.
    package var isViewClass: Bool { rootName == Self.hostName }
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
