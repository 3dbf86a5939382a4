/// Makes the cells of all items when it is first asked for one; it has no room that would make some of them invisible.
/// A cell whose item goes is used again for the next item of the same registration.
@MainActor
open class UICollectionView: UIScrollView {
    nonisolated public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
    nonisolated public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

    open var collectionViewLayout: UICollectionViewLayout {
        didSet { collectionViewLayout.collectionView = self }
    }
    open weak var dataSource: (any UICollectionViewDataSource)? {
        didSet { reloadData() }
    }
    open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?
    open var isPrefetchingEnabled = true
    open var backgroundView: UIView? {
        didSet {
            oldValue?.removeFromSuperview()
            guard let backgroundView else { return }
            insertSubview(backgroundView, at: 0)
            // UIKit sets its frame.
            backgroundView.translatesAutoresizingMaskIntoConstraints = false
            NSLayoutConstraint.activate([
                backgroundView.topAnchor.constraint(equalTo: frameLayoutGuide.topAnchor),
                backgroundView.leadingAnchor.constraint(equalTo: frameLayoutGuide.leadingAnchor),
                backgroundView.trailingAnchor.constraint(equalTo: frameLayoutGuide.trailingAnchor),
                backgroundView.bottomAnchor.constraint(equalTo: frameLayoutGuide.bottomAnchor),
            ])
        }
    }
    @available(iOS 16.0, *)
    open var selfSizingInvalidation = SelfSizingInvalidation.enabled
    open var allowsSelection = true
    open var allowsMultipleSelection = false
    open var isEditing = false
    private var cells: [IndexPath: UICollectionViewCell] = [:]
    private var supplementaryViews: [String: UICollectionReusableView] = [:]
    private var selected: Set<IndexPath> = []
    /// Cells, headers and footers that nobody sees any more, by the registration that made them.
    private var reusable: [ObjectIdentifier: [UICollectionReusableView]] = [:]
    /// A cell that is configured again in its place, in place of a new one.
    private var reconfigured: UICollectionViewCell?
    /// True while the delegate hears of a cell that comes into sight: UIKit takes no other cells then.
    private(set) var isDisplaying = false
    /// Cells that were taken for an item, new ones and used ones, for tests.
    package private(set) var numberOfCellsTaken = 0
    /// Cells that were configured again, for tests.
    package private(set) var numberOfCellsReconfigured = 0

    public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
        collectionViewLayout = layout
        super.init(frame: frame)
        layout.collectionView = self
    }

    public required init?(coder: NSCoder) {
        collectionViewLayout = UICollectionViewLayout()
        super.init(coder: coder)
    }

    open var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 0 }

    open func numberOfItems(inSection section: Int) -> Int {
        dataSource?.collectionView(self, numberOfItemsInSection: section) ?? 0
    }

    open func reloadData() {
        recycle(Array(cells.values) + Array(supplementaryViews.values))
        cells = [:]
        supplementaryViews = [:]
        selected = []
    }

    private func recycle(_ views: [UICollectionReusableView]) {
        for view in views {
            guard let registration = view.registration else { continue }
            reusable[ObjectIdentifier(registration), default: []].append(view)
        }
    }

    /// A view of a registration: one that was used before, or a new one.
    private func taken<View: UICollectionReusableView>(_ registration: ReusableViewRegistration) -> View {
        guard !registration.isMadeInProvider else {
            fatalError("UIKit raises an exception: a registration is made where a cell is asked for")
        }
        if let view = reusable[ObjectIdentifier(registration)]?.popLast() as? View {
            (view as? UICollectionViewCell)?.isSelected = false
            (view as? UICollectionViewCell)?.isHighlighted = false
            view.prepareForReuse()
            return view
        }
        let view = View(frame: .zero)
        view.registration = registration
        return view
    }

    /// Calls a provider, which must not make registrations.
    private func providing<View>(_ provide: () -> View) -> View {
        let wasProviding = ReusableViewRegistration.isProviding
        ReusableViewRegistration.isProviding = true
        defer { ReusableViewRegistration.isProviding = wasProviding }
        return provide()
    }

    open var indexPathsForVisibleItems: [IndexPath] {
        (0..<numberOfSections).flatMap { section in
            (0..<numberOfItems(inSection: section)).map { IndexPath(item: $0, section: section) }
        }
    }

    open var visibleCells: [UICollectionViewCell] { indexPathsForVisibleItems.compactMap(cellForItem) }

    open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
        if let cell = cells[indexPath] { return cell }
        guard indexPathsForVisibleItems.contains(indexPath),
            let cell = providing({ dataSource?.collectionView(self, cellForItemAt: indexPath) })
        else { return nil }
        cells[indexPath] = cell
        isDisplaying = true
        (delegate as? any UICollectionViewDelegate)?.collectionView(self, willDisplay: cell, forItemAt: indexPath)
        isDisplaying = false
        return cell
    }

    open func indexPath(for cell: UICollectionViewCell) -> IndexPath? { cells.first { $0.value === cell }?.key }

    open func supplementaryView(
        forElementKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView? {
        let name = "\(elementKind) \(indexPath.section)"
        if let view = supplementaryViews[name] { return view }
        let view = providing {
            dataSource?.collectionView(self, viewForSupplementaryElementOfKind: elementKind, at: indexPath)
        }
        supplementaryViews[name] = view
        return view
    }

    open var indexPathsForSelectedItems: [IndexPath]? { selected.isEmpty ? nil : selected.sorted() }

    open func selectItem(
        at indexPath: IndexPath?, animated: Bool, scrollPosition: UICollectionView.ScrollPosition
    ) {
        guard let indexPath else { return }
        selected.insert(indexPath)
        cellForItem(at: indexPath)?.isSelected = true
    }

    open func deselectItem(at indexPath: IndexPath, animated: Bool) {
        selected.remove(indexPath)
        cells[indexPath]?.isSelected = false
    }

    open func scrollToItem(
        at indexPath: IndexPath, at scrollPosition: UICollectionView.ScrollPosition, animated: Bool
    ) {}

    open func reconfigureItems(at indexPaths: [IndexPath]) {
        for indexPath in indexPaths {
            guard let cell = cells[indexPath] else { continue }
            reconfigured = cell
            numberOfCellsReconfigured += 1
            _ = providing { dataSource?.collectionView(self, cellForItemAt: indexPath) }
            reconfigured = nil
        }
    }

    open func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
        using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
    ) -> Cell {
        let cell = (reconfigured as? Cell) ?? taken(registration.identity)
        if reconfigured == nil { numberOfCellsTaken += 1 }
        if let item { registration.handler(cell, indexPath, item) }
        return cell
    }

    open func dequeueConfiguredReusableSupplementary<Supplementary: UICollectionReusableView>(
        using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
    ) -> Supplementary {
        let view: Supplementary = taken(registration.identity)
        registration.handler(view, registration.elementKind, indexPath)
        return view
    }

    /// Keeps the cells of items and the headers and footers of sections that stay, under their new places.
    ///
    /// - Parameter sections: the new places of sections, by the old ones.
    func keepCells(_ places: [IndexPath: IndexPath], _ sections: [Int: Int]) {
        var kept: [IndexPath: UICollectionViewCell] = [:]
        for (old, new) in places { kept[new] = cells[old] }
        recycle(cells.filter { places[$0.key] == nil }.sorted { $0.key < $1.key }.map(\.value))
        cells = kept
        var views: [String: UICollectionReusableView] = [:]
        for kind in [Self.elementKindSectionHeader, Self.elementKindSectionFooter] {
            for (old, new) in sections {
                views["\(kind) \(new)"] = supplementaryViews.removeValue(forKey: "\(kind) \(old)")
            }
        }
        recycle(supplementaryViews.sorted { $0.key < $1.key }.map(\.value))
        supplementaryViews = views
    }
}
