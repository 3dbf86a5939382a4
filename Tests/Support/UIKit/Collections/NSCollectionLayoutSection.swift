@MainActor
open class NSCollectionLayoutSection: NSObject {
    open var contentInsets = NSDirectionalEdgeInsets.zero
    open var interGroupSpacing: CGFloat = 0
    open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
    open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
    /// The list that it is laid out as, or nil, for tests.
    package private(set) var listConfiguration: UICollectionLayoutListConfiguration?
    /// The group that it repeats, or nil, for tests.
    package let group: NSCollectionLayoutGroup?

    public init(group: NSCollectionLayoutGroup) {
        self.group = group
    }

    private init(list: UICollectionLayoutListConfiguration) {
        group = nil
        listConfiguration = list
    }

    public static func list(
        using configuration: UICollectionLayoutListConfiguration,
        layoutEnvironment: any NSCollectionLayoutEnvironment
    ) -> NSCollectionLayoutSection { NSCollectionLayoutSection(list: configuration) }
}
