// Touches of a list by a person's finger, for tests.

extension UICollectionView {
    private var listDelegate: (any UICollectionViewDelegate)? { delegate as? any UICollectionViewDelegate }

    /// Taps a cell; false if it does not react.
    @discardableResult
    package func tapItem(at indexPath: IndexPath) -> Bool {
        guard let cell = cellForItem(at: indexPath), cell.isUserInteractionEnabled, allowsSelection,
            listDelegate?.collectionView(self, shouldHighlightItemAt: indexPath) ?? true,
            listDelegate?.collectionView(self, shouldSelectItemAt: indexPath) ?? true
        else { return false }
        selectItem(at: indexPath, animated: false, scrollPosition: [])
        listDelegate?.collectionView(self, didSelectItemAt: indexPath)
        return true
    }

    /// The actions that a swipe over a cell shows.
    package func swipeActions(isLeading: Bool, at indexPath: IndexPath) -> [UIContextualAction] {
        let list = listConfiguration(of: indexPath.section)
        let provider =
            isLeading
            ? list?.leadingSwipeActionsConfigurationProvider : list?.trailingSwipeActionsConfigurationProvider
        return provider?(indexPath)?.actions ?? []
    }

    /// The names of the actions that VoiceOver offers at a cell: those of its swipes, which UIKit offers by itself, and
    /// those that the cell was given.
    package func spokenActionNames(at indexPath: IndexPath) -> [String] {
        let swipes = [true, false].flatMap { swipeActions(isLeading: $0, at: indexPath) }
        let given = cellForItem(at: indexPath)?.accessibilityCustomActions ?? []
        return swipes.map { $0.title ?? "" } + given.map(\.name)
    }

    /// The configuration of the layout of a list's section.
    package func listConfiguration(of section: Int) -> UICollectionLayoutListConfiguration? {
        layoutSection(at: section)?.listConfiguration
    }

    /// True if the layout has a header, or a footer, at the section.
    package func hasSupplementaryView(ofKind kind: String, inSection section: Int) -> Bool {
        guard let layout = layoutSection(at: section) else { return false }
        if layout.boundarySupplementaryItems.contains(where: { $0.elementKind == kind }) { return true }
        return kind == Self.elementKindSectionHeader
            ? layout.listConfiguration?.headerMode == .supplementary
            : layout.listConfiguration?.footerMode == .supplementary
    }

    package func layoutSection(at section: Int) -> NSCollectionLayoutSection? {
        (collectionViewLayout as? UICollectionViewCompositionalLayout)?.section(at: section)
    }

    /// The menu of a long press on a cell.
    package func contextMenu(at indexPath: IndexPath) -> UIMenu? {
        let configuration =
            listDelegate?.collectionView(self, contextMenuConfigurationForItemsAt: [indexPath], point: .zero)
            ?? listDelegate?.collectionView(self, contextMenuConfigurationForItemAt: indexPath, point: .zero)
        return configuration?.actionProvider?([])
    }

    /// Pulls the list down.
    package func pullToRefresh() {
        refreshControl?.beginRefreshing()
        refreshControl?.sendActions(for: [.valueChanged, .primaryActionTriggered])
    }

    /// The content of a cell of a list.
    package func listContent(at indexPath: IndexPath) -> UIListContentConfiguration? {
        cellForItem(at: indexPath)?.contentConfiguration as? UIListContentConfiguration
    }
}

extension UIContextualAction {
    /// Taps the action; true if it says that it did something.
    package func tap() -> Bool {
        var isDone = false
        handler(self, UIView()) { isDone = $0 }
        return isDone
    }
}

extension UIAction {
    /// Picks the action in a menu.
    package func pick() { perform(sender: nil) }
}
