import GenvcVocabulary

extension Screen {
    /// The content of the screen's navigation bar.
    package struct Navigation: Sendable {
        /// The navigation item: title, prompt and the other keys of the bar.
        package let item: Element
        /// The items at the leading end, the outermost first.
        package let leading: [Element]
        /// The items at the trailing end, the outermost first.
        package let trailing: [Element]
        /// The view in place of the title.
        package let titleView: Element?
        /// The search bar below the title.
        package let search: Element?
        /// The values of the bar's appearance; nil if the app's stays.
        package let appearance: [KeyedValue]?

        package init(
            item: Element, leading: [Element], trailing: [Element], titleView: Element?, search: Element?,
            appearance: [KeyedValue]?
        ) {
            self.item = item
            self.leading = leading
            self.trailing = trailing
            self.titleView = titleView
            self.search = search
            self.appearance = appearance
        }

        /// The title of the screen; nil for none.
        package var title: LocalizedText? { text(.title) }
        /// The line above the title; nil for none.
        package var prompt: LocalizedText? { text(.prompt) }
        /// True if the title is always large.
        package var hasLargeTitle: Bool { item.value(.largeTitleDisplayMode) == .choice("always") }

        /// True if the bar has no background at all.
        package var isTransparent: Bool {
            appearance?.contains {
                $0.key.effect == .construction(.barBackground) && $0.value == .choice("transparent")
            } == true
        }

        private func text(_ meaning: Key.Meaning) -> LocalizedText? {
            if case .text(let text)? = item.value(meaning) { return text }
            return nil
        }
    }

    /// True if a tab bar stands below the rows.
    package var showsTabBar: Bool {
        hasTabBar && controller?.value(.hidesBottomBarWhenPushed) != .boolean(true)
    }

    /// The elements that stand in bars.
    package var barItems: [Element] {
        (navigation?.leading ?? []) + (navigation?.trailing ?? []) + toolbar
    }
}
