import GenvcModel
import GenvcVocabulary

extension ViewTree {
    /// The tree of a class that is the root view itself: what only a view controller has is left out, and bars still
    /// take their room.
    package var ofViewClass: ViewTree {
        var tree = self
        tree.rootIsClass = true
        // The view around all others is the class itself.
        tree.parts = parts.filter(\.isRoot).map { root in
            var root = root
            root.isHost = true
            return root
        }
        tree.barItems = []
        tree.titleView = nil
        tree.screen = screen.ofViewClass
        // Only a controller presents: the owner of a view is told of the tap.
        for index in tree.views.indices { tree.views[index].element = tree.views[index].element?.withoutPresenting }
        return tree
    }
}

extension Screen {
    /// The screen without all that only a view controller has.
    package var ofViewClass: Screen {
        var screen = self
        for part in ControllerPart.allCases { part.remove(from: &screen) }
        return screen
    }
}

extension Element {
    /// The element without what it, its actions and the cells of a list present, also as the spec writes it.
    fileprivate var withoutPresenting: Element {
        guard presentsSomething else { return self }
        return mapped { $0.replacing(values: $0.values.filter { $0.key.effect != .tool(.presents) }) }
    }

    /// True if it presents an alert, or an action of it does, or a cell in it. An element as it is shown has not all
    /// that the spec writes: a component has no actions.
    private var presentsSomething: Bool {
        toolValue(.presents) != nil || actions.contains(where: \.presentsSomething)
            || source?.presentsSomething == true
            || kind.content == .sections && children.contains { $0.children.contains(where: \.presentsSomething) }
    }
}
