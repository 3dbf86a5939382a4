import GenvcModel
import GenvcVocabulary

extension Screen {
    /// True if anything of it follows state or the device, or stands for more than it is.
    package var isDynamic: Bool {
        !variants.isEmpty
            || (elementLists + [barItems, alerts, parts]).contains { $0.contains(where: \.isDynamicWithin) }
    }

    /// The elements that the screen has once, besides rows.
    private var parts: [Element] {
        [root, navigation?.item, navigation?.search, navigation?.titleView, tabBarItem, controller].compactMap { $0 }
    }
}

extension Element {
    /// True if a value of its own follows state or the device, or it stands for more than it is.
    package var isDynamic: Bool {
        !variants.isEmpty || kind.content == .component || values.contains { $0.value.isDynamic }
    }

    /// True if it, or something in it, follows state or the device.
    var isDynamicWithin: Bool {
        isDynamic || hasDynamicMenu || hasDynamicAccessibilityActions
            || all.contains { $0.contains(where: \.isDynamicWithin) }
    }

    /// True if what its menu shows follows state or the device.
    package var hasDynamicMenu: Bool { menu.contains(where: \.isDynamicWithin) }

    /// True if what VoiceOver offers at it follows state.
    package var hasDynamicAccessibilityActions: Bool { accessibilityActions.contains(where: \.isDynamicWithin) }
}
