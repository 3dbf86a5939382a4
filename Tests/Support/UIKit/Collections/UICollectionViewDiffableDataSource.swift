@MainActor
open class UICollectionViewDiffableDataSource<
    SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: NSObject, UICollectionViewDataSource {
    public typealias CellProvider = (UICollectionView, IndexPath, ItemIdentifierType) -> UICollectionViewCell?
    public typealias SupplementaryViewProvider = (UICollectionView, String, IndexPath) -> UICollectionReusableView?

    open var supplementaryViewProvider: SupplementaryViewProvider?
    private let cellProvider: CellProvider
    private weak var collectionView: UICollectionView?
    private var current = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>()

    public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
        self.collectionView = collectionView
        self.cellProvider = cellProvider
        super.init()
        collectionView.dataSource = self
    }

    open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> { current }

    open func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        animatingDifferences: Bool = true, completion: (() -> Void)? = nil
    ) {
        checkLayout()
        let old = current
        current = snapshot
        var kept: [IndexPath: IndexPath] = [:]
        let reloaded = Set(snapshot.reloadedItemIdentifiers).union(
            snapshot.reloadedSectionIdentifiers.flatMap { snapshot.itemIdentifiers(inSection: $0) })
        guard reloaded.isDisjoint(with: snapshot.reconfiguredItemIdentifiers) else {
            fatalError("an item is both reloaded and configured again")
        }
        for item in snapshot.itemIdentifiers where !reloaded.contains(item) {
            guard old.indexOfItem(item) != nil else { continue }
            kept[path(of: item, in: old)] = path(of: item, in: snapshot)
        }
        var sections: [Int: Int] = [:]
        for section in snapshot.sectionIdentifiers where !snapshot.reloadedSectionIdentifiers.contains(section) {
            guard let place = old.indexOfSection(section) else { continue }
            sections[place] = snapshot.indexOfSection(section)
        }
        collectionView?.keepCells(kept, sections)
        for item in snapshot.reconfiguredItemIdentifiers {
            collectionView?.reconfigureItems(at: [path(of: item, in: snapshot)])
        }
        completion?()
    }

    open func applySnapshotUsingReloadData(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        completion: (() -> Void)? = nil
    ) {
        checkLayout()
        current = snapshot
        collectionView?.reloadData()
        completion?()
    }

    /// Ends the test where UIKit ends the app.
    private func checkLayout() {
        if collectionView?.isDisplaying == true { fatalError("a snapshot is applied while cells are laid out") }
    }

    open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
        guard current.sectionIdentifiers.indices.contains(indexPath.section) else { return nil }
        let items = current.itemIdentifiers(inSection: current.sectionIdentifiers[indexPath.section])
        return items.indices.contains(indexPath.item) ? items[indexPath.item] : nil
    }

    open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
        current.indexOfItem(itemIdentifier) == nil ? nil : path(of: itemIdentifier, in: current)
    }

    open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
        current.sectionIdentifiers.indices.contains(index) ? current.sectionIdentifiers[index] : nil
    }

    open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
        current.indexOfSection(sectionIdentifier)
    }

    private func path(
        of item: ItemIdentifierType,
        in snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    ) -> IndexPath {
        guard let section = snapshot.sectionIdentifier(containingItem: item),
            let sectionIndex = snapshot.indexOfSection(section),
            let index = snapshot.itemIdentifiers(inSection: section).firstIndex(of: item)
        else { fatalError("there is no item \(item)") }
        return IndexPath(item: index, section: sectionIndex)
    }

    open func numberOfSections(in collectionView: UICollectionView) -> Int { current.numberOfSections }

    open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        current.numberOfItems(inSection: current.sectionIdentifiers[section])
    }

    open func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        guard let item = itemIdentifier(for: indexPath), let cell = cellProvider(collectionView, indexPath, item)
        else { fatalError("the cell provider gives no cell") }
        return cell
    }

    open func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        guard let view = supplementaryViewProvider?(collectionView, kind, indexPath) else {
            fatalError("the provider gives no view for \(kind)")
        }
        return view
    }
}
