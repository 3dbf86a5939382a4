public typealias UICollectionViewCompositionalLayoutSectionProvider =
    (Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?

@MainActor
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
    open var configuration: UICollectionViewCompositionalLayoutConfiguration
    private let sectionProvider: UICollectionViewCompositionalLayoutSectionProvider

    public init(sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider) {
        self.sectionProvider = sectionProvider
        configuration = UICollectionViewCompositionalLayoutConfiguration()
        super.init()
    }

    public init(
        sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
        configuration: UICollectionViewCompositionalLayoutConfiguration
    ) {
        self.sectionProvider = sectionProvider
        self.configuration = configuration
        super.init()
    }

    public convenience init(section: NSCollectionLayoutSection) {
        self.init { _, _ in section }
    }

    public static func list(using configuration: UICollectionLayoutListConfiguration)
        -> UICollectionViewCompositionalLayout
    {
        UICollectionViewCompositionalLayout { _, environment in
            .list(using: configuration, layoutEnvironment: environment)
        }
    }

    /// The layout of a section, for tests; nil while the layout belongs to no collection view.
    package func section(at index: Int) -> NSCollectionLayoutSection? {
        guard let collectionView else { return nil }
        guard let section = sectionProvider(index, LayoutEnvironmentOfView(view: collectionView)) else {
            fatalError("UIKit raises an exception where the provider returns no layout for section \(index)")
        }
        return section
    }
}

/// The facts that a section is told of the view that it stands in.
private final class LayoutEnvironmentOfView: NSCollectionLayoutEnvironment {
    let container: any NSCollectionLayoutContainer
    let traitCollection: UITraitCollection

    init(view: UICollectionView) {
        container = ContainerOfView(contentSize: view.bounds.size)
        traitCollection = view.traitCollection
    }
}

private final class ContainerOfView: NSCollectionLayoutContainer {
    let contentSize: CGSize

    init(contentSize: CGSize) {
        self.contentSize = contentSize
    }

    var effectiveContentSize: CGSize { contentSize }
}
