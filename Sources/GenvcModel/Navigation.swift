import GenvcVocabulary

extension Screen {
    /// What the screen puts into the navigation bar.
    package struct Navigation: Sendable {
        /// The values of its `UINavigationItem`.
        package let values: [KeyedValue]
        package let leading: [Element]
        package let trailing: [Element]
        /// What stands in place of the title.
        package let titleView: Element?
        /// The values of the search bar; nil: there is none.
        package let search: [KeyedValue]?
        /// The values of the bar's look; nil: it is the app's.
        package let appearance: [KeyedValue]?

        package init(
            values: [KeyedValue], leading: [Element], trailing: [Element], titleView: Element?,
            search: [KeyedValue]?, appearance: [KeyedValue]?
        ) {
            self.values = values
            self.leading = leading
            self.trailing = trailing
            self.titleView = titleView
            self.search = search
            self.appearance = appearance
        }

        package var title: LocalizedText? { text(.title) }
        package var prompt: LocalizedText? { text(.prompt) }
        /// True if the title is large wherever there is room.
        package var hasLargeTitle: Bool { values.value(.largeTitleDisplayMode) == .choice("always") }

        private func text(_ meaning: Key.Meaning) -> LocalizedText? {
            if case .text(let text)? = values.value(meaning) { return text }
            return nil
        }
    }

    /// True if a tab bar stands below the rows.
    package var showsTabBar: Bool {
        hasTabBar
            && !controller.contains {
                $0.key.effect == .controller("hidesBottomBarWhenPushed") && $0.value == .boolean(true)
            }
    }

    /// The elements that stand in bars.
    package var barItems: [Element] {
        (navigation?.leading ?? []) + (navigation?.trailing ?? []) + toolbar
    }
}

extension [KeyedValue] {
    /// The value of the key with that meaning, or nil.
    package func value(_ meaning: Key.Meaning) -> Value? {
        first { $0.key.meaning == meaning }?.value
    }
}
