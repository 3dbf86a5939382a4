@MainActor
open class NSCollectionLayoutSpacing: NSObject {
    public let spacing: CGFloat
    public let isFixedSpacing: Bool

    private init(_ spacing: CGFloat, isFixed: Bool) {
        self.spacing = spacing
        isFixedSpacing = isFixed
    }

    public var isFlexibleSpacing: Bool { !isFixedSpacing }

    public static func fixed(_ fixedSpacing: CGFloat) -> NSCollectionLayoutSpacing {
        NSCollectionLayoutSpacing(fixedSpacing, isFixed: true)
    }

    public static func flexible(_ flexibleSpacing: CGFloat) -> NSCollectionLayoutSpacing {
        NSCollectionLayoutSpacing(flexibleSpacing, isFixed: false)
    }
}
